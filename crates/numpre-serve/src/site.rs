//! The page: its files and their addresses.

use crate::file::{Body, File};

/// The files of the page as the build packed them, in the order of their paths.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The content policy of the page.
static POLICY: &str = include!(concat!(env!("OUT_DIR"), "/policy.rs"));

/// `true` if the build found no web app and packed the placeholder page `stand-in`.
const IS_PLACEHOLDER: bool = include!(concat!(env!("OUT_DIR"), "/is_placeholder.rs"));

/// A page at an address.
#[derive(Clone, Debug)]
pub struct Site {
    files: &'static [File],
    /// The content policy: what browsers may load and run for the page.
    pub(crate) policy: String,
    /// The path of the page. Begins and ends with a slash.
    base: String,
}

/// The result of looking up a path.
pub(crate) enum Found {
    File(&'static File),
    /// The path lacks its last slash. The value is the path of the page.
    Moved(String),
    Nothing,
}

impl Site {
    /// Returns the page that is stored in the binary, at the path `base`. It begins and ends with a
    /// slash: `/` or `/sudoku/`.
    pub fn built_in(base: &str) -> Site {
        Site::new(FILES, POLICY, base)
    }

    /// Returns whether the built-in page is the web app. If not, it is a page that says that the
    /// app is missing from this build.
    pub const fn has_app() -> bool {
        !IS_PLACEHOLDER
    }

    /// Creates a page of these files with this content policy, at the path `base`, which begins and
    /// ends with a slash.
    pub fn new(files: &'static [File], policy: &str, base: &str) -> Site {
        Site { files, policy: format!("{policy}; frame-ancestors 'none'"), base: base.to_owned() }
    }

    /// Returns the path of the page: `/` or `/sudoku/`.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Returns all files.
    pub fn files(&self) -> &'static [File] {
        self.files
    }

    /// Looks up a path of an address. Only paths in the table are found, so no path leads out of
    /// the page.
    pub(crate) fn find(&self, path: &str) -> Found {
        let name = match path.strip_prefix(&self.base) {
            Some("") => "index.html",
            Some(name) => name,
            None if !path.is_empty() && self.base.strip_suffix('/') == Some(path) => {
                return Found::Moved(self.base.clone());
            }
            None => return Found::Nothing,
        };
        self.files.iter().find(|file| file.path == name).map_or(Found::Nothing, Found::File)
    }
}
