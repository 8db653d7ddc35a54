//! Saves a workbook under a new name, then renames it into place, so that no half-written file ever stands there.

use super::WorkbookError;
use rust_xlsxwriter::Workbook;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub(super) fn save(workbook: &mut Workbook, path: &Path) -> Result<(), WorkbookError> {
    let bytes = workbook.save_to_buffer().map_err(WorkbookError::Make)?;
    let (mut file, beside) = create_beside(path).map_err(WorkbookError::Save)?;
    let written = file.write_all(&bytes).and_then(|()| file.sync_all());
    drop(file);
    written.and_then(|()| fs::rename(&beside, path)).map_err(|error| {
        // What could not be put into place is of no use; that it can not be removed changes nothing about the error.
        let _ = fs::remove_file(&beside);
        WorkbookError::Save(error)
    })
}

/// A new file in the same folder, under a name that nothing has.
fn create_beside(path: &Path) -> io::Result<(File, PathBuf)> {
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?;
    let mut number = 0_u32;
    loop {
        let mut hidden = std::ffi::OsString::from(".");
        hidden.push(name);
        hidden.push(format!(".{}-{number}.new", std::process::id()));
        let beside = path.with_file_name(hidden);
        match File::create_new(&beside) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => number += 1,
            other => return other.map(|file| (file, beside)),
        }
    }
}
