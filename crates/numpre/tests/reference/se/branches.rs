//! Producers 23 to 30: Nishio, multiple and dynamic forcing chains.
//!
//! One of several literals is on: the candidates of a cell, the places of a digit in a house, or a
//! candidate and its negation. What follows from each of them is true.
//!
//! For example r4c4 has the candidates 1, 2 and 3. If the closures of r4c4 = 1, of r4c4 = 2 and of
//! r4c4 = 3 all have "r9c9 is not 7", then 7 is removed from r9c9. The three walks back from it
//! have 4, 6 and 8 nodes. The complexity is their sum, 18.

use super::chain::{Chain, Effect, Walk, sorted};
use super::closure::{Closure, Mode};
use super::grid::{BRC, Cell, Digit, Grid, HOUSES, bits};
use super::link::{Cause, Literal};
use std::cell::OnceCell;
use std::rc::Rc;

/// Returns all hints, sorted, without duplicates.
pub(super) fn hints(grid: &Grid, mode: Mode) -> Vec<Rc<Chain>> {
    let closures = (0..Literal::COUNT).map(|_| OnceCell::new()).collect();
    let mut search = Search { grid, mode, closures, found: Vec::new() };
    let least = if mode == Mode::Static { 3 } else { 2 };
    for cell in (0..81).filter(|&cell| grid.count(cell) >= least) {
        search.visit(cell);
    }
    sorted(search.found)
}

struct Search<'a> {
    grid: &'a Grid,
    mode: Mode,
    /// The closures of all literals, each computed when it is asked for.
    closures: Vec<OnceCell<Closure>>,
    found: Vec<Chain>,
}

impl Search<'_> {
    /// Adds the hints that start from a cell.
    fn visit(&mut self, cell: Cell) {
        let digits: Vec<Digit> = bits(self.grid.candidates[cell]).collect();
        for &digit in &digits {
            let (on, off) = (Literal::on(cell, digit), Literal::off(cell, digit));
            if self.mode != Mode::Static {
                self.add_contradiction(on);
                self.add_contradiction(off);
            }
            if matches!(self.mode, Mode::Dynamic { .. }) && digits.len() >= 3 {
                self.add_common(&[on, off], 1, None);
            }
            if self.mode != Mode::Nishio {
                for kind in BRC {
                    let house = kind.house_of(cell);
                    let positions = bits(self.grid.positions[house][digit]);
                    let cells: Vec<Cell> = positions.map(|at| HOUSES[house][at]).collect();
                    if cells.len() >= 2 && cells[0] == cell {
                        let sources: Vec<Literal> =
                            cells.into_iter().map(|cell| Literal::on(cell, digit)).collect();
                        self.add_common(&sources, 6, Some(Cause::House(kind)));
                    }
                }
            }
        }
        if self.mode != Mode::Nishio {
            let sources: Vec<Literal> =
                digits.into_iter().map(|digit| Literal::on(cell, digit)).collect();
            self.add_common(&sources, 5, Some(Cause::Cell));
        }
    }

    fn closure(&self, source: Literal) -> &Closure {
        let closure = &self.closures[source.index()];
        closure.get_or_init(|| Closure::of(self.grid, source, self.mode))
    }

    /// Adds the hint that a literal is false, if its closure has a contradiction.
    fn add_contradiction(&mut self, source: Literal) {
        let closure = self.closure(source);
        if let Some(nodes) = closure.contradiction {
            let targets = nodes.map(|node| closure.walk(node)).into();
            let hint = self.hint(source.negated(), 7, targets);
            self.found.extend(hint);
        }
    }

    /// Adds the hints that follow from each of several literals.
    fn add_common(&mut self, sources: &[Literal], key: u8, root: Option<Cause>) {
        let closures: Vec<&Closure> = sources.iter().map(|&source| self.closure(source)).collect();
        let mut found = Vec::new();
        for literal in [true, false].into_iter().flat_map(|is_on| closures[0].literals(is_on)) {
            let nodes: Option<Vec<usize>> =
                closures.iter().map(|closure| closure.find(literal)).collect();
            if let Some(nodes) = nodes {
                let targets = closures.iter().zip(nodes);
                let targets = targets.map(|(closure, node)| closure.walk(node)).collect();
                found.extend(self.hint(literal, key, targets).map(|hint| Chain { root, ..hint }));
            }
        }
        self.found.append(&mut found);
    }

    fn hint(&self, proved: Literal, key: u8, targets: Vec<Rc<Walk>>) -> Option<Chain> {
        let base = match self.mode {
            Mode::Nishio => 7.5,
            Mode::Static => 8.0,
            Mode::Dynamic { level } => 8.5 + 0.5 * f64::from(level),
        };
        Chain::new(Effect::of(self.grid, proved), base, key, complexity(&targets), targets)
    }
}

/// Returns the number of nodes on all walks, and the complexity of each different nested hint.
fn complexity(targets: &[Rc<Walk>]) -> usize {
    let mut nested: Vec<&Chain> = Vec::new();
    for chain in targets.iter().flat_map(|walk| &walk.nested) {
        if nested.iter().all(|other| !other.is_same(chain)) {
            nested.push(chain);
        }
    }
    targets.iter().map(|walk| walk.nodes.len()).sum::<usize>()
        + nested.into_iter().map(|chain| chain.complexity).sum::<usize>()
}
