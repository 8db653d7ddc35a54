//! Computes the rank of a puzzle: the number of the lowest closure that solves it.
//!
//! The eight sample puzzles of the tests, with the number of cells that have one candidate left
//! after each closure:
//!
//! ```text
//!   rank    givens     C1     C2     C3     C4     C5     C6     C7
//!   1         25       81
//!   2         24       30     81
//!   3         26       31     54     81
//!   4         26       31     35     35     81
//!   5         23       32     36     42     42     81
//!   6         17       17     40     40     40     40     81
//!   7         25       26     31     31     31     40     40     81
//!   8         21       21     21     21     21     21     21     (C7 leaves it open)
//! ```

use super::first_closures::{End, FirstClosures};
use crate::cancel::CancelToken;
use crate::closure::{BitBoards, Contradictory, Negation, Rules};
use crate::search::{Backend, Engine, EngineKind, LengthMismatch, Solved, Verdict, check_length};
use crate::state::Candidates;
use crate::vocabulary::{Grid, Rank};
use std::fmt;

/// The reason why a puzzle has no rank. Only a puzzle with exactly one solution has one (S0.1,
/// S4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum NoRank {
    /// It has no solution.
    NoSolution,
    /// It has multiple solutions.
    MultipleSolutions,
    /// The [token](Rater::with_cancel) was cancelled before its rank was known.
    Cancelled,
}

impl NoRank {
    /// Returns how many solutions the puzzle has, as far as that is known.
    pub const fn verdict(self) -> Verdict {
        match self {
            NoRank::NoSolution => Verdict::None,
            NoRank::MultipleSolutions => Verdict::Multiple,
            NoRank::Cancelled => Verdict::Unknown,
        }
    }
}

impl fmt::Display for NoRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoRank::NoSolution => "no solution",
            NoRank::MultipleSolutions => "multiple solutions",
            NoRank::Cancelled => "cancelled",
        })
    }
}

impl std::error::Error for NoRank {}

/// The number of puzzles below which it is quicker to close them one by one.
const FEW: usize = 64;

/// The number of puzzles that are ranked between two checks of the token. They take some hundredths
/// of a second, and at most some seconds if all of them are among the hardest.
const CHECK_EVERY: usize = 2048;

/// Computes the ranks of puzzles. It keeps a search engine for its allocations, but the rank of a
/// puzzle does not depend on the puzzles before it.
///
/// ```
/// use numpre::{Grid, Rank, rating::{NoRank, Rater}};
///
/// let mut rater = Rater::default();
/// let inkala: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// assert_eq!(rater.rank(&inkala), Ok(Rank::EXTREME));
/// assert_eq!(rater.rank(&Grid::EMPTY), Err(NoRank::MultipleSolutions));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub struct Rater {
    engine: Box<dyn Engine>,
    pub(super) cancel: CancelToken,
}

impl Default for Rater {
    fn default() -> Rater {
        Rater { engine: EngineKind::default().build(), cancel: CancelToken::NEVER }
    }
}

impl Rater {
    /// Connects the rater to a token. The token is checked once in some thousands of puzzles;
    /// puzzles that have no rank by then get [`NoRank::Cancelled`].
    #[must_use]
    pub fn with_cancel(self, cancel: CancelToken) -> Rater {
        Rater { cancel, ..self }
    }

    /// Returns the rank of a puzzle that consists of givens only.
    ///
    /// For many puzzles, [`rank_many`](Rater::rank_many) is several times as fast. If digits were
    /// placed or candidates removed, or a person wants to know why there is no rank, use
    /// [`Assessor::rank`](crate::assess::Assessor::rank).
    ///
    /// Each closure continues from the end of the one before it. No closure removes a digit of a
    /// solution, so a puzzle that one of them solves has no other solution. A search has to prove
    /// that there is exactly one solution only if no closure solves the puzzle.
    ///
    /// # Errors
    /// [`NoRank`] if the puzzle has no solution or multiple solutions.
    pub fn rank(&mut self, puzzle: &Grid) -> Result<Rank, NoRank> {
        self.rank_by(puzzle, None)
    }

