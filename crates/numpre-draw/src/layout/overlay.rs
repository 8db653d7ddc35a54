//! Marks under and over the digits of a board that the caller draws, frame by frame.

use super::plan::Plan;
use super::{cells, grounds, links, rays, shapes};
use crate::drawing::{Mark, Point, Sheet};
use crate::scene::{LinkMark, Scene};

/// The layer of a mark, relative to the grid and the digits of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Layer {
    /// Under the lines of the grid.
    Ground,
    /// Over the grid, under digits and candidates.
    Under,
    /// Over everything.
    Over,
}

/// A mark of an overlay, and the frames in which it is visible.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OverlayMark {
    /// The mark, in units of a cell from the board's upper left corner.
    pub mark: Mark,
    /// The layer that it belongs to.
    pub layer: Layer,
    /// The first frame in which it is visible.
    pub from: usize,
    /// The first later frame in which it is not visible; `None` if it stays to the end.
    pub until: Option<usize>,
}

/// A sheet for cells with a side of one unit.
const UNIT: Sheet = Sheet { thin: 0.02, block: 0.06, frame: 0.08, ..Sheet::SCREEN };
/// The board in units of a cell.
const PLAN: Plan = Plan { corner: Point { x: 0.0, y: 0.0 }, cell: 1.0, sheet: UNIT };

/// Returns all marks of a scene except its grid, digits and candidates, each with the frames in
/// which it is visible. Of the marks that are visible together, later ones lie above earlier ones.
/// A scene without frames counts as one frame.
///
/// ```
/// use numpre::{Grid, logic::{Next, SolvingState, next_step}};
/// use numpre_draw::{overlay, step};
///
/// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let Next::Step(next) = next_step(&puzzle) else { panic!("it is not solved") };
/// let scene = step(&puzzle, &SolvingState::from(&puzzle), &next);
/// let marks = overlay(&scene);
/// assert!(marks.iter().any(|mark| mark.from == scene.frames.len() - 1), "the disc comes last");
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn overlay(scene: &Scene) -> Vec<OverlayMark> {
    let mut all: Vec<OverlayMark> = Vec::new();
    // A link has the same way in all frames, and finding it takes most of the time.
    let links = links::routed(&PLAN, scene);
    for frame in 0..scene.frames.len().max(1) {
        // Marks that stay visible come in the same order as before. The marks skipped on the way
        // to the next match have disappeared, and end with this frame:
        //
        //   frame 0 has A B        A from 0
        //   frame 1 has A C        B from 0 until 1
        //   frame 2 has A C D      C from 1, D from 2
        let mut before = std::mem::take(&mut all).into_iter();
        let passed = |old: OverlayMark| OverlayMark { until: old.until.or(Some(frame)), ..old };
        let shown = scene.at(frame);
        let is_shown = |part: &LinkMark| scene.frames.is_empty() || part.frame <= frame;
        let links: Vec<_> = links.iter().filter(|(part, _)| is_shown(part)).copied().collect();
        for (layer, mark) in marks_of(&shown, &links) {
            let is_same =
                |old: &OverlayMark| old.until.is_none() && old.layer == layer && old.mark == mark;
            match before.as_slice().iter().position(is_same) {
                Some(ahead) => {
                    all.extend(before.by_ref().take(ahead).map(passed));
                    all.extend(before.next());
                }
                None => all.push(OverlayMark { mark, layer, from: frame, until: None }),
            }
        }
        all.extend(before.map(passed));
    }
    all
}

/// Returns the marks of a scene except its grid, digits and candidates. `links` are its links with
/// their ways.
fn marks_of(scene: &Scene, links: &[links::Routed<'_>]) -> Vec<(Layer, Mark)> {
    let draw = |layer: Layer, parts: &[fn(&Plan, &Scene, &mut Vec<Mark>)]| {
        let mut marks = Vec::new();
        parts.iter().for_each(|part| part(&PLAN, scene, &mut marks));
        marks.into_iter().map(move |mark| (layer, mark))
    };
    let mut of_links = Vec::new();
    links::draw(&PLAN, links, &mut of_links);
    draw(Layer::Ground, &[grounds::draw, rays::draw])
        .chain(draw(Layer::Under, &[cells::draw, shapes::draw_below]))
        .chain(draw(Layer::Over, &[shapes::draw_above]))
        .chain(of_links.into_iter().map(|mark| (Layer::Over, mark)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::Grid;
    use numpre::logic::{Next, SolvingState, next_step};

    /// Puzzles with singles, pairs, a negation of a few steps and trials of many steps.
    const PUZZLES: [&str; 4] = [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ];

    #[test]
    fn every_frame_has_the_marks_of_its_scene() {
        let mut has_gone = false;
        for puzzle in PUZZLES {
            let puzzle: Grid = puzzle.parse().unwrap();
            let mut state = SolvingState::from(&puzzle);
            while let Next::Step(next) = next_step(state.candidates()) {
                let scene = crate::step(&puzzle, &state, &next);
                let marks = overlay(&scene);
                for frame in 0..scene.frames.len() {
                    let is_shown = |mark: &&OverlayMark| {
                        mark.from <= frame && mark.until.is_none_or(|until| frame < until)
                    };
                    let shown: Vec<_> = marks
                        .iter()
                        .filter(is_shown)
                        .map(|mark| (mark.layer, mark.mark.clone()))
                        .collect();
                    let shown_scene = scene.at(frame);
                    let expected = marks_of(&shown_scene, &links::routed(&PLAN, &shown_scene));
                    assert_eq!(shown.len(), expected.len(), "{next}, frame {frame}");
                    assert!(
                        expected.iter().all(|mark| shown.contains(mark)),
                        "{next}, frame {frame}"
                    );
                }
                has_gone |= marks.iter().any(|mark| mark.until.is_some());
                state.apply(&next);
            }
        }
        assert!(has_gone, "the ground of an assumption goes with its conclusion");
    }
}
