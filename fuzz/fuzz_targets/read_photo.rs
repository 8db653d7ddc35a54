//! Reads pictures of any size and any pixels: nothing panics, and the same pixels give the same
//! boards.
//!
//! The first two bytes are the sides of the picture. The other bytes are the pixels, repeated as
//! often as needed.

#![no_main]

use libfuzzer_sys::fuzz_target;
use numpre::CancelToken;
use numpre_photo::{Picture, Pixels, Reader, read_photo};

fuzz_target!(|input: &[u8]| {
    let [width, height, pixels @ ..] = input else { return };
    if pixels.is_empty() {
        return;
    }
    let (width, height) = (u32::from(*width) * 2, u32::from(*height) * 2);
    let count = (width * height) as usize;
    let bytes: Vec<u8> = pixels.iter().copied().cycle().take(count).collect();
    let picture = Picture { width, height, pixels: Pixels::Grey8(&bytes) };
    let reader = Reader::new();
    let read = || {
        let boards = read_photo(&picture, &reader, &CancelToken::NEVER);
        boards.map(|boards| boards.iter().map(|board| board.raw).collect::<Vec<_>>())
    };
    assert_eq!(read(), read());
});
