//! Reads any text: nothing panics, and a puzzle that was read is the same after printing and
//! reading in every format that can hold it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use numpre_formats::{Format, print, read_one};

fuzz_target!(|text: &str| {
    let Ok(record) = read_one(text) else { return };
    assert!(record.line >= 1);
    for format in Format::ALL {
        let printed = print(format, &record.puzzle, record.answer.as_ref());
        if format != Format::Csv && format.holds(&record.puzzle) {
            let again =
                read_one(&printed).unwrap_or_else(|error| panic!("{format}: {error}\n{printed}"));
            assert_eq!(again.puzzle, record.puzzle, "{format}\n{printed}");
        }
    }
});
