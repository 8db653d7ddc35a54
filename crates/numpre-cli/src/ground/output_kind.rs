//! How answers are written.

use super::file_form::FileForm;
use std::path::Path;

/// How answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum OutputKind {
    Grid,
    Line,
    Json,
    Csv,
    Xlsx,
}

impl OutputKind {
    /// Whether it is a workbook.
    pub fn is_workbook(self) -> bool {
        self == OutputKind::Xlsx
    }

    /// Whether its answers are the rows of a table, under a heading.
    pub fn is_table(self) -> bool {
        matches!(self, OutputKind::Csv | OutputKind::Xlsx)
    }

    /// The output that the name of a file asks for, if it does.
    pub fn of_name(path: &Path) -> Option<OutputKind> {
        match FileForm::promised(path)? {
            FileForm::Csv => Some(OutputKind::Csv),
            FileForm::Json => Some(OutputKind::Json),
            FileForm::Workbook | FileForm::MacroWorkbook => Some(OutputKind::Xlsx),
            _ => None,
        }
    }

    /// What a file of this output holds.
    pub const fn form(self) -> FileForm {
        match self {
            OutputKind::Grid | OutputKind::Line => FileForm::Text,
            OutputKind::Json => FileForm::Json,
            OutputKind::Csv => FileForm::Csv,
            OutputKind::Xlsx => FileForm::Workbook,
        }
    }
}
