//! Reads the cells of a sheet.

use super::package::{Package, SheetPart};
use super::part::{Part, attribute};
use super::place::{Area, Place};
use super::sheet::{Cell, Sheet, Value};
use super::strings::{Texts, character};
use super::{PartFault, SheetErrorKind, WorkbookError};
use quick_xml::events::{BytesStart, Event};

/// The most cells with contents that a sheet may have.
const CELLS: usize = 1 << 24;
/// The number of a text that does not exist.
const NO_TEXT: u32 = u32::MAX;

/// A sheet whose part was read.
pub(super) enum ReadSheet {
    /// The sheet with its cells.
    Read(Sheet),
    /// The sheet cannot be used: this cell has an invalid reference, or too many cells came before.
    Unusable { cell: String, kind: SheetErrorKind },
}

impl ReadSheet {
    /// Returns the reason that `found` is not a reference of a row or cell.
    fn without_place(found: String) -> ReadSheet {
        ReadSheet::Unusable { cell: found.clone(), kind: SheetErrorKind::Reference { found } }
    }
}

/// Reads the cells of a sheet.
pub(super) fn read(
    package: &mut Package,
    sheet: &SheetPart,
    texts: &mut Texts,
    drawn_styles: &[bool],
) -> Result<ReadSheet, WorkbookError> {
    let mut part = package.part(&sheet.part)?;
    let mut read = Sheet {
        name: sheet.name.clone(),
        cells: Vec::new(),
        drawn: Vec::new(),
        merged: Vec::new(),
        arrays: Vec::new(),
    };
    let mut counter = Counter::default();
    let mut buffer = Vec::new();
    loop {
        let event = part.next(&mut buffer)?;
        let is_empty = matches!(event, Event::Empty(_));
        let element = match event {
            Event::Start(element) | Event::Empty(element) => element,
            Event::Eof => break,
            _ => continue,
        };
        match element.local_name().as_ref() {
            "row" => {
                if let Err(found) = counter.row(&element) {
                    return Ok(ReadSheet::without_place(found));
                }
            }
            "c" => {
                let place = match counter.cell(&element) {
                    Ok(place) => place,
                    Err(found) => return Ok(ReadSheet::without_place(found)),
                };
                let style: Option<usize> =
                    attribute(&element, "s").and_then(|style| style.parse().ok());
                if drawn_styles.get(style.unwrap_or(0)).copied().unwrap_or(false) {
                    read.drawn.push(place);
                }
                let kind = attribute(&element, "t");
                let end = element.name().as_ref().to_owned();
                if !is_empty {
                    let (value, formula) = content(&mut part, &end, kind.as_deref(), texts)?;
                    if matches!(value, Some(Value::Text(number)) if texts.get(number).is_none()) {
                        return Err(part.fault(PartFault::SharedText { cell: place.to_string() }));
                    }
                    let (is_formula, is_shared) =
                        (formula.is_some(), formula == Some(Formula::Shared));
                    read.cells.extend(value.map(|value| Cell {
                        place,
                        value,
                        is_formula,
                        is_shared,
                    }));
                    if let Some(Formula::Array(area)) = formula {
                        read.arrays.push(area);
                    }
                }
                if read.cells.len().max(read.drawn.len()) > CELLS {
                    return Ok(ReadSheet::Unusable {
                        cell: place.to_string(),
                        kind: SheetErrorKind::TooManyCells { limit: CELLS },
                    });
                }
            }
            "mergeCell" => {
                read.merged.extend(attribute(&element, "ref").and_then(|area| Area::read(&area)))
            }
            _ => {}
        }
    }
    if counter.disorder().is_some() {
        read.cells.sort_by_key(|cell| cell.place);
        if let Some(twice) = read.cells.windows(2).find(|pair| pair[0].place == pair[1].place) {
            return Err(part.fault(PartFault::CellOrder { cell: twice[0].place.to_string() }));
        }
        read.drawn.sort_unstable();
    }
    Ok(ReadSheet::Read(read))
}

/// Counts rows and cells, because a sheet does not have to give their places.
#[derive(Default)]
pub(super) struct Counter {
    /// The row and the column that come next if the sheet does not give a place.
    row: u32,
    column: u32,
    inside: u32,
    disorder: Option<Place>,
}

