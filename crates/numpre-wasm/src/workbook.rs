//! Writes a table as a workbook.

use numpre_formats::xlsx::TableWriter;
use wasm_bindgen::prelude::wasm_bindgen;

/// A workbook that is being written, some rows at a time.
#[wasm_bindgen]
#[derive(Default)]
pub struct Workbook {
    table: TableWriter,
}

#[wasm_bindgen]
impl Workbook {
    /// Creates an empty workbook.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Workbook {
        Workbook::default()
    }

    /// Adds rows, given as JSON: a list of lists of texts. The very first row is the heading.
    ///
    /// # Errors
    /// A sentence for programmers, if the rows cannot be read or packed.
    pub fn add(&mut self, rows: &str) -> Result<(), String> {
        let rows: Vec<Vec<String>> =
            serde_json::from_str(rows).map_err(|error| error.to_string())?;
        let add = |row: &Vec<String>| self.table.row(row.iter().map(String::as_str));
        rows.iter().try_for_each(add).map_err(|error| error.to_string())
    }

    /// Returns the bytes of the file. Nothing can be added afterwards.
    ///
    /// # Errors
    /// See [`Workbook::add`].
    pub fn finish(self) -> Result<Vec<u8>, String> {
        self.table.finish().map_err(|error| error.to_string())
    }
}
