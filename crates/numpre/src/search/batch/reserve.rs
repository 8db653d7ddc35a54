//! Nodes that wait for a lane: new problems, and second children that found none.

use super::lanes::Lanes;
use super::ledger::Problems;
use super::state::{State, place_of};
use super::transpose::to_planes;
use super::vector::Vector;
use crate::state::Candidates;
use crate::vocabulary::Grid;

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
            Problems::Givens(grids) => self.load_givens(grids, ids),
            Problems::Candidates(states) => self.load_candidates(states, ids),
        }
    }

    #[inline(always)]
    fn load_givens(&mut self, grids: &[Grid], ids: &[u32]) {
        let mut planes = [[[0_u8; 32]; 4]; 81];
        for (place, eight) in ids.chunks(8).take(32).enumerate() {
            let mut boards = [Grid::EMPTY.values(); 8];
            for (slot, &id) in boards.iter_mut().zip(eight) {
                *slot = grids[id as usize].values();
            }
            for (cell, bytes) in planes.iter_mut().zip(to_planes(boards)) {
                for (plane, byte) in cell.iter_mut().zip(bytes) {
                    plane[place] = byte;
                }
            }
        }
        let all = V::from_lanes(Lanes::ALL);
        for (cell, planes) in planes.iter().enumerate() {
            let [ones, twos, fours, eights] = as_vectors::<V>(planes);
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
            let mut planes = [[[0_u8; 32]; 4]; 81];
            for (place, eight) in ids.chunks(8).take(32).enumerate() {
                let mut boards = [[0_u8; 81]; 8];
                for (board, &id) in boards.iter_mut().zip(eight) {
                    for (slot, (_, set)) in board.iter_mut().zip(states[id as usize].iter()) {
                        *slot = (set.bits() >> first & 15) as u8;
                    }
                }
                for (cell, bytes) in planes.iter_mut().zip(to_planes(boards.each_ref())) {
                    for (plane, byte) in cell.iter_mut().zip(bytes) {
                        plane[place] = byte;
                    }
                }
            }
            for (cell, planes) in planes.iter().enumerate() {
                let (block, place) = place_of(cell);
                for (digit, vector) in self.state.blocks[block].iter_mut().skip(first).zip(as_vectors::<V>(planes)) {
                    digit[place] = vector;
                }
            }
        }
    }
}

#[inline(always)]
fn as_vectors<V: Vector>(planes: &[[u8; 32]; 4]) -> [V; 4] {
    let [a, b, c, d] = planes;
    [
        V::from_lanes(Lanes::from_bytes(*a)),
        V::from_lanes(Lanes::from_bytes(*b)),
        V::from_lanes(Lanes::from_bytes(*c)),
        V::from_lanes(Lanes::from_bytes(*d)),
    ]
}
