//! Helps with a half-solved board: shows the mistakes, or the possible next steps.
//!
//! ```text
//! wrong: r5c5
//! rank 1; what may come next:
//!   naked-single r5c2=2
//!   naked-single r6c4=9
//!   naked-single r7c5=3
//!   naked-single r7c6=7
//!   naked-single r7c9=4
//!   naked-single r8c8=3
//! ```

use numpre::assess::{Assessment, Assessor};
use numpre::{Digit, Puzzle};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut assessor = Assessor::default();
    let mut board = Puzzle::of_givens(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()?,
    );
    board.placed.set("r5c5".parse()?, Digit::new(9));
    if let Assessment::WrongDigits { cells, .. } = assessor.assess(&board) {
        println!("wrong: {cells}");
    }

    board.placed.set("r5c5".parse()?, Digit::new(5));
    let (rank, steps) = assessor.hints(&board).map_err(|found| format!("{found:?}"))?;
    println!("rank {rank}; what may come next:");
    for step in steps {
        println!("  {} {step}", step.technique.slug());
    }
    Ok(())
}
