//! Asserts that the lock files of the workspace and of the Python package choose the same versions.
//! Otherwise a test of the workspace says nothing about the package.

use source_checks::files::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The versions of each crate in a lock file, by its name and the part of the version that must
/// agree for two versions to be compatible.
type Versions = BTreeMap<(String, String), BTreeSet<String>>;

fn versions(lock_file: &str) -> Versions {
    let text = fs::read_to_string(root().join(lock_file)).expect("the lock file can be read");
    let mut found = Versions::new();
    let mut name = "";
    for line in text.lines() {
        let value = |key| line.strip_prefix(key).and_then(|rest| rest.strip_suffix('"'));
        if let Some(value) = value("name = \"") {
            name = value;
        } else if let Some(version) = value("version = \"") {
            let key = (name.to_owned(), compatible(version));
            found.entry(key).or_default().insert(version.to_owned());
        }
    }
    assert!(found.len() > 50, "{lock_file}: only {} crates", found.len());
    found
}

/// Returns the first number of a version that is not 0, with those before it: 1 for 1.4.2, 0.3 for
/// 0.3.14.
fn compatible(version: &str) -> String {
    let numbers: Vec<&str> = version.split('.').collect();
    let zeros = numbers.iter().take_while(|number| **number == "0").count();
    numbers[..numbers.len().min(zeros + 1)].join(".")
}

#[test]
fn both_lock_files_choose_the_same_versions() {
    let (workspace, python) = (versions("Cargo.lock"), versions("python/Cargo.lock"));
    let mut errors = String::new();
    for (key, wanted) in &workspace {
        let Some(found) = python.get(key).filter(|found| *found != wanted) else { continue };
        let list = |versions: &BTreeSet<String>| Vec::from_iter(versions.clone()).join(", ");
        errors += &format!(
            "{}: {} in Cargo.lock, {} in python/Cargo.lock; in python/: cargo update -p {}@{} \
             --precise {}\n",
            key.0,
            list(wanted),
            list(found),
            key.0,
            list(found),
            list(wanted)
        );
    }
    assert!(errors.is_empty(), "\n{errors}");
}

#[test]
fn versions_are_compatible_up_to_the_first_number_that_is_not_0() {
    for (version, expected) in [("1.4.2", "1"), ("0.3.14", "0.3"), ("0.0.7", "0.0.7")] {
        assert_eq!(compatible(version), expected);
    }
}
