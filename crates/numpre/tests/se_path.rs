//! The hints of Sudoku Explainer as steps: the same as in the original program, and sound.

use crate::common::{collection, minimal};
use numpre::assess::{AssessError, SePath, SeStep};
use numpre::logic::{End, Evidence, Step, Technique};
use numpre::proof::{Fault, check, check_unlimited};
use numpre::rating::{SeRater, SeTechnique};
use numpre::{CancelToken, Grid, Puzzle};
use std::collections::BTreeSet;

/// A puzzle, and the steps of the original program.
const STEPS: &str = include_str!("se/steps.txt");

/// Puzzles after their ratings by the original program, one for each ER.
const ONE_PER_RATING: &str = include_str!("se/one_per_rating.txt");

/// Puzzles whose hints are of nearly all techniques that those above do not have.
const HARDEST: [&str; 2] = [
    "........6..5..18...9...8.7....8.2.....3.1.2..4..5.3....6.....9...83..1..7.......4",
    "2...4.5...1.....3............6...8.2.7.3.9......1.....4...5.6.....7...9...8......",
];

fn of_each_rating() -> impl Iterator<Item = (&'static str, Grid)> {
    let lines = ONE_PER_RATING.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (score, puzzle) = line.split_once(' ').unwrap();
        (score, puzzle.parse().unwrap())
    })
}

/// Returns the hints of a puzzle. Fails unless they are sound, lead to the solution, and are as
/// many and as hard as those of the rater.
fn path(puzzle: &Grid) -> SePath {
    let path = SePath::of(&Puzzle::of_givens(*puzzle)).unwrap();
    path.check(&Puzzle::of_givens(*puzzle)).unwrap_or_else(|fault| panic!("{puzzle}: {fault}"));
    let score = SeRater::default().rate(puzzle).unwrap();
    let hardest = path.hardest().unwrap();
    assert_eq!((hardest.rating, Some(hardest.technique)), (score.er, score.hardest), "{puzzle}");
    assert_eq!(path.hints[0].rating, score.ed, "{puzzle}");
    assert_eq!((path.hints.len(), &path.end), (score.steps.into(), &End::Solved), "{puzzle}");
    path
}

/// Writes a hint as in the file of steps: its rating, then what it places or removes.
fn written(hint: &SeStep) -> String {
    let mut changes: Vec<String> = Vec::new();
    for Step { placements, eliminations, .. } in &hint.steps {
        changes.extend(placements.iter().map(|(cell, digit)| format!(" {cell}={digit}")));
        changes.extend(eliminations.pairs().map(|(cell, digit)| format!(" {cell}\u{2260}{digit}")));
    }
    changes.sort_unstable();
    format!("{}{}", hint.rating, changes.concat())
}

#[test]
fn the_hints_are_those_of_the_original_program() {
    let mut lines = STEPS.lines().filter(|line| !line.starts_with('#'));
    let path = path(&lines.next().unwrap().parse().unwrap());
    let hints: Vec<String> = path.hints.iter().map(written).collect();
    assert_eq!(hints, lines.collect::<Vec<_>>());
}

#[test]
fn hints_of_all_ratings_are_sound_and_use_what_the_program_found() {
    let mut techniques = BTreeSet::new();
    for (score, puzzle) in of_each_rating() {
        let path = path(&puzzle);
        assert_eq!(path.hardest().unwrap().rating.to_string(), score.split('/').next().unwrap());
        let others = path.hints.iter().filter(|hint| !hint.is_own);
        assert_eq!(others.map(written).collect::<Vec<_>>(), Vec::<String>::new(), "{puzzle}");
        techniques.extend(path.hints.iter().map(|hint| hint.technique));
    }
    for puzzle in HARDEST {
        let path = path(&puzzle.parse().unwrap());
        techniques.extend(path.hints.iter().filter(|hint| hint.is_own).map(|hint| hint.technique));
    }
    // Hidden quads hardly ever come before naked ones, and no puzzle is known to need the other.
    let missing = SeTechnique::ALL.iter().filter(|technique| !techniques.contains(technique));
    let rare = [SeTechnique::HiddenQuad, SeTechnique::DoublyNestedForcingChains];
    assert_eq!(missing.copied().collect::<Vec<_>>(), rare);
}

