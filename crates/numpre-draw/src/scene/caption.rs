//! Message keys for the captions of pictures; the sentences are in the message files.

use numpre::logic::Technique;

/// The subject of a picture.
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
    /// A board with some placed digits and some blanks.
    HalfSolved,
    /// A full grid.
    FullGrid,
    /// A step.
    Step {
        /// The technique of the step.
        technique: Technique,
    },
    /// An assumption and its consequences, without a contradiction.
    Supposition,
    /// Two solutions of one puzzle.
    TwoSolutions {
        /// The number of cells in which they differ.
        differing: usize,
    },
    /// An answer compared with its puzzle.
    Comparison {
        /// True if the answer has no mistakes.
        is_correct: bool,
    },
}

impl Caption {
    /// Returns the key of the caption's message.
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

/// The kind of a frame: what it adds to the picture. Frames are shown in the order of these
/// variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "key", content = "number", rename_all = "kebab-case")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FrameKey {
    /// The houses that the step looks at first.
    Houses,
    /// The cells and candidates on which the step rests.
    Cause,
    /// The parts with the second role, such as cover houses.
    Second,
    /// The parts with the third role, such as fins.
    Third,
    /// The digits on the board that exclude candidates, with their rays.
    Blockers,
    /// A link of the chain, counted from 1.
    Link(usize),
    /// The assumption.
    Assumption,
    /// A step under the assumption, counted from 1.
    Inside(usize),
    /// The contradiction.
    Contradiction,
    /// The result of the step: digits placed, candidates removed.
    Conclusion,
    /// How the result excludes the digit that was asked about from its cell.
    Reach,
}

impl FrameKey {
    /// Returns the key of the frame's message.
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

    /// Returns the number of the link, or of the step under the assumption, from 1; `None` for
    /// other frames.
    pub fn number(self) -> Option<usize> {
        match self {
            FrameKey::Link(number) | FrameKey::Inside(number) => Some(number),
            _ => None,
        }
    }

    /// Returns whether the assumption holds on the board in this frame.
    pub fn is_assumed(self) -> bool {
        matches!(self, FrameKey::Assumption | FrameKey::Inside(_) | FrameKey::Contradiction)
    }
}

/// One of the successive pictures in which a scene is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Frame {
    /// The parts that it adds.
    pub key: FrameKey,
    /// True if the assumption holds on the board.
    pub is_assumed: bool,
}
