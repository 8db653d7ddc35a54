//! Compares the kernels with plain code on random states, for every kind of registers that this
//! processor has.

use super::count::Counter;
use super::map::LaneMap;
use super::*;
use crate::check::clashes;
use crate::random::{RandomSource, random_grid};
use crate::state::Candidates;
use crate::vocabulary::{Cell, Digit, DigitSet, Grid, House};

/// Runs a generic check for every kind of registers that this processor has.
macro_rules! on_every_backend {
    ($check:ident) => {{
        struct Check;
        impl $crate::lanes::Kernel for Check {
            type Output = ();

            fn run<V: $crate::lanes::Vector>(self, _: $crate::lanes::Registers<V>) {
                $check::<V>();
            }
        }
        $crate::lanes::Backend::ALL
            .into_iter()
            .filter(|backend| backend.is_available())
            .for_each(|backend| backend.run(Check));
    }};
}
pub(crate) use on_every_backend;

mod passes;

/// The number of repetitions: fewer under Miri, which interprets each step.
pub(crate) const ROUNDS: u64 = if cfg!(miri) { 1 } else { 40 };

pub(crate) fn random_lanes(source: &mut RandomSource) -> Lanes {
    let mut lanes = Lanes::NONE;
    for lane in 0..256 {
        if source.below(2) == 1 {
            lanes.insert(lane);
        }
    }
    lanes
}

/// Returns the lanes that a map makes of a set, lane by lane.
fn moved<V: Vector>(lanes: Lanes, map: &LaneMap<V>) -> Lanes {
    let mut moved = Lanes::NONE;
    for lane in (0..256).filter(|&lane| lanes.contains(map.source(lane))) {
        moved.insert(lane);
    }
    moved
}

fn vectors_do_their_logic<V: Vector>() {
    let mut source = RandomSource::new(1, 0);
    for _ in 0..ROUNDS {
        let (a, b) = (random_lanes(&mut source), random_lanes(&mut source));
        let (x, y) = (V::from_lanes(a), V::from_lanes(b));
        assert_eq!(x.lanes(), a);
        assert_eq!(V::zero().lanes(), Lanes::NONE);
        assert_eq!(x.and(y).lanes(), a.and(b));
        assert_eq!(x.or(y).lanes(), a.or(b));
        assert_eq!(x.without(y).lanes(), a.without(b));
        assert_eq!(x.xor(y).lanes(), a.or(b).without(a.and(b)));
        assert_eq!(Lanes::from_bytes(a.bytes()), a);
        assert_eq!(x.shift_left::<1>().lanes(), Lanes(a.0.map(|word| word << 1)));
        assert_eq!(x.shift_left::<63>().lanes(), Lanes(a.0.map(|word| word << 63)));
        assert_eq!(x.shift_right::<1>().lanes(), Lanes(a.0.map(|word| word >> 1)));
        assert_eq!(x.shift_right::<63>().lanes(), Lanes(a.0.map(|word| word >> 63)));
        for rotate in [0, 1, 7, 8, 31, 63] {
            assert_eq!(x.rotate(rotate).lanes(), Lanes(a.0.map(|word| word.rotate_left(rotate))));
            for crossed in [false, true] {
                let mut from = [0; 32];
                for (place, byte) in from.iter_mut().enumerate() {
                    let half = usize::from((place >= 16) ^ crossed);
                    *byte = (half * 16) as u8 + source.below(16) as u8;
                }
                let map = LaneMap::<V>::new(from, rotate, crossed);
                assert_eq!(map.bring(x).lanes(), moved(a, &map));
            }
        }
    }
}

#[test]
fn vectors_do_their_logic_everywhere() {
    on_every_backend!(vectors_do_their_logic);
}

/// Every receiving lane is a slot, every given lane is a source and is given once, and the given
/// lanes move to the receiving ones.
fn pairings_are_sound<V: Vector>() {
    let mut source = RandomSource::new(2, 0);
    for round in 0..ROUNDS * 5 {
        let (mut sources, mut slots) = (random_lanes(&mut source), random_lanes(&mut source));
        for _ in 0..round % 4 {
            sources = sources.and(random_lanes(&mut source));
            slots = slots.and(random_lanes(&mut source));
        }
        let slots = slots.without(sources);
        let pairing = pair::<V>(sources, slots, round % 2 == 0);
        assert_eq!(pairing.take.and(slots), pairing.take);
        assert_eq!(pairing.given.and(sources), pairing.given);
        let mut given = Lanes::NONE;
        pairing.take.for_each(|lane| {
            let from = pairing.map.source(lane);
            assert!(!given.contains(from), "lane {from} is given twice");
            given.insert(from);
        });
        assert_eq!(given, pairing.given);
        assert_eq!(moved(pairing.given, &pairing.map).and(pairing.take), pairing.take);
    }
}

