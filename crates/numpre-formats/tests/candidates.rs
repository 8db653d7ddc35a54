//! A puzzle that is written and read as a candidate grid keeps its givens.

use crate::common::LINE;
use numpre::generate::Request;
use numpre::{Candidates, Cell, Digit, Grid, Puzzle};
use numpre_formats::{Format, print, read_one};
use std::fs;
use std::path::PathBuf;

/// The number of puzzles of each collection, spread evenly.
const OF_EACH: usize = 100;

/// Returns puzzles of the public collections that are installed, and of the examples.
fn collected() -> Vec<Grid> {
    let manifest = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let data = std::env::var_os("NUMPRE_DATA")
        .map_or_else(|| manifest.join("../../../shared/data"), PathBuf::from);
    let names = [
        "17_clue.txt",
        "magictour_top1465.txt",
        "forum_hardest_1905_11plus.txt",
        "forum_hardest_1106.txt",
    ];
    let files = names
        .map(|name| data.join(name))
        .into_iter()
        .chain([manifest.join("../../examples/puzzles.txt")]);
    let mut all = Vec::new();
    for file in files {
        let Ok(text) = fs::read_to_string(&file) else {
            println!("skipped: {} is not there", file.display());
            continue;
        };
        let puzzles: Vec<Grid> =
            text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
        all.extend(puzzles.iter().step_by((puzzles.len() / OF_EACH).max(1)).take(OF_EACH));
    }
    all
}

/// Returns generated puzzles, many of which have a blank with a single candidate.
fn generated(count: u64) -> Vec<Grid> {
    let mut generator = Request::default().seed(26).build().unwrap();
    (0..count).map(|index| generator.generate(index).unwrap().puzzle).collect()
}

#[test]
fn a_blank_with_one_candidate_is_not_read_as_a_given() {
    let mut puzzles = collected();
    puzzles.extend(generated(300));
    assert!(puzzles.len() >= 300);
    let mut with_singles = 0;
    for givens in puzzles {
        let initial = Candidates::pencil_marks(&givens);
        with_singles +=
            usize::from(givens.blanks().into_iter().any(|cell| initial[cell].len() == 1));
        let text = print(Format::Candidates, &Puzzle::of_givens(givens), None);
        let record = read_one(&text).unwrap();
        assert_eq!((record.format, record.warnings.len()), (Format::Candidates, 0), "{text}");
        assert_eq!(record.puzzle.givens, givens, "{text}");
        assert_eq!(record.puzzle.candidates.as_deref(), Some(&initial), "{text}");
        assert_eq!(print(Format::Candidates, &record.puzzle, None), text);
    }
    assert!(with_singles >= 50, "{with_singles}");
}

#[test]
fn a_blank_looks_like_a_given_only_if_no_filled_cell_excludes_a_digit() {
    let cell: Cell = "r5c5".parse().unwrap();
    let mut puzzle = Puzzle::of_givens(LINE.parse().unwrap());
    let mut left = puzzle.pencil_marks();
    let digit = left[cell].first().unwrap();
    for other in Digit::all().filter(|&other| other != digit) {
        left[cell].remove(other);
    }
    puzzle.candidates = Some(Box::new(left));
    assert!(Format::Candidates.holds(&puzzle), "a given in the house excludes another digit");
    let mut lonely = Puzzle { givens: Grid::EMPTY, placed: Grid::EMPTY, candidates: None };
    let mut left = Candidates::ALL;
    for other in Digit::all().skip(1) {
        left[cell].remove(other);
    }
    lonely.candidates = Some(Box::new(left));
    assert!(!Format::Candidates.holds(&lonely));
    assert_eq!(
        read_one(&print(Format::Candidates, &lonely, None)).unwrap().puzzle.givens.clue_count(),
        1
    );
}
