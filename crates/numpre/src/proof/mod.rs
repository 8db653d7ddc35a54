//! An independent proof check for explanations. It replays every step against the rules of Sudoku.
//!
//! It shares only the vocabulary and the type [`Step`] with [`logic`](crate::logic). Its board, its
//! houses and the conditions of the techniques are written a second time, from the rules. So an
//! error in a technique passes only if the same error was made here.
//!
//! | file | contents |
//! |---|---|
//! | `sheet` | the candidates, placed and removed by row, column and block numbers |
//! | `allowed` | the techniques that a line of reasoning may use |
//! | `rules` | one rule for each technique: does its evidence justify its changes? |
//! | `fault` | the errors that the check finds |

mod allowed;
mod fault;
mod rules;
mod sheet;

pub use fault::{Fault, Unsound};

use crate::logic::{End, Explanation, Step};
use crate::state::{Candidates, Puzzle};
use allowed::Allowed;
use sheet::Sheet;

/// Replays steps from a puzzle, with its placed digits and candidates. Returns the candidates after
/// the last step. A step that needs a puzzle with one solution depends on the givens.
///
/// # Errors
/// [`Unsound`] names the first step that the rules do not justify, and the reason. The step may be
/// within the line of reasoning of another.
///
/// ```
/// use numpre::{Grid, Puzzle, logic::explain, proof::check};
///
/// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut steps = explain(&puzzle).steps;
/// let puzzle = Puzzle::of_givens(puzzle);
/// assert!(check(&puzzle, &steps).unwrap().singles().is_full());
///
/// // Without its first step the rest does not hold.
/// steps.remove(0);
/// assert!(check(&puzzle, &steps).is_err());
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn check(start: &Puzzle, steps: &[Step]) -> Result<Candidates, Unsound> {
    replayed(start, steps, Allowed::Everything).map(|sheet| sheet.candidates())
}

/// Replays steps as [`check`] does, but allows any technique in the lines of reasoning inside of
/// negations and trials, as the steps of a [`SePath`](crate::assess::SePath) need. S4 allows only
/// Sbit … X(4) there, and trials in trials.
///
/// # Errors
/// [`Unsound`], as in [`check`].
pub fn check_unlimited(start: &Puzzle, steps: &[Step]) -> Result<Candidates, Unsound> {
    replayed(start, steps, Allowed::Unlimited).map(|sheet| sheet.candidates())
}

/// Replays a whole explanation, and checks its end. If the explanation claims to be solved, every
/// cell must have one digit, and no house the same digit twice. If it claims a contradiction, that
/// contradiction must hold. If it claims to be stuck, that is not checked.
///
/// # Errors
/// [`Unsound`], as in [`check`]. Its path is empty if the end does not hold.
pub fn check_explanation(start: &Puzzle, explanation: &Explanation) -> Result<(), Unsound> {
    let sheet = replayed(start, &explanation.steps, Allowed::Everything)?;
    let fault = match &explanation.end {
        End::Solved if !sheet.is_solved() => Some(Fault::NotSolved),
        End::Contradiction(contradiction) if !rules::contradicts(&sheet, contradiction) => {
            Some(Fault::NoContradiction)
        }
        _ => None,
    };
    fault.map_or(Ok(()), |fault| Err(Unsound { path: Vec::new(), fault }))
}

/// Replays steps from a puzzle. Returns the sheet after the last step.
fn replayed(start: &Puzzle, steps: &[Step], allowed: Allowed) -> Result<Sheet, Unsound> {
    let mut sheet = Sheet::of(start);
    rules::replay(&mut sheet, steps, allowed)?;
    Ok(sheet)
}
