//! The reading of a sentence.

use super::lists::{digit, label, list, separated};
use super::said::{Kind, Said};
use super::words::Grammar;
use crate::board::Effect;
use crate::cases::Case;
use crate::chain::Chain;
use crate::template::{Values, has_words, values};

impl Grammar {
    /// Reads a sentence. Returns `None` if no template matches it.
    pub(crate) fn read(&self, sentence: &str) -> Option<Said> {
        let text = without_names(sentence);
        let mut sentences =
            self.sentences.iter().filter(|(_, template)| has_words(template, &text));
        sentences.find_map(|&(kind, template)| {
            let found = values(template, &text, &|name, value| self.is_value(name, value))?;
            self.said(kind, &found)
        })
    }

    fn said(&self, kind: Kind, values: &Values) -> Option<Said> {
        let get = |name: &str| values.get(name).map(String::as_str);
        let houses = |name: &str| get(name).map_or(Some(Vec::new()), |text| self.houses(text));
        let cells = match get("anycells") {
            Some(text) => list(text, self.chain.any, self.cell)?,
            None => get("cells").map_or(Some(Vec::new()), |text| self.cells(text))?,
        };
        let digits = get("digits").map_or(Some(Vec::new()), |text| self.digits(text))?;
        let no_fin = get("nofin").map(|text| self.false_node(text));
        let fins = match (no_fin, get("fins")) {
            (None, None) => Vec::new(),
            (Some(Some(node)), fins) => {
                let is_same =
                    fins.is_none_or(|fins| self.cells(fins).as_ref() == Some(&node.cells));
                (is_same && digits == [node.digit]).then_some(node.cells)?
            }
            _ => return None,
        };
        let counts =
            |name: &str, items: usize| get(name).is_none_or(|text| text.parse() == Ok(items));
        let is_same = get("any").is_none_or(|any| self.digits(any).as_ref() == Some(&digits));
        let effects = get("effect").map_or(Some(Vec::new()), |text| self.effects(text))?;
        let after = get("after")
            .map_or(Some(Vec::new()), |text| list(text, &[", ", " and ", "・"], label))?;
        let node = |name: &str| get(name).and_then(|text| self.node(text));
        let chain = match get("links").map(|text| self.links(text)) {
            Some(links) => Some(Chain {
                either: get("either").map_or(Some(Vec::new()), |text| self.eithers(text))?,
                last: node("last"),
                start: get("start").and_then(|text| self.false_node(text)),
                links: links?,
            }),
            None => None,
        };
        let said = Said {
            kind,
            label: get("label").map(str::to_owned),
            after,
            houses: houses("house")?,
            others: houses("other")?,
            so: get("so").and_then(digit),
            cells,
            fins,
            digits,
            chain,
            colouring: self.colouring(values),
            case: get("statements").and_then(|text| {
                Some(Case { start: node("first")?, statements: self.statements(text)? })
            }),
            conclusion: get("conclusion").and_then(|text| self.statement(text)),
            sets: (kind == Kind::Sets).then(|| self.sets(values)).flatten(),
            deadly: (kind == Kind::Deadly).then(|| self.deadly(values)).flatten(),
            effects,
        };
        let is_counted = counts("count", said.cells.len()) && counts("few", said.digits.len());
        let is_effect =
            get("wrong").is_none_or(|text| self.wrong(text).as_ref() == Some(&said.effects));
        (is_same && is_counted && is_effect).then_some(said)
    }

