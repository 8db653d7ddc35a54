//! The fields after the fields of an answer, in outputs that have fields: the source of a puzzle,
//! and the fields that the input has in addition to the puzzle.

use crate::input::{ExtraColumns, InputError, Place};
use numpre_api::row::{Column, Row};
use numpre_formats::Columns;
use numpre_text::Texts;
use std::borrow::Cow;

/// The field that names the source.
pub const SOURCE: &str = "source";
/// Names that no field of the input may have, although they are not columns of answers.
const RESERVED: [&str; 3] = [SOURCE, "code", "column"];

/// The fields after the fields of an answer.
#[derive(Clone, Debug, Default)]
pub struct ExtraFields {
    /// True if rows name the source, because there are several.
    pub source: bool,
    /// The further columns of a table. They are set when the first piece of input is read.
    pub columns: ExtraColumns,
}

impl ExtraFields {
    /// Returns the heading of a table: `ours`, then the further columns.
    pub fn heading(&self, ours: &'static [Column]) -> Vec<Cow<'_, str>> {
        let mut heading: Vec<Cow<'_, str>> = ours.iter().map(|ours| ours.name.into()).collect();
        heading.extend(self.source.then_some(SOURCE.into()));
        let names = self.columns.get().map(Columns::names).unwrap_or_default();
        let all = || names.iter().map(String::as_str);
        heading.extend(all().map(|name| shown_name(name, ours, all())));
        heading
    }
}

/// Returns the name of a field of the input in the output. If it is one of our names, it gets the
/// prefix `input_`, as often as needed to differ from all other names.
pub fn shown_name<'n>(
    name: &'n str,
    ours: &[Column],
    all: impl Iterator<Item = &'n str> + Clone,
) -> Cow<'n, str> {
    let is_ours =
        |name: &str| ours.iter().any(|ours| ours.name == name) || RESERVED.contains(&name);
    let mut shown = Cow::Borrowed(name);
    while is_ours(&shown) || (shown != name && all.clone().any(|other| other == shown)) {
        shown = Cow::Owned(format!("input_{shown}"));
    }
    shown
}

/// Adds the fields of a puzzle that could not be read to an empty row.
pub fn set_invalid(row: &mut Row, place: &Place, error: &InputError, texts: &Texts) {
    row.set("line", place.line);
    // Most unreadable puzzles do not have 81 cells, so there is no board to show.
    row.set("puzzle", error.puzzle.as_deref().copied());
    row.set("status", "invalid");
    row.set("error", error.wrong.text(texts));
    row.set("code", error.wrong.code());
    row.set("column", error.column);
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre_api::row::Kind;

    #[test]
    fn no_two_fields_have_one_name() {
        let all = ["line", "id", "input_line", "source"];
        let ours = ["line", "puzzle"].map(|name| Column::required(name, Kind::Text));
        let shown = all.map(|name| shown_name(name, &ours, all.into_iter()).into_owned());
        assert_eq!(shown, ["input_input_line", "id", "input_line", "input_source"]);
    }
}
