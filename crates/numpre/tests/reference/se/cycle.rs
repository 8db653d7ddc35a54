//! Producer 21: cycles, and forcing chains from one literal to its negation.
//!
//! The links do not change here: what a chain removes is not removed while it is followed.
//!
//! For example r1c1 and r1c9 are the only places of 5 in row 1, and r5c2 and r5c9 those in row 5.
//! If r3c2 is 5, then r1c1 is not (block 1), so r1c9 is, so r5c9 is not, so r5c2 is, so r3c2 is
//! not. This forcing chain has six nodes and removes 5 from r3c2.

use super::chain::{Chain, Effect, Walk, sorted};
use super::grid::{Cell, Digit, Grid, PEERS};
use super::hint::Candidate;
use super::link::{Cause, Links, Literal, strong, weak};
use std::rc::Rc;

/// Returns all hints, sorted, without duplicates.
pub(super) fn hints(grid: &Grid) -> Vec<Rc<Chain>> {
    let mut found = Vec::new();
    for links in [Links::X, Links::Y, Links::XY] {
        for cell in (0..81).filter(|&cell| grid.count(cell) >= 2) {
            if links == Links::Y && grid.count(cell) != 2 {
                continue;
            }
            for digit in (0..9).filter(|&digit| grid.has(cell, digit)) {
                cycles(grid, cell, digit, links, &mut found);
                if links != Links::Y {
                    found.extend(forcing(grid, Literal::on(cell, digit), links));
                    found.extend(forcing(grid, Literal::off(cell, digit), links));
                }
            }
        }
    }
    sorted(found)
}

/// A literal that was reached, and from where.
#[derive(Clone, Copy)]
struct Node {
    literal: Literal,
    /// The cause of the link from the parent.
    cause: Option<Cause>,
    /// The index of the parent.
    parent: Option<usize>,
}

/// The nodes of a search. Parents come before their children.
struct Tree(Vec<Node>);

impl Tree {
    fn new(source: Literal) -> Tree {
        Tree(vec![Node { literal: source, cause: None, parent: None }])
    }

    /// Adds a node and returns its index.
    fn add(&mut self, (literal, cause): (Literal, Cause), parent: usize) -> usize {
        self.0.push(Node { literal, cause: Some(cause), parent: Some(parent) });
        self.0.len() - 1
    }

    /// Iterates from a node back to the source.
    fn back_from(&self, index: usize) -> impl Iterator<Item = Node> {
        let parent = |node: &Node| node.parent.map(|parent| self.0[parent]);
        std::iter::successors(Some(self.0[index]), parent)
    }
}

/// Adds the cycles through a candidate that starts "on".
fn cycles(grid: &Grid, cell: Cell, digit: Digit, links: Links, found: &mut Vec<Chain>) {
    let source = Literal::on(cell, digit);
    let mut tree = Tree::new(source);
    let mut is_on = [false; Literal::COUNT];
    is_on[source.index()] = true;
    let mut layer = vec![0];
    for round in 1.. {
        if layer.is_empty() {
            return;
        }
        let mut offs = Vec::new();
        for parent in layer {
            for link in weak(grid, tree.0[parent].literal, links) {
                if tree.back_from(parent).all(|ancestor| ancestor.literal != link.0) {
                    offs.push(tree.add(link, parent));
                }
            }
        }
        layer = Vec::new();
        for parent in offs {
            for link in strong(grid, tree.0[parent].literal, links) {
                if round >= 2 && link.0 == source {
                    let end = tree.add(link, parent);
                    found.extend(cycle(grid, &tree.back_from(end).collect::<Vec<_>>(), links));
                }
                if !is_on[link.0.index()] {
                    is_on[link.0.index()] = true;
                    layer.push(tree.add(link, parent));
                }
            }
        }
    }
}

/// Returns the hint of a cycle: its nodes from the end back to the source. A candidate is removed
/// if it sees one that is on and one that is off, of its own digit. If nothing is removed, it is
/// not a hint.
fn cycle(grid: &Grid, nodes: &[Node], links: Links) -> Option<Chain> {
    let seen_by = |is_on: bool| {
        let seen = nodes.iter().filter(move |node| node.literal.is_on() == is_on);
        seen.flat_map(|node| PEERS[node.literal.cell()].map(|peer| (peer, node.literal.digit())))
            .filter(|&(peer, digit)| grid.has(peer, digit))
            .filter(|&(peer, _)| nodes.iter().all(|node| node.literal.cell() != peer))
    };
    let by_off: Vec<Candidate> = seen_by(false).collect();
    let removals: Vec<Candidate> = seen_by(true).filter(|seen| by_off.contains(seen)).collect();
    let (base, key) = match links {
        Links::X => (6.5, 2),
        Links::Y => (6.5, 3),
        Links::XY => (7.0, 4),
    };
    // The second target is the flipped source. The way back from it has the nodes in the opposite
    // order, each with the cause that it has as a node of the first way. This is a defect of 1.2.1:
    // the flipped way uses each link in the other direction, so its causes are one node off.
    let reversed = nodes.iter().rev().map(|node| (node.literal.negated(), node.cause));
    let forward = nodes.iter().map(|node| (node.literal, node.cause));
    let effect = Effect { removals, placement: None };
    let targets = [Walk::along(forward), Walk::along(reversed)];
    Chain::new(effect, base, key, nodes.len() - 1, targets.map(Rc::new).into())
}

/// Returns the shortest chain from a literal to its negation.
fn forcing(grid: &Grid, source: Literal, links: Links) -> Option<Chain> {
    let mut tree = Tree::new(source);
    let mut is_listed = [false; Literal::COUNT];
    is_listed[source.index()] = true;
    let mut layer = vec![0];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for parent in layer {
            let literal = tree.0[parent].literal;
            let follow = if literal.is_on() { weak } else { strong };
            for link in follow(grid, literal, links) {
                if is_listed[link.0.index()] {
                    continue;
                }
                is_listed[link.0.index()] = true;
                let node = tree.add(link, parent);
                if link.0 == source.negated() {
                    let nodes: Vec<Node> = tree.back_from(node).collect();
                    let (base, key) = if links == Links::X { (6.6, 2) } else { (7.0, 4) };
                    let walk = Walk::along(nodes.iter().map(|node| (node.literal, node.cause)));
                    let effect = Effect::of(grid, link.0);
                    return Chain::new(effect, base, key, nodes.len(), vec![Rc::new(walk)]);
                }
                next.push(node);
            }
        }
        layer = next;
    }
    None
}
