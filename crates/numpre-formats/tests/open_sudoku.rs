//! OpenSudoku XML.

#![cfg(feature = "opensudoku")]

use crate::common::{INKALA, LINE, nine_lines, read_all, read_in_steps, summary};
use numpre_formats::{Batches, Format, Options, ReadError, Record};
use proptest::prelude::*;

fn game(puzzle: &str) -> String {
    format!("<game data=\"{}\"/>", puzzle.replace('.', "0"))
}

/// Returns a file in the second version of the format, with `between` between its tags.
fn folder(between: &str) -> String {
    [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>".to_owned(),
        "<opensudoku version=\"2\">".to_owned(),
        "<folder name=\"Easy &amp; <more>\" created=\"0\">"
            .replace('<', "&lt;")
            .replacen("&lt;", "<", 1),
        game(LINE),
        format!("<game created='0' state='1' data='{INKALA}' note=''></game>"),
        "</folder>".to_owned(),
        "<folder name=\"Hard\">".to_owned(),
        game(INKALA),
        "</folder>".to_owned(),
        "</opensudoku>".to_owned(),
    ]
    .join(between)
}

#[test]
fn games_are_records_and_other_tags_are_skipped() {
    assert_eq!(summary(folder("\n")), ["4 opensudoku 17", "5 opensudoku 21", "8 opensudoku 21"]);
    assert_eq!(
        summary(folder("\r\n  \t")),
        ["4 opensudoku 17", "5 opensudoku 21", "8 opensudoku 21"]
    );
    assert_eq!(summary(folder("")), ["1 opensudoku 17", "1 opensudoku 21", "1 opensudoku 21"]);
    assert_eq!(summary(format!("\u{feff}{}\n{LINE}\n", folder(" "))).len(), 4);
}

#[test]
fn the_first_version_has_texts_about_the_puzzles() {
    let text = format!(
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n\
         <opensudoku>\n  \
         <name>Level 7: easy, 3 games</name>\n  \
         <author>53..7....</author>\n  \
         <description>one\n{}two</description>\n  <comment></comment>\n  \
         <created>2009-09-16</created>\n  <source/>\n  <level>1</level>\n  \
         <sourceURL>https://sudokupad.app/scl</sourceURL>\n\n  \
         <!-- {} -->\n  {}\n  <game\n    created=\"0\"\n    data = '{INKALA}'\n  />\n\
         </opensudoku>\n",
        nine_lines(INKALA),
        game(INKALA),
        game(LINE),
    );
    assert_eq!(summary(&text), ["23 opensudoku 17", "24 opensudoku 21"]);
}

#[test]
fn an_error_has_the_place_of_its_data_and_spoils_no_other_game() {
    let cells = LINE.replace('.', "0");
    for (bad, expected) in [
        (game(&LINE[1..]), "2:93 cell-count: found 80"),
        (game(&format!("{LINE}12")), "2:94 cell-count: found 83"),
        (game(""), "2:13 cell-count: found 0"),
        (game(&LINE.replacen('8', "八", 1)), "2:19 character: found '八'"),
        ("<game data=\"version: 3&#10;0|0|1|\"/>".into(), "2:13 character: found 'v'"),
        ("<game created=\"0\" />".into(), "2:1 no-game-data"),
        (game(&format!("{LINE} easy")), "2:13 no-game-data"),
        (game(&format!("{LINE} {INKALA}")), "2:13 no-game-data"),
        (game(&format!("+{LINE}:217")), "2:13 no-game-data"),
        (format!("<game data=\"{cells}"), "2:94 tag"),
        (format!("<game data=\"{cells}\""), "2:95 tag"),
        (format!("<game data={cells}/>"), "2:12 tag"),
        (format!("<game data=\"{cells}/>"), "2:96 tag"),
        ("<game".into(), "2:6 tag"),
        ("<folder name=\"Hard>".into(), "2:20 tag"),
        ("<name>Easy".into(), "2:7 tag"),
        ("<!-- Easy".into(), "2:5 tag"),
        ("</game x".into(), "2:7 tag"),
    ] {
        let good = game(INKALA);
        for (after, line) in [("\n", 3), ("\r\n\r\n", 4), ("", 2)] {
            if after.is_empty() && bad == "<game" {
                continue;
            }
            let found = summary(format!("{good}\n{bad}{after}{good}\n{LINE}\n"));
            let third = format!("{line} opensudoku 21");
            let last = format!("{} line-81 17", line + 1);
            assert_eq!(found, ["1 opensudoku 21", expected, &third, &last], "{bad} {after:?}");
        }
        let found = summary(format!("{bad}\n{LINE}\n"));
        assert_eq!(found, [expected.replacen('2', "1", 1).as_str(), "2 line-81 17"], "{bad}");
        let found = summary(format!("{bad}\n{}", nine_lines(LINE)));
        assert_eq!(found, [expected.replacen('2', "1", 1).as_str(), "2 nine-lines 17"], "{bad}");
    }
    let several = format!("<game\n  created=\"難\"\n  data=\"{}\"/>\n{LINE}\n", &cells[2..]);
    assert_eq!(summary(several), ["3:88 cell-count: found 79", "4 line-81 17"]);
}

