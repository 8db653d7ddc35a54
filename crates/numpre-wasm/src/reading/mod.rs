//! Reading a file, a portion at a time.

mod portion;
mod text;
#[cfg(feature = "workbook")]
mod workbook;

use numpre_text::{FALLBACK, Language, Texts};
pub(crate) use portion::Portion;
use std::cell::LazyCell;
use wasm_bindgen::prelude::wasm_bindgen;

/// Reads a file of puzzles, however many, a portion at a time. The page looks between them whether
/// it is still wanted.
///
/// With the feature `workbook` the file may be one.
#[wasm_bindgen]
pub struct Reading {
    records: Box<dyn Records>,
    words: Words,
}

/// The texts of a language, looked up when something is to be told: of most files nothing is, and
/// it takes as long as reading a thousand puzzles.
type Words = LazyCell<Texts, Box<dyn FnOnce() -> Texts>>;

/// Where records come from.
trait Records {
    /// Puts the next records into a portion, at most so many.
    fn next(&mut self, words: &Words, portion: &mut Portion, at_most: usize);
}

#[wasm_bindgen]
impl Reading {
    /// Begins to read a file; what is wrong with it is told in this language, as in a question to
    /// the desk.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>, lang: &str) -> Reading {
        let code = lang.split(['-', '_']).next().unwrap_or(FALLBACK).to_ascii_lowercase();
        let texts = move || Texts::new(&Language::find(&code).unwrap_or_else(Language::english));
        Reading { records: records(bytes), words: LazyCell::new(Box::new(texts)) }
    }

    /// The next records, at most so many: a `Portion` in JSON.
    pub fn next(&mut self, at_most: usize) -> String {
        let mut portion = Portion::default();
        self.records.next(&self.words, &mut portion, at_most);
        serde_json::to_string(&portion).unwrap_or_default()
    }
}

fn records(bytes: Vec<u8>) -> Box<dyn Records> {
    #[cfg(feature = "workbook")]
    if workbook::is_workbook(&bytes) {
        return Box::new(workbook::Cells::of(bytes));
    }
    Box::new(text::Lines::of(bytes))
}
