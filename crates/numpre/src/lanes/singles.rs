//! Only singles: the sweep of the closures C1 and C2.

use super::set::Lanes;
use super::state::{HOUSES, State};
use super::vector::Vector;

/// Applies naked singles and, if `HIDDEN`, hidden singles to every house in turn: rows, columns,
/// blocks. Returns the lanes in which a candidate was removed.
///
/// A cell with a single candidate keeps it, even if another cell of its house has the same one.
#[inline(always)]
pub(crate) fn singles<V: Vector, const HIDDEN: bool>(state: &mut State<V>) -> Lanes {
    let mut changed = V::zero();
    for house in &HOUSES {
        let mut cells = state.house(house);
        changed = changed.or(close::<V, HIDDEN>(&mut cells));
        state.set_house(house, &cells);
    }
    changed.lanes()
}

/// Applies singles to one house, `[cell][digit]`. Returns the lanes in which a candidate was
/// removed.
#[inline(always)]
fn close<V: Vector, const HIDDEN: bool>(cells: &mut [[V; 9]; 9]) -> V {
    let none = V::zero();
    // By cell: lanes in which the cell has several candidates. By digit: lanes in which the digit
    // is a naked single in some cell, lanes in which it has several places, and lanes in which it
    // has any.
    let (mut open, mut naked, mut several) = ([none; 9], [none; 9], [none; 9]);
    let mut any = [none; 9];
    for (cell, open) in cells.iter().zip(&mut open) {
        let mut some = none;
        for candidate in cell {
            *open = open.or(some.and(*candidate));
            some = some.or(*candidate);
        }
        for (digit, candidate) in cell.iter().enumerate() {
            naked[digit] = naked[digit].or(candidate.without(*open));
            if HIDDEN {
                several[digit] = several[digit].or(any[digit].and(*candidate));
                any[digit] = any[digit].or(*candidate);
            }
        }
    }
    let mut changed = none;
    for (cell, open) in cells.iter_mut().zip(open) {
        let mut hidden = none;
        if HIDDEN {
            for (candidate, several) in cell.iter().zip(several) {
                hidden = hidden.or(candidate.without(several));
            }
        }
        for (digit, candidate) in cell.iter_mut().enumerate() {
            let others =
                if HIDDEN { naked[digit].or(hidden.and(several[digit])) } else { naked[digit] };
            let removed = candidate.and(open).and(others);
            *candidate = candidate.xor(removed);
            changed = changed.or(removed);
        }
    }
    changed
}
