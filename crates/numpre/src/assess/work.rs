//! How much work a puzzle is, beyond its rank.

use super::HardestMoments;
use crate::logic::{Explanation, Refutation, Technique};
use crate::vocabulary::Rank;

/// The work that a puzzle is, to sort puzzles of the same rank.
///
/// | about | what | the same for all isomorphs |
/// |---|---|---|
/// | the puzzle | `rank`, `moments` | yes |
/// | its explanation, one step at a time | the rest | no |
///
/// The explanation uses the ladder [`S4`](crate::logic::ladder::S4). Among equally easy steps it
/// takes the first in reading order, so isomorphs can have different explanations.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Work {
    /// The rank.
    pub rank: Rank,
    /// How often each technique is used, easiest first; techniques that are not used are left out.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::counts"))]
    pub techniques: Vec<(Technique, usize)>,
    /// The number of steps.
    pub steps: usize,
    /// The length of the longest refutation, in [steps](Refutation::length) between the assumption
    /// and the contradiction; 0 if nothing is refuted.
    pub longest_refutation: usize,
    /// The sum of the lengths of all refutations.
    pub refutation_steps: usize,
    /// The hardest moments.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub moments: HardestMoments,
}

impl Work {
    /// Creates the work of a puzzle from its rank, its explanation and its hardest moments.
    pub(super) fn of(rank: Rank, explanation: &Explanation, moments: HardestMoments) -> Work {
        let refutations = explanation.steps.iter().filter_map(|step| step.evidence.refutation());
        let lengths: Vec<usize> = refutations.map(Refutation::length).collect();
        Work {
            rank,
            techniques: explanation.counts(),
            steps: explanation.steps.len(),
            longest_refutation: lengths.iter().copied().max().unwrap_or(0),
            refutation_steps: lengths.iter().sum(),
            moments,
        }
    }
}
