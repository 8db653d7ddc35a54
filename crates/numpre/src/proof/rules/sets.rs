//! The rule for patterns of counting.
//!
//! Each cell of the pattern takes its digit in one of its covers, and each cover is taken once at
//! most. So at most *spare* = covers − cells covers are left over.
//!
//! Suppose a removed candidate is true. Then the covers of its digit whose places all see it cannot
//! be taken. The removal follows if there are more than *spare* such covers.
//!
//! | covers | spare | the candidate sees all places in | follows |
//! |---|---|---|---|
//! | 3 b6, 5 b6, 3 c7, 9 c7 for 3 cells | 1 | 3 b6 and 3 c7 | yes: two cannot be taken |
//! | the same | 1 | 9 c7 | no: the other three are enough for three cells |

use crate::logic::{Cover, SetsPattern, Step};
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{Cell, Digit, DigitSet};

pub(super) fn sets(sheet: &Sheet, step: &Step, pattern: &SetsPattern) -> Result<(), Fault> {
    let cells: Vec<(Cell, DigitSet)> = pattern.marks.iter().collect();
    let covers = &pattern.covers;
    let differ = (1..covers.len()).all(|place| !covers[..place].contains(&covers[place]));
    let is_in_one_part =
        |cell: Cell| pattern.parts.iter().filter(|part| part.contains(cell)).count() == 1;
    let in_parts: usize = pattern.parts.iter().map(|part| part.len()).sum();
    let is_divided = in_parts == cells.len() && cells.iter().all(|(cell, _)| is_in_one_part(*cell));
    let is_enough = covers.len() >= cells.len();
    need(differ && is_divided && is_enough && step.placements.is_empty(), Fault::WrongShape)?;
    let spare = covers.len() - cells.len();

    let is_covered = |cell: Cell, digit: Digit| {
        covers.iter().any(|cover| cover.digit == digit && lies_in(cell, cover.house))
    };
    let holds = |&(cell, digits): &(Cell, DigitSet)| {
        digits.is_superset(sheet.digits(cell))
            && sheet.digits(cell).iter().all(|digit| is_covered(cell, digit))
    };
    need(cells.iter().all(holds), Fault::ConditionFails)?;

    let sees = |cell: Cell, place: Cell| {
        cell != place && place.houses().into_iter().any(|house| lies_in(cell, house))
    };
    let cannot_be_taken = |cover: &Cover, cell: Cell| {
        cells
            .iter()
            .filter(|(place, digits)| digits.contains(cover.digit) && lies_in(*place, cover.house))
            .all(|&(place, _)| sees(cell, place))
    };
    let follows = |(cell, digit): (Cell, Digit)| {
        let lost = covers
            .iter()
            .filter(|cover| cover.digit == digit && cannot_be_taken(cover, cell))
            .count();
        lost > spare
    };
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}
