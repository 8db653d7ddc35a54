//! Pictures of rare kinds and sizes, and runs among pictures that end early.

use crate::photos::{PUZZLE, SOLUTION, encoded, page, picture, png, refused};
use crate::run::{Folder, fed};
use crate::sheet::Sheet;
use image::{DynamicImage, ImageFormat};

/// The picture of the puzzle, and its side in pixels.
fn board() -> (DynamicImage, u32) {
    let page = page(&[PUZZLE]);
    let side = page.width();
    (page, side)
}

#[track_caller]
fn solves(file: &[u8]) {
    fed(&["solve"], file).expect(0, &format!("{SOLUTION}\n"), "");
}

#[test]
fn jpeg_in_four_colours_and_in_several_scans_is_read() {
    solves(include_bytes!("../pictures/cmyk.jpg"));
    solves(include_bytes!("../pictures/progressive.jpg"));
}

/// Writes a PNG file. `prepare` sets its kind; `pixels` are the bytes of its first picture.
fn written(
    side: u32,
    prepare: impl Fn(&mut png::Encoder<'_, &mut Vec<u8>>),
    pictures: &[&[u8]],
) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, side, side);
    prepare(&mut encoder);
    let mut writer = encoder.write_header().unwrap();
    pictures.iter().for_each(|pixels| writer.write_image_data(pixels).unwrap());
    writer.finish().unwrap();
    bytes
}

#[test]
fn png_of_all_kinds_is_read() {
    let (board, side) = board();
    let grey = board.to_luma8();
    solves(&png(&board));
    solves(&png(&DynamicImage::ImageLuma16(board.to_luma16())));
    solves(&png(&DynamicImage::ImageRgb16(board.to_rgb16())));
    solves(&png(&DynamicImage::ImageLumaA8(board.to_luma_alpha8())));
    // A palette from light to dark: the index is the inverted grey.
    let palette: Vec<u8> = (0..=255).flat_map(|index: u8| [255 - index; 3]).collect();
    let indices: Vec<u8> = grey.iter().map(|grey| 255 - grey).collect();
    let of_palette = |encoder: &mut png::Encoder<'_, &mut Vec<u8>>| {
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_palette(palette.clone());
    };
    solves(&written(side, of_palette, &[&indices]));
    // One bit per pixel, eight of them in a byte.
    let rows = grey.rows().flat_map(|row| {
        let bits: Vec<u8> = row.map(|pixel| u8::from(pixel.0[0] > 140)).collect();
        let byte = |bits: &[u8]| {
            bits.iter().enumerate().fold(0, |byte, (place, bit)| byte | bit << (7 - place))
        };
        bits.chunks(8).map(byte).collect::<Vec<u8>>()
    });
    let in_bits = |encoder: &mut png::Encoder<'_, &mut Vec<u8>>| {
        encoder.set_color(png::ColorType::Grayscale);
        encoder.set_depth(png::BitDepth::One);
    };
    solves(&written(side, in_bits, &[&rows.collect::<Vec<u8>>()]));
}

#[test]
fn of_an_animation_the_first_frame_is_read() {
    let (board, side) = board();
    let grey = board.to_luma8().into_raw();
    let blank = vec![255; grey.len()];
    let animated = |encoder: &mut png::Encoder<'_, &mut Vec<u8>>| {
        encoder.set_color(png::ColorType::Grayscale);
        encoder.set_animated(2, 0).unwrap();
    };
    solves(&written(side, animated, &[&grey, &blank]));
    refused(&written(side, animated, &[&blank, &grey]));

    let blank = DynamicImage::new_rgb8(side, side);
    solves(&animated_webp(&[&board, &blank]));
    refused(&animated_webp(&[&blank, &board]));
}

/// Writes an animated WebP file: each frame is the picture data of a file with one picture.
fn animated_webp(frames: &[&DynamicImage]) -> Vec<u8> {
    let chunk = |name: &[u8; 4], data: &[u8]| {
        let mut chunk = [&name[..], &(data.len() as u32).to_le_bytes(), data].concat();
        chunk.resize(chunk.len().next_multiple_of(2), 0);
        chunk
    };
    let three = |number: u32| number.to_le_bytes()[..3].to_vec();
    let side = three(frames[0].width() - 1);
    let mut body = b"WEBP".to_vec();
    // Flags: animated.
    body.extend(chunk(b"VP8X", &[&[2, 0, 0, 0], &side[..], &side].concat()));
    body.extend(chunk(b"ANIM", &[255, 255, 255, 255, 0, 0]));
    for frame in frames {
        let file = encoded(&DynamicImage::ImageRgb8(frame.to_rgb8()), ImageFormat::WebP);
        // The chunk after the head of 12 bytes has the pixels.
        let head = [&three(0)[..], &three(0), &side, &side, &three(100), &[0]].concat();
        body.extend(chunk(b"ANMF", &[&head, &file[12..]].concat()));
    }
    chunk(b"RIFF", &body)
}

