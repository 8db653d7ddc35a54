//! The reading of patterns: colourings, sets of cells, deadly patterns.

use super::lists::{digit, list, parts};
use super::words::Grammar;
use crate::colouring::{Candidate, Colouring, Pair};
use crate::deadly::{Deadly, Marks};
use crate::sets::{Cover, Sets};
use crate::template::{Values, values};

impl Grammar {
    /// Reads the pairs of a colouring.
    pub(super) fn pairs(&self, text: &str) -> Option<Vec<Pair>> {
        let is_value = |name: &'static str, value: &str| match name {
            "because" => self.because(value).is_some(),
            _ => self.candidate(value).is_some(),
        };
        let pair = |text: &str| {
            let found = values(self.chain.pair, text, &is_value)?;
            Some(Pair {
                one: self.candidate(&found["one"])?,
                two: self.candidate(&found["two"])?,
                because: self.because(&found["because"])?,
            })
        };
        text.strip_suffix(self.chain.end)?.split(self.chain.between).map(pair).collect()
    }

    /// Reads the candidates of a colour: `r1c2 and r4c7 are 5, r3c3 is 7`.
    pub(super) fn colour(&self, text: &str) -> Option<Vec<Candidate>> {
        let (words, mark) = self.chain.colour;
        let mut candidates = Vec::new();
        let mut rest = text;
        loop {
            let places = words.iter().filter_map(|word| Some((rest.find(word)?, word.len())));
            let (place, length) = places.min()?;
            let cells = self.cells(&rest[..place])?;
            let digit = digit(rest.get(place + length..place + length + 1)?)?;
            candidates.extend(cells.into_iter().map(|cell| (cell, digit)));
            match &rest[place + length + 1..] {
                "" => return Some(candidates),
                more => rest = more.strip_prefix(mark)?,
            }
        }
    }

    /// Reads a colouring from the values of its sentence.
    pub(super) fn colouring(&self, values: &Values) -> Option<Colouring> {
        let get = |name: &str| values.get(name).map(String::as_str);
        let conflict = |[one, two, because]: [&str; 3]| {
            Some(Pair {
                one: self.candidate(get(one)?)?,
                two: self.candidate(get(two)?)?,
                because: self.because(get(because)?)?,
            })
        };
        let names = [["from1", "to1", "because1"], ["from2", "to2", "because2"]];
        let colours = ["colour", "colour1", "colour2"].into_iter().filter_map(get);
        Some(Colouring {
            pairs: self.pairs(get("pairs")?)?,
            conflicts: names.into_iter().filter_map(conflict).collect(),
            colours: colours.map(|text| self.colour(text)).collect::<Option<_>>()?,
            emptied: get("emptied").and_then(self.cell),
        })
    }

    /// Reads where digits fit in: `3 and 5 in block 6, 3 in column 7`, 「6番ブロックに3・5、7列目に3」.
    pub(super) fn covers(&self, text: &str) -> Option<Vec<Cover>> {
        let mut covers = Vec::new();
        let mut waiting = String::new();
        for part in text.split(self.chain.colour.1) {
            waiting += part;
            match waiting.split_once(self.cover) {
                Some((one, other)) => {
                    let both = |house: &str, digits: &str| {
                        let &[house] = &*self.houses(house)? else { return None };
                        Some((house, self.digits(digits)?))
                    };
                    let (house, digits) = both(other, one).or_else(|| both(one, other))?;
                    covers.extend(digits.into_iter().map(|digit| Cover { house, digit }));
                    waiting.clear();
                }
                None => waiting += self.digits[0],
            }
        }
        waiting.is_empty().then_some(covers)
    }

    /// Reads a pattern of counting from the values of its sentence.
    pub(super) fn sets(&self, values: &Values) -> Option<Sets> {
        let get = |name: &str| values.get(name).map(String::as_str);
        let number = |name: &str| get(name).map_or(Some(0), |text| text.parse().ok());
        Some(Sets {
            cells: self.cells(get("cells")?)?,
            digits: self.digits(get("digits")?)?,
            covers: self.covers(get("covers")?)?,
            places: number("places")?,
            spare: number("spare")?,
            times: get("times").map_or(Some(1), |text| text.parse().ok())?,
        })
        .filter(|sets| number("number") == Some(sets.cells.len()))
    }

    /// Reads the guards of the whole board: `3 in r1c2 and 4 and 5 in r3c4`, 「1行2列の3と3行4列の4・5」.
    pub(super) fn guards(&self, text: &str) -> Option<Vec<Marks>> {
        // A mark between two guards may also be between two digits, so parts that have no cell are
        // joined with the next one.
        let mut guards = Vec::new();
        let mut waiting = String::new();
        for part in parts(text, self.lists) {
            waiting += part;
            match waiting.split_once(self.guard) {
                Some((one, other)) => {
                    let both =
                        |cell: &str, digits: &str| Some(((self.cell)(cell)?, self.digits(digits)?));
                    guards.push(both(other, one).or_else(|| both(one, other))?);
                    waiting.clear();
                }
                None => waiting += self.digits[0],
            }
        }
        waiting.is_empty().then_some(guards)
    }

    /// Reads a deadly pattern from the values of its sentence.
    pub(super) fn deadly(&self, values: &Values) -> Option<Deadly> {
        let get = |name: &str| values.get(name).map(String::as_str);
        let cells = |name: &str| get(name).map(|text| self.cells(text));
        let any = get("anyroof").map(|text| list(text, self.chain.any, self.cell));
        let of_cells = match (cells("cells"), get("digits")) {
            (Some(cells), Some(digits)) => Some((cells?, self.digits(digits)?)),
            _ => None,
        };
        let confined = match (get("confined"), get("house")) {
            (Some(confined), Some(houses)) => Some((digit(confined)?, self.houses(houses)?)),
            _ => None,
        };
        Some(Deadly {
            cells: of_cells,
            guards: get("guards").map_or(Some(Vec::new()), |text| self.guards(text))?,
            roof: any.or_else(|| cells("roof")).map_or(Some(None), |roof| roof.map(Some))?,
            guard_digits: get("anyguard").map_or(Some(None), |text| self.digits(text).map(Some))?,
            with: cells("with").map_or(Some(Vec::new()), |with| with)?,
            subset: get("subset").map_or(Some(Vec::new()), |text| self.digits(text))?,
            confined,
        })
    }
}
