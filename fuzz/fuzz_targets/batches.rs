//! Reads any bytes in steps of any size: nothing panics, batches are bounded, and the items do not
//! depend on the size of the steps.
//!
//! The first two bytes are the number of bytes per step and the number of records per batch.

#![no_main]

use libfuzzer_sys::fuzz_target;
use numpre_formats::{Batches, Options, ReadError, Record};
use std::io::Read;

struct Steps<'t> {
    text: &'t [u8],
    step: usize,
}

impl Read for Steps<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.step.min(buffer.len());
        self.text.read(&mut buffer[..count])
    }
}

fn items(text: &[u8], step: usize, at_most: usize) -> Vec<Result<Record, ReadError>> {
    let options = Options { line_limit: 300, ..Options::default() };
    let mut batches = Batches::new(Steps { text, step }, options);
    let (mut items, mut bytes) = (Vec::new(), 0);
    while let Some(batch) = batches.next_batch(at_most).expect("memory does not fail") {
        let before = items.len();
        items.extend(batch.records());
        assert!(
            (1..=at_most).contains(&(items.len() - before)),
            "{} in a batch",
            items.len() - before
        );
        bytes += batch.bytes();
    }
    assert!(bytes <= text.len() as u64);
    items
}

fuzz_target!(|input: &[u8]| {
    let [step, at_most, text @ ..] = input else { return };
    check(text, *step, *at_most);
    // Also inside a tag, which random bytes seldom begin.
    check(&[b"<game data=\"", text].concat(), *step, *at_most);
});

fn check(text: &[u8], step: u8, at_most: u8) {
    let whole = items(text, usize::MAX, usize::MAX);
    let in_steps = items(text, usize::from(step) + 1, usize::from(at_most % 8) + 1);
    assert_eq!(whole, in_steps);
    let mut last = 0;
    for item in &whole {
        let line = item.as_ref().map_or_else(|error| error.line, |record| record.line);
        assert!(line >= last, "lines go backwards");
        last = line;
    }
}
