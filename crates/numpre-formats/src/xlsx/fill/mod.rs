//! Answers filled into the workbook that the puzzles came from.
//!
//! Only the cells of the answers change. Every other part of the file stays byte for byte as it
//! was, and so does every other cell of the sheets: formats, comments, formulas, images, charts and
//! macros included.
//!
//! | puzzle | where its answer goes |
//! |---|---|
//! | a board | ten rows below it (S1.1: B4:J12 and B14:J22), if that is free for all boards of the sheet; else ten columns to the right of it, if that is; else into a sheet of its own, `answers` |
//! | a text in a list | into the column of answers (`solution`, `answer`, 解答), or else the first column behind all others; what it is into the column `status`, or the one behind |
//!
//! A place is free if it is empty or holds an earlier answer. An earlier answer whose formulas fill
//! other cells as well is kept: its new answer goes into the sheet `answers`. Formulas of single
//! cells in an earlier answer are overwritten. Then the list of formulas (`calcChain.xml`) would be
//! wrong, so it is left out; spreadsheet programs make a new one.

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
    /// The name of the sheet of its puzzle.
    pub sheet: String,
    /// The cell of its puzzle, as it was read: `B4`.
    pub cell: String,
    /// The solution, if there is one.
    pub solution: Option<Grid>,
    /// What the puzzle is, such as `unique`, for lists.
    pub status: &'static str,
}

/// What the owner of the workbook should know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FillNote {
    /// The answers of a sheet do not stand below their boards, where something else stands.
    Elsewhere {
        /// The name of the sheet.
        sheet: String,
        /// The name of the new sheet where they stand, or nothing where they stand to the right of
        /// the boards.
        to: Option<String>,
    },
    /// Earlier answers of a sheet are kept, because their formulas fill other cells as well.
    FormulasKept {
        /// The name of the sheet.
        sheet: String,
        /// The name of the sheet with the new answers.
        to: String,
    },
    /// A cell is kept as it was, where an answer should have gone.
    Kept {
        /// The name of the sheet.
        sheet: String,
        /// The first such cell.
        cell: String,
        /// How many there are.
        count: usize,
    },
    /// There are formulas: their stored results are as before, and computed anew when the workbook
    /// is opened.
    Formulas,
    /// A digital signature does not hold any more.
    Signature,
}

/// A workbook with answers on their way into it.
pub struct Fill {
    package: Package,
    /// By the name of the part.
    sheets: BTreeMap<String, Edits>,
    /// The rows of the sheet of answers, if there is to be one, and the part that it replaces.
    answers: Option<plan::AnswerSheet>,
    has_formulas: bool,
    /// Whether a cell with a formula is overwritten.
    loses_formulas: bool,
    notes: Vec<FillNote>,
}

/// The cells of a sheet that change.
type Edits = BTreeMap<Place, Edit>;

/// What a cell is to hold.
struct Edit {
    content: Content,
    /// The cell whose format it takes where it has none of its own.
    like: Option<Place>,
}

enum Content {
    Empty,
    Digit(u8),
    Text(String),
}

impl Fill {
    /// Looks where the answers can go.
    ///
    /// # Errors
    /// Where the file is no readable workbook.
    pub fn new(file: File, answers: &[Filling]) -> Result<Fill, WorkbookError> {
        plan::of(Package::open(file)?, answers)
    }

    /// What the owner should know before it is written.
    pub fn notes(&self) -> &[FillNote] {
        &self.notes
    }

    /// Whether it holds macros, so that it has to be called `.xlsm`.
    pub fn has_macros(&self) -> bool {
        self.package.archive.file_names().flatten().any(|name| name.ends_with("vbaProject.bin"))
    }

    /// Writes the workbook with the answers in it.
    ///
    /// # Errors
    /// Where a part cannot be read, or the new file not written.
    pub fn write(mut self, to: impl Write + Seek) -> Result<(), WorkbookError> {
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
        zip.finish().map_err(save).and_then(|mut to| to.flush().map_err(WorkbookError::Save))
    }
}
