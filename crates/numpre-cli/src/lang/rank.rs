//! How ranks and techniques are called.

use super::{Lang, Texts};
use numpre::Rank;
use numpre::logic::Technique;

impl Texts {
    /// `very hard`; 「大変難しい」.
    pub fn rank(&self, rank: Rank) -> &'static str {
        match self.lang() {
            Lang::En => rank.english(),
            Lang::Ja => rank.japanese(),
        }
    }

    /// `locked candidates`; 「ロック候補」.
    pub fn technique(&self, technique: Technique) -> &'static str {
        match self.lang() {
            Lang::En => technique.english(),
            Lang::Ja => technique.japanese(),
        }
    }
}
