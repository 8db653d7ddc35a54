//! Boards drawn here, in all four directions and in dark colours; pictures that are not boards;
//! pixels at random.

mod sheet;

use numpre::random::RandomSource;
use numpre::{CancelToken, Grid};
use numpre_photo::{
    PhotoBoard, PhotoError, Picture, Pixels, Point, Quarter, Reader, Verdict, read_frame,
    read_photo,
};
use sheet::{DIGITS, Sheet};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Turns a sheet by a quarter to the right.
fn to_the_right(sheet: &Sheet) -> Sheet {
    let side = sheet.side;
    let at = |pixel: usize| sheet.pixels[(side - 1 - pixel % side) * side + pixel / side];
    Sheet { pixels: (0..side * side).map(at).collect(), ..*sheet }
}

fn picture(sheet: &Sheet) -> Picture<'_> {
    let side = sheet.side as u32;
    Picture { width: side, height: side, pixels: Pixels::Grey8(&sheet.pixels) }
}

fn read(sheet: &Sheet) -> Result<Vec<PhotoBoard>, PhotoError> {
    read_photo(&picture(sheet), &Reader::new(), &CancelToken::NEVER)
}

/// Reads the board within a frame that was set by hand.
fn read_at(sheet: &Sheet, corners: [(f32, f32); 4]) -> Result<PhotoBoard, PhotoError> {
    let corners = corners.map(|(x, y)| Point::new(x, y));
    read_frame(&picture(sheet), corners, &Reader::new(), &CancelToken::NEVER)
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
        let boards = read(&sheet).expect("a board");
        let [board] = &boards[..] else { panic!("{} boards", boards.len()) };
        assert_eq!(board.puzzle.grid(), puzzle(), "{turned:?}");
        assert_eq!((board.turned, board.verdict), (turned, Verdict::Sure));
        assert!(board.doubtful.is_empty() && board.entries == Grid::EMPTY);
        sheet = to_the_right(&sheet);
    }
}

#[test]
fn light_digits_on_dark_and_small_cells_are_read() {
    for (cell, paper, ink) in [(41.0, 25, 220), (18.0, 240, 20), (13.0, 240, 20), (50.0, 180, 90)] {
        let mut sheet = Sheet::new((cell * 11.0) as usize, paper, ink);
        sheet.board(&puzzle(), cell, cell, cell);
        let boards = read(&sheet).expect("a board");
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
    let boards = read(&sheet).expect("boards");
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
    let boards = read(&sheet).expect("a board");
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
        let found = read(&sheet);
        assert!(matches!(found, Err(PhotoError::NoBoard { .. })), "{count}: {found:?}");
    }
}

#[test]
fn an_empty_board_is_refused_with_its_frame() {
    let mut sheet = Sheet::new(400, 235, 40);
    sheet.grid(20.0, 20.0, 40.0, 9);
    let Err(PhotoError::NoBoard { best: Some(frame) }) = read(&sheet) else { panic!("a board") };
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
    let board = read_at(&sheet, corners).expect("a board");
    assert_eq!((board.puzzle.grid(), board.verdict), (puzzle(), Verdict::Sure));
    assert!(board.corners[0].distance(Point::new(left, left)) < 4.0, "{:?}", board.corners[0]);
    // The way up is found as well: the first corner is the top right one of the board.
    let turned = [corners[1], corners[2], corners[3], corners[0]];
    let board = read_at(&sheet, turned).expect("a board");
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
        let found = read_at(&sheet, corners);
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
    let (one, other) = (read(&sheet).expect("a board"), read(&sheet).expect("a board"));
    assert_eq!(one[0].cells, other[0].cells);
    assert_eq!((one[0].nodes, one[0].confidence), (other[0].nodes, other[0].confidence));
}
