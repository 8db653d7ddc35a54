//! Which trials inside of an assumption lead it to a contradiction: a rough answer, fast, of which then only those are explained.

use super::assumption::{Assumption, Reading};
use super::assumptions::Assumptions;
use super::bit_boards::{BitBoards, Contradictory};
use super::changing::Changing;
use super::fewest::{fewest, left_out};
use super::rules::Rules;
use super::side_by_side::refuted;
use crate::vocabulary::CellSet;

/// More than this, one after the other, are not worth while.
const MOST_LAYERS: usize = 4;

/// Plans of trials inside of assumptions about one closed state.
pub(crate) struct TrialsInside {
    boards: BitBoards,
    /// What the trials inside of each assumption that has been asked for come to at first.
    first: Vec<(Assumption, Option<First>)>,
}

/// What trials come to about what an assumption leads to.
struct First {
    /// What it leads to, closed by the rules.
    boards: BitBoards,
    trials: Vec<Assumption>,
    /// After how many sweeps each contradicts, up to `looked`; else 0.
    sweeps: Vec<u8>,
    looked: usize,
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
    /// The trials that are needed, in order.
    pub(crate) fn needed(&self) -> Vec<Assumption> {
        let Plan { boards, trials, independent } = self;
        let mut is_needed = vec![false; trials.len()];
        let ends = fewest(boards, trials)
            .unwrap_or_else(|| left_out(trials.len(), |kept| contradicts(boards, kept.map(|place| trials[place]))));
        ends.into_iter().for_each(|place| is_needed[place] = true);
        for place in (*independent..trials.len()).rev() {
            if is_needed[place] {
                // What refutes it.
                let mut assumed = *boards;
                trials[place].assume(&mut assumed);
                let before = fewest(&assumed, &trials[..place]).unwrap_or_else(|| (0..place).collect());
                before.into_iter().for_each(|place| is_needed[place] = true);
            }
        }
        trials.iter().zip(is_needed).filter(|(_, is_needed)| *is_needed).map(|(trial, _)| *trial).collect()
    }
}

impl TrialsInside {
    /// About this state, which the rules have closed.
    pub(crate) fn new(boards: BitBoards) -> TrialsInside {
        TrialsInside { boards, first: Vec::new() }
    }

    /// The candidates that, refuted one after the other inside of this assumption, lead it to a contradiction; each of them by so many sweeps of singles
    /// and locked candidates. Nothing where they do not, or not soon.
    pub(crate) fn plan(&mut self, outer: Assumption, sweeps: usize) -> Option<Plan> {
        let First { boards, trials, sweeps: found, .. } = self.first(outer, sweeps)?;
        let mut layer: Vec<Assumption> = refuted_within(trials, found, sweeps).collect();
        let (boards, mut left) = (*boards, *boards);
        let mut plan = Plan { boards, trials: layer.clone(), independent: layer.len() };
        for _ in 0..MOST_LAYERS {
            if layer.is_empty() {
                return None;
            }
            if without(&mut left, &layer).is_err() {
                return Some(plan);
            }
            let trials = all_trials(&left);
            let found = refuted(&left, &trials, sweeps);
            layer = refuted_within(&trials, &found, sweeps).collect();
            plan.trials.extend(&layer);
        }
        None
    }

    /// What trials come to at first, for so many sweeps at least; nothing where the assumption contradicts without any trial.
    fn first(&mut self, outer: Assumption, sweeps: usize) -> Option<&First> {
        let place = match self.first.iter().position(|(other, _)| *other == outer) {
            Some(place) => place,
            None => {
                let first = |boards| First { boards, trials: all_trials(&boards), sweeps: Vec::new(), looked: 0 };
                self.first.push((outer, self.assumed(outer).map(first)));
                self.first.len() - 1
            }
        };
        let first = self.first[place].1.as_mut()?;
        if first.looked < sweeps {
            first.looked = sweeps.max(2);
            first.sweeps = refuted(&first.boards, &first.trials, first.looked);
        }
        Some(first)
    }

    /// What an assumption leads to; nothing, where that contradicts without any trial.
    fn assumed(&self, outer: Assumption) -> Option<BitBoards> {
        let mut assumed = self.boards;
        outer.assume(&mut assumed);
        Rules::C6.run(&mut assumed, &self.boards).is_ok().then_some(assumed)
    }
}

/// All candidates of a state, as trials.
fn all_trials(boards: &BitBoards) -> Vec<Assumption> {
    Assumptions::of(boards, Reading::General, None, CellSet::ALL).into_list()
}

/// Those that have been found to contradict after no more than so many sweeps.
fn refuted_within(trials: &[Assumption], found: &[u8], sweeps: usize) -> impl Iterator<Item = Assumption> {
    let is_refuted = move |found: u8| found != 0 && usize::from(found) <= sweeps;
    trials.iter().zip(found).filter(move |&(_, &found)| is_refuted(found)).map(|(trial, _)| *trial)
}

/// Takes these candidates from a closed state, and closes it.
fn without(boards: &mut BitBoards, refuted: &[Assumption]) -> Result<(), Contradictory> {
    let before = *boards;
    let mut changing = Changing::of_closed(before);
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
    use crate::closure::side_by_side::tests::closed_states;

    #[test]
    fn what_a_plan_needs_refutes_one_after_the_other_and_then_contradicts() {
        let (mut planned, mut depending) = (0, 0);
        for mut boards in closed_states(24) {
            if Rules::C6.run(&mut boards, &BitBoards::NOTHING).is_err() || boards.is_solved() {
                continue;
            }
            let mut plans = TrialsInside::new(boards);
            for outer in all_trials(&boards) {
                for sweeps in [2, 81] {
                    let Some(plan) = plans.plan(outer, sweeps) else { continue };
                    let mut left = plan.boards;
                    let needed = plan.needed();
                    assert!(!needed.is_empty() && needed.len() <= plan.trials.len());
                    depending +=
                        usize::from(needed.iter().any(|trial| plan.trials[plan.independent..].contains(trial)));
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
