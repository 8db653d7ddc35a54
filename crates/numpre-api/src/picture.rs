//! A step as a picture: the board, the meanings of its candidates, and the shapes over it, frame by
//! frame.

use crate::CellSets;
use numpre::{Cell, Digit, Grid};
use numpre_draw::{FrameKey, Meaning, OverlayMark, Scene, overlay};
use numpre_text::Texts;
use serde::Serialize;

/// A step as a picture. The program that shows it draws the board itself; `shapes` are what it
/// draws under and over the digits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Picture {
    /// The digits that the puzzle gives.
    pub givens: Grid,
    /// The digits placed since.
    pub placed: Grid,
    /// The candidates; empty for cells with a digit.
    pub candidates: CellSets,
    /// The frames, in the order in which they are shown.
    pub frames: Vec<Frame>,
    /// The candidates with a meaning. The others are drawn faintly.
    pub marks: Vec<CandidateMark>,
    /// The shapes, in units of a cell from the upper left corner of the board. Later shapes are
    /// drawn over earlier ones.
    pub shapes: Vec<OverlayMark>,
    /// The meanings on the board, in words.
    pub legend: Vec<Sign>,
}

/// One of the frames in which a step is shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Frame {
    /// The part of the step that the frame shows.
    #[serde(flatten)]
    pub key: FrameKey,
    /// True if the assumption is on the board.
    pub is_assumed: bool,
    /// The sentences for this frame, by their index in the step's `sentences`.
    pub sentences: Vec<usize>,
}

/// A candidate with a meaning.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct CandidateMark {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// The meaning.
    pub meaning: Meaning,
    /// The number of the step under the assumption that uses it, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<usize>,
    /// The index of the frame in which it appears.
    pub from: usize,
}

/// A row of the legend.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Sign {
    /// The meaning.
    pub meaning: Meaning,
    /// The name of the meaning.
    pub text: String,
}

impl Picture {
    /// Draws the picture of a step. `lengths` are the numbers of sentences of the parts of its
    /// explanation.
    pub(crate) fn of_scene(texts: &Texts, scene: Scene, lengths: &[usize]) -> Picture {
        let shapes = overlay(&scene);
        let sign = |meaning: Meaning| {
            let text = texts.find(&format!("meaning-{}", meaning.key()), &[])?;
            Some(Sign { meaning, text })
        };
        let legend = scene.legend().into_iter().filter_map(sign).collect();
        let Scene { givens, placed, candidates, marks, frames, .. } = scene;
        let mark = |mark: numpre_draw::scene::CandidateMark| CandidateMark {
            cell: mark.cell,
            digit: mark.digit,
            meaning: mark.meaning,
            order: mark.order,
            from: mark.frame,
        };
        let has_reach = frames.iter().any(|frame| frame.key == FrameKey::Reach);
        let places = Places::of(lengths, has_reach);
        let frame = |frame: numpre_draw::scene::Frame| Frame {
            sentences: places.sentences_of(frame.key),
            is_assumed: frame.is_assumed,
            key: frame.key,
        };
        Picture {
            givens,
            placed,
            candidates: CellSets(candidates),
            frames: frames.into_iter().map(frame).collect(),
            marks: marks.into_iter().map(mark).collect(),
            shapes,
            legend,
        }
    }
}

/// The sentences of each part of a step. A step with an assumption has these parts: the assumption,
/// each step under it, the contradiction and the conclusion. Any other step has one part. If a
/// question was asked about a cell, the link to that cell is one more part at the end.
struct Places {
    parts: Vec<std::ops::Range<usize>>,
    reach: Option<std::ops::Range<usize>>,
}

impl Places {
    fn of(lengths: &[usize], has_reach: bool) -> Places {
        let mut begin = 0;
        let mut parts: Vec<std::ops::Range<usize>> = lengths
            .iter()
            .map(|length| {
                begin += length;
                begin - length..begin
            })
            .collect();
        let reach = if has_reach { parts.pop() } else { None };
        Places { parts, reach }
    }

    /// Returns the sentences for a frame of this kind.
    fn sentences_of(&self, key: FrameKey) -> Vec<usize> {
        let last = self.parts.len().saturating_sub(1);
        let part = match key {
            FrameKey::Reach => return self.reach.clone().into_iter().flatten().collect(),
            FrameKey::Assumption => 0,
            FrameKey::Inside(number) => number,
            FrameKey::Contradiction => last.saturating_sub(1),
            _ => last,
        };
        self.parts.get(part).cloned().into_iter().flatten().collect()
    }
}
