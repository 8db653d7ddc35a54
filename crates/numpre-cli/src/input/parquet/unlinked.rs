//! The replacement of the reader in a build without the feature `table`: it reports that.

use crate::input::InputError;
use numpre_formats::{Columns, Item, Options, Record};
use numpre_text::Texts;
use std::convert::Infallible;
use std::fmt;
use std::fs::File;
use std::io;

/// Nothing: no Parquet file is opened.
pub struct TableFile(Infallible);

/// Nothing.
pub struct TableRows(Infallible);

/// The reason why no Parquet file is opened.
#[derive(Debug)]
struct NeedsFeature;

impl fmt::Display for NeedsFeature {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("built without the feature `table`")
    }
}

impl std::error::Error for NeedsFeature {}

impl TableFile {
    /// Reports that Parquet cannot be read.
    ///
    /// # Errors
    /// Always.
    pub fn open(_: File, _: Options) -> io::Result<TableFile> {
        Err(io::Error::other(NeedsFeature))
    }

    /// Never called.
    ///
    /// # Errors
    /// Never.
    pub fn next(&mut self, _: usize) -> io::Result<Option<(TableRows, u64)>> {
        match self.0 {}
    }

    /// Never called.
    pub fn make_room(&self, _: &mut Columns) {
        match self.0 {}
    }
}

impl TableRows {
    /// Never called.
    pub fn records(&self) -> impl Iterator<Item = Result<Record, InputError>> + '_ {
        match self.0 {}
        #[allow(unreachable_code, reason = "the type of the iterator has to be named")]
        std::iter::empty()
    }

    /// Never called.
    pub fn items(&self) -> impl Iterator<Item = Result<Item, InputError>> + '_ {
        match self.0 {}
        #[allow(unreachable_code, reason = "the type of the iterator has to be named")]
        std::iter::empty()
    }

    /// Never called.
    pub fn make_room(&self, _: &mut Columns) {
        match self.0 {}
    }
}

/// Returns whether rows that were read before may be wrong as well: never.
pub fn is_damaged(_: &io::Error) -> bool {
    false
}

/// Returns the message that a source cannot be read, with the reason.
pub fn unreadable(texts: &Texts, name: &str, error: &io::Error) -> String {
    if error.get_ref().is_some_and(|error| error.is::<NeedsFeature>()) {
        let why = texts.word("table-needs-feature");
        return texts.say("bad-file", &[("name", name.into()), ("error", why.into())]);
    }
    texts.unreadable(name, error)
}
