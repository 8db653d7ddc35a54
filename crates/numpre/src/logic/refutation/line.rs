//! The consequences of one assumption, found in the order of how many steps they need.
//!
//! Level *n* takes all steps of cost *n* (see `derivation`), so the first certain contradiction is
//! a shortest one. *Example:* r5c5 = 7 on the board of the example there.
//!
//! ```text
//!   level  subsets searched among    takes cost   then finds by singles and locked candidates
//!   0      –                         –            ①, ② (cost 1) and others
//!   1      removals of ⓪             1: ①, ②      ③ (cost 2) and others
//!   2      removals of ①, ②          2: ③         …
//!   3      removals of ③: finds ✗    3            …
//!   4      ✗ has 3 steps and 3 < 4, so no shorter one can follow: `outcome` returns it
//! ```

use super::derivation::{Derivation, Outcome};
use super::reasoned_board::ReasonedBoard;
use crate::closure::Assumption;
use crate::logic::find::{
    ChangedCandidates, HouseRows, hidden_single, hidden_subset, locked_candidates, naked_single,
    naked_subset,
};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Evidence, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::{CellSet, House};

/// An assumption and its consequences, as far as they have been followed.
pub(in crate::logic) struct Line {
    assumption: Assumption,
    board: ReasonedBoard,
    derivation: Derivation,
    /// The next level to take: all steps that cost less have been taken.
    level: usize,
    /// The changed cells in whose houses subsets have not been searched yet.
    unsearched: CellSet,
    /// `true` if the rules find nothing on the board before the assumption. Then only what the
    /// assumption changes has to be searched; otherwise everything counts as changed.
    is_closed: bool,
    /// The size of the largest subsets searched, in cells or digits.
    largest_subset: usize,
}

impl Line {
    /// Creates the line of an assumption about a board. `is_closed` says that the rules (Sbit …
    /// X(4)) find nothing more on that board.
    pub(in crate::logic) fn new(
        state: &SolvingState,
        assumption: Assumption,
        is_closed: bool,
    ) -> Line {
        let board = ReasonedBoard::new(state, assumption);
        let (derivation, unsearched) = (Derivation::default(), CellSet::EMPTY);
        Line { assumption, board, derivation, level: 0, unsearched, is_closed, largest_subset: 4 }
    }

    /// Returns the line with its subset search limited to pairs.
    pub(in crate::logic) fn with_pairs_only(self) -> Line {
        Line { largest_subset: 2, ..self }
    }

    /// Returns the assumption.
    pub(in crate::logic) fn assumption(&self) -> Assumption {
        self.assumption
    }

    /// Returns the board as it is after all steps taken so far.
    pub(in crate::logic) fn state(&self) -> &SolvingState {
        &self.board.state
    }

    /// Returns the next level to take: all steps that cost less have been taken.
    pub(in crate::logic) fn level(&self) -> usize {
        self.level
    }

    /// Returns the shortest way to a contradiction; `None` until it is certain that no shorter one
    /// can follow.
    pub(in crate::logic) fn outcome(&self) -> Option<&Outcome> {
        self.derivation.best.as_ref().filter(|best| best.length < self.level)
    }

    /// Returns whether nothing more follows: no step is pending, no subset search is due.
    pub(in crate::logic) fn is_exhausted(&self) -> bool {
        self.level > 0 && self.derivation.is_complete() && self.unsearched.is_empty()
    }

    /// Returns whether some way to a contradiction is known, even if a shorter one may follow.
    pub(in crate::logic) fn has_contradiction(&self) -> bool {
        self.derivation.best.is_some()
    }

    /// Follows the line to a certain contradiction, or until nothing more follows.
    pub(in crate::logic) fn follow_to_its_end(&mut self) {
        while self.outcome().is_none() && (self.has_contradiction() || !self.is_exhausted()) {
            self.follow();
        }
    }

    /// Takes the steps of the next level, and searches what follows from them.
    ///
    /// Subsets are searched only at the beginning of the next level: if this level ends in a
    /// contradiction, no subset could make the line shorter.
    pub(in crate::logic) fn follow(&mut self) {
        if self.level == 0 {
            if !self.is_closed {
                self.board.changed = ChangedCandidates::ALL;
            }
            self.find_singles();
        } else if !self.is_exhausted() {
            self.find_subsets();
            self.board.changed = ChangedCandidates::NONE;
            self.derivation.take_up_to(self.level, &mut self.board);
            self.find_singles();
        }
        self.level += 1;
    }

    /// Adds a trial that has been refuted on the line's present board.
    pub(in crate::logic) fn add_trial(&mut self, trial: Step) {
        self.derivation.add_trial(&self.board, trial);
    }

    /// Iterates over the steps that lead to a contradiction, in the order in which they were taken.
    pub(in crate::logic) fn leading_to(
        &self,
        outcome: &Outcome,
    ) -> impl Iterator<Item = (Technique, &Evidence)> {
        outcome.ancestors.iter().map(|number| self.derivation.step(number).parts())
    }

    /// Finds the singles and locked candidates that rest on changed candidates.
    fn find_singles(&mut self) {
        let Line { board, derivation, .. } = self;
        self.unsearched = board.changed.cells();
        if self.unsearched.is_empty() {
            return;
        }
        let (state, changed) = (&board.state, &board.changed);
        let _ = naked_single::find(state, changed, &mut |finding| {
            derivation.add_finding(board, Technique::NakedSingle, finding)
        });
        let _ = hidden_single::find(state, changed, &mut |finding| {
            derivation.add_finding(board, Technique::HiddenSingle, finding)
        });
        let _ = locked_candidates::find(state, changed, &mut |finding| {
            derivation.add_finding(board, Technique::LockedCandidates, finding)
        });
    }

    /// Finds the subsets that rest on changed candidates.
    fn find_subsets(&mut self) {
        let Line { board, derivation, .. } = self;
        let (state, changed) = (&board.state, &board.changed);
        let unsearched = std::mem::replace(&mut self.unsearched, CellSet::EMPTY);
        for house in House::all().filter(|house| !(house.cells() & unsearched).is_empty()) {
            // Cells that form a naked subset leave the other cells a hidden one, so one test finds
            // out whether a house has any subset. If only pairs are wanted, searching them costs
            // less than the test.
            let worth = |rows: HouseRows| {
                if self.largest_subset > 2 { rows.with_any_tight() } else { Some(rows) }
            };
            let Some(cells) = worth(HouseRows::of_cells(state, house, changed)) else { continue };
            let Some(digits) = worth(HouseRows::of_digits(state, house, changed)) else { continue };
            for (size, naked, hidden) in
                SUBSETS.into_iter().filter(|(size, ..)| *size <= self.largest_subset)
            {
                let _ = naked_subset::find_in(size, house, &cells, &mut |finding| {
                    derivation.add_finding(board, naked, finding)
                });
                let _ = hidden_subset::find_in(size, house, &digits, &mut |finding| {
                    derivation.add_finding(board, hidden, finding)
                });
            }
        }
    }
}

/// The subset techniques: size, naked, hidden.
const SUBSETS: [(usize, Technique, Technique); 3] = [
    (2, Technique::NakedPair, Technique::HiddenPair),
    (3, Technique::NakedTriple, Technique::HiddenTriple),
    (4, Technique::NakedQuad, Technique::HiddenQuad),
];
