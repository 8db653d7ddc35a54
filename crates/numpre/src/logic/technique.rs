//! The catalogue of techniques: one row each.

use super::find::{
    Finder, Fish, FullHouse, HiddenSingle, HiddenSubset, LockedCandidates, NakedSingle,
    NakedSubset, Negation, Trial,
};
use crate::vocabulary::Rank;
use std::fmt;
use std::str::FromStr;

/// What a technique looks for: the form of its evidence, and its size. The finder and the judge's
/// rule follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Shape {
    /// The last cell of a house.
    FullHouse,
    /// A cell with one candidate.
    NakedSingle,
    /// A digit with one place in a house.
    HiddenSingle,
    /// A digit confined to where two houses cross.
    LockedCandidates,
    /// So many cells of a house that hold so many digits.
    NakedSubset(u8),
    /// So many digits of a house that stand in so many cells.
    HiddenSubset(u8),
    /// A digit that stands in so many rows (columns) in the same so many columns (rows).
    Fish(u8),
    /// The assumption that a cell is not a digit contradicts by basic techniques.
    Negation,
    /// The assumption that a cell is a digit contradicts, further assumptions allowed.
    Trial,
}

/// A row of the catalogue.
struct Row {
    slug: &'static str,
    source: &'static str,
    rank: Option<Rank>,
    shape: Shape,
    finder: &'static dyn Finder,
}

/// Declares the enum and the catalogue from one row a technique.
macro_rules! catalogue {
    ($($name:ident: $slug:literal, $source:literal, $rank:expr, $shape:expr, $finder:expr;)*) => {
        /// A way of reasoning that has a name.
        ///
        /// The order is that of the catalogue, easier before harder; what is tried before what, a
        /// [ladder](super::ladder) says.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Technique {
            $(#[doc = concat!("`", $slug, "`.")] $name,)*
        }

        /// One row a technique, in the order of the enum.
        static CATALOGUE: &[Row] = &[
            $(Row {
                slug: $slug, source: $source, rank: $rank, shape: $shape, finder: $finder,
            },)*
        ];

        impl Technique {
            /// All techniques, in the order of the catalogue.
            pub const ALL: &'static [Technique] = &[$(Technique::$name,)*];
        }
    };
}

catalogue! {
    FullHouse: "full-house", "", None, Shape::FullHouse, &FullHouse;
    NakedSingle: "naked-single", "Sbit", Some(Rank::VERY_EASY), Shape::NakedSingle, &NakedSingle;
    HiddenSingle: "hidden-single", "Ubit", Some(Rank::EASY), Shape::HiddenSingle, &HiddenSingle;
    LockedCandidates: "locked-candidates", "InterSection", Some(Rank::NORMAL), Shape::LockedCandidates, &LockedCandidates;
    NakedPair: "naked-pair", "E(2)", Some(Rank::A_LITTLE_HARD), Shape::NakedSubset(2), &NakedSubset { size: 2 };
    HiddenPair: "hidden-pair", "X(2)", Some(Rank::A_LITTLE_HARD), Shape::HiddenSubset(2), &HiddenSubset { size: 2 };
    NakedTriple: "naked-triple", "E(3)", Some(Rank::HARD), Shape::NakedSubset(3), &NakedSubset { size: 3 };
    HiddenTriple: "hidden-triple", "X(3)", Some(Rank::HARD), Shape::HiddenSubset(3), &HiddenSubset { size: 3 };
    NakedQuad: "naked-quad", "E(4)", Some(Rank::HARD_QUADS), Shape::NakedSubset(4), &NakedSubset { size: 4 };
    HiddenQuad: "hidden-quad", "X(4)", Some(Rank::HARD_QUADS), Shape::HiddenSubset(4), &HiddenSubset { size: 4 };
    XWing: "x-wing", "", None, Shape::Fish(2), &Fish { size: 2 };
    Negation: "negation", "Negation", Some(Rank::VERY_HARD), Shape::Negation, &Negation;
    Trial: "trial", "A2-6", Some(Rank::ULTRA_HARD), Shape::Trial, &Trial;
}

impl Technique {
    const fn row(self) -> &'static Row {
        &CATALOGUE[self as usize]
    }

    /// Its name to programs: lower case, hyphens; never changes. What people call it, a language
    /// says (`numpre-text`).
    pub const fn slug(self) -> &'static str {
        self.row().slug
    }

    /// What S4 calls it; empty where it does not know it.
    pub fn source(self) -> &'static str {
        self.row().source
    }

    /// The rank of puzzles that need it, where S4 knows it; `None` where the [ranks](crate::rating)
    /// have no part in it.
    pub fn rank(self) -> Option<Rank> {
        self.row().rank
    }

    /// What it looks for.
    pub fn shape(self) -> Shape {
        self.row().shape
    }

    /// Returns whether its steps assume something that a contradiction refutes.
    pub fn is_assumption(self) -> bool {
        matches!(self.shape(), Shape::Negation | Shape::Trial)
    }

    /// Who finds it.
    pub fn finder(self) -> &'static dyn Finder {
        self.row().finder
    }
}

/// No technique has this slug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTechnique;

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no technique of this name")
    }
}

impl std::error::Error for UnknownTechnique {}

/// From its slug.
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

/// Its slug.
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
