//! Ratings of how hard a puzzle is.
//!
//! | module | contents |
//! |---|---|
//! | `s4` | the ranks 1 to 8 of the 1999 page (S4), computed by fast closures |
//! | `se` | ER, EP and ED of Sudoku Explainer 1.2.1 |
//! | `hodoku` | the score and the level of the program HoDoKu |
//! | `need` | the puzzles that need a technique |
//! | `shares` | how common each rank is |

mod hodoku;
mod need;
mod s4;
mod se;
mod shares;

pub use hodoku::HodokuRating;
pub use need::Need;
#[cfg(test)]
pub(crate) use s4::SAMPLES;
pub use s4::{Finding, NoRank, Rater, Reach};
pub(crate) use s4::{GivenAdder, Provable, RangePosition, WithGivens, is_solved_by, provable};
pub use se::{
    NoSeScore, ParseSeRatingError, SeRater, SeRating, SeScore, SeSpread, SeTechnique, SeVariant,
};
pub(crate) use se::{SeArgument, SeHint, SeHints, Statement, nested_hint};
pub use shares::{Shares, UnknownWeight, Weight};
