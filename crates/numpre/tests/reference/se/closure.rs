//! The closure of a literal: all that follows from it by links, in the order in which it is found.
//!
//! In a dynamic closure a candidate that is off is removed, so new links appear. A small example:
//! r1c1 has the candidates 1, 2 and 3. If 1 and 2 were both found to be off, r1c1 = 3 follows from
//! the second of them, because the cell has two candidates by then. The first is its hidden parent.

use super::chain::{Chain, Walk, gone_around};
use super::grid::Grid;
use super::link::{Cause, Links, Literal, strong, weak};
use super::nested;
use std::cell::OnceCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// The kinds of closures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Dynamic, with links through houses only.
    Nishio,
    /// Without removals.
    Static,
    /// With removals. From level 1 other techniques are used when the links end.
    Dynamic { level: u8 },
}

/// A literal of a closure.
struct Node {
    literal: Literal,
    /// The cause of the link that leads here.
    cause: Option<Cause>,
    /// The indices of the nodes from which this one follows.
    parents: Vec<usize>,
    /// The chain hint that gave this node, at level 2 and above.
    nested: Option<Rc<Chain>>,
    /// The way back from here. It is computed when it is asked for.
    walk: OnceCell<Rc<Walk>>,
}

impl Node {
    fn new(literal: Literal, cause: Option<Cause>, parents: Vec<usize>) -> Node {
        Node { literal, cause, parents, nested: None, walk: OnceCell::new() }
    }
}

/// All that follows from a literal, or all until the first contradiction.
pub(super) struct Closure {
    nodes: Vec<Node>,
    /// The nodes that are on, in the order in which they were found, and those that are off.
    on: Vec<usize>,
    off: Vec<usize>,
    /// The node of each literal that is in one of these lists.
    listed: Box<[Option<u16>; Literal::COUNT]>,
    /// The two nodes that contradict each other. The one that was found last is in no list.
    pub(super) contradiction: Option<[usize; 2]>,
}

impl Closure {
    pub(super) fn of(before: &Grid, source: Literal, mode: Mode) -> Closure {
        let mut closure = Closure {
            nodes: Vec::new(),
            on: Vec::new(),
            off: Vec::new(),
            listed: Box::new([None; Literal::COUNT]),
            contradiction: None,
        };
        closure.list(Node::new(source, None, Vec::new()));
        closure.contradiction = closure.fill(before, mode);
        closure
    }

    /// Adds all that follows, and returns the contradiction at which it stops, if there is one.
    fn fill(&mut self, before: &Grid, mode: Mode) -> Option<[usize; 2]> {
        let links = if mode == Mode::Nishio { Links::X } else { Links::XY };
        let mut now = before.clone();
        let (mut on_done, mut off_done) = (0, 0);
        loop {
            if let Some(&parent) = self.on.get(on_done) {
                on_done += 1;
                for (literal, cause) in weak(&now, self.nodes[parent].literal, links) {
                    let node = Node::new(literal, Some(cause), vec![parent]);
                    if let Some(on) = self.find(literal.negated()) {
                        return Some([on, self.push(node)]);
                    }
                    self.list(node);
                }
            } else if let Some(&parent) = self.off.get(off_done) {
                off_done += 1;
                let literal = self.nodes[parent].literal;
                let mut found = Vec::new();
                for (literal, cause) in strong(&now, literal, links) {
                    let hidden = gone_around(before, &now, literal, cause);
                    let hidden = hidden.into_iter().filter_map(|at| self.find_off(at));
                    let parents = std::iter::once(parent).chain(hidden).collect();
                    found.push(Node::new(literal, Some(cause), parents));
                }
                if mode != Mode::Static {
                    now.strike(literal.cell(), literal.digit());
                }
                for node in found {
                    if let Some(off) = self.find(node.literal.negated()) {
                        return Some([self.push(node), off]);
                    }
                    self.list(node);
                }
            } else {
                let Mode::Dynamic { level: level @ 1.. } = mode else { return None };
                let count = self.off.len();
                for entry in nested::entries(before, &now, level) {
                    let parents = entry.reasons.into_iter().filter_map(|at| self.find_off(at));
                    let (cell, digit) = entry.removed;
                    let node = Node::new(Literal::off(cell, digit), None, parents.collect());
                    self.list(Node { nested: entry.chain, ..node });
                }
                if self.off.len() == count {
                    return None;
                }
            }
        }
    }

    /// Adds a node without listing it, and returns its index.
    fn push(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Adds a node to its list, unless its literal is there already.
    fn list(&mut self, node: Node) {
        let literal = node.literal;
        if self.listed[literal.index()].is_none() {
            let index = self.push(node);
            self.listed[literal.index()] = Some(index as u16);
            if literal.is_on() { &mut self.on } else { &mut self.off }.push(index);
        }
    }

    /// Returns the node of a literal, if it is in its list.
    pub(super) fn find(&self, literal: Literal) -> Option<usize> {
        self.listed[literal.index()].map(usize::from)
    }

    fn find_off(&self, (cell, digit): (usize, usize)) -> Option<usize> {
        self.find(Literal::off(cell, digit))
    }

    /// Returns the listed literals that are on, or those that are off.
    pub(super) fn literals(&self, is_on: bool) -> impl Iterator<Item = Literal> {
        let list = if is_on { &self.on } else { &self.off };
        list.iter().map(|&index| self.nodes[index].literal)
    }

    /// Returns the way back from a node.
    pub(super) fn walk(&self, index: usize) -> Rc<Walk> {
        self.nodes[index].walk.get_or_init(|| Rc::new(self.new_walk(index))).clone()
    }

    fn new_walk(&self, index: usize) -> Walk {
        let mut walk = Walk::default();
        let mut is_listed = [false; Literal::COUNT];
        let mut queue = VecDeque::from([index]);
        while let Some(index) = queue.pop_front() {
            let node = &self.nodes[index];
            if !std::mem::replace(&mut is_listed[node.literal.index()], true) {
                walk.nodes.push((node.literal, node.cause));
                walk.nested.extend(node.nested.clone());
                queue.extend(&node.parents);
            }
        }
        walk
    }
}
