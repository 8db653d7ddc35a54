//! Chains, cycles and static cases: statements that follow from each other in a line.
//!
//! ```text
//!   statements   r1c1=5 → r1c9≠5 → r9c9=5 → r9c1≠5 → r5c1=5 → r1c1≠5
//!   chain                 r1c9=5 ─── r9c9=5 ··· r9c1=5 ─── r5c1=5       ─── strong, ··· weak
//! ```
//! One end of the chain is true, and r1c1 sees both.

use crate::logic::{
    Because, Branch, CasesPattern, Evidence, Link, Marks, Node, SolvingState, Split, Step,
    Strength, name_of, premises,
};
use crate::rating::{SeHint, Statement};
use crate::vocabulary::{CellSet, Digit, DigitSet, House};

/// Returns the step of a chain. It removes all that conflicts with both sides.
pub(super) fn chain(
    state: &SolvingState,
    statements: &[Statement],
    is_cycle: bool,
) -> Option<Step> {
    let (first, last) = (statements.first()?, statements.last()?);
    // A chain begins and ends with a strong link, a cycle begins with one.
    let inner = match (is_cycle, first.is_true) {
        (true, _) => {
            // The links from the second statement on, and at the end the one from the first.
            let mut links = links(&statements[1..]);
            links.extend(self::links(&statements[..2]));
            links
        }
        (false, true) => links(&statements[1..statements.len() - 1]),
        (false, false) => links(statements),
    };
    let evidence = Evidence::Chain { links: inner.clone(), is_loop: is_cycle };
    let technique = name_of(&evidence)?;
    let rests_on = premises(&inner);
    if !is_cycle && last.is_true {
        return Some(Step::placing(technique, evidence, last.cell, last.digit, rests_on));
    }
    let removed = match is_cycle {
        true => removed_by_cycle(state, statements),
        false => Marks::of(CellSet::of(last.cell), DigitSet::of(last.digit)),
    };
    Some(Step::removing(technique, evidence, removed, rests_on))
}

/// Returns the candidates outside of the cells of a cycle that see a true and a false one of their
/// digit.
fn removed_by_cycle(state: &SolvingState, statements: &[Statement]) -> Marks {
    let cells: CellSet = statements.iter().map(|it| it.cell).collect();
    let seen = |digit: Digit, is_true: bool| {
        let of = statements.iter().filter(|it| it.digit == digit && it.is_true == is_true);
        of.fold(CellSet::EMPTY, |all, it| all | it.cell.peers())
    };
    let lost = |digit: Digit| {
        let both = (seen(digit, true) & seen(digit, false)) - cells;
        state.marks(both, DigitSet::of(digit))
    };
    let mut marks = Marks::new();
    for digit in Digit::all() {
        lost(digit).iter().for_each(|(cell, digits)| marks.insert(cell, digits));
    }
    marks
}

/// Returns the step of statements from all candidates of a cell, or from all places of a digit in a
/// house, to the same end.
pub(super) fn cases(
    state: &SolvingState,
    hint: &SeHint,
    branches: &[Vec<Statement>],
) -> Option<Step> {
    let starts: Vec<&Statement> = branches.iter().filter_map(|branch| branch.first()).collect();
    let first = *starts.first()?;
    let split = match starts.iter().all(|start| start.cell == first.cell) {
        true => Split::Cell { cell: first.cell },
        false => {
            let cells: CellSet = starts.iter().map(|start| start.cell).collect();
            let places = |house: &House| state.cells_with(first.digit) & house.cells();
            let house = House::all().find(|house| places(house) == cells)?;
            Split::House { house, digit: first.digit }
        }
    };
    let mut branches: Vec<Branch> = branches
        .iter()
        .map(|branch| Branch { start: node(&branch[0]), links: links(branch) })
        .collect();
    branches.sort_by_key(|branch| (branch.start.cells.first(), branch.start.digit));
    let pattern = CasesPattern { split, branches };
    let rests_on = pattern.rests_on();
    let evidence = Evidence::Cases { pattern };
    let technique = name_of(&evidence)?;
    match (hint.placement, &hint.removals[..]) {
        (Some((cell, digit)), _) => Some(Step::placing(technique, evidence, cell, digit, rests_on)),
        (None, &[(cell, digit)]) => {
            let removed = Marks::of(CellSet::of(cell), DigitSet::of(digit));
            Some(Step::removing(technique, evidence, removed, rests_on))
        }
        _ => None,
    }
}

/// Returns the links between statements in a line.
fn links(statements: &[Statement]) -> Vec<Link> {
    statements.windows(2).map(|two| link(&two[0], &two[1])).collect()
}

/// Returns the link by which a statement follows from another. From "is" to "is not" it is weak.
fn link(from: &Statement, to: &Statement) -> Link {
    let strength = if to.is_true { Strength::Strong } else { Strength::Weak };
    let because = to.house.map_or(Because::Cell, Because::House);
    Link { from: node(from), to: node(to), strength, because }
}

fn node(statement: &Statement) -> Node {
    Node { cells: CellSet::of(statement.cell), digit: statement.digit }
}
