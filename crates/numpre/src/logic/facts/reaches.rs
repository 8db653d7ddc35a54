//! All that follows from a candidate by links, with the shortest way to each conclusion.
//!
//! If a node is true, the nodes to which it has a weak link are false. If a node is false, those to
//! which it has a strong link are true. The nodes are visited in layers, so the way by which a
//! conclusion is reached first is a shortest one.

use super::bit_rows::{bits_in_word, bits_of};
use super::links::{Links, link};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Branch, Node, Strength};
use crate::vocabulary::{Cell, Digit};

/// A conclusion: the number of a node, and whether it is true.
type Conclusion = (usize, bool);

/// All that follows from each candidate of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::logic) struct Reaches {
    /// The nodes of the board's links, the candidates first.
    nodes: Vec<Node>,
    /// The number of the node of each candidate: cell by cell, digit by digit.
    numbers: Vec<usize>,
    of_candidates: Vec<Reach>,
}

/// All that follows from a candidate. The first of each pair is about false nodes, the second about
/// true ones.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Reach {
    /// The nodes that are false, and those that are true: bit *n* is node *n*.
    nodes: [Vec<u64>; 2],
    /// The end of a shortest way to each of them.
    ways: [Vec<Way>; 2],
}

/// The end of a way to a conclusion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Way {
    /// The number of links of the way.
    length: u16,
    /// The node from which the conclusion follows.
    before: u16,
}

impl Reach {
    /// Follows all links from a node that is true. The memory of `queue` is used again.
    fn of(links: &Links, start: usize, queue: &mut Vec<Conclusion>) -> Reach {
        let count = links.nodes().len();
        let mut nodes = [(); 2].map(|()| vec![0_u64; count.div_ceil(64)]);
        let mut ways = [(); 2].map(|()| vec![Way::default(); count]);
        nodes[1][start / 64] |= 1 << (start % 64);
        queue.clear();
        queue.push((start, true));
        let mut place = 0;
        while let Some(&(node, is_true)) = queue.get(place) {
            place += 1;
            let row = if is_true { links.weak(node) } else { links.strong(node) };
            let kind = usize::from(!is_true);
            let way = Way { length: ways[1 - kind][node].length + 1, before: node as u16 };
            for (number, (row, seen)) in row.iter().zip(&mut nodes[kind]).enumerate() {
                let fresh = row & !*seen;
                *seen |= fresh;
                for next in bits_in_word(fresh).map(|bit| 64 * number + bit) {
                    ways[kind][next] = way;
                    queue.push((next, !is_true));
                }
            }
        }
        Reach { nodes, ways }
    }
}

impl Reaches {
    pub(super) fn of(links: &Links) -> Reaches {
        let mut numbers = vec![usize::MAX; 729];
        for (number, node) in links.nodes()[..links.candidates()].iter().enumerate() {
            node.cells.iter().for_each(|cell| numbers[index(cell, node.digit)] = number);
        }
        let mut queue = Vec::new();
        let starts = 0..links.candidates();
        let of_candidates = starts.map(|start| Reach::of(links, start, &mut queue)).collect();
        Reaches { nodes: links.nodes().to_vec(), numbers, of_candidates }
    }

    /// Returns the number of the node of a candidate; `None` if the cell is not open.
    pub(in crate::logic) fn number(&self, cell: Cell, digit: Digit) -> Option<usize> {
        Some(self.numbers[index(cell, digit)]).filter(|number| *number != usize::MAX)
    }

    /// Returns a node.
    pub(in crate::logic) fn node(&self, number: usize) -> Node {
        self.nodes[number]
    }

    /// Returns the nodes that are false, or true, if a candidate is true: bit *n* is node *n*.
    pub(in crate::logic) fn nodes(&self, start: usize, is_true: bool) -> &[u64] {
        &self.of_candidates[start].nodes[usize::from(is_true)]
    }

    /// Iterates over the candidates among these nodes, in ascending order.
    pub(in crate::logic) fn candidates_in<'a>(
        &'a self,
        nodes: &'a [u64],
    ) -> impl Iterator<Item = usize> + 'a {
        bits_of(nodes).take_while(|node| *node < self.of_candidates.len())
    }

    /// Returns the number of links from a candidate to a conclusion that it leads to.
    pub(in crate::logic) fn length(&self, start: usize, (node, is_true): Conclusion) -> usize {
        self.of_candidates[start].ways[usize::from(is_true)][node].length.into()
    }

    /// Returns the shortest branch from a candidate to a conclusion that it leads to.
    pub(in crate::logic) fn branch(
        &self,
        state: &SolvingState,
        start: usize,
        (end, is_true): Conclusion,
    ) -> Branch {
        let reach = &self.of_candidates[start];
        let mut links = Vec::new();
        let (mut node, mut is_true) = (end, is_true);
        while (node, is_true) != (start, true) {
            let before = usize::from(reach.ways[usize::from(is_true)][node].before);
            let strength = if is_true { Strength::Strong } else { Strength::Weak };
            links.push(link(state, (self.node(before), self.node(node)), strength));
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
