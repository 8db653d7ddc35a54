//! `assess`: what a board amounts to.

use super::Request;
use crate::{Board, Clash, Context, EngineState, Fault, Ladder, Mistake, Status};
use numpre::assess::{Assessment, HintLevel};
use numpre::{CellSet, Grid};
use serde::{Deserialize, Serialize};

/// Asks what a board amounts to.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AssessRequest {
    /// The board.
    pub board: Board,
    /// For a player: how much the reply reveals of a mistake. Without it the reply has the wrong
    /// cells and the solution too.
    #[serde(default)]
    pub level: Option<HintLevel>,
}

/// What a board amounts to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct AssessReply {
    /// How many solutions the board has.
    pub status: Status,
    /// The same in more detail.
    pub condition: Condition,
    /// The only solution of the givens, if there is one and no level was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Grid>,
    /// The digits that occur twice in a house. They do not depend on the solution, so every level
    /// has them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clashes: Vec<Clash>,
    /// The wrong cells, if no level was asked for.
    #[serde(skip_serializing_if = "crate::board::is_empty")]
    pub wrong: CellSet,
    /// The mistake since the givens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<Mistake>,
}

/// What a board amounts to, in detail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Condition {
    /// All cells are right.
    Solved,
    /// Exactly one solution, and nothing is wrong so far.
    Proper,
    /// Multiple solutions.
    Multiple,
    /// No solution, without digits that clash.
    None,
    /// A digit occurs twice in a house.
    Clash,
    /// A digit was placed that the solution does not have there.
    WrongDigits,
    /// A candidate was removed that the solution has there.
    WrongRemovals,
}

impl From<&Assessment> for Condition {
    fn from(assessment: &Assessment) -> Condition {
        match assessment {
            Assessment::Solved { .. } => Condition::Solved,
            Assessment::Proper { .. } => Condition::Proper,
            Assessment::Multiple { .. } => Condition::Multiple,
            Assessment::Clash { .. } => Condition::Clash,
            Assessment::WrongDigits { .. } => Condition::WrongDigits,
            Assessment::WrongRemovals { .. } => Condition::WrongRemovals,
            _ => Condition::None,
        }
    }
}

impl Request for AssessRequest {
    type Reply = AssessReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<AssessReply, Fault> {
        let texts = context.texts();
        let assessment = state.assessor(Ladder::Player).assess(&self.board.puzzle());
        let clashes = match &assessment {
            Assessment::Clash { clashes } => clashes.as_slice(),
            _ => &[],
        };
        let is_whole = self.level.is_none();
        Ok(AssessReply {
            status: assessment.verdict().into(),
            condition: Condition::from(&assessment),
            solution: assessment.solution().copied().filter(|_| is_whole),
            clashes: clashes.iter().map(|clash| Clash::with_text(clash, texts)).collect(),
            wrong: if is_whole { assessment.wrong_cells() } else { CellSet::EMPTY },
            mistake: Mistake::in_play(&assessment, self.level.unwrap_or_default(), texts),
        })
    }
}
