//! Nodes that wait for a lane: new puzzles, and second children that found none.

use super::accounts::Puzzles;
use crate::lanes::{Lanes, State, Vector, place_of, to_planes};
use crate::search::fast::READING_ORDER_GIVENS;
use crate::state::Candidates;
use crate::vocabulary::{Cell, Digit, FEWEST_CLUES, Grid};

/// What the numbers of givens tell of the lanes of a state.
pub(super) struct LoadedLanes {
    /// Puzzles with so few givens that they are not proper.
    pub(super) improper: Lanes,
    /// Puzzles that are searched in order: with so many givens that their solutions are shown in
    /// reading order.
    pub(super) in_order: Lanes,
}

/// A state in memory; some of its lanes hold nodes.
pub(super) struct ParkedState<V> {
    pub(super) state: State<V>,
    /// Lanes that hold a node.
    pub(super) valid: Lanes,
    /// Of these, the second children still to be split off.
    pub(super) second: Lanes,
    /// New puzzles that are searched in order.
    pub(super) in_order: Lanes,
    /// The puzzle of each lane.
    pub(super) ids: [u32; 256],
}

impl<V: Vector> ParkedState<V> {
    #[inline(always)]
    pub(super) fn new() -> ParkedState<V> {
        let none = Lanes::NONE;
        ParkedState {
            state: State::empty(),
            valid: none,
            second: none,
            in_order: none,
            ids: [0; 256],
        }
    }

    /// Copies a state, of whose lanes these are second children.
    #[inline(always)]
    pub(super) fn park(&mut self, state: &State<V>, lanes: Lanes, ids: &[u32; 256]) {
        self.state.copy(state);
        self.valid = lanes;
        self.second = lanes;
        self.in_order = Lanes::NONE;
        self.ids = *ids;
    }

    /// Fills the lanes from the first on with these of the puzzles, at most 256; tells by their
    /// givens, where they have some, which of the lanes hold puzzles that cannot be proper, and
    /// which hold such as can be searched in order.
    #[inline(always)]
    pub(super) fn load(&mut self, puzzles: Puzzles<'_>, ids: &[u32]) -> LoadedLanes {
        self.valid = Lanes::first(ids.len());
        self.second = Lanes::NONE;
        self.in_order = Lanes::NONE;
        for (slot, &id) in self.ids.iter_mut().zip(ids) {
            *slot = id;
        }
        match puzzles {
            Puzzles::Givens(grids) => self.load_givens(|id| &grids[id as usize], ids),
            Puzzles::Candidates(states) => self.load_candidates(states, ids),
            Puzzles::Question(asked) => {
                let kinds = self.load_givens(|id| &asked[id as usize].puzzle, ids);
                for (lane, &id) in ids.iter().enumerate() {
                    if let Some((cell, digit)) = asked[id as usize].known {
                        self.remove(lane, cell, digit);
                    }
                }
                // They are searched depth first, however few givens they have: where there are
                // multiple solutions, one path leads to one, and nothing is wanted of them but
                // that.
                LoadedLanes { in_order: self.valid, ..kinds }
            }
        }
    }

    /// Removes a digit from a cell in one lane.
    #[inline(always)]
    fn remove(&mut self, lane: usize, cell: Cell, digit: Digit) {
        let mut lanes = Lanes::NONE;
        lanes.insert(lane);
        let (block, place) = place_of(cell.index());
        let candidate = &mut self.state.blocks[block][digit.index()][place];
        *candidate = candidate.without(V::from_lanes(lanes));
    }

    #[inline(always)]
    fn load_givens<'a>(&mut self, grid: impl Fn(u32) -> &'a Grid, ids: &[u32]) -> LoadedLanes {
        let blank = Grid::EMPTY;
        let mut boards = [blank.values(); 256];
        for (slot, &id) in boards.iter_mut().zip(ids) {
            *slot = grid(id).values();
        }
        let givens = self.state.load(&boards);
        LoadedLanes {
            improper: self.valid.without(givens.at_least(FEWEST_CLUES)),
            in_order: self.valid.and(givens.at_least(READING_ORDER_GIVENS)),
        }
    }

    #[inline(always)]
    fn load_candidates(&mut self, states: &[Candidates], ids: &[u32]) -> LoadedLanes {
        // Four digits at a time are as a value of four bits.
        for first in [0, 4, 8] {
            let mut boards = [[0_u8; 81]; 256];
            for (board, &id) in boards.iter_mut().zip(ids) {
                for (slot, (_, set)) in board.iter_mut().zip(states[id as usize].iter()) {
                    *slot = (set.bits() >> first & 15) as u8;
                }
            }
            let mut planes = [[V::zero(); 4]; 81];
            to_planes(&boards.each_ref(), &mut planes);
            for (cell, planes) in planes.into_iter().enumerate() {
                let (block, place) = place_of(cell);
                for (digit, vector) in self.state.blocks[block].iter_mut().skip(first).zip(planes) {
                    digit[place] = vector;
                }
            }
        }
        LoadedLanes { improper: Lanes::NONE, in_order: Lanes::NONE }
    }
}
