//! Negation inside negation, with a memory. Most trials at the innermost depth do not lead to a
//! contradiction, and a few remembered states are enough to know that without a trial.
//!
//! A closed state without a contradiction is a *witness*: no state that contains it leads to a
//! contradiction. So an assumption that holds in a witness is not tried. Each trial without a
//! contradiction gives a new witness. Before it is kept, more digits are placed in it, since a
//! small state answers for more trials: those about the same state, about the states next to it,
//! and those that make the same assumptions in another order.
//!
//! For example, C6 leaves this puzzle 218 candidates in open cells. None of these assumptions
//! (general reading) is refuted under C6, and 38 trials are enough to know that:
//!
//! ```text
//!   98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6
//!
//!   trial      also hold at   digits placed     also hold    not yet
//!              its end        to make it small  after that   answered
//!   1 r9c8=4        1              2                9           207
//!   2 r9c8=9        0              2                6           200
//!   …
//!   7 r5c8=5        0              5               32           117    now all cells are placed
//! ```

use super::assumption::{Assumption, Reading};
use super::assumptions::Assumptions;
use super::bit_boards::{BitBoards, Contradictory};
use super::reached::Reached;
use super::rules::Rules;
use super::witnesses::{Witness, Witnesses};
use crate::cancel::CancelToken;
use crate::vocabulary::{CellSet, DigitSet};

/// The number of digits that may fail to be placed before a witness is small enough.
const MOST_FAILED: u32 = 4;

/// Nested negation of one state. It may be closed again after further proofs, with the same memory.
pub(crate) struct Nested<'a> {
    rules: Rules,
    reading: Reading,
    solution: Option<&'a BitBoards>,
    cancel: &'a CancelToken,
    witnesses: Witnesses,
    /// The witnesses within the outermost state.
    outermost: Vec<Witness>,
    /// The states in which assumptions about the outermost state have ended.
    reached: Reached,
}

/// A state that is being closed.
struct Frame<'f> {
    boards: &'f mut BitBoards,
    /// The witnesses within the state, or within what it was before something was proven.
    witnesses: Vec<Witness>,
    /// `true` if the state is not inside an assumption.
    is_outermost: bool,
}

