//! What a picture means, before any line is drawn.

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

/// A board and what is to be seen on it.
///
/// Every part knows the frame in which it first appears, so that a step can be shown bit by bit;
/// all of it together is the picture in a book.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Scene {
    /// The digits that the puzzle gives.
    pub givens: Grid,
    /// The digits that were placed.
    pub placed: Grid,
    /// A cell's other digit, where it has two: that of the second solution, or the given that was
    /// changed.
    pub others: Grid,
    /// The candidates shown in the cells without a digit.
    pub candidates: Candidates,
    /// What houses mean.
    pub houses: Vec<HouseMark>,
    /// What cells mean.
    pub cells: Vec<CellMark>,
    /// What candidates mean.
    pub marks: Vec<CandidateMark>,
    /// Which digit keeps which cell from being it.
    pub rays: Vec<Ray>,
    /// Links between candidates.
    pub links: Vec<LinkMark>,
    /// The frames in which it is shown; none for what has one picture only.
    pub frames: Vec<Frame>,
    /// Whether an assumption holds on this board.
    pub is_assumed: bool,
    /// What the picture is of, as a key.
    pub caption: Caption,
    /// What it shows, in the field's shorthand: a step (`r9c79<>2`), or the board's 81 characters.
    pub title: String,
}

impl Scene {
    /// A board with nothing on it.
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

    /// The board of a state: what is confirmed as digits, the candidates of the other cells.
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

    /// The digit that stands in a cell: given, else placed.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.givens.get(cell).or(self.placed.get(cell))
    }

    /// The candidates to be seen in a cell: none where a digit stands.
    pub fn candidates_of(&self, cell: Cell) -> DigitSet {
        if self.digit(cell).is_some() { DigitSet::EMPTY } else { self.candidates[cell] }
    }

    /// Whether anything on the board has a meaning, so that the rest steps back.
    pub fn has_meaning(&self) -> bool {
        !(self.houses.is_empty()
            && self.cells.is_empty()
            && self.marks.is_empty()
            && self.links.is_empty())
    }

    /// What is to be seen on the board, each once in the order of [`Meaning::ALL`]: the rows of a
    /// legend.
    pub fn legend(&self) -> Vec<Meaning> {
        let houses = self.houses.iter().map(|part| part.meaning);
        let cells = self.cells.iter().map(|part| part.meaning);
        let seen: Vec<Meaning> =
            houses.chain(cells).chain(self.marks.iter().map(|part| part.meaning)).collect();
        Meaning::ALL.iter().copied().filter(|meaning| seen.contains(meaning)).collect()
    }

    /// What the assumption of a step leads to, and what follows from that, each as a picture of its
    /// own; nothing for a step without an assumption.
    pub fn separated(&self) -> Option<(Scene, Scene)> {
        let end = self.frames.iter().rposition(|frame| frame.is_assumed)?;
        let mut conclusion = self.clone();
        conclusion.houses.clear();
        conclusion.cells.clear();
        conclusion.marks.retain(|mark| matches!(mark.meaning, Meaning::Place | Meaning::Remove));
        conclusion.is_assumed = false;
        let mut refutation = self.at(end);
        // What is assumed says which cell it is.
        refutation.marks.retain(|mark| mark.meaning != Meaning::Cause);
        Some((refutation, conclusion))
    }

    /// The picture up to and with this frame; all of it if there is no such frame.
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
