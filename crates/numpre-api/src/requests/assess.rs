//! `assess`: how many solutions a board has, and whether it has a mistake.

use super::request::Request;
use crate::{Board, Clash, Context, EngineState, Fault, Ladder, Mistake, Status};
use numpre::assess::{Assessment, HintLevel};
use numpre::{CellSet, Grid};
use serde::{Deserialize, Serialize};

/// Asks how many solutions a board has, and whether it has a mistake.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AssessRequest {
    /// The board.
    pub board: Board,
    /// How much the reply reveals of a mistake to a player. Without a level, the reply has the
    /// wrong cells and the solution too.
    #[serde(default)]
    pub level: Option<HintLevel>,
}

/// The assessment of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct AssessReply {
    /// The number of solutions of the board.
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
    /// The mistake among the digits placed and candidates removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<Mistake>,
}

/// The condition of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Condition {
    /// The board is full and right.
    Solved,
    /// There is exactly one solution, and nothing is wrong so far.
    Proper,
    /// There are multiple solutions.
    Multiple,
    /// There is no solution, although no digits clash.
    None,
    /// A digit occurs twice in a house.
    Clash,
    /// A placed digit differs from the solution.
    WrongDigits,
    /// A candidate was removed that the solution needs.
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
