//! The arrangement of a puzzle that is rated. Isomorphs may have different ratings.

use super::rater::SeRater;
use super::score::{NoSeScore, SeRating, SeScore};
use crate::canonical::canonical_isomorph;
use crate::random::random_isomorph;
use crate::state::Puzzle;
use std::num::NonZeroU32;

/// Which arrangement of a puzzle is rated.
///
/// Of several equal hints, Sudoku Explainer uses the first in its search order. So the ratings of
/// isomorphs may differ, usually by a few tenths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum SeVariant {
    /// The puzzle as it is. This is the rating that forums and data sets quote.
    #[default]
    Se121,
    /// The [canonical form](mod@crate::canonical), so that all isomorphs have the same rating. For
    /// a board with its own candidates, the canonical form of its digits determines the
    /// arrangement.
    Se121c,
}

impl SeVariant {
    /// All variants.
    pub const ALL: [SeVariant; 2] = [SeVariant::Se121, SeVariant::Se121c];

    /// Returns the name: `se121` or `se121c`.
    pub const fn name(self) -> &'static str {
        match self {
            SeVariant::Se121 => "se121",
            SeVariant::Se121c => "se121c",
        }
    }
}

/// The lowest and the highest ER of some isomorphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeSpread {
    /// The lowest ER.
    pub lowest: SeRating,
    /// The highest ER.
    pub highest: SeRating,
}

impl SeRater {
    /// Returns the ratings of a puzzle, or of its canonical form.
    ///
    /// # Errors
    /// As [`rate`](SeRater::rate).
    pub fn rate_variant(
        &mut self,
        puzzle: &Puzzle,
        variant: SeVariant,
    ) -> Result<SeScore, NoSeScore> {
        match variant {
            SeVariant::Se121 => self.rate_puzzle(puzzle),
            SeVariant::Se121c => {
                let (_, isomorph) = canonical_isomorph(&puzzle.grid());
                self.rate_puzzle(&puzzle.image(&isomorph))
            }
        }
    }

    /// Returns the lowest and the highest ER of `count` random isomorphs of a puzzle. The same seed
    /// gives the same isomorphs.
    ///
    /// # Errors
    /// As [`rate`](SeRater::rate).
    ///
    /// ```
    /// use numpre::{Puzzle, rating::SeRater};
    /// use std::num::NonZeroU32;
    ///
    /// let text =
    ///     "7.8.2...........913.........46..........3.7.....5......5.9.6......4...1.2.....8..";
    /// let puzzle = Puzzle::of_givens(text.parse()?);
    /// let eight = NonZeroU32::MIN.saturating_add(7);
    /// let spread = SeRater::default().rate_isomorphs(&puzzle, 1, eight)?;
    /// assert_eq!((spread.lowest.value(), spread.highest.value()), (8.4, 8.5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rate_isomorphs(
        &mut self,
        puzzle: &Puzzle,
        seed: u64,
        count: NonZeroU32,
    ) -> Result<SeSpread, NoSeScore> {
        let mut rate = |index| {
            let image = puzzle.image(&random_isomorph(seed, u64::from(index)));
            Ok(self.rate_puzzle(&image)?.er)
        };
        let first = rate(0)?;
        let mut spread = SeSpread { lowest: first, highest: first };
        for index in 1..count.get() {
            let er = rate(index)?;
            spread.lowest = spread.lowest.min(er);
            spread.highest = spread.highest.max(er);
        }
        Ok(spread)
    }
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::SeVariant;
    use crate::rating::SeTechnique;

    #[test]
    fn names_are_the_same_in_json() {
        let json = |name: &str| format!("\"{name}\"");
        for variant in SeVariant::ALL {
            assert_eq!(serde_json::to_string(&variant).ok(), Some(json(variant.name())));
        }
        for technique in SeTechnique::ALL {
            assert_eq!(serde_json::to_string(technique).ok(), Some(json(technique.slug())));
        }
    }
}
