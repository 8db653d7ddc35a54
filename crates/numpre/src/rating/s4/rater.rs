//! The rank of a puzzle: the least closure that solves it.

use super::first_closures::{End, FirstClosures};
use crate::cancel::CancelToken;
use crate::closure::{BitBoards, Contradictory, Negation, Rules};
use crate::search::{Backend, Engine, EngineKind, LengthMismatch, Solved, Verdict, check_length};
use crate::state::Candidates;
use crate::vocabulary::{Grid, Rank};
use std::fmt;

/// Why a puzzle has no rank: only a puzzle with exactly one solution has one (S0.1, S4.4).
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
    /// How many solutions the puzzle has, as far as that is known.
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

/// Fewer puzzles than this are closed sooner one by one.
const FEW: usize = 64;

/// How many puzzles are ranked between two checks of the token: some hundredths of a second, at
/// most some seconds if all are of the hardest.
const TOGETHER: usize = 2048;

/// Rates puzzles one after the other. It keeps a search engine between them, and no knowledge.
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
    /// The same rater, connected to a token. It is checked once in some thousands of puzzles; those
    /// that are not ranked by then are [`NoRank::Cancelled`].
    #[must_use]
    pub fn with_cancel(self, cancel: CancelToken) -> Rater {
        Rater { cancel, ..self }
    }

    /// The rank of a puzzle of givens alone.
    ///
    /// Which one to call: [`rank_many`](Rater::rank_many) for many of them, as it is several times
    /// as fast; [`Assessor::rank`](crate::assess::Assessor::rank) where digits were placed or
    /// candidates removed, or where a person wants to know why there is no rank.
    ///
    /// Each closure goes on from where the one before it ended. What one of them solves has no
    /// other solution, for none ever removes a digit of a solution; so only where all end short of
    /// it, the search has to say whether there is just one.
    ///
    /// # Errors
    /// [`NoRank`] where the puzzle has none or multiple solutions.
    pub fn rank(&mut self, puzzle: &Grid) -> Result<Rank, NoRank> {
        self.rank_by(puzzle, None)
    }

    /// What is left of a half-solved board, or of candidates: the rank of the least closure that
    /// solves it from there, rank 1 where it is solved.
    ///
    /// # Errors
    /// [`NoRank`] where the candidates hold none or multiple solutions.
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

    /// The rank of a puzzle that has this one solution: knowing it saves negation what cannot
    /// contradict.
    pub(crate) fn rank_with(&mut self, puzzle: &Grid, solution: &Grid) -> Result<Rank, NoRank> {
        self.rank_by(puzzle, Some(&BitBoards::of_solution(solution)))
    }

    fn rank_by(&mut self, puzzle: &Grid, solution: Option<&BitBoards>) -> Result<Rank, NoRank> {
        let mut boards = BitBoards::of_givens(puzzle);
        if let Some(rank) = climb(&mut boards)? {
            return Ok(rank);
        }
        self.rank_beyond(boards, solution)
    }

    /// The rank of a puzzle that C6 leaves open.
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

    /// The ranks of many puzzles, as [`rank`](Rater::rank) says them: each as if it were the only
    /// one. Thousands at a time are best.
    ///
    /// C1 to C4 run over 256 puzzles at once; only what they leave open is gone on with one by one.
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

    /// The same into a slice of one's own.
    ///
    /// # Errors
    /// [`LengthMismatch`] where it has another length; nothing is written then.
    pub fn rank_many_into(
        &mut self,
        puzzles: &[Grid],
        ranks: &mut [Result<Rank, NoRank>],
    ) -> Result<(), LengthMismatch> {
        check_length(puzzles.len(), ranks.len())?;
        self.rank_each(puzzles, |_| None, |place, rank| ranks[place] = rank);
        Ok(())
    }

    /// The ranks of puzzles that each have this one solution.
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
        // Lanes run empty at the end of a part, so without a token there is one part.
        let size = if self.cancel.is_never() { puzzles.len().max(1) } else { TOGETHER };
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

    /// The same for few enough puzzles to check the token once.
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
                End::Open(boards) => self.rank_on(boards, solution(place).as_ref()),
            };
            on_rank(place, rank);
        };
        Backend::best().run(FirstClosures { puzzles, end: &mut end });
    }

    /// The rank of a puzzle from where C4 ends and leaves it open.
    fn rank_on(
        &mut self,
        mut boards: BitBoards,
        solution: Option<&BitBoards>,
    ) -> Result<Rank, NoRank> {
        match climb_on(&mut boards, 4)? {
            Some(rank) => Ok(rank),
            None => self.rank_beyond(boards, solution),
        }
    }

    /// C1 … C6 in turn: the rank and the end where they solve, and the end without a rank where
    /// they do not; the solution.
    pub(super) fn close(
        &mut self,
        puzzle: &Grid,
    ) -> Result<(Option<Rank>, BitBoards, Grid), NoRank> {
        let mut boards = BitBoards::of_givens(puzzle);
        let rank = climb(&mut boards)?;
        let solution = if rank.is_some() { boards.placed() } else { self.only_solution(&boards)? };
        Ok((rank, boards, solution))
    }

    /// The one solution within these candidates.
    fn only_solution(&mut self, boards: &BitBoards) -> Result<Grid, NoRank> {
        match self.engine.solve_candidates(&boards.candidates()) {
            Solved::Unique(solution) => Ok(solution),
            Solved::Multiple(..) => Err(NoRank::MultipleSolutions),
            Solved::None => Err(NoRank::NoSolution),
        }
    }
}

/// What contradicts has no solution.
impl From<Contradictory> for NoRank {
    fn from(_: Contradictory) -> NoRank {
        NoRank::NoSolution
    }
}

/// Runs C1, C2, … until one solves, whose rank comes back, or C6 has not.
fn climb(boards: &mut BitBoards) -> Result<Option<Rank>, Contradictory> {
    for (rules, rank) in Rules::C.into_iter().zip(Rank::all()).take(3) {
        rules.run(boards, &BitBoards::NOTHING)?;
        if boards.is_solved() {
            return Ok(Some(rank));
        }
    }
    climb_on(boards, 3)
}

/// From where C3 or C4 ends, by number, to C6: what solves is one of those after it.
fn climb_on(boards: &mut BitBoards, closed: usize) -> Result<Option<Rank>, Contradictory> {
    // Most of what gets here is past C6, and C6 is quicker than C4: so it goes first.
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
