//! `npy/SPLIT-puzzles.npy`, `-solutions.npy`, `-ranks.npy`: arrays of NumPy.
//!
//! ```text
//!   93 'N' 'U' 'M' 'P' 'Y'  01 00            magic and version 1.0
//!   76 00                                    length of the description: 118, little-endian
//!   {'descr': '|u1', 'fortran_order': False, 'shape': (N, 81), }   blanks, line feed
//!                                            (so far 128 bytes, a multiple of 64)
//!   N × 81 bytes                             the values, row by row
//! ```
//! Puzzles and solutions are uint8 of N × 81, with 0 for a blank; ranks are uint8 of N. Row *i* of
//! all three arrays belongs to the same puzzle.

use super::row_writer::{RowWriter, Target};
use crate::error::{DatasetError, Result};
use crate::manifest::{Digest, FileEntry};
use crate::row::{Row, StoredRow};
use crate::shard::{NewFile, Put};
use numpre::Grid;
use std::fs;
use std::io::Write;
use std::path::Path;

/// The first bytes of a `.npy` file, with version 1.0 of the format.
const MAGIC: [u8; 8] = *b"\x93NUMPY\x01\x00";

/// The type of the values of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DType {
    /// uint8.
    U8,
    /// int32, little-endian.
    I32,
}

impl DType {
    const fn name(self) -> &'static str {
        match self {
            DType::U8 => "|u1",
            DType::I32 => "<i4",
        }
    }

    const fn bytes(self) -> usize {
        match self {
            DType::U8 => 1,
            DType::I32 => 4,
        }
    }
}

/// Returns the header of a `.npy` file with an array of this type and shape. It is padded with
/// blanks to a multiple of 64 bytes.
///
/// ```
/// use numpre_dataset::layout::npy::{DType, head};
///
/// let head = head(DType::U8, &[1000, 81]);
/// assert_eq!(head.len(), 128);
/// assert_eq!(&head[10..70], b"{'descr': '|u1', 'fortran_order': False, 'shape': (1000, 81)");
/// ```
pub fn head(dtype: DType, shape: &[u64]) -> Vec<u8> {
    let shape = match shape {
        [one] => format!("({one},)"),
        more => {
            let numbers: Vec<String> = more.iter().map(u64::to_string).collect();
            format!("({})", numbers.join(", "))
        }
    };
    let mut dict =
        format!("{{'descr': '{}', 'fortran_order': False, 'shape': {shape}, }}", dtype.name());
    let whole = (MAGIC.len() + 2 + dict.len() + 1).div_ceil(64) * 64;
    let length = whole - MAGIC.len() - 2;
    dict.extend(std::iter::repeat_n(' ', length - 1 - dict.len()));
    dict.push('\n');
    // Shapes have a few numbers, so the length fits into 16 bits.
    let length = u16::try_from(length).unwrap_or(u16::MAX).to_le_bytes();
    [&MAGIC[..], &length, dict.as_bytes()].concat()
}

/// An array that was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    /// Its shape.
    pub shape: Vec<u64>,
    /// The bytes of its values, in the order of the file.
    pub bytes: Vec<u8>,
}

/// Reads a `.npy` file with an array of this type. Accepts only headers in the form that [`head`]
/// writes.
///
/// # Errors
/// [`DatasetError::Damaged`] if the file has another form, and [`DatasetError::File`] if it cannot
/// be read.
pub fn read_array(path: &Path, dtype: DType) -> Result<Array> {
    let whole = fs::read(path).map_err(DatasetError::reading(path))?;
    let parsed = || {
        let rest = whole.strip_prefix(&MAGIC[..])?;
        let (length, rest) = rest.split_first_chunk::<2>()?;
        let (dict, bytes) = rest.split_at_checked(usize::from(u16::from_le_bytes(*length)))?;
        let dict = std::str::from_utf8(dict).ok()?.trim_end();
        let before = format!("{{'descr': '{}', 'fortran_order': False, 'shape': (", dtype.name());
        let shape = dict.strip_prefix(&before)?.strip_suffix("), }")?;
        let number = |text: &str| text.trim().parse::<u64>().ok();
        let numbers = shape.split(',').filter(|text| !text.trim().is_empty());
        let shape: Vec<u64> = numbers.map(number).collect::<Option<_>>()?;
        let values = shape.iter().try_fold(dtype.bytes() as u64, |all, &n| all.checked_mul(n))?;
        (values == bytes.len() as u64).then(|| Array { shape, bytes: bytes.to_vec() })
    };
    parsed().ok_or_else(|| DatasetError::damaged(path, 0, "a NumPy array of its type"))
}

/// A `.npy` file that is being written. Its header needs the shape before the first value.
pub(super) struct ArrayFile {
    file: NewFile,
    /// The path in the folder of the data set.
    pub(super) name: String,
}

