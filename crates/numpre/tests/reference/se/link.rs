//! Literals and the links between them.

use super::grid::{BRC, Cell, Digit, Grid, HOUSES, Kind, PEERS, bits, size};

/// A statement about a candidate: the cell is the digit ("on"), or it is not ("off").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Literal(u16);

impl Literal {
    pub(super) const COUNT: usize = 2 * 9 * 81;

    pub(super) fn on(cell: Cell, digit: Digit) -> Literal {
        Literal(2 * (9 * cell + digit) as u16)
    }

    pub(super) fn off(cell: Cell, digit: Digit) -> Literal {
        Literal::on(cell, digit).negated()
    }

    pub(super) fn negated(self) -> Literal {
        Literal(self.0 ^ 1)
    }

    pub(super) fn is_on(self) -> bool {
        self.0 & 1 == 0
    }

    pub(super) fn cell(self) -> Cell {
        self.index() / 18
    }

    pub(super) fn digit(self) -> Digit {
        self.index() / 2 % 9
    }

    /// Returns a number from 0 to `COUNT` - 1.
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The reason of a link: both candidates are in one cell, or in one house of this type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    Cell,
    House(Kind),
}

/// The links that are used: through cells (Y), through houses (X), or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Links {
    X,
    Y,
    XY,
}

/// Returns what is off if this literal is on, with the causes. With links Y the houses count too.
pub(super) fn weak(grid: &Grid, literal: Literal, links: Links) -> Vec<(Literal, Cause)> {
    let (cell, digit) = (literal.cell(), literal.digit());
    let mut found = Vec::new();
    if links != Links::X {
        let others = bits(grid.candidates[cell]).filter(|&other| other != digit);
        found.extend(others.map(|other| (Literal::off(cell, other), Cause::Cell)));
    }
    for peer in PEERS[cell].into_iter().filter(|&peer| grid.has(peer, digit)) {
        let shared = BRC.into_iter().find(|kind| kind.house_of(cell) == kind.house_of(peer));
        found.extend(shared.map(|kind| (Literal::off(peer, digit), Cause::House(kind))));
    }
    found
}

/// Returns what is on if this literal is off, with the causes.
pub(super) fn strong(grid: &Grid, literal: Literal, links: Links) -> Vec<(Literal, Cause)> {
    let (cell, digit) = (literal.cell(), literal.digit());
    let mut found = Vec::new();
    if links != Links::X && grid.count(cell) == 2 {
        let others = bits(grid.candidates[cell]).filter(|&other| other != digit);
        found.extend(others.map(|other| (Literal::on(cell, other), Cause::Cell)));
    }
    if links != Links::Y {
        for kind in BRC {
            let house = kind.house_of(cell);
            let positions = grid.positions[house][digit];
            if size(positions) != 2 {
                continue;
            }
            for other in bits(positions).map(|position| HOUSES[house][position]) {
                let literal = Literal::on(other, digit);
                if other != cell && found.iter().all(|&(listed, _)| listed != literal) {
                    found.push((literal, Cause::House(kind)));
                }
            }
        }
    }
    found
}
