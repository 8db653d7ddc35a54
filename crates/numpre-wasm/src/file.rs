//! Reads a file, some records at a time.

use wasm_bindgen::prelude::wasm_bindgen;

/// Reads a file of puzzles of any size. The page may stop between two portions.
#[wasm_bindgen(js_name = Reading)]
pub struct FileReader {
    reader: numpre_api::FileReader,
}

#[wasm_bindgen(js_class = Reading)]
impl FileReader {
    /// Begins to read a file. Messages are in this language.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>, lang: &str) -> FileReader {
        FileReader { reader: numpre_api::FileReader::new(bytes, lang) }
    }

    /// Returns the next records, at most this many: a `Portion` as JSON.
    pub fn next(&mut self, at_most: usize) -> String {
        self.reader.next_json(at_most)
    }
}
