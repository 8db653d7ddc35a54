//! Builds the columns `moves` and `steps` of explanations. Their types are defined in
//! [`schema`](crate::schema).
//!
//! *Example:* a row whose two steps place 8 in r1c6, and then remove 1 from r2c2 by a trial. The
//! trial's own line has one step, which is written only if lines are wanted:
//!
//! ```text
//! moves   [52]                                  cell 5 × 9 + digit 8 − 1
//! steps   hidden-single   depth 0   houses [19]   placements [(5, 8)]   eliminations []
//!         trial           depth 0   assumes (10, 1, is)   …             eliminations [(10, 1)]
//!         naked-single    depth 1   …
//! ```

use crate::schema::ColumnType;
use arrow_array::builder::{
    ArrayBuilder, BooleanBuilder, StringBuilder, StringDictionaryBuilder, UInt8Builder,
    UInt16Builder,
};
use arrow_array::types::Int8Type;
use arrow_array::{ArrayRef, ListArray, StructArray};
use arrow_buffer::{BooleanBufferBuilder, NullBuffer, OffsetBuffer};
use arrow_schema::{DataType, Fields};
use numpre::closure::Assumption;
use numpre::logic::Step;
use numpre::{Cell, Digit};
use numpre_api::row::Value;
use std::sync::Arc;

/// Returns the sentence of a step, for the field `text`.
pub type Sentence<'a> = dyn Fn(&Step) -> String + 'a;

/// A builder of the column `moves`: for each row, the placements in their order.
#[derive(Default)]
pub struct MoveLists {
    rows: Lengths,
    numbers: UInt16Builder,
}

impl MoveLists {
    /// Creates a builder without rows.
    pub fn new() -> MoveLists {
        MoveLists::default()
    }

    /// Adds a row with the placements of these steps, or null.
    pub fn append(&mut self, steps: Option<&[Step]>) {
        let before = self.numbers.len();
        for (cell, digit) in steps.into_iter().flatten().flat_map(|step| &step.placements) {
            self.numbers.append_value((cell.index() * 9 + digit.index()) as u16);
        }
        self.rows.append(self.numbers.len() - before, steps.is_some());
    }

    /// Returns the column.
    pub fn finish(&mut self) -> ArrayRef {
        self.rows.list(&ColumnType::Moves.data_type(), Arc::new(self.numbers.finish()))
    }
}

/// A builder of the column `steps`: for each row, its steps as structs.
pub struct StepLists {
    rows: Lengths,
    technique: StringDictionaryBuilder<Int8Type>,
    depth: UInt8Builder,
    assumed: Assumptions,
    houses: (Lengths, UInt8Builder),
    placements: CandidateLists,
    eliminations: CandidateLists,
    text: StringBuilder,
}

impl Default for StepLists {
    fn default() -> StepLists {
        StepLists::new()
    }
}

impl StepLists {
    /// Creates a builder without rows.
    pub fn new() -> StepLists {
        StepLists {
            rows: Lengths::default(),
            technique: StringDictionaryBuilder::new(),
            depth: UInt8Builder::new(),
            assumed: Assumptions::default(),
            houses: Default::default(),
            placements: CandidateLists::default(),
            eliminations: CandidateLists::default(),
            text: StringBuilder::new(),
        }
    }

    /// Adds a row with these steps, or null. With `with_lines`, the steps of a refutation follow
    /// it. With `sentence`, the field `text` has the sentence of each step, otherwise null.
    pub fn append(
        &mut self,
        steps: Option<&[Step]>,
        with_lines: bool,
        sentence: Option<&Sentence<'_>>,
    ) {
        let before = self.depth.len();
        self.steps(steps.unwrap_or_default(), 0, with_lines, sentence);
        self.rows.append(self.depth.len() - before, steps.is_some());
    }

    fn steps(
        &mut self,
        steps: &[Step],
        depth: u8,
        with_lines: bool,
        sentence: Option<&Sentence<'_>>,
    ) {
        for step in steps {
            self.step(step, depth, sentence);
            if let Some(refutation) = step.evidence.refutation().filter(|_| with_lines) {
                self.steps(&refutation.steps, depth.saturating_add(1), with_lines, sentence);
            }
        }
    }

