//! What keeps a digit out of cells: the digits already on the board, as few of them as will do.

use super::stages::Stages;
use super::{FrameKey, Meaning};
use numpre::logic::{SolvingState, Step};
use numpre::{Cell, CellSet, Digit};
use std::cmp::Reverse;

/// Adds the digits that the step rests on, a ray from each to what it keeps out, and a cross there.
///
/// Of the candidates that have to be gone for the step those count that a digit on the board
/// excludes; the others went in earlier steps.
pub(super) fn add_rays(stages: &mut Stages, state: &SolvingState, step: &Step) {
    for digit in Digit::ALL {
        let holders = state.confirmed() & state.cells_with(digit);
        let barred: CellSet = step
            .rests_on
            .pairs()
            .filter(|&(cell, other)| other == digit && state.open().contains(cell))
            .map(|(cell, _)| cell)
            .filter(|cell| !(cell.peers() & holders).is_empty())
            .collect();
        for cell in barred.iter() {
            stages.candidate(FrameKey::Blockers, cell, digit, Meaning::Barred, None);
        }
        let mut left = barred;
        while let Some(holder) = best(holders, left) {
            stages.cells(FrameKey::Blockers, CellSet::of(holder), Meaning::Blocker);
            for to in ends(holder, holder.peers() & left) {
                stages.ray(FrameKey::Blockers, holder, digit, to);
            }
            left -= holder.peers();
        }
    }
}

/// The digit on the board that sees most of these cells, the first in reading order; `None` if
/// there is no cell.
fn best(holders: CellSet, cells: CellSet) -> Option<Cell> {
    let seen = |holder: Cell| (holder.peers() & cells).len();
    holders.iter().filter(|&holder| seen(holder) > 0).min_by_key(|&holder| Reverse(seen(holder)))
}

/// Where the rays from a cell to these end: along its row and column at the farthest, in its block
/// at each other one.
fn ends(from: Cell, cells: CellSet) -> Vec<Cell> {
    let along = |same: &dyn Fn(Cell) -> bool, place: &dyn Fn(Cell) -> usize| {
        let cells: Vec<Cell> = cells.iter().filter(|&cell| same(cell)).collect();
        let before = cells
            .iter()
            .copied()
            .filter(|&cell| place(cell) < place(from))
            .min_by_key(|&cell| place(cell));
        let after = cells
            .iter()
            .copied()
            .filter(|&cell| place(cell) > place(from))
            .max_by_key(|&cell| place(cell));
        before.into_iter().chain(after)
    };
    let row = along(&|cell| cell.row() == from.row(), &|cell| cell.column());
    let column = along(&|cell| cell.column() == from.column(), &|cell| cell.row());
    let others =
        cells.iter().filter(|cell| cell.row() != from.row() && cell.column() != from.column());
    row.chain(column).chain(others).collect()
}
