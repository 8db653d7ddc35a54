//! Sukaku, 729 characters: nine per cell, for its candidates 1 to 9. Each is the digit or a blank.
//! The index of digit d in row r, column c (both from 0) is `r·81 + c·9 + d − 1`.

use crate::reading::{ErrorKind, ReadError};
use crate::text::characters::value;
use crate::text::line::Line;
use numpre::{Candidates, Cell, Digit, DigitSet, Puzzle};

/// Reads 729 characters from this place on. Each is a digit or a common blank.
pub(crate) fn read(line: &Line<'_>, start: usize) -> Result<Puzzle, ReadError> {
    let mut candidates = Candidates::ALL;
    for (cell, first) in Cell::all().zip((start..).step_by(9)) {
        let mut set = DigitSet::EMPTY;
        for (digit, place) in Digit::all().zip(first..) {
            match line.chars.get(place).and_then(|&found| value(found)) {
                Some(found) if found == digit.get() => set.insert(digit),
                Some(1..) => {
                    let kind = ErrorKind::CandidatePlace {
                        found: line.shown(place),
                        expected: digit.to_char(),
                    };
                    return Err(line.error(place, kind));
                }
                _ => {}
            }
        }
        candidates[cell] = set;
    }
    Ok(Puzzle::of_candidates(candidates))
}

/// Prints the 729 characters, with `.` for a digit that is not a candidate.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    let candidates = puzzle.unreduced_candidates();
    let place =
        |set: DigitSet, digit: Digit| if set.contains(digit) { digit.to_char() } else { '.' };
    candidates
        .iter()
        .flat_map(|(_, set)| Digit::all().map(move |digit| place(set, digit)))
        .collect()
}
