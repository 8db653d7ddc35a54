//! The contract: the columns that mean the same in every table, each with its name, its Arrow type,
//! and the kind of the field of a [`Row`](numpre_api::row::Row) that fills it.
//!
//! All writers look up their columns here, so that a table of the command, the Python package or a
//! data set has the same types. A column that is not listed belongs to a single command. Its
//! [`Kind`] determines its type: whole numbers are uint64, objects are JSON text.

use arrow_schema::{DataType, Field, Fields, Schema, SchemaRef};
use numpre::logic::{Technique, ladder};
use numpre_api::row::{Column, Kind};
use std::sync::Arc;

/// The possible statuses of a puzzle. The index of a status is its key in the dictionary.
pub const STATUSES: [&str; 4] = ["unique", "multiple", "none", "invalid"];

/// The number of cells of a board, which is also the length of a value in a column of boards.
pub const CELLS: i32 = 81;

/// The number of bytes of a class id.
pub const ID_BYTES: i32 = 16;

/// The columns whose smallest and largest values are written for each row group, so that a query
/// can skip whole row groups.
pub const WITH_STATISTICS: [&str; 2] = ["rank", "clues"];

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnType {
    /// A board: 81 characters, `.` for a blank. The functions of [`columns`](crate::columns) write
    /// boards in the type of their input instead.
    Board,
    /// Text.
    Text,
    /// One of [`STATUSES`], as a dictionary.
    Status,
    /// Whole numbers up to 255.
    Small,
    /// Whole numbers up to 65 535.
    Medium,
    /// Whole numbers up to 2⁶⁴ − 1.
    Large,
    /// Numbers with a fraction, as 32-bit floating point.
    Ratio,
    /// Numbers with a fraction, as 64-bit floating point.
    Number,
    /// True or false.
    Flag,
    /// Lists of short texts.
    Names,
    /// Objects and lists of objects as JSON text.
    Json,
    /// A struct with a uint16 field for each technique of the ladder S4.
    Techniques,
    /// A list of placements, each a uint16: `cell × 9 + digit − 1`, with cells counted from 0. The
    /// digit 5 in r1c1 is 4, and the digit 1 in r1c2 is 9.
    Moves,
    /// A list of steps of an explanation, each a struct.
    Steps,
    /// A class id: 16 bytes. A row contains it as 32 hexadecimal digits.
    Id,
}

/// The specification of a column of the contract.
#[derive(Clone, Copy, Debug)]
pub struct ColumnSpec {
    /// The name of the column, and of the field of a row that fills it.
    pub name: &'static str,
    /// The type of the column.
    pub kind: ColumnType,
    /// The kind of the field of a row that fills the column. `None` if rows have no such field;
    /// then the column is always filled directly.
    pub row: Option<Kind>,
    /// True if a value may be missing.
    pub is_nullable: bool,
}

const fn spec(
    name: &'static str,
    kind: ColumnType,
    row: Option<Kind>,
    is_nullable: bool,
) -> ColumnSpec {
    ColumnSpec { name, kind, row, is_nullable }
}

/// The columns of the contract.
pub const COLUMNS: [ColumnSpec; 28] = [
    spec("id", ColumnType::Text, Some(Kind::Text), false),
    spec("puzzle", ColumnType::Board, Some(Kind::Grid), true),
    spec("status", ColumnType::Status, Some(Kind::Text), true),
    spec("error", ColumnType::Text, Some(Kind::Text), true),
    spec("solution", ColumnType::Board, Some(Kind::Grid), true),
    spec("second", ColumnType::Board, Some(Kind::Grid), true),
    spec("rank", ColumnType::Small, Some(Kind::Integer), true),
    spec("clues", ColumnType::Small, Some(Kind::Integer), true),
    spec("redundant", ColumnType::Small, Some(Kind::Integer), true),
    spec("er", ColumnType::Ratio, Some(Kind::Number), true),
    spec("ep", ColumnType::Ratio, Some(Kind::Number), true),
    spec("ed", ColumnType::Ratio, Some(Kind::Number), true),
    spec("lowest_er", ColumnType::Ratio, Some(Kind::Number), true),
    spec("highest_er", ColumnType::Ratio, Some(Kind::Number), true),
    spec("techniques", ColumnType::Techniques, Some(Kind::Nested), true),
    spec("moves", ColumnType::Moves, None, true),
    spec("steps", ColumnType::Steps, Some(Kind::Nested), true),
    spec("canonical", ColumnType::Board, Some(Kind::Grid), true),
    spec("class", ColumnType::Id, Some(Kind::Text), true),
    spec("grid_class", ColumnType::Id, Some(Kind::Text), true),
    spec("group", ColumnType::Large, Some(Kind::Integer), false),
    spec("copy", ColumnType::Medium, Some(Kind::Integer), false),
    spec("seed", ColumnType::Large, Some(Kind::Integer), true),
    spec("index", ColumnType::Large, Some(Kind::Integer), true),
    spec("tries", ColumnType::Large, Some(Kind::Integer), true),
    spec("calls", ColumnType::Large, Some(Kind::Integer), true),
    spec("answer", ColumnType::Board, Some(Kind::Grid), true),
    spec("correct", ColumnType::Flag, Some(Kind::Flag), true),
];

/// Returns the column of this name, or `None` if the contract has no such column.
pub fn column(name: &str) -> Option<&'static ColumnSpec> {
    COLUMNS.iter().find(|column| column.name == name)
}

