//! Collects rows of named values into record batches.
//!
//! A [`Row`] is one result of the command, and a list of [`Column`]s defines the fields that it may
//! have. [`RowBatch`] collects such rows, and returns them as a batch with the schema of
//! [`schema::of_rows`].
//!
//! ```
//! use numpre_api::row::{Column, Kind, Row};
//! use numpre_table::rows::RowBatch;
//!
//! let columns =
//!     [Column::required("line", Kind::Integer), Column::optional("rank", Kind::Integer)];
//! let mut rows = RowBatch::new(&columns, ["note"]);
//! let mut row = Row::default();
//! row.set("line", 7_u64);
//! rows.append(&row, &["seen"])?;
//! let batch = rows.finish()?;
//! assert_eq!((batch.num_rows(), batch.num_columns()), (1, 3));
//! # Ok::<(), numpre_table::TableError>(())
//! ```

use crate::error::{Place, Reason, TableError};
use crate::schema::{self, CELLS, ColumnType, ID_BYTES, STATUSES, technique_fields};
use crate::steps::StepLists;
use arrow_array::builder::{
    BooleanBuilder, FixedSizeBinaryBuilder, Float32Builder, Float64Builder, ListBuilder,
    StringBuilder, UInt8Builder, UInt16Builder, UInt64Builder,
};
use arrow_array::{
    Array, ArrayRef, DictionaryArray, Int8Array, RecordBatch, RecordBatchOptions, StringArray,
    StructArray,
};
use arrow_buffer::{BooleanBufferBuilder, NullBuffer};
use arrow_schema::{DataType, Field, SchemaRef};
use numpre_api::row::{Column, Row, Value};
use std::sync::Arc;

/// A builder of record batches from rows.
pub struct RowBatch {
    schema: SchemaRef,
    /// The builders of the columns of the rows.
    own: Vec<Filler>,
    /// The names of these columns.
    names: Vec<&'static str>,
    /// The builders of the columns of text after them.
    others: Vec<StringBuilder>,
    /// The number of rows since the last batch.
    rows: usize,
}

impl RowBatch {
    /// Creates a builder of rows with these columns, followed by columns of text with the names
    /// `others`.
    pub fn new<'n>(columns: &[Column], others: impl IntoIterator<Item = &'n str>) -> RowBatch {
        let others: Vec<&str> = others.into_iter().collect();
        RowBatch {
            schema: schema::of_rows(columns, others.iter().copied()),
            own: columns.iter().map(|column| Filler::of(schema::of_row_column(column).0)).collect(),
            names: columns.iter().map(|column| column.name).collect(),
            others: others.iter().map(|_| StringBuilder::new()).collect(),
            rows: 0,
        }
    }

    /// Returns the schema of the batches.
    pub const fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// Returns the number of rows since the last batch.
    pub const fn len(&self) -> usize {
        self.rows
    }

    /// Returns whether no rows were added since the last batch.
    pub const fn is_empty(&self) -> bool {
        self.rows == 0
    }

    /// Adds a row, with `others` as its texts in the columns after its own. An empty text becomes a
    /// null.
    ///
    /// # Errors
    /// Returns [`Reason::Value`] if a value does not have the type of its column. The builder must
    /// not be used after that, because some of its columns already have the row.
    pub fn append(&mut self, row: &Row, others: &[impl AsRef<str>]) -> Result<(), TableError> {
        let names = std::mem::take(&mut self.names);
        let values = names.iter().map(|name| row.get(name).unwrap_or(&Value::Missing));
        let added = self.append_values(values, others);
        self.names = names;
        added
    }

    /// Adds a row as [`RowBatch::append`] does, by the values of its columns in their order. Values
    /// that are left out at the end become nulls.
    ///
    /// # Errors
    /// Returns [`Reason::Value`] if a value does not have the type of its column. The builder must
    /// not be used after that, because some of its columns already have the row.
    pub fn append_values<'v>(
        &mut self,
        values: impl IntoIterator<Item = &'v Value>,
        others: &[impl AsRef<str>],
    ) -> Result<(), TableError> {
        let mut values = values.into_iter();
        for (filler, field) in self.own.iter_mut().zip(self.schema.fields()) {
            let value = values.next().unwrap_or(&Value::Missing);
            filler.add(value).ok_or_else(|| wrong_value(field))?;
        }
        for (place, builder) in self.others.iter_mut().enumerate() {
            let text = others.get(place).map(AsRef::as_ref).filter(|text| !text.is_empty());
            builder.append_option(text);
        }
        self.rows += 1;
        Ok(())
    }

    /// Returns all rows since the last batch as a batch, and begins the next one.
    ///
    /// # Errors
    /// Returns [`Reason::Value`] if a value is missing in a column that may not have nulls.
    pub fn finish(&mut self) -> Result<RecordBatch, TableError> {
        let own = self.own.iter_mut().map(Filler::finish);
        let others = self.others.iter_mut().map(|builder| Arc::new(builder.finish()) as ArrayRef);
        let arrays: Vec<ArrayRef> = own.chain(others).collect();
        let rows = std::mem::take(&mut self.rows);
        let fields = self.schema.fields();
        let broken = fields
            .iter()
            .zip(&arrays)
            .find(|(field, array)| !field.is_nullable() && array.null_count() > 0);
        if let Some((field, _)) = broken {
            return Err(wrong_value(field));
        }
        let options = RecordBatchOptions::new().with_row_count(Some(rows));
        let batch = RecordBatch::try_new_with_options(Arc::clone(&self.schema), arrays, &options);
        batch.map_err(|error| TableError::new(Place::File, Reason::Damaged(error.to_string())))
    }
}

