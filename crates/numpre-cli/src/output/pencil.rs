//! The candidates of all cells, and what a step does with them.
//!
//! One line a row where there is room:
//! ```text
//! ┌───────────────────┬──────────────┬─────────────┐
//! │ 5    3    124     │ 26  7  2468  │ 1489 129 24 │
//! │ 6    2*4  2*47-   │ …
//! ```
//! Else three lines a row, each digit in its place, as players write them by hand:
//! ```text
//! ┌───────────┬───────────┬───────────┐
//! │    ··· 12·│
//! │ 5  ·3· 4··│ …
//! │    ··· ···│
//! ```

use super::frame::{Spacing, blank, columns, framed};
use super::layout::Drawing;
use super::paint::Tone;
use super::styled_text::StyledText;
use crate::ground::Style;
use numpre::logic::{Role, SolvingState, Step};
use numpre::{Cell, Digit, DigitSet};

/// The signs behind candidates, their tones, and the names of what they mean.
pub const SIGNS: [(Tone, &str, &str); 3] =
    [(Tone::Found, "*", "mark-cause"), (Tone::Bad, "-", "mark-strike"), (Tone::Good, "+", "mark-place")];

const CAUSE: (Tone, &str) = (SIGNS[0].0, SIGNS[0].1);
const STRIKE: (Tone, &str) = (SIGNS[1].0, SIGNS[1].1);
const PLACE: (Tone, &str) = (SIGNS[2].0, SIGNS[2].1);

/// What is to be seen about the candidates of a cell.
#[derive(Clone, Copy)]
struct Shown {
    all: DigitSet,
    causes: DigitSet,
    strikes: DigitSet,
    places: DigitSet,
    is_confirmed: bool,
}

/// How the candidates of a cell are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// On one line, one after the other.
    Row,
    /// On three lines, each in its place, its sign behind it.
    Places,
    /// On three lines, the sign in the place of its digit.
    SignsInPlaces,
}

const WIDE: Spacing = Spacing { before: 1, between: 1, behind: 1 };
const CLOSE: Spacing = Spacing { before: 0, between: 1, behind: 0 };

/// The forms, the first that fits is taken.
const FORMS: [(Form, Spacing); 5] = [
    (Form::Row, WIDE),
    (Form::Places, WIDE),
    (Form::Places, CLOSE),
    (Form::SignsInPlaces, WIDE),
    (Form::SignsInPlaces, CLOSE),
];

/// In fewer columns than this a sign may have to stand in the place of its digit.
pub const ROOM_FOR_SIGNS: usize = 64;

/// The board before the step, line by line. Struck is what the step strikes and what its placements strike.
pub fn draw(state: &SolvingState, step: &Step, style: Style) -> Drawing {
    let cells = shown(state, step);
    let mut drawings = FORMS.iter().map(|&(form, spacing)| (written(&cells, form, style), spacing));
    let fits = |(cells, spacing): &(Vec<Vec<StyledText>>, Spacing)| spacing.width(&columns(cells)) <= style.width;
    let (cells, spacing) =
        drawings.by_ref().find(fits).unwrap_or_else(|| (written(&cells, Form::SignsInPlaces, style), CLOSE));
    framed(&cells, spacing, style)
}

fn shown(state: &SolvingState, step: &Step) -> Vec<Shown> {
    let mut after = state.clone();
    after.apply(step);
    let roles = step.roles();
    let shown = |cell: Cell| {
        let all = state.digits(cell);
        let placed = step.placements.iter().filter(|(placed, _)| *placed == cell);
        let causes = [Role::Cause, Role::Second, Role::Third, Role::Assumption]
            .into_iter()
            .fold(DigitSet::EMPTY, |all, role| all | roles.digits(cell, role));
        Shown {
            all,
            causes: causes & all,
            strikes: all - after.digits(cell),
            places: placed.map(|&(_, digit)| digit).collect(),
            is_confirmed: state.confirmed().contains(cell),
        }
    };
    Cell::all().map(shown).collect()
}

fn written(cells: &[Shown], form: Form, style: Style) -> Vec<Vec<StyledText>> {
    if form == Form::Row {
        return cells.iter().map(|cell| vec![cell.in_a_row(style)]).collect();
    }
    let has_signs = |column: usize, place: usize| {
        let signed = |cell: &Shown| cell.has_places() && cell.signed().iter().any(|digit| digit.index() % 3 == place);
        form == Form::Places && cells.iter().skip(column).step_by(9).any(signed)
    };
    let widths: [[usize; 3]; 9] =
        std::array::from_fn(|column| std::array::from_fn(|place| 1 + usize::from(has_signs(column, place))));
    cells.iter().zip(widths.iter().cycle()).map(|(cell, widths)| cell.in_places(form, widths, style)).collect()
}

impl Shown {
    fn signed(&self) -> DigitSet {
        self.causes | self.strikes | self.places
    }

    /// Whether its digits stand each in its place. A digit that is confirmed stands by itself, in the middle.
    fn has_places(&self) -> bool {
        !self.is_confirmed || !self.signed().is_empty()
    }

    /// The tone and the sign of a candidate.
    fn look(&self, digit: Digit) -> (Tone, &'static str) {
        if self.places.contains(digit) {
            PLACE
        } else if self.strikes.contains(digit) {
            STRIKE
        } else if self.causes.contains(digit) {
            CAUSE
        } else if self.is_confirmed {
            (Tone::Strong, "")
        } else {
            (Tone::Plain, "")
        }
    }

    fn in_a_row(&self, style: Style) -> StyledText {
        let mut text = StyledText::default();
        for digit in self.all.iter() {
            let (tone, sign) = self.look(digit);
            text.add(&digit.to_string(), tone, style.color);
            text.add(sign, Tone::Faint, style.color);
        }
        text
    }

    fn in_places(&self, form: Form, widths: &[usize; 3], style: Style) -> Vec<StyledText> {
        let mut lines = vec![StyledText::default(); 3];
        if !self.has_places() {
            for digit in self.all.iter() {
                let (tone, _) = self.look(digit);
                lines[1].space(widths[0]);
                lines[1].add(&digit.to_string(), tone, style.color);
            }
            return lines;
        }
        for digit in Digit::all() {
            let line = &mut lines[digit.index() / 3];
            let end = line.width() + widths[digit.index() % 3];
            let (tone, sign) = self.look(digit);
            if !self.all.contains(digit) {
                line.add(blank(style), Tone::Faint, style.color);
            } else if form == Form::SignsInPlaces && !sign.is_empty() {
                line.add(sign, tone, style.color);
            } else {
                line.add(&digit.to_string(), tone, style.color);
                line.add(sign, Tone::Faint, style.color);
            }
            line.pad_to(end);
        }
        lines
    }
}
