//! Names for classes: the same 16 bytes for a puzzle and all its isomorphs.
//!
//! ```text
//! puzzle ──canonical form──▶ 81 characters ──SHA-256──▶ 32 bytes, of which the first 16
//! ```
//! Anybody can compute them again from the canonical form. By chance two of a billion classes share
//! one with a probability of 10⁻²¹.

use numpre::Grid;
use numpre::canonical::canonical;
use sha2::{Digest, Sha256};
use std::fmt;

/// The version of the class ids, which files carry as `numpre.class`.
pub const CLASS_VERSION: &str = "1";

/// The name of a class of isomorphs: 16 bytes, shown as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(pub [u8; 16]);

/// Returns the class id of a board: of a puzzle, or of a full grid (then it is the `grid_class`).
///
/// ```
/// use numpre::{Grid, Isomorph};
/// use numpre_table::class_id;
///
/// let puzzle: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
/// let (_, isomorph) = numpre::canonical::canonical_isomorph(&puzzle);
/// assert_eq!(class_id(&puzzle), class_id(&isomorph.apply(&puzzle)));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn class_id(board: &Grid) -> ClassId {
    id_of_canonical(&canonical(board))
}

/// Returns the class id of a board that is in canonical form already.
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
        // The board without givens is its own canonical form.
        let blank = class_id(&Grid::EMPTY);
        assert_eq!(blank.to_string(), BLANK);
    }

    /// SHA-256 of 81 points, computed by another program.
    const BLANK: &str = "eb7b0297e5b6b33f6680cf9c6b471903";
}
