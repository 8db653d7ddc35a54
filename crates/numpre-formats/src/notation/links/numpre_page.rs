//! Links of numpre's own page as a format: a game in the part of the address after its `#`.

use crate::link::{LinkState, link, read_link};
use crate::reading::{ErrorKind, Extra, Format, Reading, Unread};
use numpre::Puzzle;

/// The address where `numpre serve` shows the page unless another is chosen. Links are written with
/// this address, and read with any.
const PAGE: &str = "http://127.0.0.1:8100/";

/// Reads the last part of such an address. Also returns the parts of the game that are not read
/// into the puzzle.
pub(super) fn read(payload: &str) -> Result<(Reading, Vec<Unread>), ErrorKind> {
    let state = read_link(payload).map_err(|error| ErrorKind::Link { error })?;
    let has_corner_marks = state.corner.iter().any(|(_, digits)| !digits.is_empty());
    let mut reading = Reading::new(Format::Numpre, state.puzzle());
    reading.extra = Extra::of((!state.title.is_empty()).then(|| ("title", state.title.clone())));
    Ok((reading, has_corner_marks.then_some(Unread::CornerMarks).into_iter().collect()))
}

/// Returns the address at which the page shows this puzzle.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    format!("{PAGE}{}", link("play", &LinkState::from(puzzle)))
}

/// Returns whether a link can express everything in a puzzle.
pub(crate) fn holds(puzzle: &Puzzle) -> bool {
    LinkState::from(puzzle).puzzle() == *puzzle
}
