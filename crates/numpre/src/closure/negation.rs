//! Negation: assume something, close the state, and conclude the opposite where that contradicts.

use super::assumption::{Assumption, Reading};
use super::assumptions::Assumptions;
use super::bit_boards::{BitBoards, Contradictory};
use super::nested::Nested;
use super::rules::Rules;
use crate::cancel::CancelToken;
use crate::state::Candidates;
use crate::vocabulary::{CellSet, Grid};

/// Rules, and negation over them.
///
/// Depth 1 is the source's negation: inside of it only the rules run. At depth *d* + 1, negation of
/// depth *d* runs inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Negation {
    /// What runs between the proofs, and inside of them.
    pub rules: Rules,
    /// What is assumed.
    pub reading: Reading,
    /// How deep: 1 for the source's, 0 for the rules alone.
    pub depth: u8,
}

impl Negation {
    /// What C7 adds to C6: negation to the letter, over Sbit … X(4).
    pub const C7: Negation = Negation { rules: Rules::C6, reading: Reading::Literal, depth: 1 };

    /// The state in which neither the rules nor negation find anything more.
    ///
    /// Where the solution is known to be the only one it may be given: whatever leaves it standing
    /// cannot contradict, and is not tried. It changes the time, not the end.
    ///
    /// # Errors
    /// [`Contradictory`] as soon as a rule says so, or all candidates of a cell are disproved.
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

    /// Closes a state that the rules have closed.
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

    /// Tries assumptions under the rules until one contradicts, concludes, and closes the state;
    /// whether there was one.
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

    /// Proves all that singles and locked candidates can contradict, and closes the state under the
    /// rules; whether there was anything. They contradict most of what can be contradicted and
    /// solve most of what is left then, and cost less than all the rules.
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

    /// Of these assumptions about a state, those that this way of closing contradicts, one after
    /// the other. The state is closed in this way.
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

    /// The assumptions about a state, closed or not, that contradict, one after the other: cells
    /// with the fewest candidates first, then in reading order, then digits ascending. With the
    /// only solution known, what leaves it standing is not tried.
    pub(crate) fn refuted(
        self,
        boards: &BitBoards,
        solution: Option<&BitBoards>,
    ) -> impl Iterator<Item = Assumption> + use<> {
        // What differs from a closed state has to be looked at only where it differs.
        let known = if self.rules.leaves(boards) { *boards } else { BitBoards::NOTHING };
        let assumptions = Assumptions::of(boards, self.reading, solution, CellSet::ALL);
        self.disproved(*boards, assumptions, move |assumed| self.close_assumed(assumed, &known))
    }

    /// The assumptions about a state, in the order in which they are tried. With the only solution
    /// known, without those that leave it standing.
    pub(crate) fn assumptions(
        self,
        boards: &BitBoards,
        solution: Option<&BitBoards>,
    ) -> Vec<Assumption> {
        Assumptions::of(boards, self.reading, solution, CellSet::ALL).into_list()
    }

    /// Closes what was assumed of a closed state under the rules and all negation less deep.
    fn close_assumed(
        self,
        assumed: &mut BitBoards,
        closed: &BitBoards,
    ) -> Result<(), Contradictory> {
        self.rules.run(assumed, closed)?;
        Negation { depth: self.depth - 1, ..self }.run(assumed, None)
    }

    /// Closes what was assumed under singles and locked candidates alone.
    fn sweep_assumed(self, assumed: &mut BitBoards) -> Result<(), Contradictory> {
        self.rules.sweep_up(assumed).map(|_| ())
    }

    /// Cells of a closed state that it proves while none is concluded, but no more than one above
    /// `at_most`; it looks at the `likely` ones first.
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

    /// Whether it solves a state that the rules have closed, where it is known to prove these cells
    /// of the one solution.
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

    /// All that one pass over the state proves: every assumption is tried against the same state,
    /// then all are concluded and the state is closed under the rules. How many there were.
    ///
    /// Unlike the order of single proofs, the number of such rounds until nothing changes is a fact
    /// of the puzzle.
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
