//! What is wrong with a workbook, in words.

use crate::{Texts, Value};
use numpre_formats::xlsx::{SheetError, SheetErrorKind, WorkbookError};

impl Texts {
    /// What is wrong with a cell or a sheet.
    pub fn sheet_error(&self, error: &SheetError) -> String {
        let kind = &error.kind;
        let values: &[(&str, Value<'_>)] = &match kind {
            SheetErrorKind::SeveralBlocks { other } => vec![("other", other.as_str().into())],
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

    /// What is wrong with a whole workbook.
    pub fn workbook_error(&self, error: &WorkbookError) -> String {
        let values: &[(&str, Value<'_>)] = &match error {
            WorkbookError::Read(error) | WorkbookError::Save(error) => return self.io_error(error),
            WorkbookError::Part { part, .. } | WorkbookError::TooLarge { part } => vec![("part", part.as_str().into())],
            WorkbookError::Make(error) => vec![("error", error.to_string().into())],
            _ => vec![],
        };
        self.say(&format!("sheet-file-{}", error.name()), values)
    }
}
