//! Negation: make an assumption, close the state, and conclude the opposite if that leads to a
//! contradiction.

use super::assumption::{Assumption, Reading};
use super::assumptions::Assumptions;
use super::bit_boards::{BitBoards, Contradictory};
use super::nested::Nested;
use super::rules::Rules;
use crate::cancel::CancelToken;
use crate::state::Candidates;
use crate::vocabulary::{CellSet, Grid};

/// A set of rules, and negation on top of them.
///
/// Depth 1 is the negation of the 1999 page: only the rules run inside an assumption. At a greater
/// depth *d*, negation of depth *d* − 1 runs inside as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Negation {
    /// The rules that run between the proofs and inside them.
    pub rules: Rules,
    /// The kind of assumption that is made.
    pub reading: Reading,
    /// The depth: 1 for the negation of the 1999 page, 0 for the rules without negation.
    pub depth: u8,
}

impl Negation {
    /// The negation that C7 adds to C6: the literal reading, with Sbit … X(4) as rules.
    pub const C7: Negation = Negation { rules: Rules::C6, reading: Reading::Literal, depth: 1 };

    /// Returns the state in which neither the rules nor negation find anything more.
    ///
    /// If the solution is known to be the only one, it may be passed. Assumptions that are true in
    /// it cannot lead to a contradiction and are not tried. This changes the time, not the result.
    ///
    /// # Errors
    /// [`Contradictory`] if a rule finds a contradiction, or if all candidates of a cell are
    /// refuted.
    pub fn close(
        self,
        candidates: &Candidates,
        solution: Option<&Grid>,
    ) -> Result<Candidates, Contradictory> {
        let mut boards = BitBoards::of_candidates(candidates);
        self.rules.run(&mut boards, &BitBoards::NOTHING)?;
        self.run(&mut boards, solution.map(BitBoards::of_solution).as_ref())?;
        Ok(boards.candidates())
    }

    /// Closes a state, which the rules must have closed, under negation.
    pub(crate) fn run(
        self,
        boards: &mut BitBoards,
        solution: Option<&BitBoards>,
    ) -> Result<(), Contradictory> {
        while self.depth > 0 && !boards.is_solved() && self.prove(boards, solution)? {}
        if self.depth < 2 {
            return Ok(());
        }
        Nested::new(self.rules, self.reading, solution, &CancelToken::NEVER)
            .close(self.depth, boards)
    }

    /// Proves something and closes the state under the rules: everything that sweeps refute or, if
    /// that is nothing, the first assumption that all the rules refute. Returns whether anything
    /// was proven.
    fn prove(
        self,
        boards: &mut BitBoards,
        solution: Option<&BitBoards>,
    ) -> Result<bool, Contradictory> {
        if self.rules.has_sets() && self.prove_by_sweeps(boards, solution)? {
            return Ok(true);
        }
        let closed = *boards;
        let assumptions = Assumptions::of(&closed, self.reading, solution, CellSet::ALL);
        let close = |assumed: &mut BitBoards| self.rules.run(assumed, &closed);
        let Some(assumption) = self.disproved(closed, assumptions, close).next() else {
            return Ok(false);
        };
        assumption.conclude(boards);
        self.rules.run(boards, &closed)?;
        Ok(true)
    }

    /// Refutes assumptions by singles and locked candidates until there are no more such, and
    /// closes the state under the rules. Returns whether there were any. These sweeps refute most
    /// of what can be refuted, usually solve the rest then, and cost less than all the rules.
    fn prove_by_sweeps(
        self,
        boards: &mut BitBoards,
        solution: Option<&BitBoards>,
    ) -> Result<bool, Contradictory> {
        let closed = *boards;
        while !boards.is_solved() {
            let assumptions = Assumptions::of(boards, self.reading, solution, CellSet::ALL);
            let Some(assumption) =
                self.disproved(*boards, assumptions, |assumed| self.sweep_assumed(assumed)).next()
            else {
                break;
            };
            assumption.conclude(boards);
            self.rules.sweep_up(boards)?;
        }
        let proved = *boards != closed;
        if proved {
            self.rules.run(boards, &closed)?;
        }
        Ok(proved)
    }

    /// Returns the assumptions about a state that `close` refutes, one after another. The state
    /// must be closed under `close`.
    fn disproved<F: Fn(&mut BitBoards) -> Result<(), Contradictory>>(
        self,
        boards: BitBoards,
        mut assumptions: Assumptions,
        close: F,
    ) -> impl Iterator<Item = Assumption> + use<F> {
        std::iter::from_fn(move || {
            while let Some(assumption) = assumptions.next() {
                let mut assumed = boards;
                assumption.assume(&mut assumed);
                match close(&mut assumed) {
                    Ok(()) => assumptions.drop_implied(&assumed),
                    Err(Contradictory) => return Some(assumption),
                }
            }
            None
        })
    }

