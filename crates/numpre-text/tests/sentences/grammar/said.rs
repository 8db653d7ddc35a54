//! The content of a sentence.

use crate::board::Effect;
use crate::cases::{Case, Statement};
use crate::chain::Chain;
use crate::colouring::Colouring;
use crate::deadly::Deadly;
use crate::sets::Sets;

/// The kinds of sentences in an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    FullHouse,
    NakedSingle,
    HiddenSingle,
    Confined,
    NakedSubset,
    HiddenSubset,
    /// A fish that removes candidates outside its base houses.
    Fish,
    /// A fish that removes candidates from its base houses too: they are in more cover houses.
    FishCounted,
    /// One of the ends of a chain is true.
    Chain,
    /// One node of each of some weak links of a loop is true.
    ChainLoop,
    /// A node is true, because it would be true even if it were false.
    ChainTrue,
    /// One of two colours is true, or a colour is false.
    Colouring,
    /// Some cells have a digit that breaks a deadly pattern.
    Deadly,
    /// Some cells have only just enough places for their digits.
    Sets,
    /// A cell has one of several digits.
    CasesOfCell,
    /// A digit of a house is in one of several cells.
    CasesOfHouse,
    /// A fish holds, or one of its fins is true.
    CasesOfFins,
    /// One of the cases, and its consequences.
    Case,
    /// The conclusion of all cases.
    CasesEnd,
    SupposeIs,
    SupposeIsNot,
    NoCandidate,
    NoPlace,
    NoIntersection,
    TooFewDigits,
    TooFewPlaces,
    Conclusion,
}

/// The content of a sentence.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) kind: Kind,
    /// The number of its line, if it is in a line of reasoning.
    pub(crate) label: Option<String>,
    /// The numbers of the lines on which it rests.
    pub(crate) after: Vec<String>,
    pub(crate) houses: Vec<usize>,
    pub(crate) others: Vec<usize>,
    pub(crate) cells: Vec<usize>,
    pub(crate) fins: Vec<usize>,
    pub(crate) digits: Vec<u8>,
    /// The digit that the cell must have, if a cell with two candidates is assumed not to have one.
    pub(crate) so: Option<u8>,
    pub(crate) chain: Option<Chain>,
    pub(crate) colouring: Option<Colouring>,
    pub(crate) deadly: Option<Deadly>,
    pub(crate) sets: Option<Sets>,
    pub(crate) case: Option<Case>,
    /// The conclusion of a fish without its fins, or of every case.
    pub(crate) conclusion: Option<Statement>,
    pub(crate) effects: Vec<Effect>,
}
