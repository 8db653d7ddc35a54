//! What is wrong with a board or an answer.

use numpre::assess::{Assessment, HintLevel, MistakeHint};
use numpre::check::Clash as FoundClash;
use numpre::{CellSet, Digit, House, Verdict};
use numpre_text::Texts;
use serde::Serialize;

/// How many solutions a puzzle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Exactly one.
    Unique,
    /// Two or more.
    Multiple,
    /// None; or what was placed or removed contradicts the only one.
    None,
}

/// What is wrong with a board, as far as a hint of this level reveals it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Mistake {
    /// How much is revealed.
    pub level: HintLevel,
    /// The block of the first wrong cell, at the level `where`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<House>,
    /// The wrong cells, from the level `what` on.
    #[serde(skip_serializing_if = "crate::board::is_empty")]
    pub wrong: CellSet,
    /// A sentence for people.
    pub text: String,
}

/// A digit that occurs twice in a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Clash {
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The cells of the house that hold it.
    pub cells: CellSet,
    /// A sentence for people, if texts were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl From<Verdict> for Status {
    fn from(verdict: Verdict) -> Status {
        match verdict {
            Verdict::Unique => Status::Unique,
            Verdict::Multiple => Status::Multiple,
            Verdict::None => Status::None,
            Verdict::Unknown => unreachable!("only a search that was cut short does not know"),
        }
    }
}

impl Status {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Unique => "unique",
            Status::Multiple => "multiple",
            Status::None => "none",
        }
    }
}

impl Mistake {
    /// What a hint of this level reveals of the mistake on a board; `None` if no cell is wrong.
    pub fn of(assessment: &Assessment, level: HintLevel, texts: &Texts) -> Option<Mistake> {
        let (houses, wrong, text) = match assessment.mistake(level)? {
            MistakeHint::Exists => (vec![], CellSet::EMPTY, texts.word("mistake-somewhere")),
            MistakeHint::Where { block } => {
                (vec![block], CellSet::EMPTY, texts.mistake_where(block))
            }
            MistakeHint::What { cells } => (vec![], cells, texts.mistake_what(cells)),
            MistakeHint::Full { assessment } => {
                (vec![], assessment.wrong_cells(), texts.mistake(assessment).unwrap_or_default())
            }
        };
        Some(Mistake { level, houses, wrong, text })
    }

    /// What a player sees who asked for a step, or for a check, of this level: one level less,
    /// because the player has not asked which digit is wrong.
    pub fn in_play(assessment: &Assessment, level: HintLevel, texts: &Texts) -> Option<Mistake> {
        Mistake::of(assessment, level.softer(), texts)
    }
}

impl Clash {
    /// A clash as data, without a sentence.
    pub fn new(clash: &FoundClash) -> Clash {
        Clash { house: clash.house, digit: clash.digit, cells: clash.cells, text: None }
    }

    /// The same with a sentence.
    pub fn with_text(clash: &FoundClash, texts: &Texts) -> Clash {
        Clash { text: Some(texts.clash(clash)), ..Clash::new(clash) }
    }
}
