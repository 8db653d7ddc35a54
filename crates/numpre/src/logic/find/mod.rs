//! The rules that need no assumption: a file for each family of techniques. Each file documents the
//! pattern and the order of its findings, so that explanations are the same on every platform.

pub(super) mod cases;
pub(super) mod chain;
mod changed_candidates;
mod choices;
pub(super) mod colouring;
pub(super) mod deadly;
pub(super) mod fish;
pub(super) mod full_house;
pub(super) mod hidden_single;
pub(super) mod hidden_subset;
mod instances;
pub(super) mod locked_candidates;
pub(super) mod naked_single;
pub(super) mod naked_subset;
pub(super) mod sets;
mod tight_sets;

pub(super) use changed_candidates::ChangedCandidates;
pub(super) use tight_sets::HouseRows;

use super::step::{Contradiction, Evidence};
use std::ops::ControlFlow;

/// A finding of a rule: the evidence for a step, or a contradiction that shows that the board has
/// no solution.
pub(super) type Finding = Result<Evidence, Contradiction>;

/// Called for each finding; returns `Break` to stop the search.
pub(super) type OnFinding<'a> = &'a mut dyn FnMut(Finding) -> ControlFlow<()>;
