//! Writes records as a Parquet file, through the crate numpre-table.

use crate::exit::Failure;
use crate::output::{ExtraFields, TableRecord};
use crate::run::{Output, Session, Sink, not_written};
use numpre_api::row::Column;
use numpre_table::TableError;
use numpre_table::parquet::{Metadata, TableWriter};
use numpre_table::rows::RowBatch;

/// The number of records that are collected before they are encoded as one batch.
const AT_ONCE: usize = 8192;

/// A sink that writes records as a Parquet file, one row group at a time.
pub struct ParquetSink<'a> {
    session: &'a Session,
    columns: &'static [Column],
    extra: ExtraFields,
    /// The rows since the last batch, and the encoder. `None` before the first record, because the
    /// columns of the input become known only then.
    file: Option<(RowBatch, TableWriter)>,
}

impl<'a> ParquetSink<'a> {
    /// Creates a sink of records with these columns, followed by the extra columns.
    pub fn new(
        session: &'a Session,
        columns: &'static [Column],
        extra: &ExtraFields,
    ) -> ParquetSink<'a> {
        ParquetSink { session, columns, extra: extra.clone(), file: None }
    }

    /// Begins the file with the columns that are known now.
    fn begin(&self) -> Result<(RowBatch, TableWriter), TableError> {
        let recipe = self.session.recipe();
        let metadata = Metadata {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            ladder: recipe.get("order").unwrap_or("s4").to_owned(),
            command: serde_json::to_string(&recipe).unwrap_or_default(),
        };
        let heading = self.extra.heading(self.columns);
        let others = heading.iter().skip(self.columns.len()).map(|name| &**name);
        let rows = RowBatch::new(self.columns, others);
        let writer = TableWriter::new(rows.schema().clone(), &metadata)?;
        Ok((rows, writer))
    }

    /// Adds records, and returns the bytes of the file that were finished meanwhile.
    fn add(&mut self, records: &[TableRecord]) -> Result<Vec<u8>, TableError> {
        let mut file = match self.file.take() {
            Some(file) => file,
            None => self.begin()?,
        };
        let (rows, writer) = &mut file;
        for record in records {
            rows.append_values(&record.values, &record.others)?;
            if rows.len() == AT_ONCE {
                writer.write(&rows.finish()?)?;
            }
        }
        let written = writer.take_written();
        self.file = Some(file);
        Ok(written)
    }

    /// Ends the file, and returns its last bytes.
    fn finish(&mut self) -> Result<Vec<u8>, TableError> {
        let (mut rows, mut writer) = match self.file.take() {
            Some(file) => file,
            None => self.begin()?,
        };
        writer.write(&rows.finish()?)?;
        writer.finish()
    }

    fn failure(&self, error: &TableError) -> Failure {
        let name = self.session.out.as_ref().map(|path| path.to_string_lossy().into_owned());
        Failure::Message(not_written(&self.session.texts, name.as_deref(), error.to_string()))
    }
}

impl Sink<TableRecord> for ParquetSink<'_> {
    fn print(&mut self, output: &mut Output, records: &[TableRecord]) -> Result<(), Failure> {
        if records.is_empty() {
            return Ok(());
        }
        let written = self.add(records).map_err(|error| self.failure(&error))?;
        output.write_part(&written)
    }

    fn writes_at_end(&self) -> bool {
        true
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        let written = self.finish().map_err(|error| self.failure(&error))?;
        output.write_part(&written)
    }
}
