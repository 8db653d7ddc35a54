//! Measures numpre's parts and those of others, side by side: the same work, one thread, one run,
//! in turns.
//!
//! Parsing is not timed. Before the measurement, every contestant does the work once and all must
//! agree. Then they take turns for some rounds, so that anything that slows the machine slows all
//! of them. The table shows the medians over the rounds, both of the speeds and of the ratios.
//! Times are processor times.
//!
//! ```text
//! # fast and batch against the others, on all collections
//! cargo run --release -p numpre-peers -- solve
//! # what each step gained over the plain search
//! cargo run --release -p numpre-peers -- solve --against naive \
//!     --engines naive,whole-list,partial-list --sample 50 --calls 2000000 \
//!     ../shared/data/magictour_top1465.txt
//! # ranks against the other program's techniques
//! cargo run --release -p numpre-peers -- rank
//! # puzzles, full grids and least isomorphs
//! cargo run --release -p numpre-peers -- generate
//! # ranks next to Sudoku Explainer's rating
//! cargo run --release -p numpre-peers -- ser --plot docs/pictures/rank-ser.svg \
//!     ../shared/data/cb_000_ser.tsv
//! # Sudoku Explainer's ratings, next to the program itself
//! cargo run --release -p numpre-peers -- explainer top1465.txt \
//!     java -cp classes diuf.sudoku.test.serate --format=%r/%p/%d --input={}
//! ```
//!
//! A solver from a shared library with tdoku's C interface takes part if `NUMPRE_PEER` names the
//! library ([`numpre_foreign`]).

mod args;
mod clock;
mod explainer;
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
        Contest::Explainer(args) => explainer::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("numpre-peers: {message}");
            ExitCode::FAILURE
        }
    }
}
