//! Tests that deadly patterns are sound, that the rectangles of a plain search are found, and that
//! forged ones are rejected.

use crate::common::{BOARDS, boards, counted, on_all_cores, same_for_isomorphs, sound, taken};
use numpre::logic::{
    DeadlyPattern, DeadlyScope, Evidence, Marks, Next, Reasoner, SolvingState, Step, Technique,
    ladder, name_of, steps_of,
};
use numpre::practice::Practice;
use numpre::proof::{Fault, check};
use numpre::{Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, Puzzle, Solved, solve};
use std::collections::{BTreeMap, BTreeSet};

/// The candidates that a step removes.
type Removed = BTreeSet<(Cell, Digit)>;

fn deadly() -> impl Iterator<Item = Technique> {
    Technique::ALL.iter().copied().filter(|technique| technique.needs_uniqueness())
}

fn pattern_of(step: &Step) -> &DeadlyPattern {
    match &step.evidence {
        Evidence::Deadly { pattern } => pattern,
        other => panic!("not a deadly pattern: {other:?}"),
    }
}

/// The counts of a technique: boards with a step, and steps.
type Counts = crate::common::Counts<2>;

/// Asserts of every deadly pattern on a board: a guard is true; what it removes is false; the proof
/// check accepts it, also on the board that has lost only what it rests on. No two of a technique
/// have the same effect.
fn all_are_sound(state: &SolvingState, solution: &Grid, counts: &mut Counts) {
    for technique in deadly() {
        let steps = steps_of(technique, state);
        let counts = counts.entry(technique).or_insert([0; 2]);
        counts[0] += u64::from(!steps.is_empty());
        counts[1] += steps.len() as u64;
        let mut effects = BTreeSet::new();
        for step in &steps {
            let shown = || format!("{technique} {step:?}\n{}", state.candidates());
            let is_true = |(cell, digit): (Cell, Digit)| solution.get(cell) == Some(digit);
            assert!(pattern_of(step).guards.pairs().any(is_true), "no guard: {}", shown());
            assert!(effects.insert(sound(step, state, solution)), "twice: {}", shown());
        }
    }
}

/// Asserts this on the boards of these indices. Prints and returns what was counted.
fn sound_on(seed: u64, indices: u64) -> Counts {
    let all = counted(seed, indices, all_are_sound);
    for (technique, [with, steps]) in &all {
        println!("{technique}: {} boards, {with} with {steps} steps", indices * BOARDS);
    }
    all
}

#[test]
fn every_deadly_pattern_on_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(71, 60);
    assert!(counts[&Technique::UniqueRectangle1][0] > 20, "{counts:?}");
    assert!(counts[&Technique::HiddenRectangle][0] > 20, "{counts:?}");
}

#[test]
#[ignore = "long: cargo test --release -p numpre --test all deadly -- --ignored --nocapture"]
fn every_deadly_pattern_on_100_000_random_boards_is_sound_and_no_effect_comes_twice() {
    let counts = sound_on(72, 100_000 / BOARDS);
    assert!(counts[&Technique::UniqueLoop][0] > 500, "{counts:?}");
}

/// Returns every board on the way from a puzzle to its solution.
fn walk(puzzle: &Grid) -> Vec<SolvingState> {
    let (mut state, mut all) = (SolvingState::from(puzzle), Vec::new());
    let reasoner = Reasoner::new(ladder::PLAYER);
    while let Next::Step(step) = reasoner.next(&state) {
        all.push(state.clone());
        state.apply(&step);
    }
    all
}

/// Random boards hardly ever have the rare patterns; the puzzles for practice have them.
#[test]
fn every_deadly_pattern_of_the_exercises_is_sound() {
    let techniques: Vec<Technique> = deadly().collect();
    let counts = on_all_cores(&techniques, |&technique| {
        let mut counts = Counts::new();
        for index in 0..4 {
            let exercise = Practice::new(ladder::PLAYER, 73).exercise(technique, index).unwrap();
            let Solved::Unique(solution) = solve(&exercise.puzzle) else { panic!("it is proper") };
            for state in walk(&exercise.puzzle) {
                all_are_sound(&state, &solution, &mut counts);
            }
        }
        counts
    });
    for (technique, counts) in techniques.iter().zip(counts) {
        assert!(counts[technique][1] >= 4, "{technique}: {counts:?}");
    }
}

/// The rectangles of a name on a board, by the definitions: what each of them removes at least.
type Plain = BTreeMap<Technique, Vec<Removed>>;

/// A rectangle on a board, and the two digits.
struct Rectangle<'s> {
    state: &'s SolvingState,
    cells: [Cell; 4],
    one: Digit,
    other: Digit,
}