#[test]
fn pairings_are_sound_everywhere() {
    on_every_backend!(pairings_are_sound);
}

/// Pairings that are crossed in turns leave no source without a slot while both exist.
#[test]
fn every_source_finds_a_lane_in_a_few_turns() {
    let mut source = RandomSource::new(3, 0);
    for _ in 0..ROUNDS {
        let mut sources = random_lanes(&mut source).and(random_lanes(&mut source));
        let mut slots = random_lanes(&mut source).without(sources);
        let mut turns = 0;
        while !sources.is_empty() && !slots.is_empty() {
            let pairing = pair::<portable::Portable>(sources, slots, turns % 2 == 0);
            sources = sources.without(pairing.given);
            slots = slots.without(pairing.take);
            turns += 1;
            assert!(turns < 64, "{sources:?} {slots:?}");
        }
    }
}

/// Returns a state on the way to a random solution. Some candidates of the solution may be missing.
pub(crate) fn random_state(source: &mut RandomSource, index: u64) -> Candidates {
    let answer = random_grid(4, index);
    let mut state = Candidates::ALL;
    let givens = 12 + source.below(30);
    for _ in 0..givens {
        let cell = Cell::wrapping(source.below(81) as usize);
        if let Some(digit) = answer.get(cell) {
            state[cell] = DigitSet::of(digit);
            state.remove_from_peers(cell, digit);
        }
    }
    for _ in 0..source.below(60) {
        let cell = Cell::wrapping(source.below(81) as usize);
        state[cell] = DigitSet::from_bits(state[cell].bits() & !(1 << source.below(9)));
    }
    state
}

pub(crate) fn load<V: Vector>(states: &[Candidates]) -> State<V> {
    let mut lanes = [[[Lanes::NONE; 9]; 9]; 9];
    for (lane, state) in states.iter().enumerate() {
        for (cell, set) in state.iter() {
            let (block, place) = place_of(cell.index());
            set.iter().for_each(|digit| lanes[block][digit.index()][place].insert(lane));
        }
    }
    State { blocks: lanes.map(|block| block.map(|digit| digit.map(V::from_lanes))) }
}

pub(crate) fn candidates_of<V: Vector>(state: &State<V>, lane: usize) -> Candidates {
    let mut candidates = Candidates::ALL;
    for cell in Cell::all() {
        let (block, place) = place_of(cell.index());
        let bits = (0..9).filter(|&digit| state.blocks[block][digit][place].lanes().contains(lane));
        candidates[cell] = DigitSet::from_bits(bits.map(|digit| 1 << digit).sum());
    }
    candidates
}

/// The result of one sweep of one state in plain code.
struct Plain {
    state: Candidates,
    alive: bool,
    open: bool,
}

/// Returns the cell at this place in triad `line` of block `block` of a band (or stack).
fn cell_in(stack: bool, band: usize, block: usize, line: usize, place: usize) -> Cell {
    let (along, across) = (block * 3 + place, band * 3 + line);
    Cell::wrapping(if stack { along * 9 + across } else { across * 9 + along })
}

const PLACEMENTS: [[usize; 3]; 6] =
    [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]];

