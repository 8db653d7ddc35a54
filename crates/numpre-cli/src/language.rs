//! The languages of the command, and the choice of the user's language.

use numpre_text::{Language, MessagesError};
use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs};

/// The variable that names a folder of further languages. Each is a folder in it.
const FOLDER: &str = "NUMPRE_MESSAGES";

/// The known languages in the order of their codes, and the error in the folder of further
/// languages.
struct Known {
    languages: Vec<Language>,
    error: Option<MessagesError>,
}

static KNOWN: LazyLock<Known> = LazyLock::new(|| {
    let (mut languages, mut error) = (Language::built_in(), None);
    match env::var_os(FOLDER)
        .filter(|folder| !folder.is_empty())
        .map(|folder| read(Path::new(&folder)))
    {
        Some(Ok(read)) => {
            // A language in the folder replaces a built-in one with the same code.
            languages.retain(|known| !read.contains(known));
            languages.extend(read);
        }
        Some(Err(found)) => error = Some(found),
        None => {}
    }
    languages.sort_by(|one, other| one.code().cmp(other.code()));
    let is_ascii = !is_unicode();
    Known {
        languages: languages.into_iter().map(|language| language.in_ascii(is_ascii)).collect(),
        error,
    }
});

/// Reads the languages in the subfolders of a folder.
fn read(folder: &Path) -> Result<Vec<Language>, MessagesError> {
    let cannot = |error| MessagesError::Read { file: folder.to_string_lossy().into_owned(), error };
    let mut languages = Vec::new();
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        if path.is_dir() {
            languages.push(Language::from_folder(&path)?);
        }
    }
    // A folder without message files is not a language.
    languages.retain(|language| !language.files().is_empty());
    Ok(languages)
}

/// Returns all languages, in the order of their codes.
pub fn all() -> &'static [Language] {
    &KNOWN.languages
}

/// Returns the error in the folder of further languages, if there is one.
pub fn error() -> Option<&'static MessagesError> {
    KNOWN.error.as_ref()
}

/// Returns the language with this code.
pub fn find(code: &str) -> Option<Language> {
    all().iter().find(|language| language.code() == code).cloned()
}

/// Returns English, for outputs that programs read.
pub fn english() -> Language {
    Language::english().in_ascii(!is_unicode())
}

/// The variable that chooses the language if `--lang` does not.
pub const WISH: &str = "NUMPRE_LANG";

/// Returns the language that the environment asks for: `NUMPRE_LANG`, else the first of `LC_ALL`,
/// `LC_MESSAGES` and `LANG` that is set, else the language of the Windows user, else English.
pub fn of_environment() -> Language {
    wish().and_then(|locale| of_locale(&locale)).unwrap_or_else(|| {
        let locale =
            Some(locale(&["LC_ALL", "LC_MESSAGES", "LANG"])).filter(|locale| !locale.is_empty());
        locale.or_else(of_system).and_then(|locale| of_locale(&locale)).unwrap_or_else(english)
    })
}

/// Returns the value of `NUMPRE_LANG` if it names an unknown language.
pub fn unknown_wish() -> Option<String> {
    wish().filter(|locale| of_locale(locale).is_none())
}

fn wish() -> Option<String> {
    env::var_os(WISH)
        .map(|value| value.to_string_lossy().into_owned())
        .filter(|value| !value.is_empty())
}

/// Returns the language at the beginning of a locale such as `ja_JP.UTF-8`, or `ja-JP` on Windows.
fn of_locale(locale: &str) -> Option<Language> {
    find(locale.split(['_', '-', '.', '@']).next().unwrap_or_default())
}

/// Returns the locale of the Windows user. On Windows no variable contains it.
#[cfg(windows)]
fn of_system() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(not(windows))]
const fn of_system() -> Option<String> {
    None
}

/// Returns whether the environment says that the terminal shows more than ASCII. The console of
/// Windows does, unless the user asks for plain ASCII with `LC_ALL=C`.
pub fn is_unicode() -> bool {
    let locale = locale(&["LC_ALL", "LC_CTYPE", "LANG"]).to_lowercase();
    let is_plain = matches!(locale.as_str(), "c" | "posix");
    (cfg!(windows) && !is_plain) || locale.contains("utf-8") || locale.contains("utf8")
}

/// Returns the value of the first of these variables that is set and not empty, or an empty text.
fn locale(variables: &[&str]) -> String {
    variables
        .iter()
        .filter_map(|variable| env::var(variable).ok())
        .find(|value| !value.is_empty())
        .unwrap_or_default()
}
