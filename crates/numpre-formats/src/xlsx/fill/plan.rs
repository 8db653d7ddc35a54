//! Decides where answers are written.
//!
//! ```text
//!   boards     in the way       answers
//!   B4         no cell          B14:J22, below
//!   B4         a note in C15    L4:T12, to the right
//!   B4, L4     a note in C15    the sheet `answers`: below is not free for both boards, and to the
//!                               right of B4 is the other board
//! ```

use super::{Content, Edit, Edits, Fill, FillNote, Filling};
use crate::csv::header::ANSWER;
use crate::xlsx::frame::{Frame, Side};
use crate::xlsx::package::Package;
use crate::xlsx::pairs::Answered;
use crate::xlsx::place::{Area, COLUMNS, Place};
use crate::xlsx::sheet::{Cell, Meaning, Sheet, meaning};
use crate::xlsx::strings::Texts;
use crate::xlsx::{WorkbookError, list, read};
use numpre::Grid;
use std::collections::{BTreeMap, HashMap};

/// The heading of the column of statuses.
const STATUS: &str = "status";

/// A sheet of answers to be written.
pub(super) struct AnswerSheet {
    pub(super) name: String,
    /// The part of an earlier sheet of answers, which is replaced.
    pub(super) part: Option<String>,
    /// The rows: sheet, cell, solution, status.
    pub(super) rows: Vec<[String; 4]>,
}

/// The answers of a sheet, by the places of their puzzles.
type Answers<'a> = HashMap<Place, &'a Filling>;

/// Decides where the answers are written.
pub(super) fn of(mut package: Package, fillings: &[Filling]) -> Result<Fill, WorkbookError> {
    let mut by_sheet: HashMap<&str, Answers<'_>> = HashMap::new();
    for filling in fillings {
        if let Some(place) = Place::read(&filling.cell) {
            by_sheet.entry(&filling.sheet).or_default().insert(place, filling);
        }
    }
    let (mut sheets, mut notes, mut rows) = (BTreeMap::new(), Vec::new(), Vec::new());
    let (mut has_formulas, mut loses_formulas, mut earlier) = (false, false, None);
    let parts = package.sheets.clone();
    read::each_sheet(&mut package, |sheet, texts| {
        let Ok(sheet) = sheet else { return };
        has_formulas |= sheet.cells.iter().any(|cell| cell.is_formula);
        let part =
            || parts.iter().find(|part| part.name == sheet.name).map(|part| part.part.clone());
        let mut edits = Edits::new();
        let none = Answers::new();
        let answers = by_sheet.get(&*sheet.name).unwrap_or(&none);
        match read::content(sheet, texts) {
            read::Content::Answers(_) => {
                earlier = Some((
                    sheet.name.clone(),
                    part(),
                    sheet.cells.iter().any(|cell| cell.is_formula),
                ));
            }
            read::Content::List(columns, list) => {
                fill_list(sheet, texts, &columns, &list, answers, &mut edits, &mut notes);
            }
            read::Content::Boards(boards) => {
                let boards: Vec<Answered> = boards.into_iter().flatten().collect();
                fill_boards(sheet, texts, &boards, answers, &mut edits, &mut notes, &mut rows);
            }
        }
        loses_formulas |=
            edits.keys().any(|place| sheet.at(*place).is_some_and(|cell| cell.is_formula));
        if let Some(part) = part().filter(|_| !edits.is_empty()) {
            sheets.insert(part, edits);
        }
    })?;
    if package.archive.file_names().flatten().any(|name| name.starts_with("_xmlsignatures/")) {
        notes.push(FillNote::Signature);
    }
    if has_formulas {
        notes.push(FillNote::Formulas);
    }
    let answers = (!rows.is_empty()).then(|| {
        let (name, part, has_formulas) =
            earlier.unwrap_or_else(|| (new_name(&package), None, false));
        loses_formulas |= has_formulas;
        AnswerSheet { name, part, rows }
    });
    for note in &mut notes {
        if let (
            FillNote::Elsewhere { to: Some(to), .. } | FillNote::FormulasKept { to, .. },
            Some(answers),
        ) = (note, &answers)
        {
            to.clone_from(&answers.name);
        }
    }
    Ok(Fill { package, sheets, answers, has_formulas, loses_formulas, notes })
}

