//! Plans of trials inside an assumption: which candidates, refuted one after another, lead the
//! assumption to a contradiction. A plan is found fast and roughly; only its trials are explained.
//!
//! For example, this puzzle is closed under C6, and r3c3=4 is assumed (with any number of sweeps):
//!
//! ```text
//!   8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
//!
//!   layer 1   sweeps refute 22 trials; without these candidates the state is closed again
//!   layer 2   now sweeps refute 68 more; without them, the state leads to a contradiction
//!   conflict  of these 90, it is enough to remove r7c7=3, r6c7=6 and r8c7=3
//!   needed    r8c7=3 is in layer 2, and is refuted only without r7c7=9, r1c3=2 and r1c4=2
//! ```
//!
//! So six trials are explained: r7c7=3, r7c7=9, r1c3=2, r1c4=2, r6c7=6, r8c7=3.

use super::assumption::{Assumption, Reading};
use super::assumptions::Assumptions;
use super::batched::{AT_ONCE, sweeps_to_refute};
use super::bit_boards::{BitBoards, Contradictory};
use super::incremental::IncrementalClosure;
use super::minimal_conflict::{left_out, minimal_conflict};
use super::rules::Rules;
use crate::vocabulary::CellSet;

/// The most layers of trials that are worth explaining.
const MOST_LAYERS: usize = 4;

/// Plans of trials inside assumptions about one closed state.
pub(crate) struct NestedPlan {
    boards: BitBoards,
    /// The states that the assumptions asked for lead to, closed by the rules. `None` if the rules
    /// refute the assumption without any trial.
    assumed: Vec<(Assumption, Option<BitBoards>)>,
}

/// Trials inside an assumption that, refuted in this order, lead it to a contradiction.
pub(crate) struct Plan {
    /// The state that the assumption leads to, closed by the rules.
    boards: BitBoards,
    trials: Vec<Assumption>,
    /// The number of trials, from the first, that are refuted without any other.
    independent: usize,
}

impl Plan {
    /// Returns the trials that are needed, in order. Returns `None` if there are `fewer_than` or
    /// more.
    pub(crate) fn needed(&self, fewer_than: usize) -> Option<Vec<Assumption>> {
        let Plan { boards, trials, independent } = self;
        let mut is_needed = vec![false; trials.len()];
        let ends = minimal_conflict(boards, trials).unwrap_or_else(|| {
            left_out(trials.len(), |kept| contradicts(boards, kept.map(|place| trials[place])))
        });
        ends.into_iter().for_each(|place| is_needed[place] = true);
        let are_few = |is_needed: &[bool]| {
            is_needed.iter().filter(|is_needed| **is_needed).count() < fewer_than
        };
        for place in (*independent..trials.len()).rev() {
            if is_needed[place] && are_few(&is_needed) {
                // Add the earlier trials that refute this one.
                let mut assumed = *boards;
                trials[place].assume(&mut assumed);
                let before = minimal_conflict(&assumed, &trials[..place])
                    .unwrap_or_else(|| (0..place).collect());
                before.into_iter().for_each(|place| is_needed[place] = true);
            }
        }
        are_few(&is_needed).then(|| {
            trials
                .iter()
                .zip(is_needed)
                .filter(|(_, is_needed)| *is_needed)
                .map(|(trial, _)| *trial)
                .collect()
        })
    }
}

impl NestedPlan {
    /// Returns plans about this state, which the rules must have closed.
    pub(crate) fn new(boards: BitBoards) -> NestedPlan {
        NestedPlan { boards, assumed: Vec::new() }
    }

    /// Returns a plan for an assumption: trials that, refuted one after another inside it, lead it
    /// to a contradiction. Each trial is refuted by at most `sweeps` sweeps of singles and locked
    /// candidates. Returns `None` if the rules refute the assumption without any trial, if the
    /// first layer has fewer than `fewest` trials, or if no plan of at most `MOST_LAYERS` layers is
    /// found.
    pub(crate) fn plan(&mut self, outer: Assumption, sweeps: usize, fewest: usize) -> Option<Plan> {
        let boards = self.assumed(outer)?;
        let mut left = boards;
        let mut layer = refuted(&left, &trials_about(&left), sweeps);
        if layer.len() < fewest {
            return None;
        }
        let mut plan = Plan { boards, trials: layer.clone(), independent: layer.len() };
        for _ in 0..MOST_LAYERS {
            if layer.is_empty() {
                return None;
            }
            if without(&mut left, &layer).is_err() {
                return Some(plan);
            }
            layer = refuted(&left, &trials_about(&left), sweeps);
            plan.trials.extend(&layer);
        }
        None
    }

