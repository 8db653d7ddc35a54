//! Records of a text, whatever its notation.

use super::{Portion, Records, Words};
use crate::fault::Fault;
use numpre_formats::{Batches, Options};
use std::io::Cursor;

pub(super) struct Lines {
    batches: Batches<Cursor<Vec<u8>>>,
    bytes: u64,
}

impl Lines {
    pub(super) fn of(bytes: Vec<u8>) -> Lines {
        Lines { batches: Batches::new(Cursor::new(bytes), Options::default()), bytes: 0 }
    }
}

impl Records for Lines {
    fn next(&mut self, words: &Words, portion: &mut Portion, at_most: usize) {
        let mut count = 0;
        while count < at_most {
            // Reading from memory does not fail.
            let Ok(Some(batch)) = self.batches.next_batch(at_most - count) else {
                portion.is_end = true;
                break;
            };
            self.bytes += batch.bytes();
            for record in batch.records() {
                count += 1;
                match record {
                    Ok(record) => portion.add(words, record.format.name(), record),
                    Err(error) => portion.faults.push(Fault::unreadable(words, &error)),
                }
            }
        }
        portion.bytes = self.bytes;
    }
}
