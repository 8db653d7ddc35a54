//! As few of some candidates as have to be gone for a state to contradict.

use super::assumption::Assumption;
use super::batched::{AT_ONCE, Change, MOST, contradictory};
use super::bit_boards::BitBoards;
use crate::lanes::Lanes;

/// Each sweep but the last ones removes something; more than this never help.
const MOST_SWEEPS: usize = 81;

/// Which of these candidates, gone, leave a state that singles and locked candidates contradict:
/// one or two if that is enough, else few, of which none can be left out; by number, ascending.
/// Nothing where all of them together do not.
pub(super) fn minimal_conflict(
    boards: &BitBoards,
    candidates: &[Assumption],
) -> Option<Vec<usize>> {
    if candidates.len() > MOST - 1 {
        return None;
    }
    one_or_two(boards, candidates).or_else(|| few(boards, candidates))
}

/// One that is enough, or two of the first.
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

/// Few, of which none can be left out: what is not there yet is the last of the shortest beginning
/// that is enough together with what is there.
fn few(boards: &BitBoards, candidates: &[Assumption]) -> Option<Vec<usize>> {
    let mut kept = vec![false; candidates.len()];
    let mut end = shortest_beginning(boards, candidates, &kept, candidates.len())?;
    // What cannot be left out alone can never be.
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

/// How many of the first, together with all that are kept, are enough; of no more than the first
/// `end`.
fn shortest_beginning(
    boards: &BitBoards,
    candidates: &[Assumption],
    kept: &[bool],
    end: usize,
) -> Option<usize> {
    // Variant n has the first n.
    let gone = |place: usize| match kept[place] {
        true => Lanes::ALL,
        false if place < end => Lanes::first(place + 1).complement(),
        false => Lanes::NONE,
    };
    let gone: Vec<Lanes> = (0..candidates.len()).map(gone).collect();
    first_contradictory(boards, candidates, &gone, end + 1)
}

/// Of the first so many, whether they are enough without it.
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

/// The first variant that contradicts, of so many; in which of them each candidate is gone is
/// given.
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

/// Which of so many can be kept as enough, by leaving out halves first, then smaller parts, the
/// earlier ones first.
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
