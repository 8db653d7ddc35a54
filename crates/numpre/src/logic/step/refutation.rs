//! An assumption, and the reasoning that refutes it.

use super::{Contradiction, Step};
use crate::closure::Assumption;

/// An assumption, and the steps from it to a contradiction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refutation {
    /// What is assumed.
    #[cfg_attr(feature = "serde", serde(rename = "assume"))]
    pub assumption: Assumption,
    /// The steps from there, without those that the contradiction does not need.
    pub steps: Vec<Step>,
    /// Where they end.
    pub contradiction: Contradiction,
}
