//! Solves all puzzles of the files named as arguments with the batch engine, on one thread, for two
//! seconds and more. Prints puzzles per second, without the time for reading the files.
//!
//! Each call gets 4,096 puzzles and writes into memory that was used before. So this is the speed
//! of the engine alone, with which `python/speed.py` compares columns.

use numpre::{BatchEngine, Grid, Verdict};
use std::time::{Duration, Instant};

const PUZZLES_PER_CALL: usize = 4096;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut engine = BatchEngine::new();
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path)?;
        let puzzles: Vec<Grid> =
            text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
        let mut firsts = vec![Grid::EMPTY; PUZZLES_PER_CALL];
        let mut verdicts = vec![Verdict::Unknown; PUZZLES_PER_CALL];
        let mut solved = 0;
        let mut begun = Instant::now();
        for round in 0.. {
            for part in puzzles.chunks(PUZZLES_PER_CALL) {
                let count = part.len();
                engine.first_into(part, &mut firsts[..count], &mut verdicts[..count])?;
                solved += count;
            }
            // The first round warms up.
            if round == 0 {
                (solved, begun) = (0, Instant::now());
            } else if begun.elapsed() > Duration::from_secs(2) {
                break;
            }
        }
        let speed = solved as f64 / begun.elapsed().as_secs_f64();
        println!("{path}: {speed:.0} puzzles a second");
    }
    Ok(())
}
