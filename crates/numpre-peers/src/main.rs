//! numpre's engines and other people's, side by side: the same problems, one thread, one run, turn by turn.
//!
//! Parsing is not timed. Before anything is, every contestant solves every problem once and all must agree; then they take
//! turns for some rounds, so that whatever slows the machine slows all of them, and the median of the rounds is told, both
//! of the speeds and of the ratios.
//!
//! ```text
//! cargo run --release -p numpre-peers                                    fast against the peers, all collections
//! cargo run --release -p numpre-peers -- --against naive --engines naive,whole-list,partial-list \
//!     --sample 50 --calls 2000000 ../shared/data/magictour_top1465.txt   what each step bought over the plain search
//! ```

mod args;
mod contestants;
mod measure;
mod problems;
mod table;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run(&args::Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("numpre-peers: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &args::Args) -> Result<(), String> {
    let kinds = args.contestants();
    let mut table = table::Table::new(args.markdown);
    for path in args.paths()? {
        let problems = problems::read(&path, args.sample)?;
        let result = measure::measure(&kinds, &problems, args)?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        table.print(&name, problems.len(), &kinds, args.against, &result);
    }
    Ok(())
}
