//! How answers are written.

use std::path::Path;

/// How answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum OutputKind {
    Grid,
    Line,
    Json,
    Csv,
    #[cfg(feature = "xlsx")]
    Xlsx,
}

impl OutputKind {
    /// Whether it is a workbook.
    pub fn is_workbook(self) -> bool {
        #[cfg(feature = "xlsx")]
        return self == OutputKind::Xlsx;
        #[cfg(not(feature = "xlsx"))]
        false
    }

    /// The output that the name of a file asks for, if it does.
    pub fn of_name(path: &Path) -> Option<OutputKind> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "csv" => Some(OutputKind::Csv),
            "json" | "jsonl" | "ndjson" => Some(OutputKind::Json),
            #[cfg(feature = "xlsx")]
            "xlsx" | "xlsm" => Some(OutputKind::Xlsx),
            _ => None,
        }
    }
}
