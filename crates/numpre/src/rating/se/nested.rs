//! Hints from chains inside closures.

use super::chains::Weight;
use super::effect::Effect;
use super::geometry::{CELLS, HOUSES, bits, cells_of};
use super::literal::{Cause, Literal};
use super::sheet::Sheet;
use std::collections::HashMap;
use std::rc::Rc;

/// The number of a hint inside a closure. Equal hints have equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct NestedId(u32);

/// A hint from a chain, with the literals that it rests on.
pub(super) struct NestedHint {
    pub(super) weight: Weight,
    pub(super) effect: Effect,
    /// For each target the literals that it follows from, breadth first, with their causes. The
    /// first one is the target.
    pub(super) walks: Vec<Vec<(Literal, Cause)>>,
}

impl NestedHint {
    /// Returns the removals since `before` that made the hint possible, in the order in which the
    /// walks meet them.
    pub(super) fn parents(&self, sheet: &Sheet, before: &Sheet) -> Rc<[(u8, u8)]> {
        let mut parents = Vec::new();
        let mut add = |cell: usize, digit: usize| {
            let parent = (cell as u8, digit as u8);
            if !parents.contains(&parent) {
                parents.push(parent);
            }
        };
        for &(literal, cause) in self.walks.iter().flatten() {
            if !literal.is_on() {
                continue;
            }
            let (cell, digit) = (literal.cell(), literal.digit());
            match cause {
                Cause::None => {}
                Cause::Cell => {
                    let gone = before.by_cell[cell] & !sheet.by_cell[cell];
                    bits(gone).for_each(|digit| add(cell, digit));
                }
                Cause::House(kind) => {
                    let house = usize::from(HOUSES[cell][usize::from(kind)]);
                    let gone = before.positions[digit][house] & !sheet.positions[digit][house];
                    bits(gone).for_each(|at| add(usize::from(CELLS[house][at]), digit));
                }
            }
        }
        parents.into()
    }

    /// Returns the removals in the order in which they enter a closure.
    pub(super) fn removals(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        in_reading_order(self.effect.removals())
    }

    /// Returns a description that equal hints share: their targets, and what these follow from.
    fn identity(&self) -> Vec<u16> {
        let mut identity = Vec::new();
        for walk in &self.walks {
            identity.extend(walk.iter().map(|(literal, _)| literal.index() as u16));
            identity.push(u16::MAX);
        }
        identity
    }
}

/// Iterates over removals: cells in reading order, the digits of each in ascending order.
pub(super) fn in_reading_order(removals: &[u128; 9]) -> impl Iterator<Item = (usize, usize)> + '_ {
    let all = removals.iter().fold(0, |all, board| all | board);
    cells_of(all).flat_map(move |cell| {
        (0..9)
            .filter(move |&digit| removals[digit] >> cell & 1 == 1)
            .map(move |digit| (cell, digit))
    })
}

/// Sorts hints, and keeps the first of those that remove the same.
pub(super) fn sort(mut hints: Vec<NestedHint>) -> Vec<NestedHint> {
    hints.sort_by(|a, b| a.weight.partial_cmp(&b.weight).expect("ratings are numbers"));
    let mut kept: Vec<NestedHint> = Vec::new();
    for hint in hints {
        if kept.iter().all(|known| known.effect.removals() != hint.effect.removals()) {
            kept.push(hint);
        }
    }
    kept
}

/// The hints inside the closures of one producer.
#[derive(Default)]
pub(super) struct Registry {
    numbers: HashMap<Vec<u16>, NestedId>,
    complexities: Vec<u32>,
}

impl Registry {
    pub(super) fn clear(&mut self) {
        self.numbers.clear();
        self.complexities.clear();
    }

    pub(super) fn number(&mut self, hint: &NestedHint) -> NestedId {
        let next = NestedId(self.complexities.len() as u32);
        let number = *self.numbers.entry(hint.identity()).or_insert(next);
        if number == next {
            self.complexities.push(hint.weight.complexity);
        }
        number
    }

    /// Returns the complexity of a hint, with that of the hints inside it.
    pub(super) fn complexity(&self, number: NestedId) -> u32 {
        self.complexities[number.0 as usize]
    }
}
