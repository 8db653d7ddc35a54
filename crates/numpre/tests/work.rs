//! Compares the amount of work of a puzzle with a plain count, and between isomorphs.

use crate::common::of_rank;
use crate::reference::{close, close_with_negation};
use numpre::assess::{Assessor, HardestMoments};
use numpre::closure::{Reading, Rules};
use numpre::generate::Request;
use numpre::random::{RandomSource, random_isomorph};
use numpre::{
    CancelToken, Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, Puzzle, Rank,
};
use std::collections::BTreeSet;

/// A conclusion: the candidates that it removes.
type Removed = BTreeSet<(Cell, Digit)>;

/// Returns the conclusions of the rules of a rank, rule by rule and set by set, on a board that all
/// easier rules have closed.
fn conclusions(state: &Candidates, confirmed: CellSet, rank: Rank) -> BTreeSet<Removed> {
    let mut found = BTreeSet::new();
    let mut add = |cells: CellSet, digits: &dyn Fn(Cell) -> DigitSet| {
        let removed: Removed = cells
            .iter()
            .flat_map(|cell| (state[cell] & digits(cell)).iter().map(move |digit| (cell, digit)))
            .collect();
        if !removed.is_empty() {
            found.insert(removed);
        }
    };
    let size = match rank.get() {
        1 => {
            for cell in Cell::all().filter(|&cell| !confirmed.contains(cell)) {
                if let Some(digit) = state[cell].single() {
                    // It confirms the cell, even if it removes nothing else.
                    found.insert(Removed::from([(cell, digit)]));
                }
            }
            return found;
        }
        2 => 1,
        3 => {
            for line in House::all().filter(|house| house.kind() != HouseKind::Block) {
                for (block, digit) in (0..9)
                    .flat_map(|block| Digit::all().map(move |digit| (House::block(block), digit)))
                {
                    let (line, block, cells) =
                        (line.cells(), block.cells(), state.cells_with(digit));
                    let (a, c, b) =
                        (cells & (line - block), cells & line & block, cells & (block - line));
                    if !c.is_empty() && (a.is_empty() || b.is_empty()) {
                        add(a | b, &|_| DigitSet::of(digit));
                    }
                }
            }
            return found;
        }
        rank => usize::from(rank) - 2,
    };
    for house in House::all() {
        let sets = (1..512_u16).filter(|set| set.count_ones() as usize == size);
        for set in sets {
            let cells: CellSet = (0..9)
                .filter(|place| set >> place & 1 == 1)
                .map(|place| house.cell(place))
                .collect();
            let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | state[cell]);
            if digits.len() == size && rank != Rank::EASY {
                add(house.cells() - cells, &|_| digits);
            }
            let digits = DigitSet::from_bits(set);
            let places: CellSet =
                house.cells().iter().filter(|&cell| !(state[cell] & digits).is_empty()).collect();
            if places.len() == size {
                add(places, &|_| DigitSet::ALL - digits);
            }
        }
    }
    found
}

/// Returns the conclusions of assumptions about each single candidate: by the literal reading for
/// rank 7, by the general one for rank 8.
fn refuted(state: &Candidates, rank: Rank, source: &mut RandomSource) -> BTreeSet<Removed> {
    let mut found = BTreeSet::new();
    for (cell, digits) in state.iter().filter(|(_, digits)| digits.len() > 1) {
        for digit in digits.iter() {
            let (assumed, removed) = match rank {
                Rank::FIENDISH => (digits - DigitSet::of(digit), digits - DigitSet::of(digit)),
                _ => (DigitSet::of(digit), DigitSet::of(digit)),
            };
            let mut trial = *state;
            trial[cell] = assumed;
            if close(&mut trial, Rules::C6, source).is_err() {
                found.insert(removed.iter().map(|digit| (cell, digit)).collect());
            }
        }
    }
    found
}

