//! X-wing and larger fish: in *n* rows a digit stands in the same *n* columns only, or the other
//! way round.
//!
//! *Picture.* The digit has one place in each of the rows, and no two of these share a column: so
//! the *n* columns are used up.
//!
//! ```text
//!     . x . | . . . | . x .      base: rows 2 and 6 have the digit only at x.
//!     . o . | . . . | . o .      cover: columns 2 and 8 get theirs there,
//!     . x . | . . . | . x .      so they lose it at o
//! ```
//!
//! *Conditions.* *n* base lines of one direction whose places of the digit lie in *n* cover lines
//! of the other, of which one has the digit elsewhere too. A line in which the digit is confirmed
//! would add itself to both sides, and nothing to what follows.
//!
//! *Source.* The field: X-wing (2), swordfish (3), jellyfish (4); no part of S4.

use super::OnFinding;
use super::choices::{choices, chosen};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Evidence;
use crate::vocabulary::{CellSet, Digit, House};
use std::ops::ControlFlow;

/// A base line, and the digit's places in it.
type Base = (House, CellSet);

/// Finds fish of one size without fins: digits ascending; rows as base, then columns.
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

/// The fish over these base lines, if there is one and it removes anything.
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
