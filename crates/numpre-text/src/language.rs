//! Languages, each of which is a folder of message files.

#[cfg(feature = "languages")]
use fluent_bundle::FluentResource;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
#[cfg(feature = "languages")]
use std::sync::OnceLock;

#[cfg(feature = "languages")]
mod added;

#[cfg(feature = "languages")]
pub use added::MessagesError;

/// The code of a language, and its files by name.
type BuiltIn = (&'static str, &'static [(&'static str, &'static str)]);

/// The languages under `messages`, as the build script found them.
static BUILT_IN: &[BuiltIn] = include!(concat!(env!("OUT_DIR"), "/built_in.rs"));

/// The code of the language that has every message. It is used for messages that another language
/// lacks.
pub const FALLBACK: &str = "en";

/// A language: its code and its messages. A clone is cheap, because all clones share the messages.
/// They are parsed when the first message is needed.
#[derive(Clone)]
pub struct Language {
    messages: Arc<Messages>,
    #[cfg(feature = "languages")]
    is_ascii: bool,
}

struct Messages {
    code: Cow<'static, str>,
    files: Vec<File>,
    #[cfg(feature = "languages")]
    read: OnceLock<Vec<Arc<FluentResource>>>,
}

/// A message file: its name and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The name of the file, such as `steps.ftl`.
    pub name: Cow<'static, str>,
    /// Its messages in Fluent syntax.
    pub text: Cow<'static, str>,
}

impl Language {
    /// Returns the built-in languages, sorted by their codes.
    pub fn built_in() -> Vec<Language> {
        BUILT_IN.iter().map(Language::of_row).collect()
    }

    /// Returns the built-in language with this code, such as `ja`.
    pub fn find(code: &str) -> Option<Language> {
        BUILT_IN.iter().find(|row| row.0 == code).map(Language::of_row)
    }

    /// Returns English, which is always built in.
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
            messages: Arc::new(Messages {
                code,
                files,
                #[cfg(feature = "languages")]
                read: OnceLock::new(),
            }),
            #[cfg(feature = "languages")]
            is_ascii: false,
        }
    }

    /// Returns whether the language is for a screen that shows only ASCII.
    #[cfg(not(feature = "languages"))]
    pub(crate) const fn is_for_ascii(&self) -> bool {
        false
    }

    /// Returns the code of the language, such as `en` or `ja`.
    pub fn code(&self) -> &str {
        &self.messages.code
    }

    /// Returns its message files, sorted by name.
    pub fn files(&self) -> &[File] {
        &self.messages.files
    }
}

/// Languages with the same code are equal.
impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Language {}

/// Shows the code.
impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
