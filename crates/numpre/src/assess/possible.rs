//! The effect of each digit in each blank on the number of solutions, and the givens that can be
//! left out: for setters, who need both after every change.

use crate::cancel::Cancelled;
use crate::search::{BatchEngine, EngineKind, Limits, Verdict};
use crate::state::{Candidates, Puzzle};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid};

/// The digits of each cell, by the number of solutions that contain them there. A digit in neither
/// field is in no solution. A cell that holds a digit has only that one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Possible {
    /// The digits with which there is exactly one solution.
    pub one: Candidates,
    /// The digits with which there are multiple solutions.
    pub multiple: Candidates,
}

/// Returns how many solutions each digit of each cell leads to. All puzzles whose number of
/// solutions is not known already are solved in one batch.
///
/// ```
/// use numpre::{BatchEngine, Digit, Puzzle, assess::possible};
///
/// let two = "534678912672195348198342567..9761423..6853791713924856961537284287419635345286179".parse()?;
/// let found = possible(&mut BatchEngine::new(), &Puzzle::of_givens(two))?;
/// let cell = "r4c1".parse().unwrap();
/// assert!(found.one[cell].contains(Digit::new(8).unwrap()));
/// assert_eq!(found.multiple[cell].len(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Cancelled`] if the engine's token was cancelled.
pub fn possible(engine: &mut BatchEngine, puzzle: &Puzzle) -> Result<Possible, Cancelled> {
    let mut found = Possible { one: Candidates::NONE, multiple: Candidates::NONE };
    let all = puzzle.unreduced_candidates();
    let outcome = EngineKind::default().build().search_candidates(&all, Limits::default());
    let (Some(first), second) = (outcome.first, outcome.second) else { return Ok(found) };
    let Some(second) = second else {
        first.filled().for_each(|(cell, digit)| found.one[cell].insert(digit));
        return Ok(found);
    };
    let grid = puzzle.grid();
    let left = removed(&all, &grid);
    let mut asked: Vec<(Cell, Digit)> = Vec::new();
    for (cell, digits) in left.iter() {
        match digits.single() {
            // It is the only digit left, so every solution has it.
            Some(digit) => found.multiple[cell].insert(digit),
            None => asked.extend(digits.iter().map(|digit| (cell, digit))),
        }
    }
    let is_known =
        |cell: Cell, digit: Digit| [first, second].iter().all(|grid| grid.get(cell) == Some(digit));
    asked.retain(|&(cell, digit)| {
        if is_known(cell, digit) {
            found.multiple[cell].insert(digit);
        }
        !is_known(cell, digit)
    });
    let states: Vec<Candidates> =
        asked.iter().map(|&(cell, digit)| with(&left, cell, digit)).collect();
    for ((cell, digit), verdict) in asked.into_iter().zip(engine.candidate_verdicts(&states)?) {
        match verdict {
            Verdict::Unique => found.one[cell].insert(digit),
            Verdict::Multiple => found.multiple[cell].insert(digit),
            Verdict::None => {}
            Verdict::Unknown => unreachable!("a batch that is not cancelled knows every verdict"),
        }
    }
    Ok(found)
}

/// Returns the givens that are not needed: each of them could be left out on its own, and there
/// would still be exactly one solution. Returns the empty set if the puzzle does not have exactly
/// one.
///
/// ```
/// use numpre::{BatchEngine, assess::not_needed};
///
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert!(!not_needed(&mut BatchEngine::new(), &puzzle)?.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Cancelled`] if the engine's token was cancelled.
pub fn not_needed(engine: &mut BatchEngine, givens: &Grid) -> Result<CellSet, Cancelled> {
    let without = |cell: Cell| givens.only((!givens.blanks()).without(cell));
    let cells: Vec<Cell> = (!givens.blanks()).iter().collect();
    let puzzles: Vec<Grid> =
        std::iter::once(*givens).chain(cells.iter().map(|&cell| without(cell))).collect();
    let verdicts = engine.verdicts(&puzzles)?;
    Ok(match verdicts.split_first() {
        Some((Verdict::Unique, rest)) => cells
            .into_iter()
            .zip(rest)
            .filter(|(_, verdict)| **verdict == Verdict::Unique)
            .map(|(cell, _)| cell)
            .collect(),
        _ => CellSet::EMPTY,
    })
}

/// Returns a puzzle with the same solution whose givens are all needed. It leaves out givens one
/// after another as long as exactly one solution remains. A puzzle that does not have exactly one
/// solution is returned unchanged.
///
/// A given that is needed stays needed when others are left out, so each is tried only once. The
/// order of the tries is fixed, with steps of 50 among the 81 cells (0, 50, 19, 69, …), so that no
/// corner of the board is emptied first.
///
/// ```
/// use numpre::{BatchEngine, assess::{minimal, not_needed}};
///
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let minimal = minimal(&mut BatchEngine::new(), &puzzle)?;
/// assert!(minimal.filled().count() < puzzle.filled().count());
/// assert!(not_needed(&mut BatchEngine::new(), &minimal)?.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Cancelled`] if the engine's token was cancelled.
pub fn minimal(engine: &mut BatchEngine, givens: &Grid) -> Result<Grid, Cancelled> {
    const STEP: usize = 50;
    let spare = not_needed(engine, givens)?;
    let mut left = *givens;
    let tries = Cell::all()
        .map(|cell| Cell::ALL[cell.index() * STEP % 81])
        .filter(|&cell| spare.contains(cell));
    for cell in tries {
        let mut without = left;
        without.set(cell, None);
        if engine.verdicts(&[without])?.first() == Some(&Verdict::Unique) {
            left = without;
        }
    }
    Ok(left)
}

/// Returns the candidates without those that the digits on the board remove from their peers.
fn removed(all: &Candidates, grid: &Grid) -> Candidates {
    let mut left = *all;
    for (cell, digit) in grid.filled() {
        left.remove_from_peers(cell, digit);
    }
    left
}

fn with(candidates: &Candidates, cell: Cell, digit: Digit) -> Candidates {
    let mut assumed = *candidates;
    assumed[cell] = DigitSet::of(digit);
    assumed
}
