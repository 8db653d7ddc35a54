//! The texts of one language: a message by its name, with its values filled in.

use crate::Language;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;
use std::cell::OnceCell;
use std::sync::Arc;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// The texts of one language. They are read when the first is asked for: who says nothing pays nothing.
///
/// Each thread has its own; a [`Language`] goes from one to another.
pub struct Texts {
    language: Language,
    bundle: OnceCell<Bundle>,
    /// For what the language lacks.
    english: OnceCell<Bundle>,
}

impl Texts {
    /// The texts of this language.
    pub fn new(language: &Language) -> Texts {
        Texts { language: language.clone(), bundle: OnceCell::new(), english: OnceCell::new() }
    }

    /// Their language.
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// The text of this name, if there is one: in this language, or else in English.
    pub fn find(&self, name: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let own = self.bundle.get_or_init(|| self.read(&self.language));
        let bundle = if own.has_message(name) { own } else { self.english() };
        let pattern = bundle.get_message(name)?.value()?;
        let arguments: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        Some(bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned())
    }

    /// The text of this name with these values; the name itself where it is missing, which a test rules out.
    pub fn say(&self, name: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.find(name, values).unwrap_or_else(|| name.to_owned())
    }

    /// The text of this name, which takes no values.
    pub fn word(&self, name: &str) -> String {
        self.say(name, &[])
    }

    fn english(&self) -> &Bundle {
        self.english.get_or_init(|| self.read(&Language::english()))
    }

    fn read(&self, language: &Language) -> Bundle {
        // The default, where a code is none of a language, has one plural form.
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // Marks that isolate the direction of a value would show up as odd characters.
        bundle.set_use_isolating(false);
        for resource in language.resources() {
            let _ = bundle.add_resource(Arc::clone(resource));
        }
        // A language says of itself whether a screen without its own letters can show it.
        let is_plain = |bundle: &Bundle| {
            let message = bundle.get_message("written-in").and_then(|message| message.value());
            message.is_some_and(|text| bundle.format_pattern(text, None, &mut Vec::new()) == "ASCII")
        };
        if self.language.is_for_ascii() && is_plain(&bundle) {
            bundle.set_transform(Some(ascii));
        }
        bundle
    }
}

/// A text with signs that a plain terminal has. (What stands in it of the input is left as it is.)
fn ascii(text: &str) -> Cow<'_, str> {
    const SIGNS: [(&str, &str); 6] = [("→", "->"), ("…", "..."), ("–", "-"), ("×", "x"), ("·", "-"), ("µ", "u")];
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(SIGNS.iter().fold(text.to_owned(), |text, (sign, plain)| text.replace(sign, plain)))
}
