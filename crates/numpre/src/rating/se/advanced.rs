//! The techniques that a closure above level 0 tries on what it has left.
//!
//! The first family that finds a removal counts, with all its hints: locked candidates, hidden
//! pairs, naked pairs, X-wings; from level 2 on also chains. A hint counts only if removals inside
//! the closure made it possible. These are the parents of what it removes.

use super::cases::{Cases, Producer};
use super::chains::{Chains, Link, Shape, Sink, Weight};
use super::closure::{Advanced, Entry};
use super::effect::Effect;
use super::fish;
use super::geometry::{CELLS, HOUSE_CELLS, bits};
use super::literal::{Cause, Literal};
use super::locked::{self, Locked};
use super::nested::{NestedHint, NestedId, Registry, in_reading_order, sort};
use super::sets;
use super::sheet::Sheet;
use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::rc::Rc;

/// Finds the removals of techniques inside closures.
pub(super) struct Techniques {
    registry: Registry,
    chains: Chains,
    /// The searches of the closures inside, from level 3 on.
    cases: Option<Box<Cases<Techniques>>>,
    /// The hints of sheets that were met before, by family.
    known: [HashMap<[u16; 81], Rc<[NestedHint]>>; 2],
}

impl Default for Techniques {
    fn default() -> Techniques {
        Techniques {
            registry: Registry::default(),
            chains: Chains::new(),
            cases: None,
            known: [HashMap::new(), HashMap::new()],
        }
    }
}

impl Techniques {
    /// Returns the hints of a family of chains on a sheet, sorted.
    fn hints(
        &mut self,
        sheet: &Sheet,
        family: usize,
        producer: Option<Producer>,
    ) -> Rc<[NestedHint]> {
        if let Some(hints) = self.known[family].get(&sheet.by_cell) {
            return Rc::clone(hints);
        }
        let hints = match producer {
            None => self.chain_hints(sheet),
            Some(producer) => {
                let cases = self.cases.get_or_insert_with(|| Box::new(Cases::new(sheet)));
                cases.all(sheet, producer)
            }
        };
        let hints: Rc<[NestedHint]> = sort(hints).into();
        self.known[family].insert(sheet.by_cell, Rc::clone(&hints));
        hints
    }

    fn chain_hints(&mut self, sheet: &Sheet) -> Vec<NestedHint> {
        let mut all = All::default();
        self.chains.search(sheet, &mut all);
        all.0
    }
}

/// The families of chains from level 2 on, in order.
pub(super) fn families(level: u8) -> &'static [Option<Producer>] {
    match level {
        0 | 1 => &[],
        2 => &[None],
        3 => &[None, Some(Producer::MULTIPLE)],
        4 => &[Some(Producer::DYNAMIC)],
        _ => &[Some(Producer::DYNAMIC), Some(Producer::NESTED_TWO)],
    }
}

impl Advanced for Techniques {
    fn clear(&mut self) {
        self.registry.clear();
        self.known.iter_mut().for_each(HashMap::clear);
    }

    fn complexity(&self, number: NestedId) -> u32 {
        self.registry.complexity(number)
    }

    fn entries(&mut self, sheet: &Sheet, before: &Sheet, level: u8, entries: &mut Vec<Entry>) {
        locked_candidates(sheet, before, entries);
        if entries.is_empty() {
            hidden_pairs(sheet, before, entries);
        }
        if entries.is_empty() {
            naked_pairs(sheet, before, entries);
        }
        if entries.is_empty() {
            x_wings(sheet, before, entries);
        }
        for (family, &producer) in families(level).iter().enumerate() {
            if !entries.is_empty() {
                return;
            }
            for hint in self.hints(sheet, family, producer).iter() {
                let parents = hint.parents(sheet, before);
                if parents.is_empty() {
                    continue;
                }
                let nested = Some(self.registry.number(hint));
                for (cell, digit) in hint.removals() {
                    let parents = Rc::clone(&parents);
                    entries.push(Entry { cell, digit, parents, nested });
                }
            }
        }
    }
}

const CONTINUE: ControlFlow<Infallible> = ControlFlow::Continue(());

/// Adds the removals of a hint.
fn push(
    entries: &mut Vec<Entry>,
    removals: &[u128; 9],
    parents: Vec<(u8, u8)>,
    nested: Option<NestedId>,
) {
    let parents: Rc<[(u8, u8)]> = parents.into();
    for (cell, digit) in in_reading_order(removals) {
        entries.push(Entry { cell, digit, parents: Rc::clone(&parents), nested });
    }
}

