//! The assessor, which determines a puzzle's status, rank, explanation, work and hints.

use super::{AssessError, Assessment, HardestMoments, Work};
use crate::cancel::CancelToken;
use crate::check::clashes;
use crate::logic::{
    End, Explanation, Next, Reasoner, SolvingState, Step, Technique, first_steps_of,
};
use crate::rating::{NoRank, Rater};
use crate::search::{Engine, EngineKind, Solved};
use crate::state::Puzzle;
use crate::vocabulary::{CellSet, Grid, Rank};

/// Assesses, rates and explains puzzles: givens, half-solved boards, candidates. It keeps working
/// memory between calls, but no information about the puzzles.
///
/// ```
/// use numpre::{Digit, Puzzle, Rank, assess::{Assessment, Assessor}};
///
/// let mut assessor = Assessor::default();
/// let mut puzzle = Puzzle::of_givens("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
/// assert_eq!(assessor.rank(&puzzle), Ok(Rank::VERY_EASY));
/// puzzle.placed.set("r5c5".parse().unwrap(), Digit::new(9));
/// let Assessment::WrongDigits { cells, .. } = assessor.assess(&puzzle) else {
///     panic!("r5c5 is a 5")
/// };
/// assert_eq!(cells.to_string(), "r5c5");
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub struct Assessor {
    rater: Rater,
    engine: Box<dyn Engine>,
    reasoner: Reasoner,
    cancel: CancelToken,
}

/// Explains with the ladder [`S4`](crate::logic::ladder::S4).
impl Default for Assessor {
    fn default() -> Assessor {
        Assessor::new(Reasoner::default())
    }
}

impl Assessor {
    /// Creates an assessor that explains with this reasoner.
    pub fn new(reasoner: Reasoner) -> Assessor {
        Assessor {
            rater: Rater::default(),
            engine: EngineKind::default().build(),
            reasoner,
            cancel: CancelToken::NEVER,
        }
    }

    /// Returns the assessor, connected to a token. [`explain`](Assessor::explain) and
    /// [`work`](Assessor::work) check it before every step and every hardest moment, and fail with
    /// [`AssessError::Cancelled`]. The other calls take only milliseconds.
    #[must_use]
    pub fn with_cancel(self, cancel: CancelToken) -> Assessor {
        Assessor {
            rater: self.rater.with_cancel(cancel.clone()),
            reasoner: self.reasoner.with_cancel(cancel.clone()),
            cancel,
            ..self
        }
    }

    /// Returns its rater.
    pub fn rater(&mut self) -> &mut Rater {
        &mut self.rater
    }

    /// Returns its reasoner.
    pub fn reasoner(&self) -> &Reasoner {
        &self.reasoner
    }

    /// Returns the status of a puzzle: how many solutions it has, or what is wrong with it.
    ///
    /// The givens determine the solution; digits placed and candidates removed since may contradict
    /// it. If the givens have multiple solutions, the candidates may still leave only one.
    pub fn assess(&mut self, puzzle: &Puzzle) -> Assessment {
        match self.engine.solve(&puzzle.givens) {
            Solved::Unique(solution) => against(puzzle, solution),
            Solved::Multiple(..) if !puzzle.is_plain() => {
                match self.engine.solve_candidates(&puzzle.unreduced_candidates()) {
                    Solved::Unique(solution) => proper(puzzle, solution),
                    Solved::Multiple(first, second) => Assessment::Multiple { first, second },
                    Solved::None => impossible(puzzle),
                }
            }
            Solved::Multiple(first, second) => Assessment::Multiple { first, second },
            Solved::None => impossible(puzzle),
        }
    }

    /// Returns the board from which the steps of a proper puzzle begin. Unlike
    /// [`rank`](Assessor::rank) it does not compute the rank, which takes as long as an easy step.
    ///
    /// # Errors
    /// [`AssessError`] with the status of the puzzle if it is not proper.
    pub fn state_of(&mut self, puzzle: &Puzzle) -> Result<SolvingState, AssessError> {
        let assessment = self.assess(puzzle);
        if assessment.is_proper() { Ok(puzzle.into()) } else { Err(assessment.into()) }
    }

    /// Returns the rank of a proper puzzle. For a half-solved board, or for candidates, it is the
    /// rank of the remaining solution path.
    ///
    /// This method takes any [`Puzzle`], and its error says what is wrong. For many puzzles of
    /// givens only, prefer [`Rater::rank_many`], which ranks hundreds at once. [`Rater::rank`] is
    /// for one grid of givens; its error only says that there is no solution, or that there are
    /// multiple.
    ///
    /// # Errors
    /// [`AssessError`] with the status of the puzzle if it is not proper.
    pub fn rank(&mut self, puzzle: &Puzzle) -> Result<Rank, AssessError> {
        if puzzle.is_plain() {
            return match self.rater.rank(&puzzle.givens) {
                Ok(rank) => Ok(rank),
                Err(NoRank::Cancelled) => Err(AssessError::Cancelled),
                Err(NoRank::NoSolution | NoRank::MultipleSolutions) => {
                    Err(self.assess(puzzle).into())
                }
            };
        }
        self.rank_and_state(puzzle).map(|(rank, _)| rank)
    }

    /// Returns the rank of a proper puzzle, and the board from which its steps begin.
    fn rank_and_state(&mut self, puzzle: &Puzzle) -> Result<(Rank, SolvingState), AssessError> {
        let state = SolvingState::from(puzzle);
        if puzzle.is_plain() {
            return self.rank(puzzle).map(|rank| (rank, state));
        }
        let assessment = self.assess(puzzle);
        if !assessment.is_proper() {
            return Err(assessment.into());
        }
        match self.rater.rank_candidates(state.candidates()) {
            Ok(rank) => Ok((rank, state)),
            Err(NoRank::Cancelled) => Err(AssessError::Cancelled),
            Err(NoRank::NoSolution | NoRank::MultipleSolutions) => {
                unreachable!("a proper puzzle has exactly one solution within its candidates")
            }
        }
    }

