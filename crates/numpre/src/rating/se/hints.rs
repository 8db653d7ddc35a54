//! The hints of Sudoku Explainer one by one, each with what it was found by.

use super::advanced::families;
use super::cases::Cases;
use super::chains::{Chains, FoundChain, Shape};
use super::effect::Hint;
use super::geometry::HOUSES;
use super::literal::{Cause, Literal};
use super::nested::in_reading_order;
use super::rater::{ClosureTechnique, Searches};
use super::score::SeRating;
use super::sheet::Sheet;
use super::technique::SeTechnique;
use crate::cancel::{CancelToken, Cancelled};
use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, Digit, Grid, House};

/// A hint, and what it was found by.
#[derive(Clone, Debug)]
pub(crate) struct SeHint {
    pub(crate) technique: SeTechnique,
    pub(crate) rating: SeRating,
    /// The cell that it fills, and the digit.
    pub(crate) placement: Option<(Cell, Digit)>,
    /// The candidates that it removes, in reading order, apart from those that the placement
    /// removes from the cell's peers.
    pub(crate) removals: Vec<(Cell, Digit)>,
    pub(crate) argument: SeArgument,
    /// The level of the techniques that may have removed candidates within the argument.
    pub(crate) level: u8,
}

/// The finding that a hint rests on.
#[derive(Clone, Debug)]
pub(crate) enum SeArgument {
    /// A pattern, which its effect determines.
    Pattern,
    /// Two or three cells whose combinations were tried.
    Aligned(CellSet),
    /// Statements that follow from each other in a line. The last one contradicts the first one, or
    /// is the first one again.
    Chain {
        statements: Vec<Statement>,
        /// True if the last statement is the first one.
        is_cycle: bool,
    },
    /// Statements from each of several assumptions, one of which holds, to the same result.
    Cases(Vec<Vec<Statement>>),
    /// Statements from an assumption to a contradiction.
    Contradiction(Vec<Statement>),
}

/// That a cell is a digit, or that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Statement {
    pub(crate) cell: Cell,
    pub(crate) digit: Digit,
    pub(crate) is_true: bool,
    /// The house in which it follows from other statements; `None` if it follows in its cell, if a
    /// technique removed the candidate, or if it is assumed.
    pub(crate) house: Option<House>,
    /// True if a technique removed the candidate, or if it is assumed.
    pub(crate) is_start: bool,
}

impl Statement {
    fn of(literal: Literal, cause: Cause) -> Statement {
        let cell = literal.cell();
        let house = match cause {
            Cause::House(kind) => Some(house_of(HOUSES[cell][usize::from(kind)])),
            Cause::Cell | Cause::None => None,
        };
        Statement {
            cell: cell_of(cell),
            digit: digit_of(literal.digit()),
            is_true: literal.is_on(),
            house,
            is_start: cause == Cause::None,
        }
    }
}

/// Searches the hints of Sudoku Explainer on the boards of one puzzle.
pub(crate) struct SeHints {
    searches: Searches,
    cancel: CancelToken,
}

impl SeHints {
    /// Creates the search for a puzzle.
    pub(crate) fn new(cancel: CancelToken) -> SeHints {
        let mut searches = Searches::new();
        searches.begin();
        searches.set_cancel(&cancel);
        SeHints { searches, cancel }
    }

    /// Returns the hint that Sudoku Explainer gives on a board; `None` if it has none.
    ///
    /// # Errors
    /// [`Cancelled`] if the token was cancelled meanwhile.
    pub(crate) fn next(
        &mut self,
        placed: &Grid,
        candidates: &Candidates,
    ) -> Result<Option<SeHint>, Cancelled> {
        self.cancel.check()?;
        let sheet = Sheet::of(placed, candidates);
        let Some((technique, hint)) = self.searches.next(&sheet)? else { return Ok(None) };
        let argument = match technique {
            SeTechnique::AlignedPairExclusion | SeTechnique::AlignedTripleExclusion => {
                let cells = self.searches.aligned.found();
                SeArgument::Aligned(cells.iter().map(|&cell| cell_of(usize::from(cell))).collect())
            }
            SeTechnique::ForcingChainOrCycle => chain(self.searches.chains.found()),
            _ if ClosureTechnique::of(technique).is_some() => {
                cases(&mut self.searches.cases, false)
            }
            _ => SeArgument::Pattern,
        };
        let level = ClosureTechnique::of(technique).map_or(0, |it| it.producer.level());
        Ok(Some(hint_of(technique, &hint, argument, level)))
    }

    /// Returns what the hint from closures found last was found by, with the statements that it
    /// does not need.
    pub(crate) fn whole_argument(&mut self) -> SeArgument {
        cases(&mut self.searches.cases, true)
    }
}

/// Returns the hint from a chain by which Sudoku Explainer removes a candidate within a closure of
/// this level. `placed` are the digits outside of the closure. With `whole`, its argument has the
/// statements that it does not need, too.
pub(crate) fn nested_hint(
    placed: &Grid,
    candidates: &Candidates,
    level: u8,
    removed: (Cell, Digit),
    whole: bool,
) -> Option<SeHint> {
    let sheet = Sheet::of(placed, candidates);
    let wanted = Some((removed.0.index(), removed.1.index()));
    families(level).iter().find_map(|&family| match family {
        None => {
            let mut chains = Chains::new();
            let hint = chains.best_removing(&sheet, wanted)?;
            let argument = chain(chains.found());
            Some(hint_of(SeTechnique::ForcingChainOrCycle, &hint, argument, 0))
        }
        Some(producer) => {
            let mut searched = Cases::new(&sheet);
            let hint = searched.best_removing(&sheet, producer, wanted).ok()??;
            let argument = cases(&mut searched, whole);
            Some(hint_of(ClosureTechnique::by(producer), &hint, argument, producer.level()))
        }
    })
}

fn hint_of(technique: SeTechnique, hint: &Hint, argument: SeArgument, level: u8) -> SeHint {
    let removals = in_reading_order(hint.effect.removals());
    SeHint {
        technique,
        rating: SeRating::of(hint.rating),
        placement: hint
            .effect
            .placement()
            .map(|(cell, digit)| (cell_of(usize::from(cell)), digit_of(usize::from(digit)))),
        removals: removals.map(|(cell, digit)| (cell_of(cell), digit_of(digit))).collect(),
        argument,
        level,
    }
}

fn chain(found: &FoundChain) -> SeArgument {
    let links = found.links.iter().rev();
    SeArgument::Chain {
        statements: links.map(|link| Statement::of(link.literal, link.cause)).collect(),
        is_cycle: found.shape == Shape::Cycle,
    }
}

fn cases(cases: &mut Cases<super::advanced::Techniques>, whole: bool) -> SeArgument {
    let (lists, is_contradiction) = cases.found(whole);
    let statements = |list: Vec<(Literal, Cause)>| {
        list.into_iter().map(|(literal, cause)| Statement::of(literal, cause)).collect()
    };
    let mut lists = lists.into_iter().map(statements);
    match is_contradiction {
        true => SeArgument::Contradiction(lists.next().unwrap_or_default()),
        false => SeArgument::Cases(lists.collect()),
    }
}

fn cell_of(index: usize) -> Cell {
    Cell::from_index(index).expect("a cell has a number below 81")
}

fn digit_of(index: usize) -> Digit {
    Digit::from_index(index).expect("a digit has a number below 9")
}

fn house_of(number: u8) -> House {
    let index = usize::from(number % 9);
    match number / 9 {
        0 => House::block(index),
        1 => House::row(index),
        _ => House::column(index),
    }
}
