//! States that wait in memory: new puzzles, and second children for which no lane was free.

use super::accounts::Puzzles;
use crate::lanes::{Lanes, State, Vector, place_of, to_planes};
use crate::search::fast::READING_ORDER_GIVENS;
use crate::state::Candidates;
use crate::vocabulary::{Cell, Digit, FEWEST_CLUES, Grid};

/// The lanes of newly loaded puzzles that need special treatment because of their number of givens.
pub(super) struct LoadedLanes {
    /// Lanes of puzzles that cannot be proper, because they have fewer than 17 givens.
    pub(super) improper: Lanes,
    /// Lanes of puzzles that can be searched in reading order: those with 28 givens or more, and
    /// all questions of a stream.
    pub(super) in_order: Lanes,
}

/// A state in memory. Some of its lanes hold nodes; the others are unused.
pub(super) struct ParkedState<V> {
    pub(super) state: State<V>,
    /// Lanes that hold a node.
    pub(super) valid: Lanes,
    /// Lanes that hold the parent of a second child: they keep the second half when they are split.
    pub(super) second: Lanes,
    /// Lanes of new puzzles that are searched in reading order.
    pub(super) in_order: Lanes,
    /// The index of the puzzle in each lane.
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

    /// Copies a state. These of its lanes become second children; the others are unused.
    #[inline(always)]
    pub(super) fn park(&mut self, state: &State<V>, lanes: Lanes, ids: &[u32; 256]) {
        self.state.copy(state);
        self.valid = lanes;
        self.second = lanes;
        self.in_order = Lanes::NONE;
        self.ids = *ids;
    }

    /// Loads the puzzles with these indices, at most 256, into the first lanes. Returns the lanes
    /// of puzzles that cannot be proper, and of puzzles that can be searched in reading order. Both
    /// sets are empty for puzzles that are given by candidates.
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
                // Questions are searched depth first, however few givens they have. If there are
                // multiple solutions, a single path leads to one of them, and that is enough for
                // the answer.
                LoadedLanes { in_order: self.valid, ..kinds }
            }
        }
    }

    /// Removes a candidate from a cell in one lane.
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
        // Boards are transposed as values of four bits, so candidates are loaded in groups of four
        // digits.
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
