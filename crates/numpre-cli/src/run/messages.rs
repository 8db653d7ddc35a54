//! Messages that may come with every record: the first of a kind are written, the others counted.

use super::output::Output;
use crate::input::Place;
use numpre_text::Texts;

/// How many messages of a kind are written before the others are only counted.
const MOST_OF_A_KIND: u64 = 10;

/// A line for standard error.
pub struct Message {
    text: String,
    /// The kind, if there may be one of it with every record.
    kind: Option<&'static str>,
    /// True if `--quiet` leaves it out.
    is_warning: bool,
}

impl Message {
    /// A message that is always written.
    pub fn always(text: String) -> Message {
        Message { text, kind: None, is_warning: false }
    }

    /// A message of a kind of which only the first are written.
    pub fn of_a_kind(text: String, kind: &'static str) -> Message {
        Message { text, kind: Some(kind), is_warning: false }
    }

    /// The same message as a warning, which `--quiet` leaves out.
    pub fn into_warning(self) -> Message {
        Message { is_warning: true, ..self }
    }
}

/// How often something happened, and the first place.
#[derive(Clone)]
struct Sum {
    name: &'static str,
    count: u64,
    first: Place,
}

/// What is reported at the end with a count. The names are those of messages that take `count` and
/// `place`.
#[derive(Clone, Default)]
pub struct Sums(Vec<Sum>);

impl Sums {
    /// Counts one more.
    pub fn count(&mut self, name: &'static str, place: &Place) {
        match self.0.iter_mut().find(|sum| sum.name == name) {
            Some(sum) => sum.count += 1,
            None => {
                self.0.push(Sum { name, count: 1, first: Place::at(&place.source, place.line) })
            }
        }
    }

    /// Adds the counts of a later chunk.
    pub fn add(&mut self, later: Sums) {
        for sum in later.0 {
            match self.0.iter_mut().find(|known| known.name == sum.name) {
                Some(known) => known.count += sum.count,
                None => self.0.push(sum),
            }
        }
    }

    /// Writes a warning for each sum.
    pub fn report(&self, output: &mut Output, texts: &Texts) {
        for Sum { name, count, first } in &self.0 {
            let place = format!("{}:{}", first.source.name(texts), first.line);
            let text = texts.say(name, &[("count", (*count).into()), ("place", place.into())]);
            output.warn(&texts.say("warning", &[("text", text.into())]));
        }
    }
}

/// Writes the first messages of each kind and counts the others.
#[derive(Default)]
pub struct KindLimits(Vec<Seen>);

/// How many messages of a kind there have been, and the first that was not written.
struct Seen {
    kind: &'static str,
    count: u64,
    first_unwritten: String,
}

impl KindLimits {
    /// Writes a message, or counts it if there have been enough of its kind.
    pub fn report(&mut self, output: &mut Output, message: &Message) {
        if message.is_warning && output.is_quiet() {
            return;
        }
        if let Some(kind) = message.kind {
            let seen = self.seen(kind);
            seen.count += 1;
            if seen.count > MOST_OF_A_KIND {
                if seen.count == MOST_OF_A_KIND + 1 {
                    seen.first_unwritten.clone_from(&message.text);
                }
                return;
            }
        }
        output.report(&message.text);
    }

    fn seen(&mut self, kind: &'static str) -> &mut Seen {
        let place = self.0.iter().position(|seen| seen.kind == kind).unwrap_or_else(|| {
            self.0.push(Seen { kind, count: 0, first_unwritten: String::new() });
            self.0.len() - 1
        });
        &mut self.0[place]
    }

    /// Writes how many messages of each kind were only counted. A single one is written itself.
    pub fn report_rest(&self, output: &mut Output, texts: &Texts) {
        for Seen { count, first_unwritten, .. } in &self.0 {
            match count.saturating_sub(MOST_OF_A_KIND) {
                0 => {}
                1 => output.report(first_unwritten),
                left => {
                    let message = first_unwritten.as_str().into();
                    let values = [("count", left.into()), ("message", message)];
                    output.report(&texts.say("more-messages", &values));
                }
            }
        }
    }
}
