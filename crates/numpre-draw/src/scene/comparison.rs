//! An answer against its puzzle.

use super::{Caption, CellMark, Meaning, Scene};
use numpre::check::verify;
use numpre::{Cell, CellSet, Grid};

/// The answer, and what is wrong with it: cells whose given was changed, digits that clash, cells
/// left blank, and, if the puzzle's one solution is known, cells that differ from it.
pub fn comparison(puzzle: &Grid, answer: &Grid, solution: Option<&Grid>) -> Scene {
    let found = verify(puzzle, answer);
    let wrong: CellSet = match solution {
        Some(solution) => answer
            .filled()
            .filter(|&(cell, digit)| solution.get(cell) != Some(digit))
            .map(|(cell, _)| cell)
            .collect(),
        None => CellSet::EMPTY,
    };
    let is_correct = found.is_correct() && wrong.is_empty();
    let mut scene = Scene::new(Caption::Comparison { is_correct }, answer.to_string());
    for (cell, digit) in answer.filled() {
        let digits =
            if puzzle.get(cell) == Some(digit) { &mut scene.givens } else { &mut scene.placed };
        digits.set(cell, Some(digit));
    }
    scene.others = puzzle.only(found.changed);
    let blank: CellSet = Cell::all()
        .filter(|&cell| found.blank.contains(cell) && !found.changed.contains(cell))
        .collect();
    let marked = [
        (found.clashing(), Meaning::Clash),
        (blank, Meaning::Blank),
        (found.changed, Meaning::Changed),
        // That a changed given is wrong goes without saying.
        (wrong - found.changed, Meaning::Wrong),
    ];
    for (cells, meaning) in marked.into_iter().filter(|(cells, _)| !cells.is_empty()) {
        scene.cells.push(CellMark { cells, meaning, letter: None, frame: 0 });
    }
    scene
}
