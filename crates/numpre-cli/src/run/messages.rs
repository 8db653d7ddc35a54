//! Messages that may come with every record. The first ten of a kind are written, the others only
//! counted.

use super::output::Output;
use crate::input::Place;
use numpre_text::Texts;

/// The number of messages of a kind that are written. The others are only counted.
const MOST_OF_A_KIND: u64 = 10;

/// A line for standard error.
pub struct Message {
    text: String,
    /// The kind, if every record may have a message like this one. `None` for a single message.
    kind: Option<&'static str>,
    /// True for a warning, which `--quiet` suppresses.
    is_warning: bool,
}

impl Message {
    /// Creates a message that is always written.
    pub fn always(text: String) -> Message {
        Message { text, kind: None, is_warning: false }
    }

    /// Creates a message of a kind of which only the first are written.
    pub fn of_a_kind(text: String, kind: &'static str) -> Message {
        Message { text, kind: Some(kind), is_warning: false }
    }

    /// Turns the message into a warning, which `--quiet` suppresses.
    pub fn into_warning(self) -> Message {
        Message { is_warning: true, ..self }
    }
}

/// A count of one kind of event, and the place of its first one.
#[derive(Clone)]
struct Sum {
    name: &'static str,
    count: u64,
    first: Place,
}

/// Counts that are reported at the end of the run. Each name is that of a message in the language
/// files that takes the values `count` and `place`.
#[derive(Clone, Default)]
pub struct Sums(Vec<Sum>);

impl Sums {
    /// Counts one more event at this place.
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

/// The number of messages of a kind so far, and the text of the first one that was not written.
struct Seen {
    kind: &'static str,
    count: u64,
    first_unwritten: String,
}

impl KindLimits {
    /// Writes a message, or counts it if enough of its kind were written.
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

    /// Writes how many messages of each kind were not written. If it was only one, writes that
    /// message.
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
