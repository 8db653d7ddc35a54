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

/// The layers that were reached from a start. All rows have a bit for each node.
struct Reached<'l> {
    scope: Scope<'l>,
    start: usize,
    /// The length of a row.
    words: usize,
    /// The false and then the true nodes of each layer, without those of earlier layers. The first
    /// false layer has only the start.
    layers: Vec<u64>,
    /// All false nodes of the layers, and all true nodes of those before the last.
    seen: Vec<u64>,
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

/// The number of layers for which memory is reserved. Most searches end by then.
const USUAL_LAYERS: usize = 4;

impl<'l> Reached<'l> {
    fn new(scope: Scope<'l>, start: usize) -> Reached<'l> {
        let words = scope.links.nodes().len().div_ceil(64);
        let mut layers = Vec::with_capacity(USUAL_LAYERS * 2 * words);
        layers.resize(words, 0);
        layers[start / 64] |= 1 << (start % 64);
        layers.extend(scope.strong(start));
        scope.keep_usable(&mut layers[words..]);
        let mut seen = vec![0; 2 * words];
        seen[..words].copy_from_slice(&layers[..words]);
        Reached { scope, start, words, layers, seen }
    }

    /// Returns the number of layers.
    fn len(&self) -> usize {
        self.layers.len() / (2 * self.words)
    }

    /// Returns the false nodes of a layer.
    fn falses(&self, layer: usize) -> &[u64] {
        &self.layers[2 * layer * self.words..][..self.words]
    }

    /// Returns the true nodes of a layer.
    fn trues(&self, layer: usize) -> &[u64] {
        &self.layers[(2 * layer + 1) * self.words..][..self.words]
    }

    /// Adds the next layer. Returns whether it has any node.
    fn extend(&mut self) -> bool {
        let Reached { scope, words, layers, seen, .. } = self;
        let (scope, words) = (*scope, *words);
        let (seen_falses, seen_trues) = seen.split_at_mut(words);
        let done = layers.len();
        layers.resize(done + 2 * words, 0);
        let (layers, next) = layers.split_at_mut(done);
        let (falses, trues) = next.split_at_mut(words);
        let last = &layers[done - words..];
        merge(seen_trues, last);
        bits_of(last).for_each(|node| merge(falses, scope.links.weak(node)));
        keep_new(falses, scope, seen_falses);
        bits_of(falses).for_each(|node| merge(trues, scope.strong(node)));
        keep_new(trues, scope, seen_trues);
        merge(seen_falses, falses);
        trues.iter().any(|word| *word != 0)
    }

    /// Adds the chains that end in the last layer. Each is found from both of its ends, and is
    /// added from the lower one.
    fn add_chains(&self, found: &mut Chains<'_>) {
        let last = self.trues(self.len() - 1);
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
        let Some(&node) = path.last() else { return false };
        // The start may also be the end.
        let passed = if layer == 0 { &path[1..] } else { &path[..] };
        for before in common(self.falses(layer), self.scope.strong(node), passed) {
            path.push(before);
            if layer == 0 {
                return true;
            }
            for earlier in common(self.trues(layer - 1), self.scope.links.weak(before), path) {
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
        if !self.go_back(self.len() - 1, &mut path) {
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

/// Keeps the nodes that may be used and are new.
fn keep_new(nodes: &mut [u64], scope: Scope<'_>, seen: &[u64]) {
    scope.keep_usable(nodes);
    nodes.iter_mut().zip(seen).for_each(|(word, seen)| *word &= !seen);
}

fn merge(into: &mut [u64], row: &[u64]) {
    into.iter_mut().zip(row).for_each(|(word, other)| *word |= other);
}
