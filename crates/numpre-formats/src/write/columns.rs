//! The columns of a table for the other texts that come with puzzles.

use crate::reading::extra::COMMENT;
use crate::reading::{Extra, Format, ReadError, Record};
use std::borrow::Cow;

/// The columns of a table for the other texts that come with puzzles. They must be known before the
/// first row is written, so the first record of each source decides them.
///
/// A source that is a table names all its columns in its header. Any other source may have other
/// texts in later records. So there is a column `comment` for such a source, and texts without a
/// column of their own are written there as `name=value`.
///
/// ```
/// use numpre_formats::{Columns, read_one};
///
/// let puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let mut columns = Columns::default();
/// columns.make_room(&read_one(&format!("{puzzle} ED=7.1/1.2/1.2")));
/// assert_eq!(columns.names(), ["er", "ep", "ed", "comment"]);
/// let other = read_one(&format!("id,puzzle\n7,{puzzle} hard"))?;
/// assert_eq!(columns.cells(other.extra.as_deref()), ["", "", "", "hard; id=7"]);
/// # Ok::<(), numpre_formats::ReadError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    names: Vec<String>,
    takes_all: bool,
}

impl Columns {
    /// Adds columns for the other texts of the first record of a source.
    pub fn make_room(&mut self, first: &Result<Record, ReadError>) {
        match first {
            Ok(record) => self.make_room_for(record.extra.as_deref(), record.format == Format::Csv),
            // Only a row of a table has other texts next to a puzzle that cannot be read.
            Err(error) => self.make_room_for(error.extra.as_deref(), true),
        }
    }

    /// Adds columns for the other texts of a record. `is_table` says whether the record is a row of
    /// a table.
    pub fn make_room_for(&mut self, extra: Option<&Extra>, is_table: bool) {
        let Some(extra) = extra else { return };
        self.takes_all |= !is_table;
        for name in extra.fields().map(|(name, _)| name).chain((!is_table).then_some(COMMENT)) {
            if !self.has(name) {
                self.names.push(name.to_owned());
            }
        }
    }

    /// Returns the names of the columns.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns whether the columns can hold all of these fields.
    pub fn hold(&self, extra: &Extra) -> bool {
        self.takes_all || extra.fields().all(|(name, value)| value.is_empty() || self.has(name))
    }

    /// Returns the cells of a row, one per column.
    pub fn cells<'e>(&self, extra: Option<&'e Extra>) -> Vec<Cow<'e, str>> {
        let value = |name: &str| extra.and_then(|extra| extra.get(name)).unwrap_or_default();
        let without_column =
            || extra.into_iter().flat_map(Extra::fields).filter(|(name, _)| !self.has(name));
        let cell = |name: &String| match value(name) {
            own if self.takes_all && name == COMMENT => {
                let all = Extra::of([(COMMENT, own)].into_iter().chain(without_column()));
                all.map_or(Cow::Borrowed(own), |all| all.to_string().into())
            }
            own => own.into(),
        };
        self.names.iter().map(cell).collect()
    }

    fn has(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }
}
