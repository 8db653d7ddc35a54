//! What a puzzle should be like.

use super::difficulty::Difficulty;
use crate::vocabulary::{CellSet, Rank, Symmetry};
use std::ops::RangeInclusive;

/// What puzzles should be like; [`build`](Request::build) makes the
/// [`Generator`](crate::generate::Generator).
///
/// | choice | default |
/// |---|---|
/// | [`ranks`](Request::ranks), [`rank`](Request::rank), [`difficulty`](Request::difficulty) | 1 to 3 |
/// | [`clues`](Request::clues) | any number |
/// | [`symmetry`](Request::symmetry) | point symmetry; with a pattern whatever it has |
/// | [`pattern`](Request::pattern) | none |
/// | [`minimal`](Request::minimal) | no |
/// | [`seed`](Request::seed) | 0 |
/// | [`max_tries`](Request::max_tries) | 1 000 000 |
///
/// The defaults make what a newspaper prints: symmetric, and solved by singles and locked
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
    /// Any rank within the range: whichever comes.
    pub fn ranks(self, ranks: RangeInclusive<Rank>) -> Request {
        Request { ranks, ..self }
    }

    /// This rank.
    pub fn rank(self, rank: Rank) -> Request {
        self.ranks(rank..=rank)
    }

    /// The ranks of this difficulty.
    pub fn difficulty(self, difficulty: Difficulty) -> Request {
        self.ranks(difficulty.ranks())
    }

    /// So many givens.
    pub fn clues(self, clues: RangeInclusive<usize>) -> Request {
        Request { clues, ..self }
    }

    /// The cells of the givens have this symmetry, at least.
    pub fn symmetry(self, symmetry: Symmetry) -> Request {
        Request { symmetry: Some(symmetry), ..self }
    }

    /// Just these cells are given.
    pub fn pattern(self, cells: CellSet) -> Request {
        Request { pattern: Some(cells), ..self }
    }

    /// Whether the puzzle has to be minimal: without any one of its givens it has several
    /// solutions.
    pub fn minimal(self, minimal: bool) -> Request {
        Request { minimal, ..self }
    }

    /// Under which seed: another seed makes other puzzles.
    pub fn seed(self, seed: u64) -> Request {
        Request { seed, ..self }
    }

    /// After how many tries to give up. A try is a puzzle with one solution that was looked at, or
    /// a way of filling a pattern.
    pub fn max_tries(self, tries: u64) -> Request {
        Request { max_tries: tries, ..self }
    }
}