#[test]
fn extreme_sizes_are_refused_with_both_numbers() {
    for (width, height, found) in [(1, 1, "1 × 1 pixels"), (10_000, 20, "10,000 × 20 pixels")] {
        let ran = refused(&png(&DynamicImage::new_luma8(width, height)));
        assert!(ran.err.contains(found) && ran.err.contains("at least 60"), "{}", ran.err);
    }
    // A long strip is not too small, but has no board.
    let ran = refused(&png(&DynamicImage::new_luma8(6000, 60)));
    assert!(ran.err.contains("no Sudoku board found"), "{}", ran.err);
}

/// A PNG file whose header claims this size, with fewer pixels.
fn claimed(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    drop(encoder.write_header().unwrap());
    // The signature and the header have 33 bytes.
    [&bytes[..33], &png(&DynamicImage::new_luma8(80, 80))[33..]].concat()
}

#[test]
fn the_size_in_the_header_decides() {
    let ran = refused(&claimed(8100, 8100));
    assert!(ran.err.contains("8,100 × 8,100 pixels; expected at most 64 million"), "{}", ran.err);
    // The largest usual size of phones is accepted; only the pixels are missing in this file.
    let ran = refused(&claimed(8000, 6000));
    assert!(!ran.err.contains("8,000"), "{}", ran.err);
}

#[test]
#[ignore = "without optimization, it takes more than 5 seconds"]
fn a_picture_of_48_megapixels_is_read() {
    let (board, _) = board();
    let large = board.resize_exact(6000, 6000, image::imageops::FilterType::Triangle);
    let mut page = DynamicImage::new_luma8(8000, 6000);
    image::imageops::replace(&mut page, &large, 0, 0);
    solves(&encoded(&page, ImageFormat::Jpeg));
}

#[test]
fn a_lattice_of_other_cells_is_named() {
    for (count, cell) in [(6, 60.0), (12, 40.0), (16, 31.0)] {
        let mut sheet = Sheet::new(560, 235, 40);
        sheet.grid(30.0, 30.0, cell, count);
        let page = png(&picture(sheet));
        let ran = refused(&page);
        let found =
            format!("no Sudoku board found: the largest frame has {count} by {count} cells");
        assert!(ran.err.contains(&found), "{}", ran.err);
        let ran = fed(&["solve", "--lang", "ja"], &page);
        assert!(ran.err.contains(&format!("最も大きい枠は{count}×{count}マスです")), "{}", ran.err);
    }
}

#[test]
fn more_than_60_boards_are_refused_and_60_are_read() {
    let puzzle = PUZZLE.parse().unwrap();
    let draw = |count: usize| {
        let mut sheet = Sheet::new(1000, 235, 40);
        for place in 0..count {
            let (left, top) = ((place % 8) as f32 * 122.0, (place / 8) as f32 * 122.0);
            sheet.board(&puzzle, 12.0 + left, 12.0 + top, 12.0);
        }
        png(&picture(sheet))
    };
    let ran = fed(&["solve"], draw(60));
    assert_eq!(ran.out.lines().count(), 60, "{}", ran.err);
    let ran = refused(&draw(64));
    assert!(ran.err.contains("the picture has 64 boards; expected at most 60"), "{}", ran.err);
}

/// Puzzles that differ, and the pages of each.
fn pages(folder: &Folder, count: u8) -> Vec<String> {
    let moved = |by: u8| -> String {
        PUZZLE
            .bytes()
            .map(|cell| if cell == b'.' { '.' } else { char::from((cell - b'1' + by) % 9 + b'1') })
            .collect()
    };
    let puzzles: Vec<String> = (0..count).map(moved).collect();
    for (number, puzzle) in puzzles.iter().enumerate() {
        folder.file(&format!("page {number}.png"), png(&page(&[puzzle])));
    }
    puzzles
}

#[test]
fn pictures_of_a_folder_are_read_in_order_by_all_threads() {
    let folder = Folder::new();
    let puzzles = pages(&folder, 9);
    folder.file("page 3.txt", format!("{PUZZLE}\n"));
    folder.file("page 9.JPG", "text");
    folder.file("notes.gif", "GIF89a");
    let expected: Vec<String> =
        [&puzzles[..3], &puzzles[3..4], &[PUZZLE.to_owned()], &puzzles[4..]]
            .concat()
            .into_iter()
            .chain(["invalid".to_owned()])
            .collect();
    for threads in ["1", "4"] {
        let ran = folder.numpre(&["convert", "--to", "line-81", "--threads", threads, "."]);
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!((ran.code, lines), (Some(2), expected.iter().map(|line| &**line).collect()));
        assert!(ran.err.starts_with("./page 9.JPG:1:1: "), "{}", ran.err);
    }
}

