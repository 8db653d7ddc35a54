//! Lists, and the values of one sign in them.

/// Returns the parts of a list that any of these separators divide.
pub(super) fn parts<'t>(text: &'t str, between: &[&str]) -> Vec<&'t str> {
    between.iter().fold(vec![text], |parts, mark| {
        parts.into_iter().flat_map(|part| part.split(mark)).collect()
    })
}

/// Returns the items of a list; `None` if an item is not understood or occurs twice.
pub(super) fn list<T: PartialEq>(
    text: &str,
    between: &[&str],
    item: impl Fn(&str) -> Option<T>,
) -> Option<Vec<T>> {
    let items: Vec<T> = parts(text, between).into_iter().map(item).collect::<Option<_>>()?;
    let is_once = (0..items.len()).all(|place| !items[..place].contains(&items[place]));
    is_once.then_some(items)
}

pub(super) fn digit(text: &str) -> Option<u8> {
    matches!(text.as_bytes(), [b'1'..=b'9']).then(|| text.as_bytes()[0] - b'0')
}

pub(super) fn label(text: &str) -> Option<String> {
    let is_number = |part: &str| {
        let mut letters = part.chars();
        let is_circled = matches!((letters.next(), letters.next()), (Some('⓪' | '①'..='⑳'), None));
        is_circled || part.strip_prefix('#').is_some_and(|number| number.parse::<u8>().is_ok())
    };
    text.split('-').all(is_number).then(|| text.to_owned())
}

/// Returns the items of a text. A mark between two items may also be within an item, so each place
/// of a mark is tried: `r1c1、r1c2から4を消す、r3c3は5に確定` has two effects.
pub(super) fn separated<T>(
    text: &str,
    marks: &[&str],
    item: &dyn Fn(&str) -> Option<T>,
) -> Option<Vec<T>> {
    let found = marks.iter().flat_map(|mark| text.match_indices(mark));
    let mut places: Vec<(usize, usize)> = found.map(|(at, mark)| (at, mark.len())).collect();
    // Short items first: a long one is read in vain.
    places.sort_unstable_by_key(|&(at, length)| (at, std::cmp::Reverse(length)));
    let several = places.into_iter().find_map(|(at, length)| {
        let first = item(&text[..at])?;
        let mut items = separated(&text[at + length..], marks, item)?;
        items.insert(0, first);
        Some(items)
    });
    several.or_else(|| item(text).map(|only| vec![only]))
}
