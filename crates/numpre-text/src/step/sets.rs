//! Texts of patterns of counting.

use crate::{Texts, Value};
use numpre::logic::SetsPattern;
use numpre::{DigitSet, House};

impl Texts {
    /// Returns the values of the message of a pattern of counting.
    pub(super) fn sets_values(&self, pattern: &SetsPattern) -> Vec<(&'static str, Value<'static>)> {
        let spare = pattern.spare().unwrap_or(0);
        let rest = match spare {
            0 => self.word("sets-none-empty"),
            _ => {
                let values = [("spare", spare.into()), ("times", (spare + 1).into())];
                self.say("sets-some-empty", &values)
            }
        };
        vec![
            ("covers", self.covers(pattern).into()),
            ("places", pattern.covers.len().into()),
            ("rest", rest.into()),
        ]
    }

    /// Returns where the digits fit in: `3 and 5 in block 6, 3 and 9 in column 7`.
    fn covers(&self, pattern: &SetsPattern) -> String {
        let mut houses: Vec<(House, DigitSet)> = Vec::new();
        for cover in &pattern.covers {
            match houses.iter_mut().find(|(house, _)| *house == cover.house) {
                Some((_, digits)) => digits.insert(cover.digit),
                None => houses.push((cover.house, DigitSet::of(cover.digit))),
            }
        }
        let of_house = |(house, digits): &(House, DigitSet)| {
            let digits = self.listed_digits(*digits);
            self.say(
                "sets-cover",
                &[("house", self.house(*house).into()), ("digits", digits.into())],
            )
        };
        let items: Vec<String> = houses.iter().map(of_house).collect();
        self.joined("chain-separator", &items)
    }
}
