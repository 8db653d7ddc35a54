//! Finds the number of solutions, the rank and the classes of puzzles, on all cores.

use crate::error::{DatasetError, Result};
use crate::ids::{ClassId, class_id};
use numpre::rating::Rater;
use numpre::{BatchEngine, CancelToken, Grid, Solved, Verdict};
use numpre_bulk::ordered;
use std::ops::ControlFlow;

/// The number of puzzles that a thread examines at once.
const PIECE: usize = 1024;

/// The facts about a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Examined {
    /// The number of solutions: one, none or several.
    pub(crate) verdict: Verdict,
    /// The solution, its class and the rank. `None` if there is not exactly one solution.
    pub(crate) proper: Option<Proper>,
    /// The class of the puzzle.
    pub(crate) class: ClassId,
}

/// The facts about a puzzle with exactly one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proper {
    pub(crate) solution: Grid,
    pub(crate) grid_class: ClassId,
    pub(crate) rank: u8,
}

/// Examines puzzles, and returns the results in the same order.
pub(crate) fn examine(
    puzzles: Vec<Grid>,
    threads: usize,
    cancel: &CancelToken,
) -> Result<Vec<Examined>> {
    let mut all = Vec::with_capacity(puzzles.len());
    let mut pieces = puzzles.into_iter();
    let for_workers = cancel.clone();
    let next = move |_| {
        let piece: Vec<Grid> = pieces.by_ref().take(PIECE).collect();
        (!piece.is_empty()).then_some(piece)
    };
    let worker = move || {
        let batch = BatchEngine::new().with_cancel(for_workers.clone());
        (batch, Rater::default().with_cancel(for_workers.clone()))
    };
    let work = |(batch, rater): &mut (BatchEngine, Rater), puzzles: Vec<Grid>| {
        let solved = batch.solve(&puzzles).ok()?;
        let ranks = rater.rank_many(&puzzles);
        let each = puzzles.iter().zip(solved).zip(ranks);
        Some(each.map(|((puzzle, solved), rank)| of(puzzle, solved, rank.ok())).collect::<Vec<_>>())
    };
    ordered(threads, cancel, next, worker, work, |piece| match piece {
        Some(piece) => {
            all.extend(piece);
            ControlFlow::Continue(())
        }
        None => ControlFlow::Break(()),
    });
    cancel.check().map_err(|_| DatasetError::Cancelled)?;
    Ok(all)
}

fn of(puzzle: &Grid, solved: Solved, rank: Option<numpre::Rank>) -> Examined {
    let (verdict, proper) = match (solved, rank) {
        (Solved::Unique(solution), Some(rank)) => {
            let grid_class = class_id(&solution);
            (Verdict::Unique, Some(Proper { solution, grid_class, rank: rank.into() }))
        }
        (Solved::Multiple(..), _) => (Verdict::Multiple, None),
        // A puzzle with one solution has no rank only if the work is cancelled. Then the caller
        // returns an error, so this verdict is not used.
        (Solved::None | Solved::Unique(_), _) => (Verdict::None, None),
    };
    Examined { verdict, proper, class: class_id(puzzle) }
}
