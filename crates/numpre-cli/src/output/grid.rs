//! `--output grid`: framed boards and sentences, for people.

use super::answer::Answer;
use super::answer::Tally;
use super::style::Style;
use super::style::Tone;
use super::view::View;
use crate::input::Place;
use numpre_text::Texts;

/// Writes answers for people.
pub struct GridFormat {
    texts: Texts,
    style: Style,
}

impl GridFormat {
    /// A writer in this language and style.
    pub fn new(texts: Texts, style: Style) -> GridFormat {
        GridFormat { texts, style }
    }

    fn view<'a>(&'a self, place: Option<&Place>, out: &'a mut Vec<u8>) -> View<'a> {
        let place = place.and_then(|place| place.shown(&self.texts));
        View::new(&self.texts, self.style, place, out)
    }

    /// Writes what is above the first answer.
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

    /// Writes that a puzzle could not be read. The reason is reported on standard error.
    pub fn write_invalid<A: Answer>(&self, place: &Place, out: &mut Vec<u8>) {
        let mut view = self.view(Some(place), out);
        let status = view.word(Tone::Bad, "status-invalid");
        view.heading(&[status]);
        if A::IS_SPACED {
            view.line("");
        }
    }

    /// Writes how many answers there are of each kind.
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
