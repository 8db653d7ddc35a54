//! `why`: why a cell cannot hold a digit.

use super::request::Request;
use crate::{Board, Candidate, Context, EngineState, Fault, Ladder, Mistake, Step};
use numpre::assess::{self, AssessError, HintLevel, Why};
use numpre::logic::Choice;
use numpre::{Cell, Digit, Grid, House};
use numpre_text::Texts;
use serde::{Deserialize, Serialize};

/// Asks why a cell cannot hold a digit.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WhyRequest {
    /// The board.
    pub board: Board,
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// The order in which techniques are tried.
    #[serde(default)]
    pub ladder: Ladder,
    /// The techniques that may be used: names of techniques, or classes, which include the easier
    /// classes. All techniques of the ladder if it is left out. `no-uniqueness` leaves out those
    /// that hold only in a puzzle with one solution.
    #[serde(default)]
    pub techniques: Vec<Choice>,
}

/// The reason why a cell cannot hold a digit, or the answer that it does or may hold it.
///
/// If `gives_away` is true, the answer reveals the digit of the cell, and a page should ask before
/// it shows any of it. Otherwise it can show `brief`, which names no other digit and no other cell.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum WhyReply {
    /// A digit on the board rules it out.
    Peer {
        /// The cell itself with another digit, or a peer with this one.
        peer: Candidate,
        /// A sentence for people.
        text: String,
    },
    /// The easiest next step removes the digit, or places another one in the cell.
    Step {
        /// True if the step reveals the digit of the cell.
        gives_away: bool,
        /// A sentence that reveals the kind of reason only.
        brief: String,
        /// The step.
        step: Box<Step>,
    },
    /// A contradiction follows if the digit is assumed.
    Refutation {
        /// True if the step reveals the digit of the cell.
        gives_away: bool,
        /// A sentence that reveals the kind of reason only.
        brief: String,
        /// The step.
        step: Box<Step>,
    },
    /// It is the digit of the only solution.
    ItIs {
        /// Always true.
        gives_away: bool,
        /// A sentence for people.
        text: String,
    },
    /// There are multiple solutions, and at least one has the digit in the cell.
    Solution {
        /// True if every solution has it there.
        gives_away: bool,
        /// The solution.
        solution: Grid,
        /// A sentence for people.
        text: String,
    },
    /// The board has a mistake, so nothing follows from it.
    Mistake {
        /// The mistake.
        mistake: Mistake,
    },
}

impl Request for WhyRequest {
    type Reply = WhyReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<WhyReply, Fault> {
        let (texts, puzzle) = (context.texts(), self.board.puzzle());
        let why = match state
            .assessor_of(self.ladder, &self.techniques)
            .why(&puzzle, self.cell, self.digit)
        {
            Ok(why) => why,
            Err(error) => return mistake(texts, &error),
        };
        let gives_away = why.gives_away();
        Ok(match why {
            Why::Holder { cell, digit, house } => WhyReply::Peer {
                peer: Candidate { cell, digit },
                text: self.holder(texts, cell, digit, house),
            },
            Why::Step(reason) => {
                let (brief, step) = self.reason(texts, &puzzle.givens, &reason)?;
                WhyReply::Step { gives_away, brief, step }
            }
            Why::Refutation(reason) => {
                let (brief, step) = self.reason(texts, &puzzle.givens, &reason)?;
                WhyReply::Refutation { gives_away, brief, step }
            }
            Why::Solution { solution, .. } => WhyReply::Solution {
                gives_away,
                solution,
                text: self.sentence(texts, "engine-why-may"),
            },
            _ => WhyReply::ItIs { gives_away, text: self.sentence(texts, "engine-why-it-is") },
        })
    }
}

/// Returns only that there is a mistake, because the question was not about it.
fn mistake(texts: &Texts, error: &AssessError) -> Result<WhyReply, Fault> {
    let assessment = error.assessment();
    let mistake = assessment.and_then(|one| Mistake::of(one, HintLevel::Exists, texts));
    mistake
        .map(|mistake| WhyReply::Mistake { mistake })
        .ok_or_else(|| Fault::unassessed(texts, error))
}

impl WhyRequest {
    fn sentence(&self, texts: &Texts, name: &str) -> String {
        let values = [("cell", texts.cell(self.cell).into()), ("digit", self.digit.get().into())];
        texts.say(name, &values)
    }

    fn reason(
        &self,
        texts: &Texts,
        givens: &Grid,
        reason: &assess::Reason,
    ) -> Result<(String, Box<Step>), Fault> {
        let brief = texts.why_in_brief(reason.reach, self.cell, self.digit);
        let step = Step::why(texts, givens, reason, (self.cell, self.digit))?;
        Ok((brief, Box::new(step)))
    }

    /// Returns the sentence that names the digit the cell holds, or the peer that holds the digit
    /// and their common house.
    fn holder(&self, texts: &Texts, peer: Cell, digit: Digit, house: Option<House>) -> String {
        let cell = texts.cell(self.cell);
        let mut values = vec![("cell", cell.into()), ("digit", digit.get().into())];
        let Some(house) = house else { return texts.say("engine-why-holds", &values) };
        values.extend([("peer", texts.cell(peer).into()), ("house", texts.house(house).into())]);
        texts.say("engine-why-peer", &values)
    }
}
