//! Chooses the folder of the page that goes into the binary.

use std::path::{Path, PathBuf};

/// The folder to pack.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// The built web app.
    App(PathBuf),
    /// The page that says that the app is missing from this build.
    Placeholder,
}

/// Chooses the folder that `NUMPRE_WEB_DIST` names, otherwise the one where `web/build` puts the
/// app.
///
/// The placeholder lets the workspace build without Node.js. If a folder is named, the app is
/// wanted, so a missing app is an error.
///
/// # Errors
/// If the named folder has no page.
pub(crate) fn choose(named: Option<&Path>, built: &Path) -> Result<Page, String> {
    let has_page = |folder: &Path| folder.join("index.html").is_file();
    match named {
        Some(named) if has_page(named) => Ok(Page::App(named.to_owned())),
        Some(named) => Err(format!(
            "NUMPRE_WEB_DIST names {}, which has no index.html; \
             expected the folder of the built web app: build it with web/build",
            named.display()
        )),
        None if has_page(built) => Ok(Page::App(built.to_owned())),
        None => Ok(Page::Placeholder),
    }
}