    /// Returns the rank of the rest of a half-solved board, given as candidates: the number of the
    /// lowest closure that solves it from there. A solved board has rank 1.
    ///
    /// # Errors
    /// [`NoRank`] if the candidates contain no solution or multiple solutions.
    ///
    /// ```
    /// use numpre::{Candidates, Grid, Rank, rating::Rater};
    ///
    /// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
    /// let initial = Candidates::pencil_marks(&puzzle);
    /// assert_eq!(Rater::default().rank_candidates(&initial), Ok(Rank::EXTREME));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn rank_candidates(&mut self, candidates: &Candidates) -> Result<Rank, NoRank> {
        let mut boards = BitBoards::of_candidates(candidates);
        match climb(&mut boards)? {
            Some(rank) => Ok(rank),
            None => self.rank_beyond(boards, None),
        }
    }

    /// Returns the rank of a puzzle whose only solution is known. This is quicker, because negation
    /// does not try assumptions that hold in the solution: they cannot lead to a contradiction.
    pub(crate) fn rank_with(&mut self, puzzle: &Grid, solution: &Grid) -> Result<Rank, NoRank> {
        self.rank_by(puzzle, Some(&BitBoards::of_solution(solution)))
    }

    /// Returns the rank of a puzzle, with its only solution if that is known.
    fn rank_by(&mut self, puzzle: &Grid, solution: Option<&BitBoards>) -> Result<Rank, NoRank> {
        let mut boards = BitBoards::of_givens(puzzle);
        if let Some(rank) = climb(&mut boards)? {
            return Ok(rank);
        }
        self.rank_beyond(boards, solution)
    }

    /// Returns the rank of a puzzle that C6 leaves open: 7 or 8.
    fn rank_beyond(
        &mut self,
        mut boards: BitBoards,
        solution: Option<&BitBoards>,
    ) -> Result<Rank, NoRank> {
        Negation::C7.run(&mut boards, solution)?;
        if boards.is_solved() {
            return Ok(Rank::FIENDISH);
        }
        self.only_solution(&boards).map(|_| Rank::EXTREME)
    }

    /// Returns the ranks of many puzzles, each as [`rank`](Rater::rank) returns it. It is fastest
    /// with thousands of puzzles at a time.
    ///
    /// C1 to C4 run over 256 puzzles at once; only puzzles that they leave open are continued one
    /// by one.
    ///
    /// ```
    /// use numpre::{Grid, Rank, rating::Rater};
    ///
    /// let easy: Grid = "...5........83..94.3..1.8....6...1.3......46...7..2..............9183..5..54..9.6".parse()?;
    /// let puzzles = [easy; 1000];
    /// assert_eq!(Rater::default().rank_many(&puzzles), [Ok(Rank::EASY); 1000]);
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn rank_many(&mut self, puzzles: &[Grid]) -> Vec<Result<Rank, NoRank>> {
        let mut ranks = vec![Err(NoRank::NoSolution); puzzles.len()];
        self.rank_each(puzzles, |_| None, |place, rank| ranks[place] = rank);
        ranks
    }

    /// Writes the ranks of [`rank_many`](Rater::rank_many) into a slice with one place for each
    /// puzzle.
    ///
    /// # Errors
    /// [`LengthMismatch`] if the slice has another length; nothing is written then.
    pub fn rank_many_into(
        &mut self,
        puzzles: &[Grid],
        ranks: &mut [Result<Rank, NoRank>],
    ) -> Result<(), LengthMismatch> {
        check_length(puzzles.len(), ranks.len())?;
        self.rank_each(puzzles, |_| None, |place, rank| ranks[place] = rank);
        Ok(())
    }

    /// Returns the ranks of puzzles whose only solutions are known.
    pub(crate) fn rank_many_with(
        &mut self,
        puzzles: &[Grid],
        solutions: &[Grid],
    ) -> Vec<Result<Rank, NoRank>> {
        let mut ranks = vec![Err(NoRank::NoSolution); puzzles.len()];
        self.rank_each(puzzles, |place| solutions.get(place), |place, rank| ranks[place] = rank);
        ranks
    }

    /// Calls `on_rank` with the index and the rank of each puzzle. `solution` returns the one
    /// solution of a puzzle, if it is known.
    fn rank_each<'a>(
        &mut self,
        puzzles: &[Grid],
        solution: impl Fn(usize) -> Option<&'a Grid>,
        mut on_rank: impl FnMut(usize, Result<Rank, NoRank>),
    ) {
        // Lanes run empty at the end of each part. Without a token there is only one part.
        let size = if self.cancel.is_never() { puzzles.len().max(1) } else { CHECK_EVERY };
        for (number, part) in puzzles.chunks(size).enumerate() {
            let first = number * size;
            if self.cancel.is_cancelled() {
                (first..puzzles.len()).for_each(|place| on_rank(place, Err(NoRank::Cancelled)));
                return;
            }
            self.rank_part(
                part,
                |place| solution(first + place),
                |place, rank| on_rank(first + place, rank),
            );
        }
    }

    /// Ranks a part of the puzzles, without checking the token.
    fn rank_part<'a>(
        &mut self,
        puzzles: &[Grid],
        solution: impl Fn(usize) -> Option<&'a Grid>,
        mut on_rank: impl FnMut(usize, Result<Rank, NoRank>),
    ) {
        let solution = |place: usize| solution(place).map(BitBoards::of_solution);
        if puzzles.len() < FEW {
            for (place, puzzle) in puzzles.iter().enumerate() {
                on_rank(place, self.rank_by(puzzle, solution(place).as_ref()));
            }
            return;
        }
        let mut end = |place: usize, end| {
            let rank = match end {
                End::Solved(rank) => Ok(rank),
                End::Contradictory => Err(NoRank::NoSolution),
                End::Open(boards) => self.rank_from_c4(boards, solution(place).as_ref()),
            };
            on_rank(place, rank);
        };
        Backend::best().run(FirstClosures { puzzles, end: &mut end });
    }

    /// Returns the rank of a puzzle that C4 has closed and leaves open.
    fn rank_from_c4(
        &mut self,
        mut boards: BitBoards,
        solution: Option<&BitBoards>,
    ) -> Result<Rank, NoRank> {
        match climb_from(&mut boards, 4)? {
            Some(rank) => Ok(rank),
            None => self.rank_beyond(boards, solution),
        }
    }

    /// Runs C1 … C6. Returns the rank, or `None` if C6 does not solve the puzzle; the boards at the
    /// end; and the only solution.
    pub(super) fn close(
        &mut self,
        puzzle: &Grid,
    ) -> Result<(Option<Rank>, BitBoards, Grid), NoRank> {
        let mut boards = BitBoards::of_givens(puzzle);
        let rank = climb(&mut boards)?;
        let solution = if rank.is_some() { boards.placed() } else { self.only_solution(&boards)? };
        Ok((rank, boards, solution))
    }

    /// Returns the only solution within these candidates.
    fn only_solution(&mut self, boards: &BitBoards) -> Result<Grid, NoRank> {
        match self.engine.solve_candidates(&boards.candidates()) {
            Solved::Unique(solution) => Ok(solution),
            Solved::Multiple(..) => Err(NoRank::MultipleSolutions),
            Solved::None => Err(NoRank::NoSolution),
        }
    }
}

