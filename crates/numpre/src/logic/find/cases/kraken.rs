//! Kraken fish: a fish of rows and columns with fins that do not all see a cell, but all of which
//! lead to the same about it.
//!
//! *Example.* A fish of the digit 7 with base r2 and r6, cover c2 and c8, and the fin r6c5. The
//! cell marked - does not see the fin. 2 has no other place in column 5:
//!
//! ```text
//!         c2    c5    c7    c8
//!   r2    7     .     .     7        if the fin is not 7, the fish holds: - is not 7 (column 8)
//!   r6    7     27    .     7        if the fin is 7, r6c5 is not 2, so r8c5 is 2 (column 5),
//!   r8    .     2     27    .          so r8c7 is not 2 but 7, and - is not 7 (block 9)
//!   r9    .     .     .     -
//! ```

use super::found::Cases;
use crate::logic::find::fish::general::{Board, Sides, pattern_of};
use crate::logic::find::instances::OnStep;
use crate::logic::step::Split;
use crate::vocabulary::{Cell, CellSet, Digit};
use std::ops::ControlFlow;

/// The highest number of base houses, and of fins.
const LARGEST: usize = 4;
const MOST_FINS: usize = 3;

/// Reports the kraken fish, those with the fewest base houses first.
pub(super) fn find(found: &mut Cases<'_>, on_step: OnStep<'_>) -> ControlFlow<()> {
    for size in 2..=LARGEST {
        for digit in Digit::all() {
            let board = Board::new(found.state, digit);
            for target in board.places().iter() {
                find_for(found, &board, digit, target, size);
            }
        }
        found.report(on_step)?;
    }
    ControlFlow::Continue(())
}

/// Adds the kraken fish that remove a digit from a cell.
fn find_for(found: &mut Cases<'_>, board: &Board, digit: Digit, target: Cell, size: usize) {
    let Some(end) = found.reaches.number(target, digit) else { return };
    let leading = leading(found, end, digit);
    if leading == board.places() & target.peers() {
        return;
    }
    for &(bases, covers) in Sides::Lines.pairs() {
        for fish in board.fish(CellSet::of(target), &|_| leading, bases, covers, size) {
            let (base, cover, body, fins) = pattern_of(board.places(), fish);
            // If the cell sees all fins, it is a finned fish.
            if fins.len() > MOST_FINS || target.peers().is_superset(fins) {
                continue;
            }
            let starts = fins.iter().filter_map(|fin| found.reaches.number(fin, digit));
            let starts: Vec<usize> = starts.collect();
            let split = Split::Fins { digit, base, cover, body, fins };
            found.add(split, &starts, (end, false));
        }
    }
}

/// Returns the places of the digit that lead to the conclusion that a candidate is false. If the
/// candidate is true, they are false, so it is enough to follow its links.
fn leading(found: &Cases<'_>, end: usize, digit: Digit) -> CellSet {
    let nodes = found.reaches.candidates_in(found.reaches.nodes(end, false));
    let nodes = nodes.map(|node| found.reaches.node(node));
    nodes.filter(|node| node.digit == digit).fold(CellSet::EMPTY, |all, node| all | node.cells)
}
