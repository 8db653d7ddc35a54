//! A second implementation of the rules, as plain as their statement, that applies them in random
//! order.

pub(crate) mod chains;
pub(crate) mod se;

use numpre::closure::{Reading, Rules};
use numpre::random::RandomSource;
use numpre::{Candidates, Cell, Digit, DigitSet, House, HouseKind};

/// The error that a state has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Impossible;

#[derive(Clone, Copy)]
enum Rule {
    /// If a cell has one candidate, remove it from the peers.
    Sbit,
    InterSection,
    /// If n cells have only n digits, remove these from the other cells of the house. Size 1 is a
    /// single candidate.
    Enclosure(usize),
    /// If n digits are possible in only n cells, remove all other digits from these. X(1) is Ubit.
    Exclosure(usize),
}

/// Closes a state with single rules in random order: each round applies every rule to every house,
/// until a round changes nothing.
pub(crate) fn close(
    state: &mut Candidates,
    rules: Rules,
    source: &mut RandomSource,
) -> Result<(), Impossible> {
    let mut todo: Vec<(Rule, House)> = Vec::new();
    for house in House::all() {
        todo.push((Rule::Sbit, house));
        todo.extend((1..=usize::from(rules.enclosure)).map(|size| (Rule::Enclosure(size), house)));
        todo.extend((1..=usize::from(rules.exclosure)).map(|size| (Rule::Exclosure(size), house)));
        if rules.intersection {
            todo.push((Rule::InterSection, house));
        }
    }
    loop {
        source.shuffle(&mut todo);
        let before = *state;
        for &(rule, house) in &todo {
            apply(state, rule, house)?;
        }
        if *state == before {
            return Ok(());
        }
    }
}

/// Returns the digits of some cells of a house. `places` has a bit for each place.
fn digits_of(state: &Candidates, house: House, places: u16) -> DigitSet {
    (0..9)
        .filter(|place| places >> place & 1 == 1)
        .fold(DigitSet::EMPTY, |all, place| all | state[house.cell(place)])
}

/// Returns the places of a house that have any of these digits, a bit for each.
fn places_of(state: &Candidates, house: House, digits: DigitSet) -> u16 {
    (0..9)
        .filter(|&place| !(state[house.cell(place)] & digits).is_empty())
        .fold(0, |all, place| all | 1 << place)
}

fn apply(state: &mut Candidates, rule: Rule, house: House) -> Result<(), Impossible> {
    match rule {
        Rule::Sbit => {
            for cell in house.cells().iter() {
                if state[cell].is_empty() {
                    return Err(Impossible);
                }
                if let Some(digit) = state[cell].single() {
                    for other in Cell::all().filter(|&other| other.sees(cell)) {
                        state[other].remove(digit);
                    }
                }
            }
        }
        Rule::Enclosure(size) => {
            for places in (1..512_u16).filter(|places| places.count_ones() as usize == size) {
                let digits = digits_of(state, house, places);
                if digits.len() < size {
                    return Err(Impossible);
                }
                if digits.len() == size {
                    for place in (0..9).filter(|place| places >> place & 1 == 0) {
                        state[house.cell(place)] = state[house.cell(place)] - digits;
                    }
                }
            }
        }
        Rule::Exclosure(size) => {
            for digits in
                (1..512_u16).map(DigitSet::from_bits).filter(|digits| digits.len() == size)
            {
                let places = places_of(state, house, digits);
                if (places.count_ones() as usize) < size {
                    return Err(Impossible);
                }
                if places.count_ones() as usize == size {
                    for place in (0..9).filter(|place| places >> place & 1 == 1) {
                        state[house.cell(place)] &= digits;
                    }
                }
            }
        }
        Rule::InterSection if house.kind() == HouseKind::Block => {}
        Rule::InterSection => {
            for block in (0..9).map(House::block) {
                let (line, block) = (house.cells(), block.cells());
                if (line & block).is_empty() {
                    continue;
                }
                for digit in Digit::all() {
                    let cells = state.cells_with(digit);
                    let (a, c, b) =
                        (cells & (line - block), cells & line & block, cells & (block - line));
                    match (!a.is_empty(), !c.is_empty(), !b.is_empty()) {
                        (true, true, true) | (false, true, false) | (true, false, true) => {}
                        (true, true, false) => {
                            a.iter().for_each(|cell| _ = state[cell].remove(digit))
                        }
                        (false, true, true) => {
                            b.iter().for_each(|cell| _ = state[cell].remove(digit))
                        }
                        (true, false, false) | (false, false, true) | (false, false, false) => {
                            return Err(Impossible);
                        }
                    }
                }
            }
        }
    }
    Ok(())
}

/// Closes a state with negation of this depth over these rules. The assumptions about all
/// candidates are tried in random order.
pub(crate) fn close_with_negation(
    state: &mut Candidates,
    rules: Rules,
    reading: Reading,
    depth: u8,
    source: &mut RandomSource,
) -> Result<(), Impossible> {
    close(state, rules, source)?;
    if depth == 0 {
        return Ok(());
    }
    loop {
        let mut trials: Vec<(Cell, Digit)> = state
            .iter()
            .flat_map(|(cell, digits)| digits.iter().map(move |digit| (cell, digit)))
            .collect();
        source.shuffle(&mut trials);
        let before = *state;
        for (cell, digit) in trials {
            if !state[cell].contains(digit) {
                continue;
            }
            let (is, is_not) = (DigitSet::of(digit), state[cell] - DigitSet::of(digit));
            let (assumed, concluded) = match reading {
                Reading::Literal => (is_not, is),
                Reading::General => (is, is_not),
            };
            let mut trial = *state;
            trial[cell] = assumed;
            if close_with_negation(&mut trial, rules, reading, depth - 1, source).is_err() {
                state[cell] = concluded;
                close(state, rules, source)?;
            }
        }
        if *state == before {
            return Ok(());
        }
    }
}
