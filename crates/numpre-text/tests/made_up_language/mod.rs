//! A made-up language: English in letters that no built-in language has. A word in ASCII letters in
//! one of its texts therefore did not come from a message.

use numpre_text::{File, Language};

/// Returns the files of the made-up language.
pub fn files() -> Vec<File> {
    let file = |file: &File| File { name: file.name.clone(), text: translated(&file.text).into() };
    Language::english().files().iter().map(file).collect()
}

/// Returns a message file with all its texts translated. Expressions in braces do not change,
/// except for quoted texts in them.
fn translated(file: &str) -> String {
    let mut lines = Vec::new();
    for line in file.lines() {
        let inner = line.trim_start();
        let begins_message = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        // These messages are settings of the language, not texts.
        let is_layout = line.starts_with("help-layout") || line.starts_with("written-in");
        lines.push(match line.find(['=', ']']) {
            _ if line.starts_with('#') || is_layout => line.to_owned(),
            Some(place) if begins_message || inner.starts_with(['[', '*']) => {
                format!("{}{}", &line[..=place], said(&line[place + 1..]))
            }
            _ => said(line),
        });
    }
    lines.join("\n") + "\n"
}

fn said(text: &str) -> String {
    let (mut is_inside, mut is_quoted) = (false, false);
    let mut letter = |letter: char| {
        match letter {
            '{' => is_inside = true,
            '}' => is_inside = false,
            '"' if is_inside => is_quoted = !is_quoted,
            _ if is_inside && !is_quoted => return letter,
            _ => {}
        }
        odd(letter)
    };
    text.chars().map(&mut letter).collect()
}

/// Returns the Georgian letter that replaces an ASCII letter.
fn odd(letter: char) -> char {
    let place = letter.to_ascii_lowercase() as u32;
    if letter.is_ascii_alphabetic() {
        char::from_u32(0x10d0 + place - 'a' as u32).unwrap()
    } else {
        letter
    }
}

/// Returns the words of a text that contain ASCII letters, without the punctuation around them.
pub fn words(text: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    let words = text.split(|letter| !is_part(letter)).map(|word| word.trim_matches('.'));
    words.filter(|word| word.contains(|letter: char| letter.is_ascii_alphabetic())).collect()
}

/// Returns whether a word is the name of a cell, such as `r4c6`.
pub fn is_cell(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    matches!(
        &letters[..],
        ['r', row, 'c', column] if row.is_ascii_digit() && column.is_ascii_digit()
    )
}
