//! JSON objects with puzzles in them.

#![cfg(feature = "json")]

use crate::common::{ANSWER, INKALA, LINE, nine_lines, read_all, read_in_steps, summary};
use numpre_formats::Options;

fn fields(text: &str, place: usize) -> Vec<String> {
    let item = read_all(text)[place].clone();
    let extra = item.map_or_else(|error| error.extra, |record| record.extra);
    extra
        .iter()
        .flat_map(|extra| extra.fields())
        .map(|(name, value)| format!("{name}={value}"))
        .collect()
}

#[test]
fn one_object_per_line() {
    let text = format!(
        "{{\"line\":1,\"puzzle\":\"{LINE}\",\"solution\":\"{ANSWER}\",\"rank\":7}}\n\
         {{ \"id\": \"a\", \"Puzzle\": \"{INKALA}\", \"solution\": null, \
         \"tags\": [1, {{\"x\": \"}}\"}}] }}\r\n\
         {{\"puzzle\":null,\"status\":\"invalid\"}}\n{LINE}\n{{}}\n"
    );
    let expected = [
        "1 json 17 answer",
        "2 json 21",
        "3:1 no-puzzle-field",
        "4 line-81 17",
        "5:1 no-puzzle-field",
    ];
    assert_eq!(summary(&text), expected);
    assert_eq!(fields(&text, 0), ["line=1", "rank=7"]);
    assert_eq!(fields(&text, 1), ["id=a", "tags=[1, {\"x\": \"}\"}]"]);
    assert_eq!(fields(&text, 2), ["status=invalid"]);
}

#[test]
fn a_list_on_one_line_or_several() {
    let objects = [format!("{{\"puzzle\":\"{LINE}\"}}"), format!("{{\"puzzle\":\"{INKALA}\"}}")];
    assert_eq!(summary(format!("[{}]", objects.join(","))), ["1 json 17", "1 json 21"]);
    assert_eq!(
        summary(format!("[\n{}\n]\n{LINE}\n", objects.join(",\n"))),
        ["2 json 17", "3 json 21", "5 line-81 17"]
    );
    let pretty = |puzzle: &str| {
        format!(
            "  {{\n    \
             \"id\": 1,\n    \
             \"puzzle\": \"{puzzle}\",\n    \
             \"steps\": [\n      {{\n        \"a\": []\n      }}\n    ]\n  }}"
        )
    };
    let text = format!("[\n{},\n{}\n]\n", pretty(LINE), pretty(INKALA));
    assert_eq!(summary(&text), ["2 json 17", "11 json 21"]);
    assert_eq!(fields(&text, 1)[0], "id=1");
}

#[test]
fn a_board_may_have_line_breaks() {
    let board = nine_lines(INKALA).replace('\n', "\\n");
    assert_eq!(summary(format!("{{\"puzzle\":\"{board}\"}}\n")), ["1 json 21"]);
}

#[test]
fn an_error_has_its_place_and_spoils_no_other_object() {
    let good = format!("{{\"puzzle\":\"{LINE}\"}}");
    for (bad, expected) in [
        (good.replacen("4..", "4q.", 1), "2:13 character: found 'q'"),
        (good.replace(':', ""), "2:10 json"),
        (good.replace('}', ""), "2:94 json-incomplete"),
        (good.replace("\"}", ""), "2:93 json-incomplete"),
        (format!("{good} x"), "2:96 json"),
        ("{\"難\": tru}".to_owned(), "2:10 json"),
        ("{\"".to_owned(), "2:3 json-incomplete"),
    ] {
        let text = format!("{good}\n{bad}\n{good}\n{INKALA}\n");
        let found = summary(&text);
        assert_eq!(found, ["1 json 17", expected, "3 json 17", "4 line-81 21"], "{bad}");
    }
    // A puzzle after a damaged object is not taken as a part of it.
    assert_eq!(summary(format!("{{\"a\":\n{INKALA}\n")).last().unwrap(), "2 line-81 21");
    assert_eq!(summary(format!("{{\n{INKALA}\n")).last().unwrap(), "2 line-81 21");
    assert_eq!(summary(format!("[\n{INKALA}\n]x\n")).len(), 3);
}

#[test]
fn columns_are_those_of_the_line_that_a_list_is_on() {
    let text = format!("[{{\"puzzle\":\"{LINE}\"}},{{\"puzzle\":\"{}\"}}, {{}}]\n", &LINE[1..]);
    let expected = ["1 json 17", "1:188 cell-count: found 80", "1:192 no-puzzle-field"];
    assert_eq!(summary(&text), expected);
    for (step, at_most) in [(1, 1), (100, 2)] {
        assert_eq!(
            read_in_steps(text.as_bytes(), step, at_most, Options::default()),
            read_all(&text)
        );
    }
}

#[test]
fn an_object_may_be_longer_than_a_line() {
    let long = format!("{{\"puzzle\":\"{LINE}\",\"steps\":\"{}\"}}\n", "x".repeat(1 << 18));
    assert_eq!(summary(format!("{long}{LINE}\n")), ["1 json 17", "2 line-81 17"]);
    let longer = format!("{{\"puzzle\":\"{LINE}\",\"steps\":\"{}\"}}\n", "x".repeat(1 << 25));
    assert_eq!(summary(format!("{longer}{LINE}\n")), ["1:1 too-long: limit 65536", "2 line-81 17"]);
}

#[test]
fn objects_do_not_depend_on_how_the_bytes_come_in() {
    let text = format!(
        "[{{\"puzzle\":\"{LINE}\"}}, {{\"puzzle\":\"{INKALA}\"}}]\r\n\
         {{\r\n \"puzzle\": \"{LINE}\"\r\n}}\n{{\"a\":\"\\\"\n{{\"b\":{{\n{LINE}\n[\n ]\n{{}},\n"
    );
    let whole = read_all(&text);
    for (step, at_most) in [(1, 1), (1, 3), (7, 2), (100, 1)] {
        assert_eq!(
            read_in_steps(text.as_bytes(), step, at_most, Options::default()),
            whole,
            "{step} {at_most}"
        );
    }
}
