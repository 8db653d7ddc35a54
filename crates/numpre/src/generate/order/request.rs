//! The requirements for a puzzle.

use super::difficulty::Difficulty;
use crate::vocabulary::{CellSet, Rank, Symmetry};
use std::ops::RangeInclusive;

/// The requirements for puzzles. [`build`](Request::build) creates the
/// [`Generator`](crate::generate::Generator).
///
/// | requirement | default |
/// |---|---|
/// | [`ranks`](Self::ranks), [`rank`](Self::rank), [`difficulty`](Self::difficulty) | 1 to 3 |
/// | [`clues`](Self::clues) | any number |
/// | [`symmetry`](Self::symmetry) | point symmetry; with a pattern, no requirement |
/// | [`pattern`](Self::pattern) | none |
/// | [`minimal`](Self::minimal) | no |
/// | [`seed`](Self::seed) | 0 |
/// | [`max_tries`](Self::max_tries) | 1 000 000 |
///
/// The defaults make puzzles as newspapers print them: symmetric, and solved by singles and locked
/// candidates.
///
/// ```
/// use numpre::{Rank, Symmetry, generate::Request};
///
/// let mut generator = Request::default().rank(Rank::MODERATE).clues(24..=28).symmetry(Symmetry::Diagonal).seed(7).build()?;
/// let made = generator.generate(0).expect("there are many");
/// assert_eq!(made.rank, Rank::MODERATE);
/// assert!((24..=28).contains(&made.clues));
/// # Ok::<(), numpre::generate::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub(in crate::generate) ranks: RangeInclusive<Rank>,
    pub(in crate::generate) clues: RangeInclusive<usize>,
    pub(in crate::generate) symmetry: Option<Symmetry>,
    pub(in crate::generate) pattern: Option<CellSet>,
    pub(in crate::generate) minimal: bool,
    pub(in crate::generate) seed: u64,
    pub(in crate::generate) max_tries: u64,
}

impl Default for Request {
    fn default() -> Request {
        Request {
            ranks: Rank::VERY_EASY..=Rank::MODERATE,
            clues: 0..=81,
            symmetry: None,
            pattern: None,
            minimal: false,
            seed: 0,
            max_tries: 1_000_000,
        }
    }
}

impl Request {
    /// Requires a rank within this range. All ranks in it are equally acceptable.
    pub fn ranks(self, ranks: RangeInclusive<Rank>) -> Request {
        Request { ranks, ..self }
    }

    /// Requires exactly this rank.
    pub fn rank(self, rank: Rank) -> Request {
        self.ranks(rank..=rank)
    }

    /// Requires a rank of this difficulty.
    pub fn difficulty(self, difficulty: Difficulty) -> Request {
        self.ranks(difficulty.ranks())
    }

    /// Requires a number of givens within this range.
    pub fn clues(self, clues: RangeInclusive<usize>) -> Request {
        Request { clues, ..self }
    }

    /// Requires that the cells of the givens have at least this symmetry.
    pub fn symmetry(self, symmetry: Symmetry) -> Request {
        Request { symmetry: Some(symmetry), ..self }
    }

    /// Requires that exactly these cells are given.
    pub fn pattern(self, cells: CellSet) -> Request {
        Request { pattern: Some(cells), ..self }
    }

    /// Requires a minimal puzzle if `true`: without any one of its givens it has multiple
    /// solutions.
    pub fn minimal(self, minimal: bool) -> Request {
        Request { minimal, ..self }
    }

    /// Sets the seed. Another seed gives other puzzles.
    pub fn seed(self, seed: u64) -> Request {
        Request { seed, ..self }
    }

    /// Sets the number of tries after which a search gives up. A try is a puzzle with exactly one
    /// solution that was examined, or one way of filling a pattern.
    pub fn max_tries(self, tries: u64) -> Request {
        Request { max_tries: tries, ..self }
    }
}
