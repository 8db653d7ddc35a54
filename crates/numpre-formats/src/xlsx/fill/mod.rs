//! Fills answers into the workbook that the puzzles came from.
//!
//! Only the cells of the answers change. Every other part of the file stays the same byte for byte,
//! and so does every other cell of the sheets, including formats, comments, formulas, images,
//! charts and macros.
//!
//! - The answer of a board is written ten rows below it (S1.1: B4:J12 and B14:J22), if that is free
//!   for all boards of the sheet. Otherwise it is written ten columns to the right, if that is free
//!   for all, or else to a new sheet `answers`.
//! - The answer of a text in a list is written to the column of answers (`solution`, `answer`, 解答),
//!   or to the first column after all others. Its status is written to the column `status`, or to
//!   the next one.
//!
//! A place is free if it is empty or has an earlier answer. An earlier answer whose formulas also
//! fill other cells is kept, and the new answer is written to the sheet `answers`. Formulas of
//! single cells in an earlier answer are overwritten. Then the list of formulas (`calcChain.xml`)
//! would be wrong, so it is left out; spreadsheet programs make a new one.

mod cells;
mod parts;
mod plan;
mod sheet;

use super::place::Place;
use super::{WorkbookError, package::Package};
use numpre::Grid;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{Seek, Write};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// An answer to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filling {
    /// The name of the sheet with the puzzle.
    pub sheet: String,
    /// The cell of the puzzle as it was read, such as `B4`.
    pub cell: String,
    /// The solution, if there is one.
    pub solution: Option<Grid>,
    /// The status of the puzzle, such as `unique`, for lists.
    pub status: &'static str,
}

/// A note for the owner of the workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FillNote {
    /// The answers of a sheet are not below their boards, because other cells are in the way.
    Elsewhere {
        /// The name of the sheet.
        sheet: String,
        /// The name of the new sheet with the answers, or `None` if they are to the right of the
        /// boards.
        to: Option<String>,
    },
    /// Earlier answers of a sheet are kept, because their formulas also fill other cells.
    FormulasKept {
        /// The name of the sheet.
        sheet: String,
        /// The name of the sheet with the new answers.
        to: String,
    },
    /// Cells in which an answer should have been written are kept as they were.
    Kept {
        /// The name of the sheet.
        sheet: String,
        /// The first of these cells.
        cell: String,
        /// The number of these cells.
        count: usize,
    },
    /// The workbook has formulas. Their stored results are the old ones until a spreadsheet program
    /// opens the workbook and computes them again.
    Formulas,
    /// A digital signature is no longer valid.
    Signature,
}

/// The place where a workbook is written, in a file or in memory.
trait Target: Write + Seek {}
impl<T: Write + Seek> Target for T {}

/// A workbook, and the answers to be filled into it.
pub struct Fill {
    package: Package,
    /// The edits of each sheet, by the name of its part.
    sheets: BTreeMap<String, Edits>,
    /// The sheet of answers, if one is needed.
    answers: Option<plan::AnswerSheet>,
    has_formulas: bool,
    /// A cell with a formula is overwritten.
    loses_formulas: bool,
    notes: Vec<FillNote>,
}

/// The cells of a sheet that change.
type Edits = BTreeMap<Place, Edit>;

/// The new contents of a cell.
struct Edit {
    content: Content,
    /// The cell whose format the cell takes if it has none.
    like: Option<Place>,
}

enum Content {
    Empty,
    Digit(u8),
    Text(String),
}

impl Fill {
    /// Decides where the answers are written.
    ///
    /// # Errors
    /// Returns an error if the file is not a readable workbook.
    pub fn new(file: File, answers: &[Filling]) -> Result<Fill, WorkbookError> {
        plan::of(Package::open(file)?, answers)
    }

    /// Returns the notes for the owner of the workbook, before it is written.
    pub fn notes(&self) -> &[FillNote] {
        &self.notes
    }

    /// Returns whether the workbook has macros, so that the name of its file must end with `.xlsm`.
    pub fn has_macros(&self) -> bool {
        self.package.archive.file_names().flatten().any(|name| name.ends_with("vbaProject.bin"))
    }

    /// Writes the workbook with the answers.
    ///
    /// # Errors
    /// Returns an error if a part cannot be read, or if the new file cannot be written.
    pub fn write(self, mut to: impl Write + Seek) -> Result<(), WorkbookError> {
        self.write_to(&mut to)
    }

    /// Does the work of [`Fill::write`]. Compiled once, here, because a ZIP archive is much code.
    fn write_to(mut self, to: &mut dyn Target) -> Result<(), WorkbookError> {
        let save = |error: zip::result::ZipError| WorkbookError::Save(error.into());
        let mut zip = ZipWriter::new(to);
        let changed = parts::changed(&mut self)?;
        for number in 0..self.package.archive.len() {
            let entry = self.package.archive.by_index_raw(number).map_err(save)?;
            let name = String::from_utf8_lossy(entry.name_raw()).into_owned();
            if self.loses_formulas && self.package.calculation.as_ref() == Some(&name) {
                continue;
            }
            let is_sheet = self.sheets.contains_key(&name);
            if !is_sheet && !changed.contains_key(&name) {
                zip.raw_copy_file(entry).map_err(save)?;
                continue;
            }
            let options = SimpleFileOptions::default()
                .last_modified_time(entry.last_modified().unwrap_or_default());
            drop(entry);
            zip.start_file(&*name, options.large_file(false)).map_err(save)?;
            match (changed.get(&name), self.sheets.get(&name)) {
                (Some(text), _) => zip.write_all(text.as_bytes()).map_err(WorkbookError::Save)?,
                (None, Some(edits)) => {
                    sheet::rewrite(&mut self.package.part(&name)?, edits, &mut zip)?
                }
                (None, None) => {}
            }
        }
        for (name, text) in
            changed.iter().filter(|(name, _)| self.package.archive.index_for_name(name).is_none())
        {
            zip.start_file(&**name, SimpleFileOptions::default()).map_err(save)?;
            zip.write_all(text.as_bytes()).map_err(WorkbookError::Save)?;
        }
        zip.finish().map_err(save).and_then(|to| to.flush().map_err(WorkbookError::Save))
    }
}
