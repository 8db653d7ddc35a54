//! Solutions on their way out.

use super::lanes::Lanes;
use super::ledger::Ledger;
use super::pairing::Pairing;
use super::state::{State, place_of};
use super::transpose::to_boards;
use super::vector::Vector;
use crate::vocabulary::Grid;

/// Solutions of up to 256 lanes as four bit planes a cell: the digit's number, 1 to 9, in binary.
pub(super) struct Finished<V> {
    /// `[block][cell within the block][plane]`.
    planes: [[[V; 4]; 9]; 9],
    /// Lanes that hold a solution.
    pub(super) filled: Lanes,
    /// Of these, the ones that hold the second of a problem.
    seconds: Lanes,
    ids: [u32; 256],
}

impl<V: Vector> Finished<V> {
    #[inline(always)]
    pub(super) fn new() -> Finished<V> {
        Finished { planes: [[[V::zero(); 4]; 9]; 9], filled: Lanes::NONE, seconds: Lanes::NONE, ids: [0; 256] }
    }

    /// Takes over solved lanes; `ids` are the problems of the state's lanes, `seconds` those that hold a second solution.
    #[inline(always)]
    pub(super) fn take(&mut self, state: &State<V>, pairing: &Pairing<V>, ids: &[u32; 256], seconds: Lanes) {
        let take = V::from_lanes(pairing.take);
        for (block, planes) in state.blocks.iter().zip(&mut self.planes) {
            let [d1, d2, d3, d4, d5, d6, d7, d8, d9] = block;
            for (cell, planes) in planes.iter_mut().enumerate() {
                let (d37, d57) = (d3[cell].or(d7[cell]), d5[cell].or(d7[cell]));
                let values = [
                    d1[cell].or(d9[cell]).or(d37).or(d5[cell]),
                    d2[cell].or(d6[cell]).or(d37),
                    d4[cell].or(d6[cell]).or(d57),
                    d8[cell].or(d9[cell]),
                ];
                for (plane, value) in planes.iter_mut().zip(values) {
                    let moved = pairing.map.bring(value);
                    *plane = plane.without(take).or(moved.and(take));
                }
            }
        }
        let mine = &mut self.ids;
        pairing.take.for_each(|lane| mine[lane % 256] = ids[pairing.map.source(lane) % 256]);
        if !seconds.is_empty() {
            self.seconds =
                self.seconds.or(V::from_lanes(pairing.take).and(pairing.map.bring(V::from_lanes(seconds))).lanes());
        }
        self.filled = self.filled.or(pairing.take);
    }

    /// Writes every solution into the ledger, and is empty.
    #[inline(always)]
    pub(super) fn flush(&mut self, ledger: &mut Ledger<'_>) {
        let mut boards = [[0; 81]; 64];
        for (word, &filled) in self.filled.0.iter().enumerate() {
            if filled == 0 {
                continue;
            }
            let mut planes = [[0; 4]; 81];
            for (cell, bits) in planes.iter_mut().enumerate() {
                let (block, place) = place_of(cell);
                *bits = self.planes[block][place].map(|plane| plane.lanes().0[word]);
            }
            to_boards(&planes, &mut boards);
            let mut rest = filled;
            while rest != 0 {
                let bit = rest.trailing_zeros() as usize % 64;
                rest &= rest - 1;
                let lane = word * 64 + bit;
                if let Some(grid) = Grid::from_values(boards[bit]) {
                    ledger.found(self.ids[lane % 256], self.seconds.contains(lane), grid);
                }
            }
        }
        (self.filled, self.seconds) = (Lanes::NONE, Lanes::NONE);
    }
}
