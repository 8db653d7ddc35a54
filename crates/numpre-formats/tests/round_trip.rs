//! Printed puzzles read back the same, in the right format, no matter how the input is divided into
//! reads.

use crate::common::{read_all, read_in_steps};
use numpre::{Candidates, Cell, Digit, DigitSet, Grid};
use numpre_formats::{Format, Options, Puzzle, Writer, print, read_one};
use proptest::prelude::*;

/// Returns boards of any digits. They may contradict each other, because formats do not know the
/// rules.
fn grids() -> impl Strategy<Value = Grid> {
    proptest::collection::vec(prop_oneof![3 => Just(0), 2 => 1..=9_u8], 81)
        .prop_map(|values| Grid::from_values(values.try_into().unwrap()).unwrap())
}

fn candidates() -> impl Strategy<Value = Candidates> {
    proptest::collection::vec(prop_oneof![20 => 1..512_u16, 1 => Just(0)], 81).prop_map(|sets| {
        let mut candidates = Candidates::ALL;
        for (cell, bits) in Cell::all().zip(sets) {
            candidates[cell] = DigitSet::from_bits(bits);
        }
        candidates
    })
}

/// Returns puzzles with givens, placed digits, and in some of them deleted candidates.
fn states() -> impl Strategy<Value = Puzzle> {
    let removals = proptest::collection::vec((0..81_usize, 1..=9_u8), 0..20);
    (grids(), grids(), removals).prop_map(|(givens, mut placed, removals)| {
        for (cell, _) in givens.filled() {
            placed.set(cell, None);
        }
        let mut puzzle = Puzzle { givens, placed, candidates: None };
        let all = puzzle.pencil_marks();
        let mut left = all;
        for (index, digit) in removals {
            left[Cell::from_index(index).unwrap()].remove(Digit::new(digit).unwrap());
        }
        puzzle.candidates = (left != all).then(|| Box::new(left));
        puzzle
    })
}

fn puzzles() -> impl Strategy<Value = Puzzle> {
    prop_oneof![
        grids().prop_map(Puzzle::of_givens),
        candidates().prop_map(Puzzle::of_candidates),
        states(),
    ]
}

/// Returns the format that is detected for a text written in `format`.
fn found_as(format: Format, puzzle: &Puzzle) -> Format {
    match format {
        // Without a comment above it, sdm is line-81. The format with placed digits and deleted
        // candidates is also line-81 if there are none.
        Format::Sdm => Format::Line81,
        Format::GivensPlacedDeleted if puzzle.is_plain() => Format::Line81,
        other => other,
    }
}

fn written(format: Format, puzzles: &[(Puzzle, Option<Grid>)]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), format);
    for (puzzle, answer) in puzzles {
        writer.write(puzzle, answer.as_ref()).unwrap();
    }
    writer.finish().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn print_and_read_is_identity(puzzle in puzzles()) {
        let mut holders = 0;
        for format in Format::ALL.into_iter().filter(|format| format.holds(&puzzle)) {
            let text = if format == Format::Csv {
                String::from_utf8(written(format, &[(puzzle.clone(), None)])).unwrap()
            } else {
                print(format, &puzzle, None)
            };
            let record = read_one(&text)
                .map_err(|error| TestCaseError::fail(format!("{format}: {error}\n{text}")))?;
            prop_assert_eq!(&record.puzzle, &puzzle, "{}\n{}", format, text);
            prop_assert_eq!(record.format, found_as(format, &puzzle), "{}", text);
            prop_assert_eq!(record.answer, None);
            holders += 1;
        }
        prop_assert!(holders > 0, "{:?}", puzzle);
    }

    #[test]
    fn answers_read_back_the_same(puzzle in grids(), answer in grids()) {
        for format in
            [Format::Line81, Format::Sdm, Format::Csv, Format::FPuzzles, Format::SudokuPad]
        {
            let text = written(format, &[(Puzzle::of_givens(puzzle), Some(answer))]);
            let record = read_one(std::str::from_utf8(&text).unwrap()).unwrap();
            prop_assert_eq!((record.puzzle.givens, record.answer), (puzzle, Some(answer)));
        }
    }

    #[test]
    fn files_read_back_the_same_in_any_steps(
        some in proptest::collection::vec(puzzles(), 1..6),
        step in 1..300_usize,
        at_most in 1..4_usize,
        line_end in prop_oneof![Just("\n"), Just("\r\n"), Just("\r")],
    ) {
        for format in Format::ALL {
            let held: Vec<_> = some
                .iter()
                .filter(|puzzle| format.holds(puzzle))
                .map(|puzzle| (puzzle.clone(), None))
                .collect();
            let text = String::from_utf8(written(format, &held)).unwrap().replace('\n', line_end);
            let records = read_in_steps(text.as_bytes(), step, at_most, Options::default());
            let read: Result<Vec<_>, _> =
                records.iter().map(|item| item.clone().map(|record| record.puzzle)).collect();
            let held = held.into_iter().map(|(puzzle, _)| puzzle).collect();
            prop_assert_eq!(read, Ok(held), "{}\n{}", format, text);
            prop_assert_eq!(records, read_all(&text));
        }
    }

    /// Any characters that puzzles consist of, in any order: nothing panics, and the items are the
    /// same in any steps.
    #[test]
    fn any_text_reads_the_same_in_steps(
        text in "([0-9.*_x|+=:;,#\\-　４問A \t\n\r\u{0}]{0,12}|([0-9.\\-]{9}\n){1,10}|[0-9.]{80,82}|[-|+]{9,12}\n|puzzle,id\n){0,30}",
        step in 1..100_usize,
        at_most in 1..4_usize,
    ) {
        let options = Options { line_limit: 200, ..Options::default() };
        let whole = read_in_steps(text.as_bytes(), usize::MAX, usize::MAX, options);
        prop_assert_eq!(&read_in_steps(text.as_bytes(), step, at_most, options), &whole);
        let _ = read_one(&text);
    }
}