impl ArrayFile {
    pub(super) fn create(
        folder: &Path,
        name: String,
        dtype: DType,
        shape: &[u64],
    ) -> Result<ArrayFile> {
        let mut file = ArrayFile { file: NewFile::create(&folder.join(&name))?, name };
        file.add(&head(dtype, shape))?;
        Ok(file)
    }

    pub(super) fn add(&mut self, bytes: &[u8]) -> Result<()> {
        self.file.write_all(bytes).map_err(DatasetError::writing(self.file.place()))
    }

    pub(super) fn put(self) -> Result<(String, Put)> {
        Ok((self.name, self.file.put()?))
    }
}

/// Returns the paths of the files of a split in the folder of the data set.
pub(crate) fn files(split: &str) -> Vec<String> {
    ["puzzles", "solutions", "ranks"].map(|what| format!("npy/{split}-{what}.npy")).to_vec()
}

/// The writer of a split.
pub(crate) struct Writer {
    files: Vec<ArrayFile>,
    split: String,
    digest: Digest,
}

impl Writer {
    pub(crate) fn new(target: &Target<'_>) -> Result<Writer> {
        let (folder, split) = target.named();
        let (boards, numbers) = ([target.rows, 81], [target.rows]);
        let shapes: [&[u64]; 3] = [&boards, &boards, &numbers];
        let create = |(name, shape)| ArrayFile::create(&folder, name, DType::U8, shape);
        let files = files(&split).into_iter().zip(shapes).map(create).collect::<Result<_>>()?;
        Ok(Writer { files, split, digest: Digest::default() })
    }
}

impl RowWriter for Writer {
    fn row(&mut self, row: &Row) -> Result<()> {
        self.digest.add(&row.puzzle, &row.solution);
        let values: [&[u8]; 3] = [row.puzzle.values(), row.solution.values(), &[row.rank]];
        self.files.iter_mut().zip(values).try_for_each(|(file, values)| file.add(values))
    }

    fn end(self) -> Result<Vec<FileEntry>> {
        let (rows, text) = self.digest.end();
        let target = Target { folder: Path::new(""), split: &self.split, rows };
        let put = |file: ArrayFile| {
            let (name, put) = file.put()?;
            Ok(target.entry(name, rows, put, text.clone()))
        };
        self.files.into_iter().map(put).collect()
    }
}

/// Reads the rows of a split.
pub(crate) fn read(folder: &Path, split: &str) -> Result<Vec<StoredRow>> {
    let [puzzles, solutions, ranks] = ["puzzles", "solutions", "ranks"]
        .map(|what| folder.join(format!("npy/{split}-{what}.npy")));
    let (boards, answers) = (boards(&puzzles, 0)?, boards(&solutions, 0)?);
    let numbers = read_array(&ranks, DType::U8)?.bytes;
    if boards.len() != answers.len() || boards.len() != numbers.len() {
        return Err(DatasetError::damaged(&ranks, 0, "as many rows as the puzzles"));
    }
    let rows = boards.into_iter().zip(answers).zip(numbers);
    Ok(rows
        .map(|((puzzle, solution), rank)| StoredRow { puzzle, solution, rank: Some(rank) })
        .collect())
}

/// Reads an array of boards. Each value is the digit, or 0 for a blank, plus `more`.
pub(super) fn boards(path: &Path, more: u8) -> Result<Vec<Grid>> {
    let array = read_array(path, DType::U8)?;
    let board = |values: &[u8; 81]| {
        let mut digits = *values;
        for digit in &mut digits {
            *digit = digit.checked_sub(more)?;
        }
        Grid::from_values(digits)
    };
    let (boards, rest) = array.bytes.as_chunks::<81>();
    let boards: Option<Vec<Grid>> = boards.iter().map(board).collect();
    let is_sound = rest.is_empty() && array.shape.get(1) == Some(&81);
    boards.filter(|_| is_sound).ok_or_else(|| DatasetError::damaged(path, 0, "boards of 81 digits"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.npy");
        for (dtype, shape, bytes) in
            [(DType::U8, vec![2, 3], 6), (DType::I32, vec![5], 20), (DType::U8, vec![0, 81], 0)]
        {
            let head = head(dtype, &shape);
            assert_eq!(head.len() % 64, 0);
            let values: Vec<u8> = (0..bytes).collect();
            fs::write(&path, [head, values.clone()].concat()).unwrap();
            assert_eq!(read_array(&path, dtype).unwrap(), Array { shape, bytes: values });
        }
        for wrong in
            [&b""[..], b"\x93NUMPY\x02\x00", &head(DType::U8, &[3]), &head(DType::I32, &[0])]
        {
            fs::write(&path, wrong).unwrap();
            assert!(read_array(&path, DType::U8).is_err());
        }
    }
}
