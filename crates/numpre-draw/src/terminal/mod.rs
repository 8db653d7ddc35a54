//! A scene as lines of characters.
//!
//! One line a row where there is room:
//! ```text
//!     1    2      {3}      4  …
//!   ┌────────────────────┬────
//! 1 │ 5    3    1(24)7   │ 26 …
//! 2 │ 6    {24} 2[5](79) │ …
//! ```
//! Else three lines a row, each digit in its place, as players write them by hand:
//! ```text
//!      1   2   3     4
//!   ┌───────────────┬────
//!   │     ··· 12)·  │
//! 1 │ 5   ·3· 4)5]· │ …
//!   │     ··· 7··   │
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | `look` | what is to be seen about each candidate of a cell |
//! | `cell` | a cell in characters: in a row, in places, with signs in places |
//! | `frame` | the frame, with numbers at its edges and heavy lines around blocks |
//! | `legend` | which marks are on the board |

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

/// What a piece of a line is; a face gives it a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Sign {
    /// A line between blocks, or the frame.
    Line,
    /// Space, a dot for a blank cell.
    Space,
    /// The number of a row or column at the edge.
    Number,
    /// A digit of the board.
    Digit,
    /// A candidate.
    Candidate,
    /// A candidate, digit or house that a step looks at: `{34}`.
    Cause,
    /// A candidate that it removes: `(89)`.
    Remove,
    /// A candidate that it places: `[5]`.
    Place,
    /// A digit with something wrong, or where a contradiction is: `9!`.
    Conflict,
    /// What stands around or behind these, and the numbers of steps.
    Mark,
}

impl Sign {
    /// What stands before and behind a run of digits of this kind, so that nothing is told by
    /// colour alone.
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
    /// What it is.
    pub sign: Sign,
    /// Its text.
    pub text: String,
}

fn span(sign: Sign, text: impl Into<String>) -> Span {
    Span { sign, text: text.into() }
}

/// How many columns a text takes: none of its characters is wide.
fn columns(spans: &[Span]) -> usize {
    spans.iter().map(|span| span.text.chars().count()).sum()
}

/// What there is to draw with.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Whether only ASCII may be used.
    pub is_ascii: bool,
    /// How many columns a line may take.
    pub width: usize,
}

/// A scene in characters.
#[derive(Clone, Debug)]
pub struct Characters {
    /// Its lines.
    pub lines: Vec<Vec<Span>>,
    /// What its marks mean, those that are on it.
    pub legend: Vec<Entry>,
}

/// The forms, the first that fits is taken.
const FORMS: [(Form, Spacing); 6] = [
    (Form::Row, Spacing::WIDE),
    (Form::Places, Spacing::WIDE),
    (Form::Places, Spacing::CLOSE),
    (Form::SignsInPlaces, Spacing::WIDE),
    (Form::SignsInPlaces, Spacing::CLOSE),
    (Form::SignsInPlaces, Spacing::BARE),
];

/// A scene in characters, no wider than there is room where that can be. Candidates that a placed
/// digit takes from its peers count as removed.
pub fn characters(scene: &Scene, room: Room) -> Characters {
    let faces: Vec<Face> = Cell::all().map(|cell| Face::of(scene, cell)).collect();
    let drawn = |&(form, spacing): &(Form, Spacing)| {
        // A board without candidates has one form.
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

/// The lines of a scene, however wide they are.
pub fn lines(scene: &Scene, is_ascii: bool) -> Vec<Vec<Span>> {
    characters(scene, Room { is_ascii, width: usize::MAX }).lines
}
