//! Writes any puzzles in every format that can hold them, one after the other in one file, and
//! reads back the same puzzles.

#![no_main]

use libfuzzer_sys::fuzz_target;
use numpre::{Candidates, Cell, DigitSet, Grid};
use numpre_formats::{Batches, Format, Options, Puzzle, Writer};

/// Makes a puzzle: the first byte is its kind, the rest are its cells.
fn puzzle(bytes: &[u8]) -> Option<Puzzle> {
    let (&kind, cells) = bytes.split_first()?;
    let at = |index: usize| usize::from(*cells.get(index).unwrap_or(&0));
    let mut candidates = Candidates::ALL;
    let mut puzzle = Puzzle::of_givens(Grid::EMPTY);
    for cell in Cell::all() {
        let digit = numpre::Digit::new((at(cell.index()) % 16) as u8);
        let is_placed = kind % 3 == 1 && at(cell.index()) >= 128;
        if is_placed { &mut puzzle.placed } else { &mut puzzle.givens }.set(cell, digit);
        candidates[cell] =
            DigitSet::from_bits((at(2 * cell.index()) << 8 | at(2 * cell.index() + 1)) as u16);
    }
    match kind % 3 {
        0 => {}
        1 => {
            let all = puzzle.pencil_marks();
            let mut left = all;
            for (cell, set) in candidates.iter() {
                left[cell] = left[cell]
                    - (set & DigitSet::from_bits(u16::from(kind) | u16::from(kind) << 5));
            }
            puzzle.candidates = (left != all).then(|| Box::new(left));
        }
        _ => return Some(Puzzle::of_candidates(candidates)),
    }
    Some(puzzle)
}

fuzz_target!(|input: &[u8]| {
    let puzzles: Vec<Puzzle> = input.chunks(163).filter_map(puzzle).collect();
    for format in Format::ALL {
        let held: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| format.holds(puzzle)).collect();
        let mut writer = Writer::new(Vec::new(), format);
        for puzzle in &held {
            writer.write(puzzle, None).expect("memory does not fail");
        }
        let text = writer.finish().expect("memory does not fail");
        let mut batches = Batches::new(text.as_slice(), Options::default());
        let mut read = Vec::new();
        while let Some(batch) = batches.next_batch(3).expect("memory does not fail") {
            read.extend(batch.records().map(|record| record.map(|record| record.puzzle)));
        }
        let read: Result<Vec<Puzzle>, _> = read.into_iter().collect();
        let read = read.unwrap_or_else(|error| {
            panic!("{format} {error:?}\n{}", String::from_utf8_lossy(&text))
        });
        assert!(read.iter().eq(held), "{format}\n{}", String::from_utf8_lossy(&text));
    }
});
