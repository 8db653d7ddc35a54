//! Scenes as lines of characters.
//!
//! One line per row if there is room:
//! ```text
//!     1    2      {3}      4  …
//!   ┌────────────────────┬────
//! 1 │ 5    3    1(24)7   │ 26 …
//! 2 │ 6    {24} 2[5](79) │ …
//! ```
//! Otherwise three lines per row, each digit in its place, as players write candidates by hand:
//! ```text
//!      1   2   3     4
//!   ┌───────────────┬────
//!   │     ··· 1 2)· │
//! 1 │ 5   ·3· 4)5]· │ …
//!   │     ··· 7 · · │
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `look` | the mark of each candidate of a cell |
//! | `cell` | a cell in characters: in one line, in places, with signs in places |
//! | `frame` | the frame, with numbers at its edges and heavy lines around blocks |
//! | `legend` | the meanings of the marks on the board |

mod cell;
mod frame;
mod legend;
mod look;

pub use legend::Entry;

use crate::scene::Scene;
use cell::{Form, written};
use frame::{Spacing, framed};
use legend::legend;
use look::Face;
use numpre::Cell;

/// The kind of a piece of a line; the caller gives each kind a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Sign {
    /// A line between blocks, or the frame.
    Line,
    /// Space, or a dot for a blank cell.
    Space,
    /// The number of a row or column at the edge.
    Number,
    /// A digit of the board.
    Digit,
    /// A candidate.
    Candidate,
    /// A candidate, digit or house on which a step rests: `{34}`.
    Cause,
    /// A candidate that the step removes: `(89)`.
    Remove,
    /// A digit that the step places: `[5]`.
    Place,
    /// A digit that is wrong, or the cell or house of a contradiction: `9!`.
    Conflict,
    /// Brackets and signs around digits, and the numbers of steps.
    Mark,
}

impl Sign {
    /// Returns the brackets before and after a run of digits of this kind, so that marks work
    /// without colour.
    pub fn brackets(self) -> (&'static str, &'static str) {
        match self {
            Sign::Cause => ("{", "}"),
            Sign::Remove => ("(", ")"),
            Sign::Place => ("[", "]"),
            Sign::Conflict => ("", "!"),
            _ => ("", ""),
        }
    }
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Its kind.
    pub sign: Sign,
    /// Its text.
    pub text: String,
}

fn span(sign: Sign, text: impl Into<String>) -> Span {
    Span { sign, text: text.into() }
}

/// Returns the number of columns that spans take. None of their characters is wide.
fn columns(spans: &[Span]) -> usize {
    spans.iter().map(|span| span.text.chars().count()).sum()
}

/// The characters and the width that a terminal allows.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// True if only ASCII may be used.
    pub is_ascii: bool,
    /// The greatest number of columns in a line.
    pub width: usize,
}

/// A scene in characters.
#[derive(Clone, Debug)]
pub struct Characters {
    /// Its lines.
    pub lines: Vec<Vec<Span>>,
    /// The meanings of the marks that the lines contain.
    pub legend: Vec<Entry>,
}

/// The forms in order of preference. The first one that fits is used.
const FORMS: [(Form, Spacing); 6] = [
    (Form::Row, Spacing::WIDE),
    (Form::Places, Spacing::WIDE),
    (Form::Places, Spacing::CLOSE),
    (Form::SignsInPlaces, Spacing::WIDE),
    (Form::SignsInPlaces, Spacing::CLOSE),
    (Form::SignsInPlaces, Spacing::BARE),
];

/// Returns a scene in characters, no wider than the room if one of the forms fits. Candidates that
/// a placed digit removes from its peers count as removed.
pub fn characters(scene: &Scene, room: Room) -> Characters {
    let faces: Vec<Face> = Cell::all().map(|cell| Face::of(scene, cell)).collect();
    let drawn = |&(form, spacing): &(Form, Spacing)| {
        // A board without candidates looks the same in every form.
        let form = if faces.iter().any(Face::has_candidates) { form } else { Form::Row };
        (form, framed(&written(&faces, form, room.is_ascii), spacing, scene, room.is_ascii))
    };
    let fits =
        |(_, lines): &(Form, Vec<Vec<Span>>)| lines.iter().all(|line| columns(line) <= room.width);
    let mut drawings = FORMS.iter().map(drawn);
    let last = (Form::SignsInPlaces, Spacing::BARE);
    let (form, lines) = drawings.find(fits).unwrap_or_else(|| drawn(&last));
    Characters { lines, legend: legend(scene, &faces, form, room.is_ascii) }
}

/// Returns the lines of a scene in the preferred form, however wide they are.
pub fn lines(scene: &Scene, is_ascii: bool) -> Vec<Vec<Span>> {
    characters(scene, Room { is_ascii, width: usize::MAX }).lines
}
