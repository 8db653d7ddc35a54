//! Rectangles and loops of open cells.
//!
//! | type | guards | why something is removed |
//! |---|---|---|
//! | 1 | in one cell | one of them is true |
//! | 2, 5 | one digit, in several cells | at least one of these cells is this digit |
//! | 3 | in two cells of a house | together with other cells they are a naked subset |
//! | 4 | in two cells of a house | a digit of the pattern has no other place in the house |
//! | 6 | in two cells in a diagonal | the same in both rows, or in both columns |
//! | hidden | in up to three cells | the same in the row and the column of a cell |

use super::found::Found;
use super::subsets;
use crate::logic::facts::Exchangeable;
use crate::logic::step::{Confined, DeadlyPattern, DeadlyScope};
use crate::vocabulary::{CellSet, Digit, House};

/// Adds the patterns of these cells.
pub(super) fn find(set: Exchangeable, found: &mut Found<'_>) {
    let guards = found.state().marks(set.cells, !set.digits);
    let pattern = found.pattern(DeadlyScope::Cells, set.cells, guards);
    let roof = pattern.roof();
    if roof.is_empty() {
        return;
    }
    if roof.len() == 1 || pattern.guard_digits().len() == 1 {
        found.add(pattern.clone());
    }
    let shared = House::all().filter(|house| house.cells().is_superset(roof));
    if roof.len() == 2 {
        for house in shared {
            subsets::add(&pattern, house, set.digits, found);
            for digit in set.digits.iter() {
                if is_confined(found, set.cells, house, digit) {
                    let confined = vec![Confined { house, digit }];
                    found.add(DeadlyPattern { confined, ..pattern.clone() });
                }
            }
        }
    }
    if set.cells.len() == 4 && roof.len() > 1 {
        for digit in set.digits.iter() {
            with_two_houses(&pattern, digit, found);
        }
    }
}

/// Adds the rectangles in which a digit has no other place in two of the four lines: both rows,
/// both columns, or the row and the column of a cell.
fn with_two_houses(pattern: &DeadlyPattern, digit: Digit, found: &mut Found<'_>) {
    let cells = pattern.cells();
    let lines = |across: fn(usize) -> House| -> Vec<House> {
        let lines = (0..9).map(across);
        lines.filter(|line| !(line.cells() & cells).is_empty()).collect()
    };
    let is_confined = |house: &House| is_confined(found, cells, *house, digit);
    let [rows, columns] = [House::row as fn(usize) -> House, House::column]
        .map(|across| lines(across).into_iter().filter(is_confined).collect::<Vec<House>>());
    let confined = |houses: [House; 2]| houses.map(|house| Confined { house, digit }).to_vec();
    let mut all: Vec<Vec<Confined>> = Vec::new();
    for both in [&rows, &columns] {
        if let [one, other] = both[..] {
            all.push(confined([one, other]));
        }
    }
    for &row in &rows {
        for &column in &columns {
            all.push(confined([row, column]));
        }
    }
    for confined in all {
        found.add(DeadlyPattern { confined, ..pattern.clone() });
    }
}

/// Returns whether a digit has no place in a house outside of these cells, but has one in them.
fn is_confined(found: &Found<'_>, cells: CellSet, house: House, digit: Digit) -> bool {
    let places = found.state().cells_with(digit) & house.cells();
    !places.is_empty() && cells.is_superset(places)
}
