//! Problems from a workbook.

use super::sheet::{Place, used};
use super::{SheetError, SheetErrorKind, WorkbookError, block, list};
use crate::Problem;
use calamine::{Reader, Xlsx, open_workbook};
use numpre::Grid;
use std::path::Path;

/// A problem of a workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetProblem {
    /// The name of the sheet.
    pub sheet: String,
    /// The cell where it begins, such as `B4`, or that holds its text.
    pub cell: String,
    /// The problem.
    pub problem: Problem,
    /// The answer in the column of answers.
    pub answer: Option<Grid>,
}

/// Reads every sheet of a workbook: the texts of its column of line-81 texts, if there is one; or else its first 9×9 block
/// of 1 to 9 and blanks, B4:J12 before all others (S1.1). Empty sheets have nothing to read.
///
/// # Errors
/// Where the file is not a readable workbook. A cell or a sheet that can not be read is an item of the list.
pub fn read_workbook(path: &Path) -> Result<Vec<Result<SheetProblem, SheetError>>, WorkbookError> {
    let mut workbook: Xlsx<_> = open_workbook(path).map_err(WorkbookError::Read)?;
    let mut problems = Vec::new();
    for sheet in workbook.sheet_names() {
        let range = workbook.worksheet_range(&sheet).map_err(WorkbookError::Read)?;
        let error = |place: Place, kind| Err(SheetError { sheet: sheet.clone(), cell: place.to_string(), kind });
        let Some((first, _)) = used(&range).next() else { continue };
        if let Some(columns) = list::find(&range) {
            let items = list::read(&range, &columns, &sheet);
            problems.extend(items.into_iter().map(|item| item.or_else(|(place, kind)| error(place, kind))));
            continue;
        }
        problems.push(match block::first(&range) {
            None => error(first, SheetErrorKind::NoProblem),
            Some(block) => match block.other {
                Some(other) => error(block.place, SheetErrorKind::SeveralBlocks { other: other.to_string() }),
                None => Ok(SheetProblem {
                    sheet: sheet.clone(),
                    cell: block.place.to_string(),
                    problem: Problem::of_givens(block.grid),
                    answer: None,
                }),
            },
        });
    }
    Ok(problems)
}
