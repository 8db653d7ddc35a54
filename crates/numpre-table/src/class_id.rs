//! Class ids: 16 bytes that are the same for a board and all its isomorphs, and differ between
//! boards of different classes.
//!
//! ```text
//! puzzle ──canonical form──▶ 81 characters ──SHA-256──▶ 32 bytes, of which the first 16
//! ```
//!
//! For example, the blank board is its own canonical form. The SHA-256 of its 81 points begins with
//! `eb7b0297e5b6b33f6680cf9c6b471903`, which is its class id.
//!
//! Any program that has the canonical form can compute the id. Among a billion classes, the
//! probability that two of them have the same id is about 10⁻²¹.

use numpre::Grid;
use numpre::canonical::canonical;
use sha2::{Digest, Sha256};
use std::fmt;

/// The version of the class ids. Files carry it in their metadata, under `numpre.class`.
pub const CLASS_VERSION: &str = "1";

/// The id of a class of isomorphs: 16 bytes, displayed as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(pub [u8; 16]);

/// Returns the class id of a board. For a puzzle it is the value of the column `class`; for its
/// solution it is the value of the column `grid_class`.
///
/// ```
/// use numpre::{Grid, Isomorph};
/// use numpre_table::class_id;
///
/// let puzzle =
///     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let puzzle: Grid = puzzle.parse()?;
/// let (_, isomorph) = numpre::canonical::canonical_isomorph(&puzzle);
/// assert_eq!(class_id(&puzzle), class_id(&isomorph.apply(&puzzle)));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn class_id(board: &Grid) -> ClassId {
    id_of_canonical(&canonical(board))
}

/// Returns the class id of the board `least`, which must be in canonical form.
///
/// This saves the search for the canonical form, which is nearly all the work of [`class_id`].
pub fn id_of_canonical(least: &Grid) -> ClassId {
    let hash: [u8; 32] = Sha256::digest(least.to_line(b'.')).into();
    ClassId(std::array::from_fn(|place| hash[place]))
}

impl fmt::Display for ClassId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_is_the_first_half_of_the_hash_of_the_canonical_text() {
        // The blank board is its own canonical form.
        let blank = class_id(&Grid::EMPTY);
        assert_eq!(blank.to_string(), BLANK);
    }

    /// The first half of the SHA-256 of 81 points, computed by another program.
    const BLANK: &str = "eb7b0297e5b6b33f6680cf9c6b471903";
}
