//! The first bytes of a stream, examined before the stream is read.

use std::io::{self, Cursor, ErrorKind, Read};

/// A stream of bytes from any source.
pub type Bytes = Box<dyn Read + Send>;

/// The length of the longest signature, in bytes.
const LONGEST: usize = 8;

/// Returns the index of the signature that a stream begins with, and the whole stream. The index is
/// `None` if there is no such signature.
///
/// Reads no more bytes than needed, so that it does not wait for a slow pipe.
///
/// # Errors
/// Returns the errors of the stream.
pub fn peeked(mut stream: Bytes, signatures: &[&[u8]]) -> io::Result<(Option<usize>, Bytes)> {
    let (mut head, mut length) = ([0; LONGEST], 0);
    let found = loop {
        let known = &head[..length];
        if let Some(place) = signatures.iter().position(|signature| known.starts_with(signature)) {
            break Some(place);
        }
        if length == LONGEST || !signatures.iter().any(|signature| signature.starts_with(known)) {
            break None;
        }
        match stream.read(&mut head[length..]) {
            Ok(0) => break None,
            Ok(count) => length += count,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    };
    Ok((found, Box::new(Cursor::new(head).take(length as u64).chain(stream))))
}
