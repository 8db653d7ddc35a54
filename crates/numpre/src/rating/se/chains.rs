//! Cycles and forcing chains over links of the sheet as it is.
//!
//! A *forcing chain* leads from a literal to its opposite, so the opposite holds. A *cycle* leads
//! from a candidate, on, back to itself: its candidates are alternately on and off, either way
//! round. So a candidate that sees one of each is off.
//!
//! ```text
//! forcing chain   r1c1=5 → r1c9≠5 → r9c9=5 → r9c1≠5 → r5c1=5 → r1c1≠5   6 literals
//! cycle           r1c1=5 → r1c9≠5 → r9c9=5 → r9c1≠5 → r1c1=5            4, without the last one
//! ```
//!
//! The searches are breadth-first, so the length of the chains only grows. A search ends when its
//! next length cannot win. It starts only where the links of its mode lead back, and keeps only
//! literals from which they lead to the end of the chain: [`Reach`] knows both. What it leaves out
//! has no successor in any chain, so it finds the same chains in the same order.

use super::boards::Boards;
use super::effect::{Effect, Hint};
use super::geometry::{PEERS, bits, cells_of};
use super::length::added;
use super::links::{Mode, Strong, weak_within};
use super::literal::{Cause, Literal};
use super::reach::{Reach, Returns};
use super::sheet::Sheet;

/// A literal of a chain.
#[derive(Clone, Copy)]
pub(super) struct Link {
    pub(super) literal: Literal,
    pub(super) cause: Cause,
    parent: u32,
}

const NO_PARENT: u32 = u32::MAX;

/// The order of hints from chains: by rating, then by length, then by the kind of chain.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) struct Weight {
    pub(super) rating: f64,
    pub(super) complexity: u32,
    pub(super) key: u8,
}

/// The shape of a chain that was found.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Shape {
    Cycle,
    #[default]
    Forcing,
}

/// Receives the hints of a search.
pub(super) trait Sink {
    /// Returns whether a hint of this weight would be of use.
    fn wants(&self, weight: Weight) -> bool;
    /// Takes a hint. `links` are the literals from the end of the chain to its source.
    fn take(&mut self, weight: Weight, shape: Shape, effect: Effect, links: &[Link]);
}

/// Keeps the best hint, the first of equal ones.
#[derive(Default)]
struct Best {
    found: Option<(Weight, Effect)>,
    chain: FoundChain,
    /// The candidate that the hint has to remove, as (cell, digit); `None` if any will do.
    wanted: Option<(usize, usize)>,
}

/// A chain, as its shape and its literals from the end to the source.
#[derive(Default)]
pub(super) struct FoundChain {
    pub(super) shape: Shape,
    pub(super) links: Vec<Link>,
}

impl Sink for Best {
    fn wants(&self, weight: Weight) -> bool {
        self.found.as_ref().is_none_or(|(best, _)| weight < *best)
    }

    fn take(&mut self, weight: Weight, shape: Shape, effect: Effect, links: &[Link]) {
        let is_wanted =
            self.wanted.is_none_or(|(cell, digit)| effect.removals()[digit] >> cell & 1 == 1);
        if is_wanted && self.wants(weight) {
            self.found = Some((weight, effect));
            self.chain.shape = shape;
            self.chain.links.clear();
            self.chain.links.extend_from_slice(links);
        }
    }
}

/// The search, with its memory.
pub(super) struct Chains {
    /// The candidates that others lead to by the links of each mode, in the order of [`Mode::ALL`].
    reaches: [Reach; 3],
    walk: Walk,
    best: FoundChain,
}

impl Chains {
    pub(super) fn new() -> Chains {
        Chains {
            reaches: Mode::ALL.map(Reach::new),
            walk: Walk::default(),
            best: FoundChain::default(),
        }
    }

    /// Returns the best hint of a sheet.
    pub(super) fn best(&mut self, sheet: &Sheet) -> Option<Hint> {
        self.best_removing(sheet, None)
    }

    /// Returns the best hint of a sheet that removes a candidate, or any if it is `None`.
    pub(super) fn best_removing(
        &mut self,
        sheet: &Sheet,
        wanted: Option<(usize, usize)>,
    ) -> Option<Hint> {
        let chain = std::mem::take(&mut self.best);
        let mut best = Best { found: None, chain, wanted };
        self.search(sheet, &mut best);
        self.best = best.chain;
        best.found.map(|(weight, effect)| Hint::new(weight.rating, effect))
    }

    /// Returns the chain of the hint that was found last.
    pub(super) fn found(&self) -> &FoundChain {
        &self.best
    }

    /// Gives all hints of a sheet to a sink, in the order of the search.
    ///
    /// The links of the other modes are among those of [`Mode::Xy`]. So without a return by all
    /// links, no mode has one.
    pub(super) fn search(&mut self, sheet: &Sheet, sink: &mut impl Sink) {
        let [by_x, by_y, by_all] = &mut self.reaches;
        let Some(returns) = by_all.returns_of(sheet) else { return };
        self.walk.strong.of_sheet(sheet, by_all);
        for reach in [by_x, by_y] {
            if let Some(returns) = reach.returns_of(sheet) {
                self.walk.search(sheet, reach, &returns, sink);
            }
        }
        self.walk.search(sheet, by_all, &returns, sink);
    }
}

