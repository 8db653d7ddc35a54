//! Compares the reasons why a cell cannot hold a digit with the solution, the judge and the trials
//! that the ladder finds.

use crate::common::{of_rank, on_all_cores};
use numpre::logic::{Marks, Next, Reasoner, SolvingState, Step, Technique, refute, steps_of};
use numpre::proof::check;
use numpre::{CellSet, Digit, DigitSet, Grid, Rank, Solved, solve};

/// Returns whether the step has a trial inside another.
fn is_nested(step: &Step) -> bool {
    step.evidence
        .refutation()
        .is_some_and(|line| line.steps.iter().any(|inner| inner.evidence.refutation().is_some()))
}

fn compare(state: &SolvingState, solution: &Grid) {
    let trials = steps_of(Technique::Trial, state);
    for cell in state.open() {
        for digit in Digit::all() {
            let step = refute(state, cell, digit);
            let is_wrong = state.digits(cell).contains(digit) && solution.get(cell) != Some(digit);
            assert_eq!(step.is_some(), is_wrong, "{cell} {digit}");
            let Some(step) = step else { continue };
            assert_eq!(step.eliminations, Marks::of(CellSet::of(cell), DigitSet::of(digit)));
            assert!(check(&state.puzzle(), std::slice::from_ref(&step)).is_ok(), "{step}");
            if let Some(trial) = trials.iter().find(|trial| trial.eliminations == step.eliminations)
            {
                assert_eq!(
                    (is_nested(trial), trial.length()),
                    (is_nested(&step), step.length()),
                    "{step}"
                );
            }
        }
    }
}

/// Tests the board at the start, and where a person gets stuck without assumptions.
#[test]
fn what_is_wrong_is_refuted_and_what_is_right_is_not() {
    let easy = Reasoner::new(numpre::logic::ladder::up_to(Rank::VERY_HARD));
    on_all_cores(&[2, 4, 7, 8], |&rank| {
        let puzzle = of_rank(rank);
        let Solved::Unique(solution) = solve(&puzzle) else { panic!("it is proper") };
        let mut state = SolvingState::from(&puzzle);
        compare(&state, &solution);
        let mut steps = 0;
        while let Next::Step(step) = easy.next(&state) {
            state.apply(&step);
            steps += 1;
        }
        if steps > 0 && !state.is_solved() {
            compare(&state, &solution);
        }
    });
}

/// With multiple solutions, a digit of any of them cannot be refuted.
#[test]
fn digits_of_any_solution_are_not_refuted() {
    let puzzle: Grid =
        "534678912672195348198342567..9761423..6853791713924856961537284287419635345286179"
            .parse()
            .unwrap();
    let state = SolvingState::from(&puzzle);
    let cell = "r4c1".parse().unwrap();
    for digit in [5, 8] {
        assert_eq!(refute(&state, cell, Digit::new(digit).unwrap()), None);
    }
}
