//! Boards and the answers that stand beside them on the sheet.

use super::SheetErrorKind;
use super::boards::{Board, Found};
use super::place::Place;

/// An answer stands so many rows below its puzzle, as S1.1 has it, or so many columns to the right of it.
pub(super) const APART: u32 = 10;

/// A puzzle on a sheet, with the answer that stands beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answered {
    pub(super) puzzle: Board,
    pub(super) answer: Option<Board>,
}

/// Takes the answers out from among the boards.
///
/// An answer stands ten rows below its puzzle, or else ten columns to the right of it. It is full where the puzzle is not, or it
/// holds all digits of the puzzle and more; so that an answer in which a given was changed is still one.
pub(super) fn of(found: Vec<Found>) -> Vec<Result<Answered, (Place, SheetErrorKind)>> {
    let boards: Vec<Board> = found.iter().flatten().copied().collect();
    let at = |place: Option<Place>| {
        let number = boards.binary_search_by_key(&place?, |board| board.place).ok()?;
        boards.get(number).copied()
    };
    let mut taken: Vec<Place> = Vec::new();
    let mut pairs = Vec::new();
    for item in found {
        let puzzle = match item {
            Ok(board) => board,
            Err(error) => {
                pairs.push(Err(error));
                continue;
            }
        };
        if taken.contains(&puzzle.place) {
            continue;
        }
        let beside = [puzzle.place.moved(APART, 0), puzzle.place.moved(0, APART)];
        let answer =
            beside.into_iter().filter_map(at).find(|other| !taken.contains(&other.place) && answers(&puzzle, other));
        taken.extend(answer.map(|answer| answer.place));
        pairs.push(Ok(Answered { puzzle, answer }));
    }
    pairs
}

fn answers(puzzle: &Board, other: &Board) -> bool {
    let (clues, digits) = (puzzle.grid.clue_count(), other.grid.clue_count());
    let keeps_all = || puzzle.grid.filled().all(|(cell, digit)| other.grid.get(cell) == Some(digit));
    digits > clues && (digits == 81 || keeps_all())
}
