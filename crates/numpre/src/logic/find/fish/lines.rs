//! Fish without fins: in *n* rows, the places of a digit lie in the same *n* columns, or the other
//! way round.
//!
//! *Picture.* The digit has one place in each of the rows, and no two of these can share a column.
//! So the *n* rows use up the *n* columns, and no other row can have the digit there.
//!
//! *Example.* An X-wing of the digit 2. x is a place of the digit, 2 a cell that holds it:
//!
//! ```text
//!       1 2 3   4 5 6   7 8 9
//!   r4  . . . | x x . | . x .      x in r4c4 is removed
//!   r5  . . . | x . . | . . x      base: rows 5 and 7 have the digit only in columns 4 and 9
//!   r6  . . 2 | . . . | . . .
//!      -------+-------+-------
//!   r7  . . . | x . . | . . x      cover: columns 4 and 9 get their 2 from these two rows
//!   r8  2 . . | . . . | . . .
//!   r9  . . . | x x . | . x x      x in r9c4 and r9c9 is removed
//! ```
//!
//! `find` lists the lines with 2 to *n* places as possible bases: for *n* = 2 the rows 5 and 7 (row
//! 4 has 3 places, row 9 has 4). For each choice of *n* of them it collects the lines that cross
//! their places, and keeps the choice if these are *n* too: columns 4 and 9.
//!
//! *Conditions.* *n* base lines of one direction whose places of the digit lie in *n* cover lines
//! of the other direction, and a cover line that has the digit outside the base. A line in which
//! the digit is confirmed is skipped: it would add one line to both sides and change nothing.
//!
//! *Source.* Not in S4. Usual names: X-wing (2), swordfish (3), jellyfish (4).

use crate::logic::find::OnFinding;
use crate::logic::find::choices::{choices, chosen};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Evidence;
use crate::vocabulary::{CellSet, Digit, House};
use std::ops::ControlFlow;

/// A base line, and the digit's places in it.
type Base = (House, CellSet);

/// Finds fish of one size without fins: digits ascending; for each digit first rows as base, then
/// columns.
pub(in crate::logic) fn find(
    size: usize,
    state: &SolvingState,
    on_finding: OnFinding<'_>,
) -> ControlFlow<()> {
    for (digit, rows) in Digit::all().flat_map(|digit| [(digit, true), (digit, false)]) {
        let places = state.cells_with(digit);
        let line = |number| if rows { House::row(number) } else { House::column(number) };
        let bases: Vec<Base> = (0..9)
            .map(|number| (line(number), places & line(number).cells()))
            .filter(|(_, cells)| (2..=size).contains(&cells.len()))
            .collect();
        for set in choices(bases.len(), size) {
            let base: Vec<Base> = chosen(&bases, set).collect();
            if let Some(evidence) = fish(digit, places, &base, rows) {
                on_finding(Ok(evidence))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the fish over these base lines; `None` if they do not form one, or if it removes
/// nothing.
fn fish(digit: Digit, places: CellSet, base: &[Base], rows: bool) -> Option<Evidence> {
    let body = base.iter().fold(CellSet::EMPTY, |all, (_, cells)| all | *cells);
    let crosses = |cover: &House| !(cover.cells() & body).is_empty();
    let line = |number| if rows { House::column(number) } else { House::row(number) };
    let cover: Vec<House> = (0..9).map(line).filter(crosses).collect();
    if cover.len() != base.len() {
        return None;
    }
    let covered = cover.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
    if (places & (covered - body)).is_empty() {
        return None;
    }
    let base = base.iter().map(|(house, _)| *house).collect();
    Some(Evidence::Fish { digit, base, cover, body, fins: CellSet::EMPTY })
}