/// Returns the type that this column of rows has in a table, and whether it may be null.
///
/// A column of the contract counts only if its kind is also the same: `steps` as a number is the
/// number of steps, and has nothing to do with the column of that name.
pub fn of_row_column(of_rows: &Column) -> (ColumnType, bool) {
    if let Some(known) = column(of_rows.name).filter(|known| known.row == Some(of_rows.kind)) {
        return (known.kind, known.is_nullable);
    }
    let kind = match of_rows.kind {
        Kind::Text => ColumnType::Text,
        Kind::Integer => ColumnType::Large,
        Kind::Number => ColumnType::Number,
        Kind::Flag => ColumnType::Flag,
        Kind::Grid => ColumnType::Board,
        Kind::Names => ColumnType::Names,
        _ => ColumnType::Json,
    };
    (kind, of_rows.is_optional)
}

/// Returns the schema of rows with these columns, followed by nullable columns of text with the
/// names `others`.
pub fn of_rows<'n>(columns: &[Column], others: impl IntoIterator<Item = &'n str>) -> SchemaRef {
    let own = columns.iter().map(|column| {
        let (kind, is_nullable) = of_row_column(column);
        Field::new(column.name, kind.data_type(), is_nullable)
    });
    let others = others.into_iter().map(|name| Field::new(name, DataType::Utf8, true));
    Arc::new(Schema::new(own.chain(others).collect::<Vec<_>>()))
}

/// Returns a column of the contract as an Arrow field. A column of boards has the type `boards`.
pub(crate) fn field(name: &'static str, boards: &DataType) -> Field {
    let spec = column(name).unwrap_or_else(|| unreachable!("{name} is a column of the contract"));
    let data_type = match spec.kind {
        ColumnType::Board => boards.clone(),
        kind => kind.data_type(),
    };
    Field::new(name, data_type, spec.is_nullable)
}

impl ColumnType {
    /// Returns the Arrow type of such a column.
    pub fn data_type(self) -> DataType {
        match self {
            ColumnType::Board | ColumnType::Text | ColumnType::Json => DataType::Utf8,
            ColumnType::Status => {
                DataType::Dictionary(Box::new(DataType::Int8), Box::new(DataType::Utf8))
            }
            ColumnType::Small => DataType::UInt8,
            ColumnType::Medium => DataType::UInt16,
            ColumnType::Large => DataType::UInt64,
            ColumnType::Ratio => DataType::Float32,
            ColumnType::Number => DataType::Float64,
            ColumnType::Flag => DataType::Boolean,
            ColumnType::Names => list(Field::new_list_field(DataType::Utf8, false)),
            ColumnType::Techniques => DataType::Struct(technique_fields()),
            ColumnType::Moves => list(Field::new_list_field(DataType::UInt16, false)),
            ColumnType::Steps => list(Field::new_list_field(step(), false)),
            ColumnType::Id => DataType::FixedSizeBinary(ID_BYTES),
        }
    }
}

/// Returns the name of the field that counts a technique: its slug with `_`.
pub fn technique_name(technique: Technique) -> String {
    technique.slug().replace('-', "_")
}

/// Returns the fields of `techniques`, one for each technique of the ladder S4.
pub fn technique_fields() -> Fields {
    let count =
        |&technique: &Technique| Field::new(technique_name(technique), DataType::UInt16, false);
    ladder::S4.iter().map(count).collect()
}

fn list(item: Field) -> DataType {
    DataType::List(Arc::new(item))
}

/// Returns the Arrow type of a step.
fn step() -> DataType {
    let number = |name| Field::new(name, DataType::UInt8, false);
    let candidate = || Fields::from(vec![number("cell"), number("digit")]);
    let candidates = || list(Field::new_list_field(DataType::Struct(candidate()), false));
    let assumed = vec![number("cell"), number("digit"), Field::new("is", DataType::Boolean, false)];
    let slug = DataType::Dictionary(Box::new(DataType::Int8), Box::new(DataType::Utf8));
    let houses = list(Field::new_list_field(DataType::UInt8, false));
    DataType::Struct(Fields::from(vec![
        Field::new("technique", slug, false),
        number("depth"),
        Field::new("assumes", DataType::Struct(assumed.into()), true),
        Field::new("houses", houses, false),
        Field::new("placements", candidates(), false),
        Field::new("eliminations", candidates(), false),
        Field::new("text", DataType::Utf8, true),
    ]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_occurs_twice() {
        for (place, one) in COLUMNS.iter().enumerate() {
            assert!(COLUMNS[..place].iter().all(|other| other.name != one.name), "{}", one.name);
        }
    }

    #[test]
    fn a_column_with_the_name_but_another_kind_is_not_one_of_the_contract() {
        let rank = Column::optional("rank", Kind::Integer);
        assert_eq!(of_row_column(&rank), (ColumnType::Small, true));
        // `steps` is the number of steps in one command, and the steps themselves in another.
        let count = Column::optional("steps", Kind::Integer);
        assert_eq!(of_row_column(&count), (ColumnType::Large, true));
        let steps = Column::optional("steps", Kind::Nested);
        assert_eq!(of_row_column(&steps), (ColumnType::Steps, true));
        let line = Column::required("line", Kind::Integer);
        assert_eq!(of_row_column(&line), (ColumnType::Large, false));
    }

    #[test]
    fn techniques_are_the_eleven_of_the_1999_page() {
        let fields = technique_fields();
        assert_eq!(fields.len(), 11);
        assert_eq!(fields[0].name(), "naked_single");
        assert_eq!(fields[10].name(), "trial");
    }
}
