//! numpre's parts and other people's, side by side: the same work, one thread, one run, turn by
//! turn.
//!
//! Parsing is not timed. Before anything is, every contestant does the work once and all must
//! agree; then they take turns for some rounds, so that whatever slows the machine slows all of
//! them, and the median of the rounds is told, both of the speeds and of the ratios. What counts is
//! the processor's time.
//!
//! ```text
//! cargo run --release -p numpre-peers -- solve               fast and batch against the peers, all collections
//! cargo run --release -p numpre-peers -- solve --against naive --engines naive,whole-list,partial-list \
//!     --sample 50 --calls 2000000 ../shared/data/magictour_top1465.txt   what each step bought over the plain search
//! cargo run --release -p numpre-peers -- rank                ranks against the peer's techniques
//! cargo run --release -p numpre-peers -- generate            puzzles, full grids and least isomorphs
//! cargo run --release -p numpre-peers -- ser --plot docs/pictures/rank-ser.svg ../shared/data/cb_000_ser.tsv   ranks beside Sudoku Explainer's rating
//! ```
//!
//! A solver in a shared library with tdoku's C interface takes part where `NUMPRE_PEER` names the
//! library ([`numpre_foreign`]).

mod args;
mod clock;
mod generate;
mod made;
mod measure;
mod puzzles;
mod rank;
mod ser;
mod solve;
mod table;
mod turns;

use args::Contest;
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = match args::Args::parse().contest {
        Contest::Solve(args) => solve::run(&args),
        Contest::Rank(args) => rank::run(&args),
        Contest::Generate(args) => generate::run(&args),
        Contest::Ser(args) => ser::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("numpre-peers: {message}");
            ExitCode::FAILURE
        }
    }
}
