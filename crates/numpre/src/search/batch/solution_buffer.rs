//! A buffer that collects solutions until they are worth writing.

use super::accounts::Accounts;
use crate::lanes::{BLOCKS, Lanes, Pairing, Planes, State, Vector, lane_index, to_boards};

/// The solutions of up to 256 lanes as four bit planes per cell, which hold the digit in binary.
///
/// ```text
///   digit       1  2  3  4  5  6  7  8  9
///   plane 0     1  .  1  .  1  .  1  .  1     d1 | d3 | d5 | d7 | d9
///   plane 1     .  1  1  .  .  1  1  .  .     d2 | d3 | d6 | d7
///   plane 2     .  .  .  1  1  1  1  .  .     d4 | d5 | d6 | d7
///   plane 3     .  .  .  .  .  .  .  1  1     d8 | d9
/// ```
pub(super) struct SolutionBuffer<V> {
    planes: Planes<V>,
    /// Room for the same solutions as boards, filled when they are written.
    boards: [[u8; 81]; 256],
    /// Lanes that hold a solution.
    pub(super) filled: Lanes,
    /// Lanes of `filled` that hold the second solution of a puzzle.
    seconds: Lanes,
    /// The index of the puzzle in each lane.
    ids: [u32; 256],
}

impl<V: Vector> SolutionBuffer<V> {
    #[inline(always)]
    pub(super) fn new() -> SolutionBuffer<V> {
        SolutionBuffer {
            planes: [[V::zero(); 4]; 81],
            boards: [[0; 81]; 256],
            filled: Lanes::NONE,
            seconds: Lanes::NONE,
            ids: [0; 256],
        }
    }

    /// Copies the solved lanes of a pairing into the buffer. `ids` are the puzzles in the lanes of
    /// the state; `seconds` are its lanes that hold a second solution.
    #[inline(always)]
    pub(super) fn take(
        &mut self,
        state: &State<V>,
        pairing: &Pairing<V>,
        ids: &[u32; 256],
        seconds: Lanes,
    ) {
        let take = V::from_lanes(pairing.take);
        for (block, cells) in state.blocks.iter().zip(&BLOCKS) {
            let [d1, d2, d3, d4, d5, d6, d7, d8, d9] = block;
            for (place, &cell) in cells.iter().enumerate() {
                let (d37, d57) = (d3[place].or(d7[place]), d5[place].or(d7[place]));
                let values = [
                    d1[place].or(d9[place]).or(d37).or(d5[place]),
                    d2[place].or(d6[place]).or(d37),
                    d4[place].or(d6[place]).or(d57),
                    d8[place].or(d9[place]),
                ];
                for (plane, value) in self.planes[cell].iter_mut().zip(values) {
                    let moved = pairing.map.bring(value);
                    *plane = plane.without(take).or(moved.and(take));
                }
            }
        }
        let mine = &mut self.ids;
        pairing
            .take
            .for_each(|lane| mine[lane_index(lane)] = ids[lane_index(pairing.map.source(lane))]);
        self.seconds = self.seconds.or(pairing.bring(seconds));
        self.filled = self.filled.or(pairing.take);
    }

    /// Writes every solution into the accounts, and empties the buffer.
    #[inline(always)]
    pub(super) fn flush(&mut self, accounts: &mut Accounts<'_>) {
        to_boards(&self.planes, &mut self.boards);
        let (ids, boards, seconds) = (&self.ids, &self.boards, self.seconds);
        self.filled.for_each(|lane| {
            let to =
                if seconds.contains(lane) { &mut *accounts.seconds } else { &mut *accounts.firsts };
            // A solution has one digit in each cell, so its planes make a number from 1 to 9.
            to[ids[lane_index(lane)] as usize].assign(&boards[lane_index(lane)]);
        });
        (self.filled, self.seconds) = (Lanes::NONE, Lanes::NONE);
    }
}
