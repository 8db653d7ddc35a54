//! Naked and hidden pairs, which the closure C4 adds.

use super::state::{HOUSES, State};
use super::vector::Vector;

/// Applies naked pairs, then hidden pairs, to every house in turn, once each.
#[inline(always)]
pub(crate) fn pairs<V: Vector>(state: &mut State<V>) {
    for house in &HOUSES {
        let mut cells = state.house(house);
        remove(&mut cells);
        let mut digits = transposed(&cells);
        remove(&mut digits);
        state.set_house(house, &transposed(&digits));
    }
}

/// Finds pairs of rows that have the same two columns and no others. The other rows lose these
/// columns.
///
/// Rows are cells and columns are digits, or the other way round. A column that is the only one of
/// some row must be gone from all other rows; otherwise a pair could be missed.
#[inline(always)]
fn remove<V: Vector>(rows: &mut [[V; 9]; 9]) {
    let none = V::zero();
    let mut of_two = [none; 9];
    for (row, of_two) in rows.iter().zip(&mut of_two) {
        let (mut one, mut two, mut three) = (none, none, none);
        for &column in row {
            three = three.or(two.and(column));
            two = two.or(one.and(column));
            one = one.or(column);
        }
        *of_two = two.without(three);
    }
    let (mut paired, mut taken) = ([none; 9], [none; 9]);
    for first in 0..8 {
        let mut here = none;
        for second in first + 1..9 {
            let mut differ = none;
            for (one, other) in rows[first].iter().zip(&rows[second]) {
                differ = differ.or(one.xor(*other));
            }
            let pair = of_two[first].and(of_two[second]).without(differ);
            paired[second] = paired[second].or(pair);
            here = here.or(pair);
        }
        paired[first] = paired[first].or(here);
        for (taken, column) in taken.iter_mut().zip(rows[first]) {
            *taken = taken.or(here.and(column));
        }
    }
    for (row, paired) in rows.iter_mut().zip(paired) {
        for (column, taken) in row.iter_mut().zip(taken) {
            *column = column.without(taken.without(paired));
        }
    }
}

/// Returns the matrix with rows and columns exchanged.
#[inline(always)]
fn transposed<V: Vector>(rows: &[[V; 9]; 9]) -> [[V; 9]; 9] {
    let mut columns = [[V::zero(); 9]; 9];
    for (place, row) in rows.iter().enumerate() {
        for (column, candidate) in columns.iter_mut().zip(row) {
            column[place] = *candidate;
        }
    }
    columns
}
