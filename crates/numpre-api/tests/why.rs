//! Checks the answers to "why is this cell not this digit": what the first sentence does not
//! reveal, and how the whole answer ends.

use numpre::{Cell, Digit, Grid};
use numpre_api::Engine;
use numpre_text::{Language, Texts};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Puzzles for singles, locked candidates, subsets, fish and assumptions. Some are half solved.
const PUZZLES: [&str; 8] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5",
    "...1.4.....1...9...9.7.3.6.8.7...1.6.........3.4...5.9.5.4.2.3...8...6.....8.6...",
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
];

fn ask(engine: &mut Engine, lang: &str, ask: &str, with: Value) -> Value {
    let ask = json!({"v": 1, "id": 1, "ask": ask, "with": with, "lang": lang});
    let reply: Value = serde_json::from_str(&engine.ask(&ask.to_string())).expect("JSON");
    assert_eq!(reply["ok"], json!(true), "{reply}");
    reply["value"].clone()
}

/// Asks about every wrong candidate of every cell, on three boards of each puzzle on the way to the
/// solution.
fn each_answer(lang: &str, mut check: impl FnMut(Cell, Digit, &Value)) {
    let mut engine = Engine::new();
    for puzzle in PUZZLES {
        let solution =
            ask(&mut engine, lang, "solve", json!({"board": {"givens": puzzle}}))["solution"]
                .clone();
        let solution: Grid = solution.as_str().expect("a grid").parse().expect("a grid");
        let mut board = json!({"givens": puzzle});
        for _ in 0..3 {
            for cell in Cell::all() {
                for digit in Digit::all().filter(|&digit| solution.get(cell) != Some(digit)) {
                    let with =
                        json!({"board": board, "cell": cell.to_string(), "digit": digit.get()});
                    check(cell, digit, &ask(&mut engine, lang, "why", with));
                }
            }
            board =
                ask(&mut engine, lang, "explain", json!({"board": board, "count": 12}))["board"]
                    .clone();
        }
    }
}

/// The cases that the answers had. Each check must have met its own.
#[derive(Debug, Default)]
struct Met {
    briefs: BTreeSet<String>,
    techniques: BTreeSet<String>,
    with_warning: usize,
    without_warning: usize,
}

/// Checks all answers in a language. One pass makes all checks, because the answers take longer
/// than these.
fn check_all(lang: &str) {
    let language = Language::built_in().into_iter().find(|language| language.code() == lang);
    let texts = Texts::new(&language.expect("a built-in language"));
    let mut met = Met::default();
    each_answer(lang, |cell, digit, answer| {
        names_no_other_digit_and_no_other_cell(&texts, (cell, digit), answer, &mut met);
        ends_with_the_cell_that_was_asked_about(&texts, (cell, digit), answer, &mut met);
        warns_exactly_when_it_reveals_what_the_cell_holds((cell, digit), answer, &mut met);
    });
    // Three kinds of sentence: removed elsewhere, another digit placed in the cell, contradiction.
    assert!(met.briefs.len() >= 3, "{met:?}");
    assert!(met.techniques.len() >= 5, "{met:?}");
    assert!(met.with_warning > 50 && met.without_warning > 50, "{met:?}");
}

#[test]
fn every_answer_in_english_is_as_it_must_be() {
    check_all("en");
}

#[test]
fn every_answer_in_japanese_is_as_it_must_be() {
    check_all("ja");
}

/// Returns the text without the names of the cell and of its houses. The digits that remain are
/// about something else.
fn without_names(texts: &Texts, text: &str, cell: Cell) -> String {
    let houses = cell.houses().map(|house| texts.house(house));
    let left = text.replace(&texts.cell(cell), "");
    houses.iter().fold(left, |text, name| text.replace(name.as_str(), ""))
}

