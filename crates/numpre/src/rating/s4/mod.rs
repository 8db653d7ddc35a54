//! The ranks 1 to 8 of the 1999 page. The rank of a puzzle is the number of the lowest
//! [closure](crate::closure) that solves it. The experiment on the page's question, whether
//! negation solves every puzzle, is here too.
//!
//! | file | contents |
//! |---|---|
//! | `first_closures` | C1 to C4 of many puzzles at once |
//! | `rater` | the rank of a puzzle |
//! | `range_position` | below, within or beyond a range of ranks: enough for generating |
//! | `given_adder` | tests which givens bring a puzzle from beyond a range into it |
//! | `hypothesis` | the experiment |

mod first_closures;
mod given_adder;
mod hypothesis;
mod range_position;
mod rater;

pub(crate) use given_adder::{GivenAdder, WithGivens};
pub use hypothesis::{Finding, Reach};
pub(crate) use range_position::{Provable, RangePosition, is_solved_by, provable};
pub use rater::{NoRank, Rater};

/// Puzzles for the tests, one of each rank from 1 to 8.
#[cfg(test)]
pub(crate) const SAMPLES: [&str; 8] = [
    "91.42........3.....7.....58...6....4....9.67.86..5...9......24...31..7....5.7...1",
    "...5........83..94.3..1.8....6...1.3......46...7..2..............9183..5..54..9.6",
    "......9....5..9..3..9.4.....4....2.9938.2.64..2............8.6575.3..4..8.2.....1",
    ".85.396.2..1....34...1..85....593.....4...2...5.........9......1.8.4.......78..29",
    "9.......7..754......6..134.18..6.7......8.9..........3..3.7...4....94..1...6.....",
    "........1.......23..4..5........6.......4.5...21.........3....26.5...7..8...1....",
    ".1.....24..3..859.....1...77.8.....2.....3...46.2...7......5.4.89..2..5.....69...",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
];
