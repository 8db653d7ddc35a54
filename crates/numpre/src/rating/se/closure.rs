//! The closure of a literal: all that follows from it by weak and strong links.
//!
//! A *dynamic* closure removes what is off, so that later links may rest on the removals. Such a
//! link has *hidden parents*: the removals that made it possible. Above level 0, a closure that
//! finds nothing more tries techniques on what is left ([`advanced`](super::advanced)), and
//! continues with their removals.
//!
//! ```text
//! r1c1 = 1 2 3   r1c2 = 1 2   r1c3 = 1 3   r1c9 = 2 3   (others of row 1: neither 1 nor 2 nor 3)
//! +1 in r1c1  →  r1c1≠2, r1c1≠3, r1c2≠1, r1c3≠1
//! r1c2≠1      →  r1c2=2 (cell)
//! r1c2=2      →  r1c9≠2
//! r1c9≠2      →  r1c9=3 (cell)       and r1c3≠1 → r1c3=3: a contradiction in row 1
//! ```
//!
//! The order matters: it decides which parents a literal gets, and with them the length of the
//! chains. Literals that are on are followed first.

use super::boards::Boards;
use super::geometry::{CELLS, HOUSES, PEERS, bits};
use super::links::{Mode, Strong, weak, weak_in_houses};
use super::literal::{Cause, Literal};
use super::nested::NestedId;
use super::sheet::Sheet;

/// A literal of a closure.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) literal: Literal,
    pub(super) cause: Cause,
    /// The length of the longest path from the source. So it has at least as many ancestors.
    depth: u16,
    /// The hint inside the closure that removed the candidate, if one did.
    pub(super) nested: Option<NestedId>,
    first_parent: u32,
    parent_count: u32,
    /// The number of its ancestors, once it has been counted.
    ancestors: u16,
}

/// How a closure proceeds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Rules {
    pub(super) mode: Mode,
    pub(super) is_dynamic: bool,
    /// The level of the techniques inside. 0: none.
    pub(super) level: u8,
}

/// All literals that follow from one.
pub(super) struct Closure {
    pub(super) on: Boards,
    pub(super) off: Boards,
    nodes: Vec<Node>,
    parents: Vec<u32>,
    /// Two nodes with opposite literals. The closure ended there.
    pub(super) contradiction: Option<[u32; 2]>,
}

/// A removal that a technique inside a closure found.
pub(super) struct Entry {
    pub(super) cell: usize,
    pub(super) digit: usize,
    /// The removals that made the technique possible, as (cell, digit).
    pub(super) parents: std::rc::Rc<[(u8, u8)]>,
    pub(super) nested: Option<NestedId>,
}

/// Finds removals on what a closure has left.
pub(super) trait Advanced: Default {
    /// Forgets what it knows of other sheets.
    fn clear(&mut self);

    /// Adds the removals of a sheet. `before` is the sheet where the closure began.
    fn entries(&mut self, sheet: &Sheet, before: &Sheet, level: u8, entries: &mut Vec<Entry>);

    /// Returns the complexity of a hint from chains, with that of the hints inside it.
    fn complexity(&self, number: NestedId) -> u32;
}

/// The memory that closures share while they are computed.
pub(super) struct Desk {
    sheet: Sheet,
    on_queue: Vec<u32>,
    off_queue: Vec<u32>,
    /// The node of each literal. Valid if the literal is in the closure.
    node_of: Box<[u32; Literal::COUNT]>,
    hidden: Vec<u32>,
    entries: Vec<Entry>,
}

impl Desk {
    pub(super) fn new(sheet: &Sheet) -> Desk {
        Desk {
            sheet: sheet.clone(),
            on_queue: Vec::new(),
            off_queue: Vec::new(),
            node_of: Box::new([0; Literal::COUNT]),
            hidden: Vec::new(),
            entries: Vec::new(),
        }
    }
}

impl Closure {
    pub(super) fn new() -> Closure {
        Closure {
            on: Boards::EMPTY,
            off: Boards::EMPTY,
            nodes: Vec::new(),
            parents: Vec::new(),
            contradiction: None,
        }
    }

    /// Returns the nodes in the order in which they were added.
    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Returns the node of a literal of the closure.
    pub(super) fn node_of(&self, literal: Literal) -> u32 {
        let at = self.nodes.iter().position(|node| node.literal == literal);
        at.expect("the literal is in the closure") as u32
    }

    /// Returns the parents of a node, the first one first.
    pub(super) fn parents(&self, node: u32) -> &[u32] {
        let node = &self.nodes[node as usize];
        let first = node.first_parent as usize;
        &self.parents[first..first + node.parent_count as usize]
    }

