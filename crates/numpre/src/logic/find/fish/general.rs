//! Fish with fins, and fish of any houses.
//!
//! The search begins with a place that no placement of the digit in all houses includes, the
//! *target*: a fish can remove no other. Places that see the target may be fins, so only the other
//! places of the base houses have to be covered.
//!
//! *Example.* A finned X-wing of the digit 9. x is a place of the digit, t the target:
//!
//! ```text
//!        c1 c2 c3   c4 c5 c6   c7 c8 c9
//!   r4   .  .  .  | .  t  .  | .  x  .
//!   r5   .  x  .  | .  x  .  | .  .  .      base: rows 5 and 7
//!   r6   .  .  .  | .  .  x  | .  .  .
//!       ----------+----------+---------
//!   r7   .  x  .  | .  x  .  | .  .  .      cover: columns 2 and 5
//! ```
//!
//! Add r5c4 to this board as a place: it lies in no cover house, but sees the target, so it is a
//! fin. The search runs as follows:
//!
//! 1. A cover house of the target: column 5.
//! 2. A base house, row 5. Its places are r5c2, r5c4 and r5c5. r5c4 and r5c5 see the target, so
//!    r5c2 has to be covered: by column 2.
//! 3. A further base house, row 7. Both places are covered. There are as many base houses as cover
//!    houses: a fish, and r5c4 is its fin.
//!
//! If a fish has fewer cover houses than base houses, further ones are added.

use crate::logic::facts::Facts;
use crate::logic::find::instances::{Instances, OnStep, Size};
use crate::logic::name::name_of;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Evidence, Step};
use crate::logic::technique::Technique;
use crate::vocabulary::{Cell, CellSet, Digit, House};
use std::ops::{ControlFlow, RangeInclusive};

/// The kinds of houses on both sides of a fish.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::logic) enum Sides {
    /// Lines of one direction, covered by lines of the other.
    Lines,
    /// Lines of one direction and blocks, covered by lines of the other direction and blocks.
    LinesAndBlocks,
    /// Any houses.
    Any,
}

/// A set of houses: bit *n* is the house of index *n*.
pub(in crate::logic::find) type Houses = u32;

/// All rows, all columns, all blocks.
const ROWS: Houses = 0x1ff;
const COLUMNS: Houses = ROWS << 9;
const BLOCKS: Houses = ROWS << 18;

impl Sides {
    /// Returns the pairs of base and cover houses to search.
    pub(in crate::logic::find) fn pairs(self) -> &'static [(Houses, Houses)] {
        match self {
            Sides::Lines => &[(ROWS, COLUMNS), (COLUMNS, ROWS)],
            Sides::LinesAndBlocks => {
                &[(ROWS | BLOCKS, COLUMNS | BLOCKS), (COLUMNS | BLOCKS, ROWS | BLOCKS)]
            }
            Sides::Any => &[(ROWS | COLUMNS | BLOCKS, ROWS | COLUMNS | BLOCKS)],
        }
    }
}

/// Finds the fish that have the name of this technique. The order: fewest base houses, cells and
/// fins, then fish that open a single, then most removals.
pub(in crate::logic) fn find(
    technique: Technique,
    sides: Sides,
    sizes: RangeInclusive<usize>,
    state: &SolvingState,
    facts: &mut Facts,
    on_step: OnStep<'_>,
) -> ControlFlow<()> {
    let mut found = Instances::new(state);
    for size in sizes {
        for digit in Digit::all() {
            let targets = facts.impossible(state, digit);
            if targets.is_empty() {
                continue;
            }
            let board = Board::new(state, digit);
            for &(bases, covers) in sides.pairs() {
                let fins = |target: Cell| target.peers();
                for fish in board.fish(targets, &fins, bases, covers, size) {
                    add(technique, digit, fish, &mut found);
                }
            }
        }
        found.report(on_step)?;
    }
    ControlFlow::Continue(())
}

/// Adds a fish if it has the name of the technique.
fn add(technique: Technique, digit: Digit, fish: [Houses; 2], found: &mut Instances<'_>) {
    let places = found.state.cells_with(digit) & found.state.open();
    let (base, cover, body, fins) = pattern_of(places, fish);
    let size: Size = [base.len(), body.len() + fins.len(), fins.len()];
    let evidence = Evidence::Fish { digit, base, cover, body, fins };
    if name_of(&evidence) == Some(technique) {
        let step = Step::of(technique, evidence, found.state);
        found.add(size, step);
    }
}

/// Returns the base houses, the cover houses, the body and the fins of a fish.
pub(in crate::logic::find) fn pattern_of(
    places: CellSet,
    [base, cover]: [Houses; 2],
) -> (Vec<House>, Vec<House>, CellSet, CellSet) {
    let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
    for house in listed(base) {
        let inside = places & house.cells();
        two |= one & inside;
        one |= inside;
    }
    let covered = listed(cover).fold(CellSet::EMPTY, |all, house| all | house.cells());
    let fins = two | (one - covered);
    (listed(base).collect(), listed(cover).collect(), one - fins, fins)
}

