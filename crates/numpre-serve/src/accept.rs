//! What a client takes, of what there is.

use crate::file::Encoding;
use hyper::HeaderMap;
use hyper::header::{ACCEPT_ENCODING, HeaderName, IF_NONE_MATCH};

/// The shortest of these encodings that the client takes: they are listed from the shortest to the
/// plain one, which everybody takes.
pub(crate) fn encoding(headers: &HeaderMap, encodings: &[Encoding]) -> Encoding {
    let takes =
        |encoding: &Encoding| encoding.name().is_none_or(|name| weight(headers, name) > 0.0);
    encodings.iter().copied().find(takes).unwrap_or(Encoding::Identity)
}

/// How much the client wants this encoding; 0 where it does not take it.
fn weight(headers: &HeaderMap, name: &str) -> f32 {
    let offers: Vec<(&str, f32)> = items(headers, &ACCEPT_ENCODING).map(offer).collect();
    let of = |wanted: &str| {
        offers.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, weight)| *weight)
    };
    of(name).or_else(|| of("*")).unwrap_or(0.0)
}

/// `br;q=0.5`.
fn offer(item: &str) -> (&str, f32) {
    let (name, parameters) = item.split_once(';').unwrap_or((item, ""));
    let weight = parameters.split(';').find_map(|parameter| {
        let (key, value) = parameter.split_once('=')?;
        // A weight that is no number is none.
        key.trim().eq_ignore_ascii_case("q").then(|| value.trim().parse().unwrap_or(0.0))
    });
    (name.trim(), weight.unwrap_or(1.0))
}

/// Whether the client has this version already.
pub(crate) fn has(headers: &HeaderMap, tag: &str) -> bool {
    items(headers, &IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// What a header lists, over all its lines.
fn items<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim).filter(|item| !item.is_empty())
}
