//! `numpre draw`: the content of the files, their names, and the messages if there are none.

use crate::run::*;
use crate::scene::{LANGUAGES, Scene};
use roxmltree::Document;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EASY_ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Returns the title of a file. Fails if it is not well-formed SVG.
fn title(svg: &str) -> String {
    let document = Document::parse(svg).unwrap();
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    root.first_element_child().unwrap().text().unwrap().to_owned()
}

/// Returns the width and the height that a file declares.
fn size(svg: &str) -> (String, String) {
    let document = Document::parse(svg).unwrap();
    let of = |name| document.root_element().attribute(name).unwrap().to_owned();
    (of("width"), of("height"))
}

/// Returns the texts in the cells of a file that has no row and column numbers: first the bold
/// ones, which are givens, then the others.
fn read(svg: &str) -> (Vec<String>, Vec<String>) {
    let document = Document::parse(svg).unwrap();
    let number = |text: &str| text.parse::<f32>().unwrap();
    let cell = number(size(svg).0.trim_end_matches("pt")) / 9.0;
    let (mut bold, mut plain) = (vec![String::new(); 81], vec![String::new(); 81]);
    for node in document.descendants().filter(|node| node.has_tag_name("text")) {
        let read = if node.attribute("font-weight").is_some() { &mut bold } else { &mut plain };
        let row = (number(node.attribute("y").unwrap()) / cell) as usize;
        for (x, digit) in node.attribute("x").unwrap().split(' ').zip(node.text().unwrap().chars())
        {
            read[row * 9 + (number(x) / cell) as usize].push(digit);
        }
    }
    (bold, plain)
}

/// Returns the texts of the cells of a board, in the form that [`read`] returns.
fn cells(board: &str) -> Vec<String> {
    board
        .chars()
        .map(|digit| if digit == '.' { String::new() } else { digit.to_string() })
        .collect()
}

#[test]
fn a_puzzle_is_drawn_to_standard_output_or_into_a_file() {
    let ran = numpre(&["draw", SAMPLE]);
    insta::assert_snapshot!("puzzle", ran.shown());
    assert_eq!(title(&ran.out), format!("Puzzle: {SAMPLE}"));
    assert_eq!(read(&ran.out), (cells(SAMPLE), cells(&".".repeat(81))));
    fed(&["draw"], SAMPLE).expect(0, &ran.out, "");
    fed(&["draw", "-", "--out", "-"], SAMPLE).expect(0, &ran.out, "");
    let folder = Folder::new();
    folder.numpre(&["draw", "-o", "board.svg", SAMPLE]).expect(0, "", "");
    assert_eq!((folder.names(), folder.read("board.svg")), (vec!["board.svg".to_owned()], ran.out));
    assert_eq!(title(&numpre(&["draw", "--lang", "ja", SAMPLE]).out), format!("問題：{SAMPLE}"));
}

#[test]
fn the_title_is_the_name_of_the_puzzle() {
    let ran = fed(&["draw"], format!("id,title,puzzle\n7,Arto & <friends>,{INKALA}\n"));
    assert_eq!((ran.code, title(&ran.out)), (Some(0), "Puzzle: Arto & <friends>".to_owned()));
    let ran = fed(&["draw"], format!("id,title,puzzle\n7, ,{INKALA}\n"));
    assert_eq!(title(&ran.out), format!("Puzzle: {INKALA}"));
}

/// Returns the steps that `explain` writes as JSON.
fn steps_of(puzzle: &str, lang: &str) -> Vec<serde_json::Value> {
    let explained = numpre(&["explain", "--lang", lang, "-O", "json", puzzle]).out;
    let explained: serde_json::Value = serde_json::from_str(&explained).unwrap();
    explained["steps"].as_array().unwrap().clone()
}