/// Checks the first sentence.
fn names_no_other_digit_and_no_other_cell(
    texts: &Texts,
    (cell, digit): (Cell, Digit),
    answer: &Value,
    met: &mut Met,
) {
    if answer["kind"] == json!("peer") {
        return;
    }
    let brief = answer["brief"].as_str().expect("a text");
    let rest = without_names(texts, brief, cell);
    let digits: Vec<char> = rest.chars().filter(char::is_ascii_digit).collect();
    assert!(
        digits.iter().all(|&one| one.to_string() == digit.to_string()),
        "{cell} {digit}: {brief}"
    );
    met.briefs.insert(rest.replace(&digit.to_string(), "d"));
}

/// Checks the last sentence, and the last frame of the picture.
fn ends_with_the_cell_that_was_asked_about(
    texts: &Texts,
    (cell, digit): (Cell, Digit),
    answer: &Value,
    met: &mut Met,
) {
    let name = texts.cell(cell);
    let name = name.split('（').next().expect("a name");
    let Some(step) = answer.get("step") else {
        let text = answer["text"].as_str().expect("a text");
        assert!(text.contains(name), "{text}");
        return;
    };
    met.techniques.insert(step["technique"].to_string());
    let sentences = step["sentences"].as_array().expect("sentences");
    let last = sentences.last().and_then(|sentence| sentence["text"].as_str()).expect("a sentence");
    assert!(last.contains(name) && last.contains(&digit.to_string()), "{cell} {digit}: {last}");
    let frames = step["picture"]["frames"].as_array().expect("frames");
    let end = frames.last().expect("a frame");
    assert_eq!(end["sentences"], json!([sentences.len() - 1]), "{cell} {digit}: {frames:?}");
    // The candidate is crossed out in the last frame. Something points to it, unless the cell
    // itself is the reason.
    let marks = step["picture"]["marks"].as_array().expect("marks");
    let is_crossed = |mark: &Value| {
        let is_it = mark["cell"] == json!(cell.to_string()) && mark["digit"] == json!(digit.get());
        is_it && (mark["meaning"] == json!("barred") || mark["meaning"] == json!("remove"))
    };
    assert!(marks.iter().any(is_crossed), "{cell} {digit}: {marks:?}");
    let is_elsewhere =
        end["key"] == json!("reach") && !step["cells"].to_string().contains(&cell.to_string());
    let shapes = step["picture"]["shapes"].as_array().expect("shapes");
    let is_ray = |shape: &Value| {
        shape["from"] == json!(frames.len() - 1) && shape["layer"] == json!("ground")
    };
    assert!(!is_elsewhere || shapes.iter().any(is_ray), "{cell} {digit}: {last}");
}

/// Checks the warning that the answer gives away a digit.
fn warns_exactly_when_it_reveals_what_the_cell_holds(
    (cell, digit): (Cell, Digit),
    answer: &Value,
    met: &mut Met,
) {
    let Some(step) = answer.get("step") else {
        assert_eq!(answer["kind"], json!("peer"));
        return;
    };
    let own = |list: &Value| -> Vec<u64> {
        let entries = list.as_array().expect("a list").iter();
        entries
            .filter(|one| one["cell"] == json!(cell.to_string()))
            .filter_map(|one| one["digit"].as_u64())
            .collect()
    };
    let (placed, removed) = (own(&step["placements"]), own(&step["eliminations"]));
    let sees = |one: &Value| {
        let other = one["cell"].as_str().and_then(|name| name.parse::<Cell>().ok());
        other.is_some_and(|other| other.sees(cell))
    };
    let placements = step["placements"].as_array().expect("a list").iter();
    let seen: Vec<u64> =
        placements.filter(|one| sees(one)).filter_map(|one| one["digit"].as_u64()).collect();
    let before = step["picture"]["candidates"][cell.index()].as_u64().expect("bits");
    let gone = removed.iter().chain(&seen).fold(0, |bits, digit| bits | 1 << (digit - 1));
    let is_revealed = !placed.is_empty() || (before & !gone).count_ones() == 1;
    assert_eq!(answer["gives_away"], json!(is_revealed), "{cell} {digit}");
    let count = if is_revealed { &mut met.with_warning } else { &mut met.without_warning };
    *count += 1;
}
