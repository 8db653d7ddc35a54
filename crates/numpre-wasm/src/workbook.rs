//! A table as a workbook.

use numpre_formats::xlsx::TableWriter;
use serde::Deserialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// A table on its way into a workbook, some rows at a time.
#[wasm_bindgen]
#[derive(Default)]
pub struct Workbook {
    table: TableWriter,
}

/// Rows of a table; the first of the first is the heading.
#[derive(Deserialize)]
struct Rows(Vec<Vec<String>>);

#[wasm_bindgen]
impl Workbook {
    /// A workbook with nothing in it.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Workbook {
        Workbook::default()
    }

    /// Adds rows, in JSON: a list of lists of texts. The first row of all is the heading.
    ///
    /// # Errors
    /// A sentence for programmers, where the rows cannot be read or packed.
    pub fn add(&mut self, rows: &str) -> Result<(), String> {
        let Rows(rows) = serde_json::from_str(rows).map_err(|error| error.to_string())?;
        let add = |row: &Vec<String>| self.table.row(row.iter().map(String::as_str));
        rows.iter().try_for_each(add).map_err(|error| error.to_string())
    }

    /// The bytes of the file; nothing more can be added.
    ///
    /// # Errors
    /// As [`Workbook::add`].
    pub fn finish(self) -> Result<Vec<u8>, String> {
        self.table.finish().map_err(|error| error.to_string())
    }
}
