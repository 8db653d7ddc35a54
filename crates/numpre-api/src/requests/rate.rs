//! `rate`: the rank of a puzzle, and how much work it is. `techniques`: the techniques of a ladder.

use super::request::Request;
use crate::{Board, Context, EngineState, Fault, Ladder};
use numpre::assess;
use numpre::logic::{Class, Technique};
use numpre_text::Texts;
use serde::{Deserialize, Serialize};

/// Asks for the rank of a puzzle.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RateRequest {
    /// The board.
    pub board: Board,
    /// True if the reply should have the amount of work too, which takes as long as the whole
    /// explanation.
    #[serde(default)]
    pub work: bool,
    /// The order in which techniques are tried.
    #[serde(default)]
    pub ladder: Ladder,
}

/// The rank of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct RateReply {
    /// The rank, 1 to 8.
    pub rank: u8,
    /// The name of the rank.
    pub name: String,
    /// The rank in stars.
    pub stars: &'static str,
    /// The number of givens.
    pub clues: usize,
    /// How much work the puzzle is, if the request asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub work: Option<Work>,
}

/// How much work a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Work {
    /// The number of times that each technique is used.
    pub techniques: Vec<TechniqueCount>,
    /// The number of steps.
    pub steps: usize,
    /// The number of steps in the longest refutation.
    pub longest_refutation: usize,
    /// The number of steps in all refutations together.
    pub refutation_steps: usize,
    /// The number of moments at which only the hardest technique finds a step.
    pub hardest_moments: usize,
    /// The smallest number of such steps at one of these moments.
    pub narrowest: usize,
    /// The same facts as sentences.
    pub lines: Vec<String>,
}

/// A technique and how often it is used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct TechniqueCount {
    /// The technique.
    pub technique: Technique,
    /// The name of the technique.
    pub name: String,
    /// The number of times that it is used.
    pub count: usize,
}

impl Work {
    /// Adds names and sentences to the work of a puzzle.
    pub fn new(work: &assess::Work, texts: &Texts) -> Work {
        let count = |&(technique, count): &(Technique, usize)| TechniqueCount {
            technique,
            name: texts.technique(technique),
            count,
        };
        Work {
            techniques: work.techniques.iter().map(count).collect(),
            steps: work.steps,
            longest_refutation: work.longest_refutation,
            refutation_steps: work.refutation_steps,
            hardest_moments: work.moments.count,
            narrowest: work.moments.narrowest,
            lines: texts.work(work),
        }
    }
}

impl Request for RateRequest {
    type Reply = RateReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<RateReply, Fault> {
        let (texts, puzzle) = (context.texts(), self.board.puzzle());
        let assessor = state.assessor(self.ladder);
        let rank = Fault::unless_proper(texts, assessor.rank(&puzzle))?;
        let work = self.work.then(|| Fault::unless_proper(texts, assessor.work(&puzzle)));
        Ok(RateReply {
            rank: rank.get(),
            name: texts.rank(rank),
            stars: rank.stars(),
            clues: puzzle.givens.clue_count(),
            work: work.transpose()?.map(|work| Work::new(&work, texts)),
        })
    }
}

/// Asks for the techniques of a ladder.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TechniquesRequest {
    /// The ladder.
    #[serde(default)]
    pub ladder: Ladder,
}

/// The techniques of a ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct TechniquesReply {
    /// The techniques in the order in which they are tried.
    pub techniques: Vec<TechniqueRow>,
}

/// A technique of a ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct TechniqueRow {
    /// The technique.
    pub technique: Technique,
    /// The name of the technique.
    pub name: String,
    /// Other names of the technique. Left out if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub also: Option<String>,
    /// The class of the technique.
    pub class: Class,
    /// The rank of puzzles that need it, 1 to 8. Left out if the technique has no rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
}

impl Request for TechniquesRequest {
    type Reply = TechniquesReply;

    fn answer(self, state: &mut EngineState, context: &Context) -> Result<TechniquesReply, Fault> {
        let row = |&technique: &Technique| TechniqueRow {
            technique,
            name: context.texts().technique(technique),
            also: context.texts().technique_also(technique),
            class: technique.class(),
            rank: technique.rank().map(|rank| rank.get()),
        };
        let ladder = state.assessor(self.ladder).reasoner().ladder();
        Ok(TechniquesReply { techniques: ladder.iter().map(row).collect() })
    }
}
