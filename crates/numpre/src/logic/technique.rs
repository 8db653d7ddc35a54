//! The catalogue of techniques: one row each.

use crate::vocabulary::Rank;
use std::fmt;
use std::str::FromStr;

/// The pattern that a technique searches for: the family of its evidence, and its size. The finder
/// and the checker's rule follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Shape {
    /// The last cell of a house.
    FullHouse,
    /// A cell with one candidate.
    NakedSingle,
    /// A digit with one place in a house.
    HiddenSingle,
    /// A digit confined, in one of two crossing houses, to the cells that they share.
    LockedCandidates,
    /// This number of cells of a house that have as many digits between them.
    NakedSubset(u8),
    /// This number of digits of a house that have as many places between them.
    HiddenSubset(u8),
    /// A digit whose places in this number of rows (columns) lie in as many columns (rows).
    Fish(u8),
    /// The assumption that a cell is not a digit leads to a contradiction by basic techniques.
    Negation,
    /// The assumption that a cell is a digit leads to a contradiction, if necessary with further
    /// assumptions.
    Trial,
}

/// A row of the catalogue.
struct Row {
    slug: &'static str,
    source: &'static str,
    rank: Option<Rank>,
    shape: Shape,
}

/// Declares the enum and the catalogue from one row for each technique.
macro_rules! catalogue {
    ($(
        $(#[$doc:meta])*
        $name:ident: $slug:literal, $source:literal, $rank:expr, $shape:expr;
    )*) => {
        /// A way of reasoning that has a name.
        ///
        /// The order is that of the catalogue, easier before harder. A [ladder](super::ladder) has
        /// its own order, in which its techniques are tried.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Technique {
            $($(#[$doc])* $name,)*
        }

        /// One row for each technique, in the order of the enum.
        static CATALOGUE: &[Row] =
            &[$(Row { slug: $slug, source: $source, rank: $rank, shape: $shape },)*];

        impl Technique {
            /// All techniques, in the order of the catalogue.
            pub const ALL: &'static [Technique] = &[$(Technique::$name,)*];
        }
    };
}

// Name: slug, name on the 1999 page, rank of puzzles that need it, shape.
catalogue! {
    /// The last blank of a house takes the missing digit.
    FullHouse: "full-house", "", None, Shape::FullHouse;
    /// A cell has one candidate left.
    NakedSingle: "naked-single", "Sbit", Some(Rank::VERY_EASY), Shape::NakedSingle;
    /// A digit has one place left in a house.
    HiddenSingle: "hidden-single", "Ubit", Some(Rank::EASY), Shape::HiddenSingle;
    /// A digit's places in one house all lie in another house that crosses it.
    LockedCandidates: "locked-candidates", "InterSection", Some(Rank::MODERATE),
        Shape::LockedCandidates;
    /// Two cells of a house have two candidates between them.
    NakedPair: "naked-pair", "E(2)", Some(Rank::TRICKY), Shape::NakedSubset(2);
    /// Two digits of a house have two places between them.
    HiddenPair: "hidden-pair", "X(2)", Some(Rank::TRICKY), Shape::HiddenSubset(2);
    /// Three cells of a house have three candidates between them.
    NakedTriple: "naked-triple", "E(3)", Some(Rank::HARD), Shape::NakedSubset(3);
    /// Three digits of a house have three places between them.
    HiddenTriple: "hidden-triple", "X(3)", Some(Rank::HARD), Shape::HiddenSubset(3);
    /// Four cells of a house have four candidates between them.
    NakedQuad: "naked-quad", "E(4)", Some(Rank::VERY_HARD), Shape::NakedSubset(4);
    /// Four digits of a house have four places between them.
    HiddenQuad: "hidden-quad", "X(4)", Some(Rank::VERY_HARD), Shape::HiddenSubset(4);
    /// A digit's places in two rows (columns) lie in two columns (rows).
    XWing: "x-wing", "", None, Shape::Fish(2);
    /// A digit's places in three rows (columns) lie in three columns (rows).
    Swordfish: "swordfish", "", None, Shape::Fish(3);
    /// A digit's places in four rows (columns) lie in four columns (rows).
    Jellyfish: "jellyfish", "", None, Shape::Fish(4);
    /// Assuming that a cell is not a digit leads to a contradiction by basic techniques.
    Negation: "negation", "Negation", Some(Rank::FIENDISH), Shape::Negation;
    /// Assuming that a cell is a digit leads to a contradiction, if necessary with further trials.
    Trial: "trial", "A2-6", Some(Rank::EXTREME), Shape::Trial;
}

impl Technique {
    const fn row(self) -> &'static Row {
        &CATALOGUE[self as usize]
    }

    /// Returns the name for programs: lower case, with hyphens. It never changes. The names for
    /// people are in `numpre-text`, for each language.
    pub const fn slug(self) -> &'static str {
        self.row().slug
    }

    /// Returns its name on the 1999 page (S4); empty if that page does not know it.
    pub fn source(self) -> &'static str {
        self.row().source
    }

    /// Returns the rank of puzzles that need it; `None` if S4 does not know it, so that the
    /// [ranks](crate::rating) ignore it.
    pub fn rank(self) -> Option<Rank> {
        self.row().rank
    }

    /// Returns the pattern that it searches for.
    pub fn shape(self) -> Shape {
        self.row().shape
    }

    /// Returns whether its steps make an assumption that a contradiction refutes.
    pub fn is_assumption(self) -> bool {
        matches!(self.shape(), Shape::Negation | Shape::Trial)
    }
}

/// Error for a slug that no technique has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTechnique;

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no technique of this name")
    }
}

impl std::error::Error for UnknownTechnique {}

/// Parses a slug.
impl FromStr for Technique {
    type Err = UnknownTechnique;

    fn from_str(slug: &str) -> Result<Technique, UnknownTechnique> {
        Technique::ALL
            .iter()
            .copied()
            .find(|technique| technique.slug() == slug)
            .ok_or(UnknownTechnique)
    }
}

/// Prints the slug.
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
