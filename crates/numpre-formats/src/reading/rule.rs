//! Rules in addition to those of rows, columns and blocks. A puzzle that has one is another kind of
//! puzzle.

use std::fmt;

/// A rule that a classic puzzle does not have.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// Blocks of other shapes (jigsaw).
    Irregular,
    /// More houses than the rows, columns and blocks.
    ExtraRegion,
    /// Each digit appears once on a diagonal.
    Diagonal,
    /// The four inner blocks of windoku.
    Windoku,
    /// Each digit appears once in the same place of all blocks.
    DisjointGroups,
    /// No digit appears twice a knight's move apart.
    AntiKnight,
    /// No digit appears in two cells that touch, also at a corner.
    AntiKing,
    /// No two adjacent cells have consecutive digits.
    NonConsecutive,
    /// Cells that have to be even or odd.
    Parity,
    /// Cages with sums.
    KillerCage,
    /// Sums along diagonals.
    LittleKiller,
    /// Sums of the digits between 1 and 9.
    Sandwich,
    /// Lines along which the digits increase.
    Thermometer,
    /// Lines that read the same both ways.
    Palindrome,
    /// Lines that add up to the digit in their circle.
    Arrow,
    /// Lines with digits between those in their two circles.
    Between,
    /// Groups of cells with the same digits.
    Clone,
    /// Dots for differences and ratios (Kropki).
    Dots,
    /// Pairs that add up to 5 or 10.
    Xv,
    /// Cells smaller or larger than all adjacent cells.
    Extreme,
    /// Four digits around a corner.
    Quadruple,
    /// Drawings whose rules are given only in words.
    InWords,
    /// A rule that is not known here, by the name that the site gives it.
    Other(String),
}

impl Rule {
    /// Returns the stable name of the rule.
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

/// Prints the name of the rule; a name that the site gives it is in quotes.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::Other(name) => write!(f, "{name:?}"),
            known => f.write_str(known.name()),
        }
    }
}
