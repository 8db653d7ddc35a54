//! Hints that do not reveal too much: the output of `--level where` in every form, for every
//! technique, and about mistakes.

use crate::explanations::OF_RANK;
use crate::run::*;
use crate::scene::Scene;
use serde_json::Value;
use std::collections::BTreeMap;

/// Returns, for every technique that explanations use, a board on which it is the next step. The
/// board is in the format that keeps removed candidates.
fn next_of_each() -> BTreeMap<String, String> {
    let mut boards = BTreeMap::new();
    // The first puzzle needs an X-wing; the singles of the second are naked; the third needs a
    // negation.
    let further = [
        "..5.....64..2..17....681...6..4..5.7..9...6..7.2..6..3...748....76..2..13.....7..",
        "...53....58.6..3....49....71.6...4..8.5...6.9..3...5.23....18....2..6.91....45...",
        ".....578..1...26..9..6......6..2..7.1.3.4...2...9.8.....5..9...3...7.45....8....6",
    ];
    for puzzle in OF_RANK.iter().flatten().copied().chain(further) {
        let explained: Value =
            serde_json::from_str(&numpre(&["explain", "--output", "json", puzzle]).out).unwrap();
        let mut cells: Vec<String> = puzzle.chars().map(String::from).collect();
        let mut removed: Vec<String> = Vec::new();
        for step in explained["steps"].as_array().unwrap() {
            let board = format!(":0000:x:{}:{}::", cells.concat(), removed.join(" "));
            boards.entry(step["technique"].as_str().unwrap().to_owned()).or_insert(board);
            let places = |name: &str| -> Vec<(usize, usize, u64)> {
                let place = |value: &Value| {
                    let cell = value["cell"].as_str().unwrap().as_bytes();
                    (
                        usize::from(cell[1] - b'0'),
                        usize::from(cell[3] - b'0'),
                        value["digit"].as_u64().unwrap(),
                    )
                };
                step[name].as_array().unwrap().iter().map(place).collect()
            };
            for (row, column, digit) in places("placements") {
                cells[9 * (row - 1) + column - 1] = format!("+{digit}");
            }
            removed.extend(
                places("eliminations")
                    .iter()
                    .map(|(row, column, digit)| format!("{digit}{row}{column}")),
            );
        }
    }
    boards
}

/// Returns the outputs of a hint in all forms and languages, by form. For a workbook it is its
/// sheet.
fn all_outputs(level: &str, board: &str) -> BTreeMap<String, String> {
    let mut outputs = BTreeMap::new();
    for lang in ["en", "ja"] {
        for output in ["grid", "line", "json", "csv"] {
            let ran =
                numpre(&["hint", "--level", level, "--output", output, "--lang", lang, board]);
            outputs.insert(format!("{output}-{lang}"), format!("{}{}", ran.out, ran.err));
        }
        let folder = Folder::new();
        folder.numpre(&["hint", "--level", level, "--lang", lang, board, "--out", "hint.xlsx"]);
        let book = calamine_text(&folder.path("hint.xlsx"));
        outputs.insert(format!("xlsx-{lang}"), book);
    }
    outputs
}

/// Returns the texts of all cells of a workbook.
fn calamine_text(path: &std::path::Path) -> String {
    use calamine::{Reader, open_workbook_auto};
    let mut book = open_workbook_auto(path).unwrap();
    let sheets = book.worksheets();
    sheets
        .iter()
        .flat_map(|(_, range)| range.rows())
        .flatten()
        .map(|cell| format!("{cell}\n"))
        .collect()
}

/// Returns the text without the repeated puzzle and without the names of columns.
fn said(text: &str) -> String {
    let is_puzzle = |word: &str| {
        word.len() == 81 && word.bytes().all(|byte| byte == b'.' || byte.is_ascii_digit())
    };
    let words =
        text.split(|letter: char| !(letter.is_alphanumeric() || letter == '.' || letter == '-'));
    let heading = "line puzzle status rank level houses cells technique text steps clashes wrong \
                   error source";
    let is_said = |word: &&str| {
        !word.is_empty() && !is_puzzle(word) && !heading.split(' ').any(|name| name == *word)
    };
    words.filter(is_said).collect::<Vec<_>>().join(" ")
}

/// The text is the same for every technique, except for the number of the block. So it does not
/// reveal the technique.
#[test]
fn level_where_reveals_only_the_block() {
    let boards = next_of_each();
    for technique in [
        "full-house",
        "naked-single",
        "hidden-single",
        "locked-candidates",
        "x-wing",
        "negation",
        "trial",
    ] {
        assert!(boards.contains_key(technique), "{technique}");
    }
    let mut shapes: BTreeMap<String, String> = BTreeMap::new();
    for (technique, board) in &boards {
        for (output, text) in all_outputs("where", board) {
            let said = said(&text);
            let digits: Vec<char> = said.chars().filter(char::is_ascii_digit).collect();
            // The only digits are the number of the input line and the number of the block.
            let block = *digits.last().unwrap();
            let shape = said.replace([block, '1'], "#");
            assert!(
                digits.iter().all(|&digit| digit == block || digit == '1'),
                "{technique} {output}: {text}"
            );
            let first = shapes.entry(output.clone()).or_insert_with(|| shape.clone());
            assert_eq!(*first, shape, "{technique} {output}");
            for word in ["r1c", "single", "rank", "★", "手筋", "目", "ランク", "単独"] {
                assert!(!said.contains(word), "{technique} {output}: {text}");
            }
        }
    }
}