impl Rectangle<'_> {
    fn extras(&self, cell: Cell) -> DigitSet {
        self.state.digits(cell) - DigitSet::of(self.one) - DigitSet::of(self.other)
    }

    /// Returns the places of a digit in a house, as far as they are not of the rectangle.
    fn outside(&self, house: House, digit: Digit) -> usize {
        let places = self.state.cells_with(digit) & house.cells();
        places.iter().filter(|cell| !self.cells.contains(cell)).count()
    }

    fn removed(&self, cells: &[Cell], digits: DigitSet) -> Removed {
        let of_cell = |cell: &Cell| {
            let digits = self.state.digits(*cell) & digits;
            digits.iter().map(|digit| (*cell, digit)).collect::<Vec<_>>()
        };
        cells.iter().flat_map(of_cell).collect()
    }

    /// Adds the techniques for open cells. The cells are in the order of two rows.
    fn open(&self, all: &mut Plain) {
        let both = DigitSet::of(self.one) | DigitSet::of(self.other);
        let is_usable = |cell: &Cell| {
            self.state.digits(*cell).is_superset(both) && self.state.open().contains(*cell)
        };
        if !self.cells.iter().all(is_usable) {
            return;
        }
        let roof: Vec<Cell> =
            self.cells.into_iter().filter(|cell| !self.extras(*cell).is_empty()).collect();
        let extras = roof.iter().fold(DigitSet::EMPTY, |all, cell| all | self.extras(*cell));
        let shared = |kind: Option<HouseKind>| -> Vec<House> {
            House::all()
                .filter(|house| kind.is_none_or(|kind| house.kind() == kind))
                .filter(|house| roof.iter().all(|cell| house.cells().contains(*cell)))
                .collect()
        };
        let in_line =
            !shared(Some(HouseKind::Row)).is_empty() || !shared(Some(HouseKind::Column)).is_empty();
        let mut add = |technique, removed: Removed| {
            if !removed.is_empty() {
                all.entry(technique).or_default().push(removed);
            }
        };
        if roof.len() == 1 {
            add(Technique::UniqueRectangle1, self.removed(&roof, both));
        }
        if let (2..=3, Some(extra)) = (roof.len(), extras.single()) {
            let sees_all = |cell: &Cell| roof.iter().all(|guard| guard.peers().contains(*cell));
            let seeing: Vec<Cell> = self.state.open().iter().filter(sees_all).collect();
            let technique = match roof.len() == 2 && in_line {
                true => Technique::UniqueRectangle2,
                false => Technique::UniqueRectangle5,
            };
            add(technique, self.removed(&seeing, DigitSet::of(extra)));
        }
        for (digit, left) in [(self.one, self.other), (self.other, self.one)] {
            let is_confined = |house| self.outside(house, digit) == 0;
            if roof.len() == 2 && in_line && shared(None).into_iter().any(is_confined) {
                add(Technique::UniqueRectangle4, self.removed(&roof, DigitSet::of(left)));
            }
            let lines = |of: fn(usize) -> House, place: fn(Cell) -> usize| {
                [of(place(self.cells[0])), of(place(self.cells[3]))]
            };
            let is_free = |house: &House| self.outside(*house, digit) == 0;
            let (rows, columns) =
                (lines(House::row, Cell::row), lines(House::column, Cell::column));
            let is_diagonal = roof.len() == 2 && !in_line;
            if is_diagonal && (rows.iter().all(is_free) || columns.iter().all(is_free)) {
                add(Technique::UniqueRectangle6, self.removed(&roof, DigitSet::of(digit)));
            }
            for corner in self.cells.iter().filter(|cell| self.extras(**cell).is_empty()) {
                let opposite =
                    |cell: &&Cell| cell.row() != corner.row() && cell.column() != corner.column();
                let opposite = self.cells.iter().find(opposite).unwrap();
                let (row, column) = (House::row(opposite.row()), House::column(opposite.column()));
                if is_free(&row) && is_free(&column) && roof.contains(opposite) && roof.len() > 1 {
                    let removed = self.removed(&[*opposite], DigitSet::of(left));
                    add(Technique::HiddenRectangle, removed);
                }
            }
        }
    }

    /// Adds the techniques for placed cells: the first digit is in the first cell.
    fn placed(&self, all: &mut Plain) {
        let wanted = [self.one, self.other, self.other, self.one];
        let cells: Vec<(Cell, Digit)> = self.cells.into_iter().zip(wanted).collect();
        if !cells.iter().all(|&(cell, digit)| self.state.digits(cell).contains(digit)) {
            return;
        }
        let is_open = |(cell, _): &&(Cell, Digit)| self.state.open().contains(*cell);
        let open: Vec<(Cell, Digit)> = cells.iter().filter(is_open).copied().collect();
        let mut add = |technique, removed: Removed| {
            if !removed.is_empty() {
                all.entry(technique).or_default().push(removed);
            }
        };
        match open[..] {
            [(cell, digit)] if self.state.digits(cell).len() > 1 => {
                let removed = self.removed(&[cell], DigitSet::of(digit));
                add(Technique::AvoidableRectangle1, removed);
            }
            [(one, of_one), (other, of_other)] => {
                let extra = |cell: Cell, digit| self.state.digits(cell) - DigitSet::of(digit);
                let extras = extra(one, of_one) | extra(other, of_other);
                let each = !extra(one, of_one).is_empty() && !extra(other, of_other).is_empty();
                if let Some(extra) = extras.single().filter(|_| each) {
                    let seeing: Vec<Cell> = (one.peers() & other.peers()).iter().collect();
                    let seeing: Vec<Cell> =
                        seeing.into_iter().filter(|c| self.state.open().contains(*c)).collect();
                    let removed = self.removed(&seeing, DigitSet::of(extra));
                    add(Technique::AvoidableRectangle2, removed);
                }
            }
            _ => {}
        }
    }
}

