//! The page: its files, and where they stand.

use crate::file::{Body, File};

/// The files of the page, as the build has packed them, in the order of their paths.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The content policy of the page.
static POLICY: &str = include!(concat!(env!("OUT_DIR"), "/policy.rs"));

/// Whether the build found no web app and packed the page `stand-in`.
const IS_STAND_IN: bool = include!(concat!(env!("OUT_DIR"), "/is_stand_in.rs"));

/// A page below an address.
#[derive(Clone, Debug)]
pub struct Site {
    files: &'static [File],
    /// What browsers may load and run for it.
    pub(crate) policy: String,
    /// Begins and ends with a slash.
    base: String,
}

/// What stands at a path.
pub(crate) enum Found {
    File(&'static File),
    /// The path lacks its last slash: the page is there.
    Moved(String),
    Nothing,
}

impl Site {
    /// The page that lies in the binary, below the path `base`, which begins and ends with a slash:
    /// `/` or `/sudoku/`.
    pub fn built_in(base: &str) -> Site {
        Site::new(FILES, POLICY, base)
    }

    /// Whether the built-in page is the web app. If not, it is a page that says that the app is
    /// missing from this build.
    pub const fn has_app() -> bool {
        !IS_STAND_IN
    }

    /// A page of these files, with this content policy, below the path `base`, which begins and
    /// ends with a slash.
    pub fn new(files: &'static [File], policy: &str, base: &str) -> Site {
        Site { files, policy: format!("{policy}; frame-ancestors 'none'"), base: base.to_owned() }
    }

    /// The path of the page: `/` or `/sudoku/`.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// All its files.
    pub fn files(&self) -> &'static [File] {
        self.files
    }

    /// What stands at this path of an address. Only what is in the table is found: no path leads
    /// out of it.
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