#[test]
fn every_step_is_drawn_under_its_sentence() {
    for lang in LANGUAGES {
        let steps = steps_of(EASY, lang);
        assert!(steps.len() > 9);
        for (place, step) in steps.iter().enumerate().step_by(7) {
            let ran = numpre(&["draw", "--lang", lang, "--step", &(place + 1).to_string(), EASY]);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
            assert_eq!(title(&ran.out), step["text"].as_str().unwrap());
        }
        let last = numpre(&["draw", "--lang", lang, "--step", &steps.len().to_string(), EASY]);
        assert_eq!(title(&last.out), steps.last().unwrap()["text"].as_str().unwrap());
    }
    insta::assert_snapshot!(
        "step",
        numpre(&["draw", "--step", "1", "--style", "print", EASY]).shown()
    );
}

/// The steps are those of the explanation with the same options.
#[test]
fn steps_of_another_order_are_drawn() {
    let puzzle =
        ".6.184.9...8...4.....5.9...7.........4.......9.6.5...1......84.4...237.......8..6";
    for order in ["hodoku", "se121"] {
        let explained = numpre(&["explain", "--order", order, "--json", puzzle]).out;
        let explained: serde_json::Value = serde_json::from_str(&explained).unwrap();
        let steps = explained["steps"].as_array().unwrap();
        for number in [7, 20, 22] {
            let drawn = numpre(&["draw", "--order", order, "--step", &number.to_string(), puzzle]);
            assert_eq!(title(&drawn.out), steps[number - 1]["text"].as_str().unwrap());
        }
    }
    let refused = numpre(&["draw", "--order", "se121", "--no-uniqueness", "--step", "1", puzzle]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert!(refused.err.contains("--no-uniqueness"), "{}", refused.err);
}

#[test]
fn a_step_that_does_not_exist_is_reported_with_the_number_of_steps() {
    let folder = Folder::new();
    let steps = steps_of(INKALA, "en").len();
    let message = format!("argument 1:1:1: there is no step 1,000; expected 1 to {steps}\n");
    folder.numpre(&["draw", "--step", "1000", INKALA, "--out", "step.svg"]).expect(2, "", &message);
    assert_eq!(folder.names(), [""; 0]);
    let message =
        format!("引数1:1:1: 1,000手目はありません。1～{steps}のどれかを指定してください\n");
    numpre(&["draw", "--step", "1000", "--lang", "ja", INKALA]).expect(2, "", &message);
    let message = "argument 1:1:1: there is no step 1, since nothing is left to do; \
                   expected a board with blanks\n";
    numpre(&["draw", "--step", "1", EASY_ANSWER]).expect(2, "", message);
    let one = EASY_ANSWER.replacen('5', ".", 1);
    numpre(&["draw", "--step", "2", &one]).expect(
        2,
        "",
        "argument 1:1:1: there is no step 2; expected 1, the only step\n",
    );
}

#[test]
fn the_solution_is_drawn_with_its_givens() {
    let ran = numpre(&["draw", "--answer", EASY]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let (bold, plain) = read(&ran.out);
    assert_eq!(bold, cells(EASY));
    let both: String =
        bold.iter().zip(&plain).map(|(bold, plain)| format!("{bold}{plain}")).collect();
    assert_eq!((both.as_str(), title(&ran.out)), (EASY_ANSWER, format!("Full grid: {EASY}")));
}

#[test]
fn two_of_several_solutions_are_drawn() {
    let open = INKALA_ANSWER.replace(['3', '4', '6'], ".");
    let checked = numpre(&["check", &open]);
    let ran = numpre(&["draw", "--answer", &open]);
    assert_eq!((checked.out.as_str(), ran.code), ("multiple\n", Some(1)));
    assert_eq!(ran.err, "argument 1:1:1: multiple solutions; two of them are drawn\n");
    let (bold, plain) = read(&ran.out);
    assert_eq!((bold, title(&ran.out)), (cells(&open), format!("Two solutions: {open}")));
    let differing = plain.iter().filter(|digits| digits.len() == 2).count();
    assert!(differing >= 4 && plain.iter().all(|digits| digits.len() <= 2), "{plain:?}");
}

#[test]
fn a_puzzle_that_is_not_proper_has_no_steps() {
    let folder = Folder::new();
    let clashes = "the givens clash: 7 twice in column 6 (r4c6, r5c6); \
                   7 twice in block 5 (r4c6, r5c6); \
                   expected each digit at most once in every row, column and block";
    let none = format!("12345678.........9{}", ".".repeat(63));
    for (puzzle, option, message) in [
        (
            SEVERAL,
            "--step=1",
            "multiple solutions, so there are no steps to draw; \
             expected a puzzle with exactly one solution",
        ),
        (
            &none,
            "--step=1",
            "no solution, so there are no steps to draw; \
             expected a puzzle with exactly one solution",
        ),
        (IMPOSSIBLE, "--step=1", clashes),
        (&none, "--answer", "no solution to draw; expected a puzzle that has one"),
        (IMPOSSIBLE, "--answer", clashes),
    ] {
        let message = format!("argument 1:1:1: {message}\n");
        folder.numpre(&["draw", puzzle, option, "--out", "board.svg"]).expect(1, "", &message);
        numpre(&["draw", puzzle, option]).expect(1, "", &message);
        assert_eq!(folder.names(), [""; 0]);
    }
    let message = "引数1:1:1: 複数解のため、描く手がありません。唯一解の問題を指定してください\n";
    numpre(&["draw", SEVERAL, "--step", "1", "--lang", "ja"]).expect(1, "", message);
    // The board of such a puzzle can still be drawn.
    let ran = numpre(&["draw", IMPOSSIBLE]);
    assert_eq!((ran.code, read(&ran.out).0), (Some(0), cells(IMPOSSIBLE)));
}

#[test]
fn a_board_is_drawn_with_its_placed_digits_and_candidates() {
    let placed = format!("..4{}", ".".repeat(78));
    let half = numpre(&["draw", &EASY.replacen("53.", "53+4", 1)]);
    assert_eq!((half.code, read(&half.out)), (Some(0), (cells(EASY), cells(&placed))));
    assert!(title(&half.out).starts_with("Half-solved board: 534.7"), "{}", title(&half.out));
    // Candidates in the input are always drawn. Candidates of a plain puzzle are drawn on request.
    let grid = numpre(&["convert", "--to", "candidates", INKALA]).out;
    let (drawn, asked) = (fed(&["draw"], &grid), numpre(&["draw", "--candidates", INKALA]));
    assert_eq!((drawn.code, asked.code), (Some(0), Some(0)));
    assert_eq!(read(&drawn.out), read(&asked.out));
    let (bold, plain) = read(&asked.out);
    assert_eq!((bold, plain[1].as_str(), plain[7].as_str()), (cells(INKALA), "1246", "4579"));
}

#[test]
fn several_puzzles_have_files_with_numbers() {
    let folder = Folder::new();
    folder.file("all.txt", format!("{SAMPLE}\n12\n{EASY}\n"));
    folder.file("two-001.svg", "old");
    let message = "all.txt:2:3: 2 cells; expected 81\n";
    folder
        .numpre(&["draw", "all.txt", INKALA, "--out", "some.svg", "-j", "2"])
        .expect(2, "", message);
    folder.numpre(&["draw", EASY, SAMPLE, "--out", "two"]).expect(0, "", "");
    folder.numpre(&["draw", EASY, SAMPLE, "--out", "two.svg"]).expect(0, "", "");
    folder.numpre(&["draw", "--strict", "all.txt", "--out", "strict.SVG"]).expect(2, "", message);
    let names = [
        "all.txt",
        "some-001.svg",
        "some-003.svg",
        "some-004.svg",
        "strict-001.SVG",
        "two-001",
        "two-001.svg",
    ];
    assert_eq!(folder.names(), [&names[..], &["two-002", "two-002.svg"]].concat());
    for (name, puzzle) in [
        ("some-003.svg", EASY),
        ("some-004.svg", INKALA),
        ("two-001.svg", EASY),
        ("two-002", SAMPLE),
    ] {
        assert_eq!(folder.read(name), numpre(&["draw", puzzle]).out, "{name}");
    }
}

#[test]
fn several_puzzles_do_not_go_to_standard_output() {
    let message = "numpre: each puzzle is drawn into a file of its own; \
                   expected --out NAME.svg for NAME-001.svg, NAME-002.svg and so on, \
                   or a single puzzle\n";
    numpre(&["draw", EASY, SAMPLE]).expect(2, "", message);
    let ran = fed(&["draw", "--lang", "ja"], format!("{EASY}\n{SAMPLE}\n"));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("NAME-001.svg") && ran.err.contains("1問ずつ別のファイル"), "{ran:?}");
}

#[test]
fn a_size_is_that_of_the_whole_drawing() {
    for (asked, points) in
        [("60mm", "170.08pt"), ("2in", "144pt"), ("300px", "225pt"), ("６ｃｍ", "170.08pt")]
    {
        for of in [&["--candidates"][..], &["--step", "1"]] {
            let ran = numpre(&[&["draw", EASY, "--size", asked], of].concat());
            assert_eq!(
                size(&ran.out),
                (points.to_owned(), points.to_owned()),
                "{asked}: {}",
                ran.err
            );
        }
    }
    assert_eq!(numpre(&["draw", EASY]).out, numpre(&["draw", EASY, "--size", "12cm"]).out);
}

#[test]
fn every_style_has_its_own_colours() {
    let drawn = |style: &str| numpre(&["draw", "--step", "1", "--style", style, EASY]);
    let mut all: Vec<String> =
        ["light", "dark", "colour-blind", "print", "current"].map(|style| drawn(style).out).into();
    assert_eq!(drawn("color-blind").out, all[2]);
    assert!(all[4].contains("currentColor"));
    all.iter().for_each(|svg| assert!(!title(svg).is_empty()));
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 5);
}

