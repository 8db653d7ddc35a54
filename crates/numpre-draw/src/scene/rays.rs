//! The digits on the board that exclude candidates: as few of them as suffice.

use super::stages::Stages;
use super::{FrameKey, Meaning};
use numpre::logic::{SolvingState, Step};
use numpre::{Cell, CellSet, Digit};
use std::cmp::Reverse;

/// Adds the digits on which a placement rests, a ray from each to the candidates that it excludes,
/// and a cross on each of these candidates.
///
/// A step rests on candidates that are absent. Of these, only the ones that a digit on the board
/// excludes are drawn; the others were removed by earlier steps.
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

/// Returns the digit on the board that sees most of these cells, the first in reading order if
/// several do. Returns `None` if none of them sees a cell.
fn best(holders: CellSet, cells: CellSet) -> Option<Cell> {
    let seen = |holder: Cell| (holder.peers() & cells).len();
    holders.iter().filter(|&holder| seen(holder) > 0).min_by_key(|&holder| Reverse(seen(holder)))
}

/// Returns the cells where the rays from a cell to these cells end: the farthest in each direction
/// along its row and column, and every other cell of its block.
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
