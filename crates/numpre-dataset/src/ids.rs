//! The ids of classes and rows.

use crate::hash;
use numpre::Grid;
use numpre::canonical::canonical;

/// The id of a class of isomorphs: the first 16 bytes of SHA-256 over the 81 characters of its
/// canonical form, `.` for a blank.
pub type ClassId = [u8; 16];

/// Returns the class id of a puzzle or of a full grid. All isomorphs have the same.
pub fn class_id(board: &Grid) -> ClassId {
    let hash = hash::of(&canonical(board).to_line(b'.'));
    std::array::from_fn(|place| hash[place])
}

/// Returns the id of a row: `part/index/copy`.
pub fn row_id(part: &str, index: u64, copy: u16) -> String {
    format!("{part}/{index}/{copy}")
}

#[cfg(all(test, feature = "table"))]
mod tests {
    use super::*;

    #[test]
    fn tables_have_the_same_ids() {
        for index in 0..20 {
            let grid = numpre::random::random_grid(1, index);
            assert_eq!(class_id(&grid), numpre_table::class_id(&grid).0);
        }
    }
}
