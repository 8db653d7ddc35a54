//! The role of each part of a step in a drawing.

use super::{Branch, CasesPattern, Colour, Evidence, Link, Node, Split, Step, Strength};
use crate::vocabulary::{Cell, CellSet, DigitSet, House};

/// The role of a house, a cell or a candidate in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Role {
    /// The main premise: the house and cells that the step uses, base houses, the pivot, the first
    /// set.
    Cause,
    /// The second part: crossing and cover houses, pincers, the second set.
    Second,
    /// The third part: fins, guards, further sets.
    Third,
    /// The candidate that is assumed.
    Assumption,
    /// The digit that is placed.
    Place,
    /// The candidates that are removed.
    Remove,
}

/// All roles of a step: the contents of a drawing of it, besides the board.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Roles {
    /// The houses with their roles.
    pub houses: Vec<(House, Role)>,
    /// The cells with their roles.
    pub cells: Vec<(CellSet, Role)>,
    /// The candidates with their roles: these digits of these cells, if they are still candidates.
    /// A later entry overrides an earlier one for the same candidates.
    pub candidates: Vec<(CellSet, DigitSet, Role)>,
    /// The links between candidates.
    pub links: Vec<Link>,
    /// `true` if each link leads from its first node to its second one; `false` if it can be read
    /// in both directions.
    pub is_directed: bool,
}

impl Step {
    /// Returns the roles of houses, cells and candidates, and the links between them.
    ///
    /// ```
    /// use numpre::{Grid, logic::{Next, Role, next_step}};
    ///
    /// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let Next::Step(step) = next_step(&puzzle) else { panic!("there is one") };
    /// let roles = step.roles();
    /// let (cells, digits, role) = roles.candidates.last().unwrap();
    /// assert_eq!((cells.len(), digits.len(), *role), (1, 1, Role::Place));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn roles(&self) -> Roles {
        let mut roles = self.evidence.roles();
        for (cell, digits) in self.eliminations.iter() {
            roles.candidates.push((CellSet::of(cell), digits, Role::Remove));
        }
        for &(cell, digit) in &self.placements {
            roles.cells.push((CellSet::of(cell), Role::Place));
            roles.candidates.push((CellSet::of(cell), DigitSet::of(digit), Role::Place));
        }
        roles
    }
}

impl Roles {
    /// Gives a role to cells and to these digits in them.
    fn add(&mut self, cells: CellSet, digits: DigitSet, role: Role) {
        if !cells.is_empty() {
            self.cells.push((cells, role));
            self.candidates.push((cells, digits, role));
        }
    }

    /// Adds a pattern of cases: the candidates of which one is true, and the nodes that are true in
    /// a case. The node at the end is marked as placed or removed.
    fn add_cases(&mut self, pattern: &CasesPattern) {
        self.is_directed = true;
        let starts = match &pattern.split {
            Split::Cell { .. } => Role::Cause,
            Split::House { house, .. } => {
                self.add_houses([*house], Role::Cause);
                Role::Cause
            }
            Split::Fins { digit, base, cover, body, .. } => {
                self.add_houses(base.iter().copied(), Role::Cause);
                self.add_houses(cover.iter().copied(), Role::Second);
                self.add(*body, DigitSet::of(*digit), Role::Cause);
                Role::Third
            }
        };
        let cells = pattern.branches.iter().fold(CellSet::EMPTY, |all, one| all | one.start.cells);
        self.cells.push((cells, starts));
        for Branch { start, links } in &pattern.branches {
            self.candidates.push((start.cells, DigitSet::of(start.digit), starts));
            for link in links.iter().filter(|link| link.strength == Strength::Strong) {
                self.candidates.push((link.to.cells, DigitSet::of(link.to.digit), Role::Second));
            }
            self.links.extend(links);
        }
    }

    fn add_houses(&mut self, houses: impl IntoIterator<Item = House>, role: Role) {
        self.houses.extend(houses.into_iter().map(|house| (house, role)));
    }