    /// Returns a number that the ancestors of a node, itself included, do not fall below.
    pub(super) fn least_ancestors(&self, node: u32) -> u32 {
        u32::from(self.nodes[node as usize].depth) + 1
    }

    /// Returns the number of different literals that a node follows from, itself included.
    pub(super) fn ancestors(&mut self, node: u32, walk: &mut Walk) -> u32 {
        let known = self.nodes[node as usize].ancestors;
        if known != 0 {
            return u32::from(known);
        }
        walk.run(self, node);
        let count = walk.nodes.len();
        self.nodes[node as usize].ancestors = count as u16;
        count as u32
    }

    fn add(&mut self, literal: Literal, cause: Cause, first: u32, hidden: &[u32]) -> u32 {
        let first_parent = self.parents.len() as u32;
        self.parents.push(first);
        self.parents.extend_from_slice(hidden);
        self.push(literal, cause, first_parent, None)
    }

    fn push(
        &mut self,
        literal: Literal,
        cause: Cause,
        first_parent: u32,
        nested: Option<NestedId>,
    ) -> u32 {
        let parents = &self.parents[first_parent as usize..];
        let depth = parents.iter().map(|&at| self.nodes[at as usize].depth + 1).max().unwrap_or(0);
        let parent_count = parents.len() as u32;
        self.nodes.push(Node {
            literal,
            cause,
            depth,
            nested,
            first_parent,
            parent_count,
            ancestors: 0,
        });
        self.nodes.len() as u32 - 1
    }

    /// Computes the closure of a literal of a sheet.
    pub(super) fn compute(
        &mut self,
        before: &Sheet,
        source: Literal,
        rules: Rules,
        desk: &mut Desk,
        advanced: &mut impl Advanced,
    ) {
        (self.on, self.off) = (Boards::EMPTY, Boards::EMPTY);
        self.nodes.clear();
        self.parents.clear();
        self.contradiction = None;
        desk.on_queue.clear();
        desk.off_queue.clear();
        if rules.is_dynamic {
            desk.sheet.clone_from(before);
        }
        let start = self.push(source, Cause::None, 0, None);
        desk.node_of[source.index()] = start;
        if source.is_on() {
            self.on.insert(source.cell(), source.digit());
            desk.on_queue.push(start);
        } else {
            self.off.insert(source.cell(), source.digit());
            desk.off_queue.push(start);
        }
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            if let Some(&parent) = desk.on_queue.get(next_on) {
                next_on += 1;
                self.follow_on(before, parent, rules, desk);
            } else if let Some(&parent) = desk.off_queue.get(next_off) {
                next_off += 1;
                self.follow_off(before, parent, rules, desk);
            } else if rules.level == 0 || !self.advance(before, rules, desk, advanced) {
                return;
            }
            if self.contradiction.is_some() {
                return;
            }
        }
    }

    /// Adds what must be off because of a literal that is on.
    fn follow_on(&mut self, before: &Sheet, parent: u32, rules: Rules, desk: &mut Desk) {
        let literal = self.nodes[parent as usize].literal;
        let (cell, digit) = (literal.cell(), literal.digit());
        let sheet = if rules.is_dynamic { &desk.sheet } else { before };
        let peers = sheet.boards[digit] & PEERS[cell];
        let others = if rules.mode == Mode::X { 0 } else { sheet.by_cell[cell] & !(1 << digit) };
        let clashes = peers & self.on.0[digit] != 0 || bits(others).any(|it| self.on.has(cell, it));
        if clashes {
            for (off, cause) in weak(sheet, cell, digit, rules.mode) {
                let (cell, digit) = (off.cell(), off.digit());
                if self.on.has(cell, digit) {
                    let known = desk.node_of[off.negated().index()];
                    let added = self.add(off, cause, parent, &[]);
                    self.contradiction = Some([known, added]);
                    return;
                }
                if !self.off.has(cell, digit) {
                    self.add_off(off, cause, parent, &mut desk.off_queue, &mut desk.node_of);
                }
            }
            unreachable!("one of the literals clashes");
        }
        for other in bits(others) {
            if !self.off.has(cell, other) {
                let off = Literal::off(cell, other);
                self.add_off(off, Cause::Cell, parent, &mut desk.off_queue, &mut desk.node_of);
            }
        }
        for (off, cause) in weak_in_houses(peers & !self.off.0[digit], cell, digit) {
            self.add_off(off, cause, parent, &mut desk.off_queue, &mut desk.node_of);
        }
    }

    fn add_off(
        &mut self,
        off: Literal,
        cause: Cause,
        parent: u32,
        queue: &mut Vec<u32>,
        node_of: &mut [u32; Literal::COUNT],
    ) {
        self.off.insert(off.cell(), off.digit());
        let node = self.add(off, cause, parent, &[]);
        node_of[off.index()] = node;
        queue.push(node);
    }

    /// Adds what must be on because of a literal that is off, and removes the candidate if the
    /// closure is dynamic.
    fn follow_off(&mut self, before: &Sheet, parent: u32, rules: Rules, desk: &mut Desk) {
        let literal = self.nodes[parent as usize].literal;
        let (cell, digit) = (literal.cell(), literal.digit());
        let sheet = if rules.is_dynamic { &desk.sheet } else { before };
        let strong = Strong::of(sheet, cell, digit, rules.mode);
        for &(on, cause) in strong.as_slice() {
            let is_known = self.on.has(on.cell(), on.digit());
            let clashes = self.off.has(on.cell(), on.digit());
            if is_known && !clashes {
                continue;
            }
            desk.hidden.clear();
            if rules.is_dynamic {
                hidden_parents(
                    before,
                    &desk.sheet,
                    literal,
                    cause,
                    &desk.node_of,
                    &mut desk.hidden,
                );
            }
            let node = self.add(on, cause, parent, &desk.hidden);
            if clashes {
                self.contradiction = Some([node, desk.node_of[on.negated().index()]]);
                return;
            }
            self.on.insert(on.cell(), on.digit());
            desk.node_of[on.index()] = node;
            desk.on_queue.push(node);
        }
        if rules.is_dynamic {
            desk.sheet.strike(cell, digit);
        }
    }

    /// Adds the removals of the techniques inside. Returns whether there were any.
    fn advance(
        &mut self,
        before: &Sheet,
        rules: Rules,
        desk: &mut Desk,
        advanced: &mut impl Advanced,
    ) -> bool {
        let mut entries = std::mem::take(&mut desk.entries);
        entries.clear();
        advanced.entries(&desk.sheet, before, rules.level, &mut entries);
        let mut is_new = false;
        for entry in &entries {
            if self.off.has(entry.cell, entry.digit) {
                continue;
            }
            is_new = true;
            let first_parent = self.parents.len() as u32;
            for &(cell, digit) in &*entry.parents {
                let parent = Literal::off(usize::from(cell), usize::from(digit));
                self.parents.push(desk.node_of[parent.index()]);
            }
            let off = Literal::off(entry.cell, entry.digit);
            let node = self.push(off, Cause::None, first_parent, entry.nested);
            self.off.insert(entry.cell, entry.digit);
            desk.node_of[off.index()] = node;
            desk.off_queue.push(node);
        }
        desk.entries = entries;
        is_new
    }
}

