//! Proof: an independent judge of explanations. It replays steps against the rules alone.
//!
//! It shares the vocabulary and the shape of [`Step`] with [`logic`](crate::logic), and nothing
//! else: its sheet, its houses, its conditions are written a second time, from the rules, so that
//! an error would have to be made twice to pass.
//!
//! | file | what it does |
//! |---|---|
//! | `sheet` | the candidates, placed and removed by row, column and block numbers |
//! | `rules` | one condition for each technique: does what the step looks at justify what it does? |
//! | `fault` | what can be wrong with a step |

mod fault;
mod rules;
mod sheet;

pub use fault::{Fault, Unsound};

use crate::logic::{End, Explanation, Step};
use crate::state::Candidates;
use sheet::Sheet;

/// Replays steps from these candidates; the candidates they end in.
///
/// # Errors
/// [`Unsound`]: the first step that the rules do not justify, inside of a line of reasoning too,
/// and why.
///
/// ```
/// use numpre::{Candidates, Grid, logic::explain, proof::check};
///
/// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let initial = Candidates::pencil_marks(&puzzle);
/// let mut steps = explain(&puzzle).steps;
/// assert!(check(&initial, &steps).unwrap().singles().is_full());
///
/// // Without its first step the rest does not hold.
/// steps.remove(0);
/// assert!(check(&initial, &steps).is_err());
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn check(start: &Candidates, steps: &[Step]) -> Result<Candidates, Unsound> {
    replayed(start, steps).map(|sheet| sheet.candidates())
}

/// Replays a whole explanation, its end included: where it says solved, all cells hold one digit
/// and no house holds one twice; where it says contradiction, that is so. That a stuck one could
/// not go on is not judged.
///
/// # Errors
/// [`Unsound`], as [`check`]; with the path empty where it is the end that does not hold.
pub fn check_explanation(start: &Candidates, explanation: &Explanation) -> Result<(), Unsound> {
    let sheet = replayed(start, &explanation.steps)?;
    let fault = match &explanation.end {
        End::Solved if !sheet.is_solved() => Some(Fault::NotSolved),
        End::Contradiction(contradiction) if !rules::contradicts(&sheet, contradiction) => {
            Some(Fault::NoContradiction)
        }
        _ => None,
    };
    fault.map_or(Ok(()), |fault| Err(Unsound { path: Vec::new(), fault }))
}

fn replayed(start: &Candidates, steps: &[Step]) -> Result<Sheet, Unsound> {
    let mut sheet = Sheet::of(start);
    rules::replay(&mut sheet, steps, rules::Allowed::Everything)?;
    Ok(sheet)
}