#[test]
fn options_that_cannot_be_used_are_reported_in_both_languages() {
    let folder = Folder::new();
    let mistakes = [
        "--size 60",
        "--size 5mm",
        "--size large",
        "--style pink",
        "--step 0",
        "--step last",
        "--answer --step 1",
        "--answer --candidates",
        "--out board.png",
        "--out board.xlsx",
        "--out missing/board.svg",
        "--output json",
    ];
    let mut scene = Scene::default();
    for lang in LANGUAGES {
        let refusal = |line: &str| {
            let ran = folder.numpre(
                &[&["draw", EASY, "--lang", lang], &line.split(' ').collect::<Vec<_>>()[..]]
                    .concat(),
            );
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line}: {ran:?}");
            ran.err
        };
        for line in mistakes {
            scene.add(format!("{line}, {lang}"), &refusal(line));
        }
    }
    scene.check("draw-mistakes");
    assert_eq!(folder.names(), [""; 0]);
}

#[test]
fn unreadable_puzzles_are_not_drawn() {
    let folder = Folder::new();
    fed(&["draw"], "12\n").expect(2, "", "<stdin>:1:3: 2 cells; expected 81\n");
    fed(&["draw", "--lang", "ja"], "").expect(
        2,
        "",
        "<stdin>:1:1: 問題が入っていません。1問以上必要です\n",
    );
    folder.file("board.svg", "old");
    let ran = folder.numpre(&["draw", "missing.txt", "--out", "board.svg"]);
    ran.expect(
        2,
        "",
        "missing.txt: no such file; expected a puzzle of 81 cells, or a file of puzzles\n",
    );
    assert_eq!(
        (folder.names(), folder.read("board.svg")),
        (vec!["board.svg".to_owned()], "old".to_owned())
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_drawing_that_cannot_be_written_is_reported() {
    let message = "numpre: /dev/full: cannot be written (the disk is full)\n";
    numpre(&["draw", EASY, "--out", "/dev/full"]).expect(2, "", message);
}
