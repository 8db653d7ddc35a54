//! Tests of loading and splitting puzzles, on every kind of registers that this processor has.

use super::accounts::Puzzles;
use super::parked_state::ParkedState;
use super::reading_order::split_in_order;
use crate::lanes::tests::{
    ROUNDS, candidates_of, load, on_every_backend, random_lanes, random_state,
};
use crate::lanes::{Lanes, Vector};
use crate::random::{RandomSource, random_grid};
use crate::state::Candidates;
use crate::vocabulary::{Cell, DigitSet, Grid};

/// Checks that puzzles are loaded with each given removed from its block, and that the returned
/// lanes are those with fewer than 17 givens and those with 28 or more.
fn puzzles_are_loaded_with_givens_removed_from_blocks<V: Vector>() {
    let puzzles: Vec<Grid> =
        (0..300).map(|index| random_puzzle(index, (index % 82) as usize)).collect();
    let mut parked_state = Box::new(ParkedState::<V>::new());
    for ids in [0..256_u32, 256..300, 7..8] {
        let ids: Vec<u32> = ids.rev().collect();
        let kinds = parked_state.load(Puzzles::Givens(&puzzles), &ids);
        assert_eq!(parked_state.valid, Lanes::first(ids.len()));
        for (lane, id) in ids.into_iter().enumerate() {
            let puzzle = &puzzles[id as usize];
            let givens = puzzle.clue_count();
            assert_eq!(parked_state.ids[lane], id);
            assert_eq!(kinds.improper.contains(lane), givens < 17, "{puzzle}");
            assert_eq!(kinds.in_order.contains(lane), givens >= 28, "{puzzle}");
            let mut expected = Candidates::unreduced(puzzle);
            for (cell, digit) in puzzle.filled() {
                for other in Cell::all().filter(|other| other.block() == cell.block()) {
                    if puzzle.get(other).is_none() {
                        expected[other] -= DigitSet::of(digit);
                    }
                }
            }
            assert_eq!(candidates_of(&parked_state.state, lane), expected, "{puzzle}");
        }
        assert_eq!(kinds.improper.or(kinds.in_order).without(parked_state.valid), Lanes::NONE);
    }
}

#[test]
fn puzzles_are_loaded_with_givens_removed_from_blocks_everywhere() {
    on_every_backend!(puzzles_are_loaded_with_givens_removed_from_blocks);
}

/// Checks that the first open cell keeps its least digit in the split lanes and the other digits in
/// the sibling, and that all other lanes stay as they were.
fn splits_in_order_part_the_first_open_cell<V: Vector>() {
    let mut source = RandomSource::new(9, 0);
    for round in 0..ROUNDS {
        let states: Vec<Candidates> =
            (0..256).map(|lane| random_state(&mut source, round * 3 + lane % 3)).collect();
        let others: Vec<Candidates> =
            (0..256).map(|lane| random_state(&mut source, lane)).collect();
        let lanes = random_lanes(&mut source);
        let (mut kept, mut sibling) = (Box::new(load::<V>(&states)), Box::new(load::<V>(&others)));
        split_in_order(&mut kept, &mut sibling, V::from_lanes(lanes));
        for (lane, state) in states.iter().enumerate() {
            let (mut first, mut second) = (*state, others[lane]);
            if lanes.contains(lane) {
                second = *state;
                if let Some((cell, digits)) = state.iter().find(|(_, digits)| digits.len() > 1) {
                    let least = digits.iter().next().map_or(DigitSet::EMPTY, DigitSet::of);
                    first[cell] = least;
                    second[cell] -= least;
                }
            }
            assert_eq!(candidates_of(&kept, lane), first);
            assert_eq!(candidates_of(&sibling, lane), second);
        }
    }
}

#[test]
fn splits_in_order_part_the_first_open_cell_everywhere() {
    on_every_backend!(splits_in_order_part_the_first_open_cell);
}

/// Returns a puzzle with this many givens, taken from the random grid of this index.
pub(super) fn random_puzzle(index: u64, givens: usize) -> Grid {
    let mut cells: Vec<_> = random_grid(61, index).filled().collect();
    RandomSource::new(62, index).shuffle(&mut cells);
    let mut puzzle = Grid::EMPTY;
    cells[..givens].iter().for_each(|&(cell, digit)| puzzle.set(cell, Some(digit)));
    puzzle
}
