//! Ranks all puzzles of the files named as arguments, on one thread. Prints the number of puzzles
//! of each rank, and puzzles per second.

use numpre::{Grid, Rank, rating::Rater};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut rater = Rater::default();
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path)?;
        let puzzles: Vec<Grid> =
            text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
        let start = Instant::now();
        let mut counts = [0; 8];
        let mut improper = 0;
        for puzzle in &puzzles {
            match rater.rank(puzzle) {
                Ok(rank) => counts[rank.index()] += 1,
                Err(_) => improper += 1,
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let counts: Vec<String> =
            Rank::all().zip(counts).map(|(rank, count)| format!("{rank}: {count}")).collect();
        println!(
            "{path}: {} puzzles, {:.0} a second",
            puzzles.len(),
            puzzles.len() as f64 / seconds
        );
        println!("  rank {}; not proper: {improper}", counts.join(" · "));
    }
    Ok(())
}
