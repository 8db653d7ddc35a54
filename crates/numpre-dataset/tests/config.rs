//! Configurations are read, and mistakes in them are reported with their place and the expected
//! value.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in their helpers.

use numpre_dataset::{Config, Layout, Origin, Unique, split::SplitBy};

const WHOLE: &str = r#"
format = 1
name = "whole"
title = "Everything"
licence = "CC0-1.0"
seed = 2026
unique = "grid-class"
[split]
by = "class"
salt = "x"
shares = { train = 0.90, validation = 0.05, test = 0.05 }
[[part]]
name = "r{rank}c{clues}"
each = { rank = "1..8", clues = "24..33" }
request = { symmetry = "none", minimal = false }
count = { train = 11_250, validation = 625, test = 625 }
isomorphs = { train = 9 }
[[part]]
name = "read"
files = ["17_clue.txt"]
keep = { rank = "2..7" }
[exclude]
files = ["benchmark.csv"]
[columns]
extra = ["rank", "clues", "redundant", "techniques", "calls", "class", "grid_class"]
steps = ["moves", "steps"]
cells = "uint8"
[output]
layout = ["parquet", "trm"]
rows = 500_000
compression = "zstd:9"
"#;

#[test]
fn every_key_is_read() {
    let config = Config::from_toml(WHOLE).unwrap();
    assert_eq!((config.name.as_str(), config.title.as_str()), ("whole", "Everything"));
    assert_eq!((config.licence.as_str(), config.seed), ("CC0-1.0", 2026));
    assert_eq!((config.unique, config.split.by), (Unique::GridClass, SplitBy::Class));
    assert_eq!(config.split.salt, "x");
    assert_eq!(config.part.len(), 81);
    let names: Vec<&str> = config.part.iter().map(|part| part.name.as_str()).collect();
    assert_eq!((names[0], names[1], names[10], names[80]), ("r1c24", "r1c25", "r2c24", "read"));
    let Origin::Request(request) = &config.part[79].origin else { panic!() };
    assert_eq!((request.rank, request.clues), ([8, 8], [33, 33]));
    assert_eq!(config.part[79].count, Some(vec![11_250, 625, 625]));
    assert_eq!(config.part[79].isomorphs, [9, 0, 0]);
    let Origin::Files(files) = &config.part[80].origin else { panic!() };
    assert_eq!((files.rank, files.clues), ([2, 7], [0, 81]));
    assert_eq!((config.columns.extra.len(), config.columns.steps.len()), (7, 2));
    assert_eq!(config.output.layout, [Layout::Parquet, Layout::Trm]);
    assert_eq!((config.output.rows, config.output.zstd), (500_000, 9));
    let json = config.to_json();
    assert_eq!(serde_json::from_str::<Config>(&json).unwrap(), config);
    // Comments and the order of keys do not matter.
    let moved =
        WHOLE.replace("seed = 2026\n", "").replace("format = 1", "seed = 2026 # all\nformat = 1");
    assert_eq!(Config::from_toml(&moved).unwrap().to_json(), json);
}

#[test]
fn mistakes_are_reported_with_their_place() {
    for (from, to, expected) in [
        ("seed =", "sed =", "line 6, column 1: unknown key `sed`; the nearest known key is `seed`"),
        (
            "salt =",
            "sault =",
            "line 10, column 1: unknown key `sault`; the nearest known key is `salt`",
        ),
        (
            "symmetry =",
            "symetry =",
            "line 15, column 13: unknown key `symetry`; the nearest known key is `symmetry`",
        ),
        (
            "keep = { rank",
            "keep = { ranks",
            "line 21, column 10: unknown key `ranks`; the nearest known key is `rank`",
        ),
        (
            "format = 1",
            "format = 2",
            "line 2, column 10: `format` is 2; expected a whole number from 1 to 1",
        ),
        (
            "seed = 2026",
            "seed = -1",
            "line 6, column 8: `seed` is -1; expected a whole number from 0 to \
             18446744073709551615",
        ),
        (
            "validation = 0.05",
            "validation = 0.06",
            "line 11, column 10: `shares` is { train = 0.90, validation = 0.06, test …; expected \
             shares with the sum 1",
        ),
        (
            "\"1..8\"",
            "\"0..8\"",
            "line 14, column 17: `rank` is \"0..8\"; expected a number from 1 to 8, or a range \
             such as \"1..8\"",
        ),
        (
            "r{rank}c{clues}",
            "r{rank}",
            "line 13, column 8: `name` is \"r{rank}\"; expected a name that contains {rank}, \
             {clues}",
        ),
        (
            "name = \"read\"",
            "name = \"r1c24\"",
            "line 19, column 8: `name` is \"r1c24\"; expected a name that no other part has",
        ),
        (
            "name = \"read\"",
            "name = \"a/b\"",
            "line 19, column 8: `name` is \"a/b\"; expected 1 to 80 letters, digits, `-`, `_` or \
             `.`",
        ),
        (
            "minimal = false",
            "minimal = 0",
            "line 15, column 42: `minimal` is 0; expected true or false",
        ),
        (
            "minimal = false",
            "rank = 3",
            "line 15, column 39: `rank` is 3; expected this key in `each` only",
        ),
        (
            "by = \"class\"",
            "by = \"solution\"",
            "line 9, column 6: `by` is \"solution\"; expected one of grid-class, class, none",
        ),
        (
            "test = 625 }",
            "tset = 625 }",
            "line 16, column 52: unknown split `tset`; the nearest split is `test`",
        ),
        (
            "\"zstd:9\"",
            "\"zip\"",
            "line 31, column 15: `compression` is \"zip\"; expected zstd:1 to zstd:22",
        ),
        (
            "\"parquet\", \"trm\"",
            "\"trm\"",
            "line 29, column 10: `layout` is [\"trm\"]; expected the layout parquet",
        ),
        (
            "\"parquet\", \"trm\"",
            "\"xlsx\"",
            "line 29, column 11: `layout` is \"xlsx\"; expected a list of names among parquet, \
             csv, npy, trm",
        ),
        ("[output]", "[output", "line 28, column 8: "),
        ("name = \"whole\"\n", "", "line 1, column 1: the key `name` is missing"),
        (
            "keep = {",
            "request = {}\nkeep = {",
            "line 21, column 11: `request` is {}; expected either `request` or `files`",
        ),
    ] {
        let text = WHOLE.replacen(from, to, 1);
        assert_ne!(text, WHOLE, "{from}");
        let error = Config::from_toml(&text).expect_err(to).to_string();
        assert!(error.starts_with(expected), "{to}:\n{error}\n{expected}");
    }
}

#[test]
fn columns_are_counted_in_characters() {
    let text = "format = 1\nname = \"x\"\ntitle = \"数独\"\n[[part]]\nname = \"a\"\nrequest = { \
     symmetry = \"点\", rank = 9 }\ncount = 1\n";
    let error = Config::from_toml(text).unwrap_err();
    assert_eq!((error.line, error.column), (6, 36));
    let error = Config::from_toml(&text.replace(", rank = 9", "")).unwrap_err();
    assert_eq!((error.line, error.column), (6, 24));
}
