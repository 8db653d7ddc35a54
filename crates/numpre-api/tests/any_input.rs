//! Every request has a reply, and none panics.

use numpre_api::{BulkEngine, Engine};
use proptest::prelude::*;
use serde_json::{Map, Number, Value, json};

const KINDS: [&str; 24] = [
    "read",
    "write",
    "assess",
    "next",
    "all",
    "explain",
    "solve",
    "count",
    "rate",
    "make",
    "daily",
    "verify",
    "judge",
    "canonical",
    "rate-se",
    "rate-hodoku",
    "isomorph",
    "techniques",
    "possible",
    "minimal",
    "why",
    "practise",
    "link",
    "read-link",
];

/// Generates any JSON, with field names that occur in requests.
fn any_json() -> impl Strategy<Value = Value> {
    let names = prop::sample::select(vec![
        "v",
        "id",
        "ask",
        "with",
        "lang",
        "deadline_ms",
        "board",
        "givens",
        "placed",
        "candidates",
        "level",
        "proof",
        "text",
        "order",
        "ranks",
        "clues",
        "cell",
        "digit",
        "technique",
        "steps",
        "puzzle",
        "answer",
        "records",
        "format",
        "limit",
        "seed",
        "date",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        any::<i64>().prop_map(|number| Value::Number(number.into())),
        any::<f64>().prop_map(|number| Number::from_f64(number).map_or(Value::Null, Value::Number)),
        ".{0,90}".prop_map(Value::String),
        "[0-9.]{81}".prop_map(Value::String),
        prop::sample::select(KINDS.to_vec()).prop_map(|kind| json!(kind)),
        prop::sample::select(vec![
            "r5c5",
            "b9",
            "hidden-single",
            "player",
            "where",
            "s4",
            "line-81",
            "point",
            "2026-11-23"
        ])
        .prop_map(|name| json!(name)),
    ];
    leaf.prop_recursive(4, 40, 8, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::Array),
            prop::collection::vec((names.clone(), inner), 0..6).prop_map(|fields| Value::Object(
                fields
                    .into_iter()
                    .map(|(name, value)| (name.to_owned(), value))
                    .collect::<Map<_, _>>()
            )),
        ]
    })
}

/// Generates boards of any digits and candidates, likely to be wrong in every way.
fn any_board() -> impl Strategy<Value = Value> {
    let sparse = "[1-9.]{1}(\\.{2}[1-9.]){26}\\.{2}";
    let digits = prop_oneof![
        sparse.prop_map(|text: String| text),
        "[1-9.]{81}",
        Just(".".repeat(81)),
        Just("1".repeat(81)),
        Just(
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
                .to_owned()
        )
    ];
    (
        digits.clone(),
        prop::option::of(digits),
        prop::option::of(prop::collection::vec(0_u16..512, 81)),
    )
        .prop_map(|(givens, placed, candidates)| {
            let mut board = json!({"givens": givens});
            if let Some(placed) = placed {
                board["placed"] = json!(placed);
            }
            if let Some(candidates) = candidates {
                board["candidates"] = json!(candidates);
            }
            board
        })
}

fn is_reply(reply: &str) {
    let reply: Value = serde_json::from_str(reply).expect("JSON");
    assert_eq!(reply["ok"].as_bool(), Some(reply["error"].is_null()), "{reply}");
    if let Some(fault) = reply["error"].as_object() {
        assert!(!fault["text"].as_str().expect("a text").is_empty());
        assert_ne!(fault["code"], json!("crashed"), "{reply}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_has_a_reply(text in ".{0,200}") {
        is_reply(&Engine::new().ask(&text));
    }

    #[test]
    fn any_json_has_a_reply(
        json in any_json(),
        with in any_json(),
        kind in prop::sample::select(KINDS.to_vec()),
    ) {
        let mut engine = Engine::new();
        is_reply(&engine.ask(&json.to_string()));
        let request = json!({
            "v": 1, "id": 1, "ask": kind, "with": with, "lang": "ja", "deadline_ms": 20
        });
        is_reply(&engine.ask(&request.to_string()));
    }

    #[test]
    fn any_board_has_a_reply(
        board in any_board(),
        kind in prop::sample::select(KINDS.to_vec()),
        cell in 0_usize..81,
        digit in 1..=9,
    ) {
        let cell = format!("r{}c{}", cell / 9 + 1, cell % 9 + 1);
        let mut engine = Engine::new();
        for with in [
            json!({"board": board}),
            json!({"board": board, "level": "full", "proof": true}),
            json!({"board": board, "level": "what"}),
            json!({"board": board, "seed": 5}),
            json!({"board": board, "cell": cell, "digit": digit}),
            json!({"format": "candidates", "records": [{"board": board}]}),
            json!({"puzzle": board["givens"], "answer": board["givens"]}),
        ] {
            let request = json!({
                "v": 1, "id": 1, "ask": kind, "with": with, "lang": "en", "deadline_ms": 100
            });
            is_reply(&engine.ask(&request.to_string()));
        }
    }

    #[test]
    fn any_bytes_are_puzzles(bytes in prop::collection::vec(any::<u8>(), 0..500)) {
        let mut bulk = BulkEngine::new();
        prop_assert_eq!(bulk.rate_many(&bytes).len(), bytes.len() / 81);
        prop_assert_eq!(bulk.verify_many(&bytes, &bytes).len(), bytes.len() / 81);
        prop_assert!(bulk.make(&String::from_utf8_lossy(&bytes), 0, 3).is_err());
    }
}
