//! The experiment on the open question of 1999: do Enclosure and Negation solve every puzzle?
//! (S4.6)

use super::rater::{NoRank, Rater};
use crate::cancel::CancelToken;
use crate::closure::{BitBoards, Negation, Nested, Reading, Rules};
use crate::vocabulary::{Grid, Rank};

/// How far negation of depth 1, over some set of rules and in one reading, solves a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reach {
    /// True if it solves the puzzle.
    pub solved: bool,
    /// The number of rounds until the puzzle is solved or nothing more is proven. 0 if the rules
    /// solve it without negation.
    ///
    /// In a round, every assumption is tried against the same state. Then all that was proven is
    /// concluded together, and the rules run. So the number does not depend on the order of trials.
    ///
    /// For example, C6 leaves 41 cells open in this puzzle of rank 7:
    ///
    /// ```text
    /// .1.....24..3..859.....1...77.8.....2.....3...46.2...7......5.4.89..2..5.....69...
    /// ```
    ///
    /// The first round, in the literal reading, proves the digits of 29 of these cells, and with
    /// them C6 solves the rest. So it takes 1 round.
    pub rounds: u32,
    /// True if a single proof is enough for the rules to solve the puzzle. `false` if no proof is
    /// needed. In the example above, each of 22 of the 29 proofs is enough.
    pub one_is_enough: bool,
}

/// The result of the experiment for one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Finding {
    /// The rank of the puzzle.
    pub rank: Rank,
    /// The literal reading over C6. It solves exactly the puzzles of the ranks 1 to 7.
    pub literal: Reach,
    /// The general reading over C6.
    pub general: Reach,
    /// The literal reading over Enclosure(1…8): the hypothesis as written on the 1999 page.
    pub literal_enclosure: Reach,
    /// The general reading over Enclosure(1…8).
    pub general_enclosure: Reach,
    /// The least depth of nested negation, in the literal reading over C6, that solves the puzzle:
    /// 0 if C6 is enough without negation. `None` if even the greatest depth requested is not
    /// enough.
    pub literal_depth: Option<u8>,
    /// The same depth for the general reading.
    pub general_depth: Option<u8>,
}

impl Finding {
    /// Returns whether the puzzle refutes the hypothesis in both readings, over Enclosure and over
    /// C6.
    pub const fn is_counterexample(&self) -> bool {
        !(self.literal.solved
            || self.general.solved
            || self.literal_enclosure.solved
            || self.general_enclosure.solved)
    }
}

impl Rater {
    /// Runs the experiment of S4.6 on one puzzle: negation in both readings over both sets of
    /// rules, then nested negation up to depth `deepest` until it solves the puzzle. Depths of 3
    /// and 4 can take long.
    ///
    /// # Errors
    /// [`NoRank`] if the puzzle has no or multiple solutions, or the token was cancelled.
    ///
    /// ```
    /// use numpre::{Grid, rating::Rater};
    ///
    /// let inkala: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
    /// let finding = Rater::default().hypothesis(&inkala, 2).expect("it has one solution");
    /// assert!(finding.is_counterexample());
    /// assert_eq!(finding.general_depth, Some(2));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn hypothesis(&mut self, puzzle: &Grid, deepest: u8) -> Result<Finding, NoRank> {
        let (rank, boards, solution) = self.close(puzzle)?;
        let solution = BitBoards::of_solution(&solution);
        let over_c6 = |reading| reach(boards, Negation { reading, ..Negation::C7 }, &solution);
        let mut enclosure = BitBoards::of_givens(puzzle);
        Rules::ENCLOSURE
            .run(&mut enclosure, &BitBoards::NOTHING)
            .expect("no rule removes a digit of the only solution");
        let over_enclosure = |reading| {
            reach(enclosure, Negation { rules: Rules::ENCLOSURE, reading, depth: 1 }, &solution)
        };

        let literal = over_c6(Reading::Literal);
        let beyond_c6 = if literal.solved { Rank::FIENDISH } else { Rank::EXTREME };
        let cancel = &self.cancel;
        let finding = Finding {
            rank: rank.unwrap_or(beyond_c6),
            literal,
            general: over_c6(Reading::General),
            literal_enclosure: over_enclosure(Reading::Literal),
            general_enclosure: over_enclosure(Reading::General),
            literal_depth: depth(boards, Reading::Literal, deepest, &solution, cancel),
            general_depth: depth(boards, Reading::General, deepest, &solution, cancel),
        };
        if cancel.is_cancelled() { Err(NoRank::Cancelled) } else { Ok(finding) }
    }
}

/// Runs negation of depth 1 in rounds, from a state that its rules have closed.
fn reach(mut boards: BitBoards, negation: Negation, solution: &BitBoards) -> Reach {
    let mut rounds = 0;
    let mut one_is_enough = false;
    while !boards.is_solved() {
        let before = boards;
        let Ok(proven) = negation.round(&mut boards, Some(solution)) else { break };
        if proven.is_empty() {
            break;
        }
        rounds += 1;
        one_is_enough |= rounds == 1
            && boards.is_solved()
            && proven.iter().any(|assumption| {
                let mut once = before;
                assumption.conclude(&mut once);
                negation.rules.run(&mut once, &before).is_ok() && once.is_solved()
            });
    }
    Reach { solved: boards.is_solved(), rounds, one_is_enough }
}

/// Returns the least depth at which negation over C6 solves a state that C6 has closed. Returns
/// `None` if depth `deepest` does not, or the token was cancelled.
fn depth(
    mut boards: BitBoards,
    reading: Reading,
    deepest: u8,
    solution: &BitBoards,
    cancel: &CancelToken,
) -> Option<u8> {
    let mut nested = Nested::new(Rules::C6, reading, Some(solution), cancel);
    (0..=deepest).find(|&depth| {
        let shallow = Negation { rules: Rules::C6, reading, depth: depth.min(1) };
        let end = shallow
            .run(&mut boards, Some(solution))
            .and_then(|()| nested.close(depth, &mut boards));
        end.is_ok() && boards.is_solved()
    })
}