#[test]
fn random_puzzles_are_explained() {
    for index in 0..60 {
        path(&minimal(7, index));
    }
}

#[test]
fn the_public_collections_are_explained() {
    for (name, every) in [("17_clue.txt", 500), ("magictour_top1465.txt", 30)] {
        let Some(puzzles) = collection(name) else { continue };
        for puzzle in puzzles.iter().step_by(every) {
            let path = path(puzzle);
            assert!(path.hints.iter().all(|hint| hint.is_own), "{puzzle}");
        }
    }
}

#[test]
fn a_half_solved_puzzle_is_explained_from_there() {
    let (_, puzzle) = of_each_rating().last().unwrap();
    let whole = path(&puzzle);
    let mut half = Puzzle::of_givens(puzzle);
    let steps: Vec<Step> = whole.hints[..10].iter().flat_map(|hint| hint.steps.clone()).collect();
    half.candidates = Some(Box::new(check_unlimited(&half, &steps).unwrap()));
    for (cell, digit) in steps.iter().flat_map(|step| &step.placements) {
        half.placed.set(*cell, Some(*digit));
    }
    let rest = SePath::of(&half).unwrap();
    assert_eq!(rest.check(&half), Ok(()));
    assert_eq!(rest.hints[..], whole.hints[10..]);
}

#[test]
fn puzzles_without_one_solution_and_cancelled_calls_have_no_hints() {
    let empty = Puzzle::of_givens(Grid::EMPTY);
    assert!(matches!(SePath::of(&empty), Err(AssessError::NotProper(_))));
    let (_, puzzle) = of_each_rating().next().unwrap();
    let cancel = CancelToken::new();
    cancel.cancel();
    let cancelled = SePath::with_cancel(&Puzzle::of_givens(puzzle), cancel);
    assert_eq!(cancelled, Err(AssessError::Cancelled));
}

/// Returns the first hint with a refutation of at least this many steps, and the puzzle and the
/// steps before it.
fn refutation(least: usize) -> (Puzzle, Vec<Step>, Step) {
    for (_, puzzle) in of_each_rating() {
        let path = path(&puzzle);
        let mut before = Vec::new();
        for hint in path.hints {
            let is_long =
                |step: &Step| step.evidence.refutation().is_some_and(|it| it.steps.len() >= least);
            if let Some(step) = hint.steps.iter().find(|step| is_long(step)) {
                return (Puzzle::of_givens(puzzle), before, step.clone());
            }
            before.extend(hint.steps);
        }
    }
    panic!("there is one")
}

#[test]
fn forged_lines_are_rejected() {
    let (puzzle, before, step) = refutation(3);
    let judged = |step: &Step| {
        let steps = [&before[..], std::slice::from_ref(step)].concat();
        check_unlimited(&puzzle, &steps).map(drop)
    };
    assert_eq!(judged(&step), Ok(()));
    let length = step.evidence.refutation().unwrap().steps.len();
    for place in 0..length {
        let mut forged = step.clone();
        let refutation = forged.evidence.refutation_mut().unwrap();
        refutation.steps.remove(place);
        refutation.step_premises.remove(place);
        assert!(judged(&forged).is_err(), "without step {place}");
    }
    let mut forged = step.clone();
    forged.evidence.refutation_mut().unwrap().contradiction_premises.steps.clear();
    assert!(judged(&forged).is_err());
}

#[test]
fn only_the_unlimited_check_allows_all_techniques_in_a_line() {
    let allowed = [Technique::XWing, Technique::Aic, Technique::XChain, Technique::XyChain];
    let uses = |step: &Step| match &step.evidence {
        Evidence::Refutation { refutation, .. } => {
            refutation.steps.iter().any(|inner| allowed.contains(&inner.technique))
        }
        _ => false,
    };
    for (_, puzzle) in of_each_rating() {
        let steps = path(&puzzle).explanation().steps;
        let puzzle = Puzzle::of_givens(puzzle);
        let Some(first) = steps.iter().position(uses) else { continue };
        let unsound = check(&puzzle, &steps).unwrap_err();
        assert!(unsound.path[0] <= first);
        assert_eq!(unsound.fault, Fault::NotAllowedInside);
        return;
    }
    panic!("some hint has such a step");
}