fn plain_sweep(before: &Candidates) -> Plain {
    let mut state = *before;
    let mut alive = true;
    // Whether the digit has two or more triads in the block: by digit, then by block.
    let mut open_digits = [[false; 9]; 9];
    for stack in [false, true] {
        for band in 0..3 {
            for (digit, open_blocks) in open_digits.iter_mut().enumerate() {
                let has = |block: usize, line: usize| {
                    (0..3).any(|place| {
                        state[cell_in(stack, band, block, line, place)].bits() >> digit & 1 == 1
                    })
                };
                let left: Vec<_> = PLACEMENTS
                    .iter()
                    .filter(|lines| (0..3).all(|block| has(block, lines[block])))
                    .collect();
                alive &= !left.is_empty();
                for block in 0..3 {
                    let used: Vec<bool> =
                        (0..3).map(|line| left.iter().any(|lines| lines[block] == line)).collect();
                    for line in (0..3).filter(|&line| !used[line]) {
                        for place in 0..3 {
                            let cell = cell_in(stack, band, block, line, place);
                            state[cell] = DigitSet::from_bits(state[cell].bits() & !(1 << digit));
                        }
                    }
                    let number = cell_in(stack, band, block, 0, 0).block();
                    open_blocks[number] |= used.iter().filter(|&&used| used).count() > 1;
                }
            }
        }
    }
    let mut open = false;
    for block in 0..9 {
        let open_digits = open_digits.map(|open_blocks| open_blocks[block]);
        let cells: Vec<Cell> = Cell::all().filter(|cell| cell.block() == block).collect();
        let naked: Vec<DigitSet> = cells
            .iter()
            .map(|&cell| state[cell].single().map_or(DigitSet::EMPTY, DigitSet::of))
            .collect();
        let hidden: Vec<DigitSet> = cells
            .iter()
            .map(|&cell| state[cell].iter().filter(|digit| !open_digits[digit.index()]).collect())
            .collect();
        let all_naked = naked.iter().fold(DigitSet::EMPTY, |all, &one| all | one);
        alive &= cells.iter().all(|&cell| !state[cell].is_empty());
        alive &= naked.iter().map(|set| set.len()).sum::<usize>() == all_naked.len();
        alive &= hidden.iter().all(|set| set.len() <= 1);
        for (&cell, &hidden) in cells.iter().zip(&hidden) {
            let is_open = state[cell].len() > 1;
            open |= is_open;
            if is_open {
                state[cell] -= all_naked;
            }
            if !hidden.is_empty() {
                // The cell keeps only its hidden single.
                let others = open_digits.iter().enumerate().filter(|(_, open)| **open);
                state[cell] -= DigitSet::from_bits(others.map(|(digit, _)| 1 << digit).sum());
            }
        }
    }
    Plain { state, alive, open }
}

fn sweeps_are_as_in_plain_code<V: Vector>() {
    let mut source = RandomSource::new(5, 0);
    let mut dead = 0;
    for round in 0..ROUNDS {
        let plain_states: Vec<Candidates> =
            (0..256).map(|lane| random_state(&mut source, round * 7 + lane % 7)).collect();
        let mut state = Box::new(load::<V>(&plain_states));
        let mut scratch = Box::new(Sweep::new());
        let found = sweep::<V, false>(&mut state, &mut scratch, Split::none());
        for (lane, before) in plain_states.iter().enumerate() {
            let plain = plain_sweep(before);
            assert_eq!(found.alive.lanes().contains(lane), plain.alive, "{before:?}");
            dead += u32::from(!plain.alive);
            // The candidates of a contradictory lane do not matter.
            if plain.alive {
                assert_eq!(found.open.lanes().contains(lane), plain.open, "{before:?}");
                assert_eq!(candidates_of(&state, lane), plain.state, "{before:?}");
            }
        }
    }
    assert!(dead > 0 && u64::from(dead) < 256 * ROUNDS, "some contradictory, some not: {dead}");
}

#[test]
fn sweeps_are_as_in_plain_code_everywhere() {
    on_every_backend!(sweeps_are_as_in_plain_code);
}

/// Boards with right blocks and columns, made by exchanging cells of a column within a block, are
/// judged by their rows.
fn rows_decide<V: Vector>() {
    let mut source = RandomSource::new(9, 0);
    let mut right = 0;
    for round in 0..ROUNDS {
        let boards: Vec<Grid> = (0..256)
            .map(|lane| {
                let mut board = random_grid(9, round * 256 + lane);
                for _ in 0..lane % 4 {
                    let (row, column) = (source.below(3) * 3, source.below(9));
                    let [a, b] = [source.below(3), source.below(3)]
                        .map(|line| Cell::wrapping(((row + line) * 9 + column) as usize));
                    let (first, second) = (board.get(a), board.get(b));
                    board.set(a, second);
                    board.set(b, first);
                }
                board
            })
            .collect();
        let states: Vec<Candidates> = boards.iter().map(Candidates::unreduced).collect();
        let hold = rows_hold(&load::<V>(&states)).lanes();
        for (lane, board) in boards.iter().enumerate() {
            let has_all = |row: &[u8]| (1..=9).all(|digit| row.contains(&digit));
            let expected = board.values().chunks(9).all(has_all);
            assert_eq!(hold.contains(lane), expected, "{board}");
            right += u64::from(expected);
        }
    }
    assert!((64 * ROUNDS..200 * ROUNDS).contains(&right), "some right, some not: {right}");
}

#[test]
fn rows_decide_everywhere() {
    on_every_backend!(rows_decide);
}

