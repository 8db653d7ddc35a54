//! What follows from one assumption, what needs few steps first.

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

/// The consequences of an assumption, as far as they have been followed.
pub(in crate::logic) struct Line {
    assumption: Assumption,
    board: ReasonedBoard,
    derivation: Derivation,
    /// All that needs fewer steps than this has been taken.
    level: usize,
    /// The cells in whose houses subsets have not been looked for yet.
    unseen: CellSet,
    /// Whether everything on the board is new, or only what the assumption changes: rules have
    /// closed the board before it.
    is_closed: bool,
    /// Subsets of more cells or digits than this are not looked for.
    largest_subset: usize,
}

impl Line {
    /// The line of an assumption about a board; `is_closed` where Sbit … X(4) find nothing on that
    /// board.
    pub(in crate::logic) fn new(
        state: &SolvingState,
        assumption: Assumption,
        is_closed: bool,
    ) -> Line {
        let board = ReasonedBoard::new(state, assumption);
        let (derivation, unseen) = (Derivation::default(), CellSet::EMPTY);
        Line { assumption, board, derivation, level: 0, unseen, is_closed, largest_subset: 4 }
    }

    /// The same, without any subset larger than a pair.
    pub(in crate::logic) fn with_pairs_only(self) -> Line {
        Line { largest_subset: 2, ..self }
    }

    /// What it assumes.
    pub(in crate::logic) fn assumption(&self) -> Assumption {
        self.assumption
    }

    /// The board as far as it has come.
    pub(in crate::logic) fn state(&self) -> &SolvingState {
        &self.board.state
    }

    /// All that needs fewer steps than this has been taken.
    pub(in crate::logic) fn level(&self) -> usize {
        self.level
    }

    /// The shortest way to a contradiction, if what has been followed is enough to know it.
    pub(in crate::logic) fn outcome(&self) -> Option<&Outcome> {
        self.derivation.best.as_ref().filter(|best| best.length < self.level)
    }

    /// Whether nothing more follows.
    pub(in crate::logic) fn is_exhausted(&self) -> bool {
        self.level > 0 && self.derivation.are_done() && self.unseen.is_empty()
    }

    /// Whether some way to a contradiction is known, the shortest or not.
    pub(in crate::logic) fn is_ending(&self) -> bool {
        self.derivation.best.is_some()
    }

    /// Follows it to a contradiction, or until nothing more follows.
    pub(in crate::logic) fn follow_to_its_end(&mut self) {
        while self.outcome().is_none() && (self.is_ending() || !self.is_exhausted()) {
            self.follow();
        }
    }

    /// Takes the steps of the next level, and looks at what follows from them.
    ///
    /// Subsets are looked for only as the next level begins: where this one ends in a
    /// contradiction, none of them makes it shorter.
    pub(in crate::logic) fn follow(&mut self) {
        if self.level == 0 {
            if !self.is_closed {
                self.board.changed = ChangedCandidates::ALL;
            }
            self.look_for_singles();
        } else if !self.is_exhausted() {
            self.look_for_subsets();
            self.board.changed = ChangedCandidates::NONE;
            self.derivation.take_up_to(self.level, &mut self.board);
            self.look_for_singles();
        }
        self.level += 1;
    }

    /// Adds a trial that the board allows.
    pub(in crate::logic) fn add_trial(&mut self, trial: Step) {
        self.derivation.add_trial(&self.board, trial);
    }

    /// What leads to an end, in order.
    pub(in crate::logic) fn leading_to(
        &self,
        outcome: &Outcome,
    ) -> impl Iterator<Item = (Technique, &Evidence)> {
        outcome.ancestors.iter().map(|number| self.derivation.step(number).parts())
    }

    /// Sees the singles and locked candidates that are new on the board.
    fn look_for_singles(&mut self) {
        let Line { board, derivation, .. } = self;
        self.unseen = board.changed.cells();
        if self.unseen.is_empty() {
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

    /// Sees the subsets that are new on the board.
    fn look_for_subsets(&mut self) {
        let Line { board, derivation, .. } = self;
        let (state, changed) = (&board.state, &board.changed);
        let unseen = std::mem::replace(&mut self.unseen, CellSet::EMPTY);
        for house in House::all().filter(|house| !(house.cells() & unseen).is_empty()) {
            // A set of cells that removes something is one of the other digits, too. Of pairs alone
            // that takes longer to know than to look for them.
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

/// The subsets, by size.
const SUBSETS: [(usize, Technique, Technique); 3] = [
    (2, Technique::NakedPair, Technique::HiddenPair),
    (3, Technique::NakedTriple, Technique::HiddenTriple),
    (4, Technique::NakedQuad, Technique::HiddenQuad),
];
