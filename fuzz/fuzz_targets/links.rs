//! Any text in a link of any site, packed or as it is: no panic, and no more than one puzzle.
//!
//! The first byte says how the text stands in the link.

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

/// LZ-String in base64, each character written out: what unpacks it has to take that, too.
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
        // The character, and from the second on also the one before with it.
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