/// Follows the links from one literal, layer by layer.
#[derive(Default)]
struct Walk {
    nodes: Vec<Link>,
    layer: Vec<u32>,
    next: Vec<u32>,
    offs: Vec<u32>,
    links: Vec<Link>,
    strong: StrongLinks,
}

impl Walk {
    /// Gives all hints by the links of one mode to a sink. `returns` says where chains can start.
    fn search(&mut self, sheet: &Sheet, reach: &Reach, returns: &Returns, sink: &mut impl Sink) {
        let mode = reach.mode();
        let (cycle_base, forcing_base, key) = match mode {
            Mode::X => (6.5, 6.6, 2),
            Mode::Y => (6.5, f64::INFINITY, 3),
            Mode::Xy => (7.0, 7.0, 4),
        };
        for cell in cells_of(sheet.open) {
            let count = sheet.count(cell);
            if count < 2 || mode == Mode::Y && count != 2 {
                continue;
            }
            for digit in bits(sheet.by_cell[cell]) {
                if returns.cycles.has(cell, digit) {
                    self.cycles(sheet, reach, (cell, digit), (cycle_base, key), sink);
                }
                if mode == Mode::Y {
                    continue;
                }
                if returns.on_to_off.has(cell, digit) {
                    let source = Literal::on(cell, digit);
                    self.forcing(sheet, reach, source, (forcing_base, key), sink);
                }
                if returns.off_to_on.has(cell, digit) {
                    let source = Literal::off(cell, digit);
                    self.forcing(sheet, reach, source, (forcing_base, key), sink);
                }
            }
        }
    }

    fn add(&mut self, literal: Literal, cause: Cause, parent: u32) -> u32 {
        self.nodes.push(Link { literal, cause, parent });
        self.nodes.len() as u32 - 1
    }

    /// Collects the literals from a node back to the source.
    fn collect(&mut self, mut node: u32) {
        self.links.clear();
        while node != NO_PARENT {
            let link = self.nodes[node as usize];
            self.links.push(link);
            node = link.parent;
        }
    }

    fn is_ancestor(&self, literal: Literal, mut node: u32) -> bool {
        while node != NO_PARENT {
            let link = self.nodes[node as usize];
            if link.literal == literal {
                return true;
            }
            node = link.parent;
        }
        false
    }

    /// Searches the cycles through a candidate.
    fn cycles(
        &mut self,
        sheet: &Sheet,
        reach: &Reach,
        (cell, digit): (usize, usize),
        (base, key): (f64, u8),
        sink: &mut impl Sink,
    ) {
        let (source, mode) = (Literal::on(cell, digit), reach.mode());
        let back = reach.row_of(cell, digit);
        let mut on = Boards::EMPTY;
        on.insert(cell, digit);
        self.nodes.clear();
        self.layer.clear();
        let start = self.add(source, Cause::None, NO_PARENT);
        self.layer.push(start);
        for round in 1u32.. {
            let complexity = 2 * round;
            let weight = Weight { rating: base + added(complexity), complexity, key };
            if self.layer.is_empty() || !sink.wants(weight) {
                return;
            }
            self.offs.clear();
            for at in 0..self.layer.len() {
                let parent = self.layer[at];
                let literal = self.nodes[parent as usize].literal;
                let (cell, digit) = (literal.cell(), literal.digit());
                for (off, cause) in weak_within(reach.linked_boards(), sheet, cell, digit, mode) {
                    if !self.is_ancestor(off, parent) {
                        let node = self.add(off, cause, parent);
                        self.offs.push(node);
                    }
                }
            }
            self.next.clear();
            for at in 0..self.offs.len() {
                let parent = self.offs[at];
                let literal = self.nodes[parent as usize].literal;
                for at in self.strong.range(literal, mode) {
                    let (next, cause) = self.strong.links[at];
                    if round >= 2 && next == source {
                        let end = self.add(next, cause, parent);
                        self.collect(end);
                        let effect = cycle_effect(sheet, &self.links);
                        if effect.is_worth() {
                            sink.take(weight, Shape::Cycle, effect, &self.links);
                        }
                    }
                    let (cell, digit) = (next.cell(), next.digit());
                    if !on.has(cell, digit) {
                        on.insert(cell, digit);
                        if reach.leads_into((cell, digit), &back) {
                            let node = self.add(next, cause, parent);
                            self.next.push(node);
                        }
                    }
                }
            }
            std::mem::swap(&mut self.layer, &mut self.next);
        }
    }

