//! Writes records as a Parquet file, if this command was built with the feature `table`.

#[cfg(feature = "table")]
mod linked;

use super::session::Session;
use super::sink::Sink;
use crate::exit::Failure;
use crate::output::{ExtraFields, TableRecord};
use numpre_api::row::Column;

/// Returns a sink that writes records with these columns.
///
/// # Errors
/// Returns an error only if this command was built without the feature `table`.
#[cfg(feature = "table")]
pub fn table_sink<'a>(
    session: &'a Session,
    columns: &'static [Column],
    extra: &ExtraFields,
) -> Result<Box<dyn Sink<TableRecord> + 'a>, Failure> {
    Ok(Box::new(linked::ParquetSink::new(session, columns, extra)))
}

/// Reports that this command was built without the feature `table`.
///
/// # Errors
/// Always returns an error.
#[cfg(not(feature = "table"))]
pub fn table_sink<'a>(
    session: &'a Session,
    _: &'static [Column],
    _: &ExtraFields,
) -> Result<Box<dyn Sink<TableRecord> + 'a>, Failure> {
    Err(Failure::Message(session.texts.word("table-needs-feature")))
}