/// Collects the removals without which a link would not be strong. `literal` is the one that is
/// off.
fn hidden_parents(
    before: &Sheet,
    sheet: &Sheet,
    literal: Literal,
    cause: Cause,
    node_of: &[u32; Literal::COUNT],
    hidden: &mut Vec<u32>,
) {
    let (cell, digit) = (literal.cell(), literal.digit());
    match cause {
        Cause::Cell => {
            for gone in bits(before.by_cell[cell] & !sheet.by_cell[cell]) {
                hidden.push(node_of[Literal::off(cell, gone).index()]);
            }
        }
        Cause::House(kind) => {
            let house = usize::from(HOUSES[cell][usize::from(kind)]);
            let gone = before.positions[digit][house] & !sheet.positions[digit][house];
            for position in bits(gone) {
                let cell = usize::from(CELLS[house][position]);
                hidden.push(node_of[Literal::off(cell, digit).index()]);
            }
        }
        Cause::None => {}
    }
}

/// A walk over the ancestors of a node, breadth first, each literal once.
pub(super) struct Walk {
    /// The nodes in the order of the walk.
    pub(super) nodes: Vec<u32>,
    seen: [u64; Literal::COUNT.div_ceil(64)],
}

impl Walk {
    pub(super) fn new() -> Walk {
        Walk { nodes: Vec::new(), seen: [0; Literal::COUNT.div_ceil(64)] }
    }

    pub(super) fn run(&mut self, closure: &Closure, node: u32) {
        self.nodes.clear();
        self.seen.fill(0);
        self.visit(closure, node);
        let mut at = 0;
        while let Some(&node) = self.nodes.get(at) {
            at += 1;
            for &parent in closure.parents(node) {
                self.visit(closure, parent);
            }
        }
    }

    fn visit(&mut self, closure: &Closure, node: u32) {
        let literal = closure.nodes[node as usize].literal.index();
        let (word, bit) = (literal / 64, 1 << (literal % 64));
        if self.seen[word] & bit == 0 {
            self.seen[word] |= bit;
            self.nodes.push(node);
        }
    }
}
