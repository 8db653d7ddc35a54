//! Tests the rater of Sudoku Explainer 1.2.1 against the original program's figures, and against
//! a plain rater.

use crate::common::{collection, on_all_cores};
use crate::reference::se;
use numpre::generate::Request;
use numpre::rating::{NoSeScore, SeRater, SeTechnique};
use numpre::{CancelToken, Grid};
use std::collections::BTreeMap;

/// Puzzles of ER 1.2 to 9.8, with the figures of the original program.
const ONE_PER_RATING: &str = include_str!("se/one_per_rating.txt");

/// How many puzzles of the 49,158 with 17 clues have each ER, by the original program.
const OF_17_CLUES: &str = "\
    1.2:117 1.5:17116 1.7:2848 2.0:9524 2.3:505 2.5:208 2.6:9696 2.8:613 3.0:393 3.2:37 \
    3.4:569 3.6:21 3.8:3 4.0:16 4.2:1117 4.4:40 4.5:330 4.6:151 4.7:7 4.8:1 5.0:2 5.2:4 \
    5.6:579 5.7:37 5.8:1 6.2:4 6.5:20 6.6:2738 6.7:555 6.8:64 6.9:18 7.0:14 7.1:1024 \
    7.2:478 7.3:79 7.4:2 7.6:48 7.7:37 7.8:42 7.9:6 8.2:6 8.3:56 8.4:9 8.5:13 8.8:2 8.9:5 \
    9.0:2 9.1:1";

/// The same for the top 1465.
const OF_THE_TOP_1465: &str = "\
    2.0:5 2.3:2 2.5:1 2.6:118 2.8:28 3.0:33 3.4:99 3.6:8 4.0:16 4.2:10 4.4:3 4.5:22 5.6:1 \
    6.6:68 6.7:6 6.8:1 6.9:1 7.1:88 7.2:93 7.3:41 7.4:2 7.5:5 7.6:23 7.7:12 7.8:28 7.9:10 \
    8.0:1 8.2:9 8.3:117 8.4:91 8.5:53 8.6:1 8.7:4 8.8:41 8.9:93 9.0:197 9.1:76 9.2:37 \
    9.3:14 9.4:4 9.5:1 9.6:1 9.8:1";

fn rated(puzzle: &Grid) -> String {
    SeRater::default().rate(puzzle).expect("a proper puzzle").to_string()
}

#[test]
fn the_figures_are_those_of_the_original_program() {
    let lines: Vec<&str> = ONE_PER_RATING.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len() > 60);
    on_all_cores(&lines, |line| {
        let (figures, puzzle) = line.split_once(' ').expect("figures and a puzzle");
        assert_eq!(rated(&puzzle.parse().expect("a puzzle")), figures, "{puzzle}");
    });
}

/// Counts the puzzles of each ER, in the form of the lists.
fn histogram(puzzles: &[Grid]) -> String {
    let counts = std::sync::Mutex::new(BTreeMap::<_, usize>::new());
    on_all_cores(puzzles, |puzzle| {
        let score = SeRater::default().rate(puzzle).expect("a proper puzzle");
        *counts.lock().expect("no thread panics").entry(score.er).or_default() += 1;
    });
    let counts = counts.into_inner().expect("no thread panics");
    counts.iter().map(|(er, count)| format!("{er}:{count}")).collect::<Vec<_>>().join(" ")
}

#[test]
fn each_er_is_as_common_as_in_the_original_program() {
    for (name, expected) in
        [("17_clue.txt", OF_17_CLUES), ("magictour_top1465.txt", OF_THE_TOP_1465)]
    {
        let Some(puzzles) = collection(name) else { continue };
        assert_eq!(histogram(&puzzles), expected, "{name}");
    }
}

#[test]
fn random_puzzles_have_the_figures_of_the_plain_rater() {
    // Minimal puzzles of any rank, and some of the ranks that are rare among them.
    let mut puzzles = Vec::new();
    for (ranks, count, minimal) in [(1..=8, 150, true), (5..=6, 10, false), (8..=8, 10, false)] {
        let [low, high] =
            [*ranks.start(), *ranks.end()].map(|rank| numpre::Rank::new(rank).expect("a rank"));
        let generator = Request::default().ranks(low..=high).minimal(minimal).seed(121).build();
        let mut generator = generator.expect("a request that can be met");
        for number in 0..count {
            puzzles.push(generator.generate(number).expect("a puzzle").puzzle);
        }
    }
    on_all_cores(&puzzles, |puzzle| {
        let score = SeRater::default().rate(puzzle).expect("a proper puzzle");
        let expected = se::rate(&puzzle.to_string());
        assert_eq!(score.to_string(), expected.text(), "{puzzle}");
        assert_eq!(score.steps, expected.steps, "{puzzle}");
        let hardest = usize::from(expected.hardest).checked_sub(1);
        assert_eq!(score.hardest, hardest.map(|row| SeTechnique::ALL[row]), "{puzzle}");
    });
}

#[test]
fn one_rater_gives_the_same_in_any_order() {
    let lines = ONE_PER_RATING.lines().filter(|line| !line.starts_with('#')).rev();
    let mut rater = SeRater::default();
    for line in lines {
        let (figures, puzzle) = line.split_once(' ').expect("figures and a puzzle");
        let puzzle = puzzle.parse().expect("a puzzle");
        assert_eq!(rater.rate(&puzzle).expect("a proper puzzle").to_string(), figures);
    }
}

#[test]
fn puzzles_without_one_solution_have_no_rating() {
    let solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let cases = [
        (".".repeat(81), NoSeScore::MultipleSolutions),
        (format!("55{}", ".".repeat(79)), NoSeScore::NoSolution),
        (solved.into(), NoSeScore::Solved),
    ];
    for (puzzle, reason) in cases {
        let puzzle = puzzle.parse().expect("a grid");
        assert_eq!(SeRater::default().rate(&puzzle), Err(reason));
    }
}

#[test]
fn a_rating_can_be_cancelled() {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    let puzzle =
        "7.....4...2..7..8...3..8..9...5..3...6..2..9...1..7..6...3..9...3..4..6...9..1..5";
    let puzzle: Grid = puzzle.parse().expect("a puzzle");
    for at in [0, 1, 10, 100, 1000] {
        let checks = Arc::new(AtomicU32::new(0));
        let token = CancelToken::when({
            let checks = Arc::clone(&checks);
            move || checks.fetch_add(1, Relaxed) >= at
        });
        let rating = SeRater::default().with_cancel(token).rate(&puzzle);
        assert_eq!(rating, Err(NoSeScore::Cancelled), "at check {at}");
        assert_eq!(checks.load(Relaxed), at + 1);
    }
}
