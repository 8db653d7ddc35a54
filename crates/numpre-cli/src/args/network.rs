//! Options that say where a page stands.

use crate::args::number::narrow;
use numpre_text::Expected;
use std::net::{IpAddr, Ipv4Addr};

/// Reads a network address: `127.0.0.1`, `::1`, `[::1]` or `localhost`.
///
/// # Errors
/// What was expected instead.
pub fn address(text: &str) -> Result<IpAddr, Expected> {
    let text = narrow(text);
    if text.eq_ignore_ascii_case("localhost") {
        return Ok(Ipv4Addr::LOCALHOST.into());
    }
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(&text);
    bare.parse().map_err(|_| Expected::Address)
}

/// Reads the path of an address, and has it begin and end with a slash: `sudoku` is `/sudoku/`.
///
/// # Errors
/// What was expected instead.
pub fn base(text: &str) -> Result<String, Expected> {
    if matches!(text, "" | "/") {
        return Ok("/".to_owned());
    }
    let text = text.strip_prefix('/').unwrap_or(text);
    let text = text.strip_suffix('/').unwrap_or(text);
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "._~-".contains(letter);
    let is_name = |part: &str| !matches!(part, "" | "." | "..") && part.chars().all(is_plain);
    if text.split('/').all(is_name) { Ok(format!("/{text}/")) } else { Err(Expected::Base) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_both_families() {
        for (text, expected) in [
            ("127.0.0.1", "127.0.0.1"),
            ("localhost", "127.0.0.1"),
            ("::1", "::1"),
            ("[::1]", "::1"),
            ("0.0.0.0", "0.0.0.0"),
        ] {
            assert_eq!(
                address(text).map(|address| address.to_string()),
                Ok(expected.to_owned()),
                "{text}"
            );
        }
        for text in ["", "numpre.example", "127.0.0.1:80", "1.2.3", "[::1", "999.0.0.1"] {
            assert_eq!(address(text), Err(Expected::Address), "{text}");
        }
    }

    #[test]
    fn a_path_stands_between_slashes() {
        for (text, expected) in [
            ("", "/"),
            ("/", "/"),
            ("sudoku", "/sudoku/"),
            ("/sudoku", "/sudoku/"),
            ("/a/b-2/", "/a/b-2/"),
        ] {
            assert_eq!(base(text), Ok(expected.to_owned()), "{text}");
        }
        for text in
            ["//", "/a//b/", "/../", "/a/./b/", "/a b/", "/ä/", "/a?b/", "/a%20/", "http://x/"]
        {
            assert_eq!(base(text), Err(Expected::Base), "{text}");
        }
    }
}
