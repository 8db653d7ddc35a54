//! Long calls end early and report it when their token is cancelled.

use numpre::assess::{AssessError, Assessor};
use numpre::generate::{Request, StopReason};
use numpre::logic::{End, Reasoner, SolvingState};
use numpre::rating::{NoRank, Rater};
use numpre::{CancelToken, Grid, Puzzle, Rank};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A puzzle for which three levels of nesting take long.
const LOKI: &str =
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// Returns a token that is cancelled at this check, and the count of checks so far.
fn at_check(number: u32) -> (CancelToken, Arc<AtomicU32>) {
    let checks = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&checks);
    (CancelToken::when(move || counted.fetch_add(1, Relaxed) + 1 >= number), checks)
}

#[test]
fn the_hypothesis_ends_soon_after_it_is_cancelled() {
    let (token, checks) = at_check(50);
    let found = Rater::default().with_cancel(token).hypothesis(&grid(LOKI), 4);
    assert_eq!(found, Err(NoRank::Cancelled));
    // After the cancellation it only leaves the loops it is in. Without one it checks thousands of
    // times.
    let checks = checks.load(Relaxed);
    assert!(checks < 100, "{checks}");
    let (never, checks) = at_check(u32::MAX);
    assert!(Rater::default().with_cancel(never).hypothesis(&grid(LOKI), 4).is_ok());
    assert!(checks.load(Relaxed) > 1_000);

    let (never, _) = at_check(u32::MAX);
    let found = Rater::default().with_cancel(never).hypothesis(&grid(INKALA), 2);
    assert_eq!(found, Rater::default().hypothesis(&grid(INKALA), 2));
}

#[test]
fn an_explanation_ends_at_the_step_where_it_is_cancelled() {
    let state = SolvingState::from(&grid(INKALA));
    let (token, checks) = at_check(3);
    let explanation = Reasoner::default().with_cancel(token).explain(&state);
    assert_eq!((explanation.end, explanation.steps.len()), (End::Cancelled, 2));
    assert_eq!(checks.load(Relaxed), 3);
    let (never, _) = at_check(u32::MAX);
    let explanation = Reasoner::default().with_cancel(never).explain(&state);
    assert_eq!(explanation, Reasoner::default().explain(&state));
}

#[test]
fn an_assessor_ends_at_the_step_where_it_is_cancelled_and_says_what_is_improper() {
    let puzzle = Puzzle::of_givens(grid(INKALA));
    let cancelled = |number| {
        let (token, checks) = at_check(number);
        (Assessor::default().with_cancel(token), checks)
    };
    let (mut assessor, checks) = cancelled(3);
    assert_eq!(assessor.explain(&puzzle), Err(AssessError::Cancelled));
    assert_eq!(checks.load(Relaxed), 3);
    let explained = Assessor::default().explain(&puzzle);
    assert_eq!(cancelled(u32::MAX).0.explain(&puzzle), explained);
    let steps = explained.unwrap().1.steps.len() as u32;
    // The first number is within the steps, the second within the hardest moments, after the check
    // at the end of the steps.
    for number in [3, steps + 2] {
        let (mut assessor, checks) = cancelled(number);
        assert_eq!(assessor.work(&puzzle), Err(AssessError::Cancelled));
        assert_eq!(checks.load(Relaxed), number);
    }
    assert_eq!(cancelled(u32::MAX).0.work(&puzzle), Assessor::default().work(&puzzle));
    let empty = Puzzle::of_givens(Grid::EMPTY);
    assert!(matches!(cancelled(u32::MAX).0.work(&empty), Err(AssessError::NotProper(_))));
    assert!(matches!(cancelled(1).0.explain(&empty), Err(AssessError::NotProper(_))));
}

#[test]
fn ranks_of_many_end_between_two_parts() {
    let puzzles = vec![grid(INKALA); 5000];
    let (token, checks) = at_check(2);
    let ranks = Rater::default().with_cancel(token).rank_many(&puzzles);
    assert_eq!(checks.load(Relaxed), 2);
    let ranked = ranks.iter().take_while(|rank| **rank == Ok(Rank::EXTREME)).count();
    assert!((1..5000).contains(&ranked), "{ranked}");
    assert!(ranks[ranked..].iter().all(|rank| *rank == Err(NoRank::Cancelled)));
    let few = &puzzles[..9];
    let (never, _) = at_check(u32::MAX);
    let ranks = Rater::default().with_cancel(never).rank_many(few);
    assert_eq!(ranks, Rater::default().rank_many(few));
    let mut places = [Ok(Rank::EASY); 8];
    assert!(Rater::default().rank_many_into(few, &mut places).is_err());
    assert_eq!(places, [Ok(Rank::EASY); 8]);
}

#[test]
fn a_generator_gives_up_at_the_try_where_it_is_cancelled() {
    let request = || Request::default().rank(Rank::EXTREME).clues(17..=17);
    let (token, _) = at_check(11);
    let stopped = request().build().unwrap().with_cancel(token).generate(0).unwrap_err();
    assert_eq!((stopped.because, stopped.tries), (StopReason::Stopped, 10));
    let token = CancelToken::new();
    token.cancel();
    let mut generator = request().build().unwrap().with_cancel(token);
    let made = generator.generate_many(0..3, &mut |_| std::ops::ControlFlow::Continue(()));
    assert!(made.iter().all(|made| {
        made.as_ref().is_err_and(|stopped| stopped.because == StopReason::Stopped)
    }));
}
