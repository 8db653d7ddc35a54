//! The clusters of a board: candidates that are joined by links of which exactly one end is true.

use crate::logic::facts::{Links, bits_of, link};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Because, Cluster, Link, Node, Strength};
use crate::vocabulary::{Cell, CellSet, DigitSet, House};

/// Returns the clusters that strong links between two candidates form, by their first candidates.
/// The links of each lead from its first candidate to the nearest ones first.
pub(super) fn of_links(state: &SolvingState, links: &Links) -> Vec<Cluster> {
    let (nodes, count) = (links.nodes(), links.candidates());
    let mut is_reached = vec![false; count];
    let mut clusters = Vec::new();
    for start in 0..count {
        let (mut reached, mut joined) = (vec![start], Vec::new());
        if std::mem::replace(&mut is_reached[start], true) {
            continue;
        }
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            next += 1;
            for to in bits_of(links.strong(from)).take_while(|&to| to < count) {
                if !std::mem::replace(&mut is_reached[to], true) {
                    reached.push(to);
                    joined.push(link(state, (nodes[from], nodes[to]), Strength::Strong));
                }
            }
        }
        if !joined.is_empty() {
            clusters.push(Cluster { links: joined });
        }
    }
    clusters
}

/// Returns the clusters of cells with the same two candidates, each of which sees another one.
pub(super) fn of_pairs(state: &SolvingState) -> Vec<Cluster> {
    let mut left: Vec<(Cell, DigitSet)> = state
        .open()
        .iter()
        .map(|cell| (cell, state.digits(cell)))
        .filter(|(_, digits)| digits.len() == 2)
        .collect();
    let mut clusters = Vec::new();
    while !left.is_empty() {
        let (first, pair) = left.remove(0);
        let mut digits = pair.iter();
        let (Some(one), Some(other)) = (digits.next(), digits.next()) else { continue };
        let node = |cell: Cell, digit| Node { cells: CellSet::of(cell), digit };
        let strong = |from, to, because| Link { from, to, strength: Strength::Strong, because };
        let in_cell = |cell| strong(node(cell, one), node(cell, other), Because::Cell);
        let (mut reached, mut links) = (vec![first], vec![in_cell(first)]);
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            next += 1;
            let sees =
                |(to, digits): &(Cell, DigitSet)| *digits == pair && from.peers().contains(*to);
            while let Some(place) = left.iter().position(sees) {
                let (to, _) = left.remove(place);
                let has_both = |house: &House| house.cells().contains(to);
                if let Some(house) = from.houses().into_iter().find(has_both) {
                    links.push(strong(node(from, one), node(to, one), Because::Pair(house)));
                    links.push(in_cell(to));
                    reached.push(to);
                }
            }
        }
        clusters.push(Cluster { links });
    }
    clusters
}
