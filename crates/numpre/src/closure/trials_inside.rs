//! Which trials inside of an assumption lead it to a contradiction: a rough answer, fast, of which then only those are explained.

use super::assumption::{Assumption, Reading};
use super::bit_boards::{BitBoards, Contradictory};
use super::negation::Negation;
use super::rules::Rules;
use super::trial::{ClosedState, Memory};

/// More passes over all candidates than this are not worth while.
const MOST_PASSES: usize = 3;

/// Plans of trials inside of assumptions about one closed state.
pub(crate) struct TrialsInside {
    boards: BitBoards,
    memory: Memory,
}

impl TrialsInside {
    /// About this state, which the rules have closed.
    pub(crate) fn new(boards: BitBoards) -> TrialsInside {
        TrialsInside { boards, memory: Memory::new() }
    }

    /// The candidates that, refuted one after the other inside of this assumption, lead it to a contradiction; each of them by so many rounds of singles
    /// and locked candidates. Nothing where they do not, or not soon.
    pub(crate) fn plan(&mut self, outer: Assumption, rounds: usize) -> Option<Vec<Assumption>> {
        let mut assumed = ClosedState::new(self.assumed(outer)?);
        let general = Negation { reading: Reading::General, ..Negation::C7 };
        let mut trials = Vec::new();
        for _ in 0..MOST_PASSES {
            let (closed, before) = (assumed.boards, trials.len());
            for trial in general.assumptions(&closed, None) {
                let is_left = assumed.boards.digits(trial.cell().index()).contains(trial.digit());
                if is_left && assumed.refutes(trial, rounds, &mut self.memory) {
                    trials.push(trial);
                    match assumed.concluded(trial) {
                        Ok(smaller) => assumed = smaller,
                        Err(Contradictory) => return Some(trials),
                    }
                }
            }
            let mut boards = assumed.boards;
            if Rules::C6.run(&mut boards, &closed).is_err() {
                return Some(trials);
            }
            if trials.len() == before || boards.is_solved() {
                return None;
            }
            assumed = ClosedState::new(boards);
        }
        None
    }

    /// What an assumption leads to; nothing, where that contradicts without any trial.
    fn assumed(&self, outer: Assumption) -> Option<BitBoards> {
        let mut assumed = self.boards;
        outer.assume(&mut assumed);
        Rules::C6.run(&mut assumed, &self.boards).is_ok().then_some(assumed)
    }

    /// Of such trials as few as are needed, by leaving out what can be left out: halves first, then smaller parts, the earlier ones first.
    pub(crate) fn needed(&mut self, outer: Assumption, mut trials: Vec<Assumption>, rounds: usize) -> Vec<Assumption> {
        let Some(start) = self.assumed(outer) else { return Vec::new() };
        let memory = &mut self.memory;
        let contradict = |kept: BitBoards, trials: &[Assumption], memory: &mut Memory| {
            refute_all(kept, trials, rounds, memory).and_then(|mut boards| Rules::C6.run(&mut boards, &start)).is_err()
        };
        if let Some(last) = trials.last().filter(|last| contradict(start, &[**last], memory)) {
            return vec![*last];
        }
        let mut size = trials.len().div_ceil(2).max(1);
        loop {
            // What the trials before those in question leave, if they do not contradict by themselves.
            let (mut begin, mut kept) = (0, Ok(start));
            while begin < trials.len() {
                let end = trials.len().min(begin + size);
                if kept.is_ok_and(|kept| !contradict(kept, &trials[end..], memory)) {
                    kept = kept.and_then(|kept| refute_all(kept, &trials[begin..end], rounds, memory));
                    begin = end;
                } else {
                    trials.drain(begin..end);
                }
            }
            if size == 1 {
                return trials;
            }
            size = size.div_ceil(2);
        }
    }
}

/// What is left where these trials, tried in this order, are refuted if they can be.
fn refute_all(
    boards: BitBoards,
    trials: &[Assumption],
    rounds: usize,
    memory: &mut Memory,
) -> Result<BitBoards, Contradictory> {
    let mut left = ClosedState::new(boards);
    for trial in trials {
        if left.refutes(*trial, rounds, memory) {
            left = left.concluded(*trial)?;
        }
    }
    Ok(left.boards)
}
