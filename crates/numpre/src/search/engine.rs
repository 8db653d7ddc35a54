//! What every engine can do, and the list of them.

use super::{Batch, CellList, Fast, Fewest, Limits, Naive, Outcome, Solved, Verdict};
use crate::state::Candidates;
use crate::vocabulary::Grid;
use std::fmt;
use std::str::FromStr;

/// A search engine. It may keep working memory between problems, never knowledge: what it answers is a function of the
/// problem and the limits alone.
pub trait Engine: Send {
    /// Searches for the solutions within these candidates: boards that take each cell's digit from its set.
    ///
    /// A cell with one candidate is as good as given. Clashing or missing candidates are no error: there is no solution.
    fn search_candidates(&mut self, candidates: &Candidates, limits: Limits) -> Outcome;

    /// Searches for the solutions that keep these givens.
    fn search(&mut self, givens: &Grid, limits: Limits) -> Outcome {
        self.search_candidates(&Candidates::of_givens(givens), limits)
    }

    /// Solves one problem: no solution, the only one, or two of several.
    ///
    /// ```
    /// use numpre::{Engine, Grid, Solved, search::Fast};
    ///
    /// let problem: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
    /// assert!(matches!(Fast.solve(&problem), Solved::Unique(_)));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    fn solve(&mut self, givens: &Grid) -> Solved {
        // Calls have no limit here, so that the search always tells.
        self.search(givens, Limits::default()).solved().unwrap_or(Solved::None)
    }

    /// The same within candidates.
    fn solve_candidates(&mut self, candidates: &Candidates) -> Solved {
        self.search_candidates(candidates, Limits::default()).solved().unwrap_or(Solved::None)
    }

    /// Solves many problems, each under the default limits, and writes their answers in order; where one slice is shorter, it says how
    /// many.
    ///
    /// One by one here; an engine that is quicker with many at once does it its own way.
    fn solve_many(&mut self, problems: &[Grid], solved: &mut [Solved]) {
        for (problem, solved) in problems.iter().zip(solved) {
            *solved = self.solve(problem);
        }
    }

    /// The same where only the first solution is wanted, in plain slices: what is 81 bytes a problem instead of 164 is quicker to write. `firsts` gets
    /// the first of what [`solve_many`](Engine::solve_many) tells, a board without a digit where there is none.
    ///
    /// ```
    /// use numpre::{Engine, Grid, Verdict, search::Batch};
    ///
    /// let proper: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
    /// let impossible: Grid = format!("11{}", ".".repeat(79)).parse()?;
    /// let problems = [proper, impossible, Grid::EMPTY];
    /// let (mut firsts, mut verdicts) = ([Grid::EMPTY; 3], [Verdict::Unknown; 3]);
    /// Batch::new().first_many(&problems, &mut firsts, &mut verdicts);
    /// assert_eq!(verdicts, [Verdict::Unique, Verdict::None, Verdict::Multiple]);
    /// assert!(firsts[0].is_full() && firsts[1] == Grid::EMPTY && firsts[2].is_full());
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    fn first_many(&mut self, problems: &[Grid], firsts: &mut [Grid], verdicts: &mut [Verdict]) {
        for ((problem, first), verdict) in problems.iter().zip(firsts).zip(verdicts) {
            let outcome = self.search(problem, Limits::default());
            *first = outcome.first.unwrap_or_default();
            *verdict = outcome.verdict();
        }
    }

    /// Tells of many problems whether they have no solution, one, or several, as [`solve_many`](Engine::solve_many) does; what the solutions
    /// are is not asked, which is quicker where there are several.
    fn judge_many(&mut self, problems: &[Grid], verdicts: &mut [Verdict]) {
        for (problem, verdict) in problems.iter().zip(verdicts) {
            *verdict = self.search(problem, Limits::default()).verdict();
        }
    }

    /// The same for many states of candidates.
    fn judge_candidates_many(&mut self, states: &[Candidates], verdicts: &mut [Verdict]) {
        for (state, verdict) in states.iter().zip(verdicts) {
            *verdict = self.search_candidates(state, Limits::default()).verdict();
        }
    }
}

/// The engines by name.
///
/// ```
/// use numpre::{Engine, EngineKind, Grid, Limits, Solved};
///
/// let problem: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// for kind in EngineKind::ALL {
///     let outcome = kind.build().search(&problem, Limits::default());
///     assert!(matches!(outcome.solved(), Some(Solved::Unique(_))), "{kind}");
/// }
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum EngineKind {
    /// [`Naive`].
    Naive,
    /// [`CellList`].
    CellList,
    /// [`Fewest`].
    Fewest,
    /// [`Fast`].
    #[default]
    Fast,
    /// [`Batch`].
    Batch,
}

impl EngineKind {
    /// All engines, from the plainest to the quickest.
    pub const ALL: [EngineKind; 5] =
        [EngineKind::Naive, EngineKind::CellList, EngineKind::Fewest, EngineKind::Fast, EngineKind::Batch];

    /// Its name on the command line: `naive`, `cell-list`, `fewest`, `fast`, `batch`.
    pub const fn name(self) -> &'static str {
        match self {
            EngineKind::Naive => "naive",
            EngineKind::CellList => "cell-list",
            EngineKind::Fewest => "fewest",
            EngineKind::Fast => "fast",
            EngineKind::Batch => "batch",
        }
    }

    /// A new engine of this kind.
    pub fn build(self) -> Box<dyn Engine> {
        match self {
            EngineKind::Naive => Box::new(Naive),
            EngineKind::CellList => Box::new(CellList::default()),
            EngineKind::Fewest => Box::new(Fewest),
            EngineKind::Fast => Box::new(Fast),
            EngineKind::Batch => Box::new(Batch::new()),
        }
    }
}

impl fmt::Display for EngineKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No engine has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEngine(String);

impl fmt::Display for UnknownEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no engine is called {:?}; expected one of", self.0)?;
        EngineKind::ALL.iter().try_for_each(|kind| write!(f, " {kind}"))
    }
}

impl std::error::Error for UnknownEngine {}

impl FromStr for EngineKind {
    type Err = UnknownEngine;

    fn from_str(name: &str) -> Result<EngineKind, UnknownEngine> {
        EngineKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| UnknownEngine(name.to_owned()))
    }
}