fn wrong_value(field: &Field) -> TableError {
    TableError::new(Place::Column(field.name().clone()), Reason::Value)
}

/// A builder of the array of a column, by the type of the column.
enum Filler {
    Text(StringBuilder),
    Status(Vec<Option<i8>>),
    Small(UInt8Builder),
    Medium(UInt16Builder),
    Large(UInt64Builder),
    Ratio(Float32Builder),
    Number(Float64Builder),
    Flag(BooleanBuilder),
    Names(ListBuilder<StringBuilder>),
    Techniques(TechniqueCounts),
    Steps(Box<StepLists>),
    Id(FixedSizeBinaryBuilder),
}

impl Filler {
    fn of(kind: ColumnType) -> Filler {
        match kind {
            ColumnType::Status => Filler::Status(Vec::new()),
            ColumnType::Small => Filler::Small(UInt8Builder::new()),
            ColumnType::Medium => Filler::Medium(UInt16Builder::new()),
            ColumnType::Large => Filler::Large(UInt64Builder::new()),
            ColumnType::Ratio => Filler::Ratio(Float32Builder::new()),
            ColumnType::Number => Filler::Number(Float64Builder::new()),
            ColumnType::Flag => Filler::Flag(BooleanBuilder::new()),
            ColumnType::Names => {
                let item = Field::new_list_field(DataType::Utf8, false);
                Filler::Names(ListBuilder::new(StringBuilder::new()).with_field(item))
            }
            ColumnType::Techniques => Filler::Techniques(TechniqueCounts::new()),
            ColumnType::Steps => Filler::Steps(Box::default()),
            ColumnType::Id => Filler::Id(FixedSizeBinaryBuilder::new(ID_BYTES)),
            ColumnType::Board | ColumnType::Text | ColumnType::Json | ColumnType::Moves => {
                Filler::Text(StringBuilder::new())
            }
        }
    }

