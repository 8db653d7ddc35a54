//! Exercises, against the ladder, the judge and the search.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in what they call.

use numpre::logic::{Technique, ladder, steps_of};
use numpre::practice::exercise;
use numpre::proof::check;
use numpre::{CancelToken, Solved, solve};

#[test]
fn of_every_technique_there_are_exercises_in_which_it_is_the_easiest_step() {
    for (place, &technique) in ladder::PLAYER.iter().enumerate() {
        for index in 0..3 {
            let found =
                exercise(technique, ladder::PLAYER, 11, index, &CancelToken::NEVER).unwrap();
            assert_eq!(found.step.technique, technique);
            assert!(check(found.state.candidates(), std::slice::from_ref(&found.step)).is_ok());
            for &easier in &ladder::PLAYER[..place] {
                assert_eq!(
                    steps_of(easier, &found.state),
                    [],
                    "{technique}: {easier} goes before it"
                );
            }
            let Solved::Unique(solution) = solve(&found.puzzle) else { panic!("it is proper") };
            assert!(found.state.wrong_cells(&solution).is_empty());
            assert_eq!(
                exercise(technique, ladder::PLAYER, 11, index, &CancelToken::NEVER),
                Some(found)
            );
        }
    }
}

#[test]
fn exercises_differ_by_seed_and_index() {
    for technique in [Technique::HiddenQuad, Technique::XWing] {
        let puzzle = |seed, index| {
            exercise(technique, ladder::PLAYER, seed, index, &CancelToken::NEVER).unwrap().puzzle
        };
        assert_ne!(puzzle(1, 0), puzzle(1, 1));
        assert_ne!(puzzle(1, 0), puzzle(2, 0));
    }
}

#[test]
fn what_is_not_on_the_ladder_and_what_is_cancelled_is_no_exercise() {
    assert_eq!(exercise(Technique::XWing, ladder::S4, 1, 0, &CancelToken::NEVER), None);
    assert_eq!(exercise(Technique::XWing, ladder::PLAYER, 1, 0, &CancelToken::when(|| true)), None);
}
