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

use super::choices::{choices, chosen};
use super::{Finder, Found, Visit};
use crate::logic::{Evidence, SolvingState, Technique};
use crate::vocabulary::{CellSet, Digit, House};
use std::ops::ControlFlow;

/// Finds fish of one size without fins: digits ascending; rows as base, then columns.
pub(in crate::logic) struct Fish {
    /// How many base lines.
    pub(in crate::logic) size: usize,
}

/// A base line, and the digit's places in it.
type Base = (House, CellSet);

impl Finder for Fish {
    fn visit(
        &self,
        technique: Technique,
        state: &SolvingState,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        for (digit, rows) in Digit::all().flat_map(|digit| [(digit, true), (digit, false)]) {
            let places = state.cells_with(digit);
            let line = |number| if rows { House::row(number) } else { House::column(number) };
            let bases: Vec<Base> = (0..9)
                .map(|number| (line(number), places & line(number).cells()))
                .filter(|(_, cells)| (2..=self.size).contains(&cells.len()))
                .collect();
            for set in choices(bases.len(), self.size) {
                let base: Vec<Base> = chosen(&bases, set).collect();
                if let Some(evidence) = self.evidence(digit, places, &base, rows) {
                    visit(Found::of(technique, Ok(evidence), state))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Fish {
    /// The fish over these base lines, if it is one and removes anything.
    fn evidence(
        &self,
        digit: Digit,
        places: CellSet,
        base: &[Base],
        rows: bool,
    ) -> Option<Evidence> {
        let body = base.iter().fold(CellSet::EMPTY, |all, (_, cells)| all | *cells);
        let crosses = |cover: &House| !(cover.cells() & body).is_empty();
        let line = |number| if rows { House::column(number) } else { House::row(number) };
        let cover: Vec<House> = (0..9).map(line).filter(crosses).collect();
        if cover.len() != self.size {
            return None;
        }
        let covered = cover.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
        let base = base.iter().map(|(house, _)| *house).collect();
        let evidence = Evidence::Fish { digit, base, cover, body, fins: CellSet::EMPTY };
        let removes = !(places & (covered - body)).is_empty();
        removes.then_some(evidence)
    }
}
