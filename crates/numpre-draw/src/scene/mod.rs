//! Scenes: what a picture means, before any line is drawn.

mod board;
mod caption;
mod comparison;
mod film;
mod meaning;
mod pair;
mod parts;
mod rays;
mod run;
mod stages;
mod step;
mod supposition;

pub use board::{View, board};
pub use caption::{Caption, Frame, FrameKey};
pub use comparison::comparison;
pub use meaning::Meaning;
pub use pair::two_solutions;
pub use parts::{CandidateMark, CellMark, HouseMark, LinkMark, Ray};
pub use run::run;
pub use step::{step, why};
pub use supposition::supposition;

use numpre::logic::SolvingState;
use numpre::{Candidates, Cell, Digit, DigitSet, Grid};

/// A board and everything that is marked on it.
///
/// Every part has the number of the frame in which it first appears, so that a step can be shown
/// bit by bit. All parts together are the still picture, as in a book.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Scene {
    /// The givens of the puzzle.
    pub givens: Grid,
    /// The placed digits.
    pub placed: Grid,
    /// The second digit of a cell that shows two: the digit of the second solution, or the given
    /// that was changed.
    pub others: Grid,
    /// The candidates shown in the cells without a digit.
    pub candidates: Candidates,
    /// The marked houses.
    pub houses: Vec<HouseMark>,
    /// The marked cells.
    pub cells: Vec<CellMark>,
    /// The marked candidates.
    pub marks: Vec<CandidateMark>,
    /// Rays from digits to the candidates that they exclude.
    pub rays: Vec<Ray>,
    /// Links between candidates.
    pub links: Vec<LinkMark>,
    /// The frames in which the scene is shown; empty if it is a single picture.
    pub frames: Vec<Frame>,
    /// True if an assumption holds on this board.
    pub is_assumed: bool,
    /// The subject of the picture, as a message key.
    pub caption: Caption,
    /// A short title: a step in Sudoku shorthand (`r9c79<>2`), or the board's 81 characters.
    pub title: String,
}

impl Scene {
    /// Creates a scene of an empty board without marks.
    pub(crate) fn new(caption: Caption, title: String) -> Scene {
        Scene {
            givens: Grid::EMPTY,
            placed: Grid::EMPTY,
            others: Grid::EMPTY,
            candidates: Candidates::NONE,
            houses: Vec::new(),
            cells: Vec::new(),
            marks: Vec::new(),
            rays: Vec::new(),
            links: Vec::new(),
            frames: Vec::new(),
            is_assumed: false,
            caption,
            title,
        }
    }

    /// Creates the scene of a state: confirmed cells show their digit, the others their candidates.
    pub(crate) fn of_state(
        givens: &Grid,
        state: &SolvingState,
        caption: Caption,
        title: String,
    ) -> Scene {
        let mut scene = Scene::new(caption, title);
        for cell in Cell::all() {
            let digits = state.digits(cell);
            match digits.single().filter(|_| state.confirmed().contains(cell)) {
                Some(digit) if givens.get(cell) == Some(digit) => {
                    scene.givens.set(cell, Some(digit))
                }
                Some(digit) => scene.placed.set(cell, Some(digit)),
                None => scene.candidates[cell] = digits,
            }
        }
        scene
    }

    /// Returns the digit in a cell: the given, else the placed digit.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.givens.get(cell).or(self.placed.get(cell))
    }

    /// Returns the candidates that are drawn in a cell: none if the cell has a digit.
    pub fn candidates_of(&self, cell: Cell) -> DigitSet {
        if self.digit(cell).is_some() { DigitSet::EMPTY } else { self.candidates[cell] }
    }

    /// Returns whether anything on the board is marked. If so, unmarked candidates are drawn
    /// fainter.
    pub fn has_meaning(&self) -> bool {
        !(self.houses.is_empty()
            && self.cells.is_empty()
            && self.marks.is_empty()
            && self.links.is_empty())
    }

    /// Returns the meanings that appear on the board, each once, in the order of [`Meaning::ALL`]:
    /// the rows of a legend.
    pub fn legend(&self) -> Vec<Meaning> {
        let houses = self.houses.iter().map(|part| part.meaning);
        let cells = self.cells.iter().map(|part| part.meaning);
        let seen: Vec<Meaning> =
            houses.chain(cells).chain(self.marks.iter().map(|part| part.meaning)).collect();
        Meaning::ALL.iter().copied().filter(|meaning| seen.contains(meaning)).collect()
    }

    /// Returns two pictures of a step that refutes an assumption: the refutation, and its
    /// conclusion. Returns `None` for a step without an assumption.
    pub fn separated(&self) -> Option<(Scene, Scene)> {
        let end = self.frames.iter().rposition(|frame| frame.is_assumed)?;
        let mut conclusion = self.clone();
        conclusion.houses.clear();
        conclusion.cells.clear();
        conclusion.marks.retain(|mark| matches!(mark.meaning, Meaning::Place | Meaning::Remove));
        conclusion.is_assumed = false;
        let mut refutation = self.at(end);
        // The mark of the assumption already shows which cell it is about.
        refutation.marks.retain(|mark| mark.meaning != Meaning::Cause);
        Some((refutation, conclusion))
    }

    /// Returns the scene with the parts of all frames up to and including `frame`, or the whole
    /// scene if there is no such frame.
    pub fn at(&self, frame: usize) -> Scene {
        let mut scene = self.clone();
        let Some(shown) = self.frames.get(frame) else { return scene };
        scene.houses.retain(|part| part.frame <= frame);
        scene.cells.retain(|part| part.frame <= frame);
        scene.marks.retain(|part| part.frame <= frame);
        scene.rays.retain(|part| part.frame <= frame);
        scene.links.retain(|part| part.frame <= frame);
        scene.is_assumed = shown.is_assumed;
        scene
    }
}
