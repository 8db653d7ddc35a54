//! Languages that are added at run time, and the messages of any language in Fluent.

use super::{File, Language};
use fluent_bundle::FluentResource;
use std::borrow::Cow;
use std::error::Error;
use std::fmt;
use std::fs::{self, File as TextFile};
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

/// The greatest size of a message file in bytes. It stops the reading of a device that never ends.
const LONGEST: u64 = 1 << 20;

/// Returns the text of a message file.
fn text_of(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let read = TextFile::open(path)?.take(LONGEST + 1).read_to_string(&mut text)?;
    if read as u64 > LONGEST { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
}

impl Language {
    /// Creates a language from message files. Messages that they lack are shown in English.
    ///
    /// # Errors
    /// The first place that is not valid Fluent syntax.
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

    /// Reads the language in a folder. The name of the folder is the language's code, and all its
    /// files with names that end in `.ftl` are read.
    ///
    /// # Errors
    /// A folder or file that cannot be read, or the errors of [`Language::new`].
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

    /// Returns the language for a screen that shows only ASCII, if `is_ascii` is true: `->` for
    /// `→`. The messages of a language that needs other letters, such as Japanese, do not change.
    #[must_use]
    pub fn in_ascii(self, is_ascii: bool) -> Language {
        Language { is_ascii, ..self }
    }

    /// Returns whether the language is for a screen that shows only ASCII.
    pub(crate) fn is_for_ascii(&self) -> bool {
        self.is_ascii
    }

    /// Returns its parsed messages.
    pub(crate) fn resources(&self) -> &[Arc<FluentResource>] {
        self.messages.read.get_or_init(|| {
            let read = |file: &File| {
                // `new` has rejected invalid files, and a test parses the built-in ones.
                let (Ok(resource) | Err((resource, _))) =
                    FluentResource::try_new(file.text.clone().into_owned());
                Arc::new(resource)
            };
            self.messages.files.iter().map(read).collect()
        })
    }
}

/// The reason why message files cannot be used as a language.
#[derive(Debug)]
pub enum MessagesError {
    /// A file or folder cannot be read.
    Read {
        /// Its path.
        file: String,
        /// The error of the operating system.
        error: io::Error,
    },
    /// A place is not valid Fluent syntax.
    Syntax {
        /// The name of the file.
        file: String,
        /// The number of the line, from 1.
        line: usize,
    },
}

/// Writes a text for programmers; [`Texts::messages_error`](crate::Texts::messages_error) has the
/// text for users.
impl fmt::Display for MessagesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessagesError::Read { file, error } => write!(f, "read {file}: {error}"),
            MessagesError::Syntax { file, line } => write!(f, "syntax {file}:{line}"),
        }
    }
}

impl Error for MessagesError {}
