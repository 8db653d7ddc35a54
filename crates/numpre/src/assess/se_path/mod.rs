//! The way on which Sudoku Explainer 1.2.1 solves a puzzle, as steps that can be checked.
//!
//! The rating knows which hint comes next and what it was found by. Here each hint becomes one step
//! or more, with evidence that the [proof check](crate::proof) accepts:
//!
//! | hint | step |
//! |---|---|
//! | single, pattern | the technique of the catalogue that changes the same |
//! | direct hint | negation: without the digit, the pattern leaves a house no place for it |
//! | aligned exclusion | trial: each combination with the candidate is impossible |
//! | forcing chain, cycle | chain |
//! | multiple forcing chains | cases |
//! | Nishio, dynamic and nested chains | negation or trial; with cases, further trials inside |
//!
//! | file | contents |
//! |---|---|
//! | this one | the loop over the hints |
//! | `pattern` | singles, patterns and direct hints |
//! | `aligned` | aligned pairs and triples |
//! | `chain` | chains, cycles and static cases |
//! | `closure` | lines of reasoning from closures |

mod aligned;
mod chain;
mod closure;
mod pattern;

use super::{AssessError, Assessor};
use crate::cancel::CancelToken;
use crate::logic::{End, Explanation, SolvingState, Step, refute};
use crate::proof::{Fault, Unsound, check_unlimited};
use crate::rating::{SeArgument, SeHint, SeHints, SeRating, SeTechnique};
use crate::state::Puzzle;
use crate::vocabulary::{Cell, Digit};

/// A hint of Sudoku Explainer, as steps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeStep {
    /// The technique by which Sudoku Explainer found it.
    pub technique: SeTechnique,
    /// Its rating.
    pub rating: SeRating,
    /// Its steps: one, or for aligned exclusion one for each candidate that it removes.
    pub steps: Vec<Step>,
    /// `true` if the steps use what Sudoku Explainer found; `false` if they prove the same in
    /// another way.
    pub is_own: bool,
}

/// The hints with which Sudoku Explainer solves a puzzle, in order.
///
/// ```
/// use numpre::{Puzzle, assess::SePath};
///
/// let text = "..............1..2.34....5........6.......34.7.5..2.......3....1.......82..96....";
/// let path = SePath::of(&Puzzle::of_givens(text.parse()?))?;
/// assert_eq!(path.hints[0].rating.to_string(), "1.2");
/// assert_eq!(path.hardest().unwrap().technique.slug(), "direct-locked-candidates");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SePath {
    /// The hints.
    pub hints: Vec<SeStep>,
    /// How they end.
    pub end: End,
}

impl SePath {
    /// Returns the hints for a proper puzzle. For a half-solved board, or for candidates, they are
    /// those of the remaining solution path.
    ///
    /// # Errors
    /// [`AssessError`] with the status of the puzzle if it is not proper.
    pub fn of(puzzle: &Puzzle) -> Result<SePath, AssessError> {
        SePath::with_cancel(puzzle, CancelToken::NEVER)
    }

    /// Returns the same, unless the token is cancelled meanwhile. It is checked often.
    ///
    /// # Errors
    /// As [`of`](SePath::of); and [`AssessError::Cancelled`].
    pub fn with_cancel(puzzle: &Puzzle, cancel: CancelToken) -> Result<SePath, AssessError> {
        let mut state = Assessor::default().state_of(puzzle)?;
        let mut search = SeHints::new(cancel);
        let mut hints = Vec::new();
        while !state.is_solved() {
            let placed = state.puzzle().grid();
            let hint = search.next(&placed, state.candidates());
            let Some(hint) = hint.map_err(|_| AssessError::Cancelled)? else {
                return Ok(SePath { hints, end: End::Stuck });
            };
            let own = steps_of(&state, &hint, &mut search);
            let (steps, is_own) =
                match own.filter(|steps| check_unlimited(&state.puzzle(), steps).is_ok()) {
                    Some(steps) => (steps, true),
                    None => (proved_otherwise(&state, &hint), false),
                };
            steps.iter().for_each(|step| state.apply(step));
            hints.push(SeStep { technique: hint.technique, rating: hint.rating, steps, is_own });
        }
        Ok(SePath { hints, end: End::Solved })
    }

    /// Returns the hint with the highest rating, the first of equal ones; `None` without hints.
    /// Its rating is the ER of the puzzle, if the hints lead to the solution.
    pub fn hardest(&self) -> Option<&SeStep> {
        self.hints.iter().rev().max_by_key(|hint| hint.rating)
    }

    /// Replays the steps of all hints, and checks that they lead to the solution if they end there.
    ///
    /// # Errors
    /// [`Unsound`], as in [`check_unlimited`].
    pub fn check(&self, puzzle: &Puzzle) -> Result<(), Unsound> {
        let left = check_unlimited(puzzle, &self.explanation().steps)?;
        match self.end {
            End::Solved if !left.singles().is_full() => {
                Err(Unsound { path: Vec::new(), fault: Fault::NotSolved })
            }
            _ => Ok(()),
        }
    }

    /// Returns the steps of all hints, and how they end.
    pub fn explanation(&self) -> Explanation {
        let steps = self.hints.iter().flat_map(|hint| hint.steps.iter().cloned());
        Explanation { steps: steps.collect(), end: self.end.clone() }
    }
}

/// Returns the steps of a hint; `None` if it changes something that its evidence does not prove.
fn steps_of(state: &SolvingState, hint: &SeHint, search: &mut SeHints) -> Option<Vec<Step>> {
    match &hint.argument {
        SeArgument::Pattern => pattern::step(state, hint).map(|step| vec![step]),
        SeArgument::Aligned(cells) => aligned::steps(state, hint, *cells),
        SeArgument::Chain { statements, is_cycle } => {
            let step = chain::chain(state, statements, *is_cycle)?;
            pattern::restricted(step, hint).map(|step| vec![step])
        }
        SeArgument::Cases(branches) if hint.technique == SeTechnique::MultipleForcingChains => {
            chain::cases(state, hint, branches).map(|step| vec![step])
        }
        argument => {
            let step = closure::step(state, hint, argument).or_else(|| {
                let whole = search.whole_argument();
                closure::step(state, hint, &whole)
            });
            step.map(|step| vec![step])
        }
    }
}

/// Returns steps that change the same as a hint, by lines of reasoning of their own.
fn proved_otherwise(state: &SolvingState, hint: &SeHint) -> Vec<Step> {
    let mut state = state.clone();
    let mut steps = Vec::new();
    let others = |(cell, digit): (Cell, Digit)| {
        let others = state.digits(cell).iter().filter(move |other| *other != digit);
        others.map(move |other| (cell, other)).collect::<Vec<_>>()
    };
    let removals = hint.placement.map_or_else(|| hint.removals.clone(), others);
    for (cell, digit) in removals {
        if let Some(step) = refute(&state, cell, digit) {
            state.apply(&step);
            steps.push(step);
        }
    }
    if let Some((cell, digit)) = hint.placement {
        steps.push(pattern::naked_single(&state, cell, digit));
    }
    steps
}
