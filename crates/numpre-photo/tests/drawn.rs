//! Boards drawn here, in all four directions and in dark colours; pictures that are not boards;
//! pixels at random.

use numpre::random::RandomSource;
use numpre::{CancelToken, Grid};
use numpre_photo::{
    PhotoBoard, PhotoError, Picture, Pixels, Point, Quarter, Reader, Verdict, read_frame,
    read_photo,
};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The digits 1 to 9 as lines through points of a field 4 wide and 6 high.
const DIGITS: [&[(f32, f32)]; 9] = [
    &[(0.8, 1.4), (2.2, 0.0), (2.2, 6.0)],
    &[
        (0.2, 1.6),
        (0.6, 0.5),
        (2.0, 0.0),
        (3.4, 0.5),
        (3.7, 1.7),
        (3.2, 2.9),
        (0.2, 6.0),
        (3.8, 6.0),
    ],
    &[
        (0.3, 0.9),
        (1.2, 0.1),
        (2.8, 0.1),
        (3.6, 1.0),
        (3.4, 2.2),
        (2.4, 2.8),
        (1.6, 2.8),
        (2.4, 2.8),
        (3.5, 3.5),
        (3.7, 4.7),
        (2.8, 5.8),
        (1.2, 5.9),
        (0.2, 5.0),
    ],
    &[(2.9, 6.0), (2.9, 0.0), (0.2, 4.2), (3.9, 4.2)],
    &[
        (3.5, 0.0),
        (0.8, 0.0),
        (0.5, 2.7),
        (2.0, 2.2),
        (3.3, 2.8),
        (3.7, 4.1),
        (3.1, 5.5),
        (1.8, 6.0),
        (0.3, 5.3),
    ],
    &[
        (3.3, 0.5),
        (2.0, 0.0),
        (0.8, 0.9),
        (0.3, 2.8),
        (0.4, 4.6),
        (1.1, 5.7),
        (2.2, 6.0),
        (3.3, 5.4),
        (3.7, 4.1),
        (3.1, 2.9),
        (2.0, 2.5),
        (0.9, 2.9),
        (0.3, 4.0),
    ],
    &[(0.2, 0.0), (3.8, 0.0), (1.5, 6.0)],
    &[
        (2.0, 2.8),
        (0.8, 2.2),
        (0.5, 1.2),
        (1.0, 0.3),
        (2.0, 0.0),
        (3.0, 0.3),
        (3.5, 1.2),
        (3.2, 2.2),
        (2.0, 2.8),
        (0.7, 3.4),
        (0.2, 4.5),
        (0.8, 5.6),
        (2.0, 6.0),
        (3.2, 5.6),
        (3.8, 4.5),
        (3.3, 3.4),
        (2.0, 2.8),
    ],
    &[
        (3.7, 2.0),
        (3.1, 3.1),
        (2.0, 3.5),
        (0.9, 3.1),
        (0.3, 1.9),
        (0.7, 0.6),
        (1.8, 0.0),
        (2.9, 0.3),
        (3.6, 1.4),
        (3.7, 3.2),
        (3.2, 5.1),
        (2.0, 6.0),
        (0.7, 5.5),
    ],
];

/// A grey picture on which boards are drawn.
struct Sheet {
    side: usize,
    paper: u8,
    ink: u8,
    pixels: Vec<u8>,
}

impl Sheet {
    fn new(side: usize, paper: u8, ink: u8) -> Sheet {
        Sheet { side, paper, ink, pixels: vec![paper; side * side] }
    }

