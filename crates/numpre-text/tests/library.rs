//! Tests that all messages which the library and the web app's engine use are in the files that are
//! built in without the feature `command`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Sources that use messages of the command, which may be missing without it.
const OF_COMMAND: [&str; 3] = ["expected.rs", "system.rs", "workbook.rs"];

/// Messages about command-line arguments, which only the command uses.
const OF_ARGUMENTS: [&str; 3] = ["error-neither", "error-no-pattern", "cut-off"];

/// Codes of errors that are also names of messages of the page.
const CODES: [&str; 1] = ["picture-no-board"];

/// The features with which the messages of a source are available, for sources that need one.
const FEATURES: [(&str, &str); 11] = [
    ("picture_board.rs", "PHOTOS"),
    ("picture_fault.rs", "PHOTOS"),
    ("proof.rs", "PROOFS"),
    ("refusal.rs", "ORDERS"),
    ("reading.rs", "FORMATS"),
    // These sources belong to the feature `bulk` of numpre-api, which enables all features.
    ("judge.rs", "*"),
    ("make.rs", "*"),
    ("practise.rs", "*"),
    ("read.rs", "*"),
    ("write.rs", "*"),
    ("fault.rs", "*"),
];

/// Returns the messages that are built in without the feature `command`, each with the feature it
/// needs, if any. The list is read from the build script.
fn library() -> BTreeMap<String, Option<String>> {
    let build = fs::read_to_string(format!("{ROOT}/build.rs")).expect("build.rs");
    let rows = build.lines().filter_map(|line| line.trim().strip_prefix("(\"")?.strip_suffix("),"));
    let mut found = BTreeMap::new();
    for (file, of) in rows.filter_map(|row| row.split_once("\", ")) {
        let feature =
            of.strip_prefix("Some(\"").map(|name| name.trim_end_matches("\")").to_owned());
        let text = fs::read_to_string(format!("{ROOT}/messages/en/{file}")).expect(file);
        found.extend(names(&text).map(|name| (name.to_owned(), feature.clone())));
    }
    found
}

fn names(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(|line| {
            let (name, _) = line.split_once(" =")?;
            Some(name)
        })
}

fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).expect("folder").map(|entry| entry.expect("entry").path());
    paths
        .flat_map(|path| if path.is_dir() { files(&path, end) } else { vec![path] })
        .filter(|path| path.to_string_lossy().ends_with(end))
        .collect()
}

/// Returns the texts in quotes that may be names of messages. A text that comes first in a pair is
/// the name of a value, and is left out.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    let code = source.split("#[cfg(test)]\nmod").next().unwrap_or_default();
    let pieces: Vec<&str> = code.split('"').collect();
    let is_value = |before: &str| {
        let is_call = |letter: char| letter.is_ascii_alphanumeric() || letter == '!';
        before.strip_suffix('(').is_some_and(|rest| !rest.trim_end().ends_with(is_call))
    };
    let texts = pieces.chunks_exact(2).filter(move |pair| !is_value(pair[0])).map(|pair| pair[1]);
    texts.collect::<Vec<_>>().into_iter()
}

#[test]
fn messages_of_the_library_are_in_its_files() {
    let all: BTreeSet<String> = files(&PathBuf::from(format!("{ROOT}/messages/en")), ".ftl")
        .iter()
        .flat_map(|path| {
            names(&fs::read_to_string(path).expect("messages"))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .collect();
    let library = library();
    assert!(library.len() > 150 && all.len() > library.len(), "{} of {}", library.len(), all.len());
    let (mut said, mut missing) = (0, Vec::new());
    for folder in [format!("{ROOT}/src"), format!("{ROOT}/../numpre-api/src")] {
        for path in files(Path::new(&folder), ".rs") {
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if OF_COMMAND.contains(&file.as_str()) {
                continue;
            }
            let own = FEATURES.iter().find(|(name, _)| *name == file).map(|(_, feature)| *feature);
            let source = fs::read_to_string(&path).expect("source");
            for text in quoted(&source) {
                let is_there = |name: &str| match library.get(name) {
                    Some(Some(feature)) => own.is_some_and(|own| own == "*" || own == feature),
                    known => known.is_some(),
                };
                let is_well = match text.split_once('{') {
                    // The beginning of a group of names; some of the group may belong to the
                    // command.
                    Some((begin, _)) if begin.ends_with('-') => {
                        library.keys().any(|name| name.starts_with(begin) && is_there(name))
                    }
                    None if text.contains('-') && all.contains(text) => is_there(text),
                    _ => continue,
                };
                said += 1;
                if !is_well && !OF_ARGUMENTS.contains(&text) && !CODES.contains(&text) {
                    missing.push(format!("{file}: {text}"));
                }
            }
        }
    }
    assert!(said > 60, "{said}");
    assert!(missing.is_empty(), "not there without the command: {missing:?}");
}