    /// Adds a value. Returns `None` if its type is not that of the column, or it is too large.
    fn add(&mut self, value: &Value) -> Option<()> {
        let is_missing = matches!(value, Value::Missing);
        match (self, value) {
            (Filler::Text(builder), Value::Text(text)) => builder.append_value(text),
            (Filler::Text(builder), Value::Grid(grid)) => {
                builder.append_value(str::from_utf8(&grid.to_line(b'.')).ok()?);
            }
            (Filler::Text(builder), Value::List(_) | Value::Object(_)) => {
                builder.append_value(serde_json::to_string(&value.sorted()).ok()?);
            }
            (Filler::Text(builder), _) if is_missing => builder.append_null(),
            (Filler::Status(keys), Value::Text(text)) => keys.push(Some(status_key(text)?)),
            (Filler::Status(keys), _) if is_missing => keys.push(None),
            (Filler::Small(builder), Value::Integer(number)) => {
                builder.append_value((*number).try_into().ok()?);
            }
            (Filler::Small(builder), _) if is_missing => builder.append_null(),
            (Filler::Medium(builder), Value::Integer(number)) => {
                builder.append_value((*number).try_into().ok()?);
            }
            (Filler::Medium(builder), _) if is_missing => builder.append_null(),
            (Filler::Large(builder), Value::Integer(number)) => builder.append_value(*number),
            (Filler::Large(builder), _) if is_missing => builder.append_null(),
            (Filler::Ratio(builder), Value::Number(number)) => builder.append_value(*number as f32),
            (Filler::Ratio(builder), _) if is_missing => builder.append_null(),
            (Filler::Number(builder), Value::Number(number)) => builder.append_value(*number),
            (Filler::Number(builder), _) if is_missing => builder.append_null(),
            (Filler::Flag(builder), Value::Flag(flag)) => builder.append_value(*flag),
            (Filler::Flag(builder), _) if is_missing => builder.append_null(),
            (Filler::Names(builder), Value::List(names)) => {
                for name in names {
                    let Value::Text(name) = name else { return None };
                    builder.values().append_value(name);
                }
                builder.append(true);
            }
            (Filler::Names(builder), _) if is_missing => builder.append(false),
            (Filler::Techniques(counts), Value::Object(fields)) => {
                let fields = fields.iter().map(|(name, count)| match count {
                    Value::Integer(count) => Some((&**name, *count)),
                    _ => None,
                });
                counts.add(fields.collect::<Option<Vec<_>>>()?)?;
            }
            (Filler::Techniques(counts), _) if is_missing => counts.add_null(),
            (Filler::Steps(lists), steps) => lists.append_value(steps)?,
            (Filler::Id(builder), Value::Text(text)) => builder.append_value(id_of(text)?).ok()?,
            (Filler::Id(builder), _) if is_missing => builder.append_null(),
            _ => return None,
        }
        Some(())
    }

    fn finish(&mut self) -> ArrayRef {
        match self {
            Filler::Text(builder) => Arc::new(builder.finish()),
            Filler::Status(keys) => status_array(std::mem::take(keys)),
            Filler::Small(builder) => Arc::new(builder.finish()),
            Filler::Medium(builder) => Arc::new(builder.finish()),
            Filler::Large(builder) => Arc::new(builder.finish()),
            Filler::Ratio(builder) => Arc::new(builder.finish()),
            Filler::Number(builder) => Arc::new(builder.finish()),
            Filler::Flag(builder) => Arc::new(builder.finish()),
            Filler::Names(builder) => Arc::new(builder.finish()),
            Filler::Techniques(counts) => counts.finish(),
            Filler::Steps(lists) => lists.finish(),
            Filler::Id(builder) => Arc::new(builder.finish()),
        }
    }
}

/// Returns the key of a status in the dictionary of [`STATUSES`].
fn status_key(status: &str) -> Option<i8> {
    let place = STATUSES.iter().position(|known| *known == status)?;
    i8::try_from(place).ok()
}

/// Returns statuses as a dictionary array. Its dictionary always has all of [`STATUSES`], so that
/// the keys mean the same in every batch.
pub(crate) fn status_array(keys: impl Into<Int8Array>) -> ArrayRef {
    let names = StringArray::from(STATUSES.to_vec());
    Arc::new(DictionaryArray::new(keys.into(), Arc::new(names)))
}

/// Returns the 16 bytes that 32 hexadecimal digits represent, or `None` for any other text.
fn id_of(text: &str) -> Option<[u8; ID_BYTES as usize]> {
    let digits: &[u8; 2 * ID_BYTES as usize] = text.as_bytes().try_into().ok()?;
    let mut id = [0; ID_BYTES as usize];
    for (byte, digits) in id.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(id)
}

/// A builder of the column `techniques`: how often each technique is used, row by row.
pub(crate) struct TechniqueCounts {
    /// The names of the fields, such as `hidden_single`, in the order of the ladder S4.
    names: Vec<String>,
    counts: Vec<UInt16Builder>,
    valid: BooleanBufferBuilder,
}

impl TechniqueCounts {
    pub(crate) fn new() -> TechniqueCounts {
        let names: Vec<String> =
            technique_fields().iter().map(|field| field.name().clone()).collect();
        let counts = names.iter().map(|_| UInt16Builder::new()).collect();
        TechniqueCounts { names, counts, valid: BooleanBufferBuilder::new(0) }
    }

