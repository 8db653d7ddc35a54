//! What every assumption about a state comes to: which contradict by singles and locked candidates,
//! which by all the rules.
//!
//! Where an assumption ends is remembered: about a state that has lost candidates since, it ends
//! where closing goes on from there without these.

use super::assumption::{Assumption, Reading};
use super::assumptions::Assumptions;
use super::bit_boards::{BitBoards, Contradictory};
use super::digit_patterns::DigitPatternCache;
use super::incremental::IncrementalClosure;
use super::negation::Negation;
use super::rules::Rules;
use crate::vocabulary::CellSet;

/// Where assumptions have ended that do not contradict, about one state after the other, each with
/// fewer candidates than the one before.
#[derive(Clone, Debug, Default)]
pub(crate) struct ClosureCache {
    /// By singles and locked candidates.
    swept: Table,
    /// By all the rules.
    closed: Table,
}

/// States by assumption.
#[derive(Clone, Debug, Default)]
struct Table {
    /// Where each stands, counted from 1; 0 for none.
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

/// A number below 2 · 729.
fn number(assumption: Assumption) -> usize {
    let first = if matches!(assumption, Assumption::Is { .. }) { 0 } else { 729 };
    first + 9 * assumption.cell().index() + assumption.digit().index()
}

/// The assumptions of a reading about one state.
pub(crate) struct RefutedAssumptions {
    negation: Negation,
    boards: BitBoards,
    solution: Option<BitBoards>,
    /// Those that singles and locked candidates contradict, in the order in which they are tried,
    /// and after how many rounds.
    pub(crate) refuted: Vec<(Assumption, usize)>,
}

impl RefutedAssumptions {
    /// Of this state. With the only solution known, what leaves it standing is not tried.
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

    /// Those that only all the rules contradict, in the order in which they are tried.
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

    /// Where an assumption ends under all the rules, about a state that differs from a closed one.
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

/// Remembers where an assumption ends, and drops what that implies.
fn keep(ends: &mut Table, assumption: Assumption, end: BitBoards, assumptions: &mut Assumptions) {
    assumptions.drop_implied(&end);
    ends.set(assumption, end);
}

/// After how many rounds of singles and locked candidates an assumption contradicts; nothing where
/// these close it before.
fn rounds_to_contradiction(
    changing: &mut IncrementalClosure,
    assumed: Assumption,
    memory: &mut DigitPatternCache,
) -> Option<usize> {
    let mut first = || Ok(changing.naked_singles()? | memory.look(changing, assumed)?);
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