/// Returns the rectangles on a board, by the definitions.
fn by_plain_search(state: &SolvingState) -> Plain {
    let mut all = Plain::new();
    for [top, bottom] in (0..81).map(|pair| [pair / 9, pair % 9]).filter(|[a, b]| a < b) {
        for [left, right] in (0..81).map(|pair| [pair / 9, pair % 9]).filter(|[a, b]| a < b) {
            if (top / 3 == bottom / 3) == (left / 3 == right / 3) {
                continue;
            }
            let at = |row, column| Cell::at(row, column).unwrap();
            let cells = [at(top, left), at(top, right), at(bottom, left), at(bottom, right)];
            if cells.iter().any(|cell| state.givens().contains(*cell)) {
                continue;
            }
            for one in Digit::all() {
                for other in Digit::all().filter(|other| *other != one) {
                    let rectangle = Rectangle { state, cells, one, other };
                    if one < other {
                        rectangle.open(&mut all);
                    }
                    rectangle.placed(&mut all);
                }
            }
        }
    }
    all
}

#[test]
fn a_plain_search_finds_the_same_rectangles() {
    let indices: Vec<u64> = (0..120).collect();
    let counts = on_all_cores(&indices, |&index| {
        let mut counts: BTreeMap<Technique, usize> = BTreeMap::new();
        let is_proper =
            |state: &SolvingState| matches!(solve(&state.puzzle().givens), Solved::Unique(_));
        for (state, _) in boards(74, index).into_iter().filter(|(state, _)| is_proper(state)) {
            let plain = by_plain_search(&state);
            let rectangles = deadly().filter(|technique| technique.slug().contains("rectangle"));
            for technique in rectangles.filter(|other| *other != Technique::UniqueRectangle3) {
                let wanted = plain.get(&technique).cloned().unwrap_or_default();
                let found: Vec<Removed> =
                    steps_of(technique, &state).iter().map(|step| taken(step, &state)).collect();
                *counts.entry(technique).or_default() += found.len();
                let board = state.candidates();
                for removed in &wanted {
                    let is_found = found.iter().any(|other| other.is_superset(removed));
                    assert!(is_found, "{technique}: {removed:?} not in {found:?}\n{board}");
                }
                for removed in &found {
                    let is_wanted = wanted.iter().any(|other| removed.is_superset(other));
                    assert!(is_wanted, "{technique}: {removed:?} not in {wanted:?}\n{board}");
                }
            }
        }
        counts
    });
    let mut all: BTreeMap<Technique, usize> = BTreeMap::new();
    for (technique, count) in counts.into_iter().flatten() {
        *all.entry(technique).or_default() += count;
    }
    assert!(all[&Technique::UniqueRectangle4] > 30, "{all:?}");
    assert!(all[&Technique::HiddenRectangle] > 50, "{all:?}");
}

#[test]
fn isomorphs_of_a_board_have_the_isomorphic_patterns() {
    same_for_isomorphs(&deadly().collect::<Vec<Technique>>(), 75, 40);
}