    pub(super) fn is_value(&self, name: &str, value: &str) -> bool {
        match name {
            "house" | "other" => self.houses(value).is_some(),
            "cells" => self.cells(value).is_some(),
            "fins" => self.cells(value).is_some(),
            "statements" => self.statements(value).is_some(),
            "conclusion" => self.statement(value).is_some(),
            "anycells" => list(value, self.chain.any, self.cell).is_some(),
            "anyhouses" => self.any_houses(value).is_some(),
            "digits" | "any" | "both" => self.digits(value).is_some(),
            "wrongs" | "ordigits" => list(value, self.chain.any, digit).is_some(),
            "wrong" => self.wrong(value).is_some(),
            "so" | "count" | "few" => digit(value).is_some(),
            "label" => label(value).is_some(),
            "after" => list(value, &[", ", " and ", "・"], label).is_some(),
            "effect" => self.effects(value).is_some(),
            "first" | "last" | "to" => self.node(value).is_some(),
            "start" | "from" | "nofin" => self.false_node(value).is_some(),
            "either" => self.eithers(value).is_some(),
            "because" => self.because(value).is_some(),
            "links" => self.links(value).is_some(),
            "pairs" => self.pairs(value).is_some(),
            "remote" => self.remote(value).is_some(),
            "conflict1" | "conflict2" => self.conflict(value).is_some(),
            "placed" => self.placed(value).is_some(),
            "colour" | "colour1" | "colour2" => self.colour(value).is_some(),
            "guards" => self.guards(value).is_some(),
            "roof" | "with" | "cells1" | "cells2" => self.cells(value).is_some(),
            "anyroof" => list(value, self.chain.any, self.cell).is_some(),
            "anyguard" => list(value, self.chain.any, digit).is_some(),
            "subset" => self.digits(value).is_some(),
            "confined" | "digit" => digit(value).is_some(),
            "emptied" | "cell" | "cell1" | "cell2" => (self.cell)(value).is_some(),
            "number" | "places" | "spare" => value.parse::<u8>().is_ok(),
            "covers" => self.covers(value).is_some(),
            _ => false,
        }
    }

    /// Reads a list of houses, of which several of a kind are together: `rows 2 and 8 and block 3`.
    /// Rows are 0 to 8, columns 9 to 17, blocks 18 to 26.
    pub(super) fn houses(&self, text: &str) -> Option<Vec<usize>> {
        let houses = separated(text, self.lists, &|text| self.houses_of_a_kind(text))?.concat();
        let is_once = (0..houses.len()).all(|place| !houses[..place].contains(&houses[place]));
        is_once.then_some(houses)
    }

    fn houses_of_a_kind(&self, text: &str) -> Option<Vec<usize>> {
        let numbers = |template: &str| {
            let (before, after) = template.split_once('#')?;
            self.digits(text.strip_prefix(before)?.strip_suffix(after)?)
        };
        (0..3).find_map(|kind| {
            let [one, several] = self.houses[kind];
            let numbers = numbers(one)
                .filter(|numbers| numbers.len() == 1)
                .or_else(|| numbers(several).filter(|numbers| numbers.len() > 1))?;
            Some(numbers.into_iter().map(|number| 9 * kind + usize::from(number) - 1).collect())
        })
    }

    /// Reads houses as alternatives: `row 9 or column 7`.
    pub(super) fn any_houses(&self, text: &str) -> Option<Vec<usize>> {
        list(text, self.chain.any, |text| match *self.houses_of_a_kind(text)? {
            [house] => Some(house),
            _ => None,
        })
    }

    pub(super) fn cells(&self, text: &str) -> Option<Vec<usize>> {
        list(text, self.cells, self.cell)
    }

    pub(super) fn digits(&self, text: &str) -> Option<Vec<u8>> {
        list(text, self.digits, digit)
    }

    fn effects(&self, text: &str) -> Option<Vec<Effect>> {
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let effect = |text: &str| {
            let read = |template| values(template, text, &is_value);
            let (found, is_placed) = read(self.place)
                .map(|found| (found, true))
                .or(read(self.remove).map(|found| (found, false)))?;
            let (cells, digits) = (self.cells(&found["cells"])?, self.digits(&found["digits"])?);
            match (is_placed, &*cells, &*digits) {
                (true, &[cell], &[digit]) => Some(Effect::Place(cell, digit)),
                (true, ..) => None,
                (false, ..) => Some(Effect::Remove(cells, digits)),
            }
        };
        let effects = separated(text, &[self.and_then], &effect)?;
        let cells: Vec<&usize> = effects.iter().flat_map(Effect::cells).collect();
        // No cell may occur twice.
        (0..cells.len()).all(|place| !cells[..place].contains(&cells[place])).then_some(effects)
    }
}

/// Returns a text without the short names of cells in parentheses: （r3c57）.
fn without_names(text: &str) -> String {
    let mut plain = String::new();
    for (place, part) in text.split('（').enumerate() {
        match part.split_once('）') {
            Some((name, rest)) if place > 0 && name.starts_with('r') => plain += rest,
            _ if place > 0 => plain += &format!("（{part}"),
            _ => plain += part,
        }
    }
    plain
}