/// Returns the cells of some positions of a house, each with a digit.
fn at(house: usize, positions: u16, digit: usize) -> impl Iterator<Item = (u8, u8)> {
    bits(positions).map(move |position| (CELLS[house][position], digit as u8))
}

fn locked_candidates(sheet: &Sheet, before: &Sheet, entries: &mut Vec<Entry>) {
    let _ = locked::each(sheet, |locked| {
        let Locked { from, to, digit } = locked;
        let removals = locked.removals(sheet);
        let gone = before.positions[digit][from] & !sheet.positions[digit][from];
        if removals == 0 || gone == 0 {
            return CONTINUE;
        }
        let outside = |&(cell, _): &(u8, u8)| HOUSE_CELLS[to] >> cell & 1 == 0;
        let parents: Vec<_> = at(from, gone, digit).filter(outside).collect();
        if !parents.is_empty() {
            let mut effect = Effect::NONE;
            effect.remove(digit, removals);
            push(entries, effect.removals(), parents, None);
        }
        CONTINUE
    });
}

fn hidden_pairs(sheet: &Sheet, before: &Sheet, entries: &mut Vec<Entry>) {
    let _ = sets::each_hidden(sheet, 2, 4, |set| {
        let effect = set.hidden_effect(sheet);
        if !effect.is_worth() {
            return CONTINUE;
        }
        let mut parents = Vec::new();
        for position in bits(0x1ff & !set.positions) {
            let cell = CELLS[set.house][position];
            let gone = before.by_cell[usize::from(cell)] & set.digits;
            parents.extend(bits(gone).map(|digit| (cell, digit as u8)));
        }
        if !parents.is_empty() {
            push(entries, effect.removals(), parents, None);
        }
        CONTINUE
    });
}

fn naked_pairs(sheet: &Sheet, before: &Sheet, entries: &mut Vec<Entry>) {
    let _ = sets::each_naked(sheet, 2, |set| {
        let effect = set.naked_effect(sheet);
        if !effect.is_worth() {
            return CONTINUE;
        }
        let mut parents = Vec::new();
        for position in bits(set.positions) {
            let cell = CELLS[set.house][position];
            let gone = before.by_cell[usize::from(cell)] & !set.digits;
            parents.extend(bits(gone).map(|digit| (cell, digit as u8)));
        }
        if !parents.is_empty() {
            push(entries, effect.removals(), parents, None);
        }
        CONTINUE
    });
}

fn x_wings(sheet: &Sheet, before: &Sheet, entries: &mut Vec<Entry>) {
    let _ = fish::each(sheet, 2, |fish| {
        let effect = fish.effect(sheet);
        if !effect.is_worth() {
            return CONTINUE;
        }
        let mut parents = Vec::new();
        for line in bits(fish.base) {
            let house = 9 * fish.base_kind + line;
            let gone = before.positions[fish.digit][house] & !sheet.positions[fish.digit][house];
            parents.extend(at(house, gone & !fish.cover, fish.digit));
        }
        if !parents.is_empty() {
            push(entries, effect.removals(), parents, None);
        }
        CONTINUE
    });
}

/// Keeps all hints of chains.
#[derive(Default)]
struct All(Vec<NestedHint>);

impl Sink for All {
    fn wants(&self, _: Weight) -> bool {
        true
    }

    fn take(&mut self, weight: Weight, shape: Shape, effect: Effect, links: &[Link]) {
        // Each literal once: the end of a cycle is its source too.
        let mut walk: Vec<(Literal, Cause)> = Vec::with_capacity(links.len());
        for link in links {
            if walk.iter().all(|&(known, _)| known != link.literal) {
                walk.push((link.literal, link.cause));
            }
        }
        let mut walks = vec![walk];
        if let Shape::Cycle = shape {
            walks.push(reversed(links));
        }
        self.0.push(NestedHint { weight, effect, walks });
    }
}

/// Returns the walk of a cycle in the other direction: from the source to the end, with opposite
/// literals. Each keeps the cause that it has in the forward direction, as Sudoku Explainer 1.2.1
/// does.
fn reversed(links: &[Link]) -> Vec<(Literal, Cause)> {
    let mut walk: Vec<(Literal, Cause)> = Vec::with_capacity(links.len());
    for link in links.iter().rev() {
        let literal = link.literal.negated();
        if walk.iter().all(|&(known, _)| known != literal) {
            walk.push((literal, link.cause));
        }
    }
    walk
}