    /// Returns the rank of a proper puzzle, and the steps to its solution, or as far as the
    /// reasoner's ladder leads. For boards that need not be proper, use
    /// [`logic::explain`](crate::logic::explain).
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank).
    pub fn explain(&mut self, puzzle: &Puzzle) -> Result<(Rank, Explanation), AssessError> {
        let (rank, state) = self.rank_and_state(puzzle)?;
        match self.reasoner.explain(&state) {
            Explanation { end: End::Cancelled, .. } => Err(AssessError::Cancelled),
            explanation => Ok((rank, explanation)),
        }
    }

    /// Returns the explanation of a proper puzzle if it leads to the solution.
    fn complete_explanation(
        &mut self,
        puzzle: &Puzzle,
        state: &SolvingState,
    ) -> Result<Explanation, AssessError> {
        let explanation = self.reasoner.explain(state);
        match explanation.end {
            End::Solved => Ok(explanation),
            End::Cancelled => Err(AssessError::Cancelled),
            End::Stuck | End::Contradiction(_) => Err(self.assess(puzzle).into()),
        }
    }

    /// Returns how much work a proper puzzle is, explained by the reasoner of this assessor. For a
    /// half-solved board, or for candidates, it is the remaining work.
    ///
    /// ```
    /// use numpre::{Puzzle, assess::Assessor};
    ///
    /// let puzzle: Puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse::<numpre::Grid>()?.into();
    /// let work = Assessor::default().work(&puzzle)?;
    /// assert_eq!((work.rank.get(), work.steps), (3, 72));
    /// assert_eq!((work.moments.count, work.moments.narrowest), (2, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank); and [`AssessError::Stuck`] if the reasoner's ladder does not
    /// lead to the solution.
    pub fn work(&mut self, puzzle: &Puzzle) -> Result<Work, AssessError> {
        let (rank, state) = self.rank_and_state(puzzle)?;
        let explanation = self.complete_explanation(puzzle, &state)?;
        let moments = HardestMoments::of(rank, state.candidates(), &self.cancel)?
            .expect("a proper puzzle has hardest moments of its rank");
        Ok(Work::of(rank, &explanation, moments))
    }

    /// Returns the rank of a proper puzzle, and its next step; `None` if the puzzle is solved, or
    /// if the reasoner's ladder finds no step.
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank).
    pub fn hint(&mut self, puzzle: &Puzzle) -> Result<(Rank, Option<Step>), AssessError> {
        let (rank, state) = self.rank_and_state(puzzle)?;
        match self.reasoner.next(&state) {
            Next::Step(step) => Ok((rank, Some(step))),
            Next::End(_) => Ok((rank, None)),
        }
    }

    /// Returns the rank of a proper puzzle, and every next step of the first technique of the
    /// ladder that finds one.
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank).
    pub fn hints(&mut self, puzzle: &Puzzle) -> Result<(Rank, Vec<Step>), AssessError> {
        self.first_hints(puzzle, usize::MAX)
    }

    /// Returns the first `at_most` steps of [`hints`](Assessor::hints). The search stops there.
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank).
    pub fn first_hints(
        &mut self,
        puzzle: &Puzzle,
        at_most: usize,
    ) -> Result<(Rank, Vec<Step>), AssessError> {
        let (rank, state) = self.rank_and_state(puzzle)?;
        Ok((rank, self.reasoner.first_next(&state, at_most)))
    }

    /// Returns the rank of a proper puzzle, and every next step of one technique.
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank).
    pub fn hints_of(
        &mut self,
        technique: Technique,
        puzzle: &Puzzle,
    ) -> Result<(Rank, Vec<Step>), AssessError> {
        self.first_hints_of(technique, puzzle, usize::MAX)
    }

    /// Returns the first `at_most` steps of [`hints_of`](Assessor::hints_of). The search stops
    /// there.
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank).
    pub fn first_hints_of(
        &mut self,
        technique: Technique,
        puzzle: &Puzzle,
        at_most: usize,
    ) -> Result<(Rank, Vec<Step>), AssessError> {
        let (rank, state) = self.rank_and_state(puzzle)?;
        Ok((rank, first_steps_of(technique, &state, at_most)))
    }
}

/// Compares a puzzle with the only solution of its givens. Wrong digits come first: candidates that
/// they remove from their peers are missing only because of them.
fn against(puzzle: &Puzzle, solution: Grid) -> Assessment {
    if puzzle.is_plain() {
        return proper(puzzle, solution);
    }
    let differs = |&(cell, digit): &(_, _)| solution.get(cell) != Some(digit);
    let cells: CellSet = puzzle.placed.filled().filter(differs).map(|(cell, _)| cell).collect();
    if !cells.is_empty() {
        return Assessment::WrongDigits { cells, solution };
    }
    let cells = SolvingState::from(puzzle).wrong_cells(&solution);
    if cells.is_empty() {
        proper(puzzle, solution)
    } else {
        Assessment::WrongRemovals { cells, solution }
    }
}

fn proper(puzzle: &Puzzle, solution: Grid) -> Assessment {
    if puzzle.grid().is_full() {
        Assessment::Solved { solution }
    } else {
        Assessment::Proper { solution }
    }
}

fn impossible(puzzle: &Puzzle) -> Assessment {
    let clashes: Vec<_> = clashes(&puzzle.grid()).collect();
    if clashes.is_empty() { Assessment::None } else { Assessment::Clash { clashes } }
}
