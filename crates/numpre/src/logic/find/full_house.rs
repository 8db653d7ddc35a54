//! Full house: a house has one blank cell left.
//!
//! *Picture.* Eight of the nine cells are filled; the ninth takes the missing digit.
//!
//! ```text
//!   1 2 3 | 4 * 6 | 7 8 9        row 1 lacks only a 5: it is placed at *
//! ```
//!
//! *Conditions.* All cells of the house but one are confirmed; this one becomes the digit that the
//! others do not have. It is a naked single and a hidden single at once, and the step that a player
//! sees first.
//!
//! *Source.* Usual names: full house, last digit; in Japan 最後の1マス. S4 counts it as Sbit.

use super::OnFinding;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Evidence;
use crate::vocabulary::{Digit, House};
use std::ops::ControlFlow;

/// Finds full houses: blocks first, then rows and columns.
pub(in crate::logic) fn find(state: &SolvingState, on_finding: OnFinding<'_>) -> ControlFlow<()> {
    for house in House::blocks_first() {
        let open = house.cells() & state.open();
        let Some(cell) = open.first().filter(|_| open.len() == 1) else { continue };
        let missing = |digit: &Digit| state.cells_with(*digit) & house.cells() == open;
        if let Some(digit) = Digit::all().find(missing) {
            on_finding(Ok(Evidence::Single { cell, digit, house: Some(house) }))?;
        }
    }
    ControlFlow::Continue(())
}