/// A contradictory puzzle has no solution.
impl From<Contradictory> for NoRank {
    fn from(_: Contradictory) -> NoRank {
        NoRank::NoSolution
    }
}

/// Runs C1, C2, … C6 until one of them solves the boards. Returns its rank, or `None` if C6 does
/// not solve them.
fn climb(boards: &mut BitBoards) -> Result<Option<Rank>, Contradictory> {
    for (rules, rank) in Rules::C.into_iter().zip(Rank::all()).take(3) {
        rules.run(boards, &BitBoards::NOTHING)?;
        if boards.is_solved() {
            return Ok(Some(rank));
        }
    }
    climb_from(boards, 3)
}

/// Continues [`climb`] from the closure with this number, 3 or 4, which has closed the boards and
/// does not solve them.
fn climb_from(boards: &mut BitBoards, closed: usize) -> Result<Option<Rank>, Contradictory> {
    // C6 runs first: it leaves most of the puzzles that get here open, and it is quicker than C4.
    let mut lower = *boards;
    Rules::C6.run_beyond(Some(Rules::C[closed - 1]), boards)?;
    if !boards.is_solved() {
        return Ok(None);
    }
    for (number, rank) in (1..=5).zip(Rank::all()).skip(closed) {
        Rules::C[number - 1].run_beyond(Some(Rules::C[number - 2]), &mut lower)?;
        if lower.is_solved() {
            return Ok(Some(rank));
        }
    }
    Ok(Some(Rank::VERY_HARD))
}
