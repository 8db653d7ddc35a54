//! The mistakes on a board or in an answer.

use numpre::assess::{Assessment, HintLevel, MistakeHint};
use numpre::check::Clash as FoundClash;
use numpre::{CellSet, Digit, House, Verdict};
use numpre_text::Texts;
use serde::Serialize;

/// The number of solutions of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Exactly one.
    Unique,
    /// Two or more.
    Multiple,
    /// No solution, or the digits placed or candidates removed contradict the only solution.
    None,
}

/// A mistake on a board, as far as a hint of this level reveals it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Mistake {
    /// How much is revealed.
    pub level: HintLevel,
    /// The block of the first wrong cell, at the level `where`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<House>,
    /// The wrong cells, at the levels `what` and `full`.
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
    /// Returns the name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Unique => "unique",
            Status::Multiple => "multiple",
            Status::None => "none",
        }
    }
}

impl Mistake {
    /// Returns what a hint of this level reveals of the mistake on a board. Returns `None` if no
    /// cell is wrong.
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

    /// Returns the mistake for a player who asked for a step or a check of this level. It reveals
    /// one level less, because the player has not asked which digit is wrong.
    pub fn in_play(assessment: &Assessment, level: HintLevel, texts: &Texts) -> Option<Mistake> {
        Mistake::of(assessment, level.softer(), texts)
    }
}

impl Clash {
    /// Converts a clash to data, without a sentence.
    pub fn new(clash: &FoundClash) -> Clash {
        Clash { house: clash.house, digit: clash.digit, cells: clash.cells, text: None }
    }

    /// Converts a clash to data, with a sentence.
    pub fn with_text(clash: &FoundClash, texts: &Texts) -> Clash {
        Clash { text: Some(texts.clash(clash)), ..Clash::new(clash) }
    }
}
