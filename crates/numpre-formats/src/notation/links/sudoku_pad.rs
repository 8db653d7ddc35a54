//! Reads puzzles of SudokuPad. Unpacked, they are
//! `{cells: [[{value} …] …], regions, cages, metadata, …}`, with full or short names. Most rules
//! are drawn and have no name. Classic puzzles also have short strings: `scf` and the givens.

use super::f_puzzles::digit;
use super::loose_json::Value;
use super::unpacked::{Unpacked, cells, said};
use crate::reading::{ErrorKind, Rule};
use numpre::{Cell, CellSet, Digit, DigitSet, House};

/// The names of drawings.
const DRAWINGS: [&str; 8] = ["lines", "l", "arrows", "a", "underlays", "u", "overlays", "o"];

/// The rules that the metadata may add to those of rows, columns and blocks.
const ASKED_FOR: [(&str, Rule); 5] = [
    ("antiknight", Rule::AntiKnight),
    ("antiking", Rule::AntiKing),
    ("nonconsecutive", Rule::NonConsecutive),
    ("disjointgroups", Rule::DisjointGroups),
    ("diagonals", Rule::Diagonal),
];

/// Reads a puzzle.
pub(crate) fn read(puzzle: &Value) -> Result<Unpacked, ErrorKind> {
    let rows = puzzle.get(&["cells", "ce"]).ok_or(ErrorKind::NoBoard)?;
    let mut found = Unpacked::new();
    for (cell, said) in cells(rows.list())? {
        if let Some(value) = said.get(&["value", "v"]).filter(|value| value.is_said()) {
            found.notes.fill(cell, digit(cell, value)?, true);
        }
        let marks = said.get(&["centremarks"]).map(Value::list).unwrap_or_default();
        let digits: Result<DigitSet, ErrorKind> =
            marks.iter().map(|mark| digit(cell, mark)).collect();
        found.notes.mark(cell, digits?);
        found.has_corner_marks |= said.get(&["pencilMarks"]).is_some_and(Value::is_said);
    }
    if let Some(regions) = puzzle.get(&["regions", "re"]).filter(|regions| regions.is_said()) {
        let regions: Vec<Option<CellSet>> = regions.list().iter().map(places).collect();
        let are_blocks = (0..9).all(|block| regions.contains(&Some(House::block(block).cells())));
        if !are_blocks || regions.len() != 9 {
            found.has_rule(Rule::Irregular);
        }
    }
    for cage in puzzle.get(&["cages", "ca"]).map(Value::list).unwrap_or_default() {
        read_cage(&mut found, cage);
    }
    if let Some(metadata) = puzzle.get(&["metadata"]) {
        metadata.members().iter().for_each(|(name, value)| read_metadata(&mut found, name, value));
    }
    found.has_drawings |= puzzle
        .members()
        .iter()
        .any(|(name, value)| DRAWINGS.contains(&name.as_str()) && value.is_said());
    Ok(found)
}

/// Reads a cage: cells with or without a sum, or a property of the puzzle such as `title: …`.
fn read_cage(found: &mut Unpacked, cage: &Value) {
    let text = said(cage.get(&["value", "v"]));
    let cells = cage.get(&["cells", "ce"]).filter(|cells| cells.is_said());
    if let Some((name, value)) = text.as_deref().and_then(|text| text.split_once(": ")) {
        read_metadata(found, name, &Value::Text(value.to_owned()));
        return;
    }
    let Some(cells) = cells else { return };
    if text.is_some() || cage.get(&["sum"]).is_some_and(Value::is_said) {
        found.has_rule(Rule::KillerCage);
        return;
    }
    // No digit may appear twice in this cage. Inside a house, that adds nothing to the usual rules.
    let is_unique = cage.get(&["unique"]).is_none_or(Value::is_said);
    let is_in_house = places(cells)
        .is_some_and(|cells| House::all().any(|house| house.cells().is_superset(cells)));
    if is_unique && !is_in_house {
        found.has_rule(Rule::ExtraRegion);
    }
}

fn read_metadata(found: &mut Unpacked, name: &str, value: &Value) {
    match name {
        "title" | "t" => found.title = said(Some(value)),
        "author" => found.author = said(Some(value)),
        "rules" => match value {
            Value::List(texts) => {
                texts.iter().filter_map(Value::text).for_each(|text| found.rules_in_words(text))
            }
            _ => found.rules_in_words(value.text().unwrap_or_default()),
        },
        "solution" => found.answered(value.text().unwrap_or_default()),
        _ => {
            let asked =
                ASKED_FOR.into_iter().find(|(known, _)| *known == name).filter(|_| value.is_said());
            asked.into_iter().for_each(|(_, rule)| found.has_rule(rule));
        }
    }
}

/// Returns the cells of a list of `[row, column]`, both from 0.
fn places(list: &Value) -> Option<CellSet> {
    let place = |value: &Value| match value.list() {
        [row, column] => Cell::at(row.number()?, column.number()?),
        _ => None,
    };
    list.list().iter().map(place).collect()
}

/// Reads the givens of a classic puzzle, or returns what is wrong and at which character.
///
/// Each character stands for a digit, 0 for a blank, and a number of blanks after it. After `*`
/// follow the kind of puzzle, `a` and the author, `t` and the title.
///
/// ```text
///   s    54: digit 4 and 5 blanks       4.....
///   I    18: digit 8 and 1 blank        8.
///   F    15: digit 5 and 1 blank        5.
///   3     3: digit 3                    3
/// ```
pub(crate) fn read_givens(text: &str) -> Result<Unpacked, (usize, ErrorKind)> {
    let mut found = Unpacked::new();
    let (givens, tail) = text.split_once('*').unwrap_or((text, ""));
    let mut next = 0;
    for (place, code) in givens.chars().enumerate() {
        let number = match code {
            '0'..='9' => u32::from(code) - u32::from('0'),
            'A'..='Z' => u32::from(code) - u32::from('A') + 10,
            'a'..='x' => u32::from(code) - u32::from('a') + 36,
            _ => return Err((place, ErrorKind::Character { found: code })),
        };
        let digit = u8::try_from(number % 10).ok().and_then(Digit::new);
        if let (Some(cell), Some(digit)) = (Cell::from_index(next), digit) {
            found.notes.fill(cell, digit, true);
        }
        next += 1 + number as usize / 10;
    }
    if next != 81 {
        return Err((givens.chars().count(), ErrorKind::CellCount { found: next }));
    }
    let mut tail = tail.chars().peekable();
    while let Some(what) = tail.next() {
        match what {
            'w' => found.has_rule(Rule::Windoku),
            'x' => found.has_rule(Rule::Diagonal),
            'a' | 't' => {
                let mut text = String::new();
                // A star ends the text; two stars stand for one.
                while let Some(letter) = tail.next() {
                    if letter == '*' && tail.next_if_eq(&'*').is_none() {
                        break;
                    }
                    text.push(letter);
                }
                if what == 'a' { &mut found.author } else { &mut found.title }.replace(text);
            }
            _ => found.has_rule(Rule::Other(what.to_string())),
        }
    }
    Ok(found)
}
