//! Negation: assume something, close the state, and conclude the opposite where that contradicts.

use super::assumption::Assumption;
use super::bit_boards::{BAND, BitBoards, Contradictory, Lanes, bands_of};
use super::rules::Rules;
use crate::cancel::CancelToken;
use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, Digit, Grid};

/// What negation assumes, and so what it concludes (see the hypothesis in S4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Reading {
    /// The source to the letter: replace cell P's candidates m by m∖{a}; where that contradicts, P is a.
    Literal,
    /// Replace P by {a}; where that contradicts, strike a. The field: T&E(1), singleton consistency.
    General,
}

impl Reading {
    /// What it assumes about a candidate.
    pub const fn assumption(self, cell: Cell, digit: Digit) -> Assumption {
        match self {
            Reading::Literal => Assumption::IsNot { cell, digit },
            Reading::General => Assumption::Is { cell, digit },
        }
    }
}

/// Rules, and negation over them.
///
/// Depth 1 is the source's negation: inside of it only the rules run. At depth *d* + 1, negation of depth *d* runs inside.
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
    /// Where the solution is known to be the only one it may be given: whatever leaves it standing cannot contradict, and is
    /// not tried. It changes the time, not the end.
    ///
    /// # Errors
    /// [`Contradictory`] as soon as a rule says so, or all candidates of a cell are disproved.
    pub fn close(self, candidates: &Candidates, solution: Option<&Grid>) -> Result<Candidates, Contradictory> {
        let mut boards = BitBoards::of_candidates(candidates);
        self.rules.run(&mut boards, &BitBoards::NOTHING)?;
        self.run(&mut boards, solution.map(BitBoards::of_solution).as_ref())?;
        Ok(boards.candidates())
    }

    /// Closes a state that the rules have closed.
    pub(crate) fn run(self, boards: &mut BitBoards, solution: Option<&BitBoards>) -> Result<(), Contradictory> {
        self.run_until(boards, solution, &CancelToken::NEVER)
    }

    /// The same, ended early where it is cancelled: the state is then somewhere on the way, and the caller is the one to ask the token. Only nested
    /// negation takes long enough to look at it.
    pub(crate) fn run_until(
        self,
        boards: &mut BitBoards,
        solution: Option<&BitBoards>,
        cancel: &CancelToken<'_>,
    ) -> Result<(), Contradictory> {
        for depth in 1..=self.depth {
            let shallow = Negation { depth, ..self };
            while !boards.is_solved() && shallow.prove_one(boards, solution, cancel)? {
                // What is proven at some depth may let a lesser one go on, and that costs less.
                if depth > 1 {
                    Negation { depth: depth - 1, ..self }.run_until(boards, solution, cancel)?;
                }
            }
        }
        Ok(())
    }

    /// Tries assumptions until one contradicts, concludes, and closes the state under the rules; whether there was one.
    fn prove_one(
        self,
        boards: &mut BitBoards,
        solution: Option<&BitBoards>,
        cancel: &CancelToken<'_>,
    ) -> Result<bool, Contradictory> {
        if self.depth == 1 && self.rules.has_sets() && self.prove_by_sweeps(boards, solution)? {
            return Ok(true);
        }
        let closed = *boards;
        let assumptions = Assumptions::of(&closed, self.reading, solution, CellSet::ALL);
        let inner = Negation { depth: self.depth - 1, ..self };
        let close = |assumed: &mut BitBoards| {
            // Nothing is refuted any more, so that all loops come to their end.
            if inner.depth > 0 && cancel.is_cancelled() {
                return Ok(());
            }
            self.rules.run(assumed, &closed)?;
            inner.run_until(assumed, None, cancel)
        };
        let Some(assumption) = self.disproved(closed, assumptions, close).next() else { return Ok(false) };
        assumption.conclude(boards);
        self.rules.run(boards, &closed)?;
        Ok(true)
    }

    /// Proves all that singles and locked candidates can contradict, and closes the state under the rules; whether there was anything. They contradict
    /// most of what can be contradicted and solve most of what is left then, and cost less than all the rules.
    fn prove_by_sweeps(self, boards: &mut BitBoards, solution: Option<&BitBoards>) -> Result<bool, Contradictory> {
        let closed = *boards;
        while !boards.is_solved() {
            let assumptions = Assumptions::of(boards, self.reading, solution, CellSet::ALL);
            let Some(assumption) = self.disproved(*boards, assumptions, |assumed| self.sweep_assumed(assumed)).next()
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

    /// Of these assumptions about a state, those that this way of closing contradicts, one after the other. The state is closed in this way.
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

    /// The assumptions about a state, closed or not, that contradict, one after the other: cells with the fewest candidates first, then in reading order,
    /// then digits ascending. With the only solution known, what leaves it standing is not tried.
    pub(crate) fn refuted(
        self,
        boards: &BitBoards,
        solution: Option<&BitBoards>,
    ) -> impl Iterator<Item = Assumption> + use<> {
        let mut end = *boards;
        let is_closed = self.rules.run(&mut end, &BitBoards::NOTHING).is_ok() && end.bands == boards.bands;
        // What differs from a closed state has to be looked at only where it differs.
        let known = if is_closed { *boards } else { BitBoards::NOTHING };
        let assumptions = Assumptions::of(boards, self.reading, solution, CellSet::ALL);
        self.disproved(*boards, assumptions, move |assumed| self.close_assumed(assumed, &known))
    }

    /// Of the assumptions about a state those that singles and locked candidates contradict, in the same order, and after how many rounds of these each.
    pub(crate) fn refuted_by_sweeps(
        self,
        boards: &BitBoards,
        solution: Option<&BitBoards>,
    ) -> Vec<(Assumption, usize)> {
        let rounds = std::cell::Cell::new(0);
        let assumptions = Assumptions::of(boards, self.reading, solution, CellSet::ALL);
        let close = |assumed: &mut BitBoards| {
            rounds.set(0);
            loop {
                rounds.set(rounds.get() + 1);
                if !Rules::sweep_times(assumed, 1)? {
                    return Ok(());
                }
            }
        };
        self.disproved(*boards, assumptions, close).map(|assumption| (assumption, rounds.get())).collect()
    }

    /// The assumptions about a state, in the order in which they are tried. With the only solution known, without those that leave it standing.
    pub(crate) fn assumptions(self, boards: &BitBoards, solution: Option<&BitBoards>) -> Vec<Assumption> {
        let mut assumptions = Assumptions::of(boards, self.reading, solution, CellSet::ALL);
        std::iter::from_fn(|| assumptions.next()).collect()
    }

    /// Closes what was assumed of a closed state under the rules and all negation less deep.
    fn close_assumed(self, assumed: &mut BitBoards, closed: &BitBoards) -> Result<(), Contradictory> {
        self.rules.run(assumed, closed)?;
        Negation { depth: self.depth - 1, ..self }.run(assumed, None)
    }

    /// Closes what was assumed under singles and locked candidates alone.
    fn sweep_assumed(self, assumed: &mut BitBoards) -> Result<(), Contradictory> {
        self.rules.sweep_up(assumed).map(|_| ())
    }

    /// Cells of a closed state that it proves while none is concluded, but no more than one above `at_most`; it looks at the `likely`
    /// ones first.
    pub(crate) fn proves(self, boards: &BitBoards, solution: &BitBoards, likely: CellSet, at_most: usize) -> CellSet {
        let mut proven = CellSet::EMPTY;
        for by_sweeps in [true, false] {
            let mut assumptions = Assumptions::of(boards, self.reading, Some(solution), likely);
            assumptions.leave_out(proven);
            let close = |assumed: &mut BitBoards| {
                if by_sweeps { self.sweep_assumed(assumed) } else { self.close_assumed(assumed, boards) }
            };
            let room = (at_most + 1).saturating_sub(proven.len());
            for assumption in self.disproved(*boards, assumptions, close).take(room) {
                proven.insert(assumption.cell());
            }
        }
        proven
    }

    /// Whether it solves a state that the rules have closed, where it is known to prove these cells of the one solution.
    pub(crate) fn solves(self, boards: &mut BitBoards, solution: &BitBoards, proven: CellSet) -> bool {
        let closed = *boards;
        for cell in proven.iter() {
            if let Some(digit) = solution.digits(cell.index()).first() {
                boards.place(cell.index(), digit.index());
            }
        }
        self.rules.run(boards, &closed).is_ok() && self.run(boards, Some(solution)).is_ok() && boards.is_solved()
    }

    /// All that one pass over the state proves: every assumption is tried against the same state, then all are concluded and
    /// the state is closed under the rules. How many there were.
    ///
    /// Unlike the order of single proofs, the number of such rounds until nothing changes is a fact of the puzzle.
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

/// The assumptions still worth trying against a state, cells with the fewest candidates first (the source's advice).
struct Assumptions {
    reading: Reading,
    /// What may be assumed, as the bands of [`BitBoards`] have it.
    left: [Lanes; 3],
    /// Cells, by band, that come one set after the other.
    turns: [[u32; 3]; 16],
    turn: usize,
}

impl Assumptions {
    /// Those of a closed state; of the `likely` cells first. With a solution known: what leaves it standing never contradicts.
    fn of(boards: &BitBoards, reading: Reading, solution: Option<&BitBoards>, likely: CellSet) -> Assumptions {
        let mut assumptions = Assumptions { reading, left: boards.bands, turns: [[0; 3]; 16], turn: 0 };
        let likely = bands_of(likely);
        for (number, band) in assumptions.left.iter_mut().enumerate() {
            // By how many digits a cell has: bit n for n of them.
            let mut cells = [0; 10];
            cells[0] = BAND;
            for board in band.iter().take(9) {
                for count in (0..9).rev() {
                    let more = cells[count] & board;
                    cells[count] ^= more;
                    cells[count + 1] |= more;
                }
            }
            for (turn, cells) in cells[2..].iter().enumerate() {
                assumptions.turns[turn][number] = cells & likely[number];
                assumptions.turns[turn + 8][number] = cells & !likely[number];
            }
            if let Some(solution) = solution {
                for (board, solution) in band.iter_mut().zip(&solution.bands[number]) {
                    *board &= if reading == Reading::Literal { *solution } else { !solution };
                }
            }
        }
        assumptions
    }

    fn next(&mut self) -> Option<Assumption> {
        while let Some(turn) = self.turns.get(self.turn) {
            for ((band, cells), begin) in self.left.iter_mut().zip(turn).zip([0, 27, 54]) {
                let cells = cells & band.iter().fold(0, |any, board| any | board);
                let first = cells & cells.wrapping_neg();
                if let Some(digit) = band.iter().position(|board| board & first != 0) {
                    band[digit] &= !first;
                    let cell = Cell::wrapping(begin + first.trailing_zeros() as usize);
                    return Digit::from_index(digit).map(|digit| self.reading.assumption(cell, digit));
                }
            }
            self.turn += 1;
        }
        None
    }

    /// Drops those about these cells.
    fn leave_out(&mut self, cells: CellSet) {
        for (band, cells) in self.left.iter_mut().zip(bands_of(cells)) {
            band.iter_mut().for_each(|board| *board &= !cells);
        }
    }

    /// Drops the assumptions that hold in a closed state without contradiction: closing from them ends in that state or
    /// above it, so that they do not contradict either.
    fn drop_implied(&mut self, closed: &BitBoards) {
        for ((left, closed), confirmed) in self.left.iter_mut().zip(&closed.bands).zip(closed.confirmed) {
            for (left, closed) in left.iter_mut().zip(closed) {
                *left &= match self.reading {
                    Reading::Literal => *closed,
                    Reading::General => !(closed & confirmed),
                };
            }
        }
    }
}
