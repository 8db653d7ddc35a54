//! The catalogue of errors contains every code that the command may report.

use crate::pages::{LANGUAGES, page, repository};
use std::collections::BTreeSet;

/// The files that declare the codes. Each has a `match` with lines such as `ErrorKind::Empty =>
/// "empty",`.
const SOURCES: [&str; 5] = [
    "crates/numpre-formats/src/reading/error.rs",
    "crates/numpre-formats/src/reading/warning.rs",
    "crates/numpre-formats/src/xlsx/error.rs",
    "crates/numpre-cli/src/input/error.rs",
    "crates/numpre-api/src/photo/picture_fault.rs",
];

/// Returns the codes in a source: the plain strings after `=> ` in a `match`.
fn codes(source: &str) -> BTreeSet<String> {
    let is_code = |text: &&str| {
        text.chars()
            .all(|found| found.is_ascii_lowercase() || found.is_ascii_digit() || found == '-')
    };
    source
        .split(" => \"")
        .skip(1)
        .filter_map(|after| after.split_once("\",").map(|(code, _)| code))
        .filter(is_code)
        .map(str::to_owned)
        .collect()
}

/// Checks both directions. `Doubtful` has no code of its own: it contains a warning, whose code is
/// in the catalogue.
#[test]
fn every_code_is_in_the_catalogue_and_every_entry_is_a_code() {
    let read = |name: &str| {
        let text = std::fs::read_to_string(repository().join(name))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let codes = codes(&text);
        assert!(codes.len() > 2, "{name}: {codes:?}");
        codes
    };
    let declared: BTreeSet<String> = SOURCES.into_iter().flat_map(read).collect();
    assert!(declared.len() > 50 && declared.contains("cell-count"), "{declared:?}");
    for language in LANGUAGES {
        let text = page(language, "errors.md");
        let entries = text.lines().filter_map(|line| line.strip_prefix("### `")?.strip_suffix('`'));
        let entries: BTreeSet<String> = entries.map(str::to_owned).collect();
        assert_eq!(entries, declared, "{language}");
    }
}

#[test]
fn codes_are_found_in_a_source() {
    let source = "match self {\n \
                  Kind::A => \"a-b\",\n \
                  Kind::C { .. } => \"c\",\n \
                  Kind::D => f.write_str(\"x\"),\n \
                  Kind::E => \"no code\",\n}";
    assert_eq!(codes(source).into_iter().collect::<Vec<_>>(), ["a-b", "c"]);
}

/// Runs the example of each entry strictly. Its JSON must contain the code of the entry. A warning
/// is reported as `doubtful` then.
#[cfg(all(target_os = "linux", feature = "plot", feature = "peer"))]
#[test]
fn every_example_gives_the_code_of_its_entry() {
    use crate::console::{folder_of_a_page, run};
    let text = page("en", "errors.md");
    let place = folder_of_a_page();
    let (errors, warnings) = text.split_once("## Warnings").unwrap();
    let commands = |entry: &str| -> Vec<String> {
        entry.lines().filter_map(|line| line.strip_prefix("$ ")).map(str::to_owned).collect()
    };
    // The commands at the beginning of the page create the file that its examples read.
    for command in commands(errors.split("\n### `").next().unwrap()) {
        run(&command, "en", place.path());
    }
    let mut count = 0;
    for (part, is_warning) in [(errors, false), (warnings, true)] {
        for entry in part.split("\n### `").skip(1) {
            let code = if is_warning { "doubtful" } else { entry.split('`').next().unwrap() };
            for command in commands(entry) {
                run(&command, "en", place.path());
                // An error about a whole workbook or a pattern ends the run without a JSON object.
                if !is_warning && !entry.contains("\ninvalid") {
                    continue;
                }
                let strict =
                    if is_warning && !command.contains("--strict") { " --strict" } else { "" };
                let written = run(&format!("{command} --output json{strict}"), "en", place.path());
                assert!(
                    written.contains(&format!("\"code\":\"{code}\"")),
                    "{code}: {command}: {written}"
                );
                count += 1;
            }
        }
    }
    assert!(count > 35, "{count} examples");
}
