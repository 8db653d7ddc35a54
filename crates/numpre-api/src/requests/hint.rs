//! `next`: the next step, as far as a level reveals it. `all`: every next step.

use super::request::Request;
use crate::step::judged;
use crate::{Board, Context, EngineState, Fault, Ladder, Mistake, Step};
use numpre::assess::{AssessError, HintLevel};
use numpre::logic::{Choice, Next, Reasoner, Technique, steps_of};
use numpre::{CellSet, House};
use serde::{Deserialize, Serialize};

/// Asks for the next step. If the board has a mistake, the reply is the mistake.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NextRequest {
    /// The board.
    pub board: Board,
    /// How much the hint reveals.
    #[serde(default)]
    pub level: HintLevel,
    /// The order in which techniques are tried.
    #[serde(default)]
    pub ladder: Ladder,
    /// The techniques that may be used: names of techniques, or classes, which include the easier
    /// classes. All techniques of the ladder if it is left out. `no-uniqueness` leaves out those
    /// that hold only in a puzzle with one solution.
    #[serde(default)]
    pub techniques: Vec<Choice>,
    /// True if the step comes with its proof, which `judge` needs.
    #[serde(default)]
    pub proof: bool,
}

/// The next step, as far as the level reveals it. At every level, the judge has confirmed the step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum NextReply {
    /// There is a next step.
    Exists,
    /// The block in which the next step acts.
    Where {
        /// The block.
        houses: [House; 1],
        /// A sentence for people.
        text: String,
    },
    /// The technique of the next step, and the cells that it uses.
    What {
        /// The technique.
        technique: Technique,
        /// The name of the technique.
        name: String,
        /// The houses that the step uses; of a naked single, its block.
        houses: Vec<House>,
        /// The cells that the step uses; none for a single, whose only cell is the answer.
        cells: CellSet,
        /// A sentence for people.
        text: String,
    },
    /// The step itself.
    Full {
        /// The step.
        step: Box<Step>,
    },
    /// The board has a mistake.
    Mistake {
        /// The mistake.
        mistake: Mistake,
    },
    /// There is no next step.
    Nothing {
        /// True if the board is full.
        is_solved: bool,
        /// The easiest technique of the ladder that finds a step, if the chosen techniques find
        /// none.
        #[serde(skip_serializing_if = "Option::is_none")]
        harder: Option<Technique>,
        /// A sentence for people.
        text: String,
    },
}

impl Request for NextRequest {
    type Reply = NextReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<NextReply, Fault> {
        let (texts, puzzle) = (context.texts(), self.board.puzzle());
        let (board, next) = match state.next_step(&puzzle, self.ladder, &self.techniques) {
            Ok(found) => found,
            Err(error) => return mistake(context, &error, self.level),
        };
        let Next::Step(step) = &*next else {
            let is_solved = puzzle.grid().is_full();
            let harder = match Reasoner::new(self.ladder.techniques()).next(&board) {
                Next::Step(step) if !is_solved => Some(step.technique),
                _ => None,
            };
            let text = texts.no_hint(is_solved, harder);
            return Ok(NextReply::Nothing { is_solved, harder, text });
        };
        if self.level == HintLevel::Full {
            let step = Box::new(Step::new(texts, &puzzle.givens, &board, step, self.proof)?);
            return Ok(NextReply::Full { step });
        }
        judged(texts, &board, step)?;
        Ok(NextReply::partial(step, self.level, texts))
    }
}

fn mistake(context: &Context, error: &AssessError, level: HintLevel) -> Result<NextReply, Fault> {
    let texts = context.texts();
    let assessment = error.assessment();
    let mistake = assessment.and_then(|assessment| Mistake::in_play(assessment, level, texts));
    mistake
        .map(|mistake| NextReply::Mistake { mistake })
        .ok_or_else(|| Fault::unassessed(texts, error))
}

/// Asks for every next step of one technique, or of the easiest technique that finds a step.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AllRequest {
    /// The board.
    pub board: Board,
    /// The technique. If it is left out, the easiest technique that finds a step.
    #[serde(default)]
    pub technique: Option<Technique>,
    /// The order in which techniques are tried.
    #[serde(default)]
    pub ladder: Ladder,
    /// The techniques that may be used: names of techniques, or classes, which include the easier
    /// classes. All techniques of the ladder if it is left out. `no-uniqueness` leaves out those
    /// that hold only in a puzzle with one solution.
    #[serde(default)]
    pub techniques: Vec<Choice>,
    /// True if the steps come with their proofs, which `judge` needs.
    #[serde(default)]
    pub proof: bool,
    /// The maximum number of steps in the reply; 100 if it is left out.
    #[serde(default)]
    pub limit: Option<usize>,
}

/// Next steps.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct AllReply {
    /// The steps.
    pub steps: Vec<Step>,
    /// True if there are more steps than the limit.
    pub is_cut: bool,
}

impl Request for AllRequest {
    type Reply = AllReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<AllReply, Fault> {
        let (texts, puzzle) = (context.texts(), self.board.puzzle());
        let assessor = state.assessor_of(self.ladder, &self.techniques);
        let board = Fault::unless_proper(texts, assessor.state_of(&puzzle))?;
        let found = match self.technique {
            Some(technique) => steps_of(technique, &board),
            None => assessor.reasoner().all_next(&board),
        };
        let limit = self.limit.unwrap_or(100);
        let shown = found.iter().take(limit);
        let steps = shown.map(|step| Step::new(texts, &puzzle.givens, &board, step, self.proof));
        Ok(AllReply { steps: steps.collect::<Result<_, _>>()?, is_cut: found.len() > limit })
    }
}