    /// Returns the digits of a cell that have this role.
    pub fn digits(&self, cell: Cell, role: Role) -> DigitSet {
        let here = self
            .candidates
            .iter()
            .filter(|(cells, _, other)| *other == role && cells.contains(cell));
        here.fold(DigitSet::EMPTY, |all, (_, digits, _)| all | *digits)
    }
}

impl Evidence {
    fn roles(&self) -> Roles {
        let mut roles = Roles::default();
        let digits = self.digits();
        match self {
            Evidence::Single { cell, house, .. } => {
                roles.add_houses(*house, Role::Cause);
                roles.add(CellSet::of(*cell), digits, Role::Cause);
            }
            Evidence::Locked { confined, crossing, cells, .. } => {
                roles.add_houses([*confined], Role::Cause);
                roles.add_houses([*crossing], Role::Second);
                roles.add(*cells, digits, Role::Cause);
            }
            Evidence::Subset { house, cells, crossing, .. } => {
                roles.add_houses([*house], Role::Cause);
                roles.add_houses(*crossing, Role::Second);
                roles.add(*cells, digits, Role::Cause);
            }
            Evidence::Fish { base, cover, body, fins, .. } => {
                roles.add_houses(base.iter().copied(), Role::Cause);
                roles.add_houses(cover.iter().copied(), Role::Second);
                roles.add(*body, digits, Role::Cause);
                roles.add(*fins, digits, Role::Third);
            }
            Evidence::Chain { links, .. } => {
                // True and false alternate along a chain: a strong link begins at the first colour
                // and ends at the second.
                let mut add =
                    |node: Node, role| roles.add(node.cells, DigitSet::of(node.digit), role);
                for link in links.iter().filter(|link| link.strength == Strength::Strong) {
                    add(link.from, Role::Cause);
                    add(link.to, Role::Second);
                }
                roles.links.clone_from(links);
            }
            Evidence::Colouring { clusters, rule } => {
                // The colours of the first cluster are the first two roles. A second cluster has
                // the third role; its links show where its colours change.
                let colours = clusters
                    .iter()
                    .flat_map(|cluster| Colour::BOTH.map(|colour| cluster.of(colour)));
                let roles_of = [Role::Cause, Role::Second, Role::Third, Role::Third];
                for (nodes, role) in colours.zip(roles_of) {
                    nodes.iter().for_each(|node| {
                        roles.add(node.cells, DigitSet::of(node.digit), role);
                    });
                }
                roles.links.extend(clusters.iter().flat_map(|cluster| &cluster.links));
                roles.links.extend(rule.conflicts());
            }
            Evidence::Deadly { pattern } => {
                roles.add_houses(
                    pattern.confined.iter().map(|confined| confined.house),
                    Role::Cause,
                );
                for (cell, digits) in pattern.cells.iter() {
                    let guards = pattern.guards.of_cell(cell);
                    // The digit of a placed cell is drawn large, without a mark.
                    match digits.len() {
                        1 => roles.cells.push((CellSet::of(cell), Role::Cause)),
                        _ => roles.add(CellSet::of(cell), digits - guards, Role::Cause),
                    }
                    roles.candidates.push((CellSet::of(cell), guards, Role::Third));
                }
                for (cell, digits) in pattern.with.iter() {
                    roles.add(CellSet::of(cell), digits, Role::Second);
                }
            }
            Evidence::Sets { pattern } => {
                for (place, part) in pattern.parts.iter().enumerate() {
                    let role = [Role::Cause, Role::Second].get(place).unwrap_or(&Role::Third);
                    for (cell, digits) in pattern.marks.iter() {
                        if part.contains(cell) {
                            roles.add(CellSet::of(cell), digits, *role);
                        }
                    }
                }
            }
            Evidence::Cases { pattern } => roles.add_cases(pattern),
            Evidence::Refutation { refutation, .. } => {
                let assumption = refutation.assumption;
                let cell = CellSet::of(assumption.cell());
                roles.add(cell, digits, Role::Cause);
                roles.candidates.push((cell, DigitSet::of(assumption.digit()), Role::Assumption));
            }
        }
        roles
    }
}
