//! Record batches written as a Parquet file.

use super::guarded;
use super::metadata::Metadata;
use crate::error::{Place, TableError};
use crate::schema::{self, ColumnType, WITH_STATISTICS};
use ::parquet::arrow::ArrowWriter;
use ::parquet::basic::{Compression, ZstdLevel};
use ::parquet::file::properties::{EnabledStatistics, WriterProperties};
use ::parquet::schema::types::ColumnPath;
use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;

/// How many rows a row group has.
pub const ROW_GROUP: usize = 65_536;

/// Writes batches as a Parquet file into memory, from where the caller takes what is finished.
///
/// Memory holds one row group at most, whatever the number of rows.
pub struct TableWriter {
    writer: ArrowWriter<Vec<u8>>,
    rows: u64,
}

impl TableWriter {
    /// A writer of batches with this schema.
    ///
    /// # Errors
    /// If a column has a type that Parquet does not have.
    pub fn new(schema: SchemaRef, metadata: &Metadata) -> Result<TableWriter, TableError> {
        TableWriter::with_level(schema, metadata, ZSTD_LEVEL)
    }

    /// Begins a table with another level of compression than usual, 1 to 22.
    ///
    /// # Errors
    /// Those of [`TableWriter::new`], and that there is no such level.
    pub fn with_level(
        schema: SchemaRef,
        metadata: &Metadata,
        level: i32,
    ) -> Result<TableWriter, TableError> {
        let level = guarded(|| Place::File, || ZstdLevel::try_new(level))?;
        let mut properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(level))
            .set_max_row_group_row_count(Some(ROW_GROUP))
            .set_statistics_enabled(EnabledStatistics::None)
            .set_key_value_metadata(Some(metadata.key_values()));
        for name in WITH_STATISTICS {
            let path = ColumnPath::from(name);
            properties = properties.set_column_statistics_enabled(path, EnabledStatistics::Chunk);
        }
        // Hardly any board occurs twice, so looking for such boards is a waste.
        for field in schema.fields() {
            if schema::column(field.name()).is_some_and(|spec| spec.kind == ColumnType::Board) {
                let path = ColumnPath::from(field.name().as_str());
                properties = properties.set_column_dictionary_enabled(path, false);
            }
        }
        let properties = properties.build();
        let writer =
            guarded(|| Place::File, || ArrowWriter::try_new(Vec::new(), schema, Some(properties)))?;
        Ok(TableWriter { writer, rows: 0 })
    }

    /// Writes a batch.
    ///
    /// # Errors
    /// If its schema is another one.
    pub fn write(&mut self, batch: &RecordBatch) -> Result<(), TableError> {
        let first = self.rows + 1;
        guarded(|| Place::Rows(first), || self.writer.write(batch))?;
        self.rows += batch.num_rows() as u64;
        Ok(())
    }

    /// The number of rows so far.
    pub const fn rows(&self) -> u64 {
        self.rows
    }

    /// Returns the part of the file that is finished since the last call.
    pub fn take_written(&mut self) -> Vec<u8> {
        std::mem::take(self.writer.inner_mut())
    }

    /// Ends the file, and returns its last part.
    ///
    /// # Errors
    /// If the last row group cannot be written.
    pub fn finish(self) -> Result<Vec<u8>, TableError> {
        let first = self.rows;
        guarded(|| Place::Rows(first), || self.writer.into_inner())
    }
}

/// How hard zstd tries.
const ZSTD_LEVEL: i32 = 3;
