//! How much work a puzzle is, beyond its rank.

use super::HardestMoments;
use crate::logic::{Explanation, Refutation, Technique};
use crate::vocabulary::Rank;

/// How much work a puzzle is: what sorts puzzles within a rank.
///
/// | about | what | the same for all isomorphs |
/// |---|---|---|
/// | the puzzle | `rank`, `moments` | yes |
/// | its explanation with the ladder [`S4`](crate::logic::ladder::S4), one step at a time | the rest | no: among equally easy steps the first in reading order is taken |
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Work {
    /// Its rank.
    pub rank: Rank,
    /// How often each technique is used, easiest first; those not used are left out.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::counts"))]
    pub techniques: Vec<(Technique, usize)>,
    /// How many steps there are.
    pub steps: usize,
    /// The length of the longest refutation, in [steps](Refutation::length) between the assumption
    /// and the contradiction; 0 where nothing has to be refuted.
    pub longest_refutation: usize,
    /// The lengths of all refutations together.
    pub refutation_steps: usize,
    /// The hardest moments.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub moments: HardestMoments,
}

impl Work {
    /// That of a puzzle with this rank, this explanation and these hardest moments.
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
