//! A board without a step: a puzzle, an answer or a half-solved board.

use super::{Caption, Scene};
use numpre::{Candidates, Cell, Grid};

/// The parts of a board to draw.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The puzzle.
    pub givens: &'a Grid,
    /// The placed digits. Cells that have a given are ignored.
    pub placed: Option<&'a Grid>,
    /// The candidates of the cells without a digit; `None` to draw no candidates.
    pub candidates: Option<&'a Candidates>,
}

impl<'a> View<'a> {
    /// Returns a view of the puzzle without candidates.
    pub fn puzzle(givens: &'a Grid) -> View<'a> {
        View { givens, placed: None, candidates: None }
    }

    /// Returns a view of an answer in which the givens remain visible.
    pub fn answer(givens: &'a Grid, answer: &'a Grid) -> View<'a> {
        View { givens, placed: Some(answer), candidates: None }
    }

    /// Returns a view of the puzzle with its candidates.
    pub fn with_candidates(givens: &'a Grid, candidates: &'a Candidates) -> View<'a> {
        View { givens, placed: None, candidates: Some(candidates) }
    }
}

/// Returns the scene of a puzzle, of an answer with its givens, or of a half-solved board with or
/// without candidates.
pub fn board(view: &View<'_>) -> Scene {
    let mut scene = Scene::new(Caption::Puzzle, String::new());
    scene.givens = *view.givens;
    if let Some(placed) = view.placed {
        for (cell, digit) in placed.filled().filter(|&(cell, _)| view.givens.get(cell).is_none()) {
            scene.placed.set(cell, Some(digit));
        }
    }
    if let Some(candidates) = view.candidates {
        scene.candidates = *candidates;
    }
    let mut shown = scene.givens;
    Cell::all().for_each(|cell| shown.set(cell, scene.digit(cell)));
    scene.caption = match (shown.is_full(), scene.placed.clue_count()) {
        (true, _) => Caption::FullGrid,
        (false, 0) => Caption::Puzzle,
        (false, _) => Caption::HalfSolved,
    };
    scene.title = shown.to_string();
    scene
}
