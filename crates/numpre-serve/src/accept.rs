//! Reads from the headers what a client accepts and what it already has.

use crate::file::Encoding;
use hyper::HeaderMap;
use hyper::header::{ACCEPT_ENCODING, HeaderName, IF_NONE_MATCH};

/// Returns the shortest of these encodings that the client accepts. `encodings` is sorted from the
/// shortest to the plain one, which every client accepts.
pub(crate) fn encoding(headers: &HeaderMap, encodings: &[Encoding]) -> Encoding {
    let takes =
        |encoding: &Encoding| encoding.name().is_none_or(|name| weight(headers, name) > 0.0);
    encodings.iter().copied().find(takes).unwrap_or(Encoding::Identity)
}

/// Returns the weight that the client gives to this encoding, or 0 if it does not accept it.
fn weight(headers: &HeaderMap, name: &str) -> f32 {
    let offers: Vec<(&str, f32)> = items(headers, &ACCEPT_ENCODING).map(offer).collect();
    let of = |wanted: &str| {
        offers.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, weight)| *weight)
    };
    of(name).or_else(|| of("*")).unwrap_or(0.0)
}

/// Splits an offer such as `br;q=0.5` into name and weight.
fn offer(item: &str) -> (&str, f32) {
    let (name, parameters) = item.split_once(';').unwrap_or((item, ""));
    let weight = parameters.split(';').find_map(|parameter| {
        let (key, value) = parameter.split_once('=')?;
        // A weight that cannot be read as a number counts as 0.
        key.trim().eq_ignore_ascii_case("q").then(|| value.trim().parse().unwrap_or(0.0))
    });
    (name.trim(), weight.unwrap_or(1.0))
}

/// Returns whether the client already has this version.
pub(crate) fn has(headers: &HeaderMap, tag: &str) -> bool {
    items(headers, &IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// Returns the items that a header lists, over all its lines.
fn items<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim).filter(|item| !item.is_empty())
}
