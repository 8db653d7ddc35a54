//! The formats: how each is read and printed. The modules of this folder do not decide which format
//! a text is in.

pub(crate) mod candidate_grid;
pub(crate) mod cells;
pub(crate) mod framed;
pub(crate) mod givens_placed_deleted;
pub(crate) mod hodoku;
#[cfg(feature = "json")]
pub(crate) mod json;
pub(crate) mod line81;
pub(crate) mod links;
pub(crate) mod nine_lines;
pub(crate) mod open_sudoku;
pub(crate) mod plain;
pub(crate) mod row;
pub(crate) mod spreadsheet;
pub(crate) mod sukaku;
