//! The messages of one language, read once: by Fluent, which knows any language, or by a reader of
//! the built-in languages, which is a small part of its size.

#[cfg(feature = "languages")]
mod fluent;
#[cfg(any(test, not(feature = "languages")))]
mod plain;

#[cfg(feature = "languages")]
pub(crate) use fluent::Bundle;
#[cfg(not(feature = "languages"))]
pub(crate) use plain::Bundle;

/// Appends a number in digits, with the sign before every three of them: `49,158`.
fn push_grouped(text: &mut String, digits: &str, sign: &str) {
    // A sign comes before a digit from which 3, 6, 9 … digits are left, but not before the first
    // digit. In 1234567 that is before 2 (6 digits left) and before 5 (3 digits left).
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push_str(sign);
        }
        text.push(digit);
    }
}
