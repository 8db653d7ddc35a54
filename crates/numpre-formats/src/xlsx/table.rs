//! Writes tables of any number of rows to a workbook.
//!
//! This writes XML row by row into the archive. The library that makes the other workbooks keeps
//! all rows in memory until the end, or in a file, and then panics if the file cannot grow.

use super::WorkbookError;
use super::place::ROWS;
use quick_xml::escape::escape;
use std::fmt::Write as _;
use std::io::{Cursor, Write};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The most characters that a cell can hold.
const CELL: usize = 32_767;
/// Numbers with more digits than this are not exact in a spreadsheet.
const EXACT: usize = 15;
/// The number of bytes of an unpacked sheet after which the next sheet begins. Larger parts need
/// another kind of archive.
const BYTES: usize = 1 << 31;

const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
const TYPE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/// Style 0 is plain, and style 1 is for headings.
const STYLES: &str = r#"<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>"#;

/// Writes a table to a workbook, row by row. Only the packed workbook is kept in memory.
///
/// A number is written as a number. A text of digits that would lose some of them as a number (81
/// digits, leading zeros) is written as a text. If a sheet is full, the table continues in the next
/// one, with the same heading.
pub struct TableWriter {
    zip: ZipWriter<Cursor<Vec<u8>>>,
    heading: Vec<String>,
    /// The most rows of a sheet.
    limit: u32,
    /// The number of rows of the last sheet, and of its bytes.
    rows: u32,
    bytes: usize,
    sheets: usize,
    cut: u64,
}

impl TableWriter {
    /// Creates an empty table. Its first row is its heading.
    pub fn new() -> TableWriter {
        TableWriter::of_sheets(ROWS)
    }

    /// Creates an empty table with at most `limit` rows per sheet.
    fn of_sheets(limit: u32) -> TableWriter {
        let zip = ZipWriter::new(Cursor::new(Vec::new()));
        TableWriter { zip, heading: Vec::new(), limit, rows: 0, bytes: 0, sheets: 0, cut: 0 }
    }

