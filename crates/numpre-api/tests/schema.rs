//! Compares the published JSON Schema with the structures, and real requests and replies with it.
//!
//! `SCHEMA=overwrite cargo test -p numpre-api --all-features --test schema` overwrites the file.

#[path = "typescript/published.rs"]
mod published;

use jsonschema::Validator;
use numpre_api::schema::{kinds, schema};
use numpre_api::{Engine, FileReader};
use published::compare;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARDEST: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

#[test]
fn the_published_schema_is_that_of_the_structures() {
    let text = serde_json::to_string_pretty(&schema()).expect("JSON");
    compare("schema/numpre.json", &format!("{text}\n"));
}

/// Returns a validator for one of the definitions.
fn validator(name: &str) -> Validator {
    let all = schema();
    assert!(all["$defs"][name].is_object(), "{name}");
    let one = json!({ "$ref": format!("#/$defs/{name}"), "$defs": all["$defs"] });
    jsonschema::validator_for(&one).expect("a schema")
}

fn matches(validator: &Validator, value: &Value) {
    let errors: Vec<String> = validator
        .iter_errors(value)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{errors:#?}\n{value}");
}

/// Returns boards in all conditions: easy, hard, blank, impossible, wrong, half solved.
fn boards() -> Vec<Value> {
    let wrong = format!("{}9{}", ".".repeat(40), ".".repeat(40));
    let right = format!("{}5{}", ".".repeat(40), ".".repeat(40));
    vec![
        json!({"givens": EASY}),
        json!({"givens": HARDEST}),
        json!({"givens": ".".repeat(81)}),
        json!({"givens": format!("55{}", ".".repeat(79))}),
        json!({"givens": EASY, "placed": wrong}),
        json!({"givens": EASY, "placed": right, "candidates": vec![511; 81]}),
    ]
}

/// Returns requests of every kind.
fn requests() -> Vec<(&'static str, Value)> {
    let mut all = vec![
        ("techniques", json!({"ladder": "s4"})),
        ("verify", json!({"puzzle": EASY, "answer": HARDEST})),
        ("verify", json!({"puzzle": EASY, "answer": EASY})),
        ("link", json!({"state": {"givens": EASY, "title": "a", "corner": vec![3; 81]}})),
        ("read-link", json!({"link": EASY})),
        ("read-link", json!({"link": "AQA"})),
        ("read", json!({"text": format!("{EASY} # a comment\nnonsense\n")})),
        (
            "write",
            json!({"format": "csv", "records": [
                {"board": {"givens": EASY}, "answer": HARDEST, "extra": [["id", "7"]]},
            ]}),
        ),
        ("make", json!({"order": {"ranks": [1, 3], "symmetry": "point", "seed": 5}})),
        ("make", json!({"order": {"ranks": [6, 6], "max_tries": 3}})),
        ("make", json!({"order": {"clues": [3, 9]}})),
        ("daily", json!({"date": "2026-11-23"})),
        ("daily", json!({"date": "2026-02-29"})),
        ("minimal", json!({"puzzle": EASY})),
        ("canonical", json!({"puzzle": EASY})),
        ("rate-se", json!({"board": {"givens": EASY}, "isomorphs": 2})),
        ("rate-hodoku", json!({"board": {"givens": EASY}})),
        ("practise", json!({"technique": "hidden-single", "seed": 5})),
        ("solve", json!({})),
    ];
    for board in boards() {
        for level in ["exists", "where", "what", "full"] {
            let with = json!({"board": board, "level": level});
            all.extend([("next", with.clone()), ("assess", with)]);
        }
        for digit in 1..=9 {
            all.push(("why", json!({"board": board, "cell": "r1c3", "digit": digit})));
        }
        all.extend([
            ("assess", json!({"board": board})),
            ("next", json!({"board": board, "proof": true})),
            ("all", json!({"board": board, "limit": 3, "ladder": "s4"})),
            ("explain", json!({"board": board, "count": 12, "proof": true})),
            ("solve", json!({"board": board})),
            ("count", json!({"board": board, "limit": 100})),
            ("rate", json!({"board": board, "work": true})),
            ("possible", json!({"board": board})),
            ("isomorph", json!({"board": board, "seed": 3})),
            ("judge", json!({"board": board, "steps": steps(&board)})),
        ]);
    }
    all
}

/// Returns the next step with its proof, if there is one.
fn steps(board: &Value) -> Vec<Value> {
    let reply = reply("next", &json!({"board": board, "proof": true}));
    reply["value"].get("step").cloned().into_iter().collect()
}

fn reply(kind: &str, with: &Value) -> Value {
    let request = json!({"v": 1, "id": 3, "ask": kind, "with": with, "lang": "en"});
    serde_json::from_str(&Engine::new().ask(&request.to_string())).expect("JSON")
}

#[test]
fn requests_and_replies_of_every_kind_match_the_schema() {
    let mut answered = BTreeSet::new();
    let mut faults = BTreeSet::new();
    let fault = validator("Fault");
    let validators: Vec<_> = kinds()
        .into_iter()
        .map(|kind| (kind.name, validator(&kind.request), validator(&kind.reply)))
        .collect();
    for (kind, with) in requests() {
        let (_, request, value) =
            validators.iter().find(|(name, ..)| *name == kind).expect("a known kind");
        let reply = reply(kind, &with);
        if reply["ok"] == json!(true) {
            matches(request, &with);
            matches(value, &reply["value"]);
            answered.insert(kind);
        } else {
            matches(&fault, &reply["error"]);
            faults.insert(reply["error"]["code"].as_str().expect("a code").to_owned());
        }
    }
    let all: BTreeSet<&str> = kinds().iter().map(|kind| kind.name).collect();
    assert_eq!(answered, all);
    let expected = ["bad-request", "improper", "not-found", "refused", "unreadable"];
    assert_eq!(faults, expected.map(str::to_owned).into());
}

#[test]
fn the_portions_of_a_file_match_the_schema() {
    let portion = validator("Portion");
    let text = format!("{EASY}\nnonsense\n{HARDEST} # hard\n");
    let read = FileReader::new(text.into_bytes(), "en").next_json(10);
    let read: Value = serde_json::from_str(&read).expect("JSON");
    assert_eq!((&read["lines"], &read["more"][0][0]), (&json!([1, 3]), &json!(1)));
    matches(&portion, &read);
}

/// The whole schema accepts requests and replies, and no other values.
#[test]
fn values_of_another_shape_do_not_match() {
    let whole = jsonschema::validator_for(&schema()).expect("a schema");
    let with = json!({"board": {"givens": EASY}, "level": "full"});
    let request = json!({"v": 1, "id": 3, "ask": "next", "with": with, "lang": "en"});
    let reply = reply("next", &with);
    matches(&whole, &request);
    matches(&whole, &reply);
    for (at, wrong) in [
        ("/ask", json!("nothing")),
        ("/v", json!(2)),
        ("/with/level", json!("all")),
        ("/with/board/givens", json!(5)),
        ("/with/strength", json!(1)),
    ] {
        let mut other = request.clone();
        replace(&mut other, at, wrong);
        assert!(!whole.is_valid(&other), "{at}");
    }
    for (at, wrong) in [
        ("/value/step/technique", json!("magic")),
        ("/value/step/cells/0", json!("r0c1")),
        ("/value/step/picture/candidates/0", json!(512)),
        ("/value/step/sentences/0", json!("a text")),
        ("/value/kind", json!("which")),
    ] {
        let mut other = reply.clone();
        replace(&mut other, at, wrong);
        assert!(!whole.is_valid(&other), "{at}");
    }
}

/// Replaces the value at a JSON Pointer, or adds it to its object.
fn replace(value: &mut Value, at: &str, new: Value) {
    if let Some(old) = value.pointer_mut(at) {
        *old = new;
        return;
    }
    let (object, name) = at.rsplit_once('/').expect("a pointer");
    value.pointer_mut(object).expect("an object")[name] = new;
}
