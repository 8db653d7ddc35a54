//! Solves many puzzles in one call, in vector registers if the processor has them.
//!
//! ```text
//! 1001 of 1002 have one solution, the first 975613482386524917412978536567491823124386759893257641751862394648139275239745168
//! the empty board: Multiple
//! 10 places for the results of 1002 puzzles; expected as many places as puzzles
//! ```

use numpre::random::{random_grid, random_isomorph};
use numpre::{BatchEngine, Grid, Verdict};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzle: Grid =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
            .parse()?;
    let mut puzzles: Vec<Grid> =
        (0..1000).map(|index| random_isomorph(7, index).apply(&puzzle)).collect();
    puzzles.push(Grid::EMPTY);
    puzzles.push(random_grid(7, 0));

    let mut batch = BatchEngine::new();
    let found = batch.first(&puzzles)?;
    let proper = found.verdicts.iter().filter(|&&verdict| verdict == Verdict::Unique).count();
    println!("{proper} of {} have one solution, the first {}", puzzles.len(), found.firsts[0]);

    // Results can go into the caller's own slice. A slice of another length is refused.
    let mut verdicts = vec![Verdict::Unknown; puzzles.len()];
    batch.verdicts_into(&puzzles, &mut verdicts)?;
    println!("the empty board: {:?}", verdicts[1000]);
    if let Err(refused) = batch.verdicts_into(&puzzles, &mut verdicts[..10]) {
        println!("{refused}");
    }
    Ok(())
}