    /// Searches the first chain from a literal to its opposite.
    fn forcing(
        &mut self,
        sheet: &Sheet,
        reach: &Reach,
        source: Literal,
        (base, key): (f64, u8),
        sink: &mut impl Sink,
    ) {
        let (target, mode) = (source.negated(), reach.mode());
        let (cell, digit) = (source.cell(), source.digit());
        let (mut on, mut off) = (Boards::EMPTY, Boards::EMPTY);
        // What can be off within the chain, and what of the linked candidates ends it.
        let mut links = *reach.linked_boards();
        links.insert(cell, digit);
        let ends = if source.is_on() {
            reach.conflicts_of(sheet, cell, digit)
        } else {
            reach.row_of(cell, digit)
        };
        self.nodes.clear();
        self.layer.clear();
        let start = self.add(source, Cause::None, NO_PARENT);
        self.layer.push(start);
        let of_source = if source.is_on() { &mut on } else { &mut off };
        of_source.insert(cell, digit);
        let mut is_on = source.is_on();
        for length in 2u32.. {
            // The target has the opposite sign, so only even lengths can end.
            let complexity = length + length % 2;
            let weight = Weight { rating: base + added(complexity), complexity, key };
            if self.layer.is_empty() || !sink.wants(weight) {
                return;
            }
            self.next.clear();
            for at in 0..self.layer.len() {
                let parent = self.layer[at];
                let literal = self.nodes[parent as usize].literal;
                let (cell, digit) = (literal.cell(), literal.digit());
                if is_on {
                    for (next, cause) in weak_within(&links, sheet, cell, digit, mode) {
                        if !off.has(next.cell(), next.digit()) {
                            off.insert(next.cell(), next.digit());
                            let node = self.add(next, cause, parent);
                            self.next.push(node);
                        }
                    }
                } else {
                    for at in self.strong.range(literal, mode) {
                        let (next, cause) = self.strong.links[at];
                        let (cell, digit) = (next.cell(), next.digit());
                        if !on.has(cell, digit) {
                            on.insert(cell, digit);
                            if reach.leads_into((cell, digit), &ends) {
                                let node = self.add(next, cause, parent);
                                self.next.push(node);
                            }
                        }
                    }
                }
            }
            is_on = !is_on;
            let found =
                self.next.iter().copied().find(|&node| self.nodes[node as usize].literal == target);
            if let Some(end) = found {
                self.collect(end);
                sink.take(weight, Shape::Forcing, result_effect(sheet, target), &self.links);
                return;
            }
            std::mem::swap(&mut self.layer, &mut self.next);
        }
    }
}

/// The strong links of all candidates of a sheet, found once.
struct StrongLinks {
    links: Vec<(Literal, Cause)>,
    /// For each candidate its first link, the number of its links, and 1 if the first one is within
    /// the cell.
    of: Box<[[(u16, u8, u8); 9]; 81]>,
}

impl Default for StrongLinks {
    fn default() -> StrongLinks {
        StrongLinks { links: Vec::new(), of: Box::new([[(0, 0, 0); 9]; 81]) }
    }
}

impl StrongLinks {
    fn of_sheet(&mut self, sheet: &Sheet, reach: &Reach) {
        self.links.clear();
        *self.of = [[(0, 0, 0); 9]; 81];
        for &(cell, digit) in reach.linked() {
            let (cell, digit) = (usize::from(cell), usize::from(digit));
            let strong = Strong::of(sheet, cell, digit, Mode::Xy);
            let in_cell = matches!(strong.as_slice(), [(_, Cause::Cell), ..]);
            let count = strong.as_slice().len() as u8;
            self.of[cell][digit] = (self.links.len() as u16, count, u8::from(in_cell));
            self.links.extend_from_slice(strong.as_slice());
        }
    }

    /// Returns where the links of a candidate, off, are.
    #[inline]
    fn range(&self, literal: Literal, mode: Mode) -> std::ops::Range<usize> {
        let (first, count, in_cell) = self.of[literal.cell()][literal.digit()];
        let (first, count, in_cell) =
            (usize::from(first), usize::from(count), usize::from(in_cell));
        match mode {
            Mode::X => first + in_cell..first + count,
            Mode::Y => first..first + in_cell,
            Mode::Xy => first..first + count,
        }
    }
}

/// Returns what a proven literal changes.
pub(super) fn result_effect(sheet: &Sheet, result: Literal) -> Effect {
    let (cell, digit) = (result.cell(), result.digit());
    if result.is_on() {
        Effect::removal(cell, sheet.by_cell[cell] & !(1 << digit)).placing(cell, digit)
    } else {
        Effect::removal(cell, 1 << digit)
    }
}

/// Returns what a cycle removes: what sees a candidate that is on and one that is off, outside the
/// cells of the cycle.
fn cycle_effect(sheet: &Sheet, links: &[Link]) -> Effect {
    let (mut sees_on, mut sees_off, mut cells) = (Boards::EMPTY, Boards::EMPTY, 0u128);
    for link in links {
        let (cell, digit) = (link.literal.cell(), link.literal.digit());
        cells |= 1 << cell;
        let seen = sheet.boards[digit] & PEERS[cell];
        let side = if link.literal.is_on() { &mut sees_on } else { &mut sees_off };
        side.0[digit] |= seen;
    }
    sees_on.keep(&sees_off);
    let mut effect = Effect::NONE;
    for (digit, &board) in sees_on.0.iter().enumerate() {
        effect.remove(digit, board & !cells);
    }
    effect
}
