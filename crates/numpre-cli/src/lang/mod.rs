//! What the command says, in English and Japanese.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;
use std::cell::OnceCell;
use std::env;

mod fault;
mod house;
mod io;
mod options;
mod rank;
mod refusal;
mod step;
mod trouble;

pub use step::Sentence;

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Lang {
    /// English
    En,
    /// Japanese
    Ja,
}

impl Lang {
    /// The language of the environment: Japanese where the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set begins
    /// with `ja`.
    pub fn of_environment() -> Lang {
        if locale(&["LC_ALL", "LC_MESSAGES", "LANG"]).starts_with("ja") { Lang::Ja } else { Lang::En }
    }

    /// Its name on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ja => "ja",
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Lang::En => include_str!("en.ftl"),
            Lang::Ja => include_str!("ja.ftl"),
        }
    }
}

/// Whether the terminal shows more than ASCII, as far as the environment says.
pub fn is_unicode() -> bool {
    let locale = locale(&["LC_ALL", "LC_CTYPE", "LANG"]).to_lowercase();
    cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8")
}

/// The first of these variables that is set and not empty.
fn locale(variables: &[&str]) -> String {
    variables.iter().filter_map(|variable| env::var(variable).ok()).find(|value| !value.is_empty()).unwrap_or_default()
}

/// A text of ours with signs that a plain terminal has. (What stands in it of the input is left as it is.)
fn ascii(text: &str) -> Cow<'_, str> {
    const SIGNS: [(&str, &str); 6] = [("→", "->"), ("…", "..."), ("–", "-"), ("×", "x"), ("·", "-"), ("µ", "u")];
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(SIGNS.iter().fold(text.to_owned(), |text, (sign, plain)| text.replace(sign, plain)))
}

/// The texts of one language. They are read when the first is asked for: plain output pays nothing.
pub struct Texts {
    lang: Lang,
    bundle: OnceCell<FluentBundle<FluentResource>>,
}

impl Texts {
    /// The texts of this language.
    pub fn new(lang: Lang) -> Texts {
        Texts { lang, bundle: OnceCell::new() }
    }

    /// Their language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of this name, if the language has it. (English has no `help-…`: there the help is written beside the options.)
    pub fn find(&self, name: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let bundle = self.bundle.get_or_init(|| read(self.lang));
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
}

fn read(lang: Lang) -> FluentBundle<FluentResource> {
    // Both codes are well-formed; the default would count as a language without plural forms.
    let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap_or_default()]);
    // Marks that isolate the direction of a value would show up as odd characters; neither language needs them.
    bundle.set_use_isolating(false);
    if lang == Lang::En && !is_unicode() {
        bundle.set_transform(Some(ascii));
    }
    // What could not be read of a text with a mistake is left out; the tests would tell.
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(lang.source().to_owned());
    let _ = bundle.add_resource(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::FluentResource;
    use std::collections::BTreeSet;

    /// The names of the texts in a source; it must be without a mistake.
    fn names(lang: Lang) -> BTreeSet<String> {
        assert!(FluentResource::try_new(lang.source().to_owned()).is_ok(), "{lang:?}");
        let names = lang.source().lines().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name.to_owned());
        names.filter(|name| name.starts_with(|letter: char| letter.is_ascii_lowercase())).collect()
    }

    /// What only Japanese needs: in English the options, clap and the libraries speak for themselves.
    const ONLY_JAPANESE: [&str; 9] =
        ["help-", "value-", "man-", "error-", "refusal-", "warning-", "sheet-", "io-other", "rule-"];

    #[test]
    fn both_languages_say_the_same() {
        let (english, japanese) = (names(Lang::En), names(Lang::Ja));
        assert!(english.is_subset(&japanese), "{:?}", english.difference(&japanese));
        let only =
            japanese.difference(&english).filter(|name| !ONLY_JAPANESE.iter().any(|prefix| name.starts_with(prefix)));
        assert_eq!(only.count(), 0);
    }
}
