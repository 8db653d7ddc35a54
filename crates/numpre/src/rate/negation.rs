//! Negation: assume something, close the state, and conclude the opposite where that contradicts.

use super::boards::{BAND, Boards, Contradictory, Lanes};
use super::rules::Rules;
use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, Grid};

/// What negation assumes, and so what it concludes (see the hypothesis in S4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// The source to the letter: replace cell P's candidates m by m∖{a}; where that contradicts, P is a.
    Literal,
    /// Replace P by {a}; where that contradicts, strike a. The field: T&E(1), singleton consistency.
    General,
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
        let mut boards = Boards::of_candidates(candidates);
        self.rules.run(&mut boards, &Boards::NOTHING)?;
        self.run(&mut boards, solution.map(Boards::of_solution).as_ref())?;
        Ok(boards.candidates())
    }

    /// Closes a state that the rules have closed.
    pub(super) fn run(self, boards: &mut Boards, solution: Option<&Boards>) -> Result<(), Contradictory> {
        for depth in 1..=self.depth {
            let shallow = Negation { depth, ..self };
            while !boards.is_solved() && shallow.prove_one(boards, solution)? {
                // What is proven at some depth may let a lesser one go on, and that costs less.
                if depth > 1 {
                    Negation { depth: depth - 1, ..self }.run(boards, solution)?;
                }
            }
        }
        Ok(())
    }

    /// Tries assumptions until one contradicts, concludes, and closes the state under the rules; whether there was one.
    fn prove_one(self, boards: &mut Boards, solution: Option<&Boards>) -> Result<bool, Contradictory> {
        if self.depth == 1 && self.rules.has_sets() && self.prove_by_sweeps(boards, solution)? {
            return Ok(true);
        }
        let closed = *boards;
        let trials = Trials::of(&closed, self.reading, solution, CellSet::ALL);
        let mut disproved = self.disproved(&closed, trials, |assumed| self.close_assumed(assumed, &closed));
        let Some(trial) = disproved.next() else { return Ok(false) };
        trial.conclude(self.reading, boards);
        self.rules.run(boards, &closed)?;
        Ok(true)
    }

    /// Proves all that singles and locked candidates can contradict, and closes the state under the rules; whether there was anything. They contradict
    /// most of what can be contradicted and solve most of what is left then, and cost less than all the rules.
    fn prove_by_sweeps(self, boards: &mut Boards, solution: Option<&Boards>) -> Result<bool, Contradictory> {
        let closed = *boards;
        while !boards.is_solved() {
            let trials = Trials::of(boards, self.reading, solution, CellSet::ALL);
            let Some(trial) = self.disproved(boards, trials, |assumed| self.sweep_assumed(assumed)).next() else {
                break;
            };
            trial.conclude(self.reading, boards);
            self.rules.sweep_up(boards)?;
        }
        let proved = *boards != closed;
        if proved {
            self.rules.run(boards, &closed)?;
        }
        Ok(proved)
    }

    /// Of these assumptions about a state, those that this way of closing contradicts, one after the other. The state is closed in this way.
    fn disproved(
        self,
        boards: &Boards,
        mut trials: Trials,
        close: impl Fn(&mut Boards) -> Result<(), Contradictory>,
    ) -> impl Iterator<Item = Trial> {
        std::iter::from_fn(move || {
            while let Some(trial) = trials.next() {
                let mut assumed = *boards;
                trial.assume(self.reading, &mut assumed);
                match close(&mut assumed) {
                    Ok(()) => trials.drop_implied(self.reading, &assumed),
                    Err(Contradictory) => return Some(trial),
                }
            }
            None
        })
    }

    /// Closes what was assumed of a closed state under the rules and all negation less deep.
    fn close_assumed(self, assumed: &mut Boards, closed: &Boards) -> Result<(), Contradictory> {
        self.rules.run(assumed, closed)?;
        Negation { depth: self.depth - 1, ..self }.run(assumed, None)
    }

    /// Closes what was assumed under singles and locked candidates alone.
    fn sweep_assumed(self, assumed: &mut Boards) -> Result<(), Contradictory> {
        self.rules.sweep_up(assumed).map(|_| ())
    }

    /// Cells of a closed state that it proves while none is concluded, but no more than one above `at_most`; it looks at the `likely`
    /// ones first.
    pub(super) fn proves(self, boards: &Boards, solution: &Boards, likely: CellSet, at_most: usize) -> CellSet {
        let mut proven = CellSet::EMPTY;
        for by_sweeps in [true, false] {
            let mut trials = Trials::of(boards, self.reading, Some(solution), likely);
            trials.leave_out(proven);
            let close = |assumed: &mut Boards| {
                if by_sweeps { self.sweep_assumed(assumed) } else { self.close_assumed(assumed, boards) }
            };
            let room = (at_most + 1).saturating_sub(proven.len());
            for trial in self.disproved(boards, trials, close).take(room) {
                proven.insert(Cell::wrapping(trial.cell.into()));
            }
        }
        proven
    }

    /// Whether it solves a state that the rules have closed, where it is known to prove these cells of the one solution.
    pub(super) fn solves(self, boards: &mut Boards, solution: &Boards, proven: CellSet) -> bool {
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
    /// Unlike the order of single proofs, the number of such rounds until nothing changes is a fact of the problem.
    pub(super) fn round(self, boards: &mut Boards, solution: Option<&Boards>) -> Result<Vec<Trial>, Contradictory> {
        let closed = *boards;
        let trials = Trials::of(&closed, self.reading, solution, CellSet::ALL);
        let close = |assumed: &mut Boards| self.close_assumed(assumed, &closed);
        let proven: Vec<Trial> = self.disproved(&closed, trials, close).collect();
        for trial in &proven {
            trial.conclude(self.reading, boards);
        }
        self.rules.run(boards, &closed)?;
        Ok(proven)
    }
}

