//! Minimal conflicts: candidates that lead a state to a contradiction if all of them are removed,
//! but not if any of them stays.
//!
//! For example, number the 90 trials of the example in `nested_plan` from 0. No single one of these
//! candidates is enough, nor any of the first 38 pairs. Every line below is one batch of variants:
//!
//! ```text
//!   removed                                       result
//!   0 … n − 1, for every n                        the least n is 27: 26 is needed with 0 … 25
//!   0 … 26 but one, for every one                 only 26 cannot stay: keep 26
//!   26 and 0 … n − 1, for every n up to 27        the least n is 21: keep 20
//!   26, 20 and 0 … n − 1, for every n up to 20    the least n is 3: keep 2
//!   26, 20, 2 and 0 … n − 1, for n up to 2        n = 0: the conflict is 2, 20, 26
//! ```

use super::assumption::Assumption;
use super::batched::{AT_ONCE, Change, MOST, contradictory};
use super::bit_boards::BitBoards;
use crate::lanes::Lanes;

/// The limit of sweeps. Every sweep but the last ones removes something, so more never help.
const MOST_SWEEPS: usize = 81;

/// Returns the candidates of a minimal conflict by number, ascending: candidates whose removal
/// leaves a state that singles and locked candidates refute. If one or two are seen to be enough,
/// they are taken. Returns `None` if all candidates together are not enough, or if there are more
/// than 255.
pub(super) fn minimal_conflict(
    boards: &BitBoards,
    candidates: &[Assumption],
) -> Option<Vec<usize>> {
    if candidates.len() > MOST - 1 {
        return None;
    }
    one_or_two(boards, candidates).or_else(|| few(boards, candidates))
}

/// Finds one candidate whose removal is enough, else a pair of the first ones. Single candidates
/// and pairs together fill one batch.
fn one_or_two(boards: &BitBoards, candidates: &[Assumption]) -> Option<Vec<usize>> {
    let number = candidates.len();
    let ones = (0..number).map(|one| vec![one]);
    let twos = (1..number).flat_map(|later| (0..later).map(move |earlier| vec![earlier, later]));
    let sets: Vec<Vec<usize>> = ones.chain(twos).take(AT_ONCE).collect();
    let mut variants = vec![Lanes::NONE; number];
    for (variant, set) in sets.iter().enumerate() {
        set.iter().for_each(|&place| variants[place].insert(variant));
    }
    let place = first_contradictory(boards, candidates, &variants, sets.len())?;
    sets.into_iter().nth(place)
}

/// Finds a minimal conflict candidate by candidate: the last one of the shortest beginning of the
/// list that is enough, together with those kept so far, is needed and is kept.
fn few(boards: &BitBoards, candidates: &[Assumption]) -> Option<Vec<usize>> {
    let mut kept = vec![false; candidates.len()];
    let mut end = shortest_beginning(boards, candidates, &kept, candidates.len())?;
    // A candidate without which all others are not enough is in every conflict.
    let enough = enough_without(boards, candidates, end);
    kept.iter_mut().zip(enough).for_each(|(kept, is_enough)| *kept = !is_enough);
    loop {
        end = shortest_beginning(boards, candidates, &kept, end)?;
        if end == 0 {
            return Some((0..candidates.len()).filter(|place| kept[*place]).collect());
        }
        end -= 1;
        kept[end] = true;
    }
}

/// Returns the least *n*, up to `end`, for which the first *n* candidates are enough together with
/// all that are kept. Returns `None` if there is no such *n*.
fn shortest_beginning(
    boards: &BitBoards,
    candidates: &[Assumption],
    kept: &[bool],
    end: usize,
) -> Option<usize> {
    // Variant n lacks the first n candidates.
    let gone = |place: usize| match kept[place] {
        true => Lanes::ALL,
        false if place < end => Lanes::first(place + 1).complement(),
        false => Lanes::NONE,
    };
    let gone: Vec<Lanes> = (0..candidates.len()).map(gone).collect();
    first_contradictory(boards, candidates, &gone, end + 1)
}

/// Returns for each of the first `number` candidates whether the others of them are enough.
fn enough_without(boards: &BitBoards, candidates: &[Assumption], number: usize) -> Vec<bool> {
    let changes = candidates[..number].iter().enumerate();
    let changes: Vec<Change> = changes
        .map(|(place, candidate)| Change::Removed(*candidate, Lanes::only(place).complement()))
        .collect();
    contradictory(boards, &changes, number, MOST_SWEEPS)[..number]
        .iter()
        .map(|sweeps| *sweeps != 0)
        .collect()
}

/// Returns the number of the first variant that leads to a contradiction. `gone` has for each
/// candidate the variants that lack it.
fn first_contradictory(
    boards: &BitBoards,
    candidates: &[Assumption],
    gone: &[Lanes],
    variants: usize,
) -> Option<usize> {
    let changes: Vec<Change> = candidates
        .iter()
        .zip(gone)
        .map(|(candidate, gone)| Change::Removed(*candidate, *gone))
        .collect();
    contradictory(boards, &changes, variants, MOST_SWEEPS).iter().position(|sweeps| *sweeps != 0)
}

/// Returns numbers below `number` that are enough, none of which can be left out. Halves of the
/// numbers are left out first, then smaller parts, earlier parts first.
pub(super) fn left_out(
    number: usize,
    is_enough: impl Fn(&mut dyn Iterator<Item = usize>) -> bool,
) -> Vec<usize> {
    let mut list: Vec<usize> = (0..number).collect();
    let mut size = number.div_ceil(2);
    while size > 0 {
        let mut begin = 0;
        while begin < list.len() {
            let end = list.len().min(begin + size);
            if is_enough(&mut list[..begin].iter().chain(&list[end..]).copied()) {
                list.drain(begin..end);
            } else {
                begin = end;
            }
        }
        size = if size == 1 { 0 } else { size.div_ceil(2) };
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::closure::Rules;
    use crate::closure::batched::tests::{candidates, closed_states};
    use crate::random::RandomSource;

    fn contradicts(
        boards: &BitBoards,
        candidates: &[Assumption],
        gone: impl Iterator<Item = usize>,
    ) -> bool {
        let mut left = *boards;
        gone.for_each(|place| {
            left.remove(candidates[place].cell().index(), candidates[place].digit().index())
        });
        Rules::C6.sweep_up(&mut left).is_err()
    }

    #[test]
    fn what_is_found_is_enough_and_nothing_of_it_can_be_left_out() {
        let mut source = RandomSource::new(67, 0);
        let mut sizes = [0; 6];
        for (number, boards) in closed_states(90).enumerate() {
            let mut some = candidates(&boards);
            some.retain(|_| source.below(6 + 10 * (number as u32 % 4)) == 0);
            let is_enough =
                |gone: &mut dyn Iterator<Item = usize>| contradicts(&boards, &some, gone);
            let Some(found) = minimal_conflict(&boards, &some) else {
                assert!(!is_enough(&mut (0..some.len())));
                sizes[0] += 1;
                continue;
            };
            for found in [found.clone(), left_out(some.len(), is_enough)] {
                assert!(found.is_sorted() && is_enough(&mut found.iter().copied()));
                for place in &found {
                    assert!(
                        !is_enough(&mut found.iter().copied().filter(|other| other != place)),
                        "{found:?}"
                    );
                }
            }
            sizes[found.len().min(5)] += 1;
        }
        assert!(
            sizes[0] > 5
                && sizes[1..].iter().sum::<usize>() > 20
                && sizes[3..].iter().sum::<usize>() > 5,
            "{sizes:?}"
        );
    }
}
