//! The parts of a scene, collected in any order and then numbered into frames.

use super::{CandidateMark, CellMark, Frame, FrameKey, HouseMark, LinkMark, Meaning, Ray, Scene};
use numpre::logic::Link;
use numpre::{Cell, CellSet, Digit, House};

/// A scene under construction. Until the frames are known, `frame` of each part is an index into
/// `keys`.
pub(super) struct Stages {
    scene: Scene,
    keys: Vec<FrameKey>,
}

impl Stages {
    pub(super) fn new(scene: Scene) -> Stages {
        Stages { scene, keys: Vec::new() }
    }

    fn place_of(&mut self, key: FrameKey) -> usize {
        self.keys.iter().position(|&other| other == key).unwrap_or_else(|| {
            self.keys.push(key);
            self.keys.len() - 1
        })
    }

    pub(super) fn house(&mut self, key: FrameKey, house: House, meaning: Meaning) {
        let frame = self.place_of(key);
        self.scene.houses.push(HouseMark { house, meaning, frame });
    }

    pub(super) fn cells(&mut self, key: FrameKey, cells: CellSet, meaning: Meaning) {
        let frame = self.place_of(key);
        self.scene.cells.push(CellMark { cells, meaning, letter: None, frame });
    }

    pub(super) fn candidate(
        &mut self,
        key: FrameKey,
        cell: Cell,
        digit: Digit,
        meaning: Meaning,
        order: Option<usize>,
    ) {
        let frame = self.place_of(key);
        let mark = CandidateMark { cell, digit, meaning, order, frame };
        if !self
            .scene
            .marks
            .iter()
            .any(|other| (other.cell, other.digit, other.meaning) == (cell, digit, meaning))
        {
            self.scene.marks.push(mark);
        }
    }

    pub(super) fn ray(&mut self, key: FrameKey, from: Cell, digit: Digit, to: Cell) {
        let frame = self.place_of(key);
        self.scene.rays.push(Ray { from, digit, to, frame });
    }

    pub(super) fn link(&mut self, key: FrameKey, link: Link, has_arrow: bool) {
        let frame = self.place_of(key);
        self.scene.links.push(LinkMark { link, has_arrow, frame });
    }

    /// Returns the scene with its frames in order.
    pub(super) fn finish(self) -> Scene {
        let Stages { mut scene, keys } = self;
        // Every key occurs once, so an insertion sort gives the frames in order. If the parts came
        // with the keys [Conclusion, Cause, Houses], `ordered` is [Houses, Cause, Conclusion], and
        // `numbers` is [2, 1, 0]: a part with the key at index 0 appears in frame 2.
        let mut ordered: Vec<FrameKey> = Vec::with_capacity(keys.len());
        keys.iter()
            .for_each(|key| ordered.insert(ordered.partition_point(|other| other < key), *key));
        let numbers: Vec<usize> =
            keys.iter().map(|key| ordered.partition_point(|other| other < key)).collect();
        scene.houses.iter_mut().for_each(|part| part.frame = numbers[part.frame]);
        scene.cells.iter_mut().for_each(|part| part.frame = numbers[part.frame]);
        scene.marks.iter_mut().for_each(|part| part.frame = numbers[part.frame]);
        scene.rays.iter_mut().for_each(|part| part.frame = numbers[part.frame]);
        scene.links.iter_mut().for_each(|part| part.frame = numbers[part.frame]);
        scene.frames =
            ordered.into_iter().map(|key| Frame { key, is_assumed: key.is_assumed() }).collect();
        scene
    }
}