    /// Returns the assumptions about a state, closed or not, that are refuted, in the order in
    /// which they are tried: cells with the fewest candidates first, then in reading order, then by
    /// ascending digit. If the only solution is known, assumptions that are true in it are not
    /// tried.
    pub(crate) fn refuted(
        self,
        boards: &BitBoards,
        solution: Option<&BitBoards>,
    ) -> impl Iterator<Item = Assumption> + use<> {
        // In a closed state, only the houses that an assumption changes have to be searched.
        let known = if self.rules.leaves(boards) { *boards } else { BitBoards::NOTHING };
        let assumptions = Assumptions::of(boards, self.reading, solution, CellSet::ALL);
        self.disproved(*boards, assumptions, move |assumed| self.close_assumed(assumed, &known))
    }

    /// Returns the assumptions about a state in the order in which they are tried. If the only
    /// solution is known, assumptions that are true in it are left out.
    pub(crate) fn assumptions(
        self,
        boards: &BitBoards,
        solution: Option<&BitBoards>,
    ) -> Vec<Assumption> {
        Assumptions::of(boards, self.reading, solution, CellSet::ALL).into_list()
    }

    /// Closes the state just after an assumption about `closed`, under the rules and negation one
    /// depth lower.
    fn close_assumed(
        self,
        assumed: &mut BitBoards,
        closed: &BitBoards,
    ) -> Result<(), Contradictory> {
        self.rules.run(assumed, closed)?;
        Negation { depth: self.depth - 1, ..self }.run(assumed, None)
    }

    /// Closes the state just after an assumption, under singles and locked candidates only.
    fn sweep_assumed(self, assumed: &mut BitBoards) -> Result<(), Contradictory> {
        self.rules.sweep_up(assumed).map(|_| ())
    }

    /// Returns the cells of a closed state about which negation proves something, without any
    /// conclusion in between. Stops at `at_most` + 1 cells. Assumptions about the `likely` cells
    /// are tried first.
    pub(crate) fn proves(
        self,
        boards: &BitBoards,
        solution: &BitBoards,
        likely: CellSet,
        at_most: usize,
    ) -> CellSet {
        let mut proven = CellSet::EMPTY;
        for by_sweeps in [true, false] {
            let mut assumptions = Assumptions::of(boards, self.reading, Some(solution), likely);
            assumptions.leave_out(proven);
            let close = |assumed: &mut BitBoards| {
                if by_sweeps {
                    self.sweep_assumed(assumed)
                } else {
                    self.close_assumed(assumed, boards)
                }
            };
            let room = (at_most + 1).saturating_sub(proven.len());
            for assumption in self.disproved(*boards, assumptions, close).take(room) {
                proven.insert(assumption.cell());
            }
        }
        proven
    }

    /// Returns whether negation solves a state that the rules have closed. The digits of the
    /// solution in the `proven` cells must be known to be provable; they are placed first.
    pub(crate) fn solves(
        self,
        boards: &mut BitBoards,
        solution: &BitBoards,
        proven: CellSet,
    ) -> bool {
        let closed = *boards;
        for cell in proven.iter() {
            if let Some(digit) = solution.digits(cell.index()).first() {
                boards.place(cell.index(), digit.index());
            }
        }
        self.rules.run(boards, &closed).is_ok()
            && self.run(boards, Some(solution)).is_ok()
            && boards.is_solved()
    }

    /// Applies one round: tries every assumption against the same state, then concludes everything
    /// that was proven and closes the state under the rules. Returns the refuted assumptions.
    ///
    /// Single proofs depend on the order of the trials. The number of rounds until nothing changes
    /// does not: it is a property of the puzzle.
    pub(crate) fn round(
        self,
        boards: &mut BitBoards,
        solution: Option<&BitBoards>,
    ) -> Result<Vec<Assumption>, Contradictory> {
        let closed = *boards;
        let assumptions = Assumptions::of(&closed, self.reading, solution, CellSet::ALL);
        let close = |assumed: &mut BitBoards| self.close_assumed(assumed, &closed);
        let proven: Vec<Assumption> = self.disproved(closed, assumptions, close).collect();
        for assumption in &proven {
            assumption.conclude(boards);
        }
        self.rules.run(boards, &closed)?;
        Ok(proven)
    }
}