#[test]
fn verify_names_the_board_of_a_picture() {
    let folder = Folder::new();
    folder.file("page.png", png(&page(&[PUZZLE, PUZZLE])));
    folder.file("answers.txt", format!("{SOLUTION}\n{PUZZLE}\n"));
    let ran = folder.numpre(&["verify", "--json", "page.png", "answers.txt"]);
    let sources: Vec<String> = ran
        .out
        .lines()
        .map(|row| serde_json::from_str::<serde_json::Value>(row).unwrap()["source"].to_string())
        .collect();
    assert_eq!(sources, [r#""page.png#1""#, r#""page.png#2""#]);
    // The third board has no answer.
    folder.file("page.png", png(&page(&[PUZZLE, PUZZLE, PUZZLE])));
    let ran = folder.numpre(&["verify", "page.png", "answers.txt"]);
    assert!(ran.err.contains("page.png#3: "), "{}", ran.err);
    let ran = folder.numpre(&["verify", "--output", "grid", "page.png", "answers.txt"]);
    assert!(ran.out.contains("page.png#2"), "{}", ran.out);
}

#[test]
fn photo_out_draws_outlines_and_readings() {
    let folder = Folder::new();
    folder.file("a.png", png(&page(&[PUZZLE, &crate::photos::misprint()])));
    folder.file("b.png", png(&page(&[PUZZLE])));
    let ran = folder.numpre(&["check", "--photo-out", "seen.svg", "a.png", "b.png", PUZZLE]);
    assert_eq!(
        (ran.code, &*ran.out),
        (Some(2), "unique\ninvalid\nunique\nunique\n"),
        "{}",
        ran.err
    );
    let svg = folder.read("seen.svg");
    let document = roxmltree::Document::parse(&svg).unwrap();
    let texts: Vec<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("text"))
        .filter_map(|node| node.text())
        .collect();
    for name in ["a.png", "b.png", "a.png#1", "a.png#2", "b.png#1"] {
        assert!(texts.contains(&name), "{name}: {texts:?}");
    }
    assert!(texts.iter().any(|text| text.starts_with('?')), "{texts:?}");
    assert!(svg.contains("3 boards read from pictures"), "{svg}");
    // Nothing is written without a board, and never over an input.
    let ran = folder.numpre(&["check", "--photo-out", "none.svg", PUZZLE]);
    assert_eq!((ran.code, &*ran.out), (Some(0), "unique\n"));
    assert!(ran.err.contains("none.svg was not written"), "{}", ran.err);
    assert_eq!(folder.names(), ["a.png", "b.png", "seen.svg"]);
    folder.file("in.svg", png(&page(&[PUZZLE])));
    let ran = folder.numpre(&["check", "--photo-out", "in.svg", "in.svg"]);
    assert!(ran.code == Some(2) && ran.err.contains("in.svg is also an input"), "{ran:?}");
    for command in ["bench", "hypothesis"] {
        for option in ["--photo-out=x.svg", "--doubtful=take"] {
            assert_eq!(folder.numpre(&[command, option, "b.png"]).code, Some(2), "{command}");
        }
    }
}

#[cfg(unix)]
mod early_ends {
    use super::*;
    use crate::run::command;
    use crate::signals::send;
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;

    /// Starts a run over 3,000 pictures, and reads its first line.
    fn started(folder: &Folder) -> (std::process::Child, BufReader<std::process::ChildStdout>) {
        folder.file("page.png", png(&page(&[PUZZLE])));
        let mut child = command(&[vec!["solve"], vec!["page.png"; 3000]].concat())
            .current_dir(folder.path("."))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        assert_eq!(line, format!("{SOLUTION}\n"));
        (child, out)
    }

    #[test]
    fn a_signal_among_pictures_leaves_whole_lines() {
        let (child, mut out) = started(&Folder::new());
        send("INT", &child);
        let mut rest = String::new();
        out.read_to_string(&mut rest).unwrap();
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(130), "{:?}", ended.stderr);
        assert!(rest.lines().count() < 2900, "{}", rest.lines().count());
        assert!(rest.lines().all(|line| line == SOLUTION), "{rest}");
    }

    #[test]
    fn a_closed_output_ends_the_run_quietly() {
        let (child, out) = started(&Folder::new());
        drop(out);
        let ended = child.wait_with_output().unwrap();
        assert_eq!((ended.status.code(), &*ended.stderr), (Some(0), &b""[..]));
    }
}
