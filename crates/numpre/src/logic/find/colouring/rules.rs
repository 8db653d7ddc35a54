//! The rules by which colours remove candidates.

use super::found::Found;
use crate::logic::facts::link;
use crate::logic::step::{Cluster, Colour, ColourRule, Marks, Node, Strength};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// A cluster, its two colours, and what conflicts with them.
pub(super) struct Coloured {
    cluster: Cluster,
    colours: [Vec<Node>; 2],
    /// For each colour and digit, the cells in which the digit conflicts with a candidate of the
    /// colour.
    conflicts: [[CellSet; 9]; 2],
}

impl Coloured {
    pub(super) fn new(cluster: Cluster) -> Coloured {
        let colours = cluster.colours();
        let conflicts = colours.each_ref().map(|nodes| {
            std::array::from_fn(|digit| {
                nodes.iter().fold(CellSet::EMPTY, |all, node| all | excluded(*node, digit))
            })
        });
        Coloured { cluster, colours, conflicts }
    }

    /// Applies the rules for a single cluster: a colour that is false, or else what conflicts with
    /// both colours.
    pub(super) fn single(&self, found: &mut Found<'_>) {
        let state = found.instances.state;
        let mut is_any_false = false;
        for colour in Colour::BOTH {
            let nodes = &self.colours[colour as usize];
            let conflict = nodes.iter().enumerate().find_map(|(place, &one)| {
                let other = nodes[place + 1..].iter().find(|other| conflict(one, **other))?;
                Some(link(state, (one, *other), Strength::Weak))
            });
            let is_emptied = |cell: &Cell| {
                let excludes =
                    |digit: Digit| self.conflicts[colour as usize][digit.index()].contains(*cell);
                state.digits(*cell).len() > 1 && state.digits(*cell).iter().all(excludes)
            };
            let rule = match conflict {
                Some(conflict) => Some(ColourRule::Within { conflict }),
                None => {
                    let cell = state.open().iter().find(is_emptied);
                    cell.map(|cell| ColourRule::Emptied { cell, colour })
                }
            };
            if let Some(rule) = rule {
                is_any_false = true;
                found.add(vec![self.cluster.clone()], rule, marks(nodes));
            }
        }
        if !is_any_false {
            self.both(found);
        }
    }

    /// Removes what conflicts with both colours. With fewer than three links, locked candidates
    /// remove the same.
    pub(super) fn both(&self, found: &mut Found<'_>) {
        if self.cluster.links.len() < 3 {
            return;
        }
        let removed = self.conflict_with([&self.conflicts[0], &self.conflicts[1]], &[self], found);
        found.add(vec![self.cluster.clone()], ColourRule::Both, removed);
    }

    /// Applies the rules for two clusters of which a colour of each conflict.
    pub(super) fn with(&self, other: &Coloured, found: &mut Found<'_>) {
        let state = found.instances.state;
        let clusters = || vec![self.cluster.clone(), other.cluster.clone()];
        for colour in Colour::BOTH {
            let conflicts = Colour::BOTH.map(|of_other| {
                let pair = (&self.colours[colour as usize], &other.colours[of_other as usize]);
                first_conflict(pair).map(|pair| link(state, pair, Strength::Weak))
            });
            if let [Some(one), Some(two)] = conflicts {
                let rule = ColourRule::Against { conflicts: Box::new([one, two]) };
                found.add(clusters(), rule, marks(&self.colours[colour as usize]));
                continue;
            }
            for (of_other, conflict) in Colour::BOTH.into_iter().zip(conflicts) {
                let Some(conflict) = conflict else { continue };
                let sides = [
                    &self.conflicts[colour.other() as usize],
                    &other.conflicts[of_other.other() as usize],
                ];
                let removed = self.conflict_with(sides, &[self, other], found);
                found.add(clusters(), ColourRule::Between { conflict }, removed);
            }
        }
    }

    /// Returns the candidates without a colour that conflict with both sides.
    fn conflict_with(
        &self,
        [one, other]: [&[CellSet; 9]; 2],
        coloured: &[&Coloured],
        found: &Found<'_>,
    ) -> Marks {
        let mut cells: [CellSet; 9] = std::array::from_fn(|digit| one[digit] & other[digit]);
        let nodes = coloured.iter().flat_map(|coloured| coloured.colours.iter().flatten());
        for node in nodes {
            cells[node.digit.index()] = cells[node.digit.index()] - node.cells;
        }
        found.candidates(&cells)
    }
}

/// Returns the cells in which a digit, given by its index, conflicts with a candidate.
fn excluded(node: Node, digit: usize) -> CellSet {
    if node.digit.index() == digit { node.cells.common_peers() } else { node.cells }
}

fn conflict(one: Node, other: Node) -> bool {
    excluded(one, other.digit.index()).is_superset(other.cells)
}

/// Returns the first conflict between candidates of two colours.
fn first_conflict((ones, others): (&Vec<Node>, &Vec<Node>)) -> Option<(Node, Node)> {
    ones.iter().find_map(|&one| {
        let other = others.iter().find(|other| conflict(one, **other))?;
        Some((one, *other))
    })
}

fn marks(nodes: &[Node]) -> Marks {
    let each = nodes.iter().map(|node| (node.cells, DigitSet::of(node.digit)));
    each.flat_map(|(cells, digits)| cells.iter().map(move |cell| (cell, digits))).collect()
}