    fn step(&mut self, step: &Step, depth: u8, sentence: Option<&Sentence<'_>>) {
        self.technique.append_value(step.technique.slug());
        self.depth.append_value(depth);
        let assumption = step.evidence.refutation().map(|refutation| &refutation.assumption);
        self.assumed.append(assumption.map(|assumption| match *assumption {
            Assumption::Is { cell, digit } => (number(cell), digit.get(), true),
            Assumption::IsNot { cell, digit } => (number(cell), digit.get(), false),
        }));
        let houses = step.evidence.houses();
        houses.iter().for_each(|house| self.houses.1.append_value(house.index() as u8));
        self.houses.0.append(houses.len(), true);
        self.placements.append(step.placements.iter().copied().map(candidate));
        self.eliminations.append(step.eliminations.pairs().map(candidate));
        self.text.append_option(sentence.map(|sentence| sentence(step)));
    }

    /// Adds a row with steps that are objects with the fields of the contract, or null for a
    /// missing value. Returns `None`, and adds no whole row, if a field is missing or has another
    /// type.
    pub(crate) fn append_value(&mut self, steps: &Value) -> Option<()> {
        let steps = match steps {
            Value::List(steps) => Some(steps),
            Value::Missing => None,
            _ => return None,
        };
        for step in steps.into_iter().flatten() {
            self.technique.append_value(text_of(field(step, "technique")?)?);
            self.depth.append_value(small(field(step, "depth")?)?);
            self.assumed.append(match field(step, "assumes")? {
                Value::Missing => None,
                assumed => {
                    let Value::Flag(holds) = field(assumed, "is")? else { return None };
                    let (cell, digit) = candidate_of(assumed)?;
                    Some((cell, digit, *holds))
                }
            });
            let houses = items(field(step, "houses")?)?;
            for house in houses {
                self.houses.1.append_value(small(house)?);
            }
            self.houses.0.append(houses.len(), true);
            let candidates = |name| -> Option<Vec<(u8, u8)>> {
                items(field(step, name)?)?.iter().map(candidate_of).collect()
            };
            self.placements.append(candidates("placements")?.into_iter());
            self.eliminations.append(candidates("eliminations")?.into_iter());
            self.text.append_option(match field(step, "text")? {
                Value::Missing => None,
                text => Some(text_of(text)?),
            });
        }
        self.rows.append(steps.map_or(0, Vec::len), steps.is_some());
        Some(())
    }

    /// Returns the column.
    pub fn finish(&mut self) -> ArrayRef {
        let data_type = ColumnType::Steps.data_type();
        let DataType::Struct(fields) = item(&data_type) else { unreachable!("a step is a struct") };
        let of = |name: &str| match fields.find(name) {
            Some((_, field)) => field.data_type(),
            None => unreachable!("a step has the field {name}"),
        };
        let columns: Vec<ArrayRef> = vec![
            Arc::new(self.technique.finish()),
            Arc::new(self.depth.finish()),
            self.assumed.finish(of("assumes")),
            self.houses.0.list(of("houses"), Arc::new(self.houses.1.finish())),
            self.placements.finish(of("placements")),
            self.eliminations.finish(of("eliminations")),
            Arc::new(self.text.finish()),
        ];
        self.rows.list(&data_type, structs(fields, columns, None))
    }
}

/// Returns steps as objects with the fields of the contract, for a row that is written by
/// [`RowBatch`](crate::rows::RowBatch). The arguments are those of [`StepLists::append`].
pub fn value(steps: &[Step], with_lines: bool, sentence: Option<&Sentence<'_>>) -> Value {
    let mut list = Vec::new();
    add_values(&mut list, steps, 0, with_lines, sentence);
    Value::List(list)
}

