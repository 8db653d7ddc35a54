//! Ladders: which techniques are tried, in which order.

use super::technique::Technique;
use crate::vocabulary::Rank;

/// The techniques of S4, easiest first. Explained with these, a puzzle's hardest step has the
/// puzzle's rank.
pub const S4: &[Technique] = &[
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::LockedCandidates,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::NakedTriple,
    Technique::HiddenTriple,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::Negation,
    Technique::Trial,
];

/// What a player looks for, in that order: the last cell of a house, a digit's only place in a
/// block and then in a row or column, a cell's only candidate; then as S4, and what the field knows
/// beside that.
pub const PLAYER: &[Technique] = &[
    Technique::FullHouse,
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::LockedCandidates,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::NakedTriple,
    Technique::HiddenTriple,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::XWing,
    Technique::Swordfish,
    Technique::Jellyfish,
    Technique::Negation,
    Technique::Trial,
];

/// What may stand inside of a negation: Sbit … X(4). The [closure](crate::closure) under them is
/// C6.
pub const INSIDE_NEGATION: &[Technique] = &[
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::LockedCandidates,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::NakedTriple,
    Technique::HiddenTriple,
    Technique::NakedQuad,
    Technique::HiddenQuad,
];

/// The techniques of [`S4`] up to a rank.
pub fn up_to(highest: Rank) -> &'static [Technique] {
    let count =
        S4.partition_point(|technique| technique.rank().is_some_and(|rank| rank <= highest));
    &S4[..count]
}
