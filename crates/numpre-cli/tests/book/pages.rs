//! The pages of the book, in both languages.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The languages, which are also the names of the folders.
pub(crate) const LANGUAGES: [&str; 2] = ["en", "ja"];

/// Returns the root of the repository.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_owned()
}

/// Returns the folder with the pages of a language.
pub(crate) fn folder(language: &str) -> PathBuf {
    repository().join("docs/book").join(language)
}

/// Returns the text of a page, such as `techniques/x-wing.md`.
pub(crate) fn page(language: &str, name: &str) -> String {
    let path = folder(language).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the texts of all pages of a language, by their names.
pub(crate) fn pages(language: &str) -> BTreeMap<String, String> {
    let names = files(&folder(language), ".md");
    names.into_iter().map(|name| (name.clone(), page(language, &name))).collect()
}

/// Returns the names of all files below a folder that end with `ending`. Their parts are separated
/// by `/`.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<String> {
    fn below(folder: &Path, before: &str, ending: &str, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let name = format!("{before}{}", entry.file_name().to_str().unwrap());
            if entry.file_type().unwrap().is_dir() {
                below(&entry.path(), &format!("{name}/"), ending, found);
            } else if name.ends_with(ending) {
                found.push(name);
            }
        }
    }
    let mut found = Vec::new();
    below(folder, "", ending, &mut found);
    found.sort();
    found
}

/// Returns whether the outputs of the pages are to be written again.
pub(crate) fn overwrites() -> bool {
    std::env::var("BOOK").is_ok_and(|value| value == "overwrite")
}

/// Returns the commands that a page shows, each with all its lines.
fn commands(text: &str) -> Vec<String> {
    let mut commands: Vec<String> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (Some(command), _) => commands.push(command.to_owned()),
            (None, Some(last)) if line.starts_with("> ") => *last += line,
            _ => {}
        }
    }
    commands
}

#[test]
fn both_languages_have_the_same_pages_with_the_same_commands_headings_and_pictures() {
    let [english, japanese] = LANGUAGES.map(pages);
    assert!(english.len() > 25, "{:?}", english.keys());
    assert_eq!(english.keys().collect::<Vec<_>>(), japanese.keys().collect::<Vec<_>>());
    for (name, text) in &english {
        let other = &japanese[name];
        assert_eq!(commands(text), commands(other), "{name}");
        let count =
            |text: &str, start: &str| text.lines().filter(|line| line.starts_with(start)).count();
        for start in ["# ", "## ", "### ", "![", "```", "| ", "{{#include"] {
            assert_eq!(
                count(text, start),
                count(other, start),
                "{name}: lines that start with {start:?}"
            );
        }
    }
}

#[test]
fn every_page_is_in_the_table_of_contents() {
    for language in LANGUAGES {
        let contents = page(language, "SUMMARY.md");
        for name in pages(language).keys().filter(|name| *name != "SUMMARY.md") {
            assert!(contents.contains(&format!("({name})")), "{language}: {name}");
        }
    }
}

#[test]
fn every_command_is_in_the_reference() {
    let help = std::process::Command::new(env!("CARGO_BIN_EXE_numpre"))
        .args(["--lang", "en", "help"])
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let named = help
        .lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty());
    let names: Vec<&str> = named
        .filter(|line| !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(names.len() > 12 && names.contains(&"generate"), "{names:?}");
    for name in names.iter().filter(|name| **name != "help") {
        for language in LANGUAGES {
            assert!(
                page(language, "commands.md").contains(&format!("$ numpre {name} --help\n")),
                "{name}"
            );
        }
    }
}

#[test]
fn every_notation_has_its_section() {
    for format in numpre_formats::Format::ALL {
        for language in LANGUAGES {
            assert!(
                page(language, "notations.md").contains(&format!("\n## {format}\n")),
                "{language}: {format}"
            );
        }
    }
}

/// Checks that included files exist, because `mdbook` only warns about missing ones.
#[test]
fn included_files_exist() {
    for language in LANGUAGES {
        for (name, text) in pages(language) {
            let places =
                text.match_indices("{{#include ").map(|(at, found)| &text[at + found.len()..]);
            for place in places {
                let (path, part) = place.split_once("}}").unwrap().0.split_once(':').unwrap();
                let taken = std::fs::read_to_string(
                    folder(language).join(&name).parent().unwrap().join(path),
                )
                .unwrap();
                assert!(
                    taken.contains(&format!("ANCHOR: {part}")),
                    "{language}: {name}: {path}: {part}"
                );
                assert!(
                    taken.contains(&format!("ANCHOR_END: {part}")),
                    "{language}: {name}: {path}: {part}"
                );
            }
        }
    }
}
