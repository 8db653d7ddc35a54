//! Ladders: the techniques to try, and their order.

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

/// The order in which a player searches: the last cell of a house, a digit's only place in a block
/// and then in a row or column, a cell's only candidate; then as in [`S4`]. The techniques
/// that S4 does not know come before its assumptions.
pub const PLAYER: &[Technique] = &[
    Technique::FullHouse,
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::LockedCandidates,
    Technique::LockedPair,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::LockedTriple,
    Technique::NakedTriple,
    Technique::HiddenTriple,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::XWing,
    Technique::Skyscraper,
    Technique::TwoStringKite,
    Technique::TurbotFish,
    Technique::XyWing,
    Technique::BugPlusOne,
    Technique::UniqueRectangle1,
    Technique::UniqueRectangle2,
    Technique::UniqueRectangle4,
    Technique::EmptyRectangle,
    Technique::WWing,
    Technique::XyzWing,
    Technique::RemotePair,
    Technique::Swordfish,
    Technique::SimpleColouring,
    Technique::UniqueRectangle3,
    Technique::UniqueRectangle5,
    Technique::UniqueRectangle6,
    Technique::HiddenRectangle,
    Technique::FinnedXWing,
    Technique::SashimiXWing,
    Technique::AvoidableRectangle1,
    Technique::AvoidableRectangle2,
    Technique::Bug2,
    Technique::Bug3,
    Technique::Bug4,
    Technique::Jellyfish,
    Technique::FinnedSwordfish,
    Technique::SashimiSwordfish,
    Technique::MultiColouring,
    Technique::WxyzWing,
    Technique::XChain,
    Technique::XyChain,
    Technique::Medusa,
    Technique::UniqueLoop,
    Technique::SueDeCoq,
    Technique::AlsXz,
    Technique::Aic,
    Technique::GroupedXChain,
    Technique::GroupedAic,
    Technique::AlsXyWing,
    Technique::AlsChain,
    Technique::FinnedJellyfish,
    Technique::SashimiJellyfish,
    Technique::FrankenFish,
    Technique::DeathBlossom,
    Technique::MutantFish,
    Technique::SkLoop,
    Technique::ForcingChain,
    Technique::KrakenFish,
    Technique::Negation,
    Technique::Trial,
];

/// The order in which the program HoDoKu searches by default. Explained with these, a puzzle has a
/// [`HodokuRating`](crate::rating::HodokuRating).
///
/// Each technique is the one that HoDoKu knows by the same name, except for the last: trial takes
/// the place of its forcing net. Techniques that HoDoKu has switched off by default, and those that
/// it does not know, are not on this ladder.
///
/// ```
/// use numpre::logic::{Technique, ladder};
///
/// assert!(ladder::HODOKU.iter().all(|technique| technique.hodoku().is_some()));
/// assert!(!ladder::HODOKU.contains(&Technique::FrankenFish));
/// ```
pub const HODOKU: &[Technique] = &[
    Technique::FullHouse,
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::LockedPair,
    Technique::LockedTriple,
    Technique::LockedCandidates,
    Technique::NakedPair,
    Technique::NakedTriple,
    Technique::HiddenPair,
    Technique::HiddenTriple,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::XWing,
    Technique::Swordfish,
    Technique::Jellyfish,
    Technique::RemotePair,
    Technique::BugPlusOne,
    Technique::Skyscraper,
    Technique::TwoStringKite,
    Technique::TurbotFish,
    Technique::EmptyRectangle,
    Technique::WWing,
    Technique::XyWing,
    Technique::XyzWing,
    Technique::UniqueRectangle1,
    Technique::UniqueRectangle2,
    Technique::UniqueRectangle3,
    Technique::UniqueRectangle4,
    Technique::UniqueRectangle5,
    Technique::UniqueRectangle6,
    Technique::HiddenRectangle,
    Technique::AvoidableRectangle1,
    Technique::AvoidableRectangle2,
    Technique::FinnedXWing,
    Technique::SashimiXWing,
    Technique::FinnedSwordfish,
    Technique::SashimiSwordfish,
    Technique::FinnedJellyfish,
    Technique::SashimiJellyfish,
    Technique::SueDeCoq,
    Technique::SimpleColouring,
    Technique::MultiColouring,
    Technique::XChain,
    Technique::XyChain,
    Technique::Aic,
    Technique::GroupedXChain,
    Technique::GroupedAic,
    Technique::AlsXz,
    Technique::AlsXyWing,
    Technique::AlsChain,
    Technique::ForcingChain,
    Technique::Trial,
];

/// The techniques that may be used inside of a negation: Sbit … X(4). The corresponding
/// [closure](crate::closure) is C6.
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

/// Returns the techniques of [`S4`] up to a rank.
pub fn up_to(highest: Rank) -> &'static [Technique] {
    let count =
        S4.partition_point(|technique| technique.rank().is_some_and(|rank| rank <= highest));
    &S4[..count]
}