    /// Adds a row with the counts of techniques by their slugs, such as `hidden-single`. All other
    /// techniques have the count 0. Returns `None`, and adds no row, if the ladder S4 does not have
    /// a technique or if a count is above 65 535.
    pub(crate) fn add<'n>(&mut self, used: impl IntoIterator<Item = (&'n str, u64)>) -> Option<()> {
        let mut row = vec![0_u16; self.names.len()];
        for (slug, count) in used {
            let is_it = |name: &String| slug.bytes().map(underscored).eq(name.bytes());
            let place = self.names.iter().position(is_it)?;
            row[place] = count.try_into().ok()?;
        }
        self.counts.iter_mut().zip(row).for_each(|(builder, count)| builder.append_value(count));
        self.valid.append(true);
        Some(())
    }

    pub(crate) fn add_null(&mut self) {
        self.counts.iter_mut().for_each(|builder| builder.append_value(0));
        self.valid.append(false);
    }

    pub(crate) fn finish(&mut self) -> ArrayRef {
        let columns: Vec<ArrayRef> =
            self.counts.iter_mut().map(|builder| Arc::new(builder.finish()) as ArrayRef).collect();
        let nulls = NullBuffer::new(self.valid.finish());
        Arc::new(StructArray::new(technique_fields(), columns, Some(nulls)))
    }
}

const fn underscored(byte: u8) -> u8 {
    if byte == b'-' { b'_' } else { byte }
}

// `Grid::to_line` writes one character per cell, which `BoardBuffer` and the readers rely on.
const _: () = assert!(CELLS == 81, "boards are written as their 81 characters");

#[cfg(test)]
mod tests {
    use super::*;
    use arrow_array::cast::AsArray;
    use arrow_array::types::{UInt16Type, UInt64Type};
    use numpre_api::row::Kind;

    #[test]
    fn a_value_of_another_type_is_an_error_with_its_column() {
        let columns = [Column::optional("rank", Kind::Integer)];
        for wrong in [Value::Integer(256), "1".into(), Value::Flag(true), Value::List(vec![])] {
            let mut rows = RowBatch::new(&columns, []);
            let error = rows.append_values([&wrong], &[] as &[&str]).unwrap_err();
            assert_eq!(error.place, Place::Column("rank".to_owned()));
            assert!(matches!(error.reason, Reason::Value));
        }
        let mut rows = RowBatch::new(&[Column::required("line", Kind::Integer)], []);
        rows.append(&Row::default(), &[] as &[&str]).unwrap();
        assert_eq!(rows.finish().unwrap_err().place, Place::Column("line".to_owned()));
    }

    #[test]
    fn objects_are_json_but_techniques_are_a_struct() {
        let columns = [
            Column::optional("clashes", Kind::Nested),
            Column::optional("techniques", Kind::Nested),
        ];
        let mut rows = RowBatch::new(&columns, ["other"]);
        let clash = Value::List(vec![Value::Object(vec![
            ("house".into(), "c6".into()),
            ("digit".into(), 7_u64.into()),
        ])]);
        let used = Value::Object(vec![("hidden-single".into(), 30_u64.into())]);
        rows.append_values([&clash, &used], &["x"]).unwrap();
        rows.append_values([&Value::Missing, &Value::Missing], &[""]).unwrap();
        let batch = rows.finish().unwrap();
        // The keys are sorted alphabetically, as in CSV output.
        assert_eq!(batch.column(0).as_string::<i32>().value(0), r#"[{"digit":7,"house":"c6"}]"#);
        let techniques = batch.column(1).as_struct();
        let count = |name| techniques.column_by_name(name).unwrap().as_primitive::<UInt16Type>();
        assert_eq!((count("hidden_single").value(0), count("trial").value(0)), (30, 0));
        assert_eq!((batch.column(1).null_count(), batch.column(2).null_count()), (1, 1));
        let unknown = Value::Object(vec![("x-ray".into(), 1_u64.into())]);
        assert!(rows.append_values([&Value::Missing, &unknown], &[""]).is_err());
    }

    #[test]
    fn a_batch_begins_empty_after_the_previous_one() {
        let mut rows = RowBatch::new(&[Column::required("line", Kind::Integer)], []);
        for first in [1_u64, 5] {
            rows.append_values([&Value::Integer(first)], &[] as &[&str]).unwrap();
            let batch = rows.finish().unwrap();
            assert_eq!(batch.column(0).as_primitive::<UInt64Type>().values(), &[first]);
            assert!(rows.is_empty());
        }
        assert_eq!(rows.finish().unwrap().num_rows(), 0);
    }

    #[test]
    fn ids_are_sixteen_bytes() {
        assert_eq!(id_of("000102030405060708090a0b0c0d0e0f").unwrap()[15], 15);
        assert_eq!(id_of("000102030405060708090a0b0c0d0e0g"), None);
        assert_eq!(id_of("00"), None);
    }
}
