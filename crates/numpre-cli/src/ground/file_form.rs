//! What kind of file a name promises by its ending.

use std::path::Path;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileForm {
    /// Lines or boards.
    Text,
    Csv,
    Json,
    Workbook,
    /// A workbook with macros: only one that was read can be written.
    MacroWorkbook,
    Svg,
    /// A kind of file that is never written here.
    Other,
}

/// Endings of files that programs open as something that is never written here: tables, databases,
/// documents, pictures, archives.
const OTHER: &[&str] = &[
    "ods", "xls", "xlsb", "xltx", "numbers", "tsv", "tab", "parquet", "feather", "arrow", "avro",
    "orc", "db", "sqlite", "sqlite3", "pdf", "ps", "eps", "doc", "docx", "odt", "rtf", "htm",
    "html", "xhtml", "xml", "yaml", "yml", "toml", "png", "jpg", "jpeg", "gif", "webp", "avif",
    "bmp", "ico", "tif", "tiff", "heic", "gz", "bz2", "xz", "zst", "lz4", "br", "zip", "7z", "rar",
    "tar", "tgz",
];

impl FileForm {
    /// What the ending of a name promises. Nothing where there is no ending, or one that promises
    /// no form, such as `.txt`.
    pub fn promised(path: &Path) -> Option<FileForm> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        Some(match ending.as_str() {
            "csv" => FileForm::Csv,
            "json" | "jsonl" | "ndjson" => FileForm::Json,
            "xlsx" => FileForm::Workbook,
            "xlsm" => FileForm::MacroWorkbook,
            "svg" => FileForm::Svg,
            other if OTHER.contains(&other) => FileForm::Other,
            _ => return None,
        })
    }

    /// Its name among the messages, and the ending that files of this form have.
    pub const fn names(self) -> (&'static str, &'static str) {
        match self {
            FileForm::Text => ("form-text", "txt"),
            FileForm::Csv => ("form-csv", "csv"),
            FileForm::Json => ("form-json", "json"),
            FileForm::Workbook => ("form-workbook", "xlsx"),
            FileForm::MacroWorkbook => ("form-macro-workbook", "xlsm"),
            FileForm::Svg => ("form-svg", "svg"),
            FileForm::Other => ("form-other", "txt"),
        }
    }
}

/// How a command lets its user choose the form of what it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormChoice {
    /// By `--output`.
    Output,
    /// By `--to`.
    To,
    /// Not at all.
    None,
}

impl FormChoice {
    /// What on the command line makes files of this form.
    pub fn of(self, form: FileForm) -> Option<String> {
        let option = match self {
            FormChoice::Output => "--output",
            FormChoice::To => "--to",
            FormChoice::None => return None,
        };
        match form {
            FileForm::Csv => Some(format!("{option} csv")),
            FileForm::Json if self == FormChoice::Output => Some(format!("{option} json")),
            FileForm::Workbook => Some(format!("{option} xlsx")),
            FileForm::Svg => Some("numpre draw".to_owned()),
            _ => None,
        }
    }
}
