//! What the value of an option may be, in words.

use super::Texts;
use crate::args::Expected;

impl Texts {
    /// `1 to 8, or a range such as 2..4`.
    pub fn expected(&self, expected: &Expected) -> String {
        match *expected {
            Expected::Number { least, most: u64::MAX } => {
                self.say("expected-number-from", &[("least", least.to_string().into())])
            }
            Expected::Number { least, most } => {
                let values = [("least", least.to_string().into()), ("most", most.to_string().into())];
                self.say("expected-number", &values)
            }
            Expected::Span { least, most, such_as: (first, last) } => {
                let numbers = [("least", least), ("most", most), ("first", first), ("last", last)];
                self.say("expected-span", &numbers.map(|(name, number)| (name, number.into())))
            }
            Expected::Seconds => self.word("expected-seconds"),
            Expected::Length => self.word("expected-length"),
            Expected::Svg => self.word("expected-svg"),
        }
    }
}
