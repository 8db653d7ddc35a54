//! Photos: the reply for a drawn board is the same, bit for bit, as in the file that the test of
//! the page's module (`web/engine.test.mjs`) compares with.
//!
//! `SCHEMA=overwrite cargo test -p numpre-api --all-features` writes the file again.

use numpre_api::{DoubtReason, PhotoReader, PhotoReply};
use std::fs;

const PUZZLE: &[u8; 81] =
    b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SIDE: usize = 340;

/// The digits 1 to 9 as five rows of three dots: bit 14 is the first dot.
const DOTS: [u16; 9] = [
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_010_010_010,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
];

/// Draws the board. `web/engine.test.mjs` does the same.
fn picture() -> Vec<u8> {
    let mut rgba = [230, 230, 230, 255].repeat(SIDE * SIDE);
    let mut fill = |x: usize, y: usize, wide: usize, high: usize| {
        for row in y..y + high {
            for column in x..x + wide {
                rgba[4 * (row * SIDE + column)..][..3].fill(40);
            }
        }
    };
    for line in 0..10 {
        let wide = if line % 3 == 0 { 3 } else { 1 };
        fill(20 + 33 * line, 20, wide, 300);
        fill(20, 20 + 33 * line, 300, wide);
    }
    for (cell, letter) in PUZZLE.iter().enumerate().filter(|(_, letter)| **letter != b'.') {
        let (x, y) = (20 + 33 * (cell % 9) + 11, 20 + 33 * (cell / 9) + 7);
        for dot in 0..15 {
            if DOTS[usize::from(letter - b'1')] & 1 << (14 - dot) != 0 {
                fill(x + 4 * (dot % 3), y + 4 * (dot / 3), 4, 4);
            }
        }
    }
    rgba
}

#[test]
fn the_reply_is_the_same_everywhere() {
    let side = SIDE as u32;
    let found = PhotoReader::new().read_json(side, side, &picture());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/photo/reply.json");
    if std::env::var("SCHEMA").is_ok_and(|value| value == "overwrite") {
        fs::write(path, &found).expect("the file can be written");
    }
    let known = fs::read_to_string(path).expect("the file is there");
    assert!(found == known, "{found}");
    assert!(known.contains(r#""found":"boards""#), "{known}");
}

#[test]
fn pictures_that_cannot_be_read_have_a_reason() {
    let reader = PhotoReader::new();
    assert_eq!(reader.read(59, 700, &[]), PhotoReply::TooSmall { shortest: 60 });
    assert_eq!(reader.read(60_000, 60_000, &[]), PhotoReply::TooLarge { most: 64_000_000 });
    assert_eq!(reader.read(60, 60, &[1, 2, 3]), PhotoReply::WrongLength);
}

#[test]
fn another_lattice_has_its_rows_and_columns() {
    let mut rgba = [230, 230, 230, 255].repeat(SIDE * SIDE);
    for line in 0..7 {
        for step in 0..301 {
            for (x, y) in [(20 + 50 * line, 20 + step), (20 + step, 20 + 50 * line)] {
                rgba[4 * (y * SIDE + x)..][..3].fill(40);
            }
        }
    }
    let side = SIDE as u32;
    let reply = PhotoReader::new().read(side, side, &rgba);
    let PhotoReply::None { frame: Some([first, ..]), cells, .. } = reply else {
        panic!("{reply:?}")
    };
    assert_eq!(cells, Some([6, 6]));
    assert!(first.iter().all(|at| (at - 20.0).abs() < 3.0), "{first:?}");
}

#[test]
fn a_frame_is_read_as_the_whole_picture() {
    let (side, rgba, reader) = (SIDE as u32, picture(), PhotoReader::new());
    let PhotoReply::Boards { boards } = reader.read(side, side, &rgba) else { panic!("no board") };
    let corners = [[20.0, 20.0], [319.0, 20.0], [319.0, 319.0], [20.0, 319.0]];
    let PhotoReply::Boards { boards: framed } = reader.read_frame(side, side, &rgba, corners)
    else {
        panic!("no board")
    };
    assert_eq!(framed[0].givens, boards[0].givens);
    assert_eq!(boards[0].is_sure, boards[0].reason.is_none());
    assert_ne!(boards[0].reason, Some(DoubtReason::Finished));
}
