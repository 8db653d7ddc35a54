//! The refuted assumptions about a state: those that singles and locked candidates refute, and
//! those that only all the rules refute.
//!
//! The state in which an assumption ended is remembered. About a later state, which has lost
//! candidates since, the same assumption is closed from there, without the lost candidates.

use super::assumption::{Assumption, Reading};
use super::assumptions::Assumptions;
use super::bit_boards::{BitBoards, Contradictory};
use super::digit_patterns::DigitPatternCache;
use super::incremental::IncrementalClosure;
use super::negation::Negation;
use super::rules::Rules;
use crate::vocabulary::CellSet;

/// The states in which assumptions that were not refuted have ended. One cache serves one state
/// after another, each with fewer candidates than the one before.
#[derive(Clone, Debug, Default)]
pub(crate) struct ClosureCache {
    /// The ends under singles and locked candidates.
    swept: Table,
    /// The ends under all the rules.
    closed: Table,
}

/// Closed states by assumption.
#[derive(Clone, Debug, Default)]
struct Table {
    /// The place of each assumption's state in `states`, counted from 1; 0 if it has none.
    places: Vec<u16>,
    states: Vec<BitBoards>,
}

impl Table {
    fn get(&self, assumption: Assumption) -> Option<&BitBoards> {
        let place = self.places.get(number(assumption))?.checked_sub(1)?;
        self.states.get(usize::from(place))
    }

    fn set(&mut self, assumption: Assumption, state: BitBoards) {
        self.places.resize(2 * 729, 0);
        let place = &mut self.places[number(assumption)];
        if *place == 0 {
            self.states.push(state);
            *place = self.states.len() as u16;
        } else {
            self.states[usize::from(*place) - 1] = state;
        }
    }
}

/// Returns the number of an assumption, below 2 · 729.
fn number(assumption: Assumption) -> usize {
    let first = if matches!(assumption, Assumption::Is { .. }) { 0 } else { 729 };
    first + 9 * assumption.cell().index() + assumption.digit().index()
}

/// The refuted assumptions of one reading about one state.
pub(crate) struct RefutedAssumptions {
    negation: Negation,
    boards: BitBoards,
    solution: Option<BitBoards>,
    /// The assumptions that singles and locked candidates refute, in the order in which they are
    /// tried, each with the number of rounds that this takes.
    pub(crate) refuted: Vec<(Assumption, usize)>,
}

impl RefutedAssumptions {
    /// Tries the assumptions about this state. If the only solution is known, assumptions that are
    /// true in it are not tried.
    pub(crate) fn of(
        boards: BitBoards,
        reading: Reading,
        solution: Option<BitBoards>,
        ends: &mut ClosureCache,
    ) -> RefutedAssumptions {
        let negation = Negation { reading, ..Negation::C7 };
        let mut assumptions = Assumptions::of(&boards, reading, solution.as_ref(), CellSet::ALL);
        let is_closed = Rules::sweep_times(&mut boards.clone(), 1) == Ok(false);
        let start =
            if is_closed { IncrementalClosure::of_closed } else { IncrementalClosure::of_open };
        let (mut memory, mut refuted) = (DigitPatternCache::new(), Vec::new());
        while let Some(assumption) = assumptions.next() {
            let known =
                ends.swept.get(assumption).map(|end| IncrementalClosure::within(end, &boards));
            if let Some(mut changing) = known
                && changing.close().is_ok()
            {
                keep(&mut ends.swept, assumption, changing.into_boards(), &mut assumptions);
                continue;
            }
            let mut changing = start(boards);
            changing.assume(assumption);
            match rounds_to_contradiction(&mut changing, assumption, &mut memory) {
                Some(rounds) => refuted.push((assumption, rounds)),
                None => keep(&mut ends.swept, assumption, changing.into_boards(), &mut assumptions),
            }
        }
        RefutedAssumptions { negation, boards, solution, refuted }
    }

    /// Returns the assumptions that only all the rules refute, in the order in which they are
    /// tried.
    pub(crate) fn refuted_beyond(&self, ends: &mut ClosureCache) -> Vec<Assumption> {
        let RefutedAssumptions { negation, boards, solution, refuted } = self;
        let mut assumptions =
            Assumptions::of(boards, negation.reading, solution.as_ref(), CellSet::ALL);
        for (assumption, _) in refuted {
            assumptions.take(*assumption);
        }
        let known = if negation.rules.leaves(boards) { *boards } else { BitBoards::NOTHING };
        let mut refuted = Vec::new();
        while let Some(assumption) = assumptions.next() {
            match self.closed(assumption, &known, ends) {
                Ok(end) => keep(&mut ends.closed, assumption, end, &mut assumptions),
                Err(Contradictory) => refuted.push(assumption),
            }
        }
        refuted
    }

    /// Returns the state in which an assumption ends under all the rules. `known` is the state
    /// itself if the rules have closed it, otherwise [`BitBoards::NOTHING`].
    fn closed(
        &self,
        assumption: Assumption,
        known: &BitBoards,
        ends: &ClosureCache,
    ) -> Result<BitBoards, Contradictory> {
        let rules = self.negation.rules;
        let mut end = self.boards;
        if let Some(closed) = ends.closed.get(assumption) {
            end.intersect(closed);
            end.confirmed = closed.confirmed;
            if end.bands != closed.bands {
                rules.run(&mut end, closed)?;
            }
            return Ok(end);
        }
        assumption.assume(&mut end);
        match ends.swept.get(assumption) {
            Some(swept) if swept.is_within(&end) => {
                end = *swept;
                rules.run_swept(&mut end, known)?;
            }
            _ => rules.run(&mut end, known)?,
        }
        Ok(end)
    }
}

/// Remembers the state in which an assumption has ended, and drops the assumptions that hold in it.
fn keep(ends: &mut Table, assumption: Assumption, end: BitBoards, assumptions: &mut Assumptions) {
    assumptions.drop_implied(&end);
    ends.set(assumption, end);
}

/// Returns the number of rounds of singles and locked candidates in which an assumption leads to a
/// contradiction. Returns `None` if they find nothing more before that.
fn rounds_to_contradiction(
    changing: &mut IncrementalClosure,
    assumed: Assumption,
    memory: &mut DigitPatternCache,
) -> Option<usize> {
    let mut first = || Ok(changing.naked_singles()? | memory.examine_changed(changing, assumed)?);
    match first() {
        Err(Contradictory) => return Some(1),
        Ok(false) => return None,
        Ok(true) => {}
    }
    for rounds in 2.. {
        match changing.round() {
            Err(Contradictory) => return Some(rounds),
            Ok(false) => return None,
            Ok(true) => {}
        }
    }
    None
}
