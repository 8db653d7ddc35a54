//! The command line.

use crate::{generate, rank, ser, solve};
use clap::{Parser, Subcommand};

/// Measures numpre's parts and other people's, side by side: the same work, one thread, one run,
/// turn by turn.
#[derive(Parser, Debug)]
#[command(version)]
pub(crate) struct Args {
    /// What is compared.
    #[command(subcommand)]
    pub(crate) contest: Contest,
}

/// What is compared.
#[derive(Subcommand, Debug)]
pub(crate) enum Contest {
    /// Solving, with proof.
    Solve(solve::Args),
    /// Solving as a person would: ours says the rank.
    Rank(rank::Args),
    /// Making puzzles and full grids, and least isomorphs.
    Generate(generate::Args),
    /// Ranks beside Sudoku Explainer's rating, for puzzles that come with it.
    Ser(ser::Args),
}
