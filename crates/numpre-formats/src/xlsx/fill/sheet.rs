//! Rewrites a sheet while it is read. Events that do not change are copied.
//!
//! ```text
//!   edits   B14 = 8 and C14 = 1, both like cells with the style 4
//!
//!   before  <row r="13">…</row><row r="15">…</row>
//!   after   <row r="13">…</row><row r="14"><c r="B14" s="4"><v>8</v></c>
//!           <c r="C14" s="4"><v>1</v></c></row><row r="15">…</row>       (without line breaks)
//!
//!   before  <c r="B14" s="7"><v>5</v></c>
//!   after   <c r="B14" s="7"><v>8</v></c>       a cell keeps the style that it has
//! ```

use super::{Edit, Edits, cells};
use crate::xlsx::cells::Counter;
use crate::xlsx::part::{Part, attribute};
use crate::xlsx::place::{Area, Place};
use crate::xlsx::{PartFault, WorkbookError};
use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, Event};
use std::collections::{BTreeMap, HashSet};
use std::io::Write;

/// Rewrites a sheet.
pub(super) fn rewrite(
    part: &mut Part<'_>,
    edits: &Edits,
    to: &mut impl Write,
) -> Result<(), WorkbookError> {
    let mut rewriter = Rewriter {
        to: Writer::new(to),
        edits,
        left: edits.keys().copied().collect::<Vec<_>>().into_iter().peekable(),
        likes: edits.values().filter_map(|edit| edit.like).collect(),
        styles: BTreeMap::new(),
        prefix: String::new(),
    };
    let (mut counter, mut buffer) = (Counter::default(), Vec::new());
    loop {
        let event = part.next(&mut buffer)?;
        let local = match &event {
            Event::Start(element) | Event::Empty(element) => {
                element.local_name().into_inner().to_owned()
            }
            Event::End(element) => format!("/{}", element.local_name().into_inner()),
            _ => String::new(),
        };
        let is_empty = matches!(event, Event::Empty(_));
        match (local.as_str(), event) {
            (_, Event::Eof) => return Ok(()),
            ("dimension", Event::Start(element) | Event::Empty(element)) => {
                let element = rewriter.reaching(&element);
                rewriter.begin(element, is_empty)?;
            }
            ("sheetData", Event::Start(element) | Event::Empty(element)) => {
                rewriter.sheet_data(&element, is_empty)?
            }
            ("row", Event::Start(element) | Event::Empty(element)) => {
                let row = counter
                    .row(&element)
                    .map_err(|cell| part.fault(PartFault::CellOrder { cell }))?;
                ordered(part, &counter)?;
                rewriter.row(row, element, is_empty)?;
            }
            ("/row", event) => {
                rewriter.cells_before(Place { row: counter.row_inside() + 1, column: 0 })?;
                rewriter.write(event)?;
            }
            ("/sheetData", event) => {
                rewriter.rows_before(u32::MAX)?;
                rewriter.write(event)?;
            }
            ("c", Event::Start(element) | Event::Empty(element)) => {
                let place = counter
                    .cell(&element)
                    .map_err(|cell| part.fault(PartFault::CellOrder { cell }))?;
                ordered(part, &counter)?;
                rewriter.cells_before(place)?;
                let style = attribute(&element, "s");
                if let Some(edit) = rewriter.edit_at(place) {
                    let end = element.name().as_ref().to_owned();
                    rewriter.cell(place, edit, style)?;
                    if !is_empty {
                        skip(part, &end)?;
                    }
                    continue;
                }
                if let Some(style) = style.filter(|_| rewriter.likes.contains(&place)) {
                    rewriter.styles.insert(place, style);
                }
                rewriter.begin(element, is_empty)?;
            }
            (_, event) => rewriter.write(event)?,
        }
    }
}

/// Returns an error if cells are not in reading order, because a new cell could then be written
/// before an old cell of the same place.
fn ordered(part: &Part<'_>, counter: &Counter) -> Result<(), WorkbookError> {
    counter
        .disorder()
        .map_or(Ok(()), |place| Err(part.fault(PartFault::CellOrder { cell: place.to_string() })))
}

struct Rewriter<'a, W: Write> {
    to: Writer<&'a mut W>,
    edits: &'a Edits,
    /// The places of the edits that are still to be written, in reading order.
    left: std::iter::Peekable<std::vec::IntoIter<Place>>,
    /// The places whose styles are needed, and the styles found so far.
    likes: HashSet<Place>,
    styles: BTreeMap<Place, String>,
    prefix: String,
}

