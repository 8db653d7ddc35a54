//! A line of reasoning that others write, step by step.
//!
//! The steps of the line come from elsewhere, for example from Sudoku Explainer. The draft applies
//! each of them to a board on which the assumption holds, until the board is contradictory. Then it
//! becomes a step that refutes the assumption. Steps that the contradiction does not need are
//! dropped, and each of the others names its premises.
//!
//! ```text
//!   assumption   r1c1 = 5
//!   place        r1c9 = 2     the last place of row 1
//!   place        r5c9 = 7     the only candidate left
//!   refuted      column 9 has no place left for 3: so r1c1 is not 5
//! ```

use super::writing_out::removing;
use crate::closure::Assumption;
use crate::logic::find::{ChangedCandidates, Finding, hidden_single, naked_single};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Contradiction, Evidence, Refutation, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::{Cell, Digit, DigitSet, House};
use std::ops::ControlFlow;

/// A line of reasoning from an assumption, as far as it is written.
pub(crate) struct Draft<'a> {
    before: &'a SolvingState,
    assumption: Assumption,
    board: SolvingState,
    steps: Vec<Step>,
}

impl<'a> Draft<'a> {
    /// Begins with an assumption about a board.
    pub(crate) fn new(before: &'a SolvingState, assumption: Assumption) -> Draft<'a> {
        let mut board = before.clone();
        board.assume(assumption);
        Draft { before, assumption, board, steps: Vec::new() }
    }

    /// Returns the board after the last step.
    pub(crate) fn board(&self) -> &SolvingState {
        &self.board
    }

    /// Places a digit, because it is the cell's only candidate or has no other place in a house.
    /// Does nothing if the cell is confirmed.
    pub(crate) fn place(&mut self, cell: Cell, digit: Digit, house: Option<House>) {
        if self.board.confirmed().contains(cell) {
            return;
        }
        let technique = match house {
            None => Technique::NakedSingle,
            Some(_) => Technique::HiddenSingle,
        };
        let evidence = Evidence::Single { cell, digit, house };
        self.take(Step::of(technique, evidence, &self.board));
    }

    /// Places singles until there is a contradiction, or no single is left.
    pub(crate) fn place_singles(&mut self) {
        while self.contradiction().is_none() {
            let mut found = None;
            let on_finding = &mut |finding: Finding| {
                found = finding.ok();
                ControlFlow::Break(())
            };
            let all = &ChangedCandidates::ALL;
            let _ = match hidden_single::find(&self.board, all, on_finding) {
                ControlFlow::Continue(()) => naked_single::find(&self.board, all, on_finding),
                found => found,
            };
            let Some(Evidence::Single { cell, digit, house }) = found else { return };
            self.place(cell, digit, house);
        }
    }

    /// Applies a step.
    pub(crate) fn take(&mut self, step: Step) {
        self.board.apply(&step);
        self.steps.push(step);
    }

    /// Returns a cell without candidates, or a house without a place for a digit; `None` if there
    /// is neither.
    pub(crate) fn contradiction(&self) -> Option<Contradiction> {
        let is_empty = |cell: &Cell| self.board.digits(*cell).is_empty();
        let of_cells = Cell::all().find(is_empty).map(|cell| Contradiction::NoCandidate { cell });
        of_cells.or_else(|| {
            Digit::all().find_map(|digit| {
                let places = self.board.cells_with(digit);
                let mut houses = House::all();
                let house = houses.find(|house| (house.cells() & places).is_empty())?;
                Some(Contradiction::NoPlace { house, digit })
            })
        })
    }

    /// Returns the step that refutes the assumption: a trial, or a negation of what is not so.
    /// Returns `None` if the line leads to no contradiction.
    pub(crate) fn refuted(self) -> Option<Step> {
        let contradiction = self.contradiction()?;
        Some(self.refuted_by(contradiction))
    }

    /// Returns the step that refutes the assumption by this contradiction, which holds on the
    /// board.
    pub(crate) fn refuted_by(self, contradiction: Contradiction) -> Step {
        let Draft { before, assumption, steps, .. } = self;
        let refutation = Box::new(Refutation::new(before, assumption, steps, contradiction));
        let rests_on = refutation.rests_on(before);
        match assumption {
            Assumption::Is { digit, .. } => {
                let candidates = DigitSet::of(digit);
                let evidence = Evidence::Refutation { candidates, refutation };
                removing(Technique::Trial, assumption, evidence, rests_on)
            }
            Assumption::IsNot { cell, digit } => {
                let candidates = before.digits(cell);
                let evidence = Evidence::Refutation { candidates, refutation };
                Step::placing(Technique::Negation, evidence, cell, digit, rests_on)
            }
        }
    }
}
