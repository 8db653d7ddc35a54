//! The characters of a cell.

use super::look::{Face, Look};
use super::{Sign, Span, columns, span};
use numpre::Digit;
use numpre::logic::notation;

/// The ways to write the candidates of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// On one line, with brackets around neighbouring digits that have the same mark: `1(24)7`.
    Row,
    /// On three lines, each digit in its place with its closing bracket after it: `4)5]·`.
    Places,
    /// On three lines, with the sign of a mark in the place of the digit.
    SignsInPlaces,
}

/// Returns the lines of each cell.
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

    /// Returns the text after a digit that has no opening bracket: the closing bracket and the
    /// number of its step. A space follows a number in plain digits, to separate it from the next
    /// digit.
    fn suffix(&self, look: Look) -> String {
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

    /// Returns digits with the same mark in brackets, after the number of their step.
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

    /// Returns the widths of the three places in the cells of a column, wide enough for the text
    /// after each digit. A digit of the board uses the width of all three places. If one cell of
    /// the column has a mark in its left and one in its middle place, the widths are 2, 2 and 1:
    ///
    /// ```text
    ///   1 2)·
    ///   4)5]·
    ///   7 · ·
    /// ```
    fn widths(&self, faces: &[Face], column: usize) -> [usize; 3] {
        let mut widths = [1; 3];
        let faces = || faces.iter().skip(column).step_by(9);
        for (digit, look) in faces().filter(|face| face.is_open).flat_map(|face| &face.digits) {
            let width = &mut widths[digit.index() % 3];
            *width = (*width).max(1 + self.suffix(*look).chars().count());
        }
        let widest = faces()
            .filter(|face| !face.is_open)
            .map(|face| columns(&self.in_a_row(face)))
            .max()
            .unwrap_or(0);
        widths[2] += widest.saturating_sub(widths.iter().sum());
        widths
    }

    fn in_places(&self, face: &Face, widths: &[usize; 3]) -> Vec<Vec<Span>> {
        if !face.is_open {
            return self.centred(self.in_a_row(face), widths.iter().sum());
        }
        let mut sign_left = face.is_contradiction;
        let mut lines = vec![Vec::new(); 3];
        for digit in Digit::all() {
            let line = &mut lines[digit.index() / 3];
            let found = face.digits.iter().find(|(other, _)| *other == digit);
            let mut spans = match found {
                Some(&(_, look)) => {
                    vec![span(look.sign, digit.to_string()), span(Sign::Mark, self.suffix(look))]
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

    /// Returns nine places of one column each. A placed digit has the cell to itself, with the
    /// number of its step below.
    fn with_signs(&self, face: &Face) -> Vec<Vec<Span>> {
        const WIDTH: usize = 3;
        if let Some((digit, look)) = face.placed() {
            let mut lines =
                self.centred(self.run(&[(digit, Look { number: None, ..look })]), WIDTH);
            lines[2] =
                self.centred(vec![span(Sign::Mark, self.number(look))], WIDTH).swap_remove(1);
            return lines;
        }
        if !face.is_open {
            return self.centred(self.in_a_row(face), WIDTH);
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

    /// Returns three lines with the text centred in the middle one.
    fn centred(&self, text: Vec<Span>, width: usize) -> Vec<Vec<Span>> {
        let before = width.saturating_sub(columns(&text)) / 2;
        let mut line = vec![span(Sign::Space, " ".repeat(before))];
        line.extend(text);
        line.retain(|span| !span.text.is_empty());
        vec![Vec::new(), line, Vec::new()]
    }
}
