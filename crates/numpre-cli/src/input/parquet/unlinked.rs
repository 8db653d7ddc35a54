//! Replaces the reader in a build without the feature `table`. Opening a file always fails with the
//! reason that the feature is missing.

use crate::input::InputError;
use numpre_formats::{Columns, Item, Options, Record};
use numpre_text::Texts;
use std::convert::Infallible;
use std::fmt;
use std::fs::File;
use std::io;

/// A stand-in for the reader of a file. It has no values, because no file can be opened.
pub struct TableFile(Infallible);

/// A stand-in for the rows of a file. It has no values either.
pub struct TableRows(Infallible);

/// The error of every attempt to open a Parquet file.
#[derive(Debug)]
struct NeedsFeature;

impl fmt::Display for NeedsFeature {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("built without the feature `table`")
    }
}

impl std::error::Error for NeedsFeature {}

impl TableFile {
    /// Reports that this command cannot read Parquet files.
    ///
    /// # Errors
    /// Always returns an error.
    pub fn open(_: File, _: Options) -> io::Result<TableFile> {
        Err(io::Error::other(NeedsFeature))
    }

    /// Is never called, because there are no values of this type.
    ///
    /// # Errors
    /// Never returns an error.
    pub fn next(&mut self, _: usize) -> io::Result<Option<(TableRows, u64)>> {
        match self.0 {}
    }

    /// Is never called, because there are no values of this type.
    pub fn make_room(&self, _: &mut Columns) {
        match self.0 {}
    }
}

impl TableRows {
    /// Is never called, because there are no values of this type.
    pub fn records(&self) -> impl Iterator<Item = Result<Record, InputError>> + '_ {
        match self.0 {}
        #[allow(unreachable_code, reason = "the type of the iterator has to be named")]
        std::iter::empty()
    }

    /// Is never called, because there are no values of this type.
    pub fn items(&self) -> impl Iterator<Item = Result<Item, InputError>> + '_ {
        match self.0 {}
        #[allow(unreachable_code, reason = "the type of the iterator has to be named")]
        std::iter::empty()
    }

    /// Is never called, because there are no values of this type.
    pub fn make_room(&self, _: &mut Columns) {
        match self.0 {}
    }
}

/// Returns false: without the feature no rows are read, so none can be damaged.
pub fn is_damaged(_: &io::Error) -> bool {
    false
}

/// Returns the message that the source `name` cannot be read, with the reason.
pub fn unreadable(texts: &Texts, name: &str, error: &io::Error) -> String {
    if error.get_ref().is_some_and(|error| error.is::<NeedsFeature>()) {
        let why = texts.word("table-needs-feature");
        return texts.say("bad-file", &[("name", name.into()), ("error", why.into())]);
    }
    texts.unreadable(name, error)
}