/// A board that a sweep leaves alive with single cells only has right blocks and columns. It is a
/// solution exactly if its rows are right.
fn rows_decide_what_a_sweep_has_closed<V: Vector>() {
    let mut source = RandomSource::new(11, 0);
    let mut closed = 0;
    for round in 0..ROUNDS * 4 {
        // Nearly full boards, some with a wrong digit, some with two candidates in a few cells.
        let states: Vec<Candidates> = (0..256)
            .map(|lane| {
                let board = random_grid(12, round * 256 + lane);
                let mut state = Candidates::unreduced(&board);
                for _ in 0..1 + source.below(12) {
                    let cell = Cell::wrapping(source.below(81) as usize);
                    let other = DigitSet::from_bits(1 << source.below(9));
                    state[cell] = if lane % 2 == 0 { state[cell] | other } else { other };
                }
                state
            })
            .collect();
        let mut state = Box::new(load::<V>(&states));
        let found = sweep::<V, false>(&mut state, &mut Sweep::new(), Split::none());
        let hold = rows_hold(&state).lanes();
        found.alive.lanes().without(found.open.lanes()).for_each(|lane| {
            let board = candidates_of(&state, lane).singles();
            assert!(board.is_full());
            closed += 1;
            assert_eq!(hold.contains(lane), clashes(&board).next().is_none(), "{board}");
        });
    }
    assert!(closed > 100 * ROUNDS, "{closed}");
}

#[test]
fn rows_decide_what_a_sweep_has_closed_everywhere() {
    on_every_backend!(rows_decide_what_a_sweep_has_closed);
}

/// A split makes two states, each smaller than the state before. Only a state without open cells is
/// not split.
fn splits_make_two_smaller_states<V: Vector>() {
    let mut source = RandomSource::new(6, 0);
    for round in 0..ROUNDS {
        let half: Vec<Candidates> =
            (0..128).map(|lane| random_state(&mut source, round * 5 + lane % 5)).collect();
        let both: Vec<Candidates> = half.iter().chain(&half).copied().collect();
        let mut state = Box::new(load::<V>(&both));
        let mut scratch = Box::new(Sweep::new());
        // Sweep until nothing changes: then the split is made in the state it was chosen for.
        let mut alive = Lanes::ALL;
        for _ in 0..30 {
            alive =
                alive.and(sweep::<V, false>(&mut state, &mut scratch, Split::none()).alive.lanes());
        }
        let first = Lanes([u64::MAX, u64::MAX, 0, 0]);
        let before: Vec<Candidates> = (0..128).map(|lane| candidates_of(&state, lane)).collect();
        let split = Split::choose(&state, V::from_lanes(Lanes::ALL), V::from_lanes(first));
        let found = sweep::<V, true>(&mut state, &mut scratch, split);
        for (lane, before) in before.iter().enumerate().filter(|(lane, _)| alive.contains(*lane)) {
            let unsplit = found.unsplit.lanes();
            assert_eq!(unsplit.contains(lane), unsplit.contains(lane + 128));
            let open = before.iter().any(|(_, set)| set.len() > 1);
            assert_eq!(unsplit.contains(lane), !open, "{before:?}");
            let (mine, other) = (candidates_of(&state, lane), candidates_of(&state, lane + 128));
            if open {
                assert!(mine != *before && other != *before);
                assert!(before.is_superset(&mine) && before.is_superset(&other));
            }
        }
    }
}

#[test]
fn splits_make_two_smaller_states_everywhere() {
    on_every_backend!(splits_make_two_smaller_states);
}

fn lanes_move_whole<V: Vector>() {
    let mut source = RandomSource::new(7, 0);
    let states: Vec<Candidates> =
        (0..256).map(|lane| random_state(&mut source, lane % 9)).collect();
    let sources = random_lanes(&mut source);
    let pairing = pair::<V>(sources, sources.complement(), true);
    assert!(pairing.take.len() > 30);
    let mut handed = Box::new(load::<V>(&states));
    let mut merged = Box::new(State::<V>::empty());
    handed.hand_over(&pairing.map, pairing.take);
    merged.merge(&load::<V>(&states), &pairing.map, pairing.take);
    for (lane, state) in states.iter().enumerate() {
        if pairing.take.contains(lane) {
            assert_eq!(candidates_of(&handed, lane), states[pairing.map.source(lane)]);
            assert_eq!(candidates_of(&merged, lane), states[pairing.map.source(lane)]);
        } else {
            assert_eq!(candidates_of(&handed, lane), *state);
            assert!(candidates_of(&merged, lane).iter().all(|(_, set)| set.is_empty()));
        }
    }
}

