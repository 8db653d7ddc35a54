//! What stands beside the answers in the outputs that have fields: where a puzzle comes from, and
//! what stood beside it there.

use super::result::Report;
use crate::ground::ExtraColumns;
use numpre_formats::Columns;
use std::borrow::Cow;

/// The field that names the source.
pub const SOURCE: &str = "source";
/// Fields that a report does not list among its columns.
const RESERVED: [&str; 3] = [SOURCE, "code", "column"];

/// What is written behind the fields of an answer.
#[derive(Clone, Debug, Default)]
pub struct ExtraFields {
    /// Whether the source is named: there are several.
    pub source: bool,
    /// What a table has columns for, once the inputs have told.
    pub columns: ExtraColumns,
}

impl ExtraFields {
    /// The heading of a table with answers of this kind.
    pub fn heading<R: Report>(&self) -> Vec<Cow<'_, str>> {
        let mut heading: Vec<Cow<'_, str>> = R::COLUMNS.iter().map(|&name| name.into()).collect();
        heading.extend(self.source.then_some(SOURCE.into()));
        let names = self.columns.get().map(Columns::names).unwrap_or_default();
        let all = || names.iter().map(String::as_str);
        heading.extend(all().map(|name| shown_name(name, R::COLUMNS, all())));
        heading
    }
}

/// The name of a field of the input among ours: where it is one of ours, `input_` stands before it,
/// as often as it takes to be like no other.
pub fn shown_name<'n>(
    name: &'n str,
    ours: &[&str],
    all: impl Iterator<Item = &'n str> + Clone,
) -> Cow<'n, str> {
    let is_ours = |name: &str| ours.contains(&name) || RESERVED.contains(&name);
    let mut shown = Cow::Borrowed(name);
    while is_ours(&shown) || (shown != name && all.clone().any(|other| other == shown)) {
        shown = Cow::Owned(format!("input_{shown}"));
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_fields_have_one_name() {
        let all = ["line", "id", "input_line", "source"];
        let shown =
            all.map(|name| shown_name(name, &["line", "puzzle"], all.into_iter()).into_owned());
        assert_eq!(shown, ["input_input_line", "id", "input_line", "input_source"]);
    }
}