#[test]
fn level_what_names_technique_and_place_but_no_digit_and_no_cell_of_a_single() {
    for (technique, board) in next_of_each() {
        let hint: Value = serde_json::from_str(
            &numpre(&["hint", "--level", "what", "--output", "json", &board]).out,
        )
        .unwrap();
        assert_eq!(hint["technique"], technique);
        let is_single = ["full-house", "naked-single", "hidden-single"].contains(&&*technique);
        assert_eq!(hint.get("cells").is_none(), is_single, "{technique}");
        assert!(!is_single || hint["houses"].as_array().unwrap().len() == 1, "{technique}");
        assert_eq!(hint.get("steps"), None);
        let words = numpre(&["hint", "--level", "what", "--output", "grid", &board]).out;
        let is_single_digit = |word: &str| word.len() == 1 && word.as_bytes()[0].is_ascii_digit();
        // The name of a technique may have a digit: "unique rectangle type 4".
        let (before, name) = words.split_once("Technique: ").unwrap();
        let digits = before.split([' ', '.', ',', ':', '\n']).filter(|word| is_single_digit(word));
        // The number of the house of a single is the only one.
        let house = hint["houses"][0].as_str().filter(|_| is_single).map(|house| &house[1..]);
        assert!(digits.eq(house), "{words}");
        assert_eq!(name.matches(['.', ':']).count(), 1, "{words}");
    }
}

/// The next step of the board is an X-wing.
#[test]
fn hints_use_only_the_chosen_techniques() {
    let board = &next_of_each()["x-wing"];
    let hint = |techniques: &str, more: &[&str]| {
        numpre(&[&["hint", "--techniques", techniques, board], more].concat())
    };
    let technique = |techniques: &str| {
        let hint: Value = serde_json::from_str(&hint(techniques, &["--json"]).out).unwrap();
        hint["technique"].as_str().map(str::to_owned)
    };
    for enough in ["x-wing", "basic,x-wing", "intermediate", "advanced", "extreme"] {
        assert_eq!(technique(enough).as_deref(), Some("x-wing"), "{enough}");
    }
    assert_eq!(technique("basic"), None);
    assert_eq!(technique("naked-pair,hidden-pair"), None);

    let ran = hint("basic", &["--output", "grid"]);
    assert!(ran.out.contains("The easiest that does: X-wing."), "{ran:?}");
    assert_eq!(ran.code, Some(1));
    let ran = hint("basic", &["--output", "grid", "--lang", "ja"]);
    assert!(ran.out.contains("一番やさしいのはXウィングです"), "{ran:?}");
    let ran = hint("basic", &["--json"]);
    assert!(ran.out.contains("The easiest that does: X-wing."), "{ran:?}");
    let ran = hint("easy", &[]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("easy") && ran.err.contains("intermediate"), "{ran:?}");
}

/// Tests a wrong digit, a wrongly removed candidate and two clashing givens. Each has the same
/// three strengths.
#[test]
fn mistakes_are_revealed_as_far_as_the_level_allows() {
    let puzzle = OF_RANK[2][0];
    let solution = numpre(&["solve", puzzle]).out;
    let right = solution.chars().nth(1).unwrap();
    let wrong =
        "123456789".chars().find(|&digit| digit != right && !puzzle[..9].contains(digit)).unwrap();
    let placed = format!(":0000:x:{}:::", puzzle.replacen("9.", &format!("9+{wrong}"), 1));
    let removed = format!(":0000:x:{puzzle}:{right}12::");
    for (name, board) in [("digit", &*placed), ("candidate", &*removed), ("clash", IMPOSSIBLE)] {
        let mut scene = Scene::default();
        for level in ["where", "what", "full"] {
            for (output, text) in all_outputs(level, board) {
                scene.add(format!("{level}, {output}"), &text);
            }
        }
        scene.check(&format!("hint-mistake-{name}"));
        for (output, text) in all_outputs("where", board) {
            assert!(
                !text.contains("r1c2") && !text.contains("2列") && !text.contains("c6"),
                "{output}: {text}"
            );
        }
    }
}

/// Returns the number of steps that a hint for Inkala's puzzle lists.
fn listed(arguments: &[&str]) -> usize {
    let ran = fed(&[&["hint", "--output", "json"], arguments].concat(), INKALA);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    serde_json::from_str::<Value>(&ran.out).unwrap()["steps"].as_array().unwrap().len()
}

#[test]
fn a_limit_stops_after_this_number_of_steps() {
    assert_eq!(listed(&["--technique", "trial", "--limit", "2"]), 2);
    assert_eq!(listed(&["--all", "--limit", "1"]), 1);
    let (all, more) = (listed(&["--all"]), listed(&["--all", "--limit", "100000"]));
    assert!(all > 2);
    assert_eq!(all, more);
    // Without `--all` a limit asks for several steps too.
    assert_eq!(listed(&["--limit", "2"]), 2);
    assert_eq!(listed(&[]), 1);
}

#[test]
fn limited_hints_are_the_first_of_all() {
    let lines = |arguments: &[&str]| fed(&[&["hint"], arguments].concat(), SAMPLE).out;
    let (all, two) = (lines(&["--all"]), lines(&["--all", "--limit", "2"]));
    assert_eq!(all.split("; ").take(2).collect::<Vec<_>>().join("; "), two.trim_end());
}

#[test]
fn a_limit_is_at_least_one_and_not_for_a_level() {
    for arguments in [&["hint", "--limit", "0"][..], &["hint", "--limit", "2", "--level", "what"]] {
        let ran = fed(arguments, SAMPLE);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{arguments:?}");
    }
}
