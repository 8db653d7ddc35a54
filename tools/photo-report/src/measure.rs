//! Readings compared with what was drawn.

use crate::canvas::Canvas;
use crate::scenes::{Drawn, Page};
use numpre::{CancelToken, Grid};
use numpre_photo::{PhotoBoard, Picture, Pixels, Reader, Verdict, read_photo};
use std::time::{Duration, Instant};

/// Classes of a cell: empty, then the digits 1 to 9.
const CLASSES: usize = 10;

/// Parts in which the probabilities of cells are counted.
pub const BINS: usize = 10;

/// The outcome of some pictures.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub pictures: usize,
    /// Boards that were drawn, and those that were found.
    pub boards: usize,
    pub found: usize,
    /// Boards in which the likeliest class of each cell was right.
    pub raw: usize,
    /// Boards whose puzzle is right.
    pub right: usize,
    /// Right boards that are called doubtful.
    pub doubted: usize,
    /// Wrong boards, or boards that are not there, that are called sure.
    pub unwarned: usize,
    /// Cells of boards found, and those whose likeliest class was wrong.
    pub cells: usize,
    pub wrong_cells: usize,
    /// The digits of players: all, read, and left out of the puzzle.
    pub entries: usize,
    pub entries_read: usize,
    pub entries_apart: usize,
    /// `confusion[truth][read]`.
    pub confusion: [[usize; CLASSES]; CLASSES],
    /// By the probability of the likeliest class: cells, and right ones.
    pub reliability: [(usize, usize); BINS],
    /// The least confidence of a right board, and the largest of a wrong one.
    pub least_right: f32,
    pub most_wrong: f32,
    pub times: Vec<Duration>,
}

impl Tally {
    pub fn new() -> Tally {
        Tally { least_right: 1.0, ..Tally::default() }
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Tally) {
        self.pictures += other.pictures;
        self.boards += other.boards;
        self.found += other.found;
        self.raw += other.raw;
        self.right += other.right;
        self.doubted += other.doubted;
        self.unwarned += other.unwarned;
        self.cells += other.cells;
        self.wrong_cells += other.wrong_cells;
        self.entries += other.entries;
        self.entries_read += other.entries_read;
        self.entries_apart += other.entries_apart;
        for (row, more) in self.confusion.iter_mut().zip(&other.confusion) {
            for (count, more) in row.iter_mut().zip(more) {
                *count += more;
            }
        }
        for (bin, more) in self.reliability.iter_mut().zip(&other.reliability) {
            *bin = (bin.0 + more.0, bin.1 + more.1);
        }
        self.least_right = self.least_right.min(other.least_right);
        self.most_wrong = self.most_wrong.max(other.most_wrong);
        self.times.extend(&other.times);
    }

    /// Returns the median of the times in milliseconds.
    pub fn median(&self) -> u128 {
        let mut times = self.times.clone();
        times.sort();
        times.get(times.len() / 2).map_or(0, Duration::as_millis)
    }

    /// Reads a page and compares.
    pub fn read(&mut self, page: &Page, reader: &Reader) {
        let boards = self.boards_of(&page.picture, reader);
        self.boards += page.boards.len();
        let mut left: Vec<&Drawn> = page.boards.iter().collect();
        for board in &boards {
            // The drawn board that is nearest.
            let nearest =
                (0..left.len()).min_by_key(|&index| difference(&left[index].all(), &board.raw));
            let Some(index) = nearest else {
                self.unwarned += usize::from(board.verdict == Verdict::Sure);
                continue;
            };
            self.compare(left.remove(index), board);
        }
    }

    /// Reads a picture without a board. Whatever is sure is wrong.
    pub fn read_other(&mut self, picture: &Canvas, reader: &Reader) {
        let boards = self.boards_of(picture, reader);
        self.found += boards.len();
        self.unwarned += boards.iter().filter(|board| board.verdict == Verdict::Sure).count();
    }

    fn boards_of(&mut self, picture: &Canvas, reader: &Reader) -> Vec<PhotoBoard> {
        let bytes = picture.bytes();
        let (width, height) = (picture.width as u32, picture.height as u32);
        let picture = Picture { width, height, pixels: Pixels::Rgb8(&bytes) };
        let start = Instant::now();
        let boards = read_photo(&picture, reader, &CancelToken::NEVER).unwrap_or_default();
        self.times.push(start.elapsed());
        self.pictures += 1;
        boards
    }

    fn compare(&mut self, drawn: &Drawn, board: &PhotoBoard) {
        let truth = drawn.all();
        let is_right = board.puzzle.grid() == drawn.givens;
        self.found += 1;
        self.raw += usize::from(board.raw == truth);
        self.right += usize::from(is_right);
        let is_sure = board.verdict == Verdict::Sure;
        self.doubted += usize::from(is_right && !is_sure);
        self.unwarned += usize::from(!is_right && is_sure);
        if is_right {
            self.least_right = self.least_right.min(board.confidence);
        } else {
            self.most_wrong = self.most_wrong.max(board.confidence);
        }
        for (cell, reading) in board.cells.iter().enumerate() {
            let truth = usize::from(truth.values()[cell]);
            let read = usize::from(board.raw.values()[cell]);
            self.cells += 1;
            self.wrong_cells += usize::from(read != truth);
            self.confusion[truth][read] += 1;
            let probability = f64::from(reading.digit[read]).exp();
            let bin = ((probability * BINS as f64) as usize).min(BINS - 1);
            self.reliability[bin].0 += 1;
            self.reliability[bin].1 += usize::from(read == truth);
            let entry = drawn.entries.values()[cell];
            if entry > 0 {
                self.entries += 1;
                self.entries_apart += usize::from(board.puzzle.grid().values()[cell] == 0);
                self.entries_read += usize::from(board.entries.values()[cell] == entry);
            }
        }
    }
}

impl Drawn {
    /// Returns all digits that can be seen.
    fn all(&self) -> Grid {
        let mut values = *self.givens.values();
        for (value, entry) in values.iter_mut().zip(self.entries.values()) {
            *value = (*value).max(*entry);
        }
        Grid::from_values(values).expect("digits")
    }
}

/// Returns the number of cells in which two grids differ.
fn difference(a: &Grid, b: &Grid) -> usize {
    a.values().iter().zip(b.values()).filter(|(a, b)| a != b).count()
}