    /// Writes a row.
    ///
    /// # Errors
    /// Returns an error if the row cannot be packed.
    pub fn row<'t>(&mut self, cells: impl Iterator<Item = &'t str>) -> Result<(), WorkbookError> {
        if self.sheets == 0 {
            self.heading = cells.map(str::to_owned).collect();
            return self.begin_sheet();
        }
        if self.rows == self.limit || self.bytes > BYTES {
            self.end_sheet()?;
            self.begin_sheet()?;
        }
        self.write(cells, false)
    }

    fn part(&mut self, name: &str) -> Result<(), WorkbookError> {
        // Workbooks of the same rows are the same, no matter when they are made.
        let options = SimpleFileOptions::default().last_modified_time(zip::DateTime::default());
        self.zip.start_file(name, options).map_err(|error| WorkbookError::Save(error.into()))
    }

    fn put(&mut self, text: &str) -> Result<(), WorkbookError> {
        self.bytes += text.len();
        self.zip.write_all(text.as_bytes()).map_err(WorkbookError::Save)
    }

    fn begin_sheet(&mut self) -> Result<(), WorkbookError> {
        self.sheets += 1;
        (self.rows, self.bytes) = (0, 0);
        self.part(&format!("xl/worksheets/sheet{}.xml", self.sheets))?;
        let is_wide = |name: &str| ["puzzle", "solution", "second"].contains(&name);
        let columns = self.heading.iter().zip(1..).map(|(name, column)| {
            let width = if is_wide(name) { 90 } else { 14 };
            format!(r#"<col min="{column}" max="{column}" width="{width}" customWidth="1"/>"#)
        });
        let columns: String = columns.collect();
        let columns = if columns.is_empty() { columns } else { format!("<cols>{columns}</cols>") };
        let pane = r#"<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>"#;
        self.put(&format!(
            r#"{XML}<worksheet xmlns="{MAIN}"><sheetViews><sheetView workbookViewId="0">{pane}</sheetView></sheetViews>{columns}<sheetData>"#
        ))?;
        let heading = std::mem::take(&mut self.heading);
        let written = self.write(heading.iter().map(String::as_str), true);
        self.heading = heading;
        written
    }

    fn end_sheet(&mut self) -> Result<(), WorkbookError> {
        self.put("</sheetData></worksheet>")
    }

    fn write<'t>(
        &mut self,
        cells: impl Iterator<Item = &'t str>,
        is_heading: bool,
    ) -> Result<(), WorkbookError> {
        self.rows += 1;
        let mut row = format!(r#"<row r="{}">"#, self.rows);
        for text in cells {
            let end = text.char_indices().nth(CELL).map(|(end, _)| end);
            self.cut += u64::from(end.is_some());
            let text = &text[..end.unwrap_or(text.len())];
            // Writing to a string does not fail.
            let _ = match number(text) {
                _ if text.is_empty() => write!(row, "<c/>"),
                Some(number) if !is_heading => write!(row, "<c><v>{number}</v></c>"),
                _ => {
                    let style = if is_heading { r#" s="1""# } else { "" };
                    let text = escape(text).replace(is_forbidden_in_xml, "\u{fffd}");
                    write!(
                        row,
                        r#"<c{style} t="inlineStr"><is><t xml:space="preserve">{text}</t></is></c>"#
                    )
                }
            };
        }
        row += "</row>";
        self.put(&row)
    }

    /// Returns the number of sheets.
    pub const fn sheets(&self) -> usize {
        self.sheets
    }

    /// Returns how many texts were cut, because a cell can hold only 32 767 characters.
    pub const fn cut(&self) -> u64 {
        self.cut
    }

    /// Returns the bytes of the workbook.
    ///
    /// # Errors
    /// Returns an error if the workbook cannot be packed.
    pub fn finish(mut self) -> Result<Vec<u8>, WorkbookError> {
        if self.sheets == 0 {
            self.begin_sheet()?;
        }
        self.end_sheet()?;
        let each = |text: &dyn Fn(usize) -> String| (1..=self.sheets).map(text).collect::<String>();
        let sheets = each(&|number| {
            format!(r#"<sheet name="Sheet{number}" sheetId="{number}" r:id="rId{number}"/>"#)
        });
        let sheet_relations = each(&|number| {
            relation(&format!("rId{number}"), "worksheet", &format!("worksheets/sheet{number}.xml"))
        });
        let types = each(&|number| {
            format!(
                "<Override PartName=\"/xl/worksheets/sheet{number}.xml\" \
                 ContentType=\"{TYPE}.worksheet+xml\"/>"
            )
        });
        let workbook = format!(
            r#"<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>{sheets}</sheets></workbook>"#
        );
        let parts = [
            (
                "[Content_Types].xml",
                format!(
                    r#"<Types xmlns="{PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="{TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="{TYPE}.styles+xml"/>{types}</Types>"#
                ),
            ),
            ("_rels/.rels", relations(&relation("rId1", "officeDocument", "xl/workbook.xml"))),
            ("xl/workbook.xml", workbook),
            (
                "xl/_rels/workbook.xml.rels",
                relations(&(sheet_relations + &relation("rIdStyles", "styles", "styles.xml"))),
            ),
            ("xl/styles.xml", format!(r#"<styleSheet xmlns="{MAIN}">{STYLES}</styleSheet>"#)),
        ];
        for (name, text) in parts {
            self.part(name)?;
            self.put(XML)?;
            self.put(&text)?;
        }
        Ok(self.zip.finish().map_err(|error| WorkbookError::Save(error.into()))?.into_inner())
    }
}

impl Default for TableWriter {
    fn default() -> TableWriter {
        TableWriter::new()
    }
}

/// Returns the element that relates a part to a target.
fn relation(id: &str, kind: &str, target: &str) -> String {
    format!(r#"<Relationship Id="{id}" Type="{OFFICE}/{kind}" Target="{target}"/>"#)
}

/// Returns the list of the relations of a part.
fn relations(all: &str) -> String {
    format!(r#"<Relationships xmlns="{PACKAGE}/relationships">{all}</Relationships>"#)
}

/// Returns whether a character is not allowed in XML.
fn is_forbidden_in_xml(found: char) -> bool {
    matches!(
        found,
        '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}'
    )
}

/// Returns the number that a text is, if the number is printed as the same text.
fn number(text: &str) -> Option<f64> {
    let number: f64 = Some(text).filter(|text| text.len() <= EXACT)?.parse().ok()?;
    (number.is_finite() && number.to_string() == text).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use calamine::{Data, Reader};

    #[test]
    fn a_table_continues_in_the_next_sheet() {
        let mut table = TableWriter::of_sheets(3);
        for row in [
            ["id", "text"],
            ["007", "1.5"],
            ["2", "123456789012345678"],
            ["3", ""],
            ["4", &"x".repeat(40_000)],
        ] {
            table.row(row.into_iter()).unwrap();
        }
        assert_eq!((table.sheets(), table.cut()), (2, 1));
        let bytes = std::io::Cursor::new(table.finish().unwrap());
        let mut book: calamine::Xlsx<_> = calamine::open_workbook_from_rs(bytes).unwrap();
        let mut rows = |sheet: &str| -> Vec<Vec<Data>> {
            book.worksheet_range(sheet).unwrap().rows().map(<[Data]>::to_vec).collect()
        };
        let text = |text: &str| Data::String(text.to_owned());
        let heading = vec![text("id"), text("text")];
        let first = [
            vec![text("007"), Data::Float(1.5)],
            vec![Data::Float(2.0), text("123456789012345678")],
        ];
        assert_eq!(rows("Sheet1"), [&[heading.clone()][..], &first].concat());
        let second = [
            heading,
            vec![Data::Float(3.0), Data::Empty],
            vec![Data::Float(4.0), text(&"x".repeat(CELL))],
        ];
        assert_eq!(rows("Sheet2"), second);
    }
}
