//! Reads any text in a link of any site, packed or plain: nothing panics, and at most one puzzle is
//! found.
//!
//! The first byte selects the kind of link.

#![no_main]

use libfuzzer_sys::fuzz_target;
use numpre_formats::read_one;

const BEFORE: [&str; 8] = [
    "https://www.f-puzzles.com/?load=",
    "https://sudokupad.app/fpuz",
    "https://sudokupad.app/scl",
    "https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc",
    "scf",
    "https://www.sudokuwiki.org/sudoku.htm?bd=",
    "https://www.sudokuwiki.org/sudoku.htm?bd=S9B",
    "https://sudokupad.app/",
];

/// Packs a text as LZ-String in base64, with each character written out. Unpackers have to accept
/// this form too.
fn packed(text: &str) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bits = Vec::new();
    let mut put = |number: usize, width: u32| bits.extend((0..width).map(|bit| number >> bit & 1));
    let mut entries = 3_usize;
    let width =
        |entries: usize| if entries == 3 { 2 } else { usize::BITS - entries.leading_zeros() };
    for unit in text.encode_utf16() {
        put(1, width(entries));
        put(usize::from(unit), 16);
        // Each character adds an entry to the dictionary; from the second on, so does its pair with
        // the one before.
        entries += if entries == 3 { 1 } else { 2 };
    }
    put(2, width(entries));
    let six =
        |bits: &[usize]| (0..6).fold(0, |six, place| six << 1 | bits.get(place).unwrap_or(&0));
    bits.chunks(6).map(|bits| char::from(ALPHABET[six(bits)])).collect()
}

fuzz_target!(|input: (u8, &str)| {
    let (kind, text) = input;
    let before = BEFORE[usize::from(kind) % BEFORE.len()];
    let link =
        if kind >= 128 { format!("{before}{}", packed(text)) } else { format!("{before}{text}") };
    if let Ok(record) = read_one(&link) {
        assert!(record.line >= 1);
    }
});
