//! Explains all puzzles of the files named as arguments, on one thread, and judges the steps.
//! Prints the mean times of the first step (a hint), of the whole explanation and of the judgement,
//! the time of the slowest explanation, and how many explanations need an assumption.
//!
//! The ladder is S4, or `PLAYER` after the option `--player`. `--without SLUG,…` leaves techniques
//! out of it. Options come before the files. In each line, the puzzle is the first field that is
//! one.

use numpre::{
    Grid, Puzzle,
    logic::{Reasoner, SolvingState, Step, Technique, ladder},
    proof::check_explanation,
};
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut techniques = ladder::S4.to_vec();
    if arguments.first().is_some_and(|first| first == "--player") {
        techniques = ladder::PLAYER.to_vec();
        arguments.remove(0);
    }
    if arguments.first().is_some_and(|first| first == "--without") {
        let slugs = arguments.get(1).ok_or("--without needs techniques")?.split(',');
        let without: Vec<Technique> = slugs.map(str::parse).collect::<Result<_, _>>()?;
        techniques.retain(|technique| !without.contains(technique));
        arguments.drain(..2);
    }
    let reasoner = Reasoner::new(techniques);
    for path in arguments {
        let text = std::fs::read_to_string(&path)?;
        let puzzle = |line: &str| {
            line.split([',', ' ', '\t']).find_map(|field| field.get(..81)?.parse::<Grid>().ok())
        };
        let puzzles: Vec<Grid> = text.lines().filter_map(puzzle).collect();
        let (mut hinting, mut explaining, mut judging) =
            (Duration::ZERO, Duration::ZERO, Duration::ZERO);
        let (mut slowest, mut steps, mut assuming) = (Duration::ZERO, 0, 0);
        for puzzle in &puzzles {
            let state = SolvingState::from(puzzle);
            let start = Instant::now();
            std::hint::black_box(reasoner.next(&state));
            hinting += start.elapsed();
            let start = Instant::now();
            let explanation = reasoner.explain(&state);
            let explained = start.elapsed();
            check_explanation(&Puzzle::of_givens(*puzzle), &explanation)?;
            judging += start.elapsed() - explained;
            explaining += explained;
            slowest = slowest.max(explained);
            steps += explanation.steps.len();
            let assumes = |step: &Step| step.technique.is_assumption();
            assuming += usize::from(explanation.steps.iter().any(assumes));
        }
        let each = |time: Duration| time.as_secs_f64() * 1e6 / puzzles.len() as f64;
        println!(
            "{path}: {} puzzles, {steps} steps; {assuming} puzzles need an assumption",
            puzzles.len()
        );
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
