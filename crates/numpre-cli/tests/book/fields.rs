//! The page about JSON and CSV contains every key and every column that the command writes.

use crate::pages::{LANGUAGES, page, repository};
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;

/// Puzzles with all kinds of results: proper, multiple solutions, none, clashing givens, a wrong
/// placed digit, unreadable.
const PUZZLES: &str = "\
..61...3.32..96.....8.....9.....84.66...7...24.52.....8.....9.....63..24.9...41..
8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
............6......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
8..........36......7..9.2...5...7......457......1...3...1....68..85...1..9....4..
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4.....4
4+2....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
52.134.....7......6.....8.434.8...5....3.2....8...1.738.6.....9......7.....659.48
..961.....2...96..4....7.8...5....9.7.6...3.8.4....2...1.8....2..45...3.....438..
12
";

/// The commands that write JSON objects.
const COMMANDS: &[&str] = &[
    "solve --stats --limit 5",
    "check --limit 5",
    "rate",
    "explain --check",
    "hint",
    "hint --level where",
    "hint --level what",
    "hint --all",
    "hint --technique x-wing",
    "verify",
    "hypothesis",
    "generate --count 2 --seed 7",
    "generate --seed 7 --pattern ................................................................................. --max-tries 1",
    "generate --seed 7 --rank 6 --max-tries 1 --output json",
    "generate --seed 7 --technique naked-pair --se 2.0..4.0 --hodoku medium",
    "grid --seed 7",
    "bench --engine fast --seconds 0.01",
];

fn written(command: &str, output: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("puzzles.txt"), PUZZLES).unwrap();
    let pairs: String =
        PUZZLES.lines().map(|line| format!("{line} {}\n", line.replace(['+', '.'], "1"))).collect();
    std::fs::write(folder.path().join("pairs.txt"), pairs).unwrap();
    let name = command.split(' ').next().unwrap();
    let input = match name {
        "generate" | "grid" => None,
        "verify" => Some("pairs.txt"),
        _ => Some("puzzles.txt"),
    };
    let run = Command::new(env!("CARGO_BIN_EXE_numpre"))
        .args(command.split(' '))
        .args(["--output", output])
        .args(input)
        .current_dir(folder.path())
        .output()
        .unwrap();
    String::from_utf8(run.stdout).unwrap()
}

/// Collects all keys of a value and of the values in it. The keys of some objects are not names but
/// techniques or numbers; of these objects only the values are searched.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let is_name =
                    !numpre::logic::Technique::ALL.iter().any(|technique| technique.slug() == key)
                        && !key.starts_with(|first: char| first.is_ascii_digit());
                if is_name {
                    found.insert(key.clone());
                }
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn every_key_and_every_column_is_on_the_page() {
    let mut found = BTreeSet::new();
    for command in COMMANDS {
        for line in written(command, "json").lines() {
            keys(&serde_json::from_str(line).unwrap(), &mut found);
        }
        let table = written(command, "csv");
        found.extend(
            table.lines().take(1).flat_map(|heading| heading.split(',')).map(str::to_owned),
        );
    }
    assert!(
        found.len() > 40 && found.contains("rests_on") && found.contains("assume"),
        "{found:?}"
    );
    for language in LANGUAGES {
        let text = page(language, "fields.md");
        let missing: Vec<&String> =
            found.iter().filter(|key| !text.contains(&format!("`{key}`"))).collect();
        assert!(missing.is_empty(), "{language}: fields.md does not have {missing:?}");
    }
}

/// Compares the page with the names of all families of evidence in the source.
#[test]
fn every_family_of_evidence_is_on_the_page() {
    let source = repository().join("crates/numpre/src/logic/step/evidence.rs");
    let source = std::fs::read_to_string(source).unwrap();
    let body = source.split("pub enum Evidence {").nth(1).unwrap().split("\n}").next().unwrap();
    let names = body.lines().filter_map(|line| line.strip_prefix("    ")?.strip_suffix(" {"));
    let names: Vec<String> =
        names.filter(|name| name.chars().all(char::is_alphanumeric)).map(kebab).collect();
    assert!(names.len() > 5 && names.contains(&"refutation".to_owned()), "{names:?}");
    for language in LANGUAGES {
        let text = page(language, "fields.md");
        for name in &names {
            assert!(text.contains(&format!("`{name}`")), "{language}: {name}");
        }
    }
}

fn kebab(name: &str) -> String {
    let words = name.char_indices().map(|(at, letter)| match letter.is_uppercase() {
        true if at > 0 => format!("-{}", letter.to_lowercase()),
        _ => letter.to_lowercase().to_string(),
    });
    words.collect()
}
