//! The evidence of a step, by family of techniques.

use super::{
    CasesPattern, Cluster, ColourRule, DeadlyPattern, Link, Refutation, SetsPattern, digits_of,
};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// The evidence of a step: enough to check it, to describe it and to draw it.
///
/// Every family of techniques has its own form. The enum is exhaustive on purpose: code that writes
/// or draws steps has to handle each family, and does not compile when one is added. For the
/// meaning of each part in a drawing, see [`Step::roles`](super::Step::roles).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "family", rename_all = "kebab-case")
)]
pub enum Evidence {
    /// A cell that must be a digit.
    Single {
        /// The cell.
        cell: Cell,
        /// Its digit.
        digit: Digit,
        /// The house in which the digit has no other place (hidden single); `None` if the cell has
        /// no other candidate (naked single).
        house: Option<House>,
    },
    /// A digit whose places in one house are all in a second house that crosses it.
    Locked {
        /// The digit.
        digit: Digit,
        /// The house in which the digit is confined to the crossing.
        confined: House,
        /// The second house, which loses the digit outside the crossing.
        crossing: House,
        /// The digit's places in both houses.
        cells: CellSet,
    },
    /// *n* cells and *n* digits of a house that take each other up.
    Subset {
        /// The house.
        house: House,
        /// The *n* cells.
        cells: CellSet,
        /// The *n* digits.
        digits: DigitSet,
        /// `true` if the digits have no other place in the house (hidden), `false` if the cells
        /// have no other candidates (naked).
        is_hidden: bool,
        /// A second house that contains the cells of a naked subset, and loses the digits too
        /// (locked); `None` for other subsets.
        crossing: Option<House>,
    },
    /// A digit whose places in *n* base houses all lie in *n* cover houses, except for fins. It is
    /// removed from places in more cover houses than base houses that see every fin.
    Fish {
        /// The digit.
        digit: Digit,
        /// The *n* base houses.
        base: Vec<House>,
        /// The *n* cover houses.
        cover: Vec<House>,
        /// The digit's places in the base houses that are not fins: each is in one base house, and
        /// in at least one cover house.
        body: CellSet,
        /// The digit's places in base houses that no cover house includes, or that are in two base
        /// houses.
        fins: CellSet,
    },
    /// Candidates joined by strong and weak links in turn.
    Chain {
        /// The links, in order: each begins at the node where the one before it ends.
        links: Vec<Link>,
        /// `true` if the last link ends where the first begins.
        is_loop: bool,
    },
    /// Candidates in two colours: either all of one colour are true, or all of the other.
    Colouring {
        /// One cluster of candidates, or two.
        clusters: Vec<Cluster>,
        /// The reason for which candidates are removed.
        rule: ColourRule,
    },
    /// Cells that could be filled in two ways, if they had no other candidates.
    Deadly {
        /// The cells, and the candidates that prevent it.
        pattern: DeadlyPattern,
    },
    /// Cells for whose digits there is only just enough room.
    Sets {
        /// The cells, and the houses that have room for their digits.
        pattern: SetsPattern,
    },
    /// Candidates of which one is true, each of which leads to the same.
    Cases {
        /// The candidates, and the links from each of them.
        pattern: CasesPattern,
    },
    /// An assumption about a cell that leads to a contradiction.
    Refutation {
        /// The cell's candidates on the board on which the step was found.
        candidates: DigitSet,
        /// The assumption, the steps and the contradiction.
        refutation: Box<Refutation>,
    },
}

impl Evidence {
    /// Returns the refutation; `None` if the evidence is of another family.
    pub fn refutation(&self) -> Option<&Refutation> {
        match self {
            Evidence::Refutation { refutation, .. } => Some(refutation),
            _ => None,
        }
    }

    /// Returns the refutation for changes; `None` if the evidence is of another family.
    pub fn refutation_mut(&mut self) -> Option<&mut Refutation> {
        match self {
            Evidence::Refutation { refutation, .. } => Some(refutation),
            _ => None,
        }
    }

    /// Returns the houses that the evidence uses. For locked candidates and fish, the houses in
    /// which the digit is confined come first.
    pub fn houses(&self) -> Vec<House> {
        match self {
            Evidence::Single { house, .. } => house.iter().copied().collect(),
            Evidence::Locked { confined, crossing, .. } => vec![*confined, *crossing],
            Evidence::Subset { house, crossing, .. } => {
                std::iter::once(*house).chain(*crossing).collect()
            }
            Evidence::Fish { base, cover, .. } => base.iter().chain(cover).copied().collect(),
            Evidence::Deadly { pattern } => {
                pattern.confined.iter().map(|confined| confined.house).collect()
            }
            Evidence::Sets { pattern } => {
                let mut houses: Vec<House> = Vec::new();
                for cover in &pattern.covers {
                    if !houses.contains(&cover.house) {
                        houses.push(cover.house);
                    }
                }
                houses
            }
            Evidence::Cases { pattern } => pattern.split.houses(),
            Evidence::Chain { .. } | Evidence::Colouring { .. } | Evidence::Refutation { .. } => {
                Vec::new()
            }
        }
    }

    /// Returns the cells that the evidence uses.
    pub fn cells(&self) -> CellSet {
        match self {
            Evidence::Single { cell, .. } => CellSet::of(*cell),
            Evidence::Locked { cells, .. } | Evidence::Subset { cells, .. } => *cells,
            Evidence::Fish { body, fins, .. } => *body | *fins,
            Evidence::Chain { links, .. } => {
                links.iter().fold(CellSet::EMPTY, |all, link| all | link.from.cells | link.to.cells)
            }
            Evidence::Colouring { clusters, .. } => {
                clusters.iter().fold(CellSet::EMPTY, |all, cluster| all | cluster.cells())
            }
            Evidence::Deadly { pattern } => pattern.cells() | pattern.with.cells(),
            Evidence::Sets { pattern } => pattern.cells(),
            Evidence::Cases { pattern } => pattern.cells(),
            Evidence::Refutation { refutation, .. } => CellSet::of(refutation.assumption.cell()),
        }
    }

    /// Returns the digits that the evidence uses.
    pub fn digits(&self) -> DigitSet {
        match self {
            Evidence::Single { digit, .. }
            | Evidence::Locked { digit, .. }
            | Evidence::Fish { digit, .. } => DigitSet::of(*digit),
            Evidence::Subset { digits, .. } => *digits,
            Evidence::Chain { links, .. } => digits_of(links),
            Evidence::Colouring { clusters, .. } => {
                clusters.iter().fold(DigitSet::EMPTY, |all, cluster| all | cluster.digits())
            }
            Evidence::Deadly { pattern } => pattern.digits(),
            Evidence::Sets { pattern } => pattern.digits(),
            Evidence::Cases { pattern } => pattern.digits(),
            Evidence::Refutation { candidates, .. } => *candidates,
        }
    }
}
