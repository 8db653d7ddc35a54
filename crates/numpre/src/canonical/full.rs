//! The first two rows of a full grid, for which the general search would have the most to try.

use super::places::Places;
use super::row::{BestImage, Row, UNKNOWN};
use super::state::State;

/// Begins the image of a full grid without clashes: its least first two rows, and every arrangement
/// that leads to them.
///
/// The first row becomes 123456789, whichever row comes first and however its columns are ordered.
/// So everything depends on the columns in which the first row has the digits of the second row.
/// The three digits of a block in the second row come from the two other blocks of the first row,
/// so two of them come from the same block, and the least beginning is 45. The two columns that
/// begin, and their order, decide everything else.
pub(super) fn first_two_rows(boards: &[[Row; 9]; 2]) -> BestImage {
    let mut best = BestImage::start(Vec::with_capacity(64));
    for (place, name) in best.image.iter_mut().zip(1..=9) {
        *place = name;
    }
    best.image_row = 1;
    for (board, transposed) in boards.iter().zip([false, true]) {
        for first in 0..9 {
            let mut state = State::start(transposed);
            state.take_row(first, 0);
            let mut column_of = [0; 10];
            for (column, &digit) in board[first].values().iter().enumerate() {
                state.name(digit, 0, column);
                column_of[usize::from(digit)] = column;
            }
            let band = first / 3 * 3;
            for second in (band..band + 3).filter(|&second| second != first) {
                let home = board[second].values().map(|digit| column_of[usize::from(digit)]);
                let mut state = state;
                state.take_row(second, 1);
                for one in 0..9 {
                    let stack = one / 3 * 3;
                    for two in (stack..stack + 3)
                        .filter(|&two| two != one && home[two] / 3 == home[one] / 3)
                    {
                        if let Some(places) = chain(&home, one, two, &mut best) {
                            state.places = places;
                            best.found.push(state);
                        }
                    }
                }
            }
        }
    }
    best.image_row = 2;
    best
}

/// Returns the places of all columns if these two come first and the second row is to be least.
/// Returns `None` if the row is then not among the least. For each column, `home` is the column in
/// which the first row has the digit that the second row has here.
///
/// For example, the first row is 123456789 and the second is 475819236. The columns 5 and 3 come
/// first, so that their homes 8 and 7 begin the next block and make them read 4 and 5. This is the
/// least of the six choices in this pair of rows:
///
/// ```text
///   column    0 1 2   3 4 5   6 7 8
///   home      3 6 4   7 0 8   1 2 5
///   place     6 8 7   1 2 0   5 4 3      the image of the second row: 457 189 236
/// ```
fn chain(home: &[usize; 9], one: usize, two: usize, best: &mut BestImage) -> Option<Places> {
    let stack = one / 3;
    let middle = home[one] / 3;
    let last = 3 - stack - middle;
    let three = third(stack, one, two);
    // The first four digits do not depend on all places, and few chains get further.
    let back = home[home[one]];
    let beginning = [
        4,
        5,
        if home[three] / 3 == middle { 6 } else { 7 },
        [one, two, three]
            .iter()
            .position(|&column| column == back)
            .map_or(UNKNOWN, |at| at as u8 + 1),
    ];
    for (at, name) in beginning.into_iter().enumerate().filter(|&(_, name)| name != UNKNOWN) {
        if !best.offer(at, name) {
            return None;
        }
    }
    if beginning[3] == UNKNOWN && best.image[9 + 3] < 7 {
        return None;
    }
    let rest = third(middle, home[one], home[two]);
    let mut place = [UNKNOWN; 9];
    for (at, column) in [one, two, three, home[one], home[two], rest].into_iter().enumerate() {
        place[column] = at as u8;
    }
    // Columns of the last stack get places as the digits of the first two blocks need them …
    let mut free = 6;
    for (at, column) in [one, two, three, home[one], home[two], rest].into_iter().enumerate() {
        let asked = &mut place[home[column]];
        if *asked == UNKNOWN {
            *asked = free;
            free += 1;
        }
        if !best.offer(at, *asked + 1) {
            return None;
        }
    }
    // … and the others get theirs so that their own digits are least.
    for at in 6..9 {
        let name = |column: usize| place[home[column]] + 1;
        let columns = 3 * last..3 * last + 3;
        let column = match columns.clone().find(|&column| place[column] == at) {
            Some(placed) => placed,
            None => columns
                .filter(|&column| place[column] == UNKNOWN)
                .min_by_key(|&column| name(column))?,
        };
        if !best.offer(usize::from(at), name(column)) {
            return None;
        }
        place[column] = at;
    }
    Some(Places::settled(&place))
}

/// Returns the third column of a stack.
fn third(stack: usize, one: usize, two: usize) -> usize {
    9 * stack + 3 - one - two
}
