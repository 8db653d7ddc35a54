//! Solves, rates, explains and generates. An error ends the program with its reason.
//!
//! ```text
//! solved, with a 5 in the middle: 534678912672195348198342567859761423426853791713924856961537284287419635345286179
//! rank 1 (very easy), 51 steps, first r5c5=5
//! generated a puzzle of rank 3 (moderate) that can be read back: true
//! ```

use numpre::assess::Assessor;
use numpre::generate::Request;
use numpre::{Cell, Grid, Rank, Solved, solve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzle: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()?;
    let Solved::Unique(solution) = solve(&puzzle) else { return Err("not a proper puzzle".into()) };
    let middle: Cell = "r5c5".parse()?;
    let digit = solution[middle].ok_or("a solution has no blanks")?;
    println!("solved, with a {digit} in the middle: {solution}");

    let (rank, explanation) = Assessor::default().explain(&puzzle.into())?;
    println!(
        "rank {rank} ({rank:#}), {} steps, first {}",
        explanation.steps.len(),
        explanation.steps[0]
    );

    let made = Request::default().rank(Rank::MODERATE).seed(2026).build()?.generate(0)?;
    let read: Grid = format!("{:#}", made.puzzle).parse()?;
    println!(
        "generated a puzzle of rank {0} ({0:#}) that can be read back: {1}",
        made.rank,
        read == made.puzzle
    );
    Ok(())
}
