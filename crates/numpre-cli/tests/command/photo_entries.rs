//! The digits of a player in pictures: `--photo-entries`, in each command.

use crate::photos::{PUZZLE, SOLUTION, page, picture, png};
use crate::run::{Folder, Ran};
use crate::sheet::{DIGITS, Sheet};
use numpre::Grid;
use serde_json::Value;

/// The puzzle with three digits of a player.
const FILLED_IN: &str =
    "534.7....672195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The same in the notation with placed digits.
const PLACED: &str =
    "53+4.7....6+7+2195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Draws the puzzle, and the other digits of a filled-in one: thinner, slanted and lighter.
fn sheet(filled_in: &str) -> Vec<u8> {
    let (puzzle, filled_in): (Grid, Grid) = (PUZZLE.parse().unwrap(), filled_in.parse().unwrap());
    let (left, top, cell) = (37.0, 52.0, 41.0);
    let mut sheet = Sheet::new(460, 235, 40);
    sheet.board(&puzzle, left, top, cell);
    sheet.ink = 130;
    for (place, digit) in filled_in.filled().filter(|&(place, _)| puzzle.get(place).is_none()) {
        let at = |(x, y): (f32, f32)| {
            let (right, down) = (0.25 + 0.14 * x - 0.06 * (y - 3.0), 0.08 + 0.15 * y - 0.02 * x);
            let (column, row) = (f32::from(place.column() as u8), f32::from(place.row() as u8));
            (left + cell * (column + right), top + cell * (row + down))
        };
        for ends in DIGITS[digit.index()].windows(2) {
            sheet.line(at(ends[0]), at(ends[1]), cell * 0.015);
        }
    }
    png(&picture(sheet))
}

fn folder(filled_in: &str) -> Folder {
    let folder = Folder::new();
    folder.file("page.png", sheet(filled_in));
    folder
}

/// Runs a command on the page, which is doubtful because of its handwriting.
#[track_caller]
fn taken(folder: &Folder, arguments: &[&str]) -> Ran {
    let ran = folder.numpre(&[arguments, &["--doubtful", "take", "page.png"]].concat());
    assert!(ran.err.contains("some digits look handwritten"), "{ran:?}");
    ran
}

#[track_caller]
fn gives(ran: &Ran, code: i32, out: &str) {
    assert_eq!((ran.code, ran.out.trim_end_matches('\n')), (Some(code), out), "{ran:?}");
}

#[test]
fn digits_of_a_player_are_left_out_unless_they_are_kept() {
    let folder = folder(FILLED_IN);
    for command in ["solve", "check", "rate", "explain", "hint", "draw"] {
        let [unsaid, dropped, kept] = [&[][..], &["drop"], &["keep"]].map(|choice| {
            let option: &[&str] = if choice.is_empty() { &[] } else { &["--photo-entries"] };
            let lines = ["--output", "json"];
            let output = if command == "draw" { &[][..] } else { &lines };
            taken(&folder, &[&[command][..], option, choice, output].concat()).out
        });
        assert_eq!(unsaid, dropped, "{command}");
        assert!(dropped.contains(PUZZLE) && !dropped.contains(FILLED_IN), "{command}: {dropped}");
        assert!(kept.contains(FILLED_IN) && !kept.contains(PUZZLE), "{command}: {kept}");
    }
    // Whatever is taken, the reading is the same.
    for choice in ["keep", "drop"] {
        let ran = taken(&folder, &["solve", "--json", "--photo-entries", choice]);
        let row: Value = serde_json::from_str(&ran.out).unwrap();
        let entries = format!("..4.......72{}", ".".repeat(69));
        assert_eq!(
            (&row["photo"]["entries"], &row["solution"]),
            (&entries.into(), &SOLUTION.into())
        );
    }
}

#[test]
fn a_kept_digit_that_is_wrong_is_found() {
    let folder = folder(&PUZZLE.replacen("53.", "532", 1));
    gives(&taken(&folder, &["solve"]), 0, SOLUTION);
    gives(&taken(&folder, &["solve", "--photo-entries", "keep"]), 1, "none");
    let hint = taken(&folder, &["hint", "--photo-entries", "keep"]);
    assert!(hint.err.contains("a wrong digit: in the solution, r1c3 = 4"), "{hint:?}");
}

#[test]
fn verify_checks_the_digits_of_a_player() {
    gives(&taken(&folder(SOLUTION), &["verify"]), 0, "correct");
    // The last digit that is not a given: 6 for 1, so that 6 is twice in row, column and block.
    let wrong = SOLUTION.replacen("286179", "286679", 1);
    gives(&taken(&folder(&wrong), &["verify"]), 1, "incorrect duplicate");
    let folder = folder(FILLED_IN);
    gives(&taken(&folder, &["verify"]), 1, "incorrect blank");
    let dropped = taken(&folder, &["verify", "--photo-entries", "drop"]);
    assert!(dropped.code == Some(2) && dropped.err.contains("no answer"), "{dropped:?}");
    // The same as the answers to other puzzles.
    folder.file("puzzle.txt", format!("{PUZZLE}\n"));
    gives(&taken(&folder, &["verify", "puzzle.txt"]), 1, "incorrect blank");
}

#[test]
fn verify_takes_full_boards_as_answers() {
    let folder = Folder::new();
    folder.file("puzzle.txt", format!("{PUZZLE}\n"));
    folder.file("page.png", png(&page(&[SOLUTION])));
    folder.numpre(&["verify", "puzzle.txt", "page.png"]).expect(0, "correct\n", "");
    folder.numpre(&["verify", "--strict", "page.png"]).expect(0, "correct\n", "");
    for command in ["solve", "check", "convert --to line-81"] {
        let arguments: Vec<&str> = command.split(' ').chain(["page.png"]).collect();
        let ran = folder.numpre(&arguments);
        assert!(ran.code == Some(2) && ran.err.contains("it is full"), "{command}: {ran:?}");
    }
}

#[test]
fn convert_keeps_digits_of_a_player_where_they_differ_from_givens() {
    let folder = folder(FILLED_IN);
    let convert =
        |format, more: &[&str]| taken(&folder, &[&["convert", "--to", format], more].concat());
    gives(&convert("givens-placed-deleted", &[]), 0, PLACED);
    gives(&convert("hodoku", &[]), 0, &format!(":0000:x:{PLACED}::::"));
    gives(&convert("line-81", &[]), 0, PUZZLE);
    assert!(convert("csv", &[]).out.contains(PUZZLE));
    gives(&convert("givens-placed-deleted", &["--photo-entries", "drop"]), 0, PUZZLE);
    let lost = convert("line-81", &["--photo-entries", "keep"]);
    gives(&lost, 0, FILLED_IN);
    assert!(lost.err.contains("the placed digits of 1 puzzle became givens"), "{lost:?}");
}

#[test]
fn photo_out_draws_digits_of_a_player_apart_from_givens() {
    let folder = folder(FILLED_IN);
    taken(&folder, &["check", "--photo-out", "reading.svg"]);
    let drawing = folder.read("reading.svg");
    let digits = |colour: &str| -> usize {
        let of_board = |line: &&str| line.contains("10.18") && line.contains(colour);
        let texts = drawing
            .lines()
            .filter(of_board)
            .filter_map(|line| line.split_once('>')?.1.strip_suffix("</text>").map(str::len));
        texts.sum()
    };
    assert_eq!((digits("#16181d"), digits("#1b4fd1")), (30, 3), "{drawing}");
}
