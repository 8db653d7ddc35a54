//! Parquet files: puzzles read and results written, a row group at a time.

mod metadata;
mod read;
mod write;

pub use metadata::{FORMAT_VERSION, Metadata};
pub use read::{MAGIC, PuzzleFile, Rows, begins_as_parquet};
pub use write::{ROW_GROUP, TableWriter};

use crate::error::{Place, Reason, TableError};
use ::parquet::errors::ParquetError;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;

/// Returns an error of the library as one of a table.
fn error_of(place: Place, error: ParquetError) -> TableError {
    let reason = match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => Reason::Io(Arc::new(*error)),
            Err(other) => Reason::Damaged(other.to_string()),
        },
        ParquetError::NYI(text) => Reason::Unsupported(text),
        ParquetError::General(text) if text.contains("Disabled feature") => {
            Reason::Unsupported(text)
        }
        ParquetError::General(text) | ParquetError::EOF(text) | ParquetError::ArrowError(text) => {
            Reason::Damaged(text)
        }
        other => Reason::Damaged(other.to_string()),
    };
    TableError::new(place, reason)
}

/// Calls the library. A panic in it is damage of the file: it takes some contents for granted.
fn guarded<T>(
    place: impl Fn() -> Place,
    call: impl FnOnce() -> Result<T, ParquetError>,
) -> Result<T, TableError> {
    match panic::catch_unwind(AssertUnwindSafe(call)) {
        Ok(result) => result.map_err(|error| error_of(place(), error)),
        Err(_) => {
            let text = "the content contradicts itself".to_owned();
            Err(TableError::new(place(), Reason::Damaged(text)))
        }
    }
}
