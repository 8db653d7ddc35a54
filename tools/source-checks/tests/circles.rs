//! Asserts that the folders and files of a crate, or of the web app, do not use each other in a
//! circle.

#![allow(clippy::unwrap_used, reason = "every function here is part of a test")]

use source_checks::circles::{Circle, circles};
use source_checks::files::{Kind, root, sources};
use source_checks::rust_uses::{self, Files};
use source_checks::web_uses;
use std::collections::BTreeMap;

/// The known circles. Remove a line as soon as its circle is gone.
const KNOWN: &[&str] = &[
    "numpre/src/logic/step/: evidence mod refutation",
    "numpre-api/src/: file requests schema",
    "numpre-api/src/: proof step",
    "numpre-api/src/row/: nested value",
    "numpre-cli/src/commands/: manual mod",
    "numpre-cli/src/commands/explain/: mod stepping",
    "numpre-cli/src/commands/rate/: mod worked",
    "numpre-cli/src/commands/serve/: linked mod",
    "numpre-cli/src/commands/verify/: mod pairs",
    "numpre-draw/src/svg/: mod texts",
    "numpre-draw/src/terminal/: cell frame legend look mod",
    "numpre-formats/src/: csv detect notation",
    "numpre-formats/src/xlsx/fill/: cells mod parts plan sheet",
];

/// Returns the circles of the repository, each with the crate or folder in which it was found.
fn found() -> Vec<(String, Circle)> {
    let sources = sources(&root());
    let mut crates: BTreeMap<String, Files> = BTreeMap::new();
    for source in sources.iter().filter(|source| source.kind == Kind::Rust) {
        let parts: Vec<&str> = source.path.splitn(4, '/').collect();
        if let ["crates" | "tools", name, "src", file] = *parts {
            let files = crates.entry(name.to_owned()).or_default();
            files.insert(file.to_owned(), source.text.clone());
        }
    }
    assert!(crates.len() > 9, "{:?}", crates.keys());
    let mut found = Vec::new();
    let mut all = 0;
    for (name, files) in crates {
        let uses = rust_uses::uses(&files, &name.replace('-', "_"));
        all += uses.len();
        found.extend(circles(&uses).into_iter().map(|circle| (format!("{name}/src/"), circle)));
    }
    let uses = web_uses::uses(&sources, "web/src/");
    assert!(all > 5_000 && uses.len() > 500, "{all} {}", uses.len());
    found.extend(circles(&uses).into_iter().map(|circle| ("web/src/".to_owned(), circle)));
    found
}

#[test]
fn folders_and_files_make_no_circle_but_the_known_ones() {
    let found = found();
    let lines: Vec<String> =
        found.iter().map(|(place, circle)| format!("{place}{}", circle.line())).collect();
    let mut errors = String::new();
    for ((place, circle), line) in found.iter().zip(&lines) {
        if !KNOWN.contains(&&**line) {
            errors += &format!("new: {place}{circle}\n");
        }
    }
    for known in KNOWN.iter().filter(|known| lines.iter().all(|line| line != **known)) {
        errors += &format!("gone, remove it from KNOWN: {known}\n");
    }
    assert!(errors.is_empty(), "\n{errors}");
}
