//! Search that branches at the cell with the fewest candidates (S4.2, "A1").

use super::engine::Engine;
use super::outcome::{Limits, Outcome};
use super::tally::Tally;
use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, DigitSet};

/// Search algorithm A1 of S4. It scans all unconfirmed cells for the one with the fewest
/// candidates:
///
/// - no unconfirmed cell: the board is a solution;
/// - no candidate: a dead end;
/// - one candidate: the cell is confirmed (確定処理);
/// - more candidates: each is tried in turn.
///
/// It counts a call for every scan, including the scans that find a solution.
///
/// ```
/// use numpre::{Engine, Grid, Limits, search::Fewest};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let outcome = Fewest.search(&puzzle, Limits::default());
/// assert_eq!((outcome.count, outcome.second), (1, None));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Fewest;

impl Engine for Fewest {
    fn search_candidates(&mut self, candidates: &Candidates, limits: Limits<'_>) -> Outcome {
        let mut tally = Tally::new(limits);
        scan(candidates, CellSet::ALL, &mut tally);
        tally.close()
    }
}

/// Makes one call of A1: steps (1) to (3).
fn scan(state: &Candidates, unconfirmed: CellSet, tally: &mut Tally<'_>) {
    if !tally.call() {
        return;
    }
    let Some((cell, digits)) = fewest(state, unconfirmed) else {
        return tally.found(|| state.singles());
    };
    for digit in digits.iter() {
        let mut next = *state;
        next[cell] = DigitSet::of(digit);
        next.remove_from_peers(cell, digit);
        scan(&next, unconfirmed.without(cell), tally);
        if tally.is_over() {
            return;
        }
    }
}

/// Returns the first unconfirmed cell with the fewest candidates, and these; `None` if all cells
/// are confirmed.
fn fewest(state: &Candidates, unconfirmed: CellSet) -> Option<(Cell, DigitSet)> {
    let mut best: Option<(Cell, DigitSet)> = None;
    for cell in unconfirmed.iter() {
        let digits = state[cell];
        if best.is_none_or(|(_, fewest)| digits.len() < fewest.len()) {
            best = Some((cell, digits));
            if digits.len() <= 1 {
                break;
            }
        }
    }
    best
}
