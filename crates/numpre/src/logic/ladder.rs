//! Ladders: which techniques are tried, in which order.

use super::Technique;
use crate::vocabulary::Rank;

/// The techniques of S4, easiest first. Explained with these, a problem's hardest step has the problem's rank.
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

/// What a player looks for, in that order: S4's, and what the field knows beside them.
pub const PLAYER: &[Technique] = &[
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::LockedCandidates,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::NakedTriple,
    Technique::HiddenTriple,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::XWing,
    Technique::Negation,
    Technique::Trial,
];

/// What may stand inside of a negation: Sbit … X(4). The [closure](crate::closure) under them is C6.
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
    let count = S4.partition_point(|technique| technique.rank().is_some_and(|rank| rank <= highest));
    &S4[..count]
}
