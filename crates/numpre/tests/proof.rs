//! Tests the judge: it accepts every step of the logic engine on a hundred thousand puzzles, and
//! rejects forged ones.

use crate::common::{collection, hardest_rank, minimal, of_rank, on_all_cores, solved_by_c6};
use numpre::logic::{
    Assumption, Contradiction, End, Evidence, Explanation, Refutation, Step, Technique, explain,
};
use numpre::proof::{Fault, Unsound, check, check_explanation};
use numpre::random::random_isomorph;
use numpre::rating::Rater;
use numpre::{Candidates, Cell, Digit, DigitSet, Grid, House, Puzzle, Solved, solve};

/// Explains a puzzle and lets the judge replay the steps. Returns the number of steps.
fn explained_and_judged(puzzle: &Grid) -> usize {
    let explanation = explain(puzzle);
    assert_eq!(explanation.end, End::Solved, "{puzzle}");
    let verdict = check_explanation(&Puzzle::of_givens(*puzzle), &explanation);
    assert_eq!(verdict, Ok(()), "{puzzle}");
    assert_eq!(Ok(hardest_rank(&explanation.steps)), Rater::default().rank(puzzle), "{puzzle}");
    explanation.steps.len()
}

/// Checks 100 000 puzzles: the public ones, except those that take half a second each, and
/// generated ones for the rest. Of the generated ones, every fourth is new and the others are
/// isomorphs of it, in which steps are found in another order.
#[test]
fn every_step_on_100_000_puzzles_is_sound() {
    let mut puzzles = Vec::new();
    for name in ["17_clue.txt", "magictour_top1465.txt"] {
        puzzles.extend(collection(name).unwrap_or_default());
    }
    let public = puzzles.len();
    let steps: usize = on_all_cores(&puzzles, explained_and_judged).into_iter().sum();
    let ours: Vec<u64> = (0..(100_000 - public as u64) / 4).collect();
    let ours: Vec<usize> = on_all_cores(&ours, |&index| {
        let puzzle = if index < 500 { minimal(31, index) } else { solved_by_c6(31, index) };
        let isomorphs = (0..3).map(|isomorph| random_isomorph(index, isomorph).apply(&puzzle));
        isomorphs.map(|isomorph| explained_and_judged(&isomorph)).sum::<usize>()
            + explained_and_judged(&puzzle)
    });
    let steps = steps + ours.iter().sum::<usize>();
    println!("{public} public puzzles and {} of ours, {steps} steps", 4 * ours.len());
    assert!(public + 4 * ours.len() > 99_996);
    assert!(steps > 5_000_000);
}

#[test]
fn the_hardest_are_sound_too() {
    let mut puzzles = vec![of_rank(8)];
    puzzles.extend(collection("forum_hardest_1106.txt").unwrap_or_default().into_iter().take(8));
    on_all_cores(&puzzles, explained_and_judged);
}

#[test]
fn a_step_holds_on_every_board_without_what_it_rests_on() {
    for rank in 1..=8 {
        let puzzle = of_rank(rank);
        for step in explain(&puzzle).steps {
            let mut largest = Candidates::ALL;
            for (cell, digits) in step.rests_on.iter() {
                largest[cell] -= digits;
            }
            // The candidates that negation and subsets use as a whole must be those on the board.
            let mut step = step;
            if let Evidence::Refutation { candidates, refutation } = &mut step.evidence
                && step.technique == Technique::Negation
            {
                *candidates = largest[refutation.assumption.cell()];
            }
            let board = Puzzle { candidates: Some(Box::new(largest)), ..Puzzle::of_givens(puzzle) };
            if let Err(unsound) = check(&board, std::slice::from_ref(&step)) {
                panic!("{:?} {step}: {unsound}\n{largest}", step.technique);
            }
        }
    }
}

/// Judges the steps of a puzzle before `place`, followed by a forged one.
fn judged(puzzle: &Grid, steps: &[Step], place: usize, forged: Step) -> Result<(), Unsound> {
    let mut steps = steps[..place].to_vec();
    steps.push(forged);
    check(&Puzzle::of_givens(*puzzle), &steps).map(|_| ())
}