/// Returns false copies of a step, each with the fault that the check finds in it.
fn forged(step: &Step) -> Vec<(&'static str, Step, Fault)> {
    let with = |change: &dyn Fn(&mut DeadlyPattern)| {
        let mut pattern = pattern_of(step).clone();
        change(&mut pattern);
        Step { evidence: Evidence::Deadly { pattern }, ..step.clone() }
    };
    let pattern = pattern_of(step);
    let mut all = vec![
        ("no guards", with(&|pattern| pattern.guards = Marks::new()), Fault::WrongShape),
        (
            "a guard outside",
            with(&|pattern| {
                let cell = (CellSet::ALL - pattern.cells()).first().unwrap();
                pattern.guards.insert(cell, DigitSet::ALL);
            }),
            Fault::WrongShape,
        ),
        (
            "other cells of the pattern",
            with(&|pattern| pattern.with = pattern.cells.clone()),
            Fault::WrongShape,
        ),
        (
            "the other scope",
            with(&|pattern| {
                pattern.scope = match pattern.scope {
                    DeadlyScope::Cells => DeadlyScope::Board,
                    DeadlyScope::Board => DeadlyScope::Cells,
                };
            }),
            match pattern.scope {
                DeadlyScope::Cells => Fault::ConditionFails,
                // A single cell has no second filling.
                DeadlyScope::Board => Fault::DoesNotFollow,
            },
        ),
        (
            "a candidate left out",
            with(&|pattern| {
                let (cell, digits) = pattern.guards.iter().next().unwrap();
                let lost = digits.iter().next().unwrap();
                pattern.cells = pattern
                    .cells
                    .iter()
                    .map(|(other, digits)| match other == cell {
                        true => (other, digits - DigitSet::of(lost)),
                        false => (other, digits),
                    })
                    .collect();
            }),
            Fault::WrongShape,
        ),
    ];
    if pattern.scope == DeadlyScope::Cells && pattern.confined.is_empty() {
        all.push((
            "a cell left out",
            with(&|pattern| {
                let floor = (pattern.cells() - pattern.roof()).first();
                let left = |(cell, _): &(Cell, DigitSet)| Some(*cell) != floor;
                pattern.cells = pattern.cells.iter().filter(left).collect();
            }),
            Fault::DoesNotFollow,
        ));
    }
    let mut guards = pattern.guards.pairs();
    let (cell, digit) = guards.next().unwrap();
    let eliminations = Marks::of(CellSet::of(cell), DigitSet::of(digit));
    if guards.next().is_none() || pattern.roof().len() > 1 {
        let more = Step { eliminations, ..step.clone() };
        all.push(("a guard is removed", more, Fault::DoesNotFollow));
    }
    let placements = vec![(cell, digit)];
    all.push(("a placement", Step { placements, ..step.clone() }, Fault::WrongShape));
    for technique in Technique::ALL.iter().filter(|other| **other != step.technique) {
        let renamed = Step { technique: *technique, ..step.clone() };
        all.push(("another name", renamed, Fault::WrongShape));
    }
    all
}

#[test]
fn forged_patterns_are_rejected() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for technique in deadly() {
        for index in 0..2 {
            let exercise = Practice::new(ladder::PLAYER, 77).exercise(technique, index).unwrap();
            let state = &exercise.state;
            for (what, forged, fault) in forged(&exercise.step) {
                // A forged pattern often has another name, too, or none.
                let name = name_of(&forged.evidence).filter(|_| what != "another name");
                let named = Step { technique: name.unwrap_or(forged.technique), ..forged };
                let verdict = check(&state.puzzle(), std::slice::from_ref(&named));
                let found = verdict.map(|_| ()).map_err(|unsound| unsound.fault);
                let is_nameless = name_of(&named.evidence).is_none();
                let expected = if is_nameless { Fault::WrongShape } else { fault };
                assert_eq!(found, Err(expected), "{technique}: {what}: {named:?}");
                *counts.entry(what).or_default() += 1;
            }
        }
    }
    assert!(counts.len() > 8, "{counts:?}");
}

#[test]
fn a_pattern_holds_only_if_the_givens_single_out_a_solution() {
    for technique in deadly() {
        let exercise = Practice::new(ladder::PLAYER, 78).exercise(technique, 0).unwrap();
        let step = std::slice::from_ref(&exercise.step);
        let board = exercise.state.puzzle();
        assert!(check(&board, step).is_ok());

        // The same board, but a given is only placed: the other givens have several solutions.
        let (cell, digit) = board
            .givens
            .filled()
            .find(|&(cell, _)| {
                let mut fewer = board.givens;
                fewer.set(cell, None);
                matches!(solve(&fewer), Solved::Multiple(..))
            })
            .unwrap();
        let mut several = board.clone();
        several.givens.set(cell, None);
        several.placed.set(cell, Some(digit));
        assert_eq!(check(&several, step).unwrap_err().fault, Fault::NotUnique, "{technique}");
        assert_eq!(steps_of(technique, &SolvingState::from(&several)), []);

        // The same candidates, and no givens at all.
        let none = Puzzle {
            givens: Grid::EMPTY,
            placed: several.grid(),
            candidates: board.candidates.clone(),
        };
        assert_eq!(check(&none, step).unwrap_err().fault, Fault::NotUnique, "{technique}");
        assert_eq!(steps_of(technique, &SolvingState::from(&none)), []);
    }
}
