//! Tests the plain Sudoku Explainer rater, which is the oracle for the fast one.

use crate::common::on_all_cores;
use crate::reference::se::{self, Step};
use numpre::{Grid, Solved, solve};

/// Puzzles of ER 1.2 to 9.8, with the figures of the original program.
const ONE_PER_RATING: &str = include_str!("se/one_per_rating.txt");

/// A puzzle and all its steps by the original program.
const STEPS: &str = include_str!("se/steps.txt");

/// The lowest rating of each producer.
const LOWEST: [f64; 30] = [
    1.0, 1.7, 2.0, 2.3, 2.5, 2.6, 3.0, 3.2, 3.4, 3.6, 3.8, 4.0, 4.2, 4.4, 4.5, 5.0, 5.2, 5.4, 5.6,
    6.2, 6.5, 7.5, 7.5, 8.0, 8.5, 9.0, 9.5, 10.0, 10.5, 11.0,
];

/// Returns the figures and puzzles of the list with an ER up to a maximum.
fn puzzles(maximum: f64) -> Vec<(&'static str, &'static str)> {
    let lines = ONE_PER_RATING.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line.split_once(' ').expect("figures and a puzzle"))
        .filter(|(figures, _)| {
            let (er, _) = figures.split_once('/').expect("three figures");
            er.parse::<f64>().expect("a number") <= maximum
        })
        .collect()
}

#[test]
fn the_figures_are_those_of_the_original_program() {
    let puzzles = puzzles(9.0);
    assert!(puzzles.len() > 50);
    on_all_cores(&puzzles, |&(figures, puzzle)| {
        assert_eq!(se::rate(puzzle).text(), figures, "{puzzle}");
    });
}

/// Writes a step as in the file of steps.
fn written(step: &Step) -> String {
    let candidate = |&(cell, digit): &(u8, u8), sign: char| {
        format!(" r{}c{}{sign}{digit}", cell / 9 + 1, cell % 9 + 1)
    };
    let changes: String = match &step.placement {
        Some(placed) => candidate(placed, '='),
        None => step.removals.iter().map(|removed| candidate(removed, '≠')).collect(),
    };
    format!("{:.1}{changes}", step.rating)
}

#[test]
fn the_steps_are_those_of_the_original_program() {
    let mut lines = STEPS.lines().filter(|line| !line.starts_with('#'));
    let puzzle = lines.next().expect("a puzzle");
    let steps: Vec<String> = se::steps(puzzle).iter().map(written).collect();
    assert_eq!(steps, lines.collect::<Vec<_>>());
}

#[test]
fn every_step_agrees_with_the_solution() {
    on_all_cores(&puzzles(8.0), |&(_, puzzle)| {
        let grid: Grid = puzzle.parse().expect("a puzzle");
        let Solved::Unique(solution) = solve(&grid) else { panic!("not unique: {puzzle}") };
        let solution = solution.to_string();
        let is_true =
            |&(cell, digit): &(u8, u8)| solution.as_bytes()[usize::from(cell)] == b'0' + digit;
        let steps = se::steps(puzzle);
        for step in &steps {
            assert!(!step.removals.iter().any(is_true), "{puzzle} {step:?}");
            assert!(step.placement.iter().all(is_true), "{puzzle} {step:?}");
            assert!(step.rating >= LOWEST[usize::from(step.producer) - 1], "{puzzle} {step:?}");
            assert!(!step.removals.is_empty() || step.placement.is_some(), "{puzzle} {step:?}");
        }
        let placed = steps.iter().filter(|step| step.placement.is_some()).count();
        let blanks = puzzle.bytes().filter(|&character| character == b'.').count();
        assert_eq!(placed, blanks, "{puzzle}");
    });
}