fn add_values(
    list: &mut Vec<Value>,
    steps: &[Step],
    depth: u8,
    with_lines: bool,
    sentence: Option<&Sentence<'_>>,
) {
    let pair = |(cell, digit): (u8, u8)| {
        [("cell".into(), cell.into()), ("digit".into(), digit.into())].to_vec()
    };
    let pairs = |pairs: &mut dyn Iterator<Item = (Cell, Digit)>| {
        Value::List(pairs.map(|found| Value::Object(pair(candidate(found)))).collect())
    };
    for step in steps {
        let refutation = step.evidence.refutation();
        let assumes = refutation.map(|refutation| {
            let (cell, digit, holds) = match refutation.assumption {
                Assumption::Is { cell, digit } => (cell, digit, true),
                Assumption::IsNot { cell, digit } => (cell, digit, false),
            };
            let mut fields = pair(candidate((cell, digit)));
            fields.push(("is".into(), holds.into()));
            Value::Object(fields)
        });
        let houses = step.evidence.houses();
        let houses: Vec<u64> = houses.iter().map(|house| house.index() as u64).collect();
        list.push(Value::Object(vec![
            ("technique".into(), step.technique.slug().into()),
            ("depth".into(), depth.into()),
            ("assumes".into(), assumes.into()),
            ("houses".into(), houses.into()),
            ("placements".into(), pairs(&mut step.placements.iter().copied())),
            ("eliminations".into(), pairs(&mut step.eliminations.pairs())),
            ("text".into(), sentence.map(|sentence| sentence(step)).into()),
        ]));
        if let Some(refutation) = refutation.filter(|_| with_lines) {
            add_values(list, &refutation.steps, depth.saturating_add(1), with_lines, sentence);
        }
    }
}

fn number(cell: Cell) -> u8 {
    cell.index() as u8
}

fn candidate((cell, digit): (Cell, Digit)) -> (u8, u8) {
    (number(cell), digit.get())
}

fn field<'v>(object: &'v Value, name: &str) -> Option<&'v Value> {
    let Value::Object(fields) = object else { return None };
    fields.iter().find(|(known, _)| known == name).map(|(_, value)| value)
}

fn items(list: &Value) -> Option<&Vec<Value>> {
    if let Value::List(items) = list { Some(items) } else { None }
}

fn small(number: &Value) -> Option<u8> {
    if let Value::Integer(number) = number { (*number).try_into().ok() } else { None }
}

fn text_of(text: &Value) -> Option<&str> {
    if let Value::Text(text) = text { Some(text) } else { None }
}

fn candidate_of(object: &Value) -> Option<(u8, u8)> {
    Some((small(field(object, "cell")?)?, small(field(object, "digit")?)?))
}

/// The lengths of the lists of a column, and which of them are not null.
#[derive(Default)]
struct Lengths {
    lengths: Vec<usize>,
    valid: Vec<bool>,
}

impl Lengths {
    fn append(&mut self, length: usize, is_valid: bool) {
        self.lengths.push(length);
        self.valid.push(is_valid);
    }

    /// Returns the lists as a column, and begins the next one. `values` has the items of all lists.
    fn list(&mut self, data_type: &DataType, values: ArrayRef) -> ArrayRef {
        let DataType::List(item) = data_type else { unreachable!("{data_type} is a list") };
        let offsets = OffsetBuffer::from_lengths(std::mem::take(&mut self.lengths));
        let valid = std::mem::take(&mut self.valid);
        let nulls = valid.contains(&false).then(|| NullBuffer::from(valid));
        match ListArray::try_new(Arc::clone(item), offsets, values, nulls) {
            Ok(list) => Arc::new(list),
            Err(error) => unreachable!("the lengths add up to the number of items: {error}"),
        }
    }
}

fn item(list: &DataType) -> &DataType {
    match list {
        DataType::List(item) => item.data_type(),
        _ => unreachable!("{list} is a list"),
    }
}

fn structs(fields: &Fields, columns: Vec<ArrayRef>, nulls: Option<NullBuffer>) -> ArrayRef {
    match StructArray::try_new(fields.clone(), columns, nulls) {
        Ok(structs) => Arc::new(structs),
        Err(error) => unreachable!("every field has a value for each step: {error}"),
    }
}

/// A builder of a column of lists of candidates.
#[derive(Default)]
struct CandidateLists {
    lists: Lengths,
    cells: UInt8Builder,
    digits: UInt8Builder,
}

impl CandidateLists {
    fn append(&mut self, candidates: impl Iterator<Item = (u8, u8)>) {
        let before = self.cells.len();
        for (cell, digit) in candidates {
            self.cells.append_value(cell);
            self.digits.append_value(digit);
        }
        self.lists.append(self.cells.len() - before, true);
    }

    fn finish(&mut self, data_type: &DataType) -> ArrayRef {
        let DataType::Struct(fields) = item(data_type) else {
            unreachable!("a candidate is a struct")
        };
        let columns: Vec<ArrayRef> =
            vec![Arc::new(self.cells.finish()), Arc::new(self.digits.finish())];
        self.lists.list(data_type, structs(fields, columns, None))
    }
}

