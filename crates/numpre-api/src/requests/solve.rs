//! `solve`: the solution, or two if there are multiple. `count`: the number of solutions.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault, Status};
use numpre::search::Ended;
use numpre::{Cell, CellSet, Grid, Limits, Verdict};
use serde::{Deserialize, Serialize};

/// Asks for the solution.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveRequest {
    /// The board.
    pub board: Board,
}

/// The solution, or two if there are multiple.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct SolveReply {
    /// The number of solutions: none, one or multiple.
    pub status: Status,
    /// A solution, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Grid>,
    /// Another solution, if there are multiple.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<Grid>,
    /// The cells in which the two solutions differ.
    pub differences: CellSet,
}

impl Request for SolveRequest {
    type Reply = SolveReply;

    fn answer(self, _: &mut EngineState, context: &Context) -> Result<SolveReply, Fault> {
        let candidates = self.board.puzzle().unreduced_candidates();
        let outcome = context.search(&candidates, Limits::default());
        let verdict = outcome.verdict();
        if verdict == Verdict::Unknown {
            return Err(Fault::timeout(context.texts()));
        }
        let differ = |(first, second): (Grid, Grid)| -> CellSet {
            Cell::all().filter(|&cell| first.get(cell) != second.get(cell)).collect()
        };
        Ok(SolveReply {
            status: verdict.into(),
            solution: outcome.first,
            second: outcome.second,
            differences: outcome.first.zip(outcome.second).map(differ).unwrap_or_default(),
        })
    }
}

/// Asks for the number of solutions.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CountRequest {
    /// The board.
    pub board: Board,
    /// The maximum number of solutions counted; 100,000 if it is left out.
    #[serde(default)]
    pub limit: Option<u64>,
    /// The maximum number of search calls; 2,000,000 if it is left out.
    #[serde(default)]
    pub calls: Option<u64>,
}

/// The number of solutions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CountReply {
    /// The number of solutions found.
    pub count: u64,
    /// True if these are all solutions. Otherwise there may be more.
    pub is_exact: bool,
}

impl Request for CountRequest {
    type Reply = CountReply;

    fn answer(self, _: &mut EngineState, context: &Context) -> Result<CountReply, Fault> {
        let limits =
            Limits::solutions(self.limit.unwrap_or(100_000)).calls(self.calls.unwrap_or(2_000_000));
        // At the deadline, the count is still a lower bound.
        let outcome = context.search(&self.board.puzzle().unreduced_candidates(), limits);
        Ok(CountReply { count: outcome.count, is_exact: outcome.ended == Ended::Exhausted })
    }
}
