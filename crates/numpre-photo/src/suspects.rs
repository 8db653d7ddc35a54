//! Givens that may be digits of a player.
//!
//! A given that differs a little from the others is suspect. Two observations clear it:
//!
//! ```text
//!   without it there are multiple solutions      a puzzle is proper without a player's digits
//!   the givens are symmetric about the centre,   a player's digit would need another one
//!   and the given opposite is not suspect        opposite
//! ```

use crate::decode::FEWEST;
use crate::kinds::SUSPECT;
use numpre::search::Fast;
use numpre::{Cell, CellSet, Engine, Grid, Limits};

/// Returns the givens that may be a player's. `by_hand` is the probability of each cell that its
/// digit is handwritten.
pub(crate) fn suspects(givens: &Grid, by_hand: &[f32; 81]) -> CellSet {
    let is_given = |cell: Cell| givens.get(cell).is_some();
    let suspect: CellSet =
        Cell::all().filter(|&cell| is_given(cell) && by_hand[cell.index()] >= SUSPECT).collect();
    let is_symmetric = Cell::all().all(|cell| is_given(cell) == is_given(opposite(cell)));
    let may_be_written = |&cell: &Cell| {
        let mut others = *givens;
        others.set(cell, None);
        if is_symmetric {
            others.set(opposite(cell), None);
        }
        (!is_symmetric || suspect.contains(opposite(cell))) && is_proper(&others)
    };
    suspect.iter().filter(may_be_written).collect()
}

/// Returns the cell on the other side of the centre.
fn opposite(cell: Cell) -> Cell {
    Cell::from_index(80 - cell.index()).unwrap_or(cell)
}

fn is_proper(givens: &Grid) -> bool {
    givens.clue_count() >= FEWEST && Fast.search(givens, Limits::solutions(2)).count == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A puzzle whose givens are symmetric about the centre. It is proper without r4c1 and r6c9,
    /// but not without r3c8.
    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn cells(names: &[&str]) -> CellSet {
        names.iter().map(|name| name.parse::<Cell>().expect("a cell")).collect()
    }

    /// Returns the suspects among the givens, of which these cells differ from the others.
    fn found(givens: &Grid, unlike: &[&str]) -> CellSet {
        let mut by_hand = [SUSPECT / 2.0; 81];
        cells(unlike).iter().for_each(|cell| by_hand[cell.index()] = 2.0 * SUSPECT);
        suspects(givens, &by_hand)
    }

    #[test]
    fn a_puzzle_without_a_suspect_must_be_proper() {
        // With 4 in r1c3, the givens are not symmetric.
        let mut givens: Grid = PUZZLE.parse().expect("a puzzle");
        givens.set("r1c3".parse().expect("a cell"), numpre::Digit::new(4));
        assert_eq!(found(&givens, &["r1c3"]), cells(&["r1c3"]));
        assert_eq!(found(&givens, &["r1c3", "r3c8"]), cells(&["r1c3"]));
        assert_eq!(found(&givens, &["r3c8"]), CellSet::EMPTY);
        assert_eq!(found(&givens, &[]), CellSet::EMPTY);
    }

    #[test]
    fn in_a_symmetric_puzzle_suspects_are_opposite_to_each_other() {
        let givens: Grid = PUZZLE.parse().expect("a puzzle");
        assert_eq!(found(&givens, &["r4c1"]), CellSet::EMPTY);
        assert_eq!(found(&givens, &["r4c1", "r6c9"]), cells(&["r4c1", "r6c9"]));
        // Proper without either, but not without both.
        assert_eq!(found(&givens, &["r1c2", "r9c8"]), CellSet::EMPTY);
    }
}
