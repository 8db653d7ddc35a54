//! Cells in characters.

use super::look::{Face, Look};
use super::{Sign, Span, columns, span};
use numpre::Digit;
use numpre::logic::notation;

/// How the candidates of a cell are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// On one line, one after the other, brackets around those that belong together.
    Row,
    /// On three lines, each in its place, what closes its bracket behind it.
    Places,
    /// On three lines, the sign in the place of its digit.
    SignsInPlaces,
}

/// The lines of each cell.
pub(super) fn written(faces: &[Face], form: Form, is_ascii: bool) -> Vec<Vec<Vec<Span>>> {
    let pen = Pen { is_ascii };
    match form {
        Form::Row => faces.iter().map(|face| vec![pen.in_a_row(face)]).collect(),
        Form::SignsInPlaces => faces.iter().map(|face| pen.with_signs(face)).collect(),
        Form::Places => {
            let widths: Vec<[usize; 3]> = (0..9).map(|column| pen.widths(faces, column)).collect();
            faces
                .iter()
                .zip(widths.iter().cycle())
                .map(|(face, widths)| pen.in_places(face, widths))
                .collect()
        }
    }
}

struct Pen {
    is_ascii: bool,
}

impl Pen {
    fn blank(&self) -> &'static str {
        if self.is_ascii { "." } else { "·" }
    }

    fn number(&self, look: Look) -> String {
        look.number.map_or_else(String::new, |number| notation::number(number, self.is_ascii))
    }

    /// What stands behind a digit by itself. A number in digits keeps away from the digit behind
    /// it.
    fn behind(&self, look: Look) -> String {
        let number = self.number(look);
        let gap = if number.ends_with(|letter: char| letter.is_ascii_digit()) { " " } else { "" };
        format!("{}{number}{gap}", look.sign.brackets().1)
    }

    fn in_a_row(&self, face: &Face) -> Vec<Span> {
        let mut spans = Vec::new();
        for run in face.digits.chunk_by(|(_, one), (_, other)| one == other) {
            spans.extend(self.run(run));
        }
        if face.is_single() {
            spans.push(span(Sign::Mark, "?"));
        }
        if face.is_contradiction {
            spans.push(span(Sign::Conflict, "!"));
        } else if spans.is_empty() {
            spans.push(span(Sign::Space, self.blank()));
        }
        spans
    }

    /// Digits of one look, in brackets, the number of the step before them.
    fn run(&self, run: &[(Digit, Look)]) -> Vec<Span> {
        let Some(&(_, look)) = run.first() else { return Vec::new() };
        let digits: String = run.iter().map(|(digit, _)| digit.to_string()).collect();
        let parts = [
            (Sign::Mark, format!("{}{}", self.number(look), look.sign.brackets().0)),
            (look.sign, digits),
            (Sign::Mark, look.sign.brackets().1.to_owned()),
        ];
        parts
            .into_iter()
            .filter(|(_, text)| !text.is_empty())
            .map(|(sign, text)| span(sign, text))
            .collect()
    }

    /// The widths of the three places of a column, for what stands behind the digits in them; a
    /// digit alone has all three together.
    fn widths(&self, faces: &[Face], column: usize) -> [usize; 3] {
        let mut widths = [1; 3];
        let faces = || faces.iter().skip(column).step_by(9);
        for (digit, look) in faces().filter(|face| face.is_open).flat_map(|face| &face.digits) {
            let width = &mut widths[digit.index() % 3];
            *width = (*width).max(1 + self.behind(*look).chars().count());
        }
        let alone = faces()
            .filter(|face| !face.is_open)
            .map(|face| columns(&self.in_a_row(face)))
            .max()
            .unwrap_or(0);
        widths[2] += alone.saturating_sub(widths.iter().sum());
        widths
    }

    fn in_places(&self, face: &Face, widths: &[usize; 3]) -> Vec<Vec<Span>> {
        if !face.is_open {
            return self.alone(self.in_a_row(face), widths.iter().sum());
        }
        let mut sign_left = face.is_contradiction;
        let mut lines = vec![Vec::new(); 3];
        for digit in Digit::all() {
            let line = &mut lines[digit.index() / 3];
            let found = face.digits.iter().find(|(other, _)| *other == digit);
            let mut spans = match found {
                Some(&(_, look)) => {
                    vec![span(look.sign, digit.to_string()), span(Sign::Mark, self.behind(look))]
                }
                None if std::mem::take(&mut sign_left) => vec![span(Sign::Conflict, "!")],
                None => vec![span(Sign::Space, self.blank())],
            };
            let width = widths[digit.index() % 3];
            spans.push(span(Sign::Space, " ".repeat(width.saturating_sub(columns(&spans)))));
            line.extend(spans.into_iter().filter(|span| !span.text.is_empty()));
        }
        lines
    }

    /// Nine places of one column each. A digit that is placed has the cell to itself, the number of
    /// its step below.
    fn with_signs(&self, face: &Face) -> Vec<Vec<Span>> {
        const WIDTH: usize = 3;
        if let Some((digit, look)) = face.placed() {
            let mut lines = self.alone(self.run(&[(digit, Look { number: None, ..look })]), WIDTH);
            lines[2] = self.alone(vec![span(Sign::Mark, self.number(look))], WIDTH).swap_remove(1);
            return lines;
        }
        if !face.is_open {
            return self.alone(self.in_a_row(face), WIDTH);
        }
        let mut sign_left = face.is_contradiction;
        let mut lines = vec![Vec::new(); 3];
        for digit in Digit::all() {
            let found = face.digits.iter().find(|(other, _)| *other == digit);
            lines[digit.index() / 3].push(match found {
                Some(&(_, look)) if look.sign == Sign::Candidate => {
                    span(look.sign, digit.to_string())
                }
                Some(&(_, look)) => {
                    let number = self.number(look);
                    let is_short = number.chars().count() == 1;
                    span(
                        look.sign,
                        if is_short { number } else { look.sign.brackets().1.to_owned() },
                    )
                }
                None if std::mem::take(&mut sign_left) => span(Sign::Conflict, "!"),
                None => span(Sign::Space, self.blank()),
            });
        }
        lines
    }

    /// Text in the middle of three lines.
    fn alone(&self, text: Vec<Span>, width: usize) -> Vec<Vec<Span>> {
        let before = width.saturating_sub(columns(&text)) / 2;
        let mut line = vec![span(Sign::Space, " ".repeat(before))];
        line.extend(text);
        line.retain(|span| !span.text.is_empty());
        vec![Vec::new(), line, Vec::new()]
    }
}
