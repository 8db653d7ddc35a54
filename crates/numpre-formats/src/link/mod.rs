//! numpre's own links. They carry a game in progress in the part of an address after its `#`.
//!
//! That part is these bytes in Base64url without padding:
//!
//! ```text
//!   version, 1                     one byte
//!   parts that follow the givens   one byte: placed 1, marks 2, removed 4, colours 8, title 16,
//!                                  settings 32
//!   cells that are given           81 bits in 11 bytes, the first cell in the highest bit
//!   their digits less one          one number in base 9, the first digit the highest, in as few
//!                                  bytes as all such numbers need
//!   placed digits                  the same: a bit per cell that is not given, then the digits
//!   marks                          a bit per cell that is not given; then 18 bits per marked cell,
//!                                  corner before centre, the lowest bit for 1
//!   removed candidates             a bit per cell that is not given; then 9 bits per cell
//!   colours                        a bit for each of the 81 cells; then 9 bits per coloured cell
//!   title                          its length in bytes, then UTF-8
//!   settings                       one byte
//!   CRC-8 of all bytes before it   one byte, polynomial 0x07
//! ```
//!
//! A link never contains the solution or the time. A puzzle of 24 givens takes 32 characters.
//!
//! | file | contents |
//! |---|---|
//! | `state` | the data that a link carries |
//! | `write`, `read` | convert a state to a link, and a link to a state |
//! | `digits` | digits as one number |
//! | `bits` | bits in bytes |
//! | `crc` | the checksum |

mod bits;
mod crc;
mod digits;
mod read;
mod state;
mod write;

pub use read::{LinkError, read_link};
pub use state::LinkState;
pub use write::{link, payload};

/// The version that is written, and the highest version that can be read.
const VERSION: u8 = 1;

/// The bits of the second byte: which parts follow the givens.
mod flag {
    pub(super) const PLACED: u8 = 1;
    pub(super) const MARKS: u8 = 2;
    pub(super) const REMOVED: u8 = 4;
    pub(super) const COLOURS: u8 = 8;
    pub(super) const TITLE: u8 = 16;
    pub(super) const SETTINGS: u8 = 32;
    pub(super) const ALL: u8 = 63;
}
