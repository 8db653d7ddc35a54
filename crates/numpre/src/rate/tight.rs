//! Tight sets of a house: *n* digits that have only *n* places, or *n* cells that have only *n* digits.

use super::boards::Contradictory;

/// Nine rows of nine bits: the digits of a house by place, or the places by digit.
pub(super) type Matrix = [u16; 9];

/// Rows and columns changed over.
pub(super) fn transposed(matrix: &Matrix) -> Matrix {
    let mut other = [0; 9];
    for (row, &bits) in matrix.iter().enumerate() {
        for (column, out) in other.iter_mut().enumerate() {
            *out |= (bits >> column & 1) << row;
        }
    }
    other
}

/// All tight sets of at most `largest` rows: where *n* rows have only *n* columns together, the other rows lose those.
/// Whether anything was struck. *n* rows with fewer than *n* columns contradict.
///
/// With the digits of a house as rows this is X(n), with its cells as rows E(n).
///
/// All 512 sets are gone through, each one's columns being those of the set without its lowest row, and that row's.
pub(super) fn strike_small(matrix: &mut Matrix, largest: usize) -> Result<bool, Contradictory> {
    let mut columns = [0_u16; 512];
    let mut changed = false;
    for set in 1..512_usize {
        let lowest = set.trailing_zeros() as usize;
        columns[set] = columns[set & (set - 1)] | matrix[lowest];
        let (size, reach) = (set.count_ones(), columns[set].count_ones());
        if size as usize > largest || reach > size {
            continue;
        }
        if reach < size {
            return Err(Contradictory);
        }
        // What is struck here is not yet in `columns` of the sets before: the caller comes again until nothing changes.
        for (row, bits) in matrix.iter_mut().enumerate() {
            if set >> row & 1 == 0 && *bits & columns[set] != 0 {
                *bits &= !columns[set];
                changed = true;
            }
        }
    }
    Ok(changed)
}

/// All tight sets of whatever size, that is E(1) … E(8) or, what is the same, Sbit, Ubit, E(2) … E(4) and X(2) … X(4).
/// Whether anything was struck. Where the rows cannot each have a column of their own, that contradicts.
///
/// By Régin's way instead of by sets. Give each row a column of its own (a perfect matching; none: some set has too few).
/// Let row *i* point to row *j* where *i* could have *j*'s column. The rows that can be reached from *i* are the smallest
/// tight set with *i* in it; every other tight set is a union of such, and strikes nothing more.
///
/// ```text
///          A B C D          0 → 1, 1 → 0: {0, 1} is tight with columns A, B
///   row 0  * *              2 → 0, 2 → 3, 3 → 2: {0, 1, 2, 3} is tight (it is all)
///   row 1  * *              so rows 2 and 3 lose A and B
///   row 2  *   * *
///   row 3      * *
/// ```
pub(super) fn strike_all(matrix: &mut Matrix) -> Result<bool, Contradictory> {
    let owner = matching(matrix)?;
    let mut reach = [0_u16; 16];
    for (row, out) in reach.iter_mut().take(9).enumerate() {
        let mut rest = matrix[row];
        while rest != 0 {
            *out |= 1 << owner[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
    }
    for via in 0..9 {
        let further = reach[via];
        for row in &mut reach {
            *row |= further & 0_u16.wrapping_sub(*row >> via & 1);
        }
    }
    let mut changed = false;
    for (row, bits) in matrix.iter_mut().enumerate() {
        let mut rest = *bits;
        while rest != 0 {
            let column = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            // The column's owner reaches a tight set; a row outside of it has no part in it.
            if reach[usize::from(owner[column])] >> row & 1 == 0 {
                *bits &= !(1 << column);
                changed = true;
            }
        }
    }
    Ok(changed)
}

/// Gives each row a column of its own; the row that owns each column.
fn matching(matrix: &Matrix) -> Result<[u8; 9], Contradictory> {
    let mut owner = [0_u8; 9];
    let mut free = 0x1ff_u16;
    for (row, &bits) in matrix.iter().enumerate() {
        let open = bits & free;
        if open != 0 {
            owner[open.trailing_zeros() as usize] = row as u8;
            free &= !(open & open.wrapping_neg());
        } else if !augment(matrix, row, &mut owner, &mut free, &mut 0) {
            return Err(Contradictory);
        }
    }
    Ok(owner)
}

/// Finds a column for a row by moving others, each column asked at most once.
fn augment(matrix: &Matrix, row: usize, owner: &mut [u8; 9], free: &mut u16, asked: &mut u16) -> bool {
    let open = matrix[row] & *free;
    if open != 0 {
        owner[open.trailing_zeros() as usize] = row as u8;
        *free &= !(open & open.wrapping_neg());
        return true;
    }
    loop {
        let rest = matrix[row] & !*asked;
        if rest == 0 {
            return false;
        }
        let column = rest.trailing_zeros() as usize;
        *asked |= 1 << column;
        if augment(matrix, usize::from(owner[column]), owner, free, asked) {
            owner[column] = row as u8;
            return true;
        }
    }
}
