//! Runs the experiment of S4.6 on all puzzles of the files named as arguments, on one thread.
//! `--depth N` may come before them.

use numpre::{Grid, Rank, rating::Rater};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut deepest = 2;
    if arguments.first().is_some_and(|first| first == "--depth") {
        deepest = arguments.get(1).ok_or("--depth needs a number")?.parse()?;
        arguments.drain(..2);
    }
    let mut rater = Rater::default();
    for path in arguments {
        let text = std::fs::read_to_string(&path)?;
        let puzzles: Vec<Grid> =
            text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
        let start = Instant::now();
        let findings: Vec<_> =
            puzzles.iter().filter_map(|puzzle| rater.hypothesis(puzzle, deepest).ok()).collect();
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{path}: {} proper of {}, {:.0} a second",
            findings.len(),
            puzzles.len(),
            puzzles.len() as f64 / seconds
        );
        for rank in Rank::all() {
            println!(
                "  rank {rank}: {}",
                findings.iter().filter(|finding| finding.rank == rank).count()
            );
        }
        println!(
            "  counterexamples to both readings: {}",
            findings.iter().filter(|f| f.is_counterexample()).count()
        );
        for (name, reach) in [
            (
                "literal over C6",
                (|f| f.literal) as fn(&numpre::rating::Finding) -> numpre::rating::Reach,
            ),
            ("general over C6", |f| f.general),
            ("literal over Enclosure(1…8)", |f| f.literal_enclosure),
            ("general over Enclosure(1…8)", |f| f.general_enclosure),
        ] {
            let solved = || findings.iter().map(reach).filter(|reach| reach.solved);
            let mut rounds = std::collections::BTreeMap::new();
            solved().for_each(|reach| *rounds.entry(reach.rounds).or_insert(0) += 1);
            let once = solved().filter(|reach| reach.one_is_enough).count();
            println!(
                "  {name}: solves {}, by rounds {rounds:?}; one proof is enough for {once}",
                solved().count()
            );
        }
        for (name, depth) in [
            ("literal", (|f| f.literal_depth) as fn(&numpre::rating::Finding) -> Option<u8>),
            ("general", |f| f.general_depth),
        ] {
            let mut depths = std::collections::BTreeMap::new();
            findings.iter().for_each(|finding| *depths.entry(depth(finding)).or_insert(0) += 1);
            println!("  {name} depth: {depths:?}");
        }
    }
    Ok(())
}