#[test]
fn no_step_that_takes_the_solution_away_passes() {
    let puzzles: Vec<Grid> =
        (1..=8).map(of_rank).chain((0..40).map(|index| minimal(32, index))).collect();
    on_all_cores(&puzzles, |puzzle| {
        let Solved::Unique(solution) = solve(puzzle) else { panic!("{puzzle}") };
        let steps = explain(puzzle).steps;
        for (place, step) in steps.iter().enumerate() {
            for &(cell, right) in &step.placements {
                for wrong in Digit::all().filter(|&digit| digit != right) {
                    // Forge the placement only, then the evidence and the assumption too.
                    let mut plain = step.clone();
                    plain.placements[0].1 = wrong;
                    let mut deep = plain.clone();
                    match &mut deep.evidence {
                        Evidence::Single { digit, .. } => *digit = wrong,
                        Evidence::Refutation { refutation, .. } => {
                            refutation.assumption = Assumption::IsNot { cell, digit: wrong };
                        }
                        other => panic!("{other:?} places nothing"),
                    }
                    for forged in [plain, deep] {
                        assert!(
                            judged(puzzle, &steps, place, forged).is_err(),
                            "{puzzle} {place}: {step} as {wrong}"
                        );
                    }
                }
            }
            for cell in Cell::all() {
                let Some(digit) = solution.get(cell) else { panic!("a solution is full") };
                let mut forged = step.clone();
                forged.eliminations.insert(cell, DigitSet::of(digit));
                assert!(
                    judged(puzzle, &steps, place, forged).is_err(),
                    "{puzzle} {place}: {step} and {cell}<>{digit}"
                );
            }
        }
    });
}

#[test]
fn a_forged_line_of_reasoning_does_not_pass() {
    for rank in [7, 8] {
        let puzzle = of_rank(rank);
        let steps = explain(&puzzle).steps;
        let reasoned: Vec<usize> = (0..steps.len())
            .filter(|&place| steps[place].evidence.refutation().is_some())
            .collect();
        assert!(!reasoned.is_empty());
        for &place in &reasoned {
            let step = &steps[place];
            let with = |forge: &dyn Fn(&mut Refutation)| {
                let mut forged = step.clone();
                forge(forged.evidence.refutation_mut().unwrap());
                judged(&puzzle, &steps, place, forged).unwrap_err()
            };
            assert_eq!(with(&|line| line.steps.clear()).fault, Fault::NoContradiction);
            let elsewhere = |line: &mut Refutation| {
                let first = line.steps[0].clone();
                line.steps.insert(0, first);
            };
            // The first step twice: the second time, it removes nothing, or a single places nothing
            // new.
            let twice = {
                let mut forged = step.clone();
                elsewhere(forged.evidence.refutation_mut().unwrap());
                judged(&puzzle, &steps, place, forged)
            };
            let first = &step.evidence.refutation().unwrap().steps[0];
            if first.evidence.refutation().is_some() {
                // The assumption of a trial is no longer possible, so its line already fails.
                assert_eq!(twice.unwrap_err().path[..2], [place, 1]);
            } else if !first.eliminations.is_empty() {
                assert_eq!(twice.unwrap_err().fault, Fault::AlreadyGone);
            }
            let other = |line: &mut Refutation| {
                line.assumption = match line.assumption {
                    Assumption::Is { cell, digit } => Assumption::IsNot { cell, digit },
                    Assumption::IsNot { cell, digit } => Assumption::Is { cell, digit },
                }
            };
            assert_eq!(with(&other).fault, Fault::WrongAssumption);
            let found_elsewhere =
                Contradiction::NoPlace { house: House::row(0), digit: Digit::new(1).unwrap() };
            if step.evidence.refutation().unwrap().contradiction != found_elsewhere {
                let mut forged = step.clone();
                forged.evidence.refutation_mut().unwrap().contradiction = found_elsewhere;
                let verdict = judged(&puzzle, &steps, place, forged);
                assert!(verdict.is_ok() || verdict.unwrap_err().fault == Fault::NoContradiction);
            }
            let mut without = step.clone();
            without.evidence = steps
                .iter()
                .find(|other| other.evidence.refutation().is_none())
                .unwrap()
                .evidence
                .clone();
            assert_eq!(
                judged(&puzzle, &steps, place, without).unwrap_err().fault,
                Fault::WrongShape
            );

            // Negation inside negation or inside a trial is not allowed, even if it is sound.
            let nested = with(&|line| line.steps.insert(0, steps[reasoned[0]].clone()));
            let trial_inside_trial = step.technique == Technique::Trial
                && steps[reasoned[0]].technique == Technique::Trial;
            if !trial_inside_trial {
                assert_eq!((nested.fault, nested.path), (Fault::NotAllowedInside, vec![place, 0]));
            }
        }
    }
}

