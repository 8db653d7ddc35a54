//! The outputs of the command, and the kinds of files by their extensions.

use std::path::Path;

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileForm {
    /// Lines or boards, as plain text.
    Text,
    Csv,
    Json,
    Workbook,
    /// A workbook with macros. It can only be written by filling in one that was read.
    MacroWorkbook,
    Svg,
    Parquet,
    /// A kind of file that numpre never writes.
    Other,
}

/// The extensions of files that other programs open, but that numpre never writes: tables,
/// databases, documents, pictures, archives.
const OTHER: &[&str] = &[
    "ods", "xls", "xlsb", "xltx", "numbers", "tsv", "tab", "feather", "arrow", "avro", "orc", "db",
    "sqlite", "sqlite3", "pdf", "ps", "eps", "doc", "docx", "odt", "rtf", "htm", "html", "xhtml",
    "xml", "yaml", "yml", "toml", "png", "jpg", "jpeg", "gif", "webp", "avif", "bmp", "ico", "tif",
    "tiff", "heic", "gz", "bz2", "xz", "zst", "lz4", "br", "zip", "7z", "rar", "tar", "tgz",
];

impl FileForm {
    /// Returns the kind of file that an extension stands for. Returns `None` if there is no
    /// extension, or one without a fixed kind, such as `.txt`.
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

    /// Returns the name of its message, and the usual extension of such files.
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

/// The option by which a command lets the user choose the kind of its output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormChoice {
    /// The option `--output`.
    Output,
    /// The option `--to`.
    To,
    /// No option: the command writes one kind of file.
    None,
}

impl FormChoice {
    /// Returns the option or command that makes files of this kind. Returns `None` if there is
    /// none.
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

/// The output of answers: the value of `--output`.
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

    /// Returns whether answers are written as rows of a table with a heading.
    pub fn is_table(self) -> bool {
        matches!(self, OutputKind::Csv | OutputKind::Xlsx | OutputKind::Parquet)
    }

    /// Returns the output for the extension of a file. Returns `None` if the extension asks for
    /// none.
    pub fn of_name(path: &Path) -> Option<OutputKind> {
        match FileForm::promised(path)? {
            FileForm::Csv => Some(OutputKind::Csv),
            FileForm::Json => Some(OutputKind::Json),
            FileForm::Workbook | FileForm::MacroWorkbook => Some(OutputKind::Xlsx),
            FileForm::Parquet => Some(OutputKind::Parquet),
            _ => None,
        }
    }

    /// Returns the kind of file that this output makes.
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