    /// Draws a line with round ends; `wide` is half of its width.
    fn line(&mut self, from: (f32, f32), to: (f32, f32), wide: f32) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).max(1e-6);
        let reach = wide + 1.0;
        let (left, right) = (from.0.min(to.0) - reach, from.0.max(to.0) + reach);
        let (top, bottom) = (from.1.min(to.1) - reach, from.1.max(to.1) + reach);
        for y in top.max(0.0) as usize..(bottom as usize + 1).min(self.side) {
            for x in left.max(0.0) as usize..(right as usize + 1).min(self.side) {
                let (px, py) = (x as f32 + 0.5 - from.0, y as f32 + 0.5 - from.1);
                let along = ((px * dx + py * dy) / length).clamp(0.0, 1.0);
                let (off_x, off_y) = (px - along * dx, py - along * dy);
                let far = (off_x * off_x + off_y * off_y).sqrt();
                let cover = (wide + 0.5 - far).clamp(0.0, 1.0);
                let (paper, ink) = (f32::from(self.paper), f32::from(self.ink));
                let value = paper + (ink - paper) * cover;
                let pixel = &mut self.pixels[y * self.side + x];
                if (value - paper).abs() > (f32::from(*pixel) - paper).abs() {
                    *pixel = value as u8;
                }
            }
        }
    }

    /// Draws a square grid with a thicker line after each third one.
    fn grid(&mut self, left: f32, top: f32, cell: f32, count: usize) {
        let end = cell * count as f32;
        for line in 0..=count {
            let wide = if line % 3 == 0 { cell * 0.04 } else { cell * 0.015 };
            let at = cell * line as f32;
            self.line((left + at, top), (left + at, top + end), wide.max(0.5));
            self.line((left, top + at), (left + end, top + at), wide.max(0.5));
        }
    }

    fn board(&mut self, puzzle: &Grid, left: f32, top: f32, cell: f32) {
        self.grid(left, top, cell, 9);
        for (place, digit) in puzzle.filled() {
            let unit = cell * 0.1;
            let at = |point: (f32, f32)| {
                let x = left + cell * place.column() as f32 + cell * 0.3 + point.0 * unit;
                (x, top + cell * place.row() as f32 + cell * 0.2 + point.1 * unit)
            };
            for ends in DIGITS[digit.index()].windows(2) {
                self.line(at(ends[0]), at(ends[1]), cell * 0.035);
            }
        }
    }

    /// Turns the sheet by a quarter to the right.
    fn turned(&self) -> Sheet {
        let side = self.side;
        let at = |pixel: usize| self.pixels[(side - 1 - pixel % side) * side + pixel / side];
        Sheet { pixels: (0..side * side).map(at).collect(), ..*self }
    }

    fn picture(&self) -> Picture<'_> {
        let side = self.side as u32;
        Picture { width: side, height: side, pixels: Pixels::Grey8(&self.pixels) }
    }

    fn read(&self) -> Result<Vec<PhotoBoard>, PhotoError> {
        read_photo(&self.picture(), &Reader::new(), &CancelToken::NEVER)
    }

    /// Reads the board within a frame that was set by hand.
    fn read_at(&self, corners: [(f32, f32); 4]) -> Result<PhotoBoard, PhotoError> {
        let corners = corners.map(|(x, y)| Point::new(x, y));
        read_frame(&self.picture(), corners, &Reader::new(), &CancelToken::NEVER)
    }
}

fn puzzle() -> Grid {
    PUZZLE.parse().expect("a puzzle")
}

#[test]
fn a_drawn_board_is_sure_in_all_directions() {
    let mut sheet = Sheet::new(460, 235, 40);
    sheet.board(&puzzle(), 37.0, 52.0, 41.0);
    let directions = [Quarter::None, Quarter::Left, Quarter::Half, Quarter::Right];
    for turned in directions {
        let boards = sheet.read().expect("a board");
        let [board] = &boards[..] else { panic!("{} boards", boards.len()) };
        assert_eq!(board.puzzle.grid(), puzzle(), "{turned:?}");
        assert_eq!((board.turned, board.verdict), (turned, Verdict::Sure));
        assert!(board.doubtful.is_empty() && board.entries == Grid::EMPTY);
        sheet = sheet.turned();
    }
}

#[test]
fn light_digits_on_dark_and_small_cells_are_read() {
    for (cell, paper, ink) in [(41.0, 25, 220), (18.0, 240, 20), (13.0, 240, 20), (50.0, 180, 90)] {
        let mut sheet = Sheet::new((cell * 11.0) as usize, paper, ink);
        sheet.board(&puzzle(), cell, cell, cell);
        let boards = sheet.read().expect("a board");
        assert_eq!(boards[0].puzzle.grid(), puzzle(), "cells of {cell}");
    }
}

#[test]
fn four_boards_of_a_page_come_in_reading_order() {
    let mut sheet = Sheet::new(700, 235, 40);
    let mut puzzles = Vec::new();
    for (number, (left, top)) in
        [(30.0, 30.0), (370.0, 40.0), (30.0, 370.0), (370.0, 365.0)].iter().enumerate()
    {
        // The same puzzle with its digits moved up by some.
        let moved = puzzle().values().map(|v| if v == 0 { 0 } else { (v + number as u8) % 9 + 1 });
        let moved = Grid::from_values(moved).expect("digits");
        sheet.board(&moved, *left, *top, 32.0);
        puzzles.push(moved);
    }
    let boards = sheet.read().expect("boards");
    assert_eq!(boards.iter().map(|board| board.puzzle.grid()).collect::<Vec<_>>(), puzzles);
}

#[test]
fn a_misprint_is_doubtful_and_names_the_cells() {
    // 5 in r1c3 clashes with r1c1.
    let mut wrong = puzzle();
    let values = *wrong.values();
    wrong = Grid::from_values(std::array::from_fn(|cell| if cell == 2 { 5 } else { values[cell] }))
        .expect("digits");
    let mut sheet = Sheet::new(460, 235, 40);
    sheet.board(&wrong, 37.0, 52.0, 41.0);
    let boards = sheet.read().expect("a board");
    assert!(matches!(boards[0].verdict, Verdict::Doubtful(_)));
    let cells: Vec<String> =
        boards[0].doubtful.iter().map(|doubt| doubt.cell.to_string()).collect();
    assert!(cells.contains(&"r1c3".into()) || cells.contains(&"r1c1".into()), "{cells:?}");
}

