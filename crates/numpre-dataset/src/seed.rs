//! Seeds: of a part, and of each isomorph of a puzzle.

use crate::hash;
use numpre::random::random_isomorph;
use numpre::{Grid, Isomorph};

/// Returns the seed of a part: the first 8 bytes, the highest first, of
/// SHA-256(`numpre-part/1` ‖ 0 ‖ seed ‖ 0 ‖ name), with the seed of the data set as decimal text.
///
/// It depends on nothing else, so other parts may come, go or change. A puzzle of the part is the
/// one that `numpre generate --seed SEED --start INDEX` makes with the part's request.
///
/// ```
/// use numpre_dataset::seed::of_part;
///
/// // python3 -c "import hashlib; h = hashlib.sha256(b'numpre-part/1\x002026\x00r1c24');
/// //             print(int.from_bytes(h.digest()[:8], 'big'))"
/// assert_eq!(of_part(2026, "r1c24"), 1_954_274_859_078_301_880);
/// ```
pub fn of_part(seed: u64, name: &str) -> u64 {
    let seed = seed.to_string();
    hash::number(&hash::fields(&[b"numpre-part/1", seed.as_bytes(), name.as_bytes()]))
}

/// Returns isomorph number `copy` (from 1) of a puzzle, with the isomorph of its solution: a pure
/// function of the seed of the data set, the part, the index and the number.
///
/// The isomorph is number 0 of the seed that is the first 8 bytes of
/// SHA-256(`numpre-copy/1` ‖ 0 ‖ seed ‖ 0 ‖ part ‖ 0 ‖ index ‖ 0 ‖ copy). If it takes the puzzle to
/// itself, which one in 10¹² does, the next number of that seed is taken.
pub fn copy(seed: u64, part: &str, index: u64, copy: u16, puzzle: &Grid, solution: &Grid) -> Copy {
    let [seed, index, copy] = [seed, index, u64::from(copy)].map(|number| number.to_string());
    let seed = hash::number(&hash::fields(&[
        b"numpre-copy/1",
        seed.as_bytes(),
        part.as_bytes(),
        index.as_bytes(),
        copy.as_bytes(),
    ]));
    let mut drawn = (0..).map(|number| random_isomorph(seed, number));
    let moves = |isomorph: &Isomorph| isomorph.apply(puzzle) != *puzzle;
    // A puzzle has a digit, and some isomorph renames it.
    let isomorph = drawn.find(moves).unwrap_or_default();
    Copy { puzzle: isomorph.apply(puzzle), solution: isomorph.apply(solution) }
}

/// An isomorph of a puzzle, and of its solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copy {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its solution.
    pub solution: Grid,
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::canonical::canonical;
    use numpre::generate::Request;

    #[test]
    fn parts_have_seeds_of_their_own() {
        assert_ne!(of_part(2026, "r1c24"), of_part(2026, "r1c25"));
        assert_ne!(of_part(2026, "r1c24"), of_part(2027, "r1c24"));
        // "1" and "2x" are not "12" and "x".
        assert_ne!(of_part(1, "2x"), of_part(12, "x"));
    }

    #[test]
    fn a_copy_is_an_isomorph_and_never_the_puzzle() {
        let made = Request::default().seed(1).build().unwrap().generate(0).unwrap();
        let of = |number| copy(7, "a", 3, number, &made.puzzle, &made.solution);
        for number in 1..50 {
            let copy = of(number);
            assert_eq!(copy, of(number));
            assert_ne!(copy.puzzle, made.puzzle);
            assert_eq!(canonical(&copy.puzzle), canonical(&made.puzzle));
            assert_eq!(numpre::solve(&copy.puzzle), numpre::Solved::Unique(copy.solution));
        }
        assert_ne!(of(1), of(2));
        assert_ne!(of(1), copy(7, "b", 3, 1, &made.puzzle, &made.solution));
        assert_ne!(of(1), copy(7, "a", 4, 1, &made.puzzle, &made.solution));
    }
}
