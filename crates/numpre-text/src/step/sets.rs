//! Texts of patterns of counting.

use crate::{Texts, Value};
use numpre::logic::{Marks, SetsPattern};
use numpre::{Cell, Digit, DigitSet, House};

/// A digit, and houses in one of which it is placed.
type Placed = (Digit, Vec<House>);

impl Texts {
    /// Returns the values of the message of a pattern of counting.
    pub(super) fn sets_values(
        &self,
        pattern: &SetsPattern,
        eliminations: &Marks,
    ) -> Vec<(&'static str, Value<'static>)> {
        let spare = pattern.spare().unwrap_or(0);
        let mut values =
            vec![("count", pattern.cells().len().into()), ("places", pattern.covers.len().into())];
        let rest = match spare {
            0 => self.say("sets-all-needed", &values),
            _ => {
                let placed = placed(pattern, eliminations);
                let placed = placed.iter().map(|placed| self.placed(pattern, placed)).collect();
                values.push(("spare", spare.into()));
                values.push(("placed", self.listed("statement", placed).into()));
                self.say("sets-some-left", &values)
            }
        };
        vec![("covers", self.covers(pattern).into()), ("rest", rest.into())]
    }

    /// Returns that a digit is placed: `one of the cells is 5`, or in which of its houses.
    fn placed(&self, pattern: &SetsPattern, (digit, houses): &Placed) -> String {
        let is_in_any = pattern.houses_of(*digit).count() == houses.len();
        let values = [("digit", digit.get().into()), ("houses", self.any_of_houses(houses).into())];
        self.say(if is_in_any { "sets-one" } else { "sets-one-in" }, &values)
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

/// Returns which digits the pattern places, and in which of their houses: those in which the cell
/// of an elimination sees all places.
fn placed(pattern: &SetsPattern, eliminations: &Marks) -> Vec<Placed> {
    let houses = |cell: Cell, digit: Digit| {
        let is_seen =
            |house: &House| cell.peers().is_superset(pattern.places(digit) & house.cells());
        pattern.houses_of(digit).filter(is_seen).collect()
    };
    let of_cell = |(cell, digits): (Cell, DigitSet)| {
        digits.iter().map(move |digit| (digit, houses(cell, digit))).collect::<Vec<Placed>>()
    };
    let mut all: Vec<Placed> = eliminations.iter().flat_map(of_cell).collect();
    all.sort();
    all.dedup();
    all
}
