//! Languages: each is a folder of messages.

use fluent_bundle::FluentResource;
use std::borrow::Cow;
use std::error::Error;
use std::fmt;
use std::fs::{self, File as TextFile};
use std::io::{self, Read};
use std::path::Path;
use std::sync::{Arc, OnceLock};

/// The code of a language, and its files by name.
type BuiltIn = (&'static str, &'static [(&'static str, &'static str)]);

/// The languages under `messages`, as the build has found them.
static BUILT_IN: &[BuiltIn] = include!(concat!(env!("OUT_DIR"), "/built_in.rs"));

/// The language in which every message is there, for what another one lacks.
pub const FALLBACK: &str = "en";

/// A language: its code, and its messages. A copy is cheap and shares them; they are read once,
/// when the first is asked for.
#[derive(Clone)]
pub struct Language {
    messages: Arc<Messages>,
    is_ascii: bool,
}

struct Messages {
    code: Cow<'static, str>,
    files: Vec<File>,
    read: OnceLock<Vec<Arc<FluentResource>>>,
}

/// A file of messages: its name and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The name of the file, such as `steps.ftl`.
    pub name: Cow<'static, str>,
    /// The messages in it, as Fluent writes them.
    pub text: Cow<'static, str>,
}

/// No file of messages is longer, in bytes: a device that never ends is none.
const LONGEST: u64 = 1 << 20;

/// The text of a file of messages.
fn text_of(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let read = TextFile::open(path)?.take(LONGEST + 1).read_to_string(&mut text)?;
    if read as u64 > LONGEST { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
}

impl Language {
    /// The languages that are built in, by their codes.
    pub fn built_in() -> Vec<Language> {
        BUILT_IN.iter().map(Language::of_row).collect()
    }

    /// The language that is built in and has this code, such as `ja`.
    pub fn find(code: &str) -> Option<Language> {
        BUILT_IN.iter().find(|row| row.0 == code).map(Language::of_row)
    }

    /// English, which is always there.
    pub fn english() -> Language {
        Language::find(FALLBACK)
            .unwrap_or_else(|| Language::of_files(Cow::Borrowed(FALLBACK), Vec::new()))
    }

    fn of_row(&(code, files): &BuiltIn) -> Language {
        let file = |&(name, text): &(&'static str, &'static str)| File {
            name: name.into(),
            text: text.into(),
        };
        Language::of_files(Cow::Borrowed(code), files.iter().map(file).collect())
    }

    fn of_files(code: Cow<'static, str>, files: Vec<File>) -> Language {
        Language {
            messages: Arc::new(Messages { code, files, read: OnceLock::new() }),
            is_ascii: false,
        }
    }

    /// A language made of these files. What it lacks is said in English.
    ///
    /// # Errors
    /// The first place that is not written as Fluent asks for.
    pub fn new(code: impl Into<String>, files: Vec<File>) -> Result<Language, MessagesError> {
        for File { name, text } in &files {
            if let Err((_, errors)) = FluentResource::try_new(text.clone().into_owned()) {
                let place = errors.first().map_or(0, |error| error.pos.start);
                let line = 1 + text.bytes().take(place).filter(|&byte| byte == b'\n').count();
                return Err(MessagesError::Syntax { file: name.clone().into_owned(), line });
            }
        }
        Ok(Language::of_files(Cow::Owned(code.into()), files))
    }

    /// The language in a folder that is called by its code: all files in it whose names end in
    /// `.ftl`.
    ///
    /// # Errors
    /// Where it cannot be read, or what [`Language::new`] says.
    pub fn from_folder(folder: &Path) -> Result<Language, MessagesError> {
        let cannot = |path: &Path, error| MessagesError::Read {
            file: path.to_string_lossy().into_owned(),
            error,
        };
        let mut files = Vec::new();
        for entry in fs::read_dir(folder).map_err(|error| cannot(folder, error))? {
            let path = entry.map_err(|error| cannot(folder, error))?.path();
            if path.extension().is_some_and(|end| end == "ftl") {
                let text = text_of(&path).map_err(|error| cannot(&path, error))?;
                files.push(File {
                    name: path.to_string_lossy().into_owned().into(),
                    text: text.into(),
                });
            }
        }
        files.sort_by(|one, other| one.name.cmp(&other.name));
        Language::new(folder.file_name().unwrap_or_default().to_string_lossy(), files)
    }

    /// The same for a screen that shows ASCII only, if that is so: `->` for `→`, where the language
    /// can be written in ASCII at all.
    #[must_use]
    pub fn in_ascii(self, is_ascii: bool) -> Language {
        Language { is_ascii, ..self }
    }

    /// True for a screen that shows ASCII only.
    pub(crate) fn is_for_ascii(&self) -> bool {
        self.is_ascii
    }

    /// The code of the language: `en`, `ja`.
    pub fn code(&self) -> &str {
        &self.messages.code
    }

    /// Its files, by name.
    pub fn files(&self) -> &[File] {
        &self.messages.files
    }

    /// Its messages, read.
    pub(crate) fn resources(&self) -> &[Arc<FluentResource>] {
        self.messages.read.get_or_init(|| {
            let read = |file: &File| {
                // `new` has looked for mistakes, and a test has in what is built in.
                let (Ok(resource) | Err((resource, _))) =
                    FluentResource::try_new(file.text.clone().into_owned());
                Arc::new(resource)
            };
            self.messages.files.iter().map(read).collect()
        })
    }
}

/// The same code is the same language.
impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Language {}

/// Its code.
impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Why files are no language.
#[derive(Debug)]
pub enum MessagesError {
    /// A file or folder cannot be read.
    Read {
        /// Which.
        file: String,
        /// The error of the system.
        error: io::Error,
    },
    /// Something is not written as Fluent asks for.
    Syntax {
        /// The file.
        file: String,
        /// The line, 1-based.
        line: usize,
    },
}

/// For programmers: [`Texts::messages_error`](crate::Texts::messages_error) tells users.
impl fmt::Display for MessagesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessagesError::Read { file, error } => write!(f, "read {file}: {error}"),
            MessagesError::Syntax { file, line } => write!(f, "syntax {file}:{line}"),
        }
    }
}

impl Error for MessagesError {}
