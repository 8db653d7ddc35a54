//! The whole board: BUG, bivalue universal grave.
//!
//! If every open cell has two candidates, and every digit has two places or none in each house,
//! then exchanging the candidates of all open cells turns a solution into another one.
//!
//! *Example.* All open cells but r1c5 have two candidates. In column 5 the digit 2 has three
//! places, 5 and 7 have two each. So 2 is the guard, and r1c5 is 2:
//!
//! ```text
//!         c5
//!   r1    257
//!   r4    25
//!   r8    27
//! ```

use super::found::Found;
use super::subsets;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Confined, DeadlyPattern, DeadlyScope, Marks};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// The greatest number of cells with guards.
const MOST_CELLS: usize = 6;

/// Adds the patterns of the board, with each choice of guards.
pub(super) fn find(found: &mut Found<'_>) {
    let state = found.state();
    let has = |count: fn(usize) -> bool| -> CellSet {
        state.open().iter().filter(|&cell| count(state.digits(cell).len())).collect()
    };
    let roof = has(|count| count > 2);
    if roof.is_empty() || roof.len() > MOST_CELLS || !has(|count| count < 2).is_empty() {
        return;
    }
    let cells: Vec<Cell> = roof.iter().collect();
    choose(&cells, Marks::new(), found);
}

/// Chooses the two candidates of the next cell that are no guards, in each possible way.
fn choose(cells: &[Cell], guards: Marks, found: &mut Found<'_>) {
    let state = found.state();
    let Some((&cell, later)) = cells.split_first() else {
        if is_deadly(state, &guards) {
            add(guards, found);
        }
        return;
    };
    let digits = state.digits(cell);
    for one in digits.iter() {
        for other in digits.iter().filter(|other| *other > one) {
            let mut guards = guards.clone();
            guards.insert(cell, digits - DigitSet::of(one) - DigitSet::of(other));
            choose(later, guards, found);
        }
    }
}

/// Returns whether every digit has two places or none in each house without the guards.
fn is_deadly(state: &SolvingState, guards: &Marks) -> bool {
    Digit::all().all(|digit| {
        let of_guards: CellSet = guards
            .iter()
            .filter(|(_, digits)| digits.contains(digit))
            .map(|(cell, _)| cell)
            .collect();
        let places = state.cells_with(digit) & (state.open() - of_guards);
        House::all().all(|house| matches!((places & house.cells()).len(), 0 | 2))
    })
}

/// Adds the pattern with these guards: as it is, with other cells, and with a confined digit.
fn add(guards: Marks, found: &mut Found<'_>) {
    let state = found.state();
    let pattern = found.pattern(DeadlyScope::Board, guards.cells(), guards);
    let roof = pattern.roof();
    found.add(pattern.clone());
    if roof.len() < 2 {
        return;
    }
    for house in House::all().filter(|house| house.cells().is_superset(roof)) {
        subsets::add(&pattern, house, DigitSet::EMPTY, found);
        if roof.len() > 2 {
            continue;
        }
        for digit in pattern.digits().iter() {
            let places = state.cells_with(digit) & state.open() & house.cells();
            if places == roof {
                let confined = vec![Confined { house, digit }];
                found.add(DeadlyPattern { confined, ..pattern.clone() });
            }
        }
    }
}
