//! Pairs the boards of a sheet with their answers on the same sheet.

use super::SheetErrorKind;
use super::boards::{Board, Found};
use super::frame::{Frame, Side};
use super::place::Place;

/// A puzzle on a sheet, with the answer below it or to the right of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answered {
    pub(super) puzzle: Board,
    pub(super) answer: Option<Board>,
}

/// Pairs puzzles with answers. The answers are no longer puzzles of their own.
///
/// An answer is below its puzzle, or else to the right of it: ten rows or columns further if the
/// board has no gaps. It has the same gaps as the puzzle. It is full while the puzzle is not, or
/// has all digits of the puzzle and more. So an answer in which a given was changed is still paired
/// with its puzzle.
pub(super) fn of(found: Vec<Found>) -> Vec<Result<Answered, (Place, SheetErrorKind)>> {
    let boards: Vec<Board> = found.iter().flatten().copied().collect();
    let at = |frame: Option<Frame>| {
        let number = boards.binary_search_by_key(&frame?.place, |board| board.frame.place).ok()?;
        boards.get(number).copied().filter(|board| Some(board.frame) == frame)
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
        if taken.contains(&puzzle.frame.place) {
            continue;
        }
        let frames = [puzzle.frame.next(Side::Below), puzzle.frame.next(Side::Right)];
        let answer = frames
            .into_iter()
            .filter_map(at)
            .find(|other| !taken.contains(&other.frame.place) && answers(&puzzle, other));
        taken.extend(answer.map(|answer| answer.frame.place));
        pairs.push(Ok(Answered { puzzle, answer }));
    }
    pairs
}

fn answers(puzzle: &Board, other: &Board) -> bool {
    let (clues, digits) = (puzzle.grid.clue_count(), other.grid.clue_count());
    let keeps_all =
        || puzzle.grid.filled().all(|(cell, digit)| other.grid.get(cell) == Some(digit));
    digits > clues && (digits == 81 || keeps_all())
}
