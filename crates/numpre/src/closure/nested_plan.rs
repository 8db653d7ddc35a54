//! Which trials inside of an assumption lead it to a contradiction: a rough answer, fast, of which
//! then only those are explained.

use super::assumption::{Assumption, Reading};
use super::assumptions::Assumptions;
use super::batched::{AT_ONCE, sweeps_to_refute};
use super::bit_boards::{BitBoards, Contradictory};
use super::incremental::IncrementalClosure;
use super::minimal_conflict::{left_out, minimal_conflict};
use super::rules::Rules;
use crate::vocabulary::CellSet;

/// More than this, one after the other, are not worth while.
const MOST_LAYERS: usize = 4;

/// Plans of trials inside of assumptions about one closed state.
pub(crate) struct NestedPlan {
    boards: BitBoards,
    /// What each assumption that has been asked for leads to, closed by the rules; nothing, where
    /// that contradicts without any trial.
    assumed: Vec<(Assumption, Option<BitBoards>)>,
}

/// Trials inside of an assumption that, refuted in this order, lead it to a contradiction.
pub(crate) struct Plan {
    /// What the assumption leads to, closed by the rules.
    boards: BitBoards,
    trials: Vec<Assumption>,
    /// How many of them are refuted without any other.
    independent: usize,
}

impl Plan {
    /// The trials that are needed, in order; nothing where they are so many or more.
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
                // What refutes it.
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
    /// About this state, which the rules have closed.
    pub(crate) fn new(boards: BitBoards) -> NestedPlan {
        NestedPlan { boards, assumed: Vec::new() }
    }

    /// The candidates that, refuted one after the other inside of this assumption, lead it to a
    /// contradiction; each of them by so many sweeps of singles and locked candidates. Nothing
    /// where they do not, or not soon.
    pub(crate) fn plan(&mut self, outer: Assumption, sweeps: usize) -> Option<Plan> {
        let boards = self.assumed(outer)?;
        let mut left = boards;
        let mut layer = refuted(&left, &trials_about(&left), sweeps);
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

    /// What an assumption leads to; nothing, where that contradicts without any trial.
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

/// The trials about a state: all its candidates or, of more, as many as are swept at once, those of
/// the cells with the fewest. Few others help.
fn trials_about(boards: &BitBoards) -> Vec<Assumption> {
    let mut trials = Assumptions::of(boards, Reading::General, None, CellSet::ALL).into_list();
    trials.truncate(AT_ONCE);
    trials
}

/// Those of the trials that contradict after no more than so many sweeps.
fn refuted(boards: &BitBoards, trials: &[Assumption], sweeps: usize) -> Vec<Assumption> {
    let found = sweeps_to_refute(boards, trials, sweeps);
    trials.iter().zip(found).filter(|(_, found)| *found != 0).map(|(trial, _)| *trial).collect()
}

/// Takes these candidates from a closed state, and closes it.
fn without(boards: &mut BitBoards, refuted: &[Assumption]) -> Result<(), Contradictory> {
    let before = *boards;
    let mut changing = IncrementalClosure::of_closed(before);
    refuted.iter().for_each(|trial| changing.conclude(*trial));
    changing.close()?;
    *boards = changing.into_boards();
    Rules::C6.run(boards, &before)
}

/// Whether a closed state contradicts without these candidates.
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
                    let Some(plan) = plans.plan(outer, sweeps) else { continue };
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
