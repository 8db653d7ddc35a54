//! Errors of links to the page, in words.

use crate::Texts;
use numpre_formats::LinkError;

impl Texts {
    /// Returns why a link does not hold a game.
    pub fn link_error(&self, error: LinkError) -> String {
        self.word(&format!("link-{}", error.name()))
    }
}
