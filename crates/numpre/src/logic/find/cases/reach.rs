//! All that follows from a candidate by links, with the shortest way to each conclusion.
//!
//! If a node is true, the nodes to which it has a weak link are false. If a node is false, those to
//! which it has a strong link are true. The nodes are visited in layers, so the way by which a
//! conclusion is reached first is a shortest one.

use crate::logic::facts::{Links, bits_of, link};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Branch, Node, Strength};
use crate::vocabulary::{Cell, Digit};

/// A conclusion: the number of a node, and whether it is true.
type Conclusion = (usize, bool);

/// All that follows from each candidate of a board.
pub(super) struct Reaches<'a> {
    state: &'a SolvingState,
    links: &'a Links,
    /// The number of the node of each candidate: cell by cell, digit by digit.
    numbers: Vec<usize>,
    of_candidates: Vec<Reach>,
}

/// All that follows from a candidate. The first of each pair is about false nodes, the second about
/// true ones.
struct Reach {
    /// The nodes that are false, and those that are true: bit *n* is node *n*.
    nodes: [Vec<u64>; 2],
    /// The number of links to each of them.
    lengths: [Vec<u16>; 2],
    /// The node from which each of them follows.
    before: [Vec<u16>; 2],
}

impl Reach {
    fn of(links: &Links, start: usize) -> Reach {
        let count = links.nodes().len();
        let pair = |item: Vec<u16>| [item.clone(), item];
        let nodes = vec![0; count.div_ceil(64)];
        let mut reach = Reach {
            nodes: [nodes.clone(), nodes],
            lengths: pair(vec![0; count]),
            before: pair(vec![0; count]),
        };
        reach.nodes[1][start / 64] |= 1 << (start % 64);
        let mut queue: Vec<Conclusion> = vec![(start, true)];
        let mut place = 0;
        while let Some(&(node, is_true)) = queue.get(place) {
            place += 1;
            let row = if is_true { links.weak(node) } else { links.strong(node) };
            let kind = usize::from(!is_true);
            let fresh: Vec<u64> =
                row.iter().zip(&reach.nodes[kind]).map(|(row, seen)| row & !seen).collect();
            for next in bits_of(&fresh) {
                reach.nodes[kind][next / 64] |= 1 << (next % 64);
                reach.lengths[kind][next] = reach.lengths[1 - kind][node] + 1;
                reach.before[kind][next] = node as u16;
                queue.push((next, !is_true));
            }
        }
        reach
    }
}

impl<'a> Reaches<'a> {
    pub(super) fn of(state: &'a SolvingState, links: &'a Links) -> Reaches<'a> {
        let mut numbers = vec![usize::MAX; 729];
        let candidates = &links.nodes()[..links.candidates()];
        for (number, node) in candidates.iter().enumerate() {
            node.cells.iter().for_each(|cell| numbers[index(cell, node.digit)] = number);
        }
        let of_candidates = (0..links.candidates()).map(|start| Reach::of(links, start)).collect();
        Reaches { state, links, numbers, of_candidates }
    }

    /// Returns the number of the node of a candidate; `None` if the cell is not open.
    pub(super) fn number(&self, cell: Cell, digit: Digit) -> Option<usize> {
        Some(self.numbers[index(cell, digit)]).filter(|number| *number != usize::MAX)
    }

    /// Returns a node.
    pub(super) fn node(&self, number: usize) -> Node {
        self.links.nodes()[number]
    }

    /// Returns the candidates that are false, or true, if a candidate is true: bit *n* is node *n*.
    pub(super) fn candidates(&self, start: usize, is_true: bool) -> Vec<u64> {
        let mut nodes = self.of_candidates[start].nodes[usize::from(is_true)].clone();
        let candidates = self.links.candidates();
        for (place, word) in nodes.iter_mut().enumerate() {
            let bits = candidates.saturating_sub(64 * place).min(64);
            *word &= if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
        }
        nodes
    }

    /// Returns the number of links from a candidate to a conclusion that it leads to.
    pub(super) fn length(&self, start: usize, (node, is_true): Conclusion) -> usize {
        self.of_candidates[start].lengths[usize::from(is_true)][node].into()
    }

    /// Returns the shortest branch from a candidate to a conclusion that it leads to.
    pub(super) fn branch(&self, start: usize, end: usize, is_true: bool) -> Branch {
        let reach = &self.of_candidates[start];
        let mut links = Vec::new();
        let (mut node, mut is_true) = (end, is_true);
        while (node, is_true) != (start, true) {
            let before = usize::from(reach.before[usize::from(is_true)][node]);
            let strength = if is_true { Strength::Strong } else { Strength::Weak };
            links.push(link(self.state, (self.node(before), self.node(node)), strength));
            (node, is_true) = (before, !is_true);
        }
        links.reverse();
        Branch { start: self.node(start), links }
    }
}

/// Returns the index of a candidate.
fn index(cell: Cell, digit: Digit) -> usize {
    9 * cell.index() + digit.index()
}
