//! Cells where a block crosses a line, with cells of the rest of the line and of the rest of the
//! block, and as many digits as cells: sue de coq.
//!
//! *Example.* Four cells with the digits 1 to 4:
//!
//! ```text
//!         c1    c2    c3  | c4    c5    c6
//!   r1    1234  1234  .   | .     12    -12    1 and 2 are in row 1, 3 and 4 in block 1.
//!   r2    .     34    -34 | .     .     .
//! ```
//!
//! The two rests have no digit in common, so every digit has one place only, and all are used.

use super::found::Found;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Cover;
use crate::vocabulary::{CellSet, Digit, DigitSet, House, HouseKind};

/// Some cells with their digits.
type Part = (CellSet, DigitSet);

/// Adds the patterns of every crossing.
pub(super) fn find(found: &mut Found<'_>) {
    let state = found.state();
    for block in (0..9).map(House::block) {
        for line in House::all().filter(|house| house.kind() != HouseKind::Block) {
            let crossing = line.cells() & block.cells();
            let has_room = |(cells, digits): &Part| digits.len() >= cells.len() + 2;
            let mut of_crossing = parts(state, crossing).into_iter().filter(has_room).peekable();
            if of_crossing.peek().is_none() {
                continue;
            }
            let rests = [line, block].map(|house| parts(state, house.cells() - crossing));
            for part in of_crossing {
                add([line, block], part, &rests, found);
            }
        }
    }
}

/// Adds the patterns of some cells of a crossing. `rests` are the parts of the rest of the line
/// and of the rest of the block.
fn add(
    [line, block]: [House; 2],
    (cells, digits): Part,
    rests: &[Vec<Part>; 2],
    found: &mut Found<'_>,
) {
    // Each rest brings fewer new digits than cells.
    let missing = digits.len() - cells.len();
    let gained = |(rest, of_rest): &Part| rest.len().saturating_sub((*of_rest - digits).len());
    let useful = |rest: &Vec<Part>| -> Vec<(Part, usize)> {
        let all = rest.iter().map(|part| (*part, gained(part)));
        all.filter(|(_, gained)| (1..missing).contains(gained)).collect()
    };
    let [of_line, of_block] = rests.each_ref().map(useful);
    for ((on_line, line_digits), gained) in &of_line {
        for ((in_block, block_digits), other) in &of_block {
            if gained + other != missing || !(*line_digits & *block_digits).is_empty() {
                continue;
            }
            let house = |digit: Digit| if line_digits.contains(digit) { line } else { block };
            let all = digits | *line_digits | *block_digits;
            let covers = all.iter().map(|digit| Cover { house: house(digit), digit }).collect();
            found.add(vec![cells, *on_line, *in_block], covers);
        }
    }
}

/// Returns all sets of open cells among these, except for the empty one, with their digits.
fn parts(state: &SolvingState, cells: CellSet) -> Vec<Part> {
    let mut all: Vec<Part> = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
    for cell in (cells & state.open()).iter() {
        for part in 0..all.len() {
            let (cells, digits) = all[part];
            all.push((cells.with(cell), digits | state.digits(cell)));
        }
    }
    all.remove(0);
    all
}
