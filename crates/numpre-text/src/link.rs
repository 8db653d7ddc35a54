//! Texts of errors in links to the web app.

use crate::Texts;
use numpre_formats::LinkError;

impl Texts {
    /// Returns the reason why a link does not hold a game.
    pub fn link_error(&self, error: LinkError) -> String {
        self.word(&format!("link-{}", error.name()))
    }
}
