//! What is written: the outputs of the command, and the kind of file that a name promises.

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
    Parquet,
    /// A kind of file that is never written here.
    Other,
}

/// Extensions of files that programs open as something that is never written here: tables,
/// databases, documents, pictures, archives.
const OTHER: &[&str] = &[
    "ods", "xls", "xlsb", "xltx", "numbers", "tsv", "tab", "feather", "arrow", "avro", "orc", "db",
    "sqlite", "sqlite3", "pdf", "ps", "eps", "doc", "docx", "odt", "rtf", "htm", "html", "xhtml",
    "xml", "yaml", "yml", "toml", "png", "jpg", "jpeg", "gif", "webp", "avif", "bmp", "ico", "tif",
    "tiff", "heic", "gz", "bz2", "xz", "zst", "lz4", "br", "zip", "7z", "rar", "tar", "tgz",
];

impl FileForm {
    /// Returns what the extension of a name promises. `None` if there is no extension, or one that
    /// promises no form, such as `.txt`.
    pub fn promised(path: &Path) -> Option<FileForm> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        Some(match ending.as_str() {
            "csv" => FileForm::Csv,
            "json" | "jsonl" | "ndjson" => FileForm::Json,
            "xlsx" => FileForm::Workbook,
            "xlsm" => FileForm::MacroWorkbook,
            "svg" => FileForm::Svg,
            "parquet" => FileForm::Parquet,
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
            FileForm::Parquet => ("form-parquet", "parquet"),
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
    /// Returns the option or command that makes files of this form.
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
            FileForm::Parquet => Some(format!("{option} parquet")),
            FileForm::Svg => Some("numpre draw".to_owned()),
            _ => None,
        }
    }
}

/// How answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum OutputKind {
    Grid,
    Line,
    Json,
    Csv,
    Xlsx,
    Parquet,
}

impl OutputKind {
    /// Returns whether it is a workbook.
    pub fn is_workbook(self) -> bool {
        self == OutputKind::Xlsx
    }

    /// Returns whether its answers are the rows of a table, under a heading.
    pub fn is_table(self) -> bool {
        matches!(self, OutputKind::Csv | OutputKind::Xlsx | OutputKind::Parquet)
    }

    /// The output that the name of a file asks for, if it does.
    pub fn of_name(path: &Path) -> Option<OutputKind> {
        match FileForm::promised(path)? {
            FileForm::Csv => Some(OutputKind::Csv),
            FileForm::Json => Some(OutputKind::Json),
            FileForm::Workbook | FileForm::MacroWorkbook => Some(OutputKind::Xlsx),
            FileForm::Parquet => Some(OutputKind::Parquet),
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
            OutputKind::Parquet => FileForm::Parquet,
        }
    }
}
