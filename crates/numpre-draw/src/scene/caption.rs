//! Keys for what is said beside a picture; the sentences are elsewhere.

use numpre::logic::Technique;

/// What a picture is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "key", rename_all = "kebab-case")
)]
pub enum Caption {
    /// A puzzle.
    Puzzle,
    /// A board on which digits were placed.
    HalfSolved,
    /// A full board.
    FullGrid,
    /// A step.
    Step {
        /// The technique's name to programs.
        technique: Technique,
    },
    /// An assumption and what follows from it, with no contradiction.
    Supposition,
    /// Two solutions of one puzzle.
    TwoSolutions {
        /// How many cells differ.
        differing: usize,
    },
    /// An answer against its puzzle.
    Comparison {
        /// Whether nothing is wrong with it.
        is_correct: bool,
    },
}

impl Caption {
    /// The key of its message.
    pub fn key(self) -> &'static str {
        match self {
            Caption::Puzzle => "drawing-puzzle",
            Caption::HalfSolved => "drawing-half-solved",
            Caption::FullGrid => "drawing-full-grid",
            Caption::Step { .. } => "drawing-step",
            Caption::Supposition => "drawing-supposition",
            Caption::TwoSolutions { .. } => "drawing-two-solutions",
            Caption::Comparison { .. } => "drawing-comparison",
        }
    }
}

/// What a frame adds. The order is that of the frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "key", content = "number", rename_all = "kebab-case")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FrameKey {
    /// The houses looked at first.
    Houses,
    /// The cells and candidates in them.
    Cause,
    /// What belongs to it in the second place.
    Second,
    /// What belongs to it in the third place.
    Third,
    /// What keeps a digit out.
    Blockers,
    /// A link of the chain, from 1.
    Link(usize),
    /// The assumption.
    Assumption,
    /// A step under the assumption, from 1.
    Inside(usize),
    /// The contradiction.
    Contradiction,
    /// What follows: digits placed, candidates removed.
    Conclusion,
    /// How what follows rules a digit out of the cell that was asked about.
    Reach,
}

impl FrameKey {
    /// The key of its message.
    pub fn key(self) -> &'static str {
        match self {
            FrameKey::Houses => "frame-houses",
            FrameKey::Cause => "frame-cause",
            FrameKey::Second => "frame-second",
            FrameKey::Third => "frame-third",
            FrameKey::Blockers => "frame-blockers",
            FrameKey::Link(_) => "frame-link",
            FrameKey::Assumption => "frame-assumption",
            FrameKey::Inside(_) => "frame-inside",
            FrameKey::Contradiction => "frame-contradiction",
            FrameKey::Conclusion => "frame-conclusion",
            FrameKey::Reach => "frame-reach",
        }
    }

    /// Its number among those of its kind, from 1: which link, which step under the assumption.
    pub fn number(self) -> Option<usize> {
        match self {
            FrameKey::Link(number) | FrameKey::Inside(number) => Some(number),
            _ => None,
        }
    }

    /// Whether the assumption holds on the board then.
    pub fn is_assumed(self) -> bool {
        matches!(self, FrameKey::Assumption | FrameKey::Inside(_) | FrameKey::Contradiction)
    }
}

/// One of the pictures in which a scene is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Frame {
    /// What it adds.
    pub key: FrameKey,
    /// Whether the assumption holds on the board.
    pub is_assumed: bool,
}
