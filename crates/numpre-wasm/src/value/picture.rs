//! A step as a picture: the board, what its candidates mean, and the shapes over it, frame by
//! frame.

use super::bits;
use numpre::{Cell, Digit, Grid};
use numpre_draw::{FrameKey, Meaning, OverlayMark, Scene, overlay};
use numpre_text::Texts;
use serde::Serialize;

/// A step drawn. The page draws the board; what lies under and over its digits is in `shapes`.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Picture {
    #[cfg_attr(test, ts(type = "Grid"))]
    givens: Grid,
    #[cfg_attr(test, ts(type = "Grid"))]
    placed: Grid,
    /// Of each cell nine bits, the lowest for 1; 0 where a digit stands.
    candidates: Vec<u16>,
    /// The pictures in which it is shown, one after the other.
    frames: Vec<FrameValue>,
    /// What candidates mean; the others step back.
    marks: Vec<MarkValue>,
    /// In units of a cell from the board's upper left corner; later ones lie above earlier ones.
    #[cfg_attr(test, ts(type = "OverlayMark[]"))]
    shapes: Vec<OverlayMark>,
    /// What is to be seen on the board, in words.
    legend: Vec<Sign>,
}

/// One of the pictures in which a step is shown.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Frame"))]
struct FrameValue {
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    key: FrameKey,
    /// Whether the assumption holds on the board.
    is_assumed: bool,
    /// The sentences that are told with it: places in the step's `sentences`.
    sentences: Vec<usize>,
}

/// What a candidate means.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "CandidateMark"))]
struct MarkValue {
    #[cfg_attr(test, ts(type = "Cell"))]
    cell: Cell,
    #[cfg_attr(test, ts(type = "Digit"))]
    digit: Digit,
    meaning: Meaning,
    /// Its place in the order of the steps under an assumption, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    order: Option<usize>,
    /// The frame in which it appears.
    from: usize,
}

/// A row of the legend.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Sign {
    meaning: Meaning,
    text: String,
}

impl Picture {
    /// A scene of a step whose explanation has this many sentences, part by part.
    pub(crate) fn of_scene(texts: &Texts, scene: Scene, told: &[usize]) -> Picture {
        let shapes = overlay(&scene);
        let sign = |meaning: Meaning| {
            let text = texts.find(&format!("meaning-{}", meaning.key()), &[])?;
            Some(Sign { meaning, text })
        };
        let legend = scene.legend().into_iter().filter_map(sign).collect();
        let Scene { givens, placed, candidates, marks, frames, .. } = scene;
        let mark = |mark: numpre_draw::scene::CandidateMark| MarkValue {
            cell: mark.cell,
            digit: mark.digit,
            meaning: mark.meaning,
            order: mark.order,
            from: mark.frame,
        };
        let has_reach = frames.iter().any(|frame| frame.key == FrameKey::Reach);
        let places = Places::of(told, has_reach);
        let frame = |frame: numpre_draw::scene::Frame| FrameValue {
            sentences: places.told_with(frame.key),
            is_assumed: frame.is_assumed,
            key: frame.key,
        };
        Picture {
            givens,
            placed,
            candidates: bits(&candidates),
            frames: frames.into_iter().map(frame).collect(),
            marks: marks.into_iter().map(mark).collect(),
            shapes,
            legend,
        }
    }
}

/// Which sentences of a step belong to which of its parts: the assumption, each step under it,
/// the contradiction, the conclusion; or all to one. The link to
/// the cell that was asked about is a part of its own after them.
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

    /// The sentences for a frame of this kind.
    fn told_with(&self, key: FrameKey) -> Vec<usize> {
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
