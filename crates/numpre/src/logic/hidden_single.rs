//! Hidden single: a digit has one place left in a house.
//!
//! *Picture.* Every house needs every digit. Where the others cannot take it, the last cell must.
//!
//! ```text
//!   . . . | . 4 . | . . .        block 1 needs a 4. Row 1 and column 1 have theirs elsewhere,
//!   . * 6 | . . . | . . .        and two cells are taken: it goes to *
//!   . 8 2 | . . . | . . .
//!  -------+
//!   4 . .
//! ```
//!
//! *Conditions.* In the house exactly one cell has the digit, and is not confirmed; it becomes the digit. A house without a
//! place for a digit contradicts.
//!
//! *Source.* Ubit (A2-2): ひとつのタップルで、あるマスにしか現れないビット. The field: hidden single, unique candidate.

use super::{Board, Cause, Contradiction, Finder, Found, Marks, Step, Technique};
use crate::vocabulary::{Digit, DigitSet, House};

/// Finds hidden singles: blocks first, where people see them first, then rows and columns; digits ascending.
pub(super) struct HiddenSingle;

impl Finder for HiddenSingle {
    fn find(&self, technique: &'static Technique, board: &Board) -> Option<Found> {
        let blocks_first = House::all().skip(18).chain(House::all().take(18));
        let mut first = None;
        for (house, digit) in blocks_first.flat_map(|house| Digit::all().map(move |digit| (house, digit))) {
            let places = board.cells_with(digit) & house.cells();
            match places.len() {
                0 => return Some(Found::Contradiction(Contradiction::NoPlace { house, digit })),
                1 if first.is_none() && (places & board.confirmed()).is_empty() => first = Some((house, digit, places)),
                _ => {}
            }
        }
        let (house, digit, cells) = first?;
        let cause = Cause { houses: vec![house], cells, digits: DigitSet::of(digit) };
        let rests_on = Marks::of(house.cells() - cells, DigitSet::of(digit));
        Some(Found::Step(Step::placing(technique, cause, cells.first()?, digit, rests_on)))
    }
}