/// Returns a name for the sheet of answers that no sheet has.
fn new_name(package: &Package) -> String {
    let is_free =
        |name: &String| !package.names.iter().any(|known| known.eq_ignore_ascii_case(name));
    let numbered = (2..).map(|number| format!("answers {number}"));
    std::iter::once("answers".to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

/// Fills in the answers of boards: next to them, or in a sheet of answers.
fn fill_boards(
    sheet: &Sheet,
    texts: &Texts,
    boards: &[Answered],
    answers: &Answers<'_>,
    edits: &mut Edits,
    notes: &mut Vec<FillNote>,
    rows: &mut Vec<[String; 4]>,
) {
    let solution =
        |board: &Answered| answers.get(&board.puzzle.frame.place).map(|filling| filling.solution);
    // Only boards with an answer to be filled in need space.
    let (answered, new): (Vec<&Answered>, Vec<&Answered>) = boards
        .iter()
        .filter(|board| board.answer.is_some() || solution(board).flatten().is_some())
        .partition(|board| board.answer.is_some());
    let row = |filling: &Filling| {
        let solution = filling.solution.map(|solution| solution.to_string()).unwrap_or_default();
        [filling.sheet.clone(), filling.cell.clone(), solution, filling.status.to_owned()]
    };
    let mut is_any_kept = false;
    for board in answered {
        let (Some(filling), Some(answer)) = (answers.get(&board.puzzle.frame.place), board.answer)
        else {
            continue;
        };
        if fills_other_cells(sheet, answer.frame) {
            rows.push(row(filling));
            is_any_kept = true;
        } else {
            put(sheet, answer.frame, board.puzzle.frame, filling.solution, edits);
        }
    }
    let all_to = |side: Side| -> Option<Vec<Frame>> {
        let places: Option<Vec<Frame>> =
            new.iter().map(|board| board.puzzle.frame.next(side)).collect();
        places.filter(|places| places.iter().all(|place| is_free(sheet, texts, *place, boards)))
    };
    let (places, is_right) = match all_to(Side::Below) {
        Some(places) => (Some(places), false),
        None => (all_to(Side::Right), true),
    };
    if is_right && !new.is_empty() {
        let to = places.is_none().then(String::new);
        notes.push(FillNote::Elsewhere { sheet: sheet.name.clone(), to });
    }
    if is_any_kept {
        notes.push(FillNote::FormulasKept { sheet: sheet.name.clone(), to: String::new() });
    }
    for (number, board) in new.iter().enumerate() {
        let Some(filling) = answers.get(&board.puzzle.frame.place) else { continue };
        match &places {
            Some(places) => put(sheet, places[number], board.puzzle.frame, filling.solution, edits),
            None => rows.push(row(filling)),
        }
    }
}

/// Returns whether the formulas of a board also fill other cells, so that it must not be
/// overwritten: a shared formula that other cells refer to, or an array formula, of which no part
/// may change.
fn fills_other_cells(sheet: &Sheet, frame: Frame) -> bool {
    let area = frame.area();
    sheet.arrays.iter().any(|array| array.meets(&area))
        || numpre::Cell::all()
            .any(|cell| sheet.at(frame.at(cell)).is_some_and(|cell| cell.is_shared))
}

/// Returns whether an answer can be written here: all cells are empty and not merged, and no board
/// or other digit is next to them.
fn is_free(sheet: &Sheet, texts: &Texts, frame: Frame, boards: &[Answered]) -> bool {
    let area = frame.area();
    if sheet.merged.iter().chain(&sheet.arrays).any(|taken| taken.meets(&area)) {
        return false;
    }
    let edge = area.with_edge();
    let is_taken = |board: Frame| board.area().meets(&edge);
    let is_apart = boards.iter().all(|board| {
        !is_taken(board.puzzle.frame) && !board.answer.is_some_and(|answer| is_taken(answer.frame))
    });
    let is_harmless = |cell: &Cell| {
        let found = meaning(cell, texts);
        let is_empty = found == Meaning::Empty && !cell.is_formula;
        is_empty || !area.holds(cell.place) && matches!(found, Meaning::Text | Meaning::Empty)
    };
    is_apart
        && (edge.first.row..=edge.last.row).all(|row| {
            sheet.part_of_row(row, edge.first.column..=edge.last.column).iter().all(is_harmless)
        })
}

/// Writes the answer of a board. If there is no solution, an earlier answer is cleared.
fn put(sheet: &Sheet, to: Frame, like: Frame, solution: Option<Grid>, edits: &mut Edits) {
    for cell in numpre::Cell::all() {
        let at = to.at(cell);
        let content = match solution.and_then(|solution| solution.get(cell)) {
            Some(digit) => Content::Digit(digit.get()),
            None if sheet.at(at).is_none() => continue,
            None => Content::Empty,
        };
        edits.insert(at, Edit { content, like: Some(like.at(cell)) });
    }
}

/// Fills in the answers and statuses of a list.
fn fill_list(
    sheet: &Sheet,
    texts: &Texts,
    columns: &list::Columns,
    rows: &[list::Row],
    answers: &Answers<'_>,
    edits: &mut Edits,
    notes: &mut Vec<FillNote>,
) {
    let used = sheet.cells.iter().map(|cell| cell.place.column + 1).max().unwrap_or(0);
    let status = columns
        .heads
        .iter()
        .find(|(_, head)| head.to_lowercase() == STATUS)
        .map(|(column, _)| *column);
    let answer = columns.answer.unwrap_or(used);
    let status = status.unwrap_or(used + u32::from(columns.answer.is_none()));
    let is_near = |array: &&Area| array.has_column(answer) || array.has_column(status);
    let arrays: Vec<&Area> = sheet.arrays.iter().filter(is_near).collect();
    let mut kept: Option<(Place, usize)> = None;
    let mut write =
        |column: u32, like: Place, text: Option<&str>, is_ours: &dyn Fn(&str) -> bool| {
            let place = Place { column, ..like };
            let before = sheet.at(place);
            let is_free = before.is_none_or(|cell| {
                !cell.is_formula && sheet.text(cell, texts).is_some_and(is_ours)
            }) && !arrays.iter().any(|array| array.holds(place));
            match text {
                None if before.is_none() => {}
                _ if column >= COLUMNS || !is_free => {
                    kept = Some(kept.map_or((place, 1), |(first, count)| (first, count + 1)));
                }
                _ => {
                    let content =
                        text.map_or(Content::Empty, |text| Content::Text(text.to_owned()));
                    edits.insert(place, Edit { content, like: Some(like) });
                }
            }
        };
    let is_board = |text: &str| text.trim().is_empty() || list::board(text).is_some();
    let is_status =
        |text: &str| ["", "unique", "multiple", "none", "invalid"].contains(&text.trim());
    if columns.has_head {
        let is_head = |text: &str| ANSWER.contains(&text.trim().to_lowercase().as_str());
        if columns.answer.is_none() {
            write(answer, columns.puzzle, Some(ANSWER[0]), &is_head);
        }
        write(status, columns.puzzle, Some(STATUS), &|text| text.trim().to_lowercase() == STATUS);
    }
    for row in rows {
        match answers.get(&row.place) {
            Some(filling) => {
                let solution = filling.solution.map(|solution| solution.to_string());
                write(answer, row.place, solution.as_deref(), &is_board);
                write(status, row.place, Some(filling.status), &is_status);
            }
            None if row.read.is_err() => write(status, row.place, Some("invalid"), &is_status),
            None => {}
        }
    }
    if let Some((first, count)) = kept {
        notes.push(FillNote::Kept { sheet: sheet.name.clone(), cell: first.to_string(), count });
    }
}
