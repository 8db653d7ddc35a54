//! Locked sets of a house: *n* digits that have only *n* places, or *n* cells that have only *n*
//! digits.

use super::bit_boards::Contradictory;

/// Nine rows of nine bits: the digits of each place of a house, or the places of each digit.
pub(crate) type Matrix = [u16; 9];

/// Returns the matrix with rows and columns exchanged.
pub(crate) fn transposed(matrix: &Matrix) -> Matrix {
    let mut other = [0; 9];
    for (row, &bits) in matrix.iter().enumerate() {
        for (column, out) in other.iter_mut().enumerate() {
            *out |= (bits >> column & 1) << row;
        }
    }
    other
}

/// Applies all locked sets of at most `largest` rows: if *n* rows have only *n* columns together,
/// the other rows lose these columns. Returns whether anything was removed. *n* rows with fewer
/// than *n* columns are a contradiction.
///
/// With the digits of a house as rows this is X(n), with its cells as rows E(n). Rows with a single
/// column are left out: no other row may have that column any more, so a set with such a row
/// removes nothing more than the set without it.
pub(crate) fn remove_by_small_sets(
    matrix: &mut Matrix,
    largest: usize,
) -> Result<bool, Contradictory> {
    let mut few = 0_usize;
    for (row, bits) in matrix.iter().enumerate() {
        match bits.count_ones() as usize {
            0 => return Err(Contradictory),
            1 => {}
            count => few |= usize::from(count <= largest) << row,
        }
    }
    // All sets of these rows, as ascending numbers: so each set comes after the same set without
    // its lowest row.
    let mut columns = [0_u16; 512];
    let mut changed = false;
    let mut set = few & few.wrapping_neg();
    while set != 0 {
        columns[set] = columns[set & (set - 1)] | matrix[set.trailing_zeros() as usize];
        let (size, reach) = (set.count_ones(), columns[set].count_ones());
        if size as usize <= largest && reach <= size {
            if reach < size {
                return Err(Contradictory);
            }
            for (row, bits) in matrix.iter_mut().enumerate() {
                if set >> row & 1 == 0 && *bits & columns[set] != 0 {
                    *bits &= !columns[set];
                    changed = true;
                }
            }
        }
        set = set.wrapping_sub(few) & few;
    }
    Ok(changed)
}

/// Applies all locked sets of any size: E(1) … E(8) or, with the same effect, Sbit, Ubit, E(2) …
/// E(4) and X(2) … X(4). Returns whether anything was removed. It is a contradiction if the rows
/// cannot each have a column of their own.
///
/// This is Régin's method, which lists no sets. Give each row a column of its own (a perfect
/// matching; if there is none, some set of rows has too few columns). Begin with the columns of one
/// row, and add those of every row whose own column is among them, until none is added. The result
/// is the smallest locked set with this row. Every other locked set is a union of such sets and
/// removes nothing more.
///
/// ```text
///          A B C D          0 owns A, 1 owns B, 2 owns C, 3 owns D
///   row 0  * *              from 0: A B, with row 1: A B. Rows 0 and 1 are a locked set,
///   row 1  * *              so that other rows lose A and B: row 2 loses A
///   row 2  *   * *          from 2: A C D, with rows 0 and 3: all
///   row 3      * *
/// ```
pub(crate) fn remove_by_all_sets(matrix: &mut Matrix) -> Result<bool, Contradictory> {
    let (columns, own) = reached(matrix)?;
    let rows = removed(matrix, &columns, &own);
    let changed = rows[..9] != matrix[..];
    matrix.copy_from_slice(&rows[..9]);
    Ok(changed)
}

/// Returns the columns of the smallest locked set with each row, or `None` if no set removes
/// anything. It is a contradiction if the rows cannot each have a column of their own.
pub(crate) fn smallest_sets(matrix: &Matrix) -> Result<Option<Matrix>, Contradictory> {
    let (columns, own) = reached(matrix)?;
    let mut smallest = [0; 9];
    smallest.copy_from_slice(&columns[..9]);
    Ok((removed(matrix, &columns, &own)[..9] != matrix[..]).then_some(smallest))
}

/// Returns the columns of the smallest locked set with each row, and the column that each row owns.
#[inline]
fn reached(matrix: &Matrix) -> Result<([u16; 16], [u16; 16]), Contradictory> {
    let own = matching(matrix)?;
    // Sixteen lanes, two vectors; the last seven stay empty.
    let mut columns = [0_u16; 16];
    columns[..9].copy_from_slice(matrix);
    for via in 0..9 {
        let further = columns[via];
        for row in &mut columns {
            *row |= if *row & own[via] != 0 { further } else { 0 };
        }
    }
    Ok((columns, own))
}

/// Returns the rows without what the smallest locked sets remove from them.
#[inline]
fn removed(matrix: &Matrix, columns: &[u16; 16], own: &[u16; 16]) -> [u16; 16] {
    let mut rows = [0_u16; 16];
    rows[..9].copy_from_slice(matrix);
    for locked in &columns[..9] {
        for (row, own) in rows.iter_mut().zip(own) {
            *row &= if locked & own == 0 { !locked } else { !0 };
        }
    }
    rows
}

/// Gives each row a column of its own, as a bit. It is a contradiction if that is impossible.
fn matching(matrix: &Matrix) -> Result<[u16; 16], Contradictory> {
    let mut own = [0_u16; 16];
    let mut free = 0x1ff_u16;
    for (row, &bits) in matrix.iter().enumerate() {
        let open = bits & free;
        if open != 0 {
            own[row] = open & open.wrapping_neg();
            free &= !own[row];
        } else if !augment(matrix, row, &mut own, &mut free, &mut 0) {
            return Err(Contradictory);
        }
    }
    Ok(own)
}

/// Finds a column for a row, if necessary by moving other rows to other columns. Each column is
/// tried at most once. Returns whether there is one.
fn augment(
    matrix: &Matrix,
    row: usize,
    own: &mut [u16; 16],
    free: &mut u16,
    asked: &mut u16,
) -> bool {
    let open = matrix[row] & *free;
    if open != 0 {
        own[row] = open & open.wrapping_neg();
        *free &= !own[row];
        return true;
    }
    loop {
        let rest = matrix[row] & !*asked;
        if rest == 0 {
            return false;
        }
        let column = rest & rest.wrapping_neg();
        *asked |= column;
        // No column of this row is free, so another row owns it.
        let owner = own.iter().position(|&owned| owned == column);
        if owner.is_some_and(|owner| augment(matrix, owner, own, free, asked)) {
            own[row] = column;
            return true;
        }
    }
}
