//! Searches for the shortest chains, from every node at the same time.
//!
//! From each start, layers of nodes are built in turn: a node of a *false* layer follows from a
//! true one by a weak link, a node of a *true* layer from a false one by a strong link. A node is
//! only in the first layer that reaches it, so a path back through the layers is a shortest one.
//!
//! ```text
//!   start false ── strong ──▶ true ·· weak ··▶ false ── strong ──▶ true ··▶ …
//!   layer            1: T                2: F, T                      3: F, T
//! ```
//!
//! All starts grow by one layer together, so the first chains that are found are the shortest of
//! all. A true layer is compared with the start: if a candidate conflicts with both, the chain
//! removes it.

use super::instance::Chains;
use crate::logic::facts::{Links, bits_of, link};
use crate::logic::find::instances::OnStep;
use crate::logic::step::{Link, Strength};
use std::ops::ControlFlow;

/// The nodes and links that a search may use.
#[derive(Clone, Copy)]
pub(super) struct Scope<'l> {
    pub(super) links: &'l Links,
    /// True if strong links are only those between the two candidates of a cell.
    pub(super) only_cells: bool,
    /// True if groups are nodes too.
    pub(super) with_groups: bool,
}

impl<'l> Scope<'l> {
    fn strong(self, node: usize) -> &'l [u64] {
        match self.only_cells {
            true => self.links.strong_in_cells(node),
            false => self.links.strong(node),
        }
    }

    /// Returns the number of nodes that may be used: they come first.
    fn nodes(self) -> usize {
        if self.with_groups { self.links.nodes().len() } else { self.links.candidates() }
    }

    /// Removes the nodes that may not be used.
    fn keep_usable(self, nodes: &mut [u64]) {
        for (place, word) in nodes.iter_mut().enumerate() {
            let bits = self.nodes().saturating_sub(64 * place).min(64);
            *word &= if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
        }
    }
}

/// The layers that were reached from a start.
struct Reached<'l> {
    scope: Scope<'l>,
    start: usize,
    /// The false and the true nodes of each layer. The first false layer has only the start.
    layers: Vec<[Vec<u64>; 2]>,
    /// All false and all true nodes so far.
    seen: [Vec<u64>; 2],
}

/// Reports the chains within these scopes, shortest first.
pub(super) fn find(
    scopes: &[Scope<'_>],
    found: &mut Chains<'_>,
    on_step: OnStep<'_>,
) -> ControlFlow<()> {
    let begin = |&scope| (0..Scope::nodes(scope)).map(move |start| Reached::new(scope, start));
    let mut active: Vec<Reached<'_>> = scopes.iter().flat_map(begin).collect();
    while !active.is_empty() {
        active.retain_mut(Reached::extend);
        for reached in &active {
            reached.add_chains(found);
        }
        found.report(on_step)?;
    }
    ControlFlow::Continue(())
}

impl<'l> Reached<'l> {
    fn new(scope: Scope<'l>, start: usize) -> Reached<'l> {
        let words = scope.links.nodes().len().div_ceil(64);
        let mut only_start = vec![0; words];
        only_start[start / 64] |= 1 << (start % 64);
        let seen = [only_start.clone(), vec![0; words]];
        let mut first = scope.strong(start).to_vec();
        scope.keep_usable(&mut first);
        Reached { scope, start, layers: vec![[only_start, first]], seen }
    }

    /// Adds the next layer. Returns whether it has any node.
    fn extend(&mut self) -> bool {
        let Some([_, last]) = self.layers.last() else { return false };
        merge(&mut self.seen[1], last);
        let scope = self.scope;
        let falses = self.next(0, bits_of(last).map(|node| scope.links.weak(node)));
        let trues = self.next(1, bits_of(&falses).map(|node| scope.strong(node)));
        let is_any = trues.iter().any(|word| *word != 0);
        merge(&mut self.seen[0], &falses);
        self.layers.push([falses, trues]);
        is_any
    }

    /// Returns the nodes of these rows that may be used and are new.
    fn next<'r>(&self, kind: usize, rows: impl Iterator<Item = &'r [u64]>) -> Vec<u64> {
        let mut nodes = vec![0; self.seen[kind].len()];
        rows.for_each(|row| merge(&mut nodes, row));
        self.scope.keep_usable(&mut nodes);
        nodes.iter_mut().zip(&self.seen[kind]).for_each(|(word, seen)| *word &= !seen);
        nodes
    }

    /// Adds the chains that end in the last layer. Each is found from both of its ends, and is
    /// added from the lower one.
    fn add_chains(&self, found: &mut Chains<'_>) {
        let Some([_, last]) = self.layers.last() else { return };
        let (links, candidates) = (self.scope.links, self.scope.links.candidates());
        let of_start = links.weak(self.start);
        for end in bits_of(last).filter(|&end| end >= self.start) {
            let closes = of_start[end / 64] >> (end % 64) & 1 == 1;
            let both = |(place, (one, other)): (usize, (&u64, &u64))| {
                let bits = candidates.saturating_sub(64 * place).min(64);
                let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
                one & other & mask != 0
            };
            let removes = of_start.iter().zip(links.weak(end)).enumerate().any(both);
            if (closes || removes || end == self.start)
                && let Some(chain) = self.chain(end, closes, found)
            {
                found.add(chain, closes);
            }
        }
    }

    /// Adds a way from the last node of a path, in a true layer, back to the start. Returns whether
    /// there is one that passes no node twice.
    fn go_back(&self, layer: usize, path: &mut Vec<usize>) -> bool {
        let (Some(&node), Some([falses, _])) = (path.last(), self.layers.get(layer)) else {
            return false;
        };
        // The start may also be the end.
        let passed = if layer == 0 { &path[1..] } else { &path[..] };
        for before in common(falses, self.scope.strong(node), passed) {
            path.push(before);
            if layer == 0 {
                return true;
            }
            let [_, trues] = &self.layers[layer - 1];
            for earlier in common(trues, self.scope.links.weak(before), path) {
                path.push(earlier);
                if self.go_back(layer - 1, path) {
                    return true;
                }
                path.pop();
            }
            path.pop();
        }
        false
    }

    /// Returns a shortest chain from the start to a node of the last layer. Returns `None` if it
    /// would visit a node twice.
    fn chain(&self, end: usize, closes: bool, found: &Chains<'_>) -> Option<Vec<Link>> {
        let mut path = vec![end];
        if !self.go_back(self.layers.len() - 1, &mut path) {
            return None;
        }
        path.reverse();
        let nodes = self.scope.links.nodes();
        let of_pair = |(place, pair): (usize, &[usize])| {
            let strength = if place % 2 == 0 { Strength::Strong } else { Strength::Weak };
            link(found.state, (nodes[pair[0]], nodes[pair[1]]), strength)
        };
        let mut links: Vec<Link> = path.windows(2).enumerate().map(of_pair).collect();
        if closes {
            links.push(link(found.state, (nodes[end], nodes[self.start]), Strength::Weak));
        }
        Some(links)
    }
}

/// Returns the nodes of a layer that are joined, and that were not passed yet.
fn common(layer: &[u64], joined: &[u64], passed: &[usize]) -> Vec<usize> {
    let both: Vec<u64> = layer.iter().zip(joined).map(|(one, other)| one & other).collect();
    bits_of(&both).filter(|node| !passed.contains(node)).collect()
}

fn merge(into: &mut [u64], row: &[u64]) {
    into.iter_mut().zip(row).for_each(|(word, other)| *word |= other);
}
