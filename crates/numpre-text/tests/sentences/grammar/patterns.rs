//! The reading of patterns: colourings, sets of cells, deadly patterns.

use super::lists::{digit, list, parts, separated};
use super::words::Grammar;
use crate::board::Effect;
use crate::chain::{Because, Either};
use crate::colouring::{Candidate, Colouring, Pair};
use crate::deadly::{Deadly, Marks};
use crate::sets::{Cover, Placed, Sets};
use crate::template::{Values, values};

impl Grammar {
    /// Reads the pairs of a colouring.
    pub(super) fn pairs(&self, text: &str) -> Option<Vec<Pair>> {
        separated(text, &[self.items], &|text| self.pair(text))
    }

    /// Reads a pair of which exactly one is true: `r1c2 or r1c8 is 5 (row 1)`, `r1c2 is 5 or 7`.
    fn pair(&self, text: &str) -> Option<Pair> {
        if let Some(Either::OfCell { cell, digits }) = self.either(text) {
            let [one, two] = digits.map(|digit| (cell, digit));
            return Some(Pair { one, two, because: Because::Digits(digits.to_vec()) });
        }
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let found = values(self.chain.pair, text, &is_value)?;
        let Either::OfDigit { cells, digit } = self.either(&found["either"])? else { return None };
        let &[one, two] = &*cells else { return None };
        let because = self.because(&found["because"])?;
        Some(Pair { one: (one, digit), two: (two, digit), because })
    }

    /// Reads the pairs of cells of a remote pair, each with its house.
    pub(super) fn remote(&self, text: &str) -> Option<Vec<[usize; 3]>> {
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let pair = |text: &str| {
            let found = values(self.chain.pair_of_cells, text, &is_value)?;
            let &[house] = &*self.houses(&found["house"])? else { return None };
            Some([(self.cell)(&found["cell1"])?, (self.cell)(&found["cell2"])?, house])
        };
        separated(text, &[self.items], &pair)
    }

    /// Reads two candidates of which at most one is true.
    pub(super) fn conflict(&self, text: &str) -> Option<Pair> {
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let [of_digit, of_cell] = self.chain.conflicts;
        if let Some(found) = values(of_digit, text, &is_value) {
            let digit = digit(&found["digits"])?;
            let of = |name| Some(((self.cell)(&found[name])?, digit));
            let because = self.because(&found["because"])?;
            return Some(Pair { one: of("cell1")?, two: of("cell2")?, because });
        }
        let found = values(of_cell, text, &is_value)?;
        let cell = (self.cell)(&found["cell"])?;
        let &[one, two] = &*self.digits(&found["both"])? else { return None };
        Some(Pair { one: (cell, one), two: (cell, two), because: Because::SameCell })
    }

    /// Reads the candidates of a colour: `5 in r1c2 and r4c7, 7 in r3c3`.
    pub(super) fn colour(&self, text: &str) -> Option<Vec<Candidate>> {
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let part = |text: &str| {
            let found = values(self.chain.colour, text, &is_value)?;
            let digit = digit(&found["digits"])?;
            let cells = self.cells(&found["cells"])?.into_iter();
            Some(cells.map(|cell| (cell, digit)).collect::<Vec<Candidate>>())
        };
        Some(separated(text, &[self.items], &part)?.concat())
    }

    /// Reads a colouring from the values of its sentence.
    pub(super) fn colouring(&self, values: &Values) -> Option<Colouring> {
        let get = |name: &str| values.get(name).map(String::as_str);
        if let Some(remote) = get("remote") {
            let &[one, two] = &*self.digits(get("digits")?)? else { return None };
            let cells = [self.cells(get("cells1")?)?, self.cells(get("cells2")?)?];
            return Some(Colouring::of_remote_pair([one, two], &self.remote(remote)?, cells));
        }
        let colours = ["colour", "colour1", "colour2"].into_iter().filter_map(get);
        let conflicts = ["conflict1", "conflict2"].into_iter().filter_map(get);
        Some(Colouring {
            pairs: self.pairs(get("pairs")?)?,
            conflicts: conflicts.map(|text| self.conflict(text)).collect::<Option<_>>()?,
            colours: colours.map(|text| self.colour(text)).collect::<Option<_>>()?,
            emptied: get("emptied").and_then(self.cell),
        })
    }

    /// Reads where digits fit in: `3 and 5 in block 6, 3 in column 7`, 「6番ブロックに3・5、7列目に3」.
    pub(super) fn covers(&self, text: &str) -> Option<Vec<Cover>> {
        let mut covers = Vec::new();
        let mut waiting = String::new();
        for part in text.split(self.items) {
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
            placed: get("placed").map_or(Some(Vec::new()), |text| self.placed(text))?,
        })
        .filter(|sets| number("number") == Some(sets.cells.len()))
    }

    /// Reads which digits are in a pattern of counting, and in which of their houses.
    pub(super) fn placed(&self, text: &str) -> Option<Vec<Placed>> {
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let placed = |text: &str| {
            let [any, of_houses] = self.placed.map(|template| values(template, text, &is_value));
            let found = any.or(of_houses)?;
            let houses = match found.get("anyhouses") {
                Some(houses) => Some(self.any_houses(houses)?),
                None => None,
            };
            Some(Placed { digit: digit(&found["digit"])?, houses })
        };
        separated(text, self.and_also, &placed)
    }

    /// Reads which digits would be wrong in which cells.
    pub(super) fn wrong(&self, text: &str) -> Option<Vec<Effect>> {
        let (template, mark) = self.wrong;
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let wrong = |text: &str| {
            let found = values(template, text, &is_value)?;
            let cells = list(&found["anycells"], self.chain.any, self.cell)?;
            Some(Effect::Remove(cells, list(&found["wrongs"], self.chain.any, digit)?))
        };
        separated(text, &[mark], &wrong)
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
            guard_digits: match get("anyguard") {
                Some(text) => Some(list(text, self.chain.any, digit)?),
                None => None,
            },
            with: cells("with").map_or(Some(Vec::new()), |with| with)?,
            subset: get("subset").map_or(Some(Vec::new()), |text| self.digits(text))?,
            confined,
        })
    }
}
