//! The reading of nodes, and of what links them.

use super::lists::{digit, list, separated};
use super::words::Grammar;
use crate::cases::Statement;
use crate::chain::{Because, Either, Link, Node};
use crate::template::values;

impl Grammar {
    /// Reads a node that is true.
    pub(super) fn node(&self, text: &str) -> Option<Node> {
        let is_value = |name: &'static str, value: &str| match name {
            "any" => list(value, self.chain.any, self.cell).is_some(),
            _ => digit(value).is_some(),
        };
        let found = values(self.chain.nodes[0], text, &is_value)?;
        let cells = list(&found["any"], self.chain.any, self.cell)?;
        Some(Node { cells, digit: digit(&found["digits"])? })
    }

    /// Reads a node that is false: one cell, or several.
    pub(super) fn false_node(&self, text: &str) -> Option<Node> {
        let several = |text: &str| {
            list(text, self.chain.none, self.cell).filter(|cells: &Vec<usize>| cells.len() > 1)
        };
        let is_value = |name: &'static str, value: &str| match name {
            "cell" => (self.cell)(value).is_some(),
            "none" => several(value).is_some(),
            _ => digit(value).is_some(),
        };
        let [_, one, none] = self.chain.nodes;
        let found = values(one, text, &is_value).or_else(|| values(none, text, &is_value))?;
        let cells = match found.get("cell") {
            Some(cell) => vec![(self.cell)(cell)?],
            None => several(&found["none"])?,
        };
        Some(Node { cells, digit: digit(&found["digits"])? })
    }

    /// Reads the reason of a link: a house, or the candidates of a cell.
    pub(super) fn because(&self, text: &str) -> Option<Because> {
        if let Some(&[house]) = self.houses(text).as_deref() {
            return Some(Because::House(house));
        }
        if text == self.chain.because_cell {
            return Some(Because::SameCell);
        }
        let found = values(self.chain.because, text, &|_, value| self.digits(value).is_some())?;
        Some(Because::Digits(self.digits(&found["digits"])?))
    }

    /// Reads the links of a chain.
    pub(super) fn links(&self, text: &str) -> Option<Vec<Link>> {
        let is_value = |name: &'static str, value: &str| self.is_value(name, value);
        let link = |(place, text): (usize, &str)| {
            let found = values(self.chain.links[place.min(1)], text, &is_value)?;
            Some(Link {
                from: self.false_node(&found["from"])?,
                to: self.node(&found["to"])?,
                because: self.because(&found["because"])?,
            })
        };
        let links = text.strip_suffix(self.chain.end)?.split(self.chain.between);
        links.enumerate().map(link).collect()
    }

    /// Reads a node that is true or false.
    pub(super) fn statement(&self, text: &str) -> Option<Statement> {
        let of = |is_true| move |node| Statement { node, is_true };
        self.false_node(text).map(of(false)).or_else(|| self.node(text).map(of(true)))
    }

    /// Reads what follows in a case, each statement with its reason.
    pub(super) fn statements(&self, text: &str) -> Option<Vec<(Statement, Because)>> {
        let is_value = |name: &'static str, value: &str| match name {
            "node" => self.statement(value).is_some(),
            _ => self.because(value).is_some(),
        };
        let statement = |text: &str| {
            let found = values(self.chain.statement, text, &is_value)?;
            Some((self.statement(&found["node"])?, self.because(&found["because"])?))
        };
        separated(text, self.chain.so, &statement)
    }

    /// Reads which of two nodes is true, one statement or several.
    pub(super) fn eithers(&self, text: &str) -> Option<Vec<Either>> {
        separated(text, self.and_also, &|text| self.either(text))
    }

    /// Reads that one of two nodes is true.
    pub(super) fn either(&self, text: &str) -> Option<Either> {
        let is_value = |name: &'static str, value: &str| match name {
            "any" => list(value, self.chain.any, self.cell).is_some(),
            _ => self.is_value(name, value),
        };
        let read = |template| values(template, text, &is_value);
        let [of_digit, of_cell, others] = self.chain.either;
        if let Some(found) = read(of_digit).filter(|found| digit(&found["digits"]).is_some()) {
            let mut cells = list(&found["any"], self.chain.any, self.cell)?;
            cells.sort_unstable();
            return Some(Either::OfDigit { cells, digit: digit(&found["digits"])? });
        }
        if let Some(found) = read(of_cell) {
            let digits = list(&found["ordigits"], self.chain.any, digit)?;
            let &[one, other] = &*digits else { return None };
            return Some(Either::OfCell {
                cell: (self.cell)(&found["cell"])?,
                digits: [one, other],
            });
        }
        let found = read(others)?;
        Some(Either::Nodes(self.node(&found["first"])?, self.node(&found["last"])?))
    }
}