#[test]
fn other_grids_are_refused() {
    for count in [4, 6, 8, 10, 12, 16] {
        let mut sheet = Sheet::new(500, 235, 40);
        sheet.grid(30.0, 30.0, 440.0 / count as f32, count);
        // A digit in every third cell, as in a table.
        for cell in (0..count * count).step_by(3) {
            let unit = 440.0 / count as f32;
            let (left, top) =
                ((cell % count) as f32 * unit + 30.0, (cell / count) as f32 * unit + 30.0);
            for ends in DIGITS[cell % 9].windows(2) {
                let at = |(x, y): (f32, f32)| {
                    (left + unit * (0.3 + 0.1 * x), top + unit * (0.2 + 0.1 * y))
                };
                sheet.line(at(ends[0]), at(ends[1]), unit * 0.035);
            }
        }
        let found = sheet.read();
        assert!(matches!(found, Err(PhotoError::NoBoard { .. })), "{count}: {found:?}");
    }
}

#[test]
fn an_empty_board_is_refused_with_its_frame() {
    let mut sheet = Sheet::new(400, 235, 40);
    sheet.grid(20.0, 20.0, 40.0, 9);
    let Err(PhotoError::NoBoard { best: Some(frame) }) = sheet.read() else { panic!("a board") };
    assert!(frame.lines > 0.95, "{}", frame.lines);
}

#[test]
fn a_frame_set_by_hand_may_be_off_by_a_third_of_a_cell() {
    let mut sheet = Sheet::new(700, 235, 40);
    sheet.board(&puzzle(), 30.0, 30.0, 32.0);
    let (left, right, off) = (370.0, 658.0, 10.0);
    sheet.board(&puzzle(), left, left, 32.0);
    let corners =
        [(left - off, left), (right, left + off), (right + off, right - off), (left, right + off)];
    let board = sheet.read_at(corners).expect("a board");
    assert_eq!((board.puzzle.grid(), board.verdict), (puzzle(), Verdict::Sure));
    assert!(board.corners[0].distance(Point::new(left, left)) < 4.0, "{:?}", board.corners[0]);
    // The way up is found as well: the first corner is the top right one of the board.
    let turned = [corners[1], corners[2], corners[3], corners[0]];
    let board = sheet.read_at(turned).expect("a board");
    assert_eq!((board.puzzle.grid(), board.turned), (puzzle(), Quarter::Right));
}

#[test]
fn frames_without_a_board_are_refused() {
    let mut sheet = Sheet::new(700, 235, 40);
    sheet.board(&puzzle(), 30.0, 30.0, 32.0);
    let nan = f32::NAN;
    for corners in [
        [(400.0, 400.0), (650.0, 400.0), (650.0, 650.0), (400.0, 650.0)],
        [(9.0, 9.0); 4],
        [(0.0, 0.0), (700.0, 700.0), (0.0, 0.0), (700.0, 700.0)],
        [(nan, 0.0), (300.0, nan), (300.0, 300.0), (0.0, 300.0)],
        [(-1e30, 0.0), (1e30, 0.0), (1e30, 1e30), (0.0, 1e30)],
    ] {
        let found = sheet.read_at(corners);
        assert!(matches!(found, Err(PhotoError::NoBoard { .. })), "{corners:?}");
    }
}

#[test]
fn random_pixels_do_no_harm() {
    let mut source = RandomSource::new(31, 2);
    let reader = Reader::new();
    for (width, height, levels) in [(60, 60, 256), (200, 150, 2), (640, 61, 256), (61, 900, 9)] {
        for each in [1, 3, 4] {
            let bytes: Vec<u8> = (0..width * height * each)
                .map(|_| (source.below(levels) * 255 / (levels - 1)) as u8)
                .collect();
            let pixels = match each {
                1 => Pixels::Grey8(&bytes),
                3 => Pixels::Rgb8(&bytes),
                _ => Pixels::Rgba8(&bytes),
            };
            let picture = Picture { width: width as u32, height: height as u32, pixels };
            let found = read_photo(&picture, &reader, &CancelToken::NEVER);
            assert!(matches!(found, Err(PhotoError::NoBoard { .. })), "{width} {height} {each}");
        }
    }
}

#[test]
fn a_cancelled_call_ends() {
    let token = CancelToken::new();
    token.cancel();
    let white = vec![255; 100 * 100];
    let picture = Picture { width: 100, height: 100, pixels: Pixels::Grey8(&white) };
    assert_eq!(read_photo(&picture, &Reader::new(), &token).err(), Some(PhotoError::Cancelled));
}

#[test]
fn the_same_picture_gives_the_same_bits() {
    let mut sheet = Sheet::new(460, 235, 40);
    sheet.board(&puzzle(), 37.0, 52.0, 41.0);
    let (one, other) = (sheet.read().expect("a board"), sheet.read().expect("a board"));
    assert_eq!(one[0].cells, other[0].cells);
    assert_eq!((one[0].nodes, one[0].confidence), (other[0].nodes, other[0].confidence));
}
