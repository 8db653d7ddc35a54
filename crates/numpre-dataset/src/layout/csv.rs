//! `SPLIT.csv`: the four columns of the data set sudoku-extreme. Programs for it can read the file
//! as it is.
//!
//! ```text
//!   source,question,answer,rating
//!   r3c24,53..7....6..195…,534678912672195348…,3
//! ```
//! `source` is the name of the part, and `rating` is the rank. A blank is `.`. No field needs
//! quotes.

use super::row_writer::{RowWriter, Target};
use crate::error::{DatasetError, Result};
use crate::manifest::{Digest, FileEntry};
use crate::row::{Row, StoredRow};
use crate::shard::NewFile;
use std::fs;
use std::io::Write;
use std::path::Path;

const HEADER: &str = "source,question,answer,rating";

/// Returns the paths of the files of a split in the folder of the data set.
pub(crate) fn files(split: &str) -> Vec<String> {
    vec![format!("{split}.csv")]
}

/// The writer of a split.
pub(crate) struct Writer {
    file: NewFile,
    split: String,
    digest: Digest,
}

impl Writer {
    pub(crate) fn new(target: &Target<'_>) -> Result<Writer> {
        let (folder, split) = target.named();
        let place = folder.join(format!("{split}.csv"));
        let mut file = NewFile::create(&place)?;
        writeln!(file, "{HEADER}").map_err(DatasetError::writing(&place))?;
        Ok(Writer { file, split, digest: Digest::default() })
    }
}

impl RowWriter for Writer {
    fn row(&mut self, row: &Row) -> Result<()> {
        let Row { part, puzzle, solution, rank, .. } = row;
        self.digest.add(puzzle, solution);
        let written = writeln!(self.file, "{part},{puzzle},{solution},{rank}");
        written.map_err(DatasetError::writing(self.file.place()))
    }

    fn end(self) -> Result<Vec<FileEntry>> {
        let Writer { file, split, digest } = self;
        let (rows, text) = digest.end();
        let put = file.put()?;
        let target = Target { folder: Path::new(""), split: &split, rows };
        Ok(vec![target.entry(format!("{split}.csv"), rows, put, text)])
    }
}

/// Reads the rows of a split.
pub(crate) fn read(folder: &Path, split: &str) -> Result<Vec<StoredRow>> {
    let path = folder.join(format!("{split}.csv"));
    let text = fs::read_to_string(&path).map_err(DatasetError::reading(&path))?;
    let mut lines = text.lines();
    if lines.next() != Some(HEADER) {
        return Err(DatasetError::damaged(&path, 1, "the header source,question,answer,rating"));
    }
    let read = |(line, text): (usize, &str)| {
        let row = || {
            let mut fields = text.split(',').skip(1);
            let puzzle = fields.next()?.parse().ok()?;
            let solution = fields.next()?.parse().ok()?;
            let rank = Some(fields.next()?.parse().ok()?);
            fields.next().is_none().then_some(StoredRow { puzzle, solution, rank })
        };
        row().ok_or_else(|| DatasetError::damaged(&path, line + 2, "a row of four fields"))
    };
    lines.enumerate().map(read).collect()
}
