//! The class `SeRating`: the ratings of Sudoku Explainer.

use crate::board::State;
use crate::draw::{Drawn, of_puzzle};
use crate::values::Tenths;
use numpre_api::RateSeReply;
use numpre_draw::Scene;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use serde::Serialize;

result! {
    /// The ratings of a puzzle by Sudoku Explainer 1.2.1.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> p = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
    /// >>> rating = numpre.rate(p, rater="se121")
    /// >>> rating.er, rating.ep, rating.ed, rating.hardest
    /// (10.5, 1.2, 1.2, 'nested-forcing-chains')
    SeRating {
        /// The board that was rated.
        puzzle: State,
        /// ``"se121"``, or ``"se121c"`` for the ratings of the canonical form.
        rater: String,
        /// The rating of the hardest step.
        er: Tenths,
        /// The highest rating up to the first digit that is placed.
        ep: Tenths,
        /// The rating of the first step.
        ed: Tenths,
        /// The technique of the hardest step, if techniques solve the puzzle.
        #[serde(skip_serializing_if = "Option::is_none")]
        hardest: Option<String>,
        /// The name of that technique for people.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The number of steps.
        steps: u16,
        /// The lowest ER of the isomorphs, if `isomorphs` was above 0.
        #[serde(skip_serializing_if = "Option::is_none")]
        lowest_er: Option<Tenths>,
        /// The highest ER of the isomorphs, if `isomorphs` was above 0.
        #[serde(skip_serializing_if = "Option::is_none")]
        highest_er: Option<Tenths>,
    }
}

impl SeRating {
    pub(crate) fn of(puzzle: State, found: RateSeReply) -> SeRating {
        let RateSeReply { rater, er, ep, ed, hardest, name, steps, lowest_er, highest_er, .. } =
            found;
        SeRating {
            puzzle,
            rater: rater.name().to_owned(),
            er: er.into(),
            ep: ep.into(),
            ed: ed.into(),
            hardest: hardest.map(|technique| technique.slug().to_owned()),
            name,
            steps,
            lowest_er: lowest_er.map(Tenths::from),
            highest_er: highest_er.map(Tenths::from),
        }
    }
}

impl Drawn for SeRating {
    fn headline(&self) -> String {
        format!("SeRating: ER {}, EP {}, ED {} ({})", self.er, self.ep, self.ed, self.rater)
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&self.puzzle.0))
    }
}
