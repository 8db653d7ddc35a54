//! Asserts that comments, names and documents avoid certain words.
//! `cargo test -p source-checks --test words -- --nocapture` shows the places that are left.

use source_checks::files::{area, root, sources};
use source_checks::words::places;
use std::collections::BTreeMap;

/// The maximum number of avoided words in each area. An area that is not listed has none. These
/// numbers only fall.
const LEFT: &[(&str, usize)] = &[
    (".", 2),
    ("corpus", 1),
    ("crates/numpre", 688),
    ("crates/numpre-api", 39),
    ("crates/numpre-bulk", 34),
    ("crates/numpre-cli", 178),
    ("crates/numpre-draw", 173),
    ("crates/numpre-formats", 616),
    ("crates/numpre-serve", 43),
    ("docs", 5),
    ("docs/book", 2),
    ("docs/design", 99),
    ("fuzz/fuzz_targets", 1),
    ("tools/foreign", 6),
    ("tools/peers", 39),
    ("web", 4),
    ("web/e2e", 23),
    ("web/measure", 5),
    ("web/src", 71),
];

#[test]
fn no_area_has_more_avoided_words_than_are_listed() {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let sources = sources(&root());
    assert!(sources.len() > 900, "{}", sources.len());
    for source in &sources {
        let in_area = found.entry(area(&source.path).to_owned()).or_default();
        in_area.extend(places(source).iter().map(|place| {
            format!("{}:{}: \"{}\" ({})", source.path, place.line, place.word, place.instead)
        }));
    }
    let mut errors = String::new();
    for (area, found) in &found {
        let listed = LEFT.iter().find(|(name, _)| name == area).map_or(0, |(_, count)| *count);
        println!("{area}: {} of {listed}\n    {}", found.len(), found.join("\n    "));
        if found.len() > listed {
            errors += &format!(
                "{area}: {} avoided words, {listed} are listed:\n    {}\n",
                found.len(),
                found.join("\n    ")
            );
        }
    }
    assert!(errors.is_empty(), "\n{errors}");
    let unknown = LEFT.iter().find(|(area, _)| !found.contains_key(*area));
    assert_eq!(unknown, None, "there is no such area");
}
