//! Locked candidates: a digit of one house is confined to the cells that it shares with another.
//!
//! *Picture.* A row or column T and a block B overlap in three cells c. The rest of T is a, the
//! rest of B is b.
//!
//! ```text
//!     a a a | c c c | a a a      pointing: in B the digit is only in c: remove it from a
//!           | b b b |            claiming: in T the digit is only in c: remove it from b
//!           | b b b |
//! ```
//!
//! *Conditions.* The digit is in c and a but not in b: remove it from a. It is in c and b but not
//! in a: remove it from b. It is not in c, and missing from a or from b: a contradiction.
//!
//! *Source.* InterSection (A2-3). Usual names: pointing and claiming pairs and triples, box–line
//! reduction.

use super::{ChangedCandidates, OnFinding};
use crate::closure::uneven_crossings;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Contradiction, Evidence};
use crate::vocabulary::Digit;
use std::ops::ControlFlow;

/// Finds every crossing at which a digit is confined to one house and has other places in the other
/// house: digits ascending; rows, then columns; at each crossing pointing before claiming. Searches
/// only crossings of which one house has lost the digit in a changed cell.
pub(in crate::logic) fn find(
    state: &SolvingState,
    changed: &ChangedCandidates,
    on_finding: OnFinding<'_>,
) -> ControlFlow<()> {
    let new_digits = Digit::all().filter(|digit| !changed.lost(*digit).is_empty());
    let uneven =
        |digit| uneven_crossings(state.cells_with(digit)).map(move |crossing| (digit, crossing));
    for (digit, (line, block)) in new_digits.flat_map(uneven) {
        let cells = state.cells_with(digit);
        if (changed.lost(digit) & (line.cells() | block.cells())).is_empty() {
            continue;
        }
        let (in_line, in_block) = (cells & line.cells(), cells & block.cells());
        let (c, a, b) = (in_line & in_block, in_line - in_block, in_block - in_line);
        let (confined, crossing) = match (c.is_empty(), a.is_empty(), b.is_empty()) {
            (true, true, _) | (true, _, true) => {
                on_finding(Err(Contradiction::NoIntersection { line, block, digit }))?;
                continue;
            }
            (false, false, true) => (block, line),
            (false, true, false) => (line, block),
            _ => continue,
        };
        on_finding(Ok(Evidence::Locked { digit, confined, crossing, cells: c }))?;
    }
    ControlFlow::Continue(())
}
