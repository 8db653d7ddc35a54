//! Who finds out what problems amount to.

use super::Assessment;
use crate::check::clashes;
use crate::logic::{End, Explanation, Next, Reasoner, SolvingState, Step, Technique, steps_of};
use crate::rating::{NotProper, Rater};
use crate::search::{Engine, EngineKind, Solved};
use crate::state::Problem;
use crate::vocabulary::{CellSet, Grid, Rank};

/// Assesses, rates, explains problems as they stand: givens alone, half-solved boards, candidates. It keeps working memory between them, never
/// knowledge.
///
/// ```
/// use numpre::{Digit, Problem, Rank, assess::{Assessment, Assessor}};
///
/// let mut assessor = Assessor::default();
/// let mut problem = Problem::of_givens("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
/// assert_eq!(assessor.rank(&problem), Ok(Rank::VERY_EASY));
/// problem.placed.set("r5c5".parse().unwrap(), Digit::new(9));
/// let Assessment::WrongDigits { cells, .. } = assessor.assess(&problem) else { panic!("r5c5 is a 5") };
/// assert_eq!(cells.to_string(), "r5c5");
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub struct Assessor {
    rater: Rater,
    engine: Box<dyn Engine>,
    reasoner: Reasoner,
}

/// One that explains with the ladder [`S4`](crate::logic::ladder::S4).
impl Default for Assessor {
    fn default() -> Assessor {
        Assessor::new(Reasoner::default())
    }
}

impl Assessor {
    /// One that explains with this reasoner.
    pub fn new(reasoner: Reasoner) -> Assessor {
        Assessor { rater: Rater::default(), engine: EngineKind::default().build(), reasoner }
    }

    /// Its rater.
    pub fn rater(&mut self) -> &mut Rater {
        &mut self.rater
    }

    /// Its reasoner.
    pub fn reasoner(&self) -> &Reasoner {
        &self.reasoner
    }

    /// What a problem amounts to.
    ///
    /// The givens say what the solution is; what was placed or removed since may contradict it. Where the givens leave several solutions, the
    /// candidates may still leave one.
    pub fn assess(&mut self, problem: &Problem) -> Assessment {
        match self.engine.solve(&problem.givens) {
            Solved::Unique(solution) => against(problem, solution),
            Solved::Multiple(..) if !problem.is_plain() => {
                match self.engine.solve_candidates(&problem.all_candidates()) {
                    Solved::Unique(solution) => proper(problem, solution),
                    Solved::Multiple(first, second) => Assessment::Several { first, second },
                    Solved::None => impossible(problem),
                }
            }
            Solved::Multiple(first, second) => Assessment::Several { first, second },
            Solved::None => impossible(problem),
        }
    }

    /// The rank of a proper problem. Of givens alone it is the rank of the problem; of a half-solved board, or of candidates, that of what is
    /// left from there on.
    ///
    /// # Errors
    /// What the problem amounts to, where it is not proper.
    pub fn rank(&mut self, problem: &Problem) -> Result<Rank, Box<Assessment>> {
        if problem.is_plain() {
            return self.rater.rank(&problem.givens).map_err(|_| Box::new(self.assess(problem)));
        }
        self.rank_and_state(problem).map(|(rank, _)| rank)
    }

    /// The rank of a proper problem, and the state that its steps begin from.
    fn rank_and_state(&mut self, problem: &Problem) -> Result<(Rank, SolvingState), Box<Assessment>> {
        let state = SolvingState::from(problem);
        if problem.is_plain() {
            return self.rank(problem).map(|rank| (rank, state));
        }
        let assessment = self.assess(problem);
        if !assessment.is_proper() {
            return Err(Box::new(assessment));
        }
        match self.rater.rank_candidates(state.candidates()) {
            Ok(rank) => Ok((rank, state)),
            // A proper problem has one solution within its candidates.
            Err(NotProper::NoSolution | NotProper::SeveralSolutions) => Err(Box::new(assessment)),
        }
    }

    /// The rank of a proper problem, and the steps to its solution.
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank); and [`Assessment::Proper`] where the reasoner's ladder does not reach the end.
    pub fn explain(&mut self, problem: &Problem) -> Result<(Rank, Explanation), Box<Assessment>> {
        let (rank, state) = self.rank_and_state(problem)?;
        let explanation = self.reasoner.explain(&state);
        if explanation.end == End::Solved { Ok((rank, explanation)) } else { Err(Box::new(self.assess(problem))) }
    }

    /// The rank of a proper problem, and its next step; `None` where nothing is left to do, or the reasoner's ladder finds nothing.
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank).
    pub fn hint(&mut self, problem: &Problem) -> Result<(Rank, Option<Step>), Box<Assessment>> {
        let (rank, state) = self.rank_and_state(problem)?;
        match self.reasoner.next(&state) {
            Next::Step(step) => Ok((rank, Some(step))),
            Next::End(_) => Ok((rank, None)),
        }
    }

    /// The rank of a proper problem, and every next step of the first technique of the ladder that finds one.
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank).
    pub fn hints(&mut self, problem: &Problem) -> Result<(Rank, Vec<Step>), Box<Assessment>> {
        let (rank, state) = self.rank_and_state(problem)?;
        Ok((rank, self.reasoner.all_next(&state)))
    }

    /// The rank of a proper problem, and every next step of one technique.
    ///
    /// # Errors
    /// As [`rank`](Assessor::rank).
    pub fn hints_of(&mut self, technique: Technique, problem: &Problem) -> Result<(Rank, Vec<Step>), Box<Assessment>> {
        let (rank, state) = self.rank_and_state(problem)?;
        Ok((rank, steps_of(technique, &state)))
    }
}

/// A problem with this one solution of its givens: digits first, for what they remove is wrong only because of them.
fn against(problem: &Problem, solution: Grid) -> Assessment {
    if problem.is_plain() {
        return proper(problem, solution);
    }
    let differs = |&(cell, digit): &(_, _)| solution.get(cell) != Some(digit);
    let cells: CellSet = problem.placed.filled().filter(differs).map(|(cell, _)| cell).collect();
    if !cells.is_empty() {
        return Assessment::WrongDigits { cells, solution };
    }
    let cells = SolvingState::from(problem).wrong_cells(&solution);
    if cells.is_empty() { proper(problem, solution) } else { Assessment::WrongRemovals { cells, solution } }
}

fn proper(problem: &Problem, solution: Grid) -> Assessment {
    if problem.grid().is_full() { Assessment::Solved { solution } } else { Assessment::Proper { solution } }
}

fn impossible(problem: &Problem) -> Assessment {
    let clashes: Vec<_> = clashes(&problem.grid()).collect();
    if clashes.is_empty() { Assessment::None } else { Assessment::Clash { clashes } }
}
