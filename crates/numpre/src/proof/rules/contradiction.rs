//! Checks contradictions.

use crate::logic::Contradiction;
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{DigitSet, HouseKind};

/// Returns whether a claimed contradiction holds.
pub(in crate::proof) fn contradicts(sheet: &Sheet, contradiction: &Contradiction) -> bool {
    match *contradiction {
        Contradiction::NoCandidate { cell } => sheet.digits(cell).is_empty(),
        Contradiction::NoPlace { house, digit } => {
            sheet.places(house, DigitSet::of(digit)).is_empty()
        }
        Contradiction::NoIntersection { line, block, digit } => {
            let crosses = line.kind() != HouseKind::Block && block.kind() == HouseKind::Block;
            let digit = DigitSet::of(digit);
            let (in_line, in_block) = (sheet.places(line, digit), sheet.places(block, digit));
            crosses
                && (in_line & in_block).is_empty()
                && (in_line.is_empty() || in_block.is_empty())
        }
        Contradiction::TooFewDigits { house, cells, digits } => {
            let in_house = cells.iter().all(|cell| lies_in(cell, house));
            in_house && sheet.digits_of(cells) == digits && digits.len() < cells.len()
        }
        Contradiction::TooFewPlaces { house, digits, cells } => {
            sheet.places(house, digits) == cells && cells.len() < digits.len()
        }
    }
}