/// One assumption: about this cell and digit, by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Trial {
    cell: u8,
    digit: u8,
}

impl Trial {
    fn assume(self, reading: Reading, boards: &mut Boards) {
        let (cell, digit) = (usize::from(self.cell), usize::from(self.digit));
        match reading {
            Reading::Literal => boards.strike(cell, digit),
            Reading::General => boards.place(cell, digit),
        }
    }

    pub(super) fn conclude(self, reading: Reading, boards: &mut Boards) {
        let (cell, digit) = (usize::from(self.cell), usize::from(self.digit));
        match reading {
            Reading::Literal => boards.place(cell, digit),
            Reading::General => boards.strike(cell, digit),
        }
    }
}

/// The assumptions still worth trying against a state, cells with the fewest candidates first (the source's advice).
struct Trials {
    /// What may be assumed, as the bands of [`Boards`] have it.
    left: [Lanes; 3],
    /// Cells, by band, that come one set after the other.
    turns: [[u32; 3]; 16],
    turn: usize,
}

impl Trials {
    /// Those of a closed state; of the `likely` cells first. With a solution known: what leaves it standing never contradicts.
    fn of(boards: &Boards, reading: Reading, solution: Option<&Boards>, likely: CellSet) -> Trials {
        let mut trials = Trials { left: boards.bands, turns: [[0; 3]; 16], turn: 0 };
        let likely = bands_of(likely);
        for (number, band) in trials.left.iter_mut().enumerate() {
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
                trials.turns[turn][number] = cells & likely[number];
                trials.turns[turn + 8][number] = cells & !likely[number];
            }
            if let Some(solution) = solution {
                for (board, solution) in band.iter_mut().zip(&solution.bands[number]) {
                    *board &= if reading == Reading::Literal { *solution } else { !solution };
                }
            }
        }
        trials
    }

    fn next(&mut self) -> Option<Trial> {
        while let Some(turn) = self.turns.get(self.turn) {
            for ((band, cells), begin) in self.left.iter_mut().zip(turn).zip([0, 27, 54]) {
                let cells = cells & band.iter().fold(0, |any, board| any | board);
                let first = cells & cells.wrapping_neg();
                if let Some(digit) = band.iter().position(|board| board & first != 0) {
                    band[digit] &= !first;
                    return Some(Trial { cell: begin + first.trailing_zeros() as u8, digit: digit as u8 });
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
    fn drop_implied(&mut self, reading: Reading, closed: &Boards) {
        for ((left, closed), confirmed) in self.left.iter_mut().zip(&closed.bands).zip(closed.confirmed) {
            for (left, closed) in left.iter_mut().zip(closed) {
                *left &= match reading {
                    Reading::Literal => *closed,
                    Reading::General => !(closed & confirmed),
                };
            }
        }
    }
}

/// The cells of each band.
fn bands_of(cells: CellSet) -> [u32; 3] {
    [0, 27, 54].map(|begin| (cells.bits() >> begin) as u32 & BAND)
}
