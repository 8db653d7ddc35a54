//! Reads any bytes as the file of a picture: nothing panics, and the same file gives the same
//! answer. Start it with some JPEG, PNG and WebP files, because few random bytes are a picture.

#![no_main]

use libfuzzer_sys::fuzz_target;
use numpre::CancelToken;
use numpre_api::PhotoReader;
use std::sync::LazyLock;

static READER: LazyLock<PhotoReader> = LazyLock::new(PhotoReader::new);

fuzz_target!(|input: &[u8]| {
    let read = || match READER.read_file(input, &CancelToken::NEVER) {
        Ok(found) => Ok(found.boards.into_iter().map(|board| board.reading).collect::<Vec<_>>()),
        Err(fault) => Err(fault.code()),
    };
    assert_eq!(read(), read());
});