impl<'a> Nested<'a> {
    /// Returns nested negation with an empty memory. If the only solution is known, assumptions
    /// that are true in it are not tried.
    ///
    /// If `cancel` is cancelled, closing stops early and the memory is worthless. The caller has to
    /// ask the token.
    pub(crate) fn new(
        rules: Rules,
        reading: Reading,
        solution: Option<&'a BitBoards>,
        cancel: &'a CancelToken,
    ) -> Nested<'a> {
        let (witnesses, outermost, reached) = Default::default();
        Nested { rules, reading, solution, cancel, witnesses, outermost, reached }
    }

    /// Closes a state under negation of this depth. Negation of depth 1 must have closed it
    /// already.
    pub(crate) fn close(&mut self, depth: u8, boards: &mut BitBoards) -> Result<(), Contradictory> {
        if depth < 2 {
            return Ok(());
        }
        let witnesses = self.witnesses.within(&self.outermost, boards);
        let mut frame = Frame { boards, witnesses, is_outermost: true };
        let end = self.close_frame(depth, &mut frame);
        self.outermost = frame.witnesses;
        end
    }

    /// Closes the state just after an assumption, which the rules have closed. It begins with the
    /// witnesses `around` of the state around it, and adds to them those that it finds.
    fn close_inside(
        &mut self,
        depth: u8,
        boards: &mut BitBoards,
        around: &mut Vec<Witness>,
    ) -> Result<(), Contradictory> {
        if depth == 0 || boards.is_solved() {
            return Ok(());
        }
        let so_far = self.witnesses.so_far();
        let witnesses = self.witnesses.within(around, boards);
        let mut frame = Frame { boards, witnesses, is_outermost: false };
        let end = self.close_frame(depth, &mut frame);
        self.witnesses.add_since(so_far, &frame.witnesses, around);
        end
    }

    /// Closes the state of a frame under negation of depth `deepest`.
    fn close_frame(&mut self, deepest: u8, frame: &mut Frame<'_>) -> Result<(), Contradictory> {
        let mut inside = 0;
        while inside < deepest && !frame.boards.is_solved() {
            // After a proof, restart at depth 0: shallow proofs are cheaper and may succeed now.
            inside = if self.prove(inside, frame)? { 0 } else { inside + 1 };
        }
        Ok(())
    }

    /// Tries assumptions, with negation of depth `inside` inside them, until one is refuted. Then
    /// concludes its opposite and closes the state under the rules. Returns whether one was
    /// refuted.
    fn prove(&mut self, inside: u8, frame: &mut Frame<'_>) -> Result<bool, Contradictory> {
        let closed = *frame.boards;
        let mut open = self.open(inside, frame);
        let mut order =
            if inside > 0 { self.likely_first(inside, &closed, open.clone()) } else { Vec::new() }
                .into_iter();
        loop {
            let next = if inside > 0 {
                order.find(|&assumption| open.take(assumption))
            } else {
                open.next()
            };
            let Some(assumption) = next else { return Ok(false) };
            // Report that nothing is refuted, so that all loops come to their end.
            if inside > 0 && self.cancel.is_cancelled() {
                return Ok(false);
            }
            let mut assumed = closed;
            assumption.assume(&mut assumed);
            self.reached.narrow(inside, assumption, &mut assumed);
            let rules = self.rules.run(&mut assumed, &closed);
            if rules
                .and_then(|()| self.close_inside(inside, &mut assumed, &mut frame.witnesses))
                .is_err()
            {
                assumption.conclude(frame.boards);
                self.rules.run(frame.boards, &closed)?;
                return Ok(true);
            }
            if frame.is_outermost {
                self.reached.keep(inside, assumption, &assumed);
            }
            open.drop_implied(&assumed);
            if inside == 0 {
                self.make_small(&mut assumed, &mut open);
            }
            frame.witnesses.push(self.witnesses.keep(inside, &assumed));
        }
    }

    /// Returns these assumptions in order: those first that are known to leave the fewest
    /// candidates.
    fn likely_first(
        &self,
        inside: u8,
        closed: &BitBoards,
        mut open: Assumptions,
    ) -> Vec<Assumption> {
        let candidates_left = |assumption: &Assumption| {
            let mut assumed = *closed;
            assumption.assume(&mut assumed);
            self.reached.narrow(inside, *assumption, &mut assumed);
            assumed.bands.iter().flatten().map(|board| board.count_ones()).sum::<u32>()
        };
        let all: Vec<Assumption> = std::iter::from_fn(|| open.next()).collect();
        // Sort numbers: the candidates left in the upper half, the place in the lower. Both are far
        // below 2¹⁶.
        let mut order: Vec<u32> =
            (0..).zip(&all).map(|(place, one)| (candidates_left(one) << 16) | place).collect();
        order.sort_unstable();
        order.into_iter().map(|number| all[(number & 0xFFFF) as usize]).collect()
    }

    /// Returns the assumptions about a state that no witness answers.
    fn open(&self, inside: u8, frame: &Frame<'_>) -> Assumptions {
        let solution = self.solution.filter(|_| frame.is_outermost);
        let mut open = Assumptions::of(frame.boards, self.reading, solution, CellSet::ALL);
        open.leave_out_bands(frame.boards.confirmed);
        let deep_enough = |witness: &&Witness| witness.depth() >= usize::from(inside);
        for &witness in frame.witnesses.iter().rev().filter(deep_enough) {
            if open.is_empty() {
                break;
            }
            if let Some(state) =
                self.witnesses.get(witness).filter(|state| state.is_within(frame.boards))
            {
                open.drop_implied(state);
            }
        }
        open
    }

    /// Places more digits in a witness, which is closed under the rules, as long as that does not
    /// lead to a contradiction. Digits that answer open assumptions come first; all assumptions
    /// that hold then are dropped from `open`.
    fn make_small(&self, witness: &mut BitBoards, open: &mut Assumptions) {
        let mut failed = 0;
        let mut wanted = open.clone();
        while let Some(assumption) = wanted.next() {
            let (cell, digit) = (assumption.cell(), assumption.digit());
            let digits = witness.digits(cell.index());
            if digits.len() < 2 || !digits.contains(digit) {
                continue;
            }
            let tried = match self.reading {
                Reading::General => DigitSet::of(digit),
                Reading::Literal => digits - DigitSet::of(digit),
            };
            for digit in tried.iter() {
                if let Some(smaller) = self.smaller(witness, Assumption::Is { cell, digit }) {
                    *witness = smaller;
                    open.drop_implied(witness);
                    wanted.drop_implied(witness);
                    break;
                }
                failed += 1;
                if failed == MOST_FAILED {
                    return;
                }
            }
        }
    }

    /// Closes a closed state again after this assumption about it. Returns `None` if that leads to
    /// a contradiction.
    fn smaller(&self, closed: &BitBoards, assumption: Assumption) -> Option<BitBoards> {
        let mut assumed = *closed;
        assumption.assume(&mut assumed);
        if self.reading == Reading::General {
            self.reached.narrow(0, assumption, &mut assumed);
        }
        self.rules.run(&mut assumed, closed).is_ok().then_some(assumed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomSource;
    use crate::vocabulary::{Cell, Grid};

    /// Loki. Negation of depth 2 leaves it open.
    const LOKI: &str =
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

    /// Closes a state under nested negation without a memory: tries all candidates in reading
    /// order, over and over.
    fn plain(
        rules: Rules,
        reading: Reading,
        depth: u8,
        boards: &mut BitBoards,
    ) -> Result<(), Contradictory> {
        let mut changed = depth > 0;
        while std::mem::take(&mut changed) {
            for (cell, digits) in boards.candidates().iter() {
                for digit in digits.iter() {
                    let left = boards.digits(cell.index());
                    if left.len() < 2 || !left.contains(digit) {
                        continue;
                    }
                    let assumption = reading.assumption(cell, digit);
                    let mut assumed = *boards;
                    assumption.assume(&mut assumed);
                    let end = rules.run(&mut assumed, &BitBoards::NOTHING);
                    if end.and_then(|()| plain(rules, reading, depth - 1, &mut assumed)).is_err() {
                        assumption.conclude(boards);
                        rules.run(boards, &BitBoards::NOTHING)?;
                        changed = true;
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns Loki with some cells of its solution given as well, closed under singles. Kind 0 has
    /// one solution. Kind 1 has none, since a candidate of the solution is removed. Kind 2 has
    /// multiple solutions, since givens are removed.
    fn part_of_loki(source: &mut RandomSource, kind: usize) -> BitBoards {
        let mut puzzle: Grid = LOKI.parse().expect("a puzzle");
        let crate::Solved::Unique(solution) = crate::solve(&puzzle) else {
            panic!("Loki has one solution")
        };
        let mut cell = || Cell::wrapping(source.below(81) as usize);
        let (emptied, given) = if kind == 2 { (12, 20) } else { (0, 4) };
        (0..emptied).for_each(|_| puzzle.set(cell(), None));
        for _ in 0..given {
            let cell = cell();
            puzzle.set(cell, solution.get(cell));
        }
        let mut boards = BitBoards::of_givens(&puzzle);
        Rules::C[1].run(&mut boards, &BitBoards::NOTHING).expect("it has a solution");
        let open = |cell: &Cell| boards.digits(cell.index()).len() > 2;
        let last = Cell::all().rfind(open).and_then(|cell| Some((cell, solution.get(cell)?)));
        if let Some((cell, digit)) = last.filter(|_| kind == 1) {
            boards.remove(cell.index(), digit.index());
        }
        boards
    }

    /// The memory changes no result, at any depth and under any rules, also if one call goes deeper
    /// than the one before.
    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn it_ends_where_it_does_without_a_memory() {
        // The number of results that each depth has changed: solved, still open, contradictory.
        let mut changed = [[0; 3]; 4];
        let source = &mut RandomSource::new(4, 0);
        for index in 0..60 {
            let start = part_of_loki(source, index % 3);
            for (rules, reading) in [
                (Rules::C[0], Reading::Literal),
                (Rules::C[0], Reading::General),
                (Rules::C[1], Reading::Literal),
                (Rules::C6, Reading::General),
            ] {
                let mut closed = start;
                if rules.run(&mut closed, &BitBoards::NOTHING).is_err() {
                    continue;
                }
                let mut nested = Nested::new(rules, reading, None, &CancelToken::NEVER);
                let (mut fast, mut before) = (closed, closed);
                for depth in 1..=3_u8 {
                    let mut slow = before;
                    let slow_end = plain(rules, reading, depth, &mut slow);
                    let fast_end = if depth == 1 {
                        plain(rules, reading, 1, &mut fast)
                    } else {
                        nested.close(depth, &mut fast)
                    };
                    assert_eq!(
                        fast_end, slow_end,
                        "{rules:?} {reading:?} depth {depth} of {index}"
                    );
                    if slow_end.is_ok() {
                        assert_eq!(
                            fast.bands, slow.bands,
                            "{rules:?} {reading:?} depth {depth} of {index}"
                        );
                    }
                    let end = if slow_end.is_err() { 2 } else { usize::from(!slow.is_solved()) };
                    changed[usize::from(depth)][end] +=
                        usize::from(slow_end.is_err() || slow.bands != before.bands);
                    if end != 1 {
                        break;
                    }
                    before = slow;
                }
            }
        }
        let [_, _, [solved, _, contradictory], third] = changed;
        assert!(solved > 4 && contradictory > 4 && third != [0; 3], "{changed:?}");
    }
}
