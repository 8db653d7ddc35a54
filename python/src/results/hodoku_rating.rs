//! The class `HodokuRating`: the score and the level of HoDoKu.

use crate::board::State;
use crate::draw::{Drawn, of_puzzle};
use numpre_api::RateHodokuReply;
use numpre_draw::Scene;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use serde::Serialize;

result! {
    /// The score and the level of a puzzle by the rules of HoDoKu.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// >>> rating = numpre.rate(p, rater="hodoku")
    /// >>> rating.score, rating.level, rating.hardest
    /// (204, 'easy', 'naked-single')
    HodokuRating {
        /// The board that was rated.
        puzzle: State,
        /// ``"hodoku"``.
        rater: String,
        /// The sum of the scores of all steps.
        score: u32,
        /// The level: ``"easy"``, ``"medium"``, ``"hard"``, ``"unfair"`` or ``"extreme"``.
        level: String,
        /// The technique of the hardest step.
        hardest: String,
        /// The name of that technique for people.
        name: String,
        /// The number of steps.
        steps: usize,
    }
}

impl HodokuRating {
    pub(crate) fn of(puzzle: State, rater: &str, found: RateHodokuReply) -> HodokuRating {
        HodokuRating {
            puzzle,
            rater: rater.to_owned(),
            score: found.score,
            level: found.level.slug().to_owned(),
            hardest: found.hardest.slug().to_owned(),
            name: found.name,
            steps: found.steps,
        }
    }
}

impl Drawn for HodokuRating {
    fn headline(&self) -> String {
        format!("HodokuRating: score {}, level {}", self.score, self.level)
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&self.puzzle.0))
    }
}
