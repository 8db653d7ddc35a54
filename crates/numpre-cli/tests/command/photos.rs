//! Puzzles in pictures: drawn pages, bad files, and photos if they are there.

use crate::run::{Folder, Ran, fed};
use crate::sheet::Sheet;
use image::{DynamicImage, GrayImage, ImageFormat};
use numpre::Grid;
use serde_json::Value;
use std::fs;
use std::io::Cursor;
use std::path::Path;

pub const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The same puzzle with 5 in r1c3, which clashes with r1c1.
pub fn misprint() -> String {
    format!("535{}", &PUZZLE[3..])
}

/// Draws these puzzles, two in a row.
pub fn page(puzzles: &[&str]) -> DynamicImage {
    let mut sheet = Sheet::new(if puzzles.len() > 1 { 700 } else { 350 }, 235, 40);
    for (place, puzzle) in puzzles.iter().enumerate() {
        let puzzle: Grid = puzzle.parse().unwrap();
        let (left, top) = ((place % 2) as f32 * 340.0, (place / 2) as f32 * 340.0);
        sheet.board(&puzzle, 30.0 + left, 30.0 + top, 32.0);
    }
    picture(sheet)
}

pub fn picture(sheet: Sheet) -> DynamicImage {
    let side = sheet.side as u32;
    DynamicImage::ImageLuma8(GrayImage::from_raw(side, side, sheet.pixels).unwrap())
}

pub fn encoded(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

pub fn png(picture: &DynamicImage) -> Vec<u8> {
    encoded(picture, ImageFormat::Png)
}

/// Runs `solve` on a picture, which must be refused with one line.
#[track_caller]
pub fn refused(bytes: &[u8]) -> Ran {
    let ran = fed(&["solve"], bytes);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), "invalid\n"), "{ran:?}");
    assert!(ran.err.starts_with("<stdin>: "), "{ran:?}");
    ran
}

#[test]
fn pictures_of_all_formats_are_read_whatever_their_name() {
    let grey = page(&[PUZZLE]);
    let coloured = DynamicImage::ImageRgb8(grey.to_rgb8());
    let deep = DynamicImage::ImageRgba16(grey.to_rgba16());
    let files = [
        ("page.png", png(&grey)),
        ("deep.png", png(&deep)),
        ("page.jpg", encoded(&coloured, ImageFormat::Jpeg)),
        ("grey.txt", encoded(&grey, ImageFormat::Jpeg)),
        ("page.webp", encoded(&coloured, ImageFormat::WebP)),
        ("turned.png", png(&grey.rotate90())),
    ];
    for (name, bytes) in files {
        let folder = Folder::new();
        folder.file(name, &bytes);
        folder.numpre(&["solve", name]).expect(0, &format!("{SOLUTION}\n"), "");
        fed(&["solve"], &bytes).expect(0, &format!("{SOLUTION}\n"), "");
    }
}

#[test]
fn all_commands_take_pictures() {
    let folder = Folder::new();
    folder.file("page.png", png(&page(&[PUZZLE])));
    folder.numpre(&["check", "page.png"]).expect(0, "unique\n", "");
    folder.numpre(&["convert", "--to", "line-81", "page.png"]).expect(
        0,
        &format!("{PUZZLE}\n"),
        "",
    );
    folder.numpre(&["verify", "page.png", SOLUTION]).expect(0, "correct\n", "");
    folder.numpre(&["hint", "page.png"]).expect(0, "r1c6=8\n", "");
    for command in ["rate", "explain", "draw"] {
        let ran = folder.numpre(&[command, "page.png"]);
        assert!(ran.code == Some(0) && ran.err.is_empty() && ran.out.len() > 20, "{ran:?}");
    }
}

#[test]
fn a_doubtful_board_is_refused_or_taken_and_the_others_are_read() {
    let folder = Folder::new();
    folder.file("page.png", png(&page(&[PUZZLE, &misprint(), PUZZLE])));
    let ran = folder.numpre(&["solve", "page.png"]);
    assert_eq!((ran.code, ran.out), (Some(2), format!("{SOLUTION}\ninvalid\n{SOLUTION}\n")));
    let start = "page.png#2: row 1, column ";
    assert!(ran.err.starts_with(start) && ran.err.contains("not taken, because"), "{}", ran.err);
    assert!(ran.err.contains("--doubtful take"), "{}", ran.err);
    let japanese = folder.numpre(&["solve", "--lang", "ja", "page.png"]);
    assert!(japanese.err.starts_with("page.png#2: 1行"), "{}", japanese.err);

    let taken = folder.numpre(&["convert", "--to", "line-81", "--doubtful", "take", "page.png"]);
    assert_eq!((taken.code, taken.out.lines().count()), (Some(0), 3), "{}", taken.err);
    assert!(taken.err.contains("page.png#2: warning: row 1, column "), "{}", taken.err);

    let strict = folder.numpre(&["solve", "--strict", "page.png"]);
    assert_eq!((strict.code, strict.out), (Some(2), format!("{SOLUTION}\ninvalid\n")));
}

