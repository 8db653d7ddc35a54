//! The messages of a language as readers see them: every form of each message as a text, with a
//! sign in the place of each value.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use numpre_text::Language;
use std::collections::BTreeMap;

/// The sign in the place of a value.
pub(crate) const VALUE: char = '\u{fffc}';

/// The forms of each message by its name.
pub(crate) type Texts = BTreeMap<String, Vec<String>>;

/// Returns all messages of a built-in language.
pub(crate) fn texts(code: &str) -> Texts {
    let language = Language::find(code).unwrap();
    let mut texts = Texts::new();
    for file in language.files() {
        let resource = fluent_syntax::parser::parse(&*file.text)
            .unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let forms = message.value.as_ref().map_or(Vec::new(), forms);
                texts.insert(message.id.name.to_owned(), forms);
            }
        }
    }
    assert!(texts.len() > 400, "{code}: {}", texts.len());
    texts
}

/// Returns all texts that a pattern can produce.
fn forms(pattern: &Pattern<&str>) -> Vec<String> {
    pattern.elements.iter().fold(vec![String::new()], |begun, element| {
        let ends = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => values(expression),
        };
        begun.iter().flat_map(|begin| ends.iter().map(move |end| format!("{begin}{end}"))).collect()
    })
}

fn values(expression: &Expression<&str>) -> Vec<String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![(*value).to_owned()],
        Expression::Inline(_) => vec![VALUE.to_string()],
        Expression::Select { variants, .. } => {
            variants.iter().flat_map(|variant| forms(&variant.value)).collect()
        }
    }
}

pub(crate) fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3001}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{ff01}'..='\u{ff60}')
}

/// Fails and prints the findings, if there are any.
#[track_caller]
pub(crate) fn none(found: Vec<String>) {
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_form_of_a_message_is_read() {
    let texts = texts("en");
    assert_eq!(texts["tries"], ["1 try", "\u{fffc} tries"]);
    assert_eq!(texts["list-last"], [" and "]);
    assert_eq!(texts["rank"], ["\u{fffc} \u{fffc}"]);
}
