//! The classes of techniques, by how much a player has to know.

use std::fmt;

/// A class of techniques, easiest first.
///
/// ```
/// use numpre::logic::{Class, Technique};
///
/// assert_eq!(Technique::NakedPair.class(), Class::Basic);
/// assert_eq!(Technique::Skyscraper.class(), Class::Intermediate);
/// assert!(Class::Basic < Class::Intermediate);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Class {
    /// Singles, locked candidates, pairs and triples.
    Basic,
    /// Quads, and patterns of a few cells with a name, such as the X-wing and the skyscraper.
    Intermediate,
    /// Patterns of many cells, and chains of one kind of link.
    Advanced,
    /// Chains of any links, groups of cells, and assumptions.
    Extreme,
}

impl Class {
    /// All classes, easiest first.
    pub const ALL: [Class; 4] =
        [Class::Basic, Class::Intermediate, Class::Advanced, Class::Extreme];

    /// Returns the name for programs, such as `basic`. It never changes.
    pub const fn slug(self) -> &'static str {
        match self {
            Class::Basic => "basic",
            Class::Intermediate => "intermediate",
            Class::Advanced => "advanced",
            Class::Extreme => "extreme",
        }
    }
}

/// Prints the name for programs.
impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
