//! Parquet files: reads puzzles and writes results, one row group at a time.

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

/// Converts an error of the crate `parquet`. A feature that was not compiled in, such as another
/// compression, is reported as unsupported.
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

/// Calls the crate `parquet`, and returns an error as a [`TableError`] with this place.
///
/// The crate checks the content of a file only in part, and may panic if a file is damaged. Such a
/// panic is caught and reported as [`Reason::Damaged`].
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
