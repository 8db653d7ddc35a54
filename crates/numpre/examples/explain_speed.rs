//! Explains all puzzles of the files named as arguments, on one thread, and judges the steps.
//! Prints the mean times of the first step (a hint), of the whole explanation and of the judgement,
//! and the time of the slowest explanation.

use numpre::{
    Candidates, Grid,
    logic::{explain, next_step},
    proof::check_explanation,
};
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path)?;
        let puzzles: Vec<Grid> =
            text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
        let (mut hinting, mut explaining, mut judging) =
            (Duration::ZERO, Duration::ZERO, Duration::ZERO);
        let (mut slowest, mut steps) = (Duration::ZERO, 0);
        for puzzle in &puzzles {
            let start = Instant::now();
            std::hint::black_box(next_step(puzzle));
            hinting += start.elapsed();
            let start = Instant::now();
            let explanation = explain(puzzle);
            let explained = start.elapsed();
            check_explanation(&Candidates::pencil_marks(puzzle), &explanation)?;
            judging += start.elapsed() - explained;
            explaining += explained;
            slowest = slowest.max(explained);
            steps += explanation.steps.len();
        }
        let each = |time: Duration| time.as_secs_f64() * 1e6 / puzzles.len() as f64;
        println!("{path}: {} puzzles, {steps} steps", puzzles.len());
        println!(
            "  hint in {:.0} µs each; explained in {:.0} µs, slowest {slowest:.0?}; \
             judged in {:.0} µs",
            each(hinting),
            each(explaining),
            each(judging)
        );
    }
    Ok(())
}
