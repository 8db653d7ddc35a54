//! Tests that the message files of all languages have the same messages with the same values.

use numpre::Rank;
use numpre_text::{Language, Texts};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the messages of a language: their names, and the values that they show. A value that
/// only chooses between forms of a message is left out, because languages differ in their forms.
fn messages(language: &Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for file in language.files() {
        let mut name = None;
        for line in file.text.lines() {
            let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
            if let Some((own, _)) = line.split_once(" =").filter(|_| begins) {
                assert!(
                    messages.insert(own.to_owned(), BTreeSet::new()).is_none(),
                    "{language:?}: {own} twice"
                );
                name = Some(own.to_owned());
            }
            let values: &mut BTreeSet<String> =
                match name.as_ref().and_then(|name| messages.get_mut(name)) {
                    Some(values) if !line.starts_with('#') => values,
                    _ => continue,
                };
            let is_letter =
                |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
            let value = |part: &str| {
                let name = part.split(|letter| !is_letter(letter)).next().unwrap_or_default();
                let is_printed = !part[name.len()..].trim_start().starts_with("->");
                is_printed.then(|| name.to_owned())
            };
            values.extend(line.split('$').skip(1).filter_map(value));
        }
    }
    messages
}

#[test]
fn every_file_is_well_written() {
    let languages = Language::built_in();
    assert!(languages.len() >= 2);
    for language in languages {
        let files = language.files().to_vec();
        let read = Language::new(language.code(), files);
        assert!(read.is_ok(), "{:?}", read.err());
    }
}

#[test]
fn every_language_has_the_same_files_and_messages() {
    let english = Language::english();
    let names = |language: &Language| {
        language.files().iter().map(|file| file.name.to_string()).collect::<Vec<_>>()
    };
    for language in Language::built_in() {
        assert_eq!(names(&language), names(&english), "{language:?}");
        let (own, expected) = (messages(&language), messages(&english));
        let (own, expected): (BTreeSet<_>, BTreeSet<_>) =
            (own.keys().collect(), expected.keys().collect());
        assert_eq!(own, expected, "{language:?}");
    }
}

/// Messages that may leave out values, if a language does not need them.
const FREE: [&str; 2] = ["cell", "cells-and-name"];

#[test]
fn every_language_names_the_same_values() {
    let english = messages(&Language::english());
    for language in Language::built_in() {
        for (name, values) in
            messages(&language).iter().filter(|(name, _)| !FREE.contains(&name.as_str()))
        {
            assert_eq!(Some(values), english.get(name), "{language:?}: {name}");
        }
    }
}

#[test]
fn rank_names_in_the_core_are_the_english_messages() {
    let texts = Texts::new(&Language::english());
    for rank in Rank::all() {
        assert_eq!(rank.name(), texts.rank(rank));
    }
}
