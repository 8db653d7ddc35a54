//! Negation: assume something, close the state, and conclude the opposite where that contradicts.

use super::boards::{Boards, Contradictory, digit_indices};
use super::rules::Rules;
use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, DigitSet, Grid};

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
        self.run(&mut boards, solution.map(digit_indices).as_ref())?;
        Ok(boards.candidates())
    }

    /// Closes a state that the rules have closed.
    pub(super) fn run(self, boards: &mut Boards, solution: Option<&[u8; 81]>) -> Result<(), Contradictory> {
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
    fn prove_one(self, boards: &mut Boards, solution: Option<&[u8; 81]>) -> Result<bool, Contradictory> {
        let mut trials = Trials::of(boards, self.reading, solution);
        let inner = Negation { depth: self.depth - 1, ..self };
        while let Some(trial) = trials.next() {
            let mut assumed = *boards;
            trial.assume(self.reading, &mut assumed);
            let outcome = self.rules.run(&mut assumed, boards).and_then(|()| inner.run(&mut assumed, None));
            match outcome {
                Ok(()) => trials.drop_implied(self.reading, &assumed),
                Err(Contradictory) => {
                    let closed = *boards;
                    trial.conclude(self.reading, boards);
                    self.rules.run(boards, &closed)?;
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Cells of a closed state that it proves while none is concluded, but no more than one above `at_most`; it looks at the `likely`
    /// ones first.
    pub(super) fn proves(self, boards: &Boards, solution: &[u8; 81], likely: CellSet, at_most: usize) -> CellSet {
        let mut trials = Trials::of(boards, self.reading, Some(solution));
        trials.list.sort_by_key(|trial| !likely.contains(Cell::wrapping(trial.cell.into())));
        let mut proven = CellSet::EMPTY;
        while proven.len() <= at_most
            && let Some(trial) = trials.next()
        {
            let mut assumed = *boards;
            trial.assume(self.reading, &mut assumed);
            match self.rules.run(&mut assumed, boards) {
                Ok(()) => trials.drop_implied(self.reading, &assumed),
                Err(Contradictory) => proven.insert(Cell::wrapping(trial.cell.into())),
            }
        }
        proven
    }

    /// All that one pass over the state proves: every assumption is tried against the same state, then all are concluded and
    /// the state is closed under the rules. How many there were.
    ///
    /// Unlike the order of single proofs, the number of such rounds until nothing changes is a fact of the problem.
    pub(super) fn round(self, boards: &mut Boards, solution: Option<&[u8; 81]>) -> Result<Vec<Trial>, Contradictory> {
        let closed = *boards;
        let inner = Negation { depth: self.depth - 1, ..self };
        let mut trials = Trials::of(boards, self.reading, solution);
        let mut proven = Vec::new();
        while let Some(trial) = trials.next() {
            let mut assumed = closed;
            trial.assume(self.reading, &mut assumed);
            match self.rules.run(&mut assumed, &closed).and_then(|()| inner.run(&mut assumed, None)) {
                Ok(()) => trials.drop_implied(self.reading, &assumed),
                Err(Contradictory) => proven.push(trial),
            }
        }
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
    /// Never more than the candidates of the board.
    list: Vec<Trial>,
    next: usize,
}

impl Trials {
    fn of(boards: &Boards, reading: Reading, solution: Option<&[u8; 81]>) -> Trials {
        let mut list = Vec::with_capacity(81);
        let cells: Vec<(usize, DigitSet)> = boards.open().map(|cell| (cell, boards.digits(cell))).collect();
        for count in 2..=9 {
            for &(cell, digits) in cells.iter().filter(|(_, digits)| digits.len() == count) {
                for digit in digits.iter().map(|digit| digit.index() as u8) {
                    // With the solution known: what leaves it standing never contradicts.
                    let may_contradict = solution.is_none_or(|solution| match reading {
                        Reading::Literal => solution[cell] == digit,
                        Reading::General => solution[cell] != digit,
                    });
                    if may_contradict {
                        list.push(Trial { cell: cell as u8, digit });
                    }
                }
            }
        }
        Trials { list, next: 0 }
    }

    fn next(&mut self) -> Option<Trial> {
        let trial = self.list.get(self.next).copied();
        self.next += 1;
        trial
    }

    /// Drops the assumptions that hold in a closed state without contradiction: closing from them ends in that state or
    /// above it, so that they do not contradict either.
    fn drop_implied(&mut self, reading: Reading, closed: &Boards) {
        let mut kept = self.next;
        for index in self.next..self.list.len() {
            let trial = self.list[index];
            let (cell, digit) = (usize::from(trial.cell), usize::from(trial.digit));
            let holds = match reading {
                Reading::Literal => !closed.has(cell, digit),
                Reading::General => closed.has(cell, digit) && closed.confirmed[cell / 27] >> (cell % 27) & 1 == 1,
            };
            if !holds {
                self.list[kept] = trial;
                kept += 1;
            }
        }
        self.list.truncate(kept);
    }
}
