//! What was found about a puzzle.

use crate::ground::Exit;
use crate::output::Answer;
use numpre::Grid;
use numpre::rating::{self, NoRank};

/// What was found about a puzzle.
pub enum Found {
    /// It has one solution, and this is how far negation goes.
    Proper {
        puzzle: Grid,
        finding: rating::Finding,
        /// Whether it was found now, and not taken from the journal.
        is_new: bool,
    },
    /// The question does not arise.
    NotProper(NoRank),
    /// It could not be read.
    Unreadable,
}

impl Answer for Found {
    fn status(&self) -> &'static str {
        match self {
            Found::Proper { .. } => "unique",
            Found::NotProper(NoRank::MultipleSolutions) => "multiple",
            Found::NotProper(NoRank::NoSolution) => "none",
            Found::NotProper(NoRank::Cancelled) => unreachable!("the rater has no token"),
            Found::Unreadable => "invalid",
        }
    }

    /// A counterexample is an answer like another; that there is none to give is not.
    fn exit(&self) -> Exit {
        match self {
            Found::Proper { .. } => Exit::Holds,
            Found::NotProper(_) => Exit::No,
            Found::Unreadable => Exit::Unusable,
        }
    }
}