impl Counter {
    /// Enters a row. Returns its index, or its reference if a sheet cannot have such a row.
    pub(super) fn row(&mut self, element: &BytesStart<'_>) -> Result<u32, String> {
        self.inside = match attribute(element, "r") {
            None => self.row,
            Some(text) => Place::read(&format!("A{text}")).ok_or(text)?.row,
        };
        if self.inside < self.row {
            self.disorder.get_or_insert(Place { row: self.inside, column: 0 });
        }
        (self.row, self.column) = (self.inside + 1, 0);
        Ok(self.inside)
    }

    /// Returns the first row or cell that does not come after the one before it in reading order.
    pub(super) fn disorder(&self) -> Option<Place> {
        self.disorder
    }

    /// Returns the row that was entered last.
    pub(super) fn row_inside(&self) -> u32 {
        self.inside
    }

    /// Enters a cell. Returns its place, or its reference if a sheet cannot have such a cell.
    pub(super) fn cell(&mut self, element: &BytesStart<'_>) -> Result<Place, String> {
        let counted = Place { row: self.inside, column: self.column };
        let place = match attribute(element, "r") {
            None => counted.moved(0, 0).ok_or_else(|| counted.to_string())?,
            Some(text) => Place::read(&text).ok_or(text)?,
        };
        if place < counted {
            self.disorder.get_or_insert(place);
        }
        self.column = place.column + 1;
        Ok(place)
    }
}

/// The effect that the formula of a cell has on other cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Formula {
    /// The formula has no effect on other cells.
    Own,
    /// Other cells refer to the formula as theirs.
    Shared,
    /// The formula fills this area.
    Array(Area),
}

impl Formula {
    fn of(element: &BytesStart<'_>) -> Formula {
        let area = attribute(element, "ref").and_then(|area| Area::read(&area));
        let several = area.filter(|area| area.first != area.last);
        match (attribute(element, "t").as_deref(), several) {
            (Some("shared"), Some(_)) => Formula::Shared,
            (Some("array" | "dataTable"), Some(area)) => Formula::Array(area),
            _ => Formula::Own,
        }
    }
}

/// Reads the contents of a cell up to its end. Returns its value and the kind of its formula.
fn content(
    part: &mut Part<'_>,
    end: &str,
    kind: Option<&str>,
    texts: &mut Texts,
) -> Result<(Option<Value>, Option<Formula>), WorkbookError> {
    let mut buffer = Vec::new();
    let (mut text, mut inline, mut formula, mut is_value) = (String::new(), None, None, false);
    loop {
        match part.next(&mut buffer)? {
            Event::Start(element) => match element.local_name().as_ref() {
                "v" => is_value = true,
                "f" => formula = Some(Formula::of(&element)),
                "is" => {
                    let end = element.name().as_ref().to_owned();
                    inline = Some(texts.read(part, &end)?);
                }
                _ => {}
            },
            Event::Empty(element) if element.local_name().as_ref() == "f" => {
                formula = Some(Formula::of(&element))
            }
            Event::End(element) if element.name().as_ref() == end => break,
            Event::End(element) if element.local_name().as_ref() == "v" => is_value = false,
            Event::Text(found) if is_value => text += &found.xml10_content(),
            Event::CData(found) if is_value => text += &found.xml10_content(),
            Event::GeneralRef(found) if is_value => text.extend(character(&found)),
            Event::Eof => break,
            _ => {}
        }
    }
    let written = text.trim();
    let value = match kind {
        Some("inlineStr") => inline.map(Value::Text),
        Some("s") if !written.is_empty() => Some(Value::Text(written.parse().unwrap_or(NO_TEXT))),
        // A formula such as IF(…,"") has an empty text as its result.
        Some("str") if !text.is_empty() || formula.is_some() => {
            return Ok((Some(Value::Text(texts.add(&text))), formula));
        }
        Some("b" | "e" | "d") if !written.is_empty() => Some(Value::Other),
        _ if written.is_empty() => None,
        // A number outside the range of numbers, such as 1e400, is not a number.
        _ => Some(
            written
                .parse()
                .ok()
                .filter(|number: &f64| number.is_finite())
                .map_or(Value::Other, Value::Number),
        ),
    };
    Ok((value.or(formula.map(|_| Value::NoResult)), formula))
}