/// A builder of the field `assumes`, which is null for a step without an assumption.
struct Assumptions {
    cells: UInt8Builder,
    digits: UInt8Builder,
    hold: BooleanBuilder,
    valid: BooleanBufferBuilder,
}

impl Default for Assumptions {
    fn default() -> Assumptions {
        Assumptions {
            cells: UInt8Builder::new(),
            digits: UInt8Builder::new(),
            hold: BooleanBuilder::new(),
            valid: BooleanBufferBuilder::new(0),
        }
    }
}

impl Assumptions {
    fn append(&mut self, assumption: Option<(u8, u8, bool)>) {
        let (cell, digit, holds) = assumption.unwrap_or_default();
        self.cells.append_value(cell);
        self.digits.append_value(digit);
        self.hold.append_value(holds);
        self.valid.append(assumption.is_some());
    }

    fn finish(&mut self, data_type: &DataType) -> ArrayRef {
        let DataType::Struct(fields) = data_type else { unreachable!("an assumption is a struct") };
        let columns: Vec<ArrayRef> = vec![
            Arc::new(self.cells.finish()),
            Arc::new(self.digits.finish()),
            Arc::new(self.hold.finish()),
        ];
        structs(fields, columns, Some(NullBuffer::new(self.valid.finish())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arrow_array::Array;
    use arrow_array::cast::AsArray;
    use arrow_array::types::{UInt8Type, UInt16Type};
    use numpre::Grid;
    use numpre::logic::{SolvingState, explain};

    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// A puzzle of rank 8, whose explanation has refutations.
    const HARD: &str =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    fn steps_of(puzzle: &str) -> Vec<Step> {
        let grid: Grid = puzzle.parse().unwrap();
        explain(SolvingState::from(&grid)).steps
    }

    #[test]
    fn moves_place_every_blank_once() {
        let steps = steps_of(HARD);
        let mut moves = MoveLists::new();
        moves.append(Some(&steps));
        moves.append(None);
        let column = moves.finish();
        let lists = column.as_list::<i32>();
        assert!(lists.is_null(1));
        let mut board: Grid = HARD.parse().unwrap();
        for &number in lists.value(0).as_primitive::<UInt16Type>().values() {
            let cell = Cell::from_index(usize::from(number / 9)).unwrap();
            assert_eq!(board.get(cell), None, "{cell}");
            board.set(cell, Digit::new((number % 9 + 1) as u8));
        }
        assert!(board.is_full());
    }

    #[test]
    fn both_ways_to_add_steps_build_equal_columns() {
        let (easy, steps) = (steps_of(EASY), steps_of(HARD));
        let sentence = |step: &Step| step.to_string();
        for (with_lines, has_text) in [(false, false), (true, true)] {
            let sentence: Option<&Sentence<'_>> = has_text.then_some(&sentence);
            let (mut direct, mut by_value) = (StepLists::new(), StepLists::new());
            for steps in [Some(&easy), None, Some(&steps)] {
                direct.append(steps.map(Vec::as_slice), with_lines, sentence);
                let value = steps.map(|steps| value(steps, with_lines, sentence));
                by_value.append_value(&value.into()).unwrap();
            }
            assert_eq!(&direct.finish(), &by_value.finish());
        }
    }

    #[test]
    fn lines_follow_their_step_one_deeper() {
        let steps = steps_of(HARD);
        let mut lists = StepLists::new();
        lists.append(Some(&steps), true, None);
        let column = lists.finish();
        let all = column.as_list::<i32>().value(0);
        let all = all.as_struct();
        let depths = all.column_by_name("depth").unwrap().as_primitive::<UInt8Type>().values();
        let assumes = all.column_by_name("assumes").unwrap();
        assert_eq!(depths.iter().filter(|&&depth| depth == 0).count(), steps.len());
        for place in 1..depths.len() {
            if depths[place] > depths[place - 1] {
                assert_eq!(depths[place], depths[place - 1] + 1);
                assert!(assumes.is_valid(place - 1), "only a refutation has a line");
            }
        }
        assert!(depths.iter().any(|&depth| depth > 0));
    }

    #[test]
    fn a_step_with_a_missing_field_is_not_accepted() {
        let mut lists = StepLists::new();
        let step = Value::Object(vec![("technique".into(), "naked-single".into())]);
        assert_eq!(lists.append_value(&Value::List(vec![step])), None);
        assert_eq!(StepLists::new().append_value(&"no list".into()), None);
    }
}