/// Counts the ways to continue at each hardest moment, plainly. A puzzle of rank 8 must not need
/// trials inside trials.
fn plainly(puzzle: &Grid, rank: Rank) -> Vec<usize> {
    let mut source = RandomSource::new(1, 0);
    let mut state = Candidates::pencil_marks(puzzle);
    let mut confirmed: CellSet = puzzle.filled().map(|(cell, _)| cell).collect();
    let mut counts = Vec::new();
    loop {
        match rank.get() {
            1 => {}
            7 => close(&mut state, Rules::C6, &mut source).unwrap(),
            8 => close_with_negation(&mut state, Rules::C6, Reading::Literal, 1, &mut source)
                .unwrap(),
            rank => close(&mut state, Rules::C[usize::from(rank) - 2], &mut source).unwrap(),
        }
        if rank > Rank::VERY_EASY {
            confirmed = Cell::all().filter(|&cell| state[cell].single().is_some()).collect();
        }
        if confirmed == CellSet::ALL {
            return counts;
        }
        let found = if rank >= Rank::FIENDISH {
            refuted(&state, rank, &mut source)
        } else {
            conclusions(&state, confirmed, rank)
        };
        assert!(!found.is_empty(), "{puzzle}");
        counts.push(found.len());
        if rank == Rank::VERY_EASY {
            for &(cell, digit) in found.iter().flatten() {
                confirmed.insert(cell);
                cell.peers().iter().for_each(|peer| _ = state[peer].remove(digit));
            }
        } else {
            found.iter().flatten().for_each(|&(cell, digit)| _ = state[cell].remove(digit));
        }
    }
}

/// Returns some puzzles of a rank, always the same.
fn puzzles(rank: Rank, count: u64) -> Vec<Grid> {
    let mut order = Request::default().seed(15).rank(rank).build().unwrap();
    let made = (0..count).map(|index| order.generate(index).unwrap().puzzle);
    made.chain([of_rank(rank.get())]).collect()
}

/// Returns the hardest moments of a board, or `None` if it does not have this rank.
fn moments(rank: Rank, candidates: &Candidates) -> Option<HardestMoments> {
    HardestMoments::of(rank, candidates, &CancelToken::NEVER).unwrap()
}

#[test]
fn hardest_moments_are_those_of_a_plain_count() {
    for rank in Rank::all() {
        // Inkala's puzzle needs trials inside trials.
        for puzzle in puzzles(rank, 6).into_iter().filter(|puzzle| *puzzle != of_rank(8)) {
            let counts = plainly(&puzzle, rank);
            let moments = moments(rank, &Candidates::pencil_marks(&puzzle)).unwrap();
            assert_eq!(moments.count, counts.len(), "{puzzle} of rank {rank}: {counts:?}");
            assert_eq!(
                Some(moments.narrowest),
                counts.iter().copied().min(),
                "{puzzle} of rank {rank}: {counts:?}"
            );
        }
    }
}

#[test]
fn isomorphs_are_as_narrow_and_their_explanations_are_sound_counts() {
    let mut assessor = Assessor::default();
    for rank in Rank::all() {
        for (number, puzzle) in (0..).zip(puzzles(rank, 3)) {
            let work = assessor.work(&Puzzle::of_givens(puzzle)).unwrap();
            assert_eq!(work.rank, rank);
            assert_eq!(
                work.techniques.iter().map(|(_, count)| count).sum::<usize>(),
                work.steps,
                "{puzzle}"
            );
            assert!(work.longest_refutation <= work.refutation_steps, "{puzzle}");
            assert_eq!(work.refutation_steps > 0, work.longest_refutation > 0, "{puzzle}");
            assert!(rank >= Rank::FIENDISH || work.refutation_steps == 0, "{puzzle}");
            assert!(work.moments.count > 0 && work.moments.narrowest > 0, "{puzzle}");
            for index in 0..4 {
                let image = random_isomorph(number, index).apply(&puzzle);
                let moments = moments(rank, &Candidates::pencil_marks(&image));
                assert_eq!(moments, Some(work.moments), "{puzzle} and {image}");
            }
        }
    }
}

#[test]
fn a_board_of_another_rank_or_without_one_solution_has_no_moments() {
    let easy = Candidates::pencil_marks(&of_rank(2));
    assert_eq!(moments(Rank::VERY_EASY, &easy), None);
    assert_eq!(moments(Rank::EASY, &Candidates::pencil_marks(&Grid::EMPTY)), None);
}
