//! The ranks of puzzles with some ER, or with some level of HoDoKu.
//!
//! All three scales have the same basic techniques. While the closure of a rank finds something,
//! so do the techniques of Sudoku Explainer up to some rating. So a puzzle of that rank has at most
//! that ER. The other bound is the easiest technique that no lower rank includes.

use crate::logic::HodokuLevel;
use crate::rating::SeRating;
use crate::vocabulary::Rank;
use std::ops::RangeInclusive;

/// The lowest and the highest ER, in tenths, of the puzzles of each rank.
///
/// | rank | the lowest ER is that of | the highest |
/// |---|---|---|
/// | 1, 2 | the last cell of a house | a naked single |
/// | 3 | direct locked candidates | locked candidates |
/// | 4 | a direct hidden pair | a hidden pair |
/// | 5 | a direct hidden triple | a hidden triple |
/// | 6 | an X-wing | a hidden quad |
/// | 7 | an X-wing | no limit |
/// | 8 | a unique rectangle; fish and wings are included in rank 7 | no limit |
const ER: [(u16, u16); 8] =
    [(10, 23), (10, 23), (17, 28), (20, 34), (25, 40), (32, 54), (32, 200), (45, 200)];

/// Returns the ranks of puzzles with an ER within this range; `None` if the range is empty.
pub(super) fn of_er(range: &RangeInclusive<SeRating>) -> Option<RangeInclusive<Rank>> {
    let (least, most) = (range.start().tenths(), range.end().tenths());
    let meets = |rank: &Rank| {
        let (lowest, highest) = ER[rank.index()];
        least <= most && lowest <= most && least <= highest
    };
    Some(Rank::all().find(meets)?..=Rank::all().rfind(meets)?)
}

/// Returns the ranks that a puzzle of this level can have.
///
/// A puzzle of rank 1 has only steps with a score of 4, and one of rank 2 only steps with a score
/// of 4 or 14. There are at most 64 steps, so the sum is at most 896.
pub(super) fn possible_with(level: HodokuLevel) -> RangeInclusive<Rank> {
    match level {
        HodokuLevel::Easy => Rank::VERY_EASY..=Rank::EASY,
        HodokuLevel::Medium => Rank::EASY..=Rank::HARD,
        HodokuLevel::Hard | HodokuLevel::Unfair | HodokuLevel::Extreme => {
            Rank::MODERATE..=Rank::EXTREME
        }
    }
}

/// Returns the ranks of nearly all puzzles of this level. The others have an unusually high sum for
/// their techniques.
pub(super) fn usual_with(level: HodokuLevel) -> RangeInclusive<Rank> {
    match level {
        HodokuLevel::Easy => Rank::VERY_EASY..=Rank::EASY,
        HodokuLevel::Medium => Rank::MODERATE..=Rank::HARD,
        HodokuLevel::Hard => Rank::TRICKY..=Rank::EXTREME,
        HodokuLevel::Unfair | HodokuLevel::Extreme => Rank::FIENDISH..=Rank::EXTREME,
    }
}
