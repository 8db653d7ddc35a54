//! Lines of reasoning from closures: Nishio, dynamic and nested forcing chains.
//!
//! A hint from a contradiction is one line. For a hint from several cases, the opposite of the
//! result is assumed, and each case is refuted inside.
//!
//! ```text
//!   result r5c3≠2, because r1c1 = 4 and r1c1 = 7 both lead to it      suppose r5c3 = 2:
//!                                                   suppose r1c1 = 4: … contradiction
//!                                                   suppose r1c1 = 7: … contradiction
//!                                                   r1c1 has no candidate
//! ```
//!
//! Within a closure above level 0, techniques remove candidates too. Their patterns are searched
//! again on the board as it is at that point of the line.

use super::chain;
use crate::logic::{Assumption, Draft, SolvingState, Step, Technique, steps_of};
use crate::proof::check_unlimited;
use crate::rating::{SeArgument, SeHint, Statement, nested_hint};
use crate::vocabulary::{Cell, Digit, Grid};

/// The techniques of level 1, in the order in which Sudoku Explainer tries them.
const PATTERNS: [Technique; 5] = [
    Technique::LockedCandidates,
    Technique::HiddenPair,
    Technique::LockedPair,
    Technique::NakedPair,
    Technique::XWing,
];

/// Returns the step of a hint with this argument; `None` if its statements do not lead to a
/// contradiction.
pub(super) fn step(state: &SolvingState, hint: &SeHint, argument: &SeArgument) -> Option<Step> {
    let assumption = match (hint.placement, &hint.removals[..]) {
        (Some((cell, digit)), _) => Assumption::IsNot { cell, digit },
        (None, &[(cell, digit)]) => Assumption::Is { cell, digit },
        _ => return None,
    };
    let placed = state.puzzle().grid();
    Writer { placed: &placed, level: hint.level }.refuted(state, assumption, argument)
}

/// Writes the lines of a closure of this level.
struct Writer<'a> {
    /// The digits that are placed outside of the closure.
    placed: &'a Grid,
    level: u8,
}

impl Writer<'_> {
    /// Returns the step that refutes an assumption by an argument.
    fn refuted(
        &self,
        state: &SolvingState,
        assumption: Assumption,
        argument: &SeArgument,
    ) -> Option<Step> {
        let mut draft = Draft::new(state, assumption);
        match argument {
            SeArgument::Contradiction(statements) => self.follow(&mut draft, statements)?,
            SeArgument::Cases(branches) => {
                branches.iter().try_for_each(|branch| self.close(&mut draft, branch))?;
            }
            SeArgument::Chain { .. } | SeArgument::Aligned(_) | SeArgument::Pattern => return None,
        }
        draft.refuted()
    }

    /// Refutes a case, or follows it if it holds already.
    fn close(&self, draft: &mut Draft<'_>, branch: &[Statement]) -> Option<()> {
        let &Statement { cell, digit, is_true, .. } = branch.first()?;
        if draft.contradiction().is_some() {
            return Some(());
        }
        if !is_true {
            // The other case was refuted, so this one holds.
            return self.follow(draft, branch);
        }
        if !draft.board().digits(cell).contains(digit) {
            return Some(());
        }
        let board = draft.board().clone();
        let mut inner = Draft::new(&board, Assumption::Is { cell, digit });
        self.follow(&mut inner, branch)?;
        draft.take(inner.refuted()?);
        Some(())
    }

    /// Writes the statements that follow from the first one, up to a contradiction. Returns `None`
    /// if one of them does not follow.
    fn follow(&self, draft: &mut Draft<'_>, statements: &[Statement]) -> Option<()> {
        for statement in statements.iter().skip(1) {
            if draft.contradiction().is_some() {
                break;
            }
            let Statement { cell, digit, is_true, house, is_start } = *statement;
            if is_true {
                draft.place(cell, digit, house);
            } else if is_start && draft.board().digits(cell).contains(digit) {
                match self.removal(draft.board(), (cell, digit)) {
                    Some(step) => draft.take(step),
                    // The assumption has left the pattern too little room, or has solved it.
                    None => {
                        draft.place_singles();
                        if draft.board().digits(cell).contains(digit) {
                            draft.contradiction()?;
                        }
                    }
                }
            }
        }
        Some(())
    }

    /// Returns the step by which a technique of the closure removes a candidate.
    fn removal(&self, board: &SolvingState, (cell, digit): (Cell, Digit)) -> Option<Step> {
        if board.digits(cell).len() == 1 {
            // No pattern is searched for the only candidate of a cell.
            return None;
        }
        let removes = |step: &Step| step.eliminations.contains(cell, digit);
        let of_patterns =
            PATTERNS.iter().flat_map(|&technique| steps_of(technique, board)).find(removes);
        if of_patterns.is_some() {
            return of_patterns;
        }
        let nested = |whole| {
            let hint =
                nested_hint(self.placed, board.candidates(), self.level, (cell, digit), whole);
            self.nested(board, &hint?, (cell, digit))
        };
        nested(false).or_else(|| nested(true))
    }

    /// Returns the step of a hint inside of the closure.
    fn nested(
        &self,
        board: &SolvingState,
        hint: &SeHint,
        (cell, digit): (Cell, Digit),
    ) -> Option<Step> {
        if let SeArgument::Chain { statements, is_cycle } = &hint.argument {
            let chain = chain::chain(board, statements, *is_cycle).map(|step| vec![step]);
            let sound = chain.filter(|steps| check_unlimited(&board.puzzle(), steps).is_ok());
            return sound.and_then(|mut steps| steps.pop()).or_else(|| {
                // A chain that meets a candidate twice. Its links are singles after an assumption.
                let mut draft = Draft::new(board, Assumption::Is { cell, digit });
                draft.place_singles();
                draft.refuted()
            });
        }
        let writer = Writer { placed: self.placed, level: hint.level };
        writer.refuted(board, Assumption::Is { cell, digit }, &hint.argument)
    }
}
