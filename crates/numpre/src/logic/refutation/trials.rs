//! Trials with trials inside: from an assumption to a contradiction in few steps.
//!
//! The closure knows which assumptions contradict; this module finds a line for one of them.

use super::derivation::Outcome;
use super::line::Line;
use super::shortest::shortest;
use super::writing_out::{removing, written};
use crate::closure::{Assumption, BitBoards, Negation, NestedPlan, Reading, Rules};
use crate::logic::cache::ReasonerCache;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Step;
use crate::logic::technique::Technique;
use crate::vocabulary::Grid;

/// Returns the assumptions of a reading that contradict with at most `depth` levels of trials
/// inside.
///
/// If the solution is known, assumptions that agree with it are skipped: no reasoning refutes them.
pub(super) fn refuted(
    state: &SolvingState,
    reading: Reading,
    depth: usize,
    solution: Option<&Grid>,
) -> impl Iterator<Item = Assumption> + use<> {
    let negation = Negation { reading, depth: depth.saturating_add(1) as u8, ..Negation::C7 };
    negation.refuted(&state.bit_boards(), solution.map(BitBoards::of_solution).as_ref())
}

/// Returns the trials with `depth` levels of trials inside. At depth 0 the shortest comes first; at
/// greater depths one that promises to be short, and then the others.
pub(super) fn trials<'a>(
    state: &SolvingState,
    depth: usize,
    solution: Option<&Grid>,
    cache: &'a mut ReasonerCache,
) -> Box<dyn Iterator<Item = Step> + 'a> {
    if depth == 0 {
        let shortest = shortest(state, Reading::General, solution, cache);
        return Box::new(shortest.map(|(assumption, evidence, rests_on)| {
            removing(Technique::Trial, assumption, evidence, rests_on)
        }));
    }
    let first = promising(state, depth, solution);
    let is_first = first.as_ref().map(|step| step.eliminations.clone());
    let (board, solution) = (state.clone(), solution.copied());
    let others = std::iter::once(()).flat_map(move |()| {
        let board = board.clone();
        let refuted = refuted(&board, Reading::General, depth, solution.as_ref());
        refuted.filter_map(move |assumption| nested(&board, assumption, depth, None, false))
    });
    let others = others.filter(move |step| is_first.as_ref() != Some(&step.eliminations));
    Box::new(first.into_iter().chain(others))
}

/// Returns the trial that refutes one assumption, with as few levels of trials inside as it needs;
/// `None` if it needs more levels than there are cells.
///
/// If it needs no trial inside, it is the shortest line; otherwise the shortest of several that
/// promise to be short.
pub(super) fn refuting(state: &SolvingState, assumption: Assumption) -> Option<Step> {
    let is_closed =
        Rules::C6.close(state.candidates()).is_ok_and(|closed| closed == *state.candidates());
    if let Some(step) = nested(state, assumption, 0, None, is_closed) {
        return Some(step);
    }
    let mut plans = NestedPlan::new(state.bit_boards());
    let planned = |sweeps: usize| {
        let inside = plans.plan(assumption, sweeps, 1)?.needed(usize::MAX)?;
        nested(state, assumption, 1, Some(&inside), is_closed)
    };
    let shortest = OF_ONE.into_iter().filter_map(planned).min_by_key(Step::length);
    shortest
        .or_else(|| (1..=81).find_map(|depth| nested(state, assumption, depth, None, is_closed)))
}

/// The number of sweeps of singles and locked candidates that a trial inside may take, in the plans
/// for one assumption that are compared.
const OF_ONE: [usize; 4] = [2, 4, 7, UNLIMITED];
/// The same, if any assumption may be refuted, and the fewest trials of a first layer with which
/// planning continues. All assumptions are planned for with the first limit before the second one
/// is tried. Of 507 plans that failed along the seven hardest puzzles, 396 had a smaller first
/// layer; of the 28 that succeeded, none.
const OF_ANY: [(usize, usize); 2] = [(4, 2), (UNLIMITED, 1)];
/// More sweeps than any state takes.
const UNLIMITED: usize = 81;
/// If a plan has at most this many trials inside, no better one is searched.
const FEW_INSIDE: usize = 8;

/// Returns a short trial with one level of trials inside: that of the first assumption that needs
/// few and short ones. If its plan has more than [`FEW_INSIDE`] trials, as many further assumptions
/// are planned as it has beyond that number, and the plan with the fewest is taken. Planning an
/// assumption costs less than explaining one.
///
/// For example, with made-up numbers:
///
/// ```text
///   plan of the first assumption: 11 trials inside     3 more than 8, so up to 3 more plans
///   second: no plan with fewer than 11                 11 > 9, continue
///   third: 7 trials inside                             7 < 10, so stop and explain this one
/// ```
fn promising(state: &SolvingState, depth: usize, solution: Option<&Grid>) -> Option<Step> {
    let boards = state.bit_boards();
    let known = solution.map(BitBoards::of_solution);
    let assumptions =
        Negation { reading: Reading::General, ..Negation::C7 }.assumptions(&boards, known.as_ref());
    let mut plans = NestedPlan::new(boards);
    let mut planned = |outer: &Assumption, (sweeps, fewest), fewer_than: usize| {
        plans.plan(*outer, sweeps, fewest)?.needed(fewer_than).map(|inside| (*outer, inside))
    };
    OF_ANY.into_iter().filter(|_| depth == 1).find_map(|limits| {
        let mut rest = assumptions.iter();
        let mut best = rest.find_map(|outer| planned(outer, limits, usize::MAX))?;
        let mut few_enough = FEW_INSIDE;
        while few_enough < best.1.len()
            && let Some(outer) = rest.next()
        {
            few_enough += 1;
            best = planned(outer, limits, best.1.len()).unwrap_or(best);
        }
        let (outer, inside) = best;
        nested(state, outer, depth, Some(&inside), true)
    })
}

/// Returns the trial of an assumption with at most `depth` levels of trials inside. `known` lists
/// the trials inside, in order, if they have been planned.
fn nested(
    state: &SolvingState,
    assumption: Assumption,
    depth: usize,
    known: Option<&[Assumption]>,
    is_closed: bool,
) -> Option<Step> {
    let mut line = Line::new(state, assumption, is_closed);
    let mut known = known.map(|known| known.iter().copied());
    loop {
        line.follow_to_its_end();
        if let Some(outcome) = line.outcome() {
            return concluded(state, &line, outcome);
        }
        let board = line.state();
        let trial = match &mut known {
            Some(known) => known.find_map(|inside| planned_inside(board, inside))?,
            None => (0..depth).find_map(|depth| {
                let mut refuted = refuted(board, Reading::General, depth, None);
                refuted.find_map(|inside| nested(board, inside, depth, None, true))
            })?,
        };
        line.add_trial(trial);
    }
}

/// Returns the step of a trial that a plan has inside of another. It avoids triples and quads: they
/// are hard to spot inside a nested trial, and hardly shorten what singles and locked candidates
/// can do. Only if the trial fails without them are they allowed.
fn planned_inside(state: &SolvingState, assumption: Assumption) -> Option<Step> {
    let mut line = Line::new(state, assumption, true).with_pairs_only();
    line.follow_to_its_end();
    match line.outcome() {
        Some(outcome) => concluded(state, &line, outcome),
        None => nested(state, assumption, 0, None, true),
    }
}

/// Returns the step of a line that has ended.
fn concluded(state: &SolvingState, line: &Line, outcome: &Outcome) -> Option<Step> {
    let (evidence, rests_on) = written(state, line, outcome)?;
    Some(removing(Technique::Trial, line.assumption(), evidence, rests_on))
}
