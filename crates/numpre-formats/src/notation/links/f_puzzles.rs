//! Reads unpacked puzzles of f-puzzles:
//! `{size, title, author, grid: [[{value, given, …} …] …], …}`, with further names for each kind of
//! rule.

use super::loose_json::Value;
use super::unpacked::{Unpacked, cells, said};
use crate::reading::{ErrorKind, Rule};
use numpre::{Cell, Digit, DigitSet};

/// The names that have no effect on the solutions.
const WITHOUT_EFFECT: [&str; 12] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "activeConstraints",
    "successMessage",
    "msgcorrect",
];

/// The names of drawings. Rules in words may refer to them.
const DRAWINGS: [&str; 5] = ["text", "circle", "rectangle", "line", "cage"];

/// Reads a puzzle.
pub(crate) fn read(puzzle: &Value) -> Result<Unpacked, ErrorKind> {
    let grid = puzzle.get(&["grid"]).ok_or(ErrorKind::NoBoard)?;
    let size = puzzle.get(&["size"]).and_then(Value::number).unwrap_or(9);
    if size != 9 {
        return Err(ErrorKind::BoardSize { rows: size, columns: size });
    }
    let mut found = Unpacked::new();
    let mut regions = [None; 81];
    for (cell, said) in cells(grid.list())? {
        read_cell(&mut found, cell, said)?;
        regions[cell.index()] = said.get(&["region"]);
    }
    if !are_blocks(&regions) {
        found.has_rule(Rule::Irregular);
    }
    for (name, value) in puzzle
        .members()
        .iter()
        .filter(|(name, value)| value.is_said() && !WITHOUT_EFFECT.contains(&name.as_str()))
    {
        if DRAWINGS.contains(&name.as_str()) {
            found.has_drawings = true;
        } else {
            found.has_rule(rule_called(name));
        }
        // Some programs write their own name of the rule into the drawing that shows it.
        for name in value.list().iter().filter_map(|drawing| said(drawing.get(&["fromConstraint"])))
        {
            found.has_rule(Rule::Other(name));
        }
    }
    (found.title, found.author) = (said(puzzle.get(&["title"])), said(puzzle.get(&["author"])));
    found.rules_in_words(puzzle.get(&["ruleset"]).and_then(Value::text).unwrap_or_default());
    match puzzle.get(&["solution"]) {
        Some(Value::List(digits)) => {
            found.answered(&digits.iter().filter_map(Value::text).collect::<String>())
        }
        Some(digits) => found.answered(&digits.text().unwrap_or_default().replace(',', "")),
        None => {}
    }
    Ok(found)
}

fn read_cell(found: &mut Unpacked, cell: Cell, said: &Value) -> Result<(), ErrorKind> {
    if let Some(value) = said.get(&["value"]).filter(|value| value.is_said()) {
        let is_given = said.get(&["given"]).is_some_and(Value::is_said);
        found.notes.fill(cell, digit(cell, value)?, is_given);
    }
    let marks = said.get(&["centerPencilMarks", "candidates"]).map(Value::list).unwrap_or_default();
    let digits: Result<DigitSet, ErrorKind> = marks.iter().map(|mark| digit(cell, mark)).collect();
    found.notes.mark(cell, digits?);
    found.has_corner_marks |= said.get(&["cornerPencilMarks"]).is_some_and(Value::is_said);
    Ok(())
}

/// Returns the digit of a value.
pub(crate) fn digit(cell: Cell, value: &Value) -> Result<Digit, ErrorKind> {
    let digit = value.number().and_then(|number| u8::try_from(number).ok()).and_then(Digit::new);
    digit.ok_or_else(|| {
        let found = value.text().unwrap_or("{}").chars().take(20).collect();
        ErrorKind::CellValue { row: cell.row() + 1, column: cell.column() + 1, found }
    })
}

/// Returns whether the regions are the nine blocks, by any names. A cell without a region is in its
/// block.
fn are_blocks(regions: &[Option<&Value>; 81]) -> bool {
    let region = |cell: Cell| match regions[cell.index()] {
        // The names of blocks count from 0.
        None => Some(cell.block()),
        Some(region) => region.number(),
    };
    let same = |one: Cell, other: Cell| match (region(one), region(other)) {
        (Some(one), Some(other)) => one == other,
        // A cell that does not belong to any region.
        _ => false,
    };
    Cell::all()
        .all(|one| Cell::all().all(|other| same(one, other) == (one.block() == other.block())))
}

/// Returns the rule that has this name in f-puzzles.
fn rule_called(name: &str) -> Rule {
    match name {
        "extraregion" => Rule::ExtraRegion,
        "diagonal+" | "diagonal-" => Rule::Diagonal,
        "disjointgroups" => Rule::DisjointGroups,
        "antiknight" => Rule::AntiKnight,
        "antiking" => Rule::AntiKing,
        "nonconsecutive" => Rule::NonConsecutive,
        "odd" | "even" => Rule::Parity,
        "killercage" => Rule::KillerCage,
        "littlekillersum" => Rule::LittleKiller,
        "sandwichsum" => Rule::Sandwich,
        "thermometer" => Rule::Thermometer,
        "palindrome" => Rule::Palindrome,
        "arrow" => Rule::Arrow,
        "betweenline" => Rule::Between,
        "clone" => Rule::Clone,
        "difference" | "ratio" | "negative" => Rule::Dots,
        "xv" => Rule::Xv,
        "minimum" | "maximum" => Rule::Extreme,
        "quadruple" => Rule::Quadruple,
        other => Rule::Other(other.chars().take(40).collect()),
    }
}