/// Iterates over the houses of a set.
fn listed(houses: Houses) -> impl Iterator<Item = House> {
    let rest = |houses: &Houses| Some(houses & (houses - 1)).filter(|rest| *rest != 0);
    std::iter::successors(Some(houses).filter(|houses| *houses != 0), rest)
        .map(|houses| House::ALL[houses.trailing_zeros() as usize])
}

fn of_cell(cell: Cell) -> Houses {
    cell.houses().into_iter().fold(0, |all, house| all | 1 << house.index())
}

/// The places of a digit.
pub(in crate::logic::find) struct Board {
    places: CellSet,
    /// The places in each house.
    inside: [CellSet; 27],
    /// The houses with two places or more.
    usable: Houses,
}

impl Board {
    pub(in crate::logic::find) fn new(state: &SolvingState, digit: Digit) -> Board {
        let places = state.cells_with(digit) & state.open();
        let inside = House::ALL.map(|house| places & house.cells());
        let has_two = |house: &House| inside[house.index()].len() > 1;
        let usable = House::all().filter(has_two).fold(0, |all, house| all | 1 << house.index());
        Board { places, inside, usable }
    }

    /// Returns the places of the digit.
    pub(in crate::logic::find) fn places(&self) -> CellSet {
        self.places
    }

    /// Returns the base and cover houses of the fish of this size that remove a target, sorted.
    /// `fins` returns the places that may be fins for a target.
    pub(in crate::logic::find) fn fish(
        &self,
        targets: CellSet,
        fins: &dyn Fn(Cell) -> CellSet,
        bases: Houses,
        covers: Houses,
        size: usize,
    ) -> Vec<[Houses; 2]> {
        let mut found = Vec::new();
        for target in (targets & self.places).iter() {
            let mut search = Search {
                board: self,
                target,
                far: self.places - fins(target) - CellSet::of(target),
                bases: bases & self.usable,
                covers: covers & self.usable,
                size,
                found: &mut found,
            };
            for first in listed(covers & self.usable & of_cell(target)) {
                search.add_base(Chosen { cover: 1 << first.index(), ..Chosen::default() }, 0);
            }
        }
        found
    }
}

/// The houses that a search has chosen so far.
#[derive(Clone, Copy, Default)]
struct Chosen {
    base: Houses,
    cover: Houses,
    /// The places in at least one base house.
    one: CellSet,
}

/// A search for the fish that remove a target.
struct Search<'a> {
    board: &'a Board,
    target: Cell,
    /// The places that cannot be fins: they do not see the target.
    far: CellSet,
    bases: Houses,
    covers: Houses,
    size: usize,
    /// The base and cover houses of each fish found, sorted.
    found: &'a mut Vec<[Houses; 2]>,
}

impl Search<'_> {
    /// Adds base houses from this index on, until there are enough.
    fn add_base(&mut self, chosen: Chosen, from: usize) {
        if chosen.base.count_ones() as usize == self.size {
            return self.fill(chosen);
        }
        let later = self.bases & !chosen.cover & (!0 << from);
        for house in listed(later).map(House::index) {
            let inside = self.board.inside[house];
            // A place in two base houses is a fin, so it has to see the target.
            let fixed = self.far | CellSet::of(self.target);
            if !(chosen.one & inside & fixed).is_empty() {
                continue;
            }
            let base = chosen.base | 1 << house;
            let one = chosen.one | inside;
            self.cover(Chosen { base, one, ..chosen }, inside & self.far, house + 1);
        }
    }

    /// Covers these places, then continues with further base houses.
    fn cover(&mut self, chosen: Chosen, places: CellSet, from: usize) {
        let is_covered = |cell: &Cell| of_cell(*cell) & chosen.cover != 0;
        let Some(cell) = places.iter().find(|cell| !is_covered(cell)) else {
            return self.add_base(chosen, from);
        };
        if chosen.cover.count_ones() as usize == self.size {
            return;
        }
        for house in listed(of_cell(cell) & self.covers & !chosen.base) {
            let cover = chosen.cover | 1 << house.index();
            self.cover(Chosen { cover, ..chosen }, places, from);
        }
    }

    /// Adds cover houses that include a place of a base house, until there are as many as base
    /// houses. Then keeps the fish if it removes the target.
    fn fill(&mut self, chosen: Chosen) {
        let Chosen { base, cover, one } = chosen;
        if (cover.count_ones() as usize) < self.size {
            let useful = one.iter().fold(0, |all, cell| all | of_cell(cell));
            for house in listed(useful & self.covers & !base & !cover) {
                self.fill(Chosen { cover: cover | 1 << house.index(), ..chosen });
            }
            return;
        }
        let lies_in = |houses: Houses| (of_cell(self.target) & houses).count_ones();
        let is_used = |house: House| !(self.board.inside[house.index()] & one).is_empty();
        if lies_in(cover) > lies_in(base)
            && listed(cover).all(is_used)
            && let Err(place) = self.found.binary_search(&[base, cover])
        {
            self.found.insert(place, [base, cover]);
        }
    }
}
