//! A survey of how far boards have come.

use super::set::Lanes;
use super::state::{HOUSES, State};
use super::vector::Vector;

/// The lanes of a state that have open cells, and those that lack a digit in some house.
pub(crate) struct Survey {
    /// Lanes in which some cell has two or more candidates.
    pub(crate) open: Lanes,
    /// Lanes in which some house has no place for some digit. A lane without an open cell is a
    /// solution exactly if it is not among these.
    pub(crate) lacking: Lanes,
}

impl<V: Vector> State<V> {
    /// Examines all boards.
    #[inline(always)]
    pub(crate) fn survey(&self) -> Survey {
        let (mut open, mut complete) = (V::zero(), V::from_lanes(Lanes::ALL));
        for cell in HOUSES[..9].as_flattened() {
            let mut some = V::zero();
            for digit in &self.blocks[cell.0] {
                open = open.or(some.and(digit[cell.1]));
                some = some.or(digit[cell.1]);
            }
        }
        for house in &HOUSES {
            for digit in 0..9 {
                let places = house.iter().map(|&(block, place)| self.blocks[block][digit][place]);
                complete = complete.and(places.fold(V::zero(), V::or));
            }
        }
        Survey { open: open.lanes(), lacking: complete.lanes().complement() }
    }
}
