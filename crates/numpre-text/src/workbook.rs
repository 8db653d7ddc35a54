//! Texts of errors in workbooks.

use crate::{Texts, Value};
use numpre_formats::xlsx::{PartFault, SheetError, SheetErrorKind, WorkbookError};

impl Texts {
    /// Returns the error of a cell or a sheet.
    pub fn sheet_error(&self, error: &SheetError) -> String {
        let kind = &error.kind;
        let values: &[(&str, Value<'_>)] = &match kind {
            SheetErrorKind::SeveralBlocks { other } | SheetErrorKind::Outside { other } => {
                vec![("other", other.as_str().into())]
            }
            SheetErrorKind::Cell { found } | SheetErrorKind::Reference { found } => {
                vec![("found", found.as_str().into())]
            }
            SheetErrorKind::TooManyCells { limit } => vec![("limit", (*limit).into())],
            SheetErrorKind::Text { column, kind } => {
                vec![("column", (*column).into()), ("error", self.error(kind).into())]
            }
            _ => vec![],
        };
        let name = match kind {
            SheetErrorKind::Text { .. } => "text",
            SheetErrorKind::Cell { found } if found.is_empty() => "cell-unknown",
            kind => kind.name(),
        };
        self.say(&format!("sheet-{name}"), values)
    }

    /// Returns the error of a whole workbook.
    pub fn workbook_error(&self, error: &WorkbookError) -> String {
        let values: &[(&str, Value<'_>)] = &match error {
            WorkbookError::Read(error) | WorkbookError::Save(error) => return self.io_error(error),
            WorkbookError::Part { part, fault } => return self.part_fault(part, fault),
            WorkbookError::TooLarge { part } => vec![("part", part.as_str().into())],
            WorkbookError::Make(error) => vec![("error", error.to_string().into())],
            _ => vec![],
        };
        self.say(&format!("sheet-file-{}", error.name()), values)
    }
    /// Returns the error of a part of a workbook, and its place.
    fn part_fault(&self, part: &str, fault: &PartFault) -> String {
        let mut values: Vec<(&str, Value<'_>)> = vec![("part", part.into())];
        match fault {
            PartFault::CutShort { byte } | PartFault::Xml { byte } => {
                values.push(("byte", (*byte).into()))
            }
            PartFault::CellOrder { cell } | PartFault::SharedText { cell } => {
                values.push(("cell", cell.as_str().into()))
            }
            PartFault::Sheet { sheet } => values.push(("sheet", sheet.as_str().into())),
            _ => {}
        }
        self.say(&format!("sheet-part-{}", fault.name()), &values)
    }
}
