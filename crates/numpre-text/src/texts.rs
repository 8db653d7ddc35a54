//! The messages of one language, found by name and filled in with values.

use crate::Language;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;
use std::cell::OnceCell;
use std::sync::Arc;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// The messages of one language. They are parsed when the first one is needed, so a program that
/// shows none pays nothing.
///
/// Each thread needs its own `Texts`; a [`Language`] can be shared between threads.
pub struct Texts {
    language: Language,
    bundle: OnceCell<Bundle>,
    /// The English messages, for those that the language lacks.
    english: OnceCell<Bundle>,
    pub(crate) names: Names,
}

/// The names of cells and houses that were looked up before, by index. One explanation uses them
/// hundreds of times.
pub(crate) struct Names {
    pub(crate) cells: [OnceCell<String>; 81],
    pub(crate) cells_in_full: [OnceCell<String>; 81],
    pub(crate) houses: [OnceCell<String>; 27],
}

impl Names {
    /// Returns a cache without any names.
    const fn none() -> Names {
        Names {
            cells: [const { OnceCell::new() }; 81],
            cells_in_full: [const { OnceCell::new() }; 81],
            houses: [const { OnceCell::new() }; 27],
        }
    }
}

impl Texts {
    /// Creates the texts of a language.
    pub fn new(language: &Language) -> Texts {
        Texts {
            language: language.clone(),
            bundle: OnceCell::new(),
            english: OnceCell::new(),
            names: Names::none(),
        }
    }

    /// Returns the language of the texts.
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// Returns the message with this name: in this language, else in English, else `None`.
    pub fn find(&self, name: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let own = self.bundle.get_or_init(|| self.read(&self.language));
        let (bundle, message) = match own.get_message(name) {
            Some(message) => (own, message),
            None => (self.english(), self.english().get_message(name)?),
        };
        let pattern = message.value()?;
        let arguments: FluentArgs<'_> =
            values.iter().map(|(name, value)| (*name, lent(value))).collect();
        Some(bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned())
    }

    /// Returns the message with this name and these values. If the message does not exist, returns
    /// the name itself; a test makes sure that this does not happen.
    pub fn say(&self, name: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.find(name, values).unwrap_or_else(|| name.to_owned())
    }

    /// Returns the message with this name, which has no values.
    pub fn word(&self, name: &str) -> String {
        self.say(name, &[])
    }

    fn english(&self) -> &Bundle {
        self.english.get_or_init(|| self.read(&Language::english()))
    }

    fn read(&self, language: &Language) -> Bundle {
        // An unknown code gets the default language, which has one plural form.
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // Fluent would put invisible direction marks around values, which some terminals show.
        bundle.set_use_isolating(false);
        for resource in language.resources() {
            let _ = bundle.add_resource(Arc::clone(resource));
        }
        let own = |name: &str| {
            let text = bundle.get_message(name)?.value()?;
            Some(bundle.format_pattern(text, None, &mut Vec::new()).into_owned())
        };
        // The messages of a language say whether it can be written in ASCII, and which sign
        // separates thousands.
        let (is_plain, between) =
            (own("written-in").as_deref() == Some("ASCII"), own("group-separator"));
        if self.language.is_for_ascii() && is_plain {
            bundle.set_transform(Some(ascii));
        }
        bundle.set_formatter(match between.as_deref() {
            Some(",") => Some(grouped::<',', _>),
            Some(".") => Some(grouped::<'.', _>),
            Some("’") => Some(grouped::<'’', _>),
            Some(" ") => Some(grouped::<'\u{a0}', _>),
            _ => None,
        });
        bundle
    }
}

/// Returns the same value, without a copy of its text.
fn lent<'a>(value: &'a FluentValue<'_>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => FluentValue::String(Cow::Borrowed(text)),
        other => other.clone(),
    }
}

/// Returns a number with `SIGN` before every three digits: `49,158`. Numbers that name something,
/// such as a seed or a line of a file, are passed as texts and are not changed.
fn grouped<const SIGN: char, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let number = number.as_string();
    let (whole, rest) = number.split_at(number.find('.').unwrap_or(number.len()));
    // A sign comes before a digit from which 3, 6, 9 … digits are left, but not before the first
    // digit. In 1234567 that is before 2 (6 digits left) and before 5 (3 digits left).
    let is_begun = |place: usize| place > 0 && (whole.len() - place).is_multiple_of(3);
    let digits = whole
        .char_indices()
        .flat_map(|(place, digit)| is_begun(place).then_some(SIGN).into_iter().chain([digit]));
    Some(digits.chain(rest.chars()).collect())
}

/// Replaces signs that a plain terminal lacks. Other characters beyond ASCII, such as parts of the
/// input, do not change.
fn ascii(text: &str) -> Cow<'_, str> {
    const SIGNS: [(&str, &str); 6] =
        [("→", "->"), ("…", "..."), ("–", "-"), ("×", "x"), ("·", "-"), ("µ", "u")];
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(SIGNS.iter().fold(text.to_owned(), |text, (sign, plain)| text.replace(sign, plain)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_and_names_are_not() {
        for language in Language::built_in() {
            let texts = Texts::new(&language);
            for (count, shown) in [
                (1, "1"),
                (999, "999"),
                (1000, "1,000"),
                (49_158, "49,158"),
                (1_234_567, "1,234,567"),
            ] {
                let text = texts.say("solutions", &[("count", count.into())]);
                let digits: String = text
                    .chars()
                    .filter(|letter| letter.is_ascii_digit() || *letter == ',')
                    .collect();
                assert_eq!(digits, shown, "{text}");
            }
            assert!(texts.say("seed", &[("seed", "123456".into())]).contains("123456"));
        }
    }
}
