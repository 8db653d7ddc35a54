//! Writes record batches as a Parquet file.

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

/// The number of rows in each row group but the last.
pub const ROW_GROUP: usize = 65_536;

/// An encoder of record batches as a Parquet file.
///
/// It writes into memory, and the caller moves the finished bytes to their destination by calling
/// [`TableWriter::take_written`]. A caller that does so after every batch needs memory for about
/// one row group, however long the file is.
pub struct TableWriter {
    writer: ArrowWriter<Vec<u8>>,
    rows: u64,
}

impl TableWriter {
    /// Creates a writer of batches with this schema.
    ///
    /// # Errors
    /// Returns an error if Parquet does not have the type of a column.
    pub fn new(schema: SchemaRef, metadata: &Metadata) -> Result<TableWriter, TableError> {
        TableWriter::with_level(schema, metadata, ZSTD_LEVEL)
    }

    /// Creates a writer with this level of zstd compression, 1 to 22, instead of 3.
    ///
    /// # Errors
    /// Returns an error as [`TableWriter::new`] does, or if zstd does not have the level.
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
        // A dictionary saves space if values are repeated, but boards hardly ever are.
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
    /// Returns an error if the batch does not have the schema of this writer.
    pub fn write(&mut self, batch: &RecordBatch) -> Result<(), TableError> {
        let first = self.rows + 1;
        guarded(|| Place::Rows(first), || self.writer.write(batch))?;
        self.rows += batch.num_rows() as u64;
        Ok(())
    }

    /// Returns the number of rows written so far.
    pub const fn rows(&self) -> u64 {
        self.rows
    }

    /// Returns the bytes of the file that were finished since the last call.
    pub fn take_written(&mut self) -> Vec<u8> {
        std::mem::take(self.writer.inner_mut())
    }

    /// Ends the file, and returns its remaining bytes.
    ///
    /// # Errors
    /// Returns an error if the last row group cannot be written.
    pub fn finish(self) -> Result<Vec<u8>, TableError> {
        guarded(|| Place::File, || self.writer.into_inner())
    }
}

/// The level of zstd compression, unless the caller chooses another one.
const ZSTD_LEVEL: i32 = 3;
