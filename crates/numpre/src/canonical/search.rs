//! The search for the least isomorph, row by row. It keeps all arrangements that share the least
//! rows so far.

use super::full::first_two_rows;
use super::row::{BestImage, Row};
use super::state::State;
use crate::vocabulary::{Grid, Isomorph};

/// Returns the least isomorph, and an isomorph that takes the board there.
pub(super) fn search(grid: &Grid) -> (Grid, Isomorph) {
    let best = arrangements(grid);
    let state = best.found.first().expect("each row takes at least one arrangement on");
    let isomorph = isomorph_of(state, &best.image);
    (isomorph.apply(grid), isomorph)
}

/// Returns all isomorphs that take a full grid to its least isomorph.
pub(super) fn search_all(grid: &Grid) -> Vec<Isomorph> {
    let best = arrangements(grid);
    best.found.iter().map(|state| isomorph_of(state, &best.image)).collect()
}

/// Returns the least image, and all arrangements that lead to it, except those that differ in equal
/// rows or columns only.
fn arrangements(grid: &Grid) -> BestImage {
    let boards = [false, true].map(|transposed| rows_of(grid, transposed));
    let mut best = if is_solution(&boards) {
        first_two_rows(&boards)
    } else {
        BestImage::start(vec![State::start(false), State::start(true)])
    };
    let mut states = Vec::new();
    while best.image_row < 9 {
        std::mem::swap(&mut states, &mut best.found);
        best.found.clear();
        for state in &states {
            let board = &boards[usize::from(state.transposed)];
            let columns = state.places.columns();
            for row in candidate_rows(board, state.used, best.image_row) {
                let mut next = *state;
                next.take_row(row, best.image_row);
                match &columns {
                    Some(columns) => best.settled(next, &board[row], columns),
                    None => best.block(next, &board[row], 0),
                }
            }
        }
        best.image_row += 1;
    }
    best
}

/// Returns the rows of the board, or of its transpose.
fn rows_of(grid: &Grid, transposed: bool) -> [Row; 9] {
    let values = grid.values();
    let value = |row, column| values[if transposed { 9 * column + row } else { 9 * row + column }];
    let mut rows: [Row; 9] =
        std::array::from_fn(|row| Row::new(std::array::from_fn(|column| value(row, column))));
    if !rows.iter().all(Row::is_sound) {
        // Equal columns that are not blank have a digit twice in a row, so this is a rare case.
        let equal = |one, other| (0..9).all(|row| value(row, one) == value(row, other));
        let twin = |column| {
            (column / 3 * 3..column).rfind(|&earlier| equal(earlier, column)).unwrap_or(column)
        };
        let twins = std::array::from_fn(twin);
        rows.iter_mut().for_each(|row| row.twins = twins);
    }
    rows
}

/// Returns whether this is a full grid without clashes.
fn is_solution(boards: &[[Row; 9]; 2]) -> bool {
    let rows = &boards[0];
    boards.iter().flatten().all(Row::is_complete)
        && (0..9).all(|block| {
            let three = &rows[block / 3 * 3..][..3];
            three
                .iter()
                .flat_map(|row| &row.values()[block % 3 * 3..][..3])
                .fold(0, |seen, digit| seen | 1 << digit)
                == 0x3fe
        })
}

/// Returns the rows of the board that may come next: the others of the band that is begun, else
/// those of any unused band. Of equal rows in a band, and of equal bands, only the first is
/// returned, since the others give the same images. In a board without clashes, equal rows are
/// blank.
fn candidate_rows(board: &[Row; 9], used: u16, image_row: usize) -> impl Iterator<Item = usize> {
    let used_in = move |band: usize| used >> (3 * band) & 0b111;
    let are_equal = |one: usize, other: usize| {
        (0..3).all(|row| board[3 * one + row].values() == board[3 * other + row].values())
    };
    let begins = image_row.is_multiple_of(3);
    (0..9).filter(move |&row| {
        let band = row / 3;
        let open = if begins { used_in(band) == 0 } else { !matches!(used_in(band), 0 | 0b111) };
        open && used >> row & 1 == 0
            && !(3 * band..row)
                .any(|other| used >> other & 1 == 0 && board[other].values() == board[row].values())
            && !(begins && (0..band).any(|other| used_in(other) == 0 && are_equal(other, band)))
    })
}

/// Returns the isomorph of a finished arrangement. Columns and digits that are still free are taken
/// in order.
fn isomorph_of(state: &State, image: &[u8; 81]) -> Isomorph {
    let mut places = state.places;
    for column in 0..9 {
        places.settle(column);
    }
    let columns: [u8; 9] = std::array::from_fn(|column| places.of(column) as u8);
    let mut rows = [0; 9];
    for image_row in 0..9_u8 {
        rows[(state.rows >> (4 * image_row)) as usize & 15] = image_row;
    }
    let mut unused = state.named..9;
    let digits = std::array::from_fn(|index| {
        let digit = index as u8 + 1;
        if state.is_named(digit) {
            let (row, column) = state.home(digit);
            image[9 * row + places.of(column)] - 1
        } else {
            unused.next().expect("as many names are unused as digits are unnamed")
        }
    });
    let (rows, columns) = if state.transposed { (columns, rows) } else { (rows, columns) };
    Isomorph::new(rows, columns, state.transposed, digits)
        .expect("bands and stacks are kept, and each digit has a name of its own")
}
