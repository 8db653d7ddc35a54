//! Long calls end early where they are cancelled, and say so.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in what they call.

use numpre::assess::Assessor;
use numpre::logic::{Reasoner, SolvingState};
use numpre::rating::Rater;
use numpre::{CancelToken, Cancelled, Grid, Puzzle};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Nested three deep it takes long.
const LOKI: &str =
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// A token that is cancelled at this look, and how often it was looked at.
fn at_look(number: u32, looks: &AtomicU32) -> CancelToken<'_> {
    CancelToken::when(move || looks.fetch_add(1, Relaxed) + 1 >= number)
}

#[test]
fn the_experiment_ends_soon_after_it_is_cancelled() {
    let looks = AtomicU32::new(0);
    let found = Rater::default().hypothesis_until(&grid(LOKI), 4, &at_look(50, &looks));
    assert_eq!(found, Err(Cancelled));
    // From then on it only walks back through the loops it is in; uncancelled it looks thousands of
    // times.
    let looks = looks.into_inner();
    assert!(looks < 100, "{looks}");
    let uncancelled = AtomicU32::new(0);
    assert!(
        Rater::default().hypothesis_until(&grid(LOKI), 4, &at_look(u32::MAX, &uncancelled)).is_ok()
    );
    assert!(uncancelled.into_inner() > 1_000);

    let mut rater = Rater::default();
    let inkala = grid(INKALA);
    assert_eq!(
        rater.hypothesis_until(&inkala, 2, &CancelToken::NEVER),
        Ok(rater.hypothesis(&inkala, 2))
    );
}

#[test]
fn an_explanation_ends_at_the_step_where_it_is_cancelled() {
    let (looks, state) = (AtomicU32::new(0), SolvingState::from(&grid(INKALA)));
    let reasoner = Reasoner::default();
    assert_eq!(reasoner.explain_until(&state, &at_look(3, &looks)), Err(Cancelled));
    assert_eq!(looks.load(Relaxed), 3);
    assert_eq!(reasoner.explain_until(&state, &CancelToken::NEVER), Ok(reasoner.explain(&state)));
}

#[test]
fn an_assessor_ends_at_the_step_where_it_is_cancelled_and_tells_what_is_improper() {
    let (looks, mut assessor) = (AtomicU32::new(0), Assessor::default());
    let puzzle = Puzzle::of_givens(grid(INKALA));
    assert_eq!(assessor.explain_until(&puzzle, &at_look(3, &looks)), Err(Cancelled));
    assert_eq!(looks.load(Relaxed), 3);
    assert_eq!(assessor.explain_until(&puzzle, &CancelToken::NEVER), Ok(assessor.explain(&puzzle)));
    let steps = assessor.explain(&puzzle).unwrap().1.steps.len() as u32;
    // Its steps first, the end asked for once more, then its hardest moments.
    for number in [3, steps + 2] {
        let looks = AtomicU32::new(0);
        assert_eq!(assessor.work_until(&puzzle, &at_look(number, &looks)), Err(Cancelled));
        assert_eq!(looks.load(Relaxed), number);
    }
    assert_eq!(assessor.work_until(&puzzle, &CancelToken::NEVER), Ok(assessor.work(&puzzle)));
    let empty = Puzzle::of_givens(Grid::EMPTY);
    assert!(matches!(assessor.work_until(&empty, &CancelToken::NEVER), Ok(Err(_))));
    assert!(matches!(assessor.explain_until(&empty, &at_look(1, &looks)), Ok(Err(_))));
}

#[test]
fn ranks_of_many_end_between_two_parts() {
    let puzzles = vec![grid(INKALA); 5000];
    let looks = AtomicU32::new(0);
    assert_eq!(Rater::default().rank_many_until(&puzzles, &at_look(2, &looks)), Err(Cancelled));
    assert_eq!(looks.load(Relaxed), 2);
    let few = &puzzles[..9];
    assert_eq!(
        Rater::default().rank_many_until(few, &CancelToken::NEVER),
        Ok(Rater::default().rank_many(few))
    );
    let mut places = [Ok(numpre::Rank::EASY); 8];
    assert!(Rater::default().rank_many_into(few, &mut places).is_err());
    assert_eq!(places, [Ok(numpre::Rank::EASY); 8]);
}
