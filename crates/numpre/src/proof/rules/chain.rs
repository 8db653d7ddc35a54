//! Checks chains.

use crate::logic::{Because, Link, Node, Step, Strength};
use crate::proof::allowed::Allowed;
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// Checks a chain: strong and weak links in turn, each proved by its reason, without a node that it
/// passes twice.
///
/// - Open chain: it begins and ends with a strong link, so one of its two ends is true. Removed is
///   what conflicts with both ends. If both are the same node, it is true.
/// - Loop: it begins with a strong link and ends with a weak one, at the node where it began. Its
///   nodes are true in turn: either all nodes where strong links begin, or all where they end.
///   Removed is what conflicts with both ends of a weak link; in a line of Sudoku Explainer, what
///   conflicts with any node of each kind.
///
/// ```text
///   r1c1 = 5 ─── r1c7 = 5 ··· r8c7 = 5 ─── r8c2 = 5       r1 and r8 have two places for 5
///   one of r1c1 and r8c2 is 5: r1c2 and r8c1, which see both, are not
/// ```
pub(super) fn chain(
    sheet: &Sheet,
    step: &Step,
    links: &[Link],
    is_loop: bool,
    allowed: Allowed,
) -> Result<(), Fault> {
    let (Some(first), Some(last)) = (links.first(), links.last()) else {
        return Err(Fault::WrongShape);
    };
    let in_turn =
        |(place, link): (usize, &Link)| (link.strength == Strength::Strong) == (place % 2 == 0);
    let is_joined = links.windows(2).all(|pair| pair[0].to == pair[1].from);
    let is_closed = !is_loop || last.to == first.from;
    let ends_right = links.len().is_multiple_of(2) == is_loop;
    let alternates = links.iter().enumerate().all(in_turn) && is_joined && is_closed && ends_right;
    // Only the last node may be one that was passed: the first.
    let is_new = |(place, link): (usize, &Link)| {
        let ends = place + 1 == links.len();
        links[..=place].iter().skip(usize::from(ends)).all(|before| before.from != link.to)
    };
    need(alternates && links.iter().enumerate().all(is_new), Fault::WrongShape)?;
    need(links.iter().all(|link| is_proved(sheet, link)), Fault::ConditionFails)?;
    let (start, end) = (first.from, last.to);
    // Of each pair of sides, all nodes of one are true.
    let pairs: Vec<[Vec<Node>; 2]> = match (is_loop, allowed) {
        (true, Allowed::Unlimited) => {
            let strong = || links.iter().step_by(2);
            vec![[strong().map(|link| link.from).collect(), strong().map(|link| link.to).collect()]]
        }
        (true, _) => {
            let weak = links.iter().filter(|link| link.strength == Strength::Weak);
            weak.map(|link| [vec![link.from], vec![link.to]]).collect()
        }
        (false, _) => vec![[vec![start], vec![end]]],
    };
    for &(cell, digit) in &step.placements {
        let is_node = Node { cells: CellSet::of(cell), digit } == start;
        need(!is_loop && start == end && is_node, Fault::DoesNotFollow)?;
    }
    need(step.placements.is_empty() || step.eliminations.is_empty(), Fault::WrongShape)?;
    let follows = |(cell, digit)| {
        let conflicts = |node: &Node| conflicts(*node, cell, digit);
        pairs.iter().any(|sides| sides.iter().all(|side| side.iter().any(conflicts)))
    };
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Returns whether the reason of a link holds.
pub(super) fn is_proved(sheet: &Sheet, link: &Link) -> bool {
    let Link { from, to, strength, because } = *link;
    let on_sheet = |node: Node| {
        !node.cells.is_empty()
            && node.cells.iter().all(|cell| sheet.digits(cell).contains(node.digit))
    };
    if !on_sheet(from) || !on_sheet(to) {
        return false;
    }
    match (because, strength) {
        (Because::Cell, _) if from.cells.len() != 1 || from.cells != to.cells => false,
        (Because::Cell, Strength::Weak) => from.digit != to.digit,
        (Because::Cell, Strength::Strong) => {
            let both = DigitSet::of(from.digit) | DigitSet::of(to.digit);
            from.digit != to.digit && sheet.digits_of(from.cells) == both
        }
        (Because::Pair(_), _) => false,
        (Because::House(_), _) if from.digit != to.digit => false,
        (Because::House(house), Strength::Weak) => {
            let in_house = (from.cells | to.cells).iter().all(|cell| lies_in(cell, house));
            in_house && (from.cells & to.cells).is_empty()
        }
        (Because::House(house), Strength::Strong) => {
            // The row part and the column part of a block may cross in one cell.
            let shared = from.cells & to.cells;
            let differ = shared.len() <= 1 && shared != from.cells && shared != to.cells;
            differ && sheet.places(house, DigitSet::of(from.digit)) == from.cells | to.cells
        }
    }
}

/// Returns whether a cell cannot be a digit if a node is true.
fn conflicts(node: Node, cell: Cell, digit: Digit) -> bool {
    let sees =
        |other: Cell| other != cell && other.houses().into_iter().any(|house| lies_in(cell, house));
    match node.digit == digit {
        true => node.cells.iter().all(sees),
        false => node.cells == CellSet::of(cell),
    }
}
