//! Measures the refutations in the explanations of all puzzles of the files named as arguments. For
//! negations and for trials it prints the number, the mean length and the longest. The length is
//! the number of steps between assumption and contradiction, including those inside nested trials.

use numpre::{
    Grid, Puzzle,
    logic::{Technique, explain},
    proof::check_explanation,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path)?;
        let puzzle = |line: &str| {
            line.split([',', ' ', '\t']).find_map(|field| field.get(..81)?.parse::<Grid>().ok())
        };
        let puzzles: Vec<Grid> = text.lines().filter_map(puzzle).collect();
        let mut lengths = [Vec::new(), Vec::new()];
        for puzzle in &puzzles {
            let explanation = explain(puzzle);
            check_explanation(&Puzzle::of_givens(*puzzle), &explanation)?;
            for step in &explanation.steps {
                if let Some(refutation) = step.evidence.refutation() {
                    lengths[usize::from(step.technique == Technique::Trial)]
                        .push(refutation.length());
                }
            }
        }
        println!("{path}: {} puzzles", puzzles.len());
        for (name, lengths) in ["negation", "trial"].into_iter().zip(&lengths) {
            let (number, total) = (lengths.len(), lengths.iter().sum::<usize>());
            let mean = total as f64 / number.max(1) as f64;
            println!(
                "  {name}: {number}, mean {mean:.2}, longest {}",
                lengths.iter().max().unwrap_or(&0)
            );
        }
    }
    Ok(())
}
