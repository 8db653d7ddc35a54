//! The command line.

use crate::{explainer, generate, rank, ser, solve};
use clap::{Parser, Subcommand};

/// Measures numpre's parts and those of others, side by side: the same work, one thread, one run,
/// in turns.
#[derive(Parser, Debug)]
#[command(version)]
pub(crate) struct Args {
    /// The comparison to make.
    #[command(subcommand)]
    pub(crate) contest: Contest,
}

/// The comparison to make.
#[derive(Subcommand, Debug)]
pub(crate) enum Contest {
    /// Solving, with proof that the solution is the only one.
    Solve(solve::Args),
    /// Solving as a person would: numpre reports the rank.
    Rank(rank::Args),
    /// Making puzzles and full grids, and finding least isomorphs.
    Generate(generate::Args),
    /// Ranks next to Sudoku Explainer's rating, for puzzles that come with it.
    Ser(ser::Args),
    /// Sudoku Explainer's ratings, next to the program itself.
    Explainer(explainer::Args),
}
