//! SHA-256 of lists of fields, which all rules of a data set use, and hexadecimal text.
//!
//! Every rule hashes its name with a version, and then its values. A zero byte separates the
//! fields:
//!
//! ```text
//!   numpre-split/1 ‖ 00 ‖ salt ‖ 00 ‖ grid class (16 bytes)       the split of a class
//!   numpre-part/1  ‖ 00 ‖ seed ‖ 00 ‖ name of the part            the seed of a part
//!   numpre-copy/1  ‖ 00 ‖ seed ‖ 00 ‖ part ‖ 00 ‖ index ‖ 00 ‖ k  the seed of an isomorph
//!   numpre-order/1 ‖ 00 ‖ salt ‖ 00 ‖ id                          the order of the rows
//! ```
//! Numbers are hashed as decimal text, and texts as UTF-8. Names and salts contain no zero byte, so
//! different lists of fields always give different bytes.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The 32 bytes of a hash.
pub type Hash = [u8; 32];

/// Returns the hash of these fields, joined by zero bytes.
///
/// ```
/// use numpre_dataset::hash::{fields, hex};
///
/// let hash = fields(&[b"numpre-part/1", b"2026", b"r1c24"]);
/// assert_eq!(hex(&hash[..8]), "1b1efaa150d6b8b8");
/// ```
pub fn fields(fields: &[&[u8]]) -> Hash {
    let mut hash = Sha256::new();
    for (place, field) in fields.iter().enumerate() {
        if place > 0 {
            hash.update([0]);
        }
        hash.update(field);
    }
    hash.finalize().into()
}

/// Returns the hash of some bytes.
pub fn of(bytes: &[u8]) -> Hash {
    Sha256::digest(bytes).into()
}

/// Returns the first 8 bytes of a hash as a big-endian number.
pub fn number(hash: &Hash) -> u64 {
    u64::from_be_bytes(std::array::from_fn(|place| hash[place]))
}

/// Returns bytes as lower-case hexadecimal text.
pub fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// Returns the bytes of a hexadecimal text. Returns `None` if it does not consist of exactly 2 ×
/// `N` hexadecimal digits.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// A hash that is computed piece by piece.
#[derive(Clone, Default)]
pub struct Hasher(Sha256);

impl Hasher {
    /// Adds bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Returns the hash as hexadecimal text.
    pub fn hex(self) -> String {
        let hash: Hash = self.0.finalize().into();
        hex(&hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_bytes_are_the_same() {
        assert_eq!(from_hex::<3>("00ff7a"), Some([0, 255, 0x7a]));
        assert_eq!(hex(&[0, 255, 0x7a]), "00ff7a");
        for other in ["00ff7", "00ff7aa", "00ff7g", "+0ff7a", "ああ"] {
            assert_eq!(from_hex::<3>(other), None, "{other}");
        }
    }

    #[test]
    fn pieces_hash_as_the_whole() {
        let mut hasher = Hasher::default();
        hasher.add(b"ab");
        hasher.add(b"c");
        // The first example of FIPS 180-4.
        assert_eq!(
            hasher.hex(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        assert_eq!(fields(&[b"a", b"b"]), of(b"a\0b"));
    }
}
