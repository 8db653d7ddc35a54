//! The rank of a puzzle: the least closure that solves it.

use super::first_closures::{End, FirstClosures};
use crate::cancel::{CancelToken, Cancelled};
use crate::closure::{BitBoards, Contradictory, Negation, Rules};
use crate::search::{Backend, Engine, EngineKind, LengthMismatch, Solved, check_length};
use crate::state::Candidates;
use crate::vocabulary::{Grid, Rank};
use std::fmt;

/// Why a puzzle has no rank: only one with exactly one solution has (S0.1, S4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum NotProper {
    /// It has no solution.
    NoSolution,
    /// It has several solutions.
    SeveralSolutions,
}

impl fmt::Display for NotProper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotProper::NoSolution => "no solution",
            NotProper::SeveralSolutions => "several solutions",
        })
    }
}

impl std::error::Error for NotProper {}

/// Fewer puzzles than this are closed sooner one by one.
const FEW: usize = 64;

/// How many are ranked between two looks at a token: some hundredths of a second, at most some
/// seconds where all are of the hardest.
const TOGETHER: usize = 2048;

/// Rates puzzles one after the other. It keeps a search engine between them, and no knowledge.
///
/// ```
/// use numpre::{Grid, Rank, rating::{NotProper, Rater}};
///
/// let mut rater = Rater::default();
/// let inkala: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// assert_eq!(rater.rank(&inkala), Ok(Rank::ULTRA_HARD));
/// assert_eq!(rater.rank(&Grid::EMPTY), Err(NotProper::SeveralSolutions));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub struct Rater {
    engine: Box<dyn Engine>,
}

impl Default for Rater {
    fn default() -> Rater {
        Rater { engine: EngineKind::default().build() }
    }
}

impl Rater {
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
    /// [`NotProper`] where the puzzle has none or several solutions.
    pub fn rank(&mut self, puzzle: &Grid) -> Result<Rank, NotProper> {
        self.rank_by(puzzle, None)
    }

    /// What is left of a half-solved board, or of candidates: the rank of the least closure that
    /// solves it from there, rank 1 where it is solved.
    ///
    /// # Errors
    /// [`NotProper`] where the candidates hold none or several solutions.
    ///
    /// ```
    /// use numpre::{Candidates, Grid, Rank, rating::Rater};
    ///
    /// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
    /// let initial = Candidates::pencil_marks(&puzzle);
    /// assert_eq!(Rater::default().rank_candidates(&initial), Ok(Rank::ULTRA_HARD));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn rank_candidates(&mut self, candidates: &Candidates) -> Result<Rank, NotProper> {
        let mut boards = BitBoards::of_candidates(candidates);
        match climb(&mut boards)? {
            Some(rank) => Ok(rank),
            None => self.rank_beyond(boards, None),
        }
    }

    /// The rank of a puzzle that has this one solution: knowing it saves negation what cannot
    /// contradict.
    pub(crate) fn rank_with(&mut self, puzzle: &Grid, solution: &Grid) -> Result<Rank, NotProper> {
        self.rank_by(puzzle, Some(&BitBoards::of_solution(solution)))
    }

    fn rank_by(&mut self, puzzle: &Grid, solution: Option<&BitBoards>) -> Result<Rank, NotProper> {
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
    ) -> Result<Rank, NotProper> {
        Negation::C7.run(&mut boards, solution)?;
        if boards.is_solved() {
            return Ok(Rank::VERY_HARD);
        }
        self.only_solution(&boards).map(|_| Rank::ULTRA_HARD)
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
    pub fn rank_many(&mut self, puzzles: &[Grid]) -> Vec<Result<Rank, NotProper>> {
        let mut ranks = vec![Err(NotProper::NoSolution); puzzles.len()];
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
        ranks: &mut [Result<Rank, NotProper>],
    ) -> Result<(), LengthMismatch> {
        check_length(puzzles.len(), ranks.len())?;
        self.rank_each(puzzles, |_| None, |place, rank| ranks[place] = rank);
        Ok(())
    }

    /// The same, ended early where it is cancelled; it is asked once in some thousands of puzzles.
    ///
    /// # Errors
    /// [`Cancelled`] where it was.
    pub fn rank_many_until(
        &mut self,
        puzzles: &[Grid],
        cancel: &CancelToken<'_>,
    ) -> Result<Vec<Result<Rank, NotProper>>, Cancelled> {
        let mut ranks = Vec::with_capacity(puzzles.len());
        for part in puzzles.chunks(TOGETHER) {
            cancel.check()?;
            ranks.extend(self.rank_many(part));
        }
        Ok(ranks)
    }

    /// The ranks of puzzles that each have this one solution.
    pub(crate) fn rank_many_with(
        &mut self,
        puzzles: &[Grid],
        solutions: &[Grid],
    ) -> Vec<Result<Rank, NotProper>> {
        let mut ranks = vec![Err(NotProper::NoSolution); puzzles.len()];
        self.rank_each(puzzles, |place| solutions.get(place), |place, rank| ranks[place] = rank);
        ranks
    }

    /// Tells the rank of each puzzle, by its place among them; of some the one solution is known.
    fn rank_each<'a>(
        &mut self,
        puzzles: &[Grid],
        solution: impl Fn(usize) -> Option<&'a Grid>,
        mut tell: impl FnMut(usize, Result<Rank, NotProper>),
    ) {
        let solution = |place: usize| solution(place).map(BitBoards::of_solution);
        if puzzles.len() < FEW {
            for (place, puzzle) in puzzles.iter().enumerate() {
                tell(place, self.rank_by(puzzle, solution(place).as_ref()));
            }
            return;
        }
        let mut end = |place: usize, end| {
            let rank = match end {
                End::Solved(rank) => Ok(rank),
                End::Contradictory => Err(NotProper::NoSolution),
                End::Open(boards) => self.rank_on(boards, solution(place).as_ref()),
            };
            tell(place, rank);
        };
        Backend::best().run(FirstClosures { puzzles, end: &mut end });
    }

    /// The rank of a puzzle from where C4 ends and leaves it open.
    fn rank_on(
        &mut self,
        mut boards: BitBoards,
        solution: Option<&BitBoards>,
    ) -> Result<Rank, NotProper> {
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
    ) -> Result<(Option<Rank>, BitBoards, Grid), NotProper> {
        let mut boards = BitBoards::of_givens(puzzle);
        let rank = climb(&mut boards)?;
        let solution = if rank.is_some() { boards.placed() } else { self.only_solution(&boards)? };
        Ok((rank, boards, solution))
    }

    /// The one solution within these candidates.
    fn only_solution(&mut self, boards: &BitBoards) -> Result<Grid, NotProper> {
        match self.engine.solve_candidates(&boards.candidates()) {
            Solved::Unique(solution) => Ok(solution),
            Solved::Multiple(..) => Err(NotProper::SeveralSolutions),
            Solved::None => Err(NotProper::NoSolution),
        }
    }
}

/// What contradicts has no solution.
impl From<Contradictory> for NotProper {
    fn from(_: Contradictory) -> NotProper {
        NotProper::NoSolution
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
    Ok(Some(Rank::HARD_QUADS))
}
