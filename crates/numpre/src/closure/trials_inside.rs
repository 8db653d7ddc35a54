//! Which trials inside of an assumption lead it to a contradiction: a rough answer, fast, of which then only those are explained.

use super::assumption::{Assumption, Reading};
use super::bit_boards::BitBoards;
use super::negation::Negation;
use super::rules::Rules;

/// More passes over all candidates than this are not worth while.
const MOST_PASSES: usize = 3;

/// The candidates that, refuted one after the other inside of this assumption about a closed state, lead it to a contradiction; each of them by so many
/// rounds of singles and locked candidates. Nothing where they do not, or not soon.
pub(crate) fn trials_inside(boards: &BitBoards, outer: Assumption, rounds: usize) -> Option<Vec<Assumption>> {
    let mut assumed = assumed(boards, outer)?;
    let general = Negation { reading: Reading::General, ..Negation::C7 };
    let mut trials = Vec::new();
    for _ in 0..MOST_PASSES {
        let (closed, before) = (assumed, trials.len());
        for trial in general.assumptions(&closed, None) {
            let is_left = assumed.digits(trial.cell().index()).contains(trial.digit());
            if is_left && is_refuted(&assumed, trial, rounds) {
                trials.push(trial);
                trial.conclude(&mut assumed);
                if Rules::C6.sweep_up(&mut assumed).is_err() {
                    return Some(trials);
                }
            }
        }
        if Rules::C6.run(&mut assumed, &closed).is_err() {
            return Some(trials);
        }
        if trials.len() == before || assumed.is_solved() {
            return None;
        }
    }
    None
}

/// What an assumption about a closed state leads to; nothing, where that contradicts without any trial.
fn assumed(boards: &BitBoards, outer: Assumption) -> Option<BitBoards> {
    let mut assumed = *boards;
    outer.assume(&mut assumed);
    Rules::C6.run(&mut assumed, boards).is_ok().then_some(assumed)
}

/// Whether a trial about a state that singles and locked candidates have closed contradicts after so many rounds of them.
///
/// The digit alone takes all places in a house from no other digit, and from itself neither, or locked candidates would have removed it; so in one round it is
/// the naked singles that it leaves that contradict, or nothing does.
fn is_refuted(boards: &BitBoards, trial: Assumption, rounds: usize) -> bool {
    if rounds == 1 && !boards.leaves_a_single(trial.cell(), trial.digit()) {
        return false;
    }
    let mut assumed = *boards;
    trial.assume(&mut assumed);
    Rules::contradict_in(assumed, rounds)
}

/// Of such trials as few as are needed, by leaving out what can be left out: halves first, then smaller parts, the earlier ones first.
pub(crate) fn needed_inside(
    boards: &BitBoards,
    outer: Assumption,
    mut trials: Vec<Assumption>,
    rounds: usize,
) -> Vec<Assumption> {
    let Some(start) = assumed(boards, outer) else { return Vec::new() };
    if let Some(last) = trials.last().filter(|last| contradicts(&start, &[**last], rounds)) {
        return vec![*last];
    }
    let mut size = trials.len().div_ceil(2).max(1);
    loop {
        let mut begin = 0;
        while begin < trials.len() {
            let end = trials.len().min(begin + size);
            let without = [&trials[..begin], &trials[end..]].concat();
            if contradicts(&start, &without, rounds) {
                trials = without;
            } else {
                begin = end;
            }
        }
        if size == 1 {
            return trials;
        }
        size = size.div_ceil(2);
    }
}

/// Whether these trials, tried in this order, lead to a contradiction.
fn contradicts(start: &BitBoards, trials: &[Assumption], rounds: usize) -> bool {
    let mut boards = *start;
    for trial in trials {
        if is_refuted(&boards, *trial, rounds) {
            trial.conclude(&mut boards);
            if Rules::C6.sweep_up(&mut boards).is_err() {
                return true;
            }
        }
    }
    Rules::C6.run(&mut boards, start).is_err()
}
