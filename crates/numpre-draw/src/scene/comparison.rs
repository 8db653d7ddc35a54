//! An answer compared with its puzzle.

use super::{Caption, CellMark, Meaning, Scene};
use numpre::check::verify;
use numpre::{Cell, CellSet, Grid};

/// Returns the scene of an answer and its mistakes: changed givens, digits that clash, cells left
/// blank and, if the puzzle's one solution is passed, cells that differ from it.
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
        // A changed given is wrong anyway, so it is not marked a second time.
        (wrong - found.changed, Meaning::Wrong),
    ];
    for (cells, meaning) in marked.into_iter().filter(|(cells, _)| !cells.is_empty()) {
        scene.cells.push(CellMark { cells, meaning, letter: None, frame: 0 });
    }
    scene
}