#[test]
fn json_has_the_reading() {
    let folder = Folder::new();
    folder.file("page.png", png(&page(&[PUZZLE, &misprint()])));
    let ran = folder.numpre(&["solve", "--json", "page.png"]);
    let rows: Vec<Value> = ran.out.lines().map(|row| serde_json::from_str(row).unwrap()).collect();
    assert_eq!((&rows[0]["source"], &rows[0]["puzzle"]), (&"page.png#1".into(), &PUZZLE.into()));
    let (sure, doubtful) = (&rows[0]["photo"], &rows[1]["photo"]);
    assert_eq!((&sure["board"], &sure["verdict"]), (&1.into(), &"sure".into()));
    assert!(sure["reason"].is_null() && sure["doubtful"].as_array().unwrap().is_empty());
    let corner = sure["corners"][0].as_array().unwrap();
    assert!(corner.iter().all(|at| (at.as_f64().unwrap() - 30.0).abs() < 3.0), "{corner:?}");
    assert_eq!(
        (&rows[1]["status"], &rows[1]["code"]),
        (&"invalid".into(), &"picture-doubtful".into())
    );
    assert_eq!(doubtful["verdict"], "doubtful");
    let cell = doubtful["doubtful"][0]["cell"].as_str().unwrap();
    assert!(cell.starts_with("r1c"), "{cell}");
}

#[test]
fn corners_are_in_the_pixels_of_the_file() {
    let large = page(&[PUZZLE]).resize_exact(2800, 2800, image::imageops::FilterType::Triangle);
    let ran = fed(&["solve", "--json"], png(&large));
    let row: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(row["solution"], SOLUTION);
    let end = row["photo"]["corners"][2][0].as_f64().unwrap();
    assert!((end - (30.0 + 9.0 * 32.0) * 8.0).abs() < 24.0, "{end}");
}

#[test]
fn cut_off_files_are_refused_at_every_length() {
    let whole = DynamicImage::ImageRgb8(page(&[PUZZLE]).to_rgb8());
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP] {
        let bytes = encoded(&whole, format);
        for part in 1..12 {
            refused(&bytes[..bytes.len() * part / 12]);
        }
        refused(&bytes[..12]);
    }
}

#[test]
fn pictures_without_a_board_are_refused_in_words() {
    let mut sheet = Sheet::new(560, 235, 40);
    sheet.grid(30.0, 30.0, 31.0, 16);
    let ran = refused(&png(&picture(sheet)));
    assert!(ran.err.contains("no Sudoku board found"), "{}", ran.err);
    let ran = refused(&png(&DynamicImage::new_luma8(300, 200)));
    assert!(ran.err.contains("no Sudoku board found"), "{}", ran.err);
    let ran = refused(&png(&DynamicImage::new_luma8(1000, 20)));
    assert!(ran.err.contains("1,000 × 20 pixels; expected at least 60"), "{}", ran.err);
    // A text with the name of a picture is a text.
    let folder = Folder::new();
    folder.file("text.jpg", format!("{PUZZLE}\n"));
    folder.numpre(&["solve", "text.jpg"]).expect(0, &format!("{SOLUTION}\n"), "");
    folder.file("empty.jpg", "");
    assert_eq!(folder.numpre(&["solve", "empty.jpg"]).code, Some(2));
}

#[test]
fn a_header_of_a_giant_is_refused_before_the_pixels_are_read() {
    // SOF0 of a JPEG file with 60,000 × 60,000 pixels.
    let mut bytes = encoded(&page(&[PUZZLE]), ImageFormat::Jpeg);
    let header = bytes.windows(2).position(|pair| pair == [0xff, 0xc0]).unwrap();
    bytes[header + 5..header + 9].copy_from_slice(&[0xea, 0x60, 0xea, 0x60]);
    let ran = refused(&bytes);
    assert!(ran.err.contains("60,000 × 60,000 pixels; expected at most 64 million"), "{}", ran.err);
}

#[test]
fn photos_are_read_or_refused() {
    let photos = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/photos");
    let Ok(files) = fs::read_dir(&photos) else {
        println!("skipped: there are no photos in ../shared/data/photos");
        return;
    };
    let mut photos: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    photos.retain(|path| path.extension().is_some_and(|end| end == "jpg"));
    photos.sort();
    for photo in photos.iter().take(3) {
        let ran = crate::run::numpre(&["check", photo.to_str().unwrap()]);
        assert!(["unique\n", "invalid\n"].contains(&ran.out.as_str()), "{photo:?}: {ran:?}");
    }
}
