//! Asserts that no line is longer than 100 columns.
//! `cargo test -p source-checks --test columns -- --nocapture` shows the places that are left.

use source_checks::columns::{COLUMNS, long_lines};
use source_checks::files::{area, root, sources};
use std::collections::BTreeMap;

/// The maximum number of long lines in each area. An area that is not listed has none. These
/// numbers only fall.
const LEFT: &[(&str, usize)] = &[
    (".", 12),
    (".ci", 1),
    ("corpus", 1),
    ("crates/numpre", 87),
    ("crates/numpre-api", 6),
    ("crates/numpre-bulk", 1),
    ("crates/numpre-cli", 60),
    ("crates/numpre-draw", 19),
    ("crates/numpre-formats", 65),
    ("crates/numpre-serve", 5),
    ("tools/foreign", 2),
    ("tools/peers", 7),
    ("tools/wasm-bind", 1),
    ("web/src", 3),
];

#[test]
fn no_area_has_more_long_lines_than_are_listed() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let sources = sources(&root());
    assert!(sources.len() > 900, "{}", sources.len());
    for source in &sources {
        let found = places.entry(area(&source.path).to_owned()).or_default();
        found.extend(long_lines(source).iter().map(|line| format!("{}:{line}", source.path)));
    }
    let mut errors = String::new();
    for (area, found) in &places {
        let listed = LEFT.iter().find(|(name, _)| name == area).map_or(0, |(_, count)| *count);
        println!("{area}: {} of {listed}\n    {}", found.len(), found.join("\n    "));
        if found.len() > listed {
            errors += &format!(
                "{area}: {} lines above {COLUMNS} columns, {listed} are listed:\n    {}\n",
                found.len(),
                found.join("\n    ")
            );
        }
    }
    assert!(errors.is_empty(), "\n{errors}");
    let unknown = LEFT.iter().find(|(area, _)| !places.contains_key(*area));
    assert_eq!(unknown, None, "there is no such area");
}
