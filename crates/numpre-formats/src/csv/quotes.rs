//! Finds where the quotes of a line open and close fields.

/// The result of following the quotes of a line.
pub(crate) struct Quotes {
    /// A quoted field is still open at the end of the line.
    pub(crate) is_open: bool,
    /// All quotes are in a right place: around a field, or doubled inside one.
    pub(crate) is_proper: bool,
}

impl Quotes {
    /// Follows the quotes of a line. `is_inside` says whether the line begins inside a quoted
    /// field. As in all readers of tables, a quote opens a field only at the beginning of the
    /// field.
    pub(crate) fn of(line: &[u8], delimiters: &[u8], is_inside: bool) -> Quotes {
        let mut quotes = Quotes { is_open: is_inside, is_proper: true };
        let parts = |byte: Option<&u8>| byte.is_none_or(|byte| delimiters.contains(byte));
        let mut from = 0;
        while let Some(place) = memchr::memchr(b'"', &line[from..]) {
            let place = from + place;
            from = place + 1;
            if !quotes.is_open {
                let opens = place == 0 || parts(line.get(place - 1));
                quotes.is_open = opens;
                quotes.is_proper &= opens;
            } else if line.get(from) == Some(&b'"') {
                from += 1;
            } else {
                quotes.is_open = false;
                quotes.is_proper &= parts(line.get(from));
            }
        }
        quotes
    }
}
