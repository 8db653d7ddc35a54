//! Two solutions of one puzzle on one board.

use super::{Caption, CellMark, Meaning, Scene};
use numpre::{Cell, CellSet, Grid};

/// Returns the scene of the first solution. Cells in which the second one differs show both digits.
pub fn two_solutions(puzzle: &Grid, first: &Grid, second: &Grid) -> Scene {
    let differing: CellSet =
        Cell::all().filter(|&cell| first.get(cell) != second.get(cell)).collect();
    let mut scene =
        Scene::new(Caption::TwoSolutions { differing: differing.len() }, puzzle.to_string());
    for cell in Cell::all() {
        let digits = if puzzle.get(cell).is_some() { &mut scene.givens } else { &mut scene.placed };
        digits.set(cell, first.get(cell));
    }
    scene.others = second.only(differing);
    if !differing.is_empty() {
        scene.cells.push(CellMark {
            cells: differing,
            meaning: Meaning::Differs,
            letter: None,
            frame: 0,
        });
    }
    scene
}
