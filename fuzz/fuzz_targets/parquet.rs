//! Reads any bytes as a Parquet file of puzzles: nothing panics, and no more rows come out than the
//! table of contents says.

#![no_main]

use libfuzzer_sys::fuzz_target;
use numpre_table::parquet::PuzzleFile;
use std::fs::File;
use std::io::Write;

fuzz_target!(|bytes: &[u8]| {
    let mut file = tempfile::tempfile().expect("the system has room for a temporary file");
    file.write_all(bytes).expect("the system has room for a temporary file");
    let again = file.try_clone().expect("a file can be opened twice");
    read(file, false);
    read(again, true);
});

fn read(file: File, with_others: bool) {
    let Ok(mut table) = PuzzleFile::open(file, with_others) else { return };
    let rows = table.rows();
    let mut read = 0;
    while let Ok(Some(piece)) = table.next(1000) {
        for row in 0..piece.len() {
            let _ = piece.puzzles.read(row);
            let _ = piece.answers.as_ref().map(|answers| answers.answer(row));
        }
        for column in &piece.others {
            assert_eq!(column.texts().len(), piece.len());
        }
        read += piece.len() as u64;
    }
    assert!(read <= rows, "{read} of {rows} rows");
}