#[test]
fn lanes_move_whole_everywhere() {
    on_every_backend!(lanes_move_whole);
}

fn boards_come_back_from_their_planes<V: Vector>() {
    let grids: [_; 256] = std::array::from_fn(|index| *random_grid(8, index as u64).values());
    let mut planes = [[V::zero(); 4]; 81];
    to_planes(&grids.each_ref(), &mut planes);
    for (cell, planes) in planes.iter().enumerate() {
        let planes = planes.map(V::lanes);
        for (lane, grid) in grids.iter().enumerate() {
            let bits = planes
                .iter()
                .enumerate()
                .map(|(plane, lanes)| u8::from(lanes.contains(lane)) << plane);
            assert_eq!(bits.sum::<u8>(), grid[cell]);
        }
    }
    let mut boards = [[0; 81]; 256];
    to_boards(&planes, &mut boards);
    assert_eq!(boards, grids);
}

#[test]
fn boards_come_back_from_their_planes_everywhere() {
    on_every_backend!(boards_come_back_from_their_planes);
}

fn counters_count<V: Vector>() {
    let mut source = RandomSource::new(10, 0);
    let mut counter = Counter::<V>::new();
    let mut counts = [0; 256];
    for _ in 0..27 {
        let mut three = [Lanes::NONE; 3];
        for lanes in &mut three {
            // Lane 0 is never counted, lane 255 always.
            *lanes = random_lanes(&mut source);
            lanes.remove(0);
            lanes.insert(255);
            lanes.for_each(|lane| counts[lane] += 1);
        }
        counter.add_three(three.map(V::from_lanes));
    }
    assert_eq!((counts[0], counts[255]), (0, 81));
    for number in 0..128 {
        let reached = counter.at_least(number);
        for (lane, &count) in counts.iter().enumerate() {
            assert_eq!(reached.contains(lane), count >= number, "{count} {number}");
        }
    }
}

#[test]
fn counters_count_everywhere() {
    on_every_backend!(counters_count);
}

fn words_have_the_candidates_of_the_lanes<V: Vector>() {
    let mut source = RandomSource::new(15, 0);
    let states: Vec<Candidates> = (0..256).map(|lane| random_state(&mut source, lane)).collect();
    let mut words = Box::new([[[0; 256]; 9]; 3]);
    load::<V>(&states).unload(&mut words);
    for (lane, state) in states.iter().enumerate() {
        for (cell, set) in state.iter() {
            for digit in Digit::all() {
                let word = words[cell.index() / 27][digit.index()][lane];
                assert_eq!(word >> (cell.index() % 27) & 1 == 1, set.contains(digit));
                assert_eq!(word >> 27, 0);
            }
        }
    }
}

#[test]
fn words_have_the_candidates_of_the_lanes_everywhere() {
    on_every_backend!(words_have_the_candidates_of_the_lanes);
}

fn surveys_find_open_cells_and_missing_digits<V: Vector>() {
    let mut source = RandomSource::new(16, 0);
    let states: Vec<Candidates> = (0..256)
        .map(|lane| {
            let board = random_grid(16, lane);
            let mut state = Candidates::unreduced(&board);
            // Of four lanes, one is a solution, one has open cells, one a wrong digit, one both.
            for _ in 0..source.below(4) + 1 {
                let cell = Cell::wrapping(source.below(81) as usize);
                if lane % 4 == 1 || lane % 4 == 3 {
                    state[cell] = DigitSet::ALL;
                }
                let cell = Cell::wrapping(source.below(81) as usize);
                if lane % 4 > 1 {
                    state[cell] = DigitSet::from_bits(1 << source.below(9));
                }
            }
            state
        })
        .collect();
    let survey = load::<V>(&states).survey();
    let lacks = |state: &Candidates, house: House| {
        Digit::all().any(|digit| house.cells().iter().all(|cell| !state[cell].contains(digit)))
    };
    let mut solutions = 0;
    for (lane, state) in states.iter().enumerate() {
        let (open, lacking) = (survey.open.contains(lane), survey.lacking.contains(lane));
        assert_eq!(open, state.iter().any(|(_, set)| set.len() > 1));
        assert_eq!(lacking, House::all().any(|house| lacks(state, house)));
        solutions += u32::from(!open && !lacking);
    }
    assert!((64..100).contains(&solutions) && survey.lacking.len() > 30, "{solutions}");
}

#[test]
fn surveys_find_open_cells_and_missing_digits_everywhere() {
    on_every_backend!(surveys_find_open_cells_and_missing_digits);
}
