//! Checks colourings.

use crate::logic::{Because, Cluster, Colour, ColourRule, Link, Node, Step, Strength};
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// Checks a colouring. Exactly one end of each link of a cluster is true, and a link begins at a
/// candidate that was reached before. So one of the two colours of the cluster is true, and the
/// other is false.
///
/// ```text
///   r1c2 ─── r1c7 ─── r4c7       row 1 and column 7 have two places each
///   A        B        A          what sees r1c7 and r4c7 … is false, whichever colour is true
/// ```
pub(super) fn colouring(
    sheet: &Sheet,
    step: &Step,
    clusters: &[Cluster],
    rule: &ColourRule,
) -> Result<(), Fault> {
    need(step.placements.is_empty(), Fault::WrongShape)?;
    let mut all: Vec<Node> = Vec::new();
    for cluster in clusters {
        let first = cluster.links.first().ok_or(Fault::WrongShape)?.from;
        let begin = all.len();
        all.push(first);
        for link in &cluster.links {
            let grows = all[begin..].contains(&link.from) && !all.contains(&link.to);
            need(grows && link.strength == Strength::Strong, Fault::WrongShape)?;
            need(is_exclusive(sheet, link), Fault::ConditionFails)?;
            all.push(link.to);
        }
        need(!all[..begin].contains(&first), Fault::WrongShape)?;
    }
    let colours: Vec<[Vec<Node>; 2]> = clusters.iter().map(colours).collect();
    let holds = |link: &Link, ones: &[Node], others: &[Node]| {
        let is_weak = link.strength == Strength::Weak;
        is_weak && ones.contains(&link.from) && others.contains(&link.to) && excludes(link)
    };
    // Either a colour is false, or one of two is true.
    let follows: Box<dyn Fn(Cell, Digit) -> bool> = match (&colours[..], rule) {
        ([[a, b]], ColourRule::Both) => {
            Box::new(|cell, digit| meets(a, cell, digit) && meets(b, cell, digit))
        }
        ([sides], ColourRule::Within { conflict }) => {
            let side = sides.iter().find(|side| side.contains(&conflict.from));
            let side = side.ok_or(Fault::WrongShape)?;
            need(
                conflict.from != conflict.to && holds(conflict, side, side),
                Fault::ConditionFails,
            )?;
            Box::new(|cell, digit| side.contains(&node(cell, digit)))
        }
        ([[a, b]], ColourRule::Emptied { cell, colour }) => {
            let side = if *colour == Colour::First { a } else { b };
            let digits = sheet.digits(*cell);
            let is_emptied = digits.iter().all(|digit| meets(side, *cell, digit));
            need(!digits.is_empty() && is_emptied, Fault::ConditionFails)?;
            Box::new(|cell, digit| side.contains(&node(cell, digit)))
        }
        ([ones, others], ColourRule::Between { conflict }) => {
            let [of_one, of_other] = [(ones, conflict.from), (others, conflict.to)]
                .map(|(sides, end)| sides.iter().position(|side| side.contains(&end)));
            let (Some(one), Some(other)) = (of_one, of_other) else {
                return Err(Fault::WrongShape);
            };
            need(holds(conflict, &ones[one], &others[other]), Fault::ConditionFails)?;
            Box::new(move |cell, digit| {
                meets(&ones[1 - one], cell, digit) && meets(&others[1 - other], cell, digit)
            })
        }
        ([ones, [a, b]], ColourRule::Against { conflicts }) => {
            let [first, second] = &**conflicts;
            let side = ones.iter().find(|side| side.contains(&first.from));
            let side = side.ok_or(Fault::WrongShape)?;
            need(holds(first, side, a) && holds(second, side, b), Fault::ConditionFails)?;
            Box::new(|cell, digit| side.contains(&node(cell, digit)))
        }
        _ => return Err(Fault::WrongShape),
    };
    need(step.eliminations.pairs().all(|(cell, digit)| follows(cell, digit)), Fault::DoesNotFollow)
}

fn node(cell: Cell, digit: Digit) -> Node {
    Node { cells: CellSet::of(cell), digit }
}

/// Returns the candidates of both colours. Along each link the colour changes.
fn colours(cluster: &Cluster) -> [Vec<Node>; 2] {
    let mut sides = [Vec::new(), Vec::new()];
    sides[0].extend(cluster.links.first().map(|link| link.from));
    for link in &cluster.links {
        let to = usize::from(sides[0].contains(&link.from));
        sides[to].push(link.to);
    }
    sides
}

/// Returns whether exactly one end of a link is true.
fn is_exclusive(sheet: &Sheet, link: &Link) -> bool {
    let (Some(from), Some(to)) = (single(link.from), single(link.to)) else { return false };
    let (one, other) = (link.from.digit, link.to.digit);
    let on_sheet = sheet.digits(from).contains(one) && sheet.digits(to).contains(other);
    on_sheet
        && match link.because {
            Because::Cell => {
                let both = DigitSet::of(one) | DigitSet::of(other);
                from == to && one != other && sheet.digits(from) == both
            }
            Because::House(house) => {
                let both = CellSet::of(from) | CellSet::of(to);
                from != to && one == other && sheet.places(house, DigitSet::of(one)) == both
            }
            Because::Pair(house) => {
                let is_pair =
                    sheet.digits(from).len() == 2 && sheet.digits(from) == sheet.digits(to);
                from != to
                    && one == other
                    && is_pair
                    && [from, to].iter().all(|cell| lies_in(*cell, house))
            }
        }
}

/// Returns the cell of a node; `None` if it is a group.
fn single(node: Node) -> Option<Cell> {
    node.cells.first().filter(|_| node.cells.len() == 1)
}

/// Returns whether at most one end of a link is true, for the reason that it names.
fn excludes(link: &Link) -> bool {
    let (Some(from), Some(to)) = (single(link.from), single(link.to)) else { return false };
    match link.because {
        Because::Cell => from == to && link.from.digit != link.to.digit,
        Because::House(house) => {
            let is_in = [from, to].iter().all(|cell| lies_in(*cell, house));
            from != to && link.from.digit == link.to.digit && is_in
        }
        Because::Pair(_) => false,
    }
}

/// Returns whether a candidate conflicts with one of these.
fn meets(nodes: &[Node], cell: Cell, digit: Digit) -> bool {
    nodes.iter().any(|node| match single(*node) {
        Some(other) if node.digit == digit => {
            other != cell && other.houses().into_iter().any(|house| lies_in(cell, house))
        }
        Some(other) => other == cell,
        None => false,
    })
}