impl<'a, W: Write> Rewriter<'a, W> {
    fn write(&mut self, event: Event<'_>) -> Result<(), WorkbookError> {
        self.to.write_event(event).map_err(WorkbookError::Save)
    }

    /// Writes the beginning of an element, or the whole element if it is empty.
    fn begin(&mut self, element: BytesStart<'_>, is_empty: bool) -> Result<(), WorkbookError> {
        self.write(if is_empty { Event::Empty(element) } else { Event::Start(element) })
    }

    fn sheet_data(
        &mut self,
        element: &BytesStart<'_>,
        is_empty: bool,
    ) -> Result<(), WorkbookError> {
        self.prefix = element
            .name()
            .prefix()
            .map(|prefix| format!("{}:", prefix.as_ref()))
            .unwrap_or_default();
        self.write(Event::Start(element.borrow()))?;
        if is_empty {
            self.rows_before(u32::MAX)?;
            self.write(Event::End(element.to_end()))?;
        }
        Ok(())
    }

    /// Writes a row of the sheet, after the new rows before it.
    fn row(
        &mut self,
        row: u32,
        element: BytesStart<'_>,
        is_empty: bool,
    ) -> Result<(), WorkbookError> {
        self.rows_before(row)?;
        if !self.has_row(row) {
            return self.begin(element, is_empty);
        }
        // `spans` says where the cells of the row begin and end. It is optional, and may be wrong
        // now.
        self.write(Event::Start(without(&element, "spans")))?;
        if is_empty {
            self.cells_before(Place { row: row + 1, column: 0 })?;
            self.write(Event::End(element.to_end()))?;
        }
        Ok(())
    }

    fn has_row(&mut self, row: u32) -> bool {
        self.left.peek().is_some_and(|place| place.row == row)
    }

    /// Writes the new rows before this row.
    fn rows_before(&mut self, row: u32) -> Result<(), WorkbookError> {
        while let Some(first) = self.left.peek().copied().filter(|place| place.row < row) {
            let tag = format!("{}row", self.prefix);
            let number = (first.row + 1).to_string();
            self.write(Event::Start(
                BytesStart::new(tag.as_str()).with_attributes([("r", number.as_str())]),
            ))?;
            self.cells_before(Place { row: first.row + 1, column: 0 })?;
            self.write(Event::End(BytesEnd::new(tag.as_str())))?;
        }
        Ok(())
    }

    /// Writes the new cells before this place.
    fn cells_before(&mut self, place: Place) -> Result<(), WorkbookError> {
        while let Some(found) = self.left.next_if(|found| *found < place) {
            if let Some(edit) = self.edits.get(&found) {
                self.cell(found, edit, None)?;
            }
        }
        Ok(())
    }

    /// Returns the edit of a cell that the sheet has.
    fn edit_at(&mut self, place: Place) -> Option<&'a Edit> {
        let place = self.left.next_if_eq(&place)?;
        self.edits.get(&place)
    }

    fn cell(
        &mut self,
        place: Place,
        edit: &Edit,
        style: Option<String>,
    ) -> Result<(), WorkbookError> {
        let like = || edit.like.and_then(|like| self.styles.get(&like)).cloned();
        let text = cells::cell(place, edit, style.or_else(like).as_deref(), &self.prefix);
        self.to.get_mut().write_all(text.as_bytes()).map_err(WorkbookError::Save)
    }

    /// Returns the extent of the sheet, including the new cells.
    fn reaching(&self, element: &BytesStart<'_>) -> BytesStart<'static> {
        let Some(mut area) = attribute(element, "ref").and_then(|area| Area::read(&area)) else {
            return element.to_owned();
        };
        for place in self.edits.keys() {
            area.first.row = area.first.row.min(place.row);
            area.first.column = area.first.column.min(place.column);
            area.last.row = area.last.row.max(place.row);
            area.last.column = area.last.column.max(place.column);
        }
        let mut element = without(element, "ref");
        element.push_attribute(("ref", format!("{}:{}", area.first, area.last).as_str()));
        element
    }
}

/// Returns an element without one of its attributes.
pub(super) fn without(element: &BytesStart<'_>, name: &str) -> BytesStart<'static> {
    let mut less = element.to_owned();
    less.clear_attributes();
    let mut attributes = element.attributes();
    less.extend_attributes(
        attributes.with_checks(false).flatten().filter(|found| found.key.as_ref() != name),
    );
    less.into_owned()
}

/// Skips the rest of a cell.
fn skip(part: &mut Part<'_>, end: &str) -> Result<(), WorkbookError> {
    let mut buffer = Vec::new();
    loop {
        match part.next(&mut buffer)? {
            Event::End(element) if element.name().as_ref() == end => return Ok(()),
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}
