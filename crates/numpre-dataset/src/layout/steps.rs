//! The columns `moves` and `steps`. Their types are defined in `numpre_table::schema`.

use super::facts::Facts;
use arrow_array::builder::{StringDictionaryBuilder, UInt8Builder, UInt16Builder};
use arrow_array::types::Int8Type;
use arrow_array::{
    ArrayRef, BooleanArray, ListArray, StringArray, StructArray, UInt8Array, new_null_array,
};
use arrow_buffer::{NullBuffer, OffsetBuffer};
use arrow_schema::{ArrowError, DataType, FieldRef, Fields};
use numpre::closure::Assumption;
use numpre::logic::Step;
use numpre::{Cell, Digit};
use std::sync::Arc;

/// Returns the column `moves`: a list with the placements of each row, in order. A placement is the
/// number cell × 9 + digit − 1: 4 is 5 in r1c1, and 9 is 1 in r1c2.
pub(super) fn moves(facts: &[Facts], data_type: &DataType) -> Result<ArrayRef, ArrowError> {
    let mut values = UInt16Builder::new();
    let mut lengths = Vec::with_capacity(facts.len());
    for fact in facts {
        lengths.push(fact.steps.iter().map(|step| step.placements.len()).sum());
        for (cell, digit) in fact.steps.iter().flat_map(|step| &step.placements) {
            values.append_value((cell.index() * 9 + digit.index()) as u16);
        }
    }
    list(data_type, lengths, Arc::new(values.finish()))
}

/// Returns the column `steps`: a list with the steps of each row.
pub(super) fn steps(facts: &[Facts], data_type: &DataType) -> Result<ArrayRef, ArrowError> {
    let DataType::List(item) = data_type else { return Err(no_such(data_type)) };
    let DataType::Struct(fields) = item.data_type() else { return Err(no_such(data_type)) };
    let steps: Vec<&Step> = facts.iter().flat_map(|fact| &fact.steps).collect();
    let columns: Vec<ArrayRef> =
        fields.iter().map(|field| column(&steps, field)).collect::<Result<_, _>>()?;
    let structs = StructArray::try_new(fields.clone(), columns, None)?;
    let lengths = facts.iter().map(|fact| fact.steps.len()).collect();
    list(data_type, lengths, Arc::new(structs))
}

fn no_such(data_type: &DataType) -> ArrowError {
    ArrowError::SchemaError(format!("{data_type} is not the type of steps"))
}

/// Returns a field of all steps as a column, with one value per step.
fn column(steps: &[&Step], field: &FieldRef) -> Result<ArrayRef, ArrowError> {
    Ok(match field.name().as_str() {
        "technique" => {
            let mut slugs = StringDictionaryBuilder::<Int8Type>::new();
            for step in steps {
                slugs.append(step.technique.slug())?;
            }
            Arc::new(slugs.finish())
        }
        "depth" => Arc::new(UInt8Array::from(vec![0; steps.len()])),
        "assumes" => assumed(steps, field.data_type())?,
        "houses" => {
            let houses = |step: &&Step| {
                step.evidence.houses().iter().map(|house| house.index() as u8).collect::<Vec<u8>>()
            };
            let houses: Vec<Vec<u8>> = steps.iter().map(houses).collect();
            let lengths = houses.iter().map(Vec::len).collect();
            list(field.data_type(), lengths, Arc::new(UInt8Array::from(houses.concat())))?
        }
        "placements" => candidates(steps.iter().map(|step| step.placements.clone()), field)?,
        "eliminations" => {
            candidates(steps.iter().map(|step| step.eliminations.pairs().collect()), field)?
        }
        "text" => Arc::new(StringArray::from(vec![None::<&str>; steps.len()])),
        _ => new_null_array(field.data_type(), steps.len()),
    })
}

/// Returns a column of lists of candidates, each with a cell and a digit.
fn candidates(
    lists: impl Iterator<Item = Vec<(Cell, Digit)>>,
    field: &FieldRef,
) -> Result<ArrayRef, ArrowError> {
    let DataType::List(item) = field.data_type() else { return Err(no_such(field.data_type())) };
    let DataType::Struct(fields) = item.data_type() else { return Err(no_such(item.data_type())) };
    let (mut cells, mut digits, mut lengths) =
        (UInt8Builder::new(), UInt8Builder::new(), Vec::new());
    for list in lists {
        lengths.push(list.len());
        for (cell, digit) in list {
            cells.append_value(cell.index() as u8);
            digits.append_value(digit.index() as u8 + 1);
        }
    }
    let columns: Vec<ArrayRef> = vec![Arc::new(cells.finish()), Arc::new(digits.finish())];
    let structs = StructArray::try_new(fields.clone(), columns, None)?;
    list(field.data_type(), lengths, Arc::new(structs))
}

/// Returns a column with the assumption of each step, or null for a step without one.
fn assumed(steps: &[&Step], data_type: &DataType) -> Result<ArrayRef, ArrowError> {
    let DataType::Struct(fields) = data_type else { return Err(no_such(data_type)) };
    let of = |step: &&Step| {
        let (cell, digit, holds) = match step.evidence.refutation()?.assumption {
            Assumption::Is { cell, digit } => (cell, digit, true),
            Assumption::IsNot { cell, digit } => (cell, digit, false),
        };
        Some((cell.index() as u8, digit.index() as u8 + 1, holds))
    };
    let found: Vec<Option<(u8, u8, bool)>> = steps.iter().map(of).collect();
    let part = |number: fn(&(u8, u8, bool)) -> u8| -> ArrayRef {
        Arc::new(UInt8Array::from_iter_values(
            found.iter().map(|found| found.as_ref().map_or(0, number)),
        ))
    };
    let holds = found.iter().map(|found| Some(found.is_some_and(|(_, _, holds)| holds)));
    let columns: Vec<ArrayRef> = vec![
        part(|found| found.0),
        part(|found| found.1),
        Arc::new(holds.collect::<BooleanArray>()),
    ];
    let nulls = NullBuffer::from_iter(found.iter().map(Option::is_some));
    Ok(Arc::new(StructArray::try_new(Fields::clone(fields), columns, Some(nulls))?))
}

/// Returns a column of lists: the values, divided into lists of these lengths.
fn list(
    data_type: &DataType,
    lengths: Vec<usize>,
    values: ArrayRef,
) -> Result<ArrayRef, ArrowError> {
    let DataType::List(item) = data_type else { return Err(no_such(data_type)) };
    let offsets = OffsetBuffer::from_lengths(lengths);
    Ok(Arc::new(ListArray::try_new(Arc::clone(item), offsets, values, None)?))
}
