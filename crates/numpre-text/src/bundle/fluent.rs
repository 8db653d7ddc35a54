//! The messages of one language in Fluent.

use super::push_grouped;
use crate::{Language, Value};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::Arc;

/// The messages of one language.
pub(crate) struct Bundle(FluentBundle<Arc<FluentResource>>);

impl Bundle {
    /// Reads the messages of a language.
    pub(crate) fn read(language: &Language) -> Bundle {
        // An unknown code gets the default language, which has one plural form.
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // Fluent would put invisible direction marks around values, which some terminals show.
        bundle.set_use_isolating(false);
        for resource in language.resources() {
            let _ = bundle.add_resource(Arc::clone(resource));
        }
        let mut bundle = Bundle(bundle);
        // The messages of a language say whether it can be written in ASCII, and which sign
        // separates thousands.
        let is_plain = bundle.find("written-in", &[]).as_deref() == Some("ASCII");
        let between = bundle.find("group-separator", &[]);
        if language.is_for_ascii() && is_plain {
            bundle.0.set_transform(Some(ascii));
        }
        bundle.0.set_formatter(match between.as_deref() {
            Some(",") => Some(grouped::<',', _>),
            Some(".") => Some(grouped::<'.', _>),
            Some("’") => Some(grouped::<'’', _>),
            Some(" ") => Some(grouped::<'\u{a0}', _>),
            _ => None,
        });
        bundle
    }

    /// Returns the message with this name and these values, or `None` if it does not exist.
    pub(crate) fn find(&self, name: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let pattern = self.0.get_message(name)?.value()?;
        let arguments: FluentArgs<'_> =
            values.iter().map(|(name, value)| (*name, lent(value))).collect();
        Some(self.0.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned())
    }
}

/// Returns the same value for Fluent, without a copy of its text.
fn lent<'a>(value: &'a Value<'_>) -> FluentValue<'a> {
    match value {
        Value::Text(text) => FluentValue::String(Cow::Borrowed(text)),
        Value::Number(number) => number.into(),
    }
}

/// Returns a number with `SIGN` before every three digits: `49,158`.
fn grouped<const SIGN: char, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let mut text = String::new();
    push_grouped(&mut text, &number.as_string(), SIGN.encode_utf8(&mut [0; 4]));
    Some(text)
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
