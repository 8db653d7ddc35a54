//! Tests the bindings natively: they pass on the answers of numpre-api.

use numpre_wasm::{BulkEngine, Engine, FileReader, Workbook};
use serde_json::{Value, json};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn a_request_has_the_reply_of_the_api() {
    let with = json!({"board": {"givens": EASY}, "level": "where"});
    let request = json!({"v": 1, "id": 7, "ask": "next", "with": with, "lang": "ja"}).to_string();
    let reply = Engine::new().ask(&request);
    assert_eq!(reply, numpre_api::Engine::new().ask(&request));
    assert_eq!(parsed(&reply)["value"]["text"], json!("ブロック2を見てください。"));
}

#[test]
fn a_deadline_that_is_past_ends_a_request() {
    let with = json!({"order": {"ranks": [8, 8], "clues": [17, 17]}});
    let request =
        json!({"v": 1, "id": 7, "ask": "make", "with": with, "lang": "en", "deadline_ms": 0});
    let reply = parsed(&Engine::new().ask(&request.to_string()));
    assert_eq!(reply["error"]["name"], json!("stopped"));
}

#[test]
fn many_puzzles_go_as_bytes() {
    let mut bulk = BulkEngine::new();
    let puzzles = format!("{EASY}{}", ".".repeat(81));
    assert_eq!(bulk.rate_many(puzzles.as_bytes()), [1, 255]);
    assert_eq!(bulk.verify_many(EASY.as_bytes(), EASY.as_bytes()), [1]);
    assert_eq!(bulk.canonical_many(EASY.as_bytes()).len(), 81);
    let made = parsed(&bulk.make(r#"{"ranks":[1,2],"seed":5}"#, 3.0, 2).expect("it is made"));
    assert_eq!((&made[0]["index"], &made[1]["index"]), (&json!(3), &json!(4)));
    let fault = bulk.make(r#"{"clues":[3,9]}"#, f64::NAN, 1).expect_err("no puzzle has 9 clues");
    assert_eq!(parsed(&fault)["name"], json!("too-few-clues"));
}

#[test]
fn a_workbook_is_read_as_it_was_written() {
    let mut workbook = Workbook::new();
    workbook.add(&json!([["puzzle"], [EASY]]).to_string()).expect("rows");
    assert!(workbook.add("[[5]]").is_err());
    let bytes = workbook.finish().expect("it is packed");
    let portion = parsed(&FileReader::new(bytes, "en").next(5));
    assert_eq!((&portion["puzzles"], &portion["is_end"]), (&json!(EASY), &json!(true)));
}
