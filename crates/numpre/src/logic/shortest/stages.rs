//! The shortest of all refutations of one reading: who races whom, and for how long.

use super::written::written;
use super::{Line, Race, Remembered};
use crate::closure::{BitBoards, Ends, Reading, Rules, Swept};
use crate::logic::{Assumption, Evidence, Marks, SolvingState};
use crate::vocabulary::Grid;

/// The assumptions of a reading that Sbit … X(4) refute, each with its evidence and what that rests
/// on: the shortest line first, then those of the easiest techniques, then cells with the fewest
/// candidates first, in reading order, digits ascending.
///
/// First those race that contradict after a few rounds of singles and locked candidates, for so
/// many steps: of *n* steps no more than *n* can follow one on another, so what takes more rounds
/// takes more steps. Where none is that short, some of those race to the end that take the fewest
/// rounds.
pub(in crate::logic) fn shortest<'a>(
    state: &SolvingState,
    reading: Reading,
    solution: Option<&Grid>,
    remembered: &'a mut Remembered,
) -> impl Iterator<Item = (Assumption, Evidence, Marks)> + use<'a> {
    let mut field = Field::new(state, reading, solution, &mut remembered.ends);
    let state = state.clone();
    let mut stages = STAGES.into_iter();
    let mut stage = Stage { rounds: 0, longest: Some(0) };
    let mut race = Race::default();
    std::iter::from_fn(move || {
        loop {
            if let Some((line, outcome)) = race.next() {
                field.leave(line.assumption());
                let (evidence, rests_on) = written(&state, &line, &outcome)?;
                return Some((line.assumption(), evidence, rests_on));
            }
            field.come_back(std::mem::take(&mut race), stage);
            // A stage whose lines may have any length is gone through until nothing is left of it.
            if stage.longest.is_some() || field.is_empty(stage) {
                stage = stages.next()?;
                if stage.rounds == usize::MAX {
                    field.fill(&mut remembered.ends);
                }
            }
            race = field.race(&state, stage);
        }
    })
}

/// Which assumptions race.
#[derive(Clone, Copy)]
struct Stage {
    /// Those that so many rounds of singles and locked candidates contradict.
    rounds: usize,
    /// Up to which length of their lines; without a number, to the end.
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
    // Those that only all rules contradict.
    Stage { rounds: usize::MAX, longest: None },
];

/// So many race to the end side by side.
pub(super) const TOGETHER: usize = 2;

/// An assumption that contradicts, and after how many rounds of singles and locked candidates.
struct Runner {
    assumption: Assumption,
    rounds: usize,
    /// Its line, as far as it has been followed; none while it races.
    line: Option<Line>,
    /// Whether it races, or did as the stage before began.
    races: bool,
}

impl Runner {
    fn new(assumption: Assumption, rounds: usize) -> Runner {
        Runner { assumption, rounds, line: None, races: false }
    }
}

/// All that have not come to an end yet.
struct Field {
    runners: Vec<Runner>,
    /// What singles and locked candidates have told.
    swept: Swept,
    /// Whether Sbit … X(4) find nothing on the board.
    is_closed: bool,
}

impl Field {
    fn new(
        state: &SolvingState,
        reading: Reading,
        solution: Option<&Grid>,
        ends: &mut Ends,
    ) -> Field {
        let is_closed =
            Rules::C6.close(state.candidates()).is_ok_and(|closed| closed == *state.candidates());
        let swept =
            Swept::of(state.bit_boards(), reading, solution.map(BitBoards::of_solution), ends);
        let runners = swept
            .refuted
            .iter()
            .map(|&(assumption, rounds)| Runner::new(assumption, rounds))
            .collect();
        Field { runners, swept, is_closed }
    }

    /// Adds those that only all rules contradict.
    fn fill(&mut self, ends: &mut Ends) {
        let others = self.swept.refuted_beyond(ends);
        self.runners =
            others.into_iter().map(|assumption| Runner::new(assumption, usize::MAX)).collect();
    }

    /// Whether none of the stage is left.
    fn is_empty(&self, stage: Stage) -> bool {
        self.runners.iter().all(|runner| runner.rounds > stage.rounds)
    }

    /// One has come to its end.
    fn leave(&mut self, assumption: Assumption) {
        self.runners.retain(|runner| runner.assumption != assumption);
    }

    /// The race between those of a stage.
    fn race(&mut self, state: &SolvingState, stage: Stage) -> Race {
        let number = if stage.longest.is_none() { TOGETHER } else { self.runners.len() };
        let runners =
            self.runners.iter_mut().filter(|runner| runner.rounds <= stage.rounds).take(number);
        let line = |runner: &mut Runner| {
            runner.races = true;
            runner
                .line
                .take()
                .unwrap_or_else(|| Line::new(state, runner.assumption, self.is_closed))
        };
        Race::new(runners.map(line).collect(), stage.longest)
    }

    /// Takes back those that have not come to an end in the stage; what has raced without one for
    /// any length is not tried again.
    fn come_back(&mut self, race: Race, stage: Stage) {
        if stage.longest.is_none() {
            self.runners.retain(|runner| !runner.races);
            return;
        }
        for line in race.into_rest() {
            if let Some(runner) =
                self.runners.iter_mut().find(|runner| runner.assumption == line.assumption())
            {
                (runner.line, runner.races) = (Some(line), false);
            }
        }
    }
}
