//! `--output grid`: framed boards and sentences, for people.

use super::format::ResultFormat;
use super::paint::Tone;
use super::result::Report;
use super::view::View;
use crate::ground::{InputError, Place, Style, Tally};
use numpre_text::Texts;

/// Writes results for people.
pub struct Grid {
    texts: Texts,
    style: Style,
}

impl Grid {
    /// A new one.
    pub fn new(texts: Texts, style: Style) -> Grid {
        Grid { texts, style }
    }
}

impl<R: Report> ResultFormat<R> for Grid {
    fn head(&mut self, out: &mut Vec<u8>) {
        R::head(&mut View::new(&self.texts, self.style, None, out));
    }

    fn report(&mut self, place: &Place, report: R, out: &mut Vec<u8>) {
        let mut view = View::new(&self.texts, self.style, place.shown(&self.texts), out);
        report.view(&mut view);
        R::part(&mut view);
    }

    fn trouble(&mut self, place: &Place, _: &InputError, out: &mut Vec<u8>) {
        let mut view = View::new(&self.texts, self.style, place.shown(&self.texts), out);
        // What is wrong stands on standard error.
        let status = view.word(Tone::Bad, "status-invalid");
        view.heading(&[status]);
        R::part(&mut view);
    }

    fn foot(&mut self, tally: &Tally, out: &mut Vec<u8>) {
        if tally.total() < 2 || !R::IS_COUNTED {
            return;
        }
        let counts: Vec<String> = tally
            .counts()
            .map(|(status, count)| {
                self.texts.say(&format!("count-{status}"), &[("count", count.into())])
            })
            .collect();
        let total = self.texts.say("count-total", &[("count", tally.total().into())]);
        let mut view = View::new(&self.texts, self.style, None, out);
        let total = view.paint(Tone::Strong, &total);
        view.line(&format!("{total}{}", counts.join(&self.texts.word("list-separator"))));
    }
}
