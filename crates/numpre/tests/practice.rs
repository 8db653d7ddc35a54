//! Checks exercises with the ladder, the judge and the search.

use numpre::logic::{Technique, ladder, steps_of};
use numpre::practice::{NoExercise, Practice};
use numpre::proof::check;
use numpre::{CancelToken, Solved, solve};

#[test]
fn every_technique_has_exercises_in_which_it_is_the_easiest_step() {
    for (place, &technique) in ladder::PLAYER.iter().enumerate() {
        for index in 0..3 {
            let found = Practice::new(ladder::PLAYER, 11).exercise(technique, index).unwrap();
            assert_eq!(found.step.technique, technique);
            assert!(check(&found.state.puzzle(), std::slice::from_ref(&found.step)).is_ok());
            for &easier in &ladder::PLAYER[..place] {
                assert_eq!(
                    steps_of(easier, &found.state),
                    [],
                    "{technique}: {easier} goes before it"
                );
            }
            let Solved::Unique(solution) = solve(&found.puzzle) else { panic!("it is proper") };
            assert!(found.state.wrong_cells(&solution).is_empty());
            // The second search takes as long as the first, so once per technique is enough.
            if index == 0 {
                let again = Practice::new(ladder::PLAYER, 11).exercise(technique, index);
                assert_eq!(again, Ok(found));
            }
        }
    }
}

/// The kept puzzles of a technique have an exercise each, whatever other techniques come before it.
#[test]
fn every_kept_puzzle_needs_its_technique() {
    use Technique::{
        AvoidableRectangle1, AvoidableRectangle2, Bug2, Bug3, Bug4, DeathBlossom, FinnedJellyfish,
        ForcingChain, FrankenFish, HiddenQuad, Jellyfish, KrakenFish, LockedTriple, MutantFish,
        Negation, RemotePair, SashimiJellyfish, SkLoop, Trial, UniqueLoop, UniqueRectangle5,
    };
    let of_lines = [HiddenQuad, Jellyfish, FinnedJellyfish, SashimiJellyfish, RemotePair];
    let of_rectangles = [UniqueRectangle5, AvoidableRectangle1, AvoidableRectangle2, UniqueLoop];
    let of_houses = [FrankenFish, MutantFish, LockedTriple, DeathBlossom, SkLoop];
    let others = [Bug2, Bug3, Bug4, ForcingChain, KrakenFish, Negation, Trial];
    let all = of_lines.into_iter().chain(of_rectangles).chain(of_houses).chain(others);
    for technique in all {
        for index in 0..16 {
            let found = Practice::new(ladder::PLAYER, 3).exercise(technique, index);
            assert!(found.is_ok(), "{technique}, exercise {index}");
        }
    }
}

#[test]
fn exercises_differ_by_seed_and_index() {
    for technique in [Technique::HiddenQuad, Technique::XWing] {
        let puzzle = |seed, index| {
            Practice::new(ladder::PLAYER, seed).exercise(technique, index).unwrap().puzzle
        };
        assert_ne!(puzzle(1, 0), puzzle(1, 1));
        assert_ne!(puzzle(1, 0), puzzle(2, 0));
    }
}

#[test]
fn a_technique_off_the_ladder_and_a_cancelled_search_give_no_exercise() {
    let exercise = |practice: Practice<'_>| practice.exercise(Technique::XWing, 0);
    assert_eq!(exercise(Practice::new(ladder::S4, 1)), Err(NoExercise::NotOnLadder));
    let cancelled = Practice::new(ladder::PLAYER, 1).with_cancel(CancelToken::when(|| true));
    assert_eq!(exercise(cancelled), Err(NoExercise::Cancelled));
}
