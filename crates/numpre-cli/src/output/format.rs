//! How answers become parts of the output: text, rows of a table, or something else.

use super::answer::Answer;
use super::answer::Tally;
use super::csv::Csv;
use super::extra::ExtraFields;
use super::grid::GridFormat;
use super::json::Json;
use super::style::Style;
use crate::form::OutputKind;
use crate::input::{InputError, Place};
use numpre_text::{Language, Texts};

/// Writes answers of one kind, and keeps what it wrote until a worker has finished a piece of
/// input. Its parts are taken through [`AsMut`].
pub trait Format<A> {
    /// Writes what comes before the first answer.
    fn head(&mut self) {}

    /// Writes an answer. Something that was made, and not read, has no place.
    ///
    /// Returns false if some field that the input has besides the puzzle has no column.
    fn write(&mut self, place: Option<&Place>, answer: A) -> bool;

    /// Writes, instead of an answer, that a puzzle could not be read. Returns the same as
    /// [`Format::write`].
    fn write_invalid(&mut self, place: &Place, error: &InputError) -> bool;

    /// Writes what comes after the last answer.
    fn foot(&mut self, tally: &Tally) {
        let _ = tally;
    }

    /// The number of parts that are written and not taken yet.
    fn length(&self) -> usize;
}

/// The outputs that are text: `grid`, `line`, `json` and `csv`.
pub struct TextFormat {
    kind: TextKind,
    out: Vec<u8>,
}

enum TextKind {
    Grid(GridFormat),
    Line,
    Json(Json),
    Csv(Csv),
}

impl TextFormat {
    /// The format of this output.
    pub fn new(
        output: OutputKind,
        language: &Language,
        style: Style,
        extra: &ExtraFields,
    ) -> TextFormat {
        let kind = match output {
            OutputKind::Grid => TextKind::Grid(GridFormat::new(Texts::new(language), style)),
            OutputKind::Line => TextKind::Line,
            OutputKind::Json => TextKind::Json(Json::new(extra)),
            OutputKind::Csv => TextKind::Csv(Csv::new(extra)),
            OutputKind::Xlsx => unreachable!("a workbook is no text; it is written row by row"),
        };
        TextFormat { kind, out: Vec::new() }
    }
}

impl<A: Answer> Format<A> for TextFormat {
    fn head(&mut self) {
        match &mut self.kind {
            TextKind::Grid(grid) => grid.head::<A>(&mut self.out),
            TextKind::Csv(csv) => csv.head::<A>(&mut self.out),
            TextKind::Line | TextKind::Json(_) => {}
        }
    }

    #[inline]
    fn write(&mut self, place: Option<&Place>, answer: A) -> bool {
        match &mut self.kind {
            TextKind::Line => {
                answer.line(&mut self.out);
                self.out.push(b'\n');
                true
            }
            TextKind::Grid(grid) => {
                grid.write(place, &answer, &mut self.out);
                true
            }
            TextKind::Json(json) => {
                json.write(place, &answer, &mut self.out);
                true
            }
            TextKind::Csv(csv) => csv.write(place, &answer, &mut self.out),
        }
    }

    fn write_invalid(&mut self, place: &Place, error: &InputError) -> bool {
        match &mut self.kind {
            // One line per puzzle, always, so that `paste` lines them up.
            TextKind::Line => self.out.extend_from_slice(b"invalid\n"),
            TextKind::Grid(grid) => grid.write_invalid::<A>(place, &mut self.out),
            TextKind::Json(json) => json.write_invalid::<A>(place, error, &mut self.out),
            TextKind::Csv(csv) => return csv.write_invalid::<A>(place, error, &mut self.out),
        }
        true
    }

    fn foot(&mut self, tally: &Tally) {
        if let TextKind::Grid(grid) = &self.kind {
            grid.foot::<A>(tally, &mut self.out);
        }
    }

    fn length(&self) -> usize {
        self.out.len()
    }
}

impl AsMut<Vec<u8>> for TextFormat {
    fn as_mut(&mut self) -> &mut Vec<u8> {
        &mut self.out
    }
}

/// Turns each answer into one part, or none, by a function.
pub struct Mapped<A, T> {
    part: fn(&Place, A) -> Option<T>,
    invalid: fn(&Place, &InputError) -> Option<T>,
    out: Vec<T>,
}

impl<A, T> Mapped<A, T> {
    /// A format that makes parts by these functions: of answers, and of puzzles that could not be
    /// read.
    pub fn new(
        part: fn(&Place, A) -> Option<T>,
        invalid: fn(&Place, &InputError) -> Option<T>,
    ) -> Mapped<A, T> {
        Mapped { part, invalid, out: Vec::new() }
    }
}

impl<A, T> Format<A> for Mapped<A, T> {
    fn write(&mut self, place: Option<&Place>, answer: A) -> bool {
        let place =
            place.expect("only puzzles that were read become parts, and these have a place");
        self.out.extend((self.part)(place, answer));
        true
    }

    fn write_invalid(&mut self, place: &Place, error: &InputError) -> bool {
        self.out.extend((self.invalid)(place, error));
        true
    }

    fn length(&self) -> usize {
        self.out.len()
    }
}

impl<A, T> AsMut<Vec<T>> for Mapped<A, T> {
    fn as_mut(&mut self) -> &mut Vec<T> {
        &mut self.out
    }
}
