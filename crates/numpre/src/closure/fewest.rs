//! As few of some candidates as have to be gone for a state to contradict.

use super::assumption::Assumption;
use super::bit_boards::BitBoards;
use super::side_by_side::{Change, MOST, contradictory};
use crate::lanes::Lanes;

/// Each sweep but the last ones removes something; more than this never help.
const MOST_SWEEPS: usize = 81;

/// Which of these candidates, gone, leave a state that singles and locked candidates contradict: one or two if that is enough, else few, of which none can be
/// left out; by number, ascending. Nothing where all of them together do not.
pub(super) fn fewest(boards: &BitBoards, candidates: &[Assumption]) -> Option<Vec<usize>> {
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
    let sets: Vec<Vec<usize>> = ones.chain(twos).take(MOST).collect();
    let mut variants = vec![Lanes::NONE; number];
    for (variant, set) in sets.iter().enumerate() {
        set.iter().for_each(|&place| variants[place].insert(variant));
    }
    let place = first_contradictory(boards, candidates, &variants, sets.len())?;
    sets.into_iter().nth(place)
}

/// Few, of which none can be left out: what is not there yet is the last of the shortest beginning that is enough together with what is there.
fn few(boards: &BitBoards, candidates: &[Assumption]) -> Option<Vec<usize>> {
    let (mut kept, mut end): (Vec<usize>, usize) = (Vec::new(), candidates.len());
    loop {
        let mut variants = vec![Lanes::NONE; candidates.len()];
        for (place, variants) in variants.iter_mut().enumerate() {
            // Variant n has the first n.
            *variants = if kept.contains(&place) {
                Lanes::ALL
            } else if place < end {
                Lanes::first(place + 1).complement()
            } else {
                Lanes::NONE
            };
        }
        end = first_contradictory(boards, candidates, &variants, end + 1)?;
        if end == 0 {
            kept.sort_unstable();
            return Some(kept);
        }
        end -= 1;
        kept.push(end);
    }
}

/// The first variant that contradicts, of so many; in which of them each candidate is gone is given.
fn first_contradictory(
    boards: &BitBoards,
    candidates: &[Assumption],
    gone: &[Lanes],
    variants: usize,
) -> Option<usize> {
    let changes: Vec<Change> =
        candidates.iter().zip(gone).map(|(candidate, gone)| Change::Removed(*candidate, *gone)).collect();
    contradictory(boards, &changes, variants, MOST_SWEEPS).iter().position(|sweeps| *sweeps != 0)
}

/// Which of so many can be kept as enough, by leaving out halves first, then smaller parts, the earlier ones first.
pub(super) fn left_out(number: usize, is_enough: impl Fn(&mut dyn Iterator<Item = usize>) -> bool) -> Vec<usize> {
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
    use crate::closure::side_by_side::tests::{candidates, closed_states};
    use crate::random::RandomSource;

    fn contradicts(boards: &BitBoards, candidates: &[Assumption], gone: impl Iterator<Item = usize>) -> bool {
        let mut left = *boards;
        gone.for_each(|place| left.remove(candidates[place].cell().index(), candidates[place].digit().index()));
        Rules::C6.sweep_up(&mut left).is_err()
    }

    #[test]
    fn what_is_found_is_enough_and_nothing_of_it_can_be_left_out() {
        let mut source = RandomSource::new(67, 0);
        let mut sizes = [0; 6];
        for (number, boards) in closed_states(90).enumerate() {
            let mut some = candidates(&boards);
            some.retain(|_| source.below(6 + 10 * (number as u32 % 4)) == 0);
            let is_enough = |gone: &mut dyn Iterator<Item = usize>| contradicts(&boards, &some, gone);
            let Some(found) = fewest(&boards, &some) else {
                assert!(!is_enough(&mut (0..some.len())));
                sizes[0] += 1;
                continue;
            };
            for found in [found.clone(), left_out(some.len(), is_enough)] {
                assert!(found.is_sorted() && is_enough(&mut found.iter().copied()));
                for place in &found {
                    assert!(!is_enough(&mut found.iter().copied().filter(|other| other != place)), "{found:?}");
                }
            }
            sizes[found.len().min(5)] += 1;
        }
        assert!(
            sizes[0] > 5 && sizes[1..].iter().sum::<usize>() > 20 && sizes[3..].iter().sum::<usize>() > 5,
            "{sizes:?}"
        );
    }
}
