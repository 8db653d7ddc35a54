//! Sentences with placeholders for values: `In {house}, {digits} can only go in {cells}`.

use std::collections::BTreeMap;

/// The values in a sentence, by the names of their placeholders.
pub(crate) type Values = BTreeMap<&'static str, String>;

/// Returns the values of a text that matches a template, or `None` if it does not match. If the
/// text can be split in different ways, the first split counts in which `is_value` holds for every
/// value.
pub(crate) fn values(
    template: &'static str,
    text: &str,
    is_value: &dyn Fn(&'static str, &str) -> bool,
) -> Option<Values> {
    let Some((literal, rest)) = template.split_once('{') else {
        return (template == text).then(Values::new);
    };
    let text = text.strip_prefix(literal)?;
    let (name, rest) = rest.split_once('}')?;
    let next = rest.split('{').next().unwrap_or_default();
    let ends: Vec<usize> = if next.is_empty() {
        vec![text.len()]
    } else {
        text.match_indices(next).map(|(place, _)| place).collect()
    };
    ends.into_iter().find_map(|end| {
        let value = &text[..end];
        if !is_value(name, value) {
            return None;
        }
        let mut found = values(rest, &text[end..], is_value)?;
        // A placeholder that occurs twice must have the same value both times.
        match found.insert(name, value.to_owned()) {
            Some(other) if other != value => None,
            _ => Some(found),
        }
    })
}

/// Returns whether the words of a template occur in a text, in this order. A text without them does
/// not match, and its values need not be read.
pub(crate) fn has_words(template: &str, text: &str) -> bool {
    let words = template.split('{').map(|part| part.split_once('}').map_or(part, |(_, word)| word));
    let mut rest = Some(text);
    for word in words {
        rest = rest.and_then(|rest| rest.split_once(word).map(|(_, rest)| rest));
    }
    rest.is_some()
}
