//! What is not said of every record: counted, and said at the end.

use super::output::Output;
use crate::ground::Place;
use numpre_text::Texts;

/// So many messages of a kind are told where they arise.
const MOST_OF_A_KIND: u64 = 10;

/// A line for standard error.
pub struct Message {
    text: String,
    /// The kind, where there may be one of it with every record.
    kind: Option<&'static str>,
    /// Whether `--quiet` leaves it out.
    is_warning: bool,
}

impl Message {
    /// A message that is always told.
    pub fn always(text: String) -> Message {
        Message { text, kind: None, is_warning: false }
    }

    /// A message of a kind of which only the first are told.
    pub fn of_a_kind(text: String, kind: &'static str) -> Message {
        Message { text, kind: Some(kind), is_warning: false }
    }

    /// The same message as a warning, which `--quiet` leaves out.
    pub fn into_warning(self) -> Message {
        Message { is_warning: true, ..self }
    }
}

/// How often something happened, and where first.
#[derive(Clone)]
struct Sum {
    name: &'static str,
    count: u64,
    first: Place,
}

/// What is said at the end with a count. The names are those of texts that take `count` and
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

    /// Counts what has been counted behind that.
    pub fn add(&mut self, other: Sums) {
        for sum in other.0 {
            match self.0.iter_mut().find(|known| known.name == sum.name) {
                Some(known) => known.count += sum.count,
                None => self.0.push(sum),
            }
        }
    }

    /// Says it all.
    pub fn tell(&self, outlet: &mut Output, texts: &Texts) {
        for Sum { name, count, first } in &self.0 {
            let place = format!("{}:{}", first.source.name(texts), first.line);
            let text = texts.say(name, &[("count", (*count).into()), ("place", place.into())]);
            outlet.warn(&texts.say("warning", &[("text", text.into())]));
        }
    }
}

/// How many messages of each kind there have been.
#[derive(Default)]
pub struct Kinds(Vec<(&'static str, u64, String)>);

impl Kinds {
    /// Tells a message, or counts it where there were enough of its kind.
    pub fn tell(&mut self, outlet: &mut Output, message: &Message) {
        if message.is_warning && outlet.is_quiet() {
            return;
        }
        if let Some(kind) = message.kind {
            let place = self.0.iter().position(|(known, ..)| *known == kind).unwrap_or_else(|| {
                self.0.push((kind, 0, String::new()));
                self.0.len() - 1
            });
            let (_, count, example) = &mut self.0[place];
            *count += 1;
            if *count > MOST_OF_A_KIND {
                if *count == MOST_OF_A_KIND + 1 {
                    example.clone_from(&message.text);
                }
                return;
            }
        }
        outlet.tell(&message.text);
    }

    /// Says how many were not told.
    pub fn tell_rest(&self, outlet: &mut Output, texts: &Texts) {
        for (_, count, example) in &self.0 {
            match count.saturating_sub(MOST_OF_A_KIND) {
                0 => {}
                1 => outlet.tell(example),
                left => {
                    let values = [("count", left.into()), ("message", example.as_str().into())];
                    outlet.tell(&texts.say("more-messages", &values));
                }
            }
        }
    }
}
