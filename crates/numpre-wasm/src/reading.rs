//! Reading a file, a portion at a time.

use crate::ask::read::{RecordValue, told};
use crate::fault::Fault;
use numpre_formats::{Batches, Options, Record};
use numpre_text::{FALLBACK, Language, Texts};
use serde::Serialize;
use std::io::Cursor;
use wasm_bindgen::prelude::wasm_bindgen;

/// Reads a file of puzzles, however many, a portion at a time. The page looks between them whether it is still wanted.
#[wasm_bindgen]
pub struct Reading {
    batches: Batches<Cursor<Vec<u8>>>,
    texts: Texts,
    bytes: u64,
}

/// Some records of a file, in order.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Portion {
    /// The givens of the puzzles, 81 characters each, one after the other.
    puzzles: String,
    /// The 1-based line where each begins.
    lines: Vec<usize>,
    /// Their notations: the name, and how many in a row are written in it.
    formats: Vec<(&'static str, usize)>,
    /// Those that are more than givens, with their place among the puzzles of this portion, from 0.
    more: Vec<(usize, RecordValue)>,
    /// What could not be read, in its place.
    faults: Vec<Fault>,
    /// How much of the file has been read, in bytes.
    #[cfg_attr(test, ts(type = "number"))]
    bytes: u64,
    /// Whether that is all of it.
    is_end: bool,
}

#[wasm_bindgen]
impl Reading {
    /// Begins to read a file; what is wrong with it is told in this language, as in a question to the desk.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>, lang: &str) -> Reading {
        let code = lang.split(['-', '_']).next().unwrap_or(FALLBACK).to_ascii_lowercase();
        let texts = Texts::new(&Language::find(&code).unwrap_or_else(Language::english));
        Reading { batches: Batches::new(Cursor::new(bytes), Options::default()), texts, bytes: 0 }
    }

    /// The next records, at most so many: a `Portion` in JSON.
    pub fn next(&mut self, at_most: usize) -> String {
        let mut portion = Portion::default();
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
                    Ok(record) => portion.add(&self.texts, record),
                    Err(error) => portion.faults.push(Fault::unreadable(&self.texts, &error)),
                }
            }
        }
        portion.bytes = self.bytes;
        serde_json::to_string(&portion).unwrap_or_default()
    }
}

impl Portion {
    fn add(&mut self, texts: &Texts, record: Record) {
        self.puzzles += &record.puzzle.givens.to_string();
        self.lines.push(record.line);
        let format = record.format.name();
        match self.formats.last_mut() {
            Some((last, count)) if *last == format => *count += 1,
            _ => self.formats.push((format, 1)),
        }
        let is_plain =
            record.puzzle.is_plain() && record.answer.is_none() && record.extra.is_none() && record.warnings.is_empty();
        if !is_plain {
            self.more.push((self.lines.len() - 1, told(texts, record)));
        }
    }
}
