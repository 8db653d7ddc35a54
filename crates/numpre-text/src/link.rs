//! What is wrong with a link of ours, in words.

use crate::Texts;
use numpre_formats::LinkError;

impl Texts {
    /// Why it is no game.
    pub fn link_error(&self, error: LinkError) -> String {
        self.word(&format!("link-{}", error.name()))
    }
}
