//! The shortest of all refutations of one reading: which assumptions are followed together, and how
//! far.

use super::line::Line;
use super::parallel_search::ParallelSearch;
use super::writing_out::written;
use crate::closure::{Assumption, BitBoards, ClosureCache, Reading, RefutedAssumptions, Rules};
use crate::logic::cache::ReasonerCache;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Evidence, Marks};
use crate::vocabulary::Grid;

/// The assumptions of a reading that Sbit … X(4) refute, each with its evidence and what that rests
/// on: the shortest line first, then those of the easiest techniques, then cells with the fewest
/// candidates first, in reading order, digits ascending.
///
/// First come the assumptions that contradict after *n* = 1, 2, 3 rounds of singles and locked
/// candidates, each followed for *n* steps: a line of *n* steps takes at most *n* rounds, so an
/// assumption that takes more rounds has a longer line. If none is that short, those with the
/// fewest rounds are followed to the end, two at a time.
pub(in crate::logic) fn shortest<'a>(
    state: &SolvingState,
    reading: Reading,
    solution: Option<&Grid>,
    cache: &'a mut ReasonerCache,
) -> impl Iterator<Item = (Assumption, Evidence, Marks)> + use<'a> {
    let mut open = OpenAssumptions::new(state, reading, solution, &mut cache.closures);
    let state = state.clone();
    let mut stages = STAGES.into_iter();
    let mut stage = Stage { rounds: 0, longest: Some(0) };
    let mut search = ParallelSearch::default();
    std::iter::from_fn(move || {
        loop {
            if let Some((line, outcome)) = search.next() {
                open.remove(line.assumption());
                let (evidence, rests_on) = written(&state, &line, &outcome)?;
                return Some((line.assumption(), evidence, rests_on));
            }
            open.take_back(std::mem::take(&mut search), stage);
            // A stage whose lines may have any length is repeated until it has no assumption left.
            if stage.longest.is_some() || open.is_empty(stage) {
                stage = stages.next()?;
                if stage.rounds == usize::MAX {
                    open.fill(&mut cache.closures);
                }
            }
            search = open.follow(&state, stage);
        }
    })
}

/// Which assumptions are followed together.
#[derive(Clone, Copy)]
struct Stage {
    /// Those that this number of rounds of singles and locked candidates contradicts.
    rounds: usize,
    /// The length up to which their lines are followed; `None`: to the end.
    longest: Option<usize>,
}

const STAGES: [Stage; 8] = [
    Stage { rounds: 1, longest: Some(1) },
    Stage { rounds: 2, longest: Some(2) },
    Stage { rounds: 3, longest: Some(3) },
    Stage { rounds: 2, longest: None },
    Stage { rounds: 4, longest: None },
    Stage { rounds: 7, longest: None },
    Stage { rounds: 81, longest: None },
    // Assumptions that only all rules together contradict.
    Stage { rounds: usize::MAX, longest: None },
];

/// How many lines are followed to the end together.
pub(super) const TOGETHER: usize = 2;

/// An assumption that contradicts, and after how many rounds of singles and locked candidates.
struct OpenAssumption {
    assumption: Assumption,
    rounds: usize,
    /// Its line, as far as it has been followed; `None` while a search has it.
    line: Option<Line>,
    /// Whether a search follows it, or did when the stage before began.
    is_followed: bool,
}

impl OpenAssumption {
    fn new(assumption: Assumption, rounds: usize) -> OpenAssumption {
        OpenAssumption { assumption, rounds, line: None, is_followed: false }
    }
}

/// All assumptions whose lines have not ended yet.
struct OpenAssumptions {
    assumptions: Vec<OpenAssumption>,
    /// What singles and locked candidates refute.
    refuted: RefutedAssumptions,
    /// Whether Sbit … X(4) find nothing on the board.
    is_closed: bool,
}

impl OpenAssumptions {
    fn new(
        state: &SolvingState,
        reading: Reading,
        solution: Option<&Grid>,
        closures: &mut ClosureCache,
    ) -> OpenAssumptions {
        let is_closed =
            Rules::C6.close(state.candidates()).is_ok_and(|closed| closed == *state.candidates());
        let known = solution.map(BitBoards::of_solution);
        let refuted = RefutedAssumptions::of(state.bit_boards(), reading, known, closures);
        let assumptions = refuted
            .refuted
            .iter()
            .map(|&(assumption, rounds)| OpenAssumption::new(assumption, rounds))
            .collect();
        OpenAssumptions { assumptions, refuted, is_closed }
    }

    /// Adds the assumptions that only all rules together contradict.
    fn fill(&mut self, closures: &mut ClosureCache) {
        let others = self.refuted.refuted_beyond(closures);
        self.assumptions = others
            .into_iter()
            .map(|assumption| OpenAssumption::new(assumption, usize::MAX))
            .collect();
    }

    /// Returns whether the stage has no assumption left.
    fn is_empty(&self, stage: Stage) -> bool {
        self.assumptions.iter().all(|open| open.rounds > stage.rounds)
    }

    /// Removes an assumption whose line has ended.
    fn remove(&mut self, assumption: Assumption) {
        self.assumptions.retain(|open| open.assumption != assumption);
    }

    /// Begins to follow the assumptions of a stage together.
    fn follow(&mut self, state: &SolvingState, stage: Stage) -> ParallelSearch {
        let number = if stage.longest.is_none() { TOGETHER } else { self.assumptions.len() };
        let assumptions =
            self.assumptions.iter_mut().filter(|open| open.rounds <= stage.rounds).take(number);
        let line = |open: &mut OpenAssumption| {
            open.is_followed = true;
            open.line.take().unwrap_or_else(|| Line::new(state, open.assumption, self.is_closed))
        };
        ParallelSearch::new(assumptions.map(line).collect(), stage.longest)
    }

    /// Takes back the lines that have not ended in the stage. A line that was followed to its end
    /// without a contradiction is not tried again.
    fn take_back(&mut self, search: ParallelSearch, stage: Stage) {
        if stage.longest.is_none() {
            self.assumptions.retain(|open| !open.is_followed);
            return;
        }
        for line in search.into_rest() {
            if let Some(open) =
                self.assumptions.iter_mut().find(|open| open.assumption == line.assumption())
            {
                (open.line, open.is_followed) = (Some(line), false);
            }
        }
    }
}
