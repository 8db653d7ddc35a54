//! Writes tables as Parquet files.

use super::arrow;
use crate::{call, errors};
use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use numpre_table::TableError;
use numpre_table::parquet::{Metadata, TableWriter};
use pyo3::prelude::*;
use std::io::{self, Write};
use std::path::Path;
use tempfile::NamedTempFile;

/// Checks that a compression is `zstd:3`, the only one that is supported.
///
/// # Errors
/// Returns `ValueError` if it is another one.
pub(super) fn compression_of(name: &str) -> PyResult<()> {
    if name == "zstd:3" { Ok(()) } else { Err(errors::none_of("compression", name, ["zstd:3"])) }
}

/// The reason why a file was not written.
enum Failure {
    Raised(PyErr),
    Table(TableError),
    Io(io::Error),
}

/// Writes batches, one after the other, to a temporary file, which is renamed to `path` when it is
/// complete.
///
/// # Errors
/// Returns `OSError` if the file cannot be written, or the exception that a batch raised.
pub(super) fn parquet(
    py: Python<'_>,
    path: &Path,
    schema: SchemaRef,
    batches: impl Iterator<Item = PyResult<RecordBatch>> + Send,
) -> PyResult<()> {
    let written = call::long(py, |_| write(path, schema, batches))?;
    written.map_err(|failure| match failure {
        Failure::Raised(raised) => raised,
        Failure::Table(error) => arrow(error),
        Failure::Io(error) => error.into(),
    })
}

fn write(
    path: &Path,
    schema: SchemaRef,
    batches: impl Iterator<Item = PyResult<RecordBatch>>,
) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let made = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")));
    let mut file = made.map_err(Failure::Io)?;
    let metadata = Metadata {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        ladder: "s4".to_owned(),
        command: "{}".to_owned(),
    };
    let mut writer = TableWriter::new(schema, &metadata).map_err(Failure::Table)?;
    for batch in batches {
        writer.write(&batch.map_err(Failure::Raised)?).map_err(Failure::Table)?;
        file.write_all(&writer.take_written()).map_err(Failure::Io)?;
    }
    let rest = writer.finish().map_err(Failure::Table)?;
    file.write_all(&rest).map_err(Failure::Io)?;
    file.as_file().sync_all().map_err(Failure::Io)?;
    file.persist(path).map_err(|error| Failure::Io(error.error))?;
    Ok(())
}