#[test]
fn columns_are_those_of_the_line_where_all_games_share_it() {
    let text = format!("<name>難</name>{}{} ?\n", game(LINE), game(&LINE[1..]));
    let expected = ["1 opensudoku 17", "1:203 cell-count: found 80", "1:207 character: found '?'"];
    assert_eq!(summary(&text), expected);
    for (step, at_most) in [(1, 1), (7, 1), (100, 2)] {
        let found = read_in_steps(text.as_bytes(), step, at_most, Options::default());
        assert_eq!(found, read_all(&text), "{step} {at_most}");
    }
    let mut batches = Batches::new(text.as_bytes(), Options::default());
    let second =
        (batches.next_batch(1).unwrap().unwrap(), batches.next_batch(2).unwrap().unwrap()).1;
    assert_eq!(second.records().next().unwrap().unwrap_err().column, 203);
}

#[test]
fn a_cell_is_found_in_a_line_of_several_games() {
    let text = format!("{}{}\n", game(LINE), game(INKALA));
    let mut batches = Batches::new(text.as_bytes(), Options::default());
    batches.next_batch(1).unwrap();
    let batch = batches.next_batch(1).unwrap().unwrap();
    let board = batch.records().next().unwrap().unwrap().puzzle.givens;
    assert_eq!(batch.place_of(1, &board, "r1c1".parse().unwrap()), Some((1, 96 + 13)));
}

#[test]
fn links_in_angle_brackets_are_links() {
    for link in ["https://www.sudokuwiki.org/sudoku.htm?bd=", "www.sudokuwiki.org/sudoku.htm?bd="] {
        assert_eq!(
            summary(format!("<{link}{LINE}>\n{}\n", game(LINE))),
            ["1 sudokuwiki 17", "2 opensudoku 17"]
        );
    }
    assert_eq!(
        summary("<games>\n<gam\n"),
        ["1:1 character: found '<'", "2:1 character: found '<'"]
    );
}

#[test]
fn a_tag_ends_a_board_and_a_heading() {
    let (short, tag) = (&nine_lines(LINE)[..80], game(INKALA));
    assert_eq!(summary(format!("{short}{tag}\n")), ["1:1 row-count: found 8", "9 opensudoku 21"]);
    assert_eq!(summary(format!("Grid 01\n{tag}{tag}\n")).len(), 3);
    assert_eq!(summary(format!("---------\n{tag}{tag}\n")), ["2 opensudoku 21", "2 opensudoku 21"]);
    // A CR before a space is white space.
    assert_eq!(summary(format!("{INKALA}\n\r {tag}\n{LINE}\n")).len(), 3);
    assert_eq!(summary(format!("---------\n\r {tag}\n{LINE}\n")).len(), 2);
}

/// The limit on the length of a line does not apply to tags and games on one line, but to each of
/// them.
#[test]
fn a_line_of_games_may_be_longer_than_the_limit() {
    let games = game(LINE).repeat(3000);
    let found =
        summary(format!("<opensudoku><folder name=\"x\">{games}</folder></opensudoku>\n{LINE}\n"));
    assert_eq!(found.len(), 3001);
    assert_eq!((found[2999].as_str(), found[3000].as_str()), ("1 opensudoku 17", "2 line-81 17"));
    let long = "x".repeat(1 << 17);
    for (text, expected) in [
        (format!("<game note=\"{long}\"/>\n{LINE}\n"), "1:1 too-long: limit 65536"),
        (format!("<!--{long}-->\n{LINE}\n"), "1:1 too-long: limit 65536"),
        (format!("<!--\n{}-->", format!("{LINE}\n").repeat(1000)), "1:5 tag"),
    ] {
        assert_eq!(summary(&text)[0], expected);
        assert_eq!(summary(&text)[1], "2 line-81 17");
    }
}

#[test]
fn it_is_only_read() {
    assert_eq!("opensudoku".parse(), Ok(Format::OpenSudoku));
    assert!(!Format::OpenSudoku.is_written());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Nothing panics, and the items are the same in any steps.
    #[test]
    fn any_tags_read_the_same_in_steps(
        text in "(<game|<game data=\"|[0-9.]{81}|\"|'|/>|>|\r\n|\n|\r| |<|</game>|<name>|</name>|\
                 <!--|-->|<folder |\\[|\\{|<\\?xml|難|x=|\u{0}|[0-9.]{9}\n|---------\n){0,25}",
        step in 1..100_usize,
        at_most in 1..4_usize,
        limit in 90..300_usize,
    ) {
        let options = Options { line_limit: limit, ..Options::default() };
        let whole = read_in_steps(text.as_bytes(), usize::MAX, usize::MAX, options);
        prop_assert_eq!(&read_in_steps(text.as_bytes(), step, at_most, options), &whole);
        for items in whole.windows(2) {
            let line = |item: &Result<Record, ReadError>| match item {
                Ok(record) => record.line,
                Err(error) => error.line,
            };
            prop_assert!(line(&items[0]) <= line(&items[1]));
        }
    }
}
