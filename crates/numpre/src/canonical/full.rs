//! The first two rows of a full grid, where the general search would have most to try.

use super::places::Places;
use super::row::{BestImage, Row, UNKNOWN};
use super::state::State;

/// Begins the image of a full grid without clashes: its least first two rows, and every arrangement
/// that leads to them.
///
/// The first row becomes 123456789 whichever row comes first and however its columns are ordered,
/// so all depends on where the digits of the second row stand in the first. In the second, the
/// digits in one block come from two blocks of the first at most, so two of them come from one, and
/// 45 is the best beginning; which two columns begin, and in what order, decides all the rest.
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

/// The places of all columns, when these two come first and the second row is to be least; `None`
/// if it then is not among the least. `home` says for each column where its digit in the second row
/// stands in the first.
fn chain(home: &[usize; 9], one: usize, two: usize, best: &mut BestImage) -> Option<Places> {
    let stack = one / 3;
    let middle = home[one] / 3;
    let last = 3 - stack - middle;
    let three = third(stack, one, two);
    // The first four digits need no places yet, and few chains get beyond them.
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
    // Columns of the last stack are placed as the digits of the first two blocks ask for them…
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
    // … and those that none has asked for so that their own digits are least.
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

/// The third column of a stack.
fn third(stack: usize, one: usize, two: usize) -> usize {
    9 * stack + 3 - one - two
}
