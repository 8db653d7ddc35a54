//! Explains a puzzle step by step, and checks the steps by the rules of the game only.
//!
//! ```text
//! 42 × naked-single
//! 13 × hidden-single
//!  1 × locked-candidates
//! hardest: r4c46<>1
//! every step holds: true
//! ```

use numpre::Grid;
use numpre::Puzzle;
use numpre::logic::explain;
use numpre::proof::check_explanation;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzle: Grid =
        "......9....5..9..3..9.4.....4....2.9938.2.64..2............8.6575.3..4..8.2.....1"
            .parse()?;
    let explanation = explain(&puzzle);
    for (technique, count) in explanation.counts() {
        println!("{count:2} × {}", technique.slug());
    }
    if let Some(hardest) = explanation.hardest_step() {
        println!("hardest: {hardest}");
    }
    let puzzle = Puzzle::of_givens(puzzle);
    println!("every step holds: {}", check_explanation(&puzzle, &explanation).is_ok());
    Ok(())
}
