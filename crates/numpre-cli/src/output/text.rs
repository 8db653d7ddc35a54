//! The outputs that are text, for people (`--output grid`) and for programs.

use super::answer::{Answer, Tally};
use super::csv::Csv;
use super::extra::ExtraFields;
use super::format::Format;
use super::json::Json;
use super::style::{Style, Tone};
use super::view::View;
use crate::form::OutputKind;
use crate::input::{InputError, Place};
use numpre_text::{Language, Texts};

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
    /// Creates the format of this output.
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
            OutputKind::Xlsx | OutputKind::Parquet => {
                unreachable!("tables in files are not text; they are written row by row")
            }
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
            // There is always one line per puzzle, so that `paste` can put the input next to it.
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

/// A writer of answers for people: boards in frames, and sentences.
pub struct GridFormat {
    texts: Texts,
    style: Style,
}

impl GridFormat {
    /// Creates a writer in this language and style.
    pub fn new(texts: Texts, style: Style) -> GridFormat {
        GridFormat { texts, style }
    }

    fn view<'a>(&'a self, place: Option<&Place>, out: &'a mut Vec<u8>) -> View<'a> {
        let place = place.and_then(|place| place.caption(&self.texts));
        View::new(&self.texts, self.style, place, out)
    }

    /// Writes the text above the first answer.
    pub fn head<A: Answer>(&self, out: &mut Vec<u8>) {
        A::head(&mut self.view(None, out));
    }

    /// Writes an answer.
    pub fn write<A: Answer>(&self, place: Option<&Place>, answer: &A, out: &mut Vec<u8>) {
        let mut view = self.view(place, out);
        answer.view(&mut view);
        if A::IS_SPACED {
            view.line("");
        }
    }

    /// Writes that a puzzle could not be read. The reason is on standard error.
    pub fn write_invalid<A: Answer>(&self, place: &Place, out: &mut Vec<u8>) {
        let mut view = self.view(Some(place), out);
        let status = view.word(Tone::Bad, "status-invalid");
        view.heading(&[status]);
        if A::IS_SPACED {
            view.line("");
        }
    }

    /// Writes the number of answers of each status.
    pub fn foot<A: Answer>(&self, tally: &Tally, out: &mut Vec<u8>) {
        if tally.total() < 2 || !A::IS_COUNTED {
            return;
        }
        let counts: Vec<String> = tally
            .counts()
            .map(|(status, count)| {
                self.texts.say(&format!("count-{status}"), &[("count", count.into())])
            })
            .collect();
        let total = self.texts.say("count-total", &[("count", tally.total().into())]);
        let mut view = self.view(None, out);
        let total = view.paint(Tone::Strong, &total);
        view.line(&format!("{total}{}", counts.join(&self.texts.word("list-separator"))));
    }
}
