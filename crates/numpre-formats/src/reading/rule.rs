//! Rules beyond rows, columns and blocks: a puzzle that has one is another kind of puzzle.

use std::fmt;

/// A rule that a plain puzzle does not have.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// Blocks of other shapes (jigsaw).
    Irregular,
    /// More houses than rows, columns and blocks.
    ExtraRegion,
    /// Each digit once on a diagonal.
    Diagonal,
    /// The four inner blocks of windoku.
    Windoku,
    /// Each digit once in the same place of all blocks.
    DisjointGroups,
    /// No digit twice a knight's move apart.
    AntiKnight,
    /// No digit twice in touch, by the corner either.
    AntiKing,
    /// No digits that follow each other side by side.
    NonConsecutive,
    /// Even or odd cells.
    Parity,
    /// Cages with sums.
    KillerCage,
    /// Sums along diagonals.
    LittleKiller,
    /// Sums between 1 and 9.
    Sandwich,
    /// Lines along which the digits grow.
    Thermometer,
    /// Lines that read the same both ways.
    Palindrome,
    /// Lines that add up to their circle.
    Arrow,
    /// Lines between two circles.
    Between,
    /// Groups of cells that are the same.
    Clone,
    /// Dots for differences and ratios (Kropki).
    Dots,
    /// Pairs that add up to 5 or 10.
    Xv,
    /// Cells smaller or larger than all beside them.
    Extreme,
    /// Four digits around a corner.
    Quadruple,
    /// What is drawn, by rules that only stand in words.
    InWords,
    /// One that is not known here, by the name it has there.
    Other(String),
}

impl Rule {
    /// Its stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            Rule::Irregular => "irregular",
            Rule::ExtraRegion => "extra-region",
            Rule::Diagonal => "diagonal",
            Rule::Windoku => "windoku",
            Rule::DisjointGroups => "disjoint-groups",
            Rule::AntiKnight => "anti-knight",
            Rule::AntiKing => "anti-king",
            Rule::NonConsecutive => "non-consecutive",
            Rule::Parity => "parity",
            Rule::KillerCage => "killer-cage",
            Rule::LittleKiller => "little-killer",
            Rule::Sandwich => "sandwich",
            Rule::Thermometer => "thermometer",
            Rule::Palindrome => "palindrome",
            Rule::Arrow => "arrow",
            Rule::Between => "between",
            Rule::Clone => "clone",
            Rule::Dots => "dots",
            Rule::Xv => "xv",
            Rule::Extreme => "extreme",
            Rule::Quadruple => "quadruple",
            Rule::InWords => "in-words",
            Rule::Other(_) => "other",
        }
    }
}

/// Its name; that of the site in quotes.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::Other(name) => write!(f, "{name:?}"),
            known => f.write_str(known.name()),
        }
    }
}
