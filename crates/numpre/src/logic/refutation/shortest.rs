//! The shortest of all refutations of one reading: which assumptions are followed together, and how
//! far.
//!
//! *Example.* On the board drawn in `derivation`, the basic rules refute 36 assumptions of the kind
//! "this cell is this digit". Their lines have from 3 to over 20 steps. Following all 36 to their
//! ends only to return the shortest would waste nearly all of the time. So:
//!
//! ```text
//!   stages 1, 2   each assumption that 1 (2) rounds refute is followed for 1 (2) steps: no result
//!   stage 3       each that 3 rounds refute, for 3 steps: r5c5 = 7 contradicts  ─▶ returned first
//!   stages 4 … 8  run only if the caller asks for more: lines to their ends, two at a time
//! ```

use super::line::Line;
use super::parallel_search::ParallelSearch;
use super::writing_out::written;
use crate::closure::{Assumption, BitBoards, ClosureCache, Reading, RefutedAssumptions, Rules};
use crate::logic::cache::ReasonerCache;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Evidence, Marks};
use crate::vocabulary::Grid;

/// Returns the assumptions of a reading that Sbit … X(4) refute, each with its evidence and the
/// candidates that this rests on. The shortest line comes first, then the one with the easier
/// techniques, then cells with the fewest candidates, in reading order, digits ascending.
///
/// The first stages take the assumptions that contradict within *n* = 1, 2, 3 rounds of singles and
/// locked candidates, and follow each for *n* steps. A line of *n* such steps takes at most *n*
/// rounds, so an assumption that takes more rounds has a longer line. If no line is that short, the
/// assumptions with the fewest rounds are followed to the end, two at a time.
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
            // A stage without a length limit is repeated until it has no assumption left.
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

/// A group of assumptions that are followed together, and how far.
#[derive(Clone, Copy)]
struct Stage {
    /// The most rounds of singles and locked candidates that an assumption may need to contradict.
    rounds: usize,
    /// The number of steps up to which the lines are followed; `None` for no limit.
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
    // Assumptions that only all rules together refute.
    Stage { rounds: usize::MAX, longest: None },
];

/// The number of lines that are followed to the end together.
pub(super) const TOGETHER: usize = 2;

/// An assumption that contradicts, and its line.
struct OpenAssumption {
    assumption: Assumption,
    /// The rounds of singles and locked candidates that refute it; `usize::MAX` if only all rules
    /// together do.
    rounds: usize,
    /// Its line, as far as it has been followed; `None` before the first stage, and while a search
    /// owns it.
    line: Option<Line>,
    /// `true` while a search owns its line.
    is_followed: bool,
}

impl OpenAssumption {
    fn new(assumption: Assumption, rounds: usize) -> OpenAssumption {
        OpenAssumption { assumption, rounds, line: None, is_followed: false }
    }
}

/// The assumptions whose lines have not ended yet.
struct OpenAssumptions {
    assumptions: Vec<OpenAssumption>,
    /// The closures under singles and locked candidates that found these assumptions.
    refuted: RefutedAssumptions,
    /// `true` if Sbit … X(4) find nothing on the board.
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

    /// Replaces the assumptions, of which none is left by then, by those that only all rules
    /// together refute.
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

    /// Starts a search over the assumptions of a stage, with the lines followed so far.
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

    /// Takes back the lines that have not ended within the stage. A line that was followed to its
    /// end without a contradiction is dropped.
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
