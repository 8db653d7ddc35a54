//! The public collections, if they are installed: every puzzle is read, and there are no errors.

use numpre_formats::{Batches, Format, Options};
use std::fs::File;
use std::path::PathBuf;

/// Returns the folder of the collections: `NUMPRE_DATA`, or a folder next to the workspace.
fn folder() -> PathBuf {
    let default = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    std::env::var_os("NUMPRE_DATA").map_or_else(default, PathBuf::from)
}

#[test]
fn every_puzzle_is_read() {
    for (name, count, format) in [
        ("17_clue.txt", 49_158, Format::Sdm),
        ("magictour_top1465.txt", 1_465, Format::Sdm),
        ("forum_hardest_1905_11plus.txt", 48_766, Format::Line81),
        ("forum_hardest_1106.txt", 375, Format::Sdm),
        ("serg_multi_solution.txt", 10_000, Format::Sdm),
    ] {
        let path = folder().join(name);
        let Ok(file) = File::open(&path) else {
            println!("skipped: {} is not there", path.display());
            continue;
        };
        let mut batches = Batches::new(file, Options::default());
        let mut read = 0;
        while let Some(batch) = batches.next_batch(1000).unwrap() {
            for record in batch.records() {
                let record = record.unwrap_or_else(|error| {
                    panic!("{name}:{}:{}: {error}", error.line, error.column)
                });
                assert_eq!(
                    (record.format, record.warnings.len()),
                    (format, 0),
                    "{name}:{}",
                    record.line
                );
                assert!(record.puzzle.givens.clue_count() >= 17, "{name}:{}", record.line);
                read += 1;
            }
        }
        assert_eq!(read, count, "{name}");
    }
}
