//! Nodes that wait for a lane: new problems, and second children that found none.

use super::lanes::Lanes;
use super::ledger::Problems;
use super::state::{State, place_of};
use super::transpose::to_planes;
use super::vector::Vector;
use crate::state::Candidates;
use crate::vocabulary::{Cell, Digit, Grid};

/// A state in memory; some of its lanes hold nodes.
pub(super) struct Reserve<V> {
    pub(super) state: State<V>,
    /// Lanes that hold a node.
    pub(super) valid: Lanes,
    /// Of these, the second children still to be split off.
    pub(super) second: Lanes,
    /// The problem of each lane.
    pub(super) ids: [u32; 256],
}

impl<V: Vector> Reserve<V> {
    #[inline(always)]
    pub(super) fn new() -> Reserve<V> {
        Reserve { state: State::empty(), valid: Lanes::NONE, second: Lanes::NONE, ids: [0; 256] }
    }

    /// Copies a state, of whose lanes these are second children.
    #[inline(always)]
    pub(super) fn park(&mut self, state: &State<V>, lanes: Lanes, ids: &[u32; 256]) {
        self.state.copy(state);
        self.valid = lanes;
        self.second = lanes;
        self.ids = *ids;
    }

    /// Fills the lanes from the first on with these of the problems, at most 256.
    #[inline(always)]
    pub(super) fn load(&mut self, problems: Problems<'_>, ids: &[u32]) {
        self.valid = Lanes::NONE;
        self.second = Lanes::NONE;
        for (lane, (slot, &id)) in self.ids.iter_mut().zip(ids).enumerate() {
            *slot = id;
            self.valid.insert(lane);
        }
        match problems {
            Problems::Givens(grids) => self.load_givens(|id| &grids[id as usize], ids),
            Problems::Candidates(states) => self.load_candidates(states, ids),
            Problems::Asked(asked) => {
                self.load_givens(|id| &asked[id as usize].problem, ids);
                for (lane, &id) in ids.iter().enumerate() {
                    if let Some((cell, digit)) = asked[id as usize].known {
                        self.strike(lane, cell, digit);
                    }
                }
            }
        }
    }

    /// Strikes a digit from a cell in one lane.
    #[inline(always)]
    fn strike(&mut self, lane: usize, cell: Cell, digit: Digit) {
        let mut lanes = Lanes::NONE;
        lanes.insert(lane);
        let (block, place) = place_of(cell.index());
        let candidate = &mut self.state.blocks[block][digit.index()][place];
        *candidate = candidate.without(V::from_lanes(lanes));
    }

    #[inline(always)]
    fn load_givens<'a>(&mut self, grid: impl Fn(u32) -> &'a Grid, ids: &[u32]) {
        let blank = Grid::EMPTY;
        let mut planes = Box::new([[Lanes::NONE; 4]; 81]);
        for (word, boards) in ids.chunks(64).take(4).enumerate() {
            let mut values = [blank.values(); 64];
            for (slot, &id) in values.iter_mut().zip(boards) {
                *slot = grid(id).values();
            }
            spread(&values, word, &mut planes);
        }
        let all = V::from_lanes(Lanes::ALL);
        for (cell, planes) in planes.iter().enumerate() {
            let [ones, twos, fours, eights] = planes.map(V::from_lanes);
            let blank = all.without(ones.or(twos).or(fours).or(eights));
            let low = all.without(fours.or(eights));
            let (one, two, three) = (ones.without(twos), twos.without(ones), ones.and(twos));
            let values = [
                one.and(low),
                two.and(low),
                three.and(low),
                fours.without(ones.or(twos)),
                one.and(fours),
                two.and(fours),
                three.and(fours),
                eights.without(ones),
                eights.and(ones),
            ];
            let (block, place) = place_of(cell);
            for (digit, value) in self.state.blocks[block].iter_mut().zip(values) {
                digit[place] = value.or(blank);
            }
        }
    }

    #[inline(always)]
    fn load_candidates(&mut self, states: &[Candidates], ids: &[u32]) {
        // Four digits at a time are as a value of four bits.
        for first in [0, 4, 8] {
            let mut planes = Box::new([[Lanes::NONE; 4]; 81]);
            for (word, lanes) in ids.chunks(64).take(4).enumerate() {
                let mut boards = [[0_u8; 81]; 64];
                for (board, &id) in boards.iter_mut().zip(lanes) {
                    for (slot, (_, set)) in board.iter_mut().zip(states[id as usize].iter()) {
                        *slot = (set.bits() >> first & 15) as u8;
                    }
                }
                spread(&boards.each_ref(), word, &mut planes);
            }
            for (cell, planes) in planes.iter().enumerate() {
                let (block, place) = place_of(cell);
                for (digit, vector) in self.state.blocks[block].iter_mut().skip(first).zip(planes.map(V::from_lanes)) {
                    digit[place] = vector;
                }
            }
        }
    }
}

/// Writes the planes of 64 boards into this word of the lanes.
#[inline(always)]
fn spread(boards: &[&[u8; 81]; 64], word: usize, planes: &mut [[Lanes; 4]; 81]) {
    for (cell, words) in planes.iter_mut().zip(to_planes(boards)) {
        for (lanes, bits) in cell.iter_mut().zip(words) {
            lanes.0[word % 4] = bits;
        }
    }
}
