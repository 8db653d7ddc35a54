//! The messages of one language, found by name and filled in with values.

use crate::bundle::Bundle;
use crate::{Language, Value};
use std::cell::OnceCell;

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
    pub fn find(&self, name: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let own = self.bundle.get_or_init(|| Bundle::read(&self.language));
        own.find(name, values).or_else(|| self.english().find(name, values))
    }

    /// Returns the message with this name and these values. If the message does not exist, returns
    /// the name itself; a test makes sure that this does not happen.
    pub fn say(&self, name: &str, values: &[(&str, Value<'_>)]) -> String {
        self.find(name, values).unwrap_or_else(|| name.to_owned())
    }

    /// Returns the message with this name, which has no values.
    pub fn word(&self, name: &str) -> String {
        self.say(name, &[])
    }

    fn english(&self) -> &Bundle {
        self.english.get_or_init(|| {
            let english = Language::english();
            #[cfg(feature = "languages")]
            let english = english.in_ascii(self.language.is_for_ascii());
            Bundle::read(&english)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_and_names_are_not() {
        for language in Language::built_in() {
            let texts = Texts::new(&language);
            for (count, shown) in [
                (1_u64, "1"),
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
