//! Checks the corpus: every puzzle has the properties in its line, and the generator makes it from
//! its seed and index.

// A panic in a helper fails the test.
#![allow(clippy::unwrap_used)]

mod common;

use common::{hardest_rank, on_all_cores};
use numpre::canonical::canonical;
use numpre::check::verify;
use numpre::generate::Request;
use numpre::logic::{End, Reasoner, ladder};
use numpre::proof::check_explanation;
use numpre::rating::Rater;
use numpre::search::CellList;
use numpre::{Engine, Grid, Limits, Puzzle, Rank, Solved, Symmetry};
use std::collections::HashSet;

/// A line of the corpus.
struct Entry {
    puzzle: Grid,
    solution: Grid,
    clues: usize,
    seed: u64,
    index: u64,
    tries: u64,
}

/// Returns the puzzles of a rank.
fn corpus(rank: Rank) -> Vec<Entry> {
    let path = format!("{}/../../corpus/rank-{rank}.csv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().unwrap().split(',').collect();
    let entry = |line: &str| {
        let values: Vec<&str> = line.split(',').collect();
        let value = |name| values[names.iter().position(|found| *found == name).unwrap()];
        assert_eq!(value("rank"), rank.to_string());
        Entry {
            puzzle: value("puzzle").parse().unwrap(),
            solution: value("solution").parse().unwrap(),
            clues: value("clues").parse().unwrap(),
            seed: value("seed").parse().unwrap(),
            index: value("index").parse().unwrap(),
            tries: value("tries").parse().unwrap(),
        }
    };
    lines.map(entry).collect()
}

#[test]
fn every_puzzle_is_what_its_line_says() {
    for rank in Rank::all() {
        let entries = corpus(rank);
        assert_eq!(entries.len(), 100);
        on_all_cores(&entries, |entry| {
            let Entry { puzzle, solution, clues, .. } = entry;
            // Checked by another engine than the generator's, and by the rules of the game only.
            let outcome = CellList::default().search(puzzle, Limits::default());
            assert_eq!(outcome.solved(), Some(Solved::Unique(*solution)), "{puzzle}");
            assert!(verify(puzzle, solution).is_correct());
            assert_eq!(Rater::default().rank(puzzle), Ok(rank), "{puzzle}");
            assert_eq!(puzzle.clue_count(), *clues);
            assert!(
                Symmetry::Point.holds(puzzle.filled().map(|(cell, _)| cell).collect()),
                "{puzzle}"
            );
        });
        let classes: HashSet<Grid> = entries.iter().map(|entry| canonical(&entry.puzzle)).collect();
        assert_eq!(classes.len(), 100, "no two are isomorphs");
    }
}

/// An index gives the same puzzle in every version until the next major one.
#[test]
fn the_generator_makes_the_same_puzzles() {
    for rank in Rank::all() {
        // Puzzles of the rarest ranks take long.
        let number = if rank == Rank::VERY_HARD || rank == Rank::EXTREME { 6 } else { 30 };
        on_all_cores(&corpus(rank)[..number], |entry| {
            let made = Request::default()
                .rank(rank)
                .seed(entry.seed)
                .build()
                .unwrap()
                .generate(entry.index)
                .unwrap();
            assert_eq!(
                (made.puzzle, made.solution, made.tries),
                (entry.puzzle, entry.solution, entry.tries)
            );
        });
    }
}

/// Each explanation ends in the solution, and the judge confirms its steps. By the ladder S4, its
/// hardest step has the rank of the puzzle.
#[test]
fn every_puzzle_is_explained_soundly() {
    for rank in Rank::all() {
        on_all_cores(&corpus(rank)[..20], |Entry { puzzle, .. }| {
            for techniques in [ladder::S4, ladder::PLAYER] {
                let explanation = Reasoner::new(techniques).explain(&puzzle.into());
                assert_eq!(explanation.end, End::Solved, "{puzzle}");
                if techniques == ladder::S4 {
                    assert_eq!(hardest_rank(&explanation.steps), rank, "{puzzle}");
                }
                let verdict = check_explanation(&Puzzle::of_givens(*puzzle), &explanation);
                assert_eq!(verdict, Ok(()), "{puzzle}");
            }
        });
    }
}
