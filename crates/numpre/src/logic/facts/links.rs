//! The links of a board: its nodes, and which of them are joined by strong and weak links.
//!
//! A *node* is a candidate, or a *group*: the two or three places of a digit in the crossing of a
//! block and a line. A *strong link* joins two nodes of which at least one is true, a *weak link*
//! two of which at most one is true.
//!
//! *Example.* The places of 5 in a block, and the links of 5 there:
//!
//! ```text
//!        c1 c2 c3
//!   r1   5  5  .      nodes         r1c1, r1c2, r2c3, and the group r1c12
//!   r2   .  .  5      strong link   r1c12 – r2c3, because no other cell of the block has a 5
//!   r3   .  .  .      weak links    r1c1 – r1c2, r1c1 – r2c3, r1c2 – r2c3, r1c12 – r2c3
//! ```
//!
//! Each node has a row of bits for its strong links, and one for its weak links. Bit *n* is node
//! *n*: first the candidates, in reading order with digits ascending, then the groups.

use super::bit_rows::BitRows;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Because, Link, Node, Strength};
use crate::vocabulary::{CellSet, Digit, DigitSet, House, HouseKind};

/// The nodes of a board and their links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::logic) struct Links {
    nodes: Vec<Node>,
    candidates: usize,
    strong: BitRows,
    strong_in_cells: BitRows,
    weak: BitRows,
}

impl Links {
    /// Returns the links between candidates of these digits.
    pub(super) fn of(state: &SolvingState, digits: DigitSet) -> Links {
        let mut nodes: Vec<Node> = Vec::new();
        for cell in state.open().iter() {
            for digit in (state.digits(cell) & digits).iter() {
                nodes.push(Node { cells: CellSet::of(cell), digit });
            }
        }
        let candidates = nodes.len();
        nodes.extend(digits.iter().flat_map(|digit| groups(state, digit)));
        let rows = || BitRows::new(nodes.len());
        let (strong, strong_in_cells, weak) = (rows(), rows(), rows());
        let mut links = Links { nodes, candidates, strong, strong_in_cells, weak };
        links.join_in_cells(state);
        for digit in digits.iter() {
            links.join_places(state, digit);
        }
        links
    }

    /// Returns the nodes.
    pub(in crate::logic) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Returns the number of nodes that are candidates. They come first.
    pub(in crate::logic) fn candidates(&self) -> usize {
        self.candidates
    }

    /// Returns the nodes to which a node has a strong link.
    pub(in crate::logic) fn strong(&self, node: usize) -> &[u64] {
        self.strong.row(node)
    }

    /// Returns the nodes to which a node has a strong link because their cell has no other
    /// candidate.
    pub(in crate::logic) fn strong_in_cells(&self, node: usize) -> &[u64] {
        self.strong_in_cells.row(node)
    }

    /// Returns the nodes to which a node has a weak link. Those that are candidates are the
    /// candidates that are false if the node is true.
    pub(in crate::logic) fn weak(&self, node: usize) -> &[u64] {
        self.weak.row(node)
    }

    /// Joins the candidates of each cell.
    fn join_in_cells(&mut self, state: &SolvingState) {
        for one in 0..self.candidates {
            let cells = self.nodes[one].cells;
            let others = one + 1..self.candidates;
            for other in others.take_while(|&other| self.nodes[other].cells == cells) {
                self.weak.join(one, other);
                if cells.first().is_some_and(|cell| state.digits(cell).len() == 2) {
                    self.strong.join(one, other);
                    self.strong_in_cells.join(one, other);
                }
            }
        }
    }

    /// Joins the places of a digit.
    fn join_places(&mut self, state: &SolvingState, digit: Digit) {
        let places: Vec<(usize, CellSet)> = self
            .nodes
            .iter()
            .enumerate()
            .filter(|(_, node)| node.digit == digit)
            .map(|(number, node)| (number, node.cells))
            .collect();
        for (place, &(one, cells)) in places.iter().enumerate() {
            let seen = cells.common_peers();
            for &(other, _) in
                places[place + 1..].iter().filter(|(_, cells)| seen.is_superset(*cells))
            {
                self.weak.join(one, other);
            }
        }
        for house in House::all() {
            let all = state.cells_with(digit) & house.cells() & state.open();
            let mut inside = places.iter().filter(|(_, cells)| all.is_superset(*cells));
            while let Some(&(one, cells)) = inside.next() {
                let rest = all - cells;
                let completes = |(_, others): &&(usize, CellSet)| {
                    others.is_superset(rest) && may_be_joined(cells, *others, house)
                };
                for &(other, _) in inside.clone().filter(completes) {
                    self.strong.join(one, other);
                }
            }
        }
    }
}

/// Returns whether two nodes may be the two ends of a strong link within a house. The row part and
/// the column part of a block may cross in one cell, but a node cannot be a part of the other.
fn may_be_joined(one: CellSet, other: CellSet, house: House) -> bool {
    let shared = one & other;
    let is_crossing = shared.len() == 1 && house.kind() == HouseKind::Block;
    shared.is_empty() || is_crossing && shared != one && shared != other
}

/// Returns the groups of a digit: blocks ascending, in each block its rows and then its columns.
fn groups(state: &SolvingState, digit: Digit) -> impl Iterator<Item = Node> + '_ {
    let places = state.cells_with(digit) & state.open();
    let lines = House::all().filter(|house| house.kind() != HouseKind::Block);
    let crossings = (0..9).flat_map(move |block| {
        lines.clone().map(move |line| House::block(block).cells() & line.cells())
    });
    let parts = crossings.map(move |crossing| crossing & places);
    parts.filter(|cells| cells.len() > 1).map(move |cells| Node { cells, digit })
}

/// Returns the link between two nodes that are joined, with its reason. A line comes before a block
/// that is as good a reason.
pub(in crate::logic) fn link(
    state: &SolvingState,
    (from, to): (Node, Node),
    strength: Strength,
) -> Link {
    let both = from.cells | to.cells;
    let is_reason = |house: &House| {
        house.cells().is_superset(both)
            && (strength == Strength::Weak
                || state.cells_with(from.digit) & house.cells() & state.open() == both)
    };
    let because = match from.digit == to.digit {
        false => Because::Cell,
        true => match House::all().find(is_reason) {
            Some(house) => Because::House(house),
            None => unreachable!("nodes of one digit are joined by a house"),
        },
    };
    Link { from, to, strength, because }
}
