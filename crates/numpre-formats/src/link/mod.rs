//! Our own links: a game as it stands, in the part of an address behind its `#`.
//!
//! Base64url without padding of these bytes:
//!
//! ```text
//!   version, 1                       one byte
//!   what follows                     one byte: placed 1, marks 2, removed 4, colours 8, title 16, settings 32
//!   which cells are given            81 bits in 11 bytes, the first cell in the highest bit
//!   their digits less one            one number to the base 9, the first digit the highest, in as few bytes as all such numbers need
//!   placed digits                    the same: which of the cells that are not given, then their digits
//!   marks                            which of the cells that are not given; 18 bits each, corner before centre, the lowest for 1
//!   removed candidates               which of the cells that are not given; 9 bits each
//!   colours                          which of all cells; 9 bits each
//!   title                            its length in bytes, then UTF-8
//!   settings                         one byte
//!   CRC-8 of all before it           one byte, polynomial 0x07
//! ```
//!
//! Never the solution, never the time. A puzzle of 24 givens takes 32 characters.
//!
//! | file | what it holds |
//! |---|---|
//! | `state` | what a link carries |
//! | `write`, `read` | from and to a state |
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

/// The version that is written, and the highest that is read.
const VERSION: u8 = 1;

/// What follows the givens.
mod flag {
    pub(super) const PLACED: u8 = 1;
    pub(super) const MARKS: u8 = 2;
    pub(super) const REMOVED: u8 = 4;
    pub(super) const COLOURS: u8 = 8;
    pub(super) const TITLE: u8 = 16;
    pub(super) const SETTINGS: u8 = 32;
    pub(super) const ALL: u8 = 63;
}
