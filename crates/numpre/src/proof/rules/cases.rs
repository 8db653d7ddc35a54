//! The rule for patterns of cases.
//!
//! One of the starts is true, because they are all candidates of a cell, or all places of a digit
//! in a house. Each branch is a line of links that begins with its start. So all branches lead to
//! the same, and it is true.
//!
//! For the fins of a fish there is one more case: no fin is true. Then the fish holds without them,
//! and its digit is not in a cell in more cover houses than base houses.
//!
//! | branch | links | end |
//! |---|---|---|
//! | r1c1 = 2 | r1c1 = 2 ··· r1c9 = 2 ─── r5c9 = 2 ··· r5c3 = 2 | r5c3 is not 2 |
//! | r1c1 = 7 | r1c1 = 7 ··· r2c3 = 7 ─── r5c3 = 7 ··· r5c3 = 2 | the same |

use super::chain::is_proved;
use super::fish;
use crate::logic::{Branch, CasesPattern, Node, Split, Step, Strength};
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::Sheet;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

pub(super) fn cases(sheet: &Sheet, step: &Step, pattern: &CasesPattern) -> Result<(), Fault> {
    let Some(((node, is_true), cell)) =
        pattern.end().and_then(|end| Some((end, only_cell(end.0)?)))
    else {
        return Err(Fault::WrongShape);
    };
    let is_alike = |branch: &Branch| is_joined(branch) && branch.end() == (node, is_true);
    need(pattern.branches.iter().all(is_alike), Fault::WrongShape)?;

    let starts: Vec<Node> = pattern.branches.iter().map(|branch| branch.start).collect();
    let places = |cells: CellSet, digit: Digit| {
        let inside = cells.iter().filter(|cell| sheet.digits(*cell).contains(digit));
        inside.map(|cell| (cell, digit)).collect::<Vec<_>>()
    };
    let cases: Vec<(Cell, Digit)> = match &pattern.split {
        Split::Cell { cell } => sheet.digits(*cell).iter().map(|digit| (*cell, digit)).collect(),
        Split::House { house, digit } => places(sheet.places(*house, DigitSet::of(*digit)), *digit),
        Split::Fins { digit, base, cover, body, fins } => {
            fish::is_fish(sheet, *digit, [base, cover], [*body, *fins])?;
            let is_removed = !is_true && node.digit == *digit && fish::loses(cell, [base, cover]);
            need(is_removed, Fault::DoesNotFollow)?;
            places(*fins, *digit)
        }
    };
    let cases = cases.into_iter().map(|(cell, digit)| Node { cells: CellSet::of(cell), digit });
    need(cases.eq(starts), Fault::ConditionFails)?;
    let holds = |branch: &Branch| branch.links.iter().all(|link| is_proved(sheet, link));
    need(pattern.branches.iter().all(holds), Fault::ConditionFails)?;

    let removed: Vec<(Cell, Digit)> = step.eliminations.pairs().collect();
    let (placed, end) = (&*step.placements, (cell, node.digit));
    let follows = match is_true {
        true => placed == [end] && removed.is_empty(),
        false => placed.is_empty() && removed == [end],
    };
    need(follows, Fault::DoesNotFollow)
}

/// Returns the cell of a node that is not a group.
fn only_cell(node: Node) -> Option<Cell> {
    node.cells.first().filter(|_| node.cells.len() == 1)
}

/// Returns whether each link begins where the one before it ends, and weak and strong links
/// alternate, a weak one first.
fn is_joined(branch: &Branch) -> bool {
    let mut node = branch.start;
    branch.links.iter().enumerate().all(|(place, link)| {
        let is_next = link.from == node && (link.strength == Strength::Weak) == (place % 2 == 0);
        node = link.to;
        is_next
    })
}
