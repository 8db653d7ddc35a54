//! Requests in JSON, as a page sends them.

use numpre::assess::Assessor;
use numpre::logic::{Reasoner, Step, ladder};
use numpre::{Grid, Puzzle};
use numpre_api::{BulkEngine, Engine, FileReader, StepData};
use numpre_formats::xlsx::TableWriter;
use numpre_text::{Language, Texts};
use serde_json::{Value, json};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARDEST: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn reply(ask: &str, with: Value, lang: &str) -> Value {
    let ask = json!({"v": 1, "id": 3, "ask": ask, "with": with, "lang": lang});
    serde_json::from_str(&Engine::new().ask(&ask.to_string())).expect("JSON")
}

fn value(ask: &str, with: Value) -> Value {
    let reply = reply(ask, with, "en");
    assert_eq!((&reply["ok"], &reply["id"]), (&json!(true), &json!(3)), "{reply}");
    reply["value"].clone()
}

fn fault(ask: &str, with: Value) -> Value {
    let reply = reply(ask, with, "en");
    assert_eq!(reply["ok"], json!(false), "{reply}");
    reply["error"].clone()
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// A board with 9 in r5c5, where the solution has 5.
fn wrong() -> Value {
    let placed = format!("{}9{}", ".".repeat(40), ".".repeat(40));
    json!({"givens": EASY, "placed": placed})
}

#[test]
fn a_hint_has_no_more_than_its_level_allows() {
    for puzzle in [EASY, HARDEST] {
        let board = json!({"givens": puzzle});
        let hint = |level: &str| value("next", json!({"board": board, "level": level}));
        assert_eq!(keys(&hint("exists")), ["kind"]);
        assert_eq!(keys(&hint("where")), ["houses", "kind", "text"]);
        assert_eq!(keys(&hint("what")), ["cells", "houses", "kind", "name", "technique", "text"]);
        assert_eq!(keys(&hint("full")), ["kind", "step"]);
        assert_eq!(hint("full")["step"]["judged"], json!(true));
    }
}

#[test]
fn the_levels_of_a_hint_agree_with_those_of_a_new_engine() {
    let ask = |board: &str, ladder: &str, techniques: &[&str], level: &str| {
        let with = json!({
            "board": {"givens": board}, "ladder": ladder, "techniques": techniques, "level": level,
        });
        json!({"v": 1, "id": 3, "ask": "next", "with": with, "lang": "en"}).to_string()
    };
    let mut engine = Engine::new();
    let mut before = String::new();
    // Each search differs from the one before it in one respect, and finds something else.
    for (board, ladder, techniques) in [
        (EASY, "s4", &[][..]),
        (EASY, "player", &[]),
        (HARDEST, "player", &[]),
        (HARDEST, "player", &["naked-single"]),
        (EASY, "player", &["naked-single"]),
    ] {
        let full = ask(board, ladder, techniques, "full");
        let levels = ["where", "what"].map(|level| ask(board, ladder, techniques, level));
        for question in levels.iter().chain([&full]) {
            assert_eq!(engine.ask(question), Engine::new().ask(question));
        }
        let step = engine.ask(&full);
        assert_ne!(step, before);
        before = step;
    }
}

#[test]
fn sudoku_explainer_rates_a_board() {
    let rated = value("rate-se", json!({"board": {"givens": EASY}}));
    let expected = json!({
        "rater": "se121", "er": 1.2, "ep": 1.2, "ed": 1.2, "hardest": "hidden-single",
        "name": "hidden single", "steps": 51, "text": "1.2/1.2/1.2",
    });
    assert_eq!(rated, expected);
    let with = json!({
        "board": {"givens": EASY}, "rater": "se121c", "isomorphs": 5, "seed": 3,
    });
    let rated = value("rate-se", with);
    assert_eq!((&rated["rater"], &rated["er"]), (&json!("se121c"), &json!(1.2)));
    assert_eq!((&rated["lowest_er"], &rated["highest_er"]), (&json!(1.2), &json!(1.2)));
    let code =
        |givens: &str| fault("rate-se", json!({"board": {"givens": givens}}))["name"].clone();
    assert_eq!(code(&".".repeat(81)), json!("multiple"));
    assert_eq!(code(&format!("11{}", ".".repeat(79))), json!("none"));
    let solved = value("solve", json!({"board": {"givens": EASY}}))["solution"].clone();
    assert_eq!(code(solved.as_str().expect("a board")), json!("solved"));
    let late = json!({
        "v": 1, "id": 3, "ask": "rate-se", "with": {"board": {"givens": HARDEST}}, "lang": "en",
        "deadline_ms": 0,
    });
    let reply: Value = serde_json::from_str(&Engine::new().ask(&late.to_string())).expect("JSON");
    assert_eq!(reply["error"]["code"], json!("timeout"));
}

#[test]
fn hodoku_rates_a_board() {
    let rated = value("rate-hodoku", json!({"board": {"givens": EASY}}));
    let expected = json!({
        "score": 204, "level": "easy", "hardest": "naked-single", "name": "naked single",
        "steps": 51, "text": "HoDoKu: score 204, level easy",
    });
    assert_eq!(rated, expected);
    let name =
        |givens: &str| fault("rate-hodoku", json!({"board": {"givens": givens}}))["name"].clone();
    assert_eq!(name(&".".repeat(81)), json!("multiple"));
    let solved = value("solve", json!({"board": {"givens": EASY}}))["solution"].clone();
    assert_eq!(name(solved.as_str().expect("a board")), json!("solved"));
    let late = json!({
        "v": 1, "id": 3, "ask": "rate-hodoku", "with": {"board": {"givens": HARDEST}},
        "lang": "en", "deadline_ms": 0,
    });
    let reply: Value = serde_json::from_str(&Engine::new().ask(&late.to_string())).expect("JSON");
    assert_eq!(reply["error"]["code"], json!("timeout"));
}

#[test]
fn a_mistake_comes_before_any_step_and_one_level_softer() {
    let mistake =
        |level: &str| value("next", json!({"board": wrong(), "level": level}))["mistake"].clone();
    let exists = json!({"level": "exists", "text": "There is a mistake somewhere."});
    assert_eq!((mistake("exists"), mistake("where")), (exists.clone(), exists));
    assert_eq!(
        mistake("what"),
        json!({"level": "where", "houses": ["b5"], "text": "There is a mistake in block 5."})
    );
    assert_eq!(
        mistake("full"),
        json!({"level": "what", "wrong": ["r5c5"], "text": "There is a mistake in r5c5."})
    );
    let soft = value("assess", json!({"board": wrong(), "level": "where"}));
    assert_eq!(keys(&soft), ["condition", "mistake", "status"]);
    let whole = value("assess", json!({"board": wrong()}));
    assert_eq!(keys(&whole), ["condition", "mistake", "solution", "status", "wrong"]);
    assert_eq!((&whole["status"], &whole["wrong"]), (&json!("none"), &json!(["r5c5"])));
}

#[test]
fn a_removed_candidate_that_was_right_is_a_mistake_too() {
    let mut candidates = vec![511; 81];
    candidates[40] = 511 - (1 << 4);
    let board = json!({"givens": EASY, "candidates": candidates});
    let reply = value("assess", json!({"board": board, "level": "full"}));
    assert_eq!(
        (&reply["condition"], &reply["mistake"]["wrong"]),
        (&json!("wrong-removals"), &json!(["r5c5"]))
    );
}

/// Compares with the core's own explanation, for portions with a fixed number of steps and for
/// portions that end by time.
#[test]
fn portions_make_the_whole_explanation() {
    let ladders = [("player", ladder::PLAYER), ("s4", ladder::S4), ("hodoku", ladder::HODOKU)];
    for (name, techniques) in ladders {
        let puzzle = Puzzle::of_givens(HARDEST.parse::<Grid>().expect("a puzzle"));
        let (_, expected) =
            Assessor::new(Reasoner::new(techniques)).explain(&puzzle).expect("it is proper");
        let expected: Vec<String> = expected.steps.iter().map(|step| step.to_string()).collect();
        for count in [Some(7), None] {
            assert_eq!(explained_in_portions(name, count), expected, "{count:?}");
        }
    }
}

/// Returns the notations of all steps to the end. Each portion has `count` steps; without a count,
/// at most ten.
fn explained_in_portions(ladder: &str, count: Option<usize>) -> Vec<String> {
    let mut board = json!({"givens": HARDEST});
    let mut found = Vec::new();
    loop {
        let portion = value("explain", json!({"board": board, "ladder": ladder, "count": count}));
        let steps = portion["steps"].as_array().expect("steps");
        found
            .extend(steps.iter().map(|step| step["notation"].as_str().expect("a text").to_owned()));
        board = portion["board"].clone();
        if portion["end"] != json!("more") {
            assert_eq!(portion["end"], json!("solved"));
            return found;
        }
        match count {
            Some(count) => assert_eq!(steps.len(), count),
            None => assert!((1..=10).contains(&steps.len())),
        }
    }
}

#[test]
fn the_judge_confirms_steps_as_they_are_sent_and_no_others() {
    let lines: usize = [(EASY, 60), (HARDEST, 12)]
        .map(|(puzzle, count)| {
            let board = json!({"givens": puzzle});
            let reply = value("explain", json!({"board": board, "count": count, "proof": true}));
            let mut steps = reply["steps"].as_array().expect("steps").clone();
            let is_sound = |steps: &[Value]| {
                value("judge", json!({"board": board, "steps": steps}))["is_sound"].clone()
            };
            assert_eq!(is_sound(&steps), json!(true));
            let lines = steps.iter().filter(|step| !step["line"].is_null()).count();
            steps[0]["placements"] = json!([{"cell": "r1c1", "digit": 9}]);
            steps[0]["eliminations"] = json!([]);
            assert_eq!(is_sound(&steps), json!(false));
            steps[0]["rests_on"].take();
            let fault = fault("judge", json!({"board": board, "steps": steps}));
            assert_eq!(fault["name"], json!("steps: rests_on"));
            lines
        })
        .iter()
        .sum();
    assert!(lines > 0);
}

#[test]
fn the_proof_of_a_step_comes_only_if_it_was_asked_for() {
    for puzzle in [EASY, HARDEST] {
        let step = |proof: bool| {
            value("next", json!({"board": {"givens": puzzle}, "proof": proof}))["step"].clone()
        };
        let has = |step: &Value| [&step["evidence"], &step["rests_on"]].map(|one| !one.is_null());
        assert_eq!((has(&step(false)), has(&step(true))), ([false; 2], [true; 2]));
    }
}

/// Compares with the core's own steps, in the form in which the command writes them.
#[test]
fn a_step_read_back_is_the_step_of_the_core() {
    let texts = Texts::new(&Language::english());
    let puzzle = Puzzle::of_givens(HARDEST.parse::<Grid>().expect("a puzzle"));
    let (_, explanation) = Assessor::default().explain(&puzzle).expect("it is proper");
    let mut lines = 0;
    for step in &explanation.steps {
        let json = serde_json::to_string(&StepData::new(step, &texts)).expect("JSON");
        let read: StepData = serde_json::from_str(&json).expect("a step");
        lines += usize::from(read.line.is_some());
        assert_eq!(Step::try_from(read).as_ref(), Ok(step), "{json}");
    }
    assert!(lines > 3);
}

#[test]
fn every_frame_of_a_line_of_reasoning_has_its_sentence() {
    let mut board = json!({"givens": HARDEST});
    let mut count = 0;
    for _ in 0..4 {
        let portion = value("explain", json!({"board": board, "count": 10}));
        for step in portion["steps"].as_array().expect("steps") {
            let frames = step["picture"]["frames"].as_array().expect("frames");
            if !frames.iter().any(|frame| frame["key"] == json!("assumption")) {
                continue;
            }
            count += 1;
            let shown = frames.iter().filter(|frame| {
                frame["is_assumed"] == json!(true) || frame["key"] == json!("conclusion")
            });
            let sentences: Vec<&Value> =
                shown.flat_map(|frame| frame["sentences"].as_array().expect("places")).collect();
            let all: Vec<Value> = (0..step["sentences"].as_array().expect("sentences").len())
                .map(|place| json!(place))
                .collect();
            assert_eq!(sentences, all.iter().collect::<Vec<_>>());
        }
        board = portion["board"].clone();
    }
    assert!(count > 0);
}

#[test]
fn texts_are_in_the_language_of_the_question() {
    let with = json!({"board": {"givens": EASY}, "level": "where"});
    let text = |lang: &str| {
        reply("next", with.clone(), lang)["value"]["text"].as_str().expect("a text").to_owned()
    };
    assert_eq!(text("ja"), "ブロック2を見てください。");
    assert_eq!(text("ja-JP"), text("ja"));
    assert_eq!(text("xx"), text("en"));
}

#[test]
fn what_is_read_is_written_again() {
    let read = value("read", json!({"text": format!("{EASY} first\nnonsense\n{HARDEST}\n")}));
    assert_eq!(
        (read["records"][1]["line"].clone(), read["faults"][0]["line"].clone()),
        (json!(3), json!(2))
    );
    let records: Vec<Value> = read["records"]
        .as_array()
        .expect("records")
        .iter()
        .map(|record| json!({"board": record["board"]}))
        .collect();
    let written = value("write", json!({"format": "line-81", "records": records}));
    assert_eq!(written, json!({"text": format!("{EASY}\n{HARDEST}\n"), "incomplete": []}));
    assert_eq!(
        fault("write", json!({"format": "json", "records": []}))["code"],
        json!("bad-request")
    );
}

#[test]
fn orders_are_met_or_refused() {
    let made = value("make", json!({"order": {"ranks": [4, 4], "seed": 7}, "index": 2}));
    assert_eq!(value("rate", json!({"board": {"givens": made["puzzle"]}}))["rank"], json!(4));
    assert_eq!(fault("make", json!({"order": {"clues": [3, 9]}}))["name"], json!("too-few-clues"));
    assert_eq!(
        fault("make", json!({"order": {"ranks": [7, 8], "logic_only": true}}))["name"],
        json!("no-rank")
    );
}

#[test]
fn a_date_has_a_puzzle_or_is_refused() {
    let made = value("daily", json!({"date": "2026-11-29"}));
    let order = json!({"ranks": [7, 7], "seed": 20_261_129});
    assert_eq!(made, value("make", json!({"order": order})));
    for wrong in [
        json!({}),
        json!({"date": "2026-11-31"}),
        json!({"date": "29.11.2026"}),
        json!({"date": 20_261_129}),
        json!({"date": "2026-11-29", "seed": 7}),
    ] {
        assert_eq!(fault("daily", wrong)["code"], json!("bad-request"));
    }
    let name = fault("daily", json!({"date": "2026-11-31"}))["name"].clone();
    assert!(name.as_str().is_some_and(|name| name.starts_with("no such day; ")), "{name}");
}

#[test]
fn orders_have_a_technique_an_er_and_a_level() {
    let order = json!({"technique": "naked-pair", "se": [2.0, 3.0], "hodoku": "medium", "seed": 7});
    let made = value("make", json!({"order": order}));
    assert_eq!(made["technique"], json!("naked-pair"));
    let board = json!({"givens": made["puzzle"]});
    let rated = value("rate-se", json!({"board": board}));
    for name in ["er", "ep", "ed"] {
        assert_eq!(made["se"][name], rated[name]);
    }
    let rated = value("rate-hodoku", json!({"board": board}));
    assert_eq!(made["hodoku"]["score"], rated["score"]);
    assert_eq!((&made["hodoku"]["level"], &rated["level"]), (&json!("medium"), &json!("medium")));
    let refused = |order| fault("make", json!({"order": order}))["name"].clone();
    assert_eq!(refused(json!({"technique": "x-wing", "logic_only": true})), "technique-ranks");
    assert_eq!(refused(json!({"se": [7.5, 7.0]})), "no-er");
    assert_eq!(fault("make", json!({"order": {"se": [7.15, 8.0]}}))["code"], "bad-request");
    // Without ranks, pairs may be needed although the default of other orders is rank 1 to 3.
    let order = json!({"technique": "naked-pair", "logic_only": true});
    assert_eq!(value("make", json!({"order": order}))["rank"], json!(4));
}

#[test]
fn solutions_are_counted_and_compared() {
    let open = json!({"givens": ".".repeat(81)});
    assert_eq!(
        value("count", json!({"board": open, "limit": 50})),
        json!({"count": 50, "is_exact": false})
    );
    assert_eq!(
        value("count", json!({"board": {"givens": EASY}})),
        json!({"count": 1, "is_exact": true})
    );
    let two = value("solve", json!({"board": open}));
    let (first, second) =
        (two["solution"].as_str().expect("one"), two["second"].as_str().expect("another"));
    assert_eq!(two["status"], json!("multiple"));
    let one = value("solve", json!({"board": {"givens": EASY}}));
    assert_eq!(keys(&one), ["differences", "solution", "status"]);
    let differing = first.bytes().zip(second.bytes()).filter(|(one, other)| one != other).count();
    assert_eq!(two["differences"].as_array().expect("cells").len(), differing);
    assert_eq!(fault("next", json!({"board": open}))["name"], json!("multiple"));
}

#[test]
fn why_a_cell_cannot_hold_a_digit() {
    let why = |puzzle: &str, cell: &str, digit: u8| {
        value("why", json!({"board": {"givens": puzzle}, "cell": cell, "digit": digit}))
    };
    let peer = why(EASY, "r1c3", 5);
    assert_eq!(
        (&peer["kind"], &peer["peer"]),
        (&json!("peer"), &json!({"cell": "r1c1", "digit": 5}))
    );
    assert_eq!(peer["text"], json!("r1c1 is 5, and r1c3 is in row 1 too."));
    assert_eq!(why(EASY, "r1c1", 7)["text"], json!("r1c1 is 5 already."));
    // A digit that is the next single there, then one that only a line of reasoning rules out.
    let it_is = json!({"kind": "it-is", "gives_away": true, "text": "It can: r1c3 is 4."});
    assert_eq!(why(EASY, "r1c3", 4), it_is);
    let line = why(HARDEST, "r1c2", 6);
    assert_eq!(
        (&line["kind"], &line["step"]["notation"]),
        (&json!("refutation"), &json!("r1c2<>6"))
    );
    assert_eq!(why(HARDEST, "r1c2", 1)["kind"], json!("it-is"));
    let open = why(&".".repeat(81), "r1c1", 7);
    assert_eq!(
        (&open["kind"], open["solution"].as_str().map(|grid| &grid[..1])),
        (&json!("solution"), Some("7"))
    );
    let mistake = value("why", json!({"board": wrong(), "cell": "r1c3", "digit": 4}));
    assert_eq!(mistake["kind"], json!("mistake"));
}

#[test]
fn a_game_comes_back_from_its_link() {
    let mut marks = vec![0; 81];
    marks[2] = 0b1010;
    let state = json!({"givens": EASY, "corner": marks, "title": "古い問題", "settings": 3});
    let payload = value("link", json!({"state": state}))["payload"].clone();
    assert_eq!(value("read-link", json!({"link": payload}))["state"], state);
    assert_eq!(fault("read-link", json!({"link": "AQA"}))["name"], json!("link-damaged"));
    assert_eq!(fault("read-link", json!({"link": "AgAA"}))["name"], json!("link-newer"));
}

#[test]
fn a_setter_sees_what_each_digit_leads_to() {
    let found = value("possible", json!({"board": {"givens": EASY}}));
    assert!(
        found["one"].as_array().expect("81").iter().all(|bits| bits
            .as_u64()
            .expect("bits")
            .count_ones()
            == 1)
    );
    assert!(!found["not_needed"].as_array().expect("cells").is_empty());
}

#[test]
fn an_exercise_begins_where_its_technique_is_the_next_step() {
    let found = value("practise", json!({"technique": "hidden-quad", "seed": 5}));
    let next = value("next", json!({"board": found["board"]}));
    assert_eq!(
        (&next["step"]["technique"], &next["step"]["notation"]),
        (&json!("hidden-quad"), &found["step"]["notation"])
    );
    assert_eq!(
        fault("practise", json!({"technique": "x-wing", "seed": 5, "ladder": "s4"}))["code"],
        json!("not-found")
    );
}

/// The file has three puzzles, one of them with an answer, and a line without a puzzle.
#[test]
fn a_file_is_read_in_portions_with_faults_in_their_place() {
    let solved = EASY.replace('.', "1");
    let text = format!("{EASY}\n{HARDEST} # hard\nnot a puzzle\n{EASY} {solved}\n");
    let bytes = text.len();
    let mut reader = FileReader::new(text.into_bytes(), "en");
    let mut next = || serde_json::from_str::<Value>(&reader.next_json(2)).expect("JSON");
    let first = next();
    assert_eq!(first["puzzles"], json!(format!("{EASY}{HARDEST}")));
    assert_eq!((&first["lines"], &first["is_end"]), (&json!([1, 2]), &json!(false)));
    assert_eq!(first["more"][0][0], json!(1));
    assert_eq!(first["more"][0][1]["extra"], json!([["comment", "hard"]]));
    let second = next();
    assert_eq!(
        (&second["faults"][0]["line"], &second["faults"][0]["column"]),
        (&json!(3), &json!(1))
    );
    assert_eq!((&second["lines"], &second["more"][0][1]["answer"]), (&json!([4]), &json!(solved)));
    let end = next();
    assert_eq!(
        (&end["lines"], &end["is_end"], &end["bytes"]),
        (&json!([]), &json!(true), &json!(bytes))
    );
}

#[test]
fn rearranged_puzzles_have_one_least_form() {
    let image =
        value("isomorph", json!({"board": {"givens": EASY}, "seed": 5}))["board"]["givens"].clone();
    let puzzles = format!("{EASY}{}{HARDEST}", image.as_str().expect("a grid"));
    let least = BulkEngine::new().canonical_many(puzzles.as_bytes());
    assert_ne!(image, json!(EASY));
    assert_eq!((least.len(), &least[..81]), (243, &least[81..162]));
    assert_ne!(&least[..81], &least[162..]);
    assert_eq!(
        json!(String::from_utf8_lossy(&least[..81])),
        value("canonical", json!({"puzzle": EASY}))["canonical"]
    );
}

#[test]
fn a_workbook_is_read_as_it_was_written_and_one_that_is_damaged_is_reported_once() {
    let rows = [["puzzle", "rank"], [EASY, "3"], ["12", ""], [HARDEST, ""]];
    let mut workbook = TableWriter::default();
    rows.iter().for_each(|row| workbook.row(row.iter().copied()).expect("it is packed"));
    let bytes = workbook.finish().expect("it is packed");
    let portion = |reader: &mut FileReader| -> Value {
        serde_json::from_str(&reader.next_json(2)).expect("JSON")
    };

    let mut reader = FileReader::new(bytes.clone(), "en");
    let first = portion(&mut reader);
    assert_eq!((&first["puzzles"], &first["formats"]), (&json!(EASY), &json!([["xlsx", 1]])));
    assert_eq!(first["more"][0][1]["extra"], json!([["rank", "3"]]));
    assert_eq!(
        (&first["faults"][0]["cell"], &first["faults"][0]["line"]),
        (&json!("Sheet1!A3"), &json!(2))
    );
    let second = portion(&mut reader);
    assert_eq!(
        (&second["puzzles"], &second["lines"], &second["is_end"]),
        (&json!(HARDEST), &json!([3]), &json!(true))
    );

    for damaged in [&bytes[..bytes.len() / 2], b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"] {
        let mut reader = FileReader::new(damaged.to_vec(), "en");
        let first = portion(&mut reader);
        assert_eq!(first["faults"].as_array().map(Vec::len), Some(1), "{first}");
        assert_eq!((&first["puzzles"], &first["is_end"]), (&json!(""), &json!(true)));
        assert_eq!(portion(&mut reader)["faults"], json!([]));
    }
}

#[test]
fn an_answer_is_verified_with_the_reasons_of_the_command() {
    let solution = value("solve", json!({"board": {"givens": EASY}}))["solution"].clone();
    let solution = solution.as_str().expect("a grid");
    let verify = |answer: &str| value("verify", json!({"puzzle": EASY, "answer": answer}));
    assert_eq!(verify(solution), json!({"correct": true, "reasons": []}));
    let blank = json!({"reason": "blank", "cells": ["r1c1"]});
    let changed = json!({"reason": "given-changed", "cells": ["r1c1"]});
    assert_eq!(
        verify(&format!(".{}", &solution[1..])),
        json!({"correct": false, "reasons": [blank, changed]})
    );
    let reasons = verify(&format!("3{}", &solution[1..]))["reasons"].clone();
    let duplicates = reasons.as_array().expect("reasons")[1..].to_vec();
    assert_eq!(keys(&duplicates[0]), ["cells", "digit", "house", "reason", "text"]);
    assert_eq!(
        (&reasons[0], &duplicates[0]["reason"], &duplicates[0]["house"], duplicates.len()),
        (&changed, &json!("duplicate"), &json!("r1"), 3)
    );
}