/// Every step of a line of reasoning is needed by a later one. Each step other than a trial, and
/// the contradiction, need all the steps that they name.
#[test]
fn only_the_steps_named_are_needed() {
    let mut left_out = 0;
    for rank in [7, 8] {
        let puzzle = of_rank(rank);
        let steps = explain(&puzzle).steps;
        for (place, step) in steps.iter().enumerate() {
            let Some(refutation) = step.evidence.refutation() else { continue };
            let all = refutation.step_premises.iter().chain([&refutation.contradiction_premises]);
            let named: Vec<usize> =
                all.flat_map(|premises| premises.steps.iter().copied()).collect();
            assert!((0..refutation.steps.len()).all(|step| named.contains(&step)), "{refutation}");
            let wrong = |forge: &dyn Fn(&mut Refutation)| {
                let mut forged = step.clone();
                forge(forged.evidence.refutation_mut().unwrap());
                let verdict = judged(&puzzle, &steps, place, forged);
                assert_eq!(
                    verdict.map_err(|unsound| unsound.fault),
                    Err(Fault::WrongPremises),
                    "{refutation:#?}"
                );
            };
            for number in 0..refutation.contradiction_premises.steps.len() {
                wrong(&|line| _ = line.contradiction_premises.steps.remove(number));
                left_out += 1;
            }
            for (inside, premises) in refutation.step_premises.iter().enumerate() {
                if refutation.steps[inside].evidence.refutation().is_some() {
                    continue;
                }
                for number in 0..premises.steps.len() {
                    wrong(&|line| _ = line.step_premises[inside].steps.remove(number));
                    left_out += 1;
                }
            }
        }
    }
    assert!(left_out > 10, "{left_out}");
}

#[test]
fn a_technique_does_not_pass_for_another() {
    for rank in 1..=8 {
        let puzzle = of_rank(rank);
        let steps = explain(&puzzle).steps;
        for (place, step) in steps.iter().enumerate() {
            for &other in Technique::ALL.iter().filter(|other| **other != step.technique) {
                let mut forged = step.clone();
                forged.technique = other;
                assert!(
                    judged(&puzzle, &steps, place, forged).is_err(),
                    "{:?} as {other:?}: {step}",
                    step.technique
                );
            }
        }
    }
}

#[test]
fn faults_are_named() {
    let puzzle = of_rank(2);
    let initial = Puzzle::of_givens(puzzle);
    let Explanation { steps, .. } = explain(&puzzle);

    let mut other = steps[0].clone();
    other.technique = Technique::XWing;
    assert_eq!(check(&initial, &[other]).unwrap_err().to_string(), "step 1: wrong-shape");

    let mut idle = steps[0].clone();
    idle.placements.clear();
    assert_eq!(check(&initial, &[idle]).unwrap_err().fault, Fault::WrongShape);

    let unfinished = Explanation { steps: steps[..steps.len() - 1].to_vec(), end: End::Solved };
    let last_but_one_solves = check(&initial, &unfinished.steps).unwrap().singles().is_full();
    let verdict = check_explanation(&initial, &unfinished);
    assert_eq!(verdict.is_ok(), last_but_one_solves);

    let none = Explanation { steps: Vec::new(), end: End::Solved };
    let verdict = check_explanation(&initial, &none).unwrap_err();
    assert_eq!((verdict.fault, verdict.to_string().as_str()), (Fault::NotSolved, "not-solved"));

    let cell = puzzle.blanks().first().unwrap();
    let impossible = End::Contradiction(Contradiction::NoCandidate { cell });
    let verdict = check_explanation(&initial, &Explanation { steps: Vec::new(), end: impossible });
    assert_eq!(verdict.unwrap_err().fault, Fault::NoContradiction);
}
