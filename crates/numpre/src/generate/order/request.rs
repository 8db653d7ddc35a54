//! The requirements for a puzzle.

use super::demands::Demands;
use super::difficulty::Difficulty;
use crate::logic::{HodokuLevel, Technique};
use crate::rating::SeRating;
use crate::vocabulary::{CellSet, Rank, Symmetry};
use std::ops::RangeInclusive;

/// The requirements for puzzles. [`build`](Request::build) creates the
/// [`Generator`](crate::generate::Generator).
///
/// | requirement | default |
/// |---|---|
/// | [`ranks`](Self::ranks), [`rank`](Self::rank), [`difficulty`](Self::difficulty) | 1 to 3 |
/// | [`technique`](Self::technique) | none |
/// | [`se`](Self::se) | any ER |
/// | [`hodoku`](Self::hodoku) | any level |
/// | [`clues`](Self::clues) | any number |
/// | [`symmetry`](Self::symmetry) | point symmetry; with a pattern, no requirement |
/// | [`pattern`](Self::pattern) | none |
/// | [`minimal`](Self::minimal) | no |
/// | [`seed`](Self::seed) | 0 |
/// | [`max_tries`](Self::max_tries) | 1 000 000 |
///
/// With a technique, an ER or a level, two defaults are different: the ranks are those of nearly
/// all such puzzles, and the search gives up after 100 000 tries.
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
    pub(in crate::generate) ranks: Option<RangeInclusive<Rank>>,
    pub(in crate::generate) demands: Demands,
    pub(in crate::generate) clues: RangeInclusive<usize>,
    pub(in crate::generate) symmetry: Option<Symmetry>,
    pub(in crate::generate) pattern: Option<CellSet>,
    pub(in crate::generate) minimal: bool,
    pub(in crate::generate) seed: u64,
    pub(in crate::generate) max_tries: Option<u64>,
}

impl Default for Request {
    fn default() -> Request {
        Request {
            ranks: None,
            demands: Demands::default(),
            clues: 0..=81,
            symmetry: None,
            pattern: None,
            minimal: false,
            seed: 0,
            max_tries: None,
        }
    }
}

impl Request {
    /// Requires a rank within this range. All ranks in it are equally acceptable.
    pub fn ranks(self, ranks: RangeInclusive<Rank>) -> Request {
        Request { ranks: Some(ranks), ..self }
    }

    /// Requires exactly this rank.
    pub fn rank(self, rank: Rank) -> Request {
        self.ranks(rank..=rank)
    }

    /// Requires a rank of this difficulty.
    pub fn difficulty(self, difficulty: Difficulty) -> Request {
        self.ranks(difficulty.ranks())
    }

    /// Requires a puzzle that [needs](crate::rating::Need) this technique: the ladder
    /// [`PLAYER`](crate::logic::ladder::PLAYER) up to the technique solves it, and the same ladder
    /// without the technique does not.
    ///
    /// ```
    /// use numpre::{generate::Request, logic::Technique, rating::Need};
    ///
    /// let made = Request::default().technique(Technique::XWing).build()?.generate(0)?;
    /// assert_eq!(made.technique, Some(Technique::XWing));
    /// assert!(Need::of(Technique::XWing).expect("it is on the ladder").holds(&made.puzzle));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn technique(self, technique: Technique) -> Request {
        let demands = Demands { technique: Some(technique), ..self.demands };
        Request { demands, ..self }
    }

    /// Requires an ER of Sudoku Explainer 1.2.1 within this range, both ends included. It is the
    /// `er` of [`SeRater::rate`](crate::rating::SeRater::rate).
    ///
    /// ```
    /// use numpre::{generate::Request, rating::SeRating};
    ///
    /// let rating = |value| SeRating::new(value).expect("it has one decimal");
    /// let range = rating(7.0)..=rating(7.2);
    /// let made = Request::default().se(range.clone()).build()?.generate(0)?;
    /// assert!(made.se.is_some_and(|score| range.contains(&score.er)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn se(self, range: RangeInclusive<SeRating>) -> Request {
        Request { demands: Demands { se: Some(range), ..self.demands }, ..self }
    }

    /// Requires this level by the rules of HoDoKu, as in
    /// [`HodokuRating`](crate::rating::HodokuRating).
    ///
    /// ```
    /// use numpre::{generate::Request, logic::HodokuLevel};
    ///
    /// let made = Request::default().hodoku(HodokuLevel::Hard).build()?.generate(0)?;
    /// assert_eq!(made.hodoku.map(|rating| rating.level), Some(HodokuLevel::Hard));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hodoku(self, level: HodokuLevel) -> Request {
        Request { demands: Demands { hodoku: Some(level), ..self.demands }, ..self }
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
        Request { max_tries: Some(tries), ..self }
    }
}