    /// Returns the state that an assumption leads to, closed by the rules. Returns `None` if the
    /// rules refute it without any trial.
    fn assumed(&mut self, outer: Assumption) -> Option<BitBoards> {
        if let Some((_, known)) = self.assumed.iter().find(|(other, _)| *other == outer) {
            return *known;
        }
        let mut boards = self.boards;
        outer.assume(&mut boards);
        let found = Rules::C6.run(&mut boards, &self.boards).is_ok().then_some(boards);
        self.assumed.push((outer, found));
        found
    }
}

/// Returns the trials about a state, cells with the fewest candidates first, but no more than are
/// swept at once. Others rarely help.
fn trials_about(boards: &BitBoards) -> Vec<Assumption> {
    let mut trials = Assumptions::of(boards, Reading::General, None, CellSet::ALL).into_list();
    trials.truncate(AT_ONCE);
    trials
}

/// Returns the trials that lead to a contradiction within `sweeps` sweeps.
fn refuted(boards: &BitBoards, trials: &[Assumption], sweeps: usize) -> Vec<Assumption> {
    let found = sweeps_to_refute(boards, trials, sweeps);
    trials.iter().zip(found).filter(|(_, found)| *found != 0).map(|(trial, _)| *trial).collect()
}

/// Removes these candidates from a closed state, and closes it again.
fn without(boards: &mut BitBoards, refuted: &[Assumption]) -> Result<(), Contradictory> {
    let before = *boards;
    let mut changing = IncrementalClosure::of_closed(before);
    refuted.iter().for_each(|trial| changing.conclude(*trial));
    changing.close()?;
    *boards = changing.into_boards();
    Rules::C6.run(boards, &before)
}

/// Returns whether a closed state leads to a contradiction without these candidates.
fn contradicts(boards: &BitBoards, refuted: impl Iterator<Item = Assumption>) -> bool {
    without(&mut boards.clone(), &refuted.collect::<Vec<_>>()).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::closure::batched::tests::closed_states;

    #[test]
    fn what_a_plan_needs_refutes_one_after_the_other_and_then_contradicts() {
        let (mut planned, mut depending) = (0, 0);
        for mut boards in closed_states(24) {
            if Rules::C6.run(&mut boards, &BitBoards::NOTHING).is_err() || boards.is_solved() {
                continue;
            }
            let mut plans = NestedPlan::new(boards);
            for outer in trials_about(&boards) {
                for sweeps in [2, 81] {
                    let Some(plan) = plans.plan(outer, sweeps, 1) else { continue };
                    let mut left = plan.boards;
                    let Some(needed) = plan.needed(usize::MAX) else { panic!("{outer}") };
                    assert!(
                        plan.needed(needed.len()).is_none()
                            && plan.needed(needed.len() + 1).as_ref() == Some(&needed)
                    );
                    assert!(!needed.is_empty() && needed.len() <= plan.trials.len());
                    depending += usize::from(
                        needed.iter().any(|trial| plan.trials[plan.independent..].contains(trial)),
                    );
                    let ends = needed.iter().any(|trial| {
                        let mut assumed = left;
                        trial.assume(&mut assumed);
                        assert!(
                            Rules::C6.run(&mut assumed, &BitBoards::NOTHING).is_err(),
                            "{trial}: {}",
                            left.candidates()
                        );
                        without(&mut left, &[*trial]).is_err()
                    });
                    assert!(ends, "{outer}: {}", plan.boards.candidates());
                    planned += 1;
                }
            }
        }
        assert!(planned > 200 && depending > 20, "{planned}, {depending}");
    }
}
