//! A board as it stands.

use super::{Caption, Scene};
use numpre::{Candidates, Cell, Grid};

/// What is to be seen of a board.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The puzzle.
    pub givens: &'a Grid,
    /// The digits beside the givens; the givens may be among them.
    pub placed: Option<&'a Grid>,
    /// The candidates of the cells without a digit.
    pub candidates: Option<&'a Candidates>,
}

impl<'a> View<'a> {
    /// The puzzle alone.
    pub fn puzzle(givens: &'a Grid) -> View<'a> {
        View { givens, placed: None, candidates: None }
    }

    /// An answer, with the puzzle to be seen in it.
    pub fn answer(givens: &'a Grid, answer: &'a Grid) -> View<'a> {
        View { givens, placed: Some(answer), candidates: None }
    }

    /// The puzzle with its candidates.
    pub fn with_candidates(givens: &'a Grid, candidates: &'a Candidates) -> View<'a> {
        View { givens, placed: None, candidates: Some(candidates) }
    }
}

/// A puzzle, an answer with its givens, a half-solved board with or without candidates.
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
