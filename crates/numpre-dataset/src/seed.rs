//! The seeds of parts, and of the isomorphs of puzzles.

use crate::hash;
use numpre::random::random_isomorph;
use numpre::{Grid, Isomorph};

/// Returns the seed of a part: the first 8 bytes, as a big-endian number, of
/// SHA-256(`numpre-part/1` ‖ 0 ‖ seed ‖ 0 ‖ name). The seed of the data set is hashed as decimal
/// text.
///
/// It depends on nothing else, so a part keeps its candidates when other parts are added, removed
/// or changed. With the returned seed and the part's request,
/// `numpre generate --seed SEED --start INDEX` makes the same puzzle.
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

/// Returns isomorph number `copy` (from 1) of a puzzle, with the same isomorph of its solution. The
/// result depends only on the arguments.
///
/// The isomorph is drawn by [`random_isomorph`] with number 0. Its seed is the first 8 bytes of
/// SHA-256(`numpre-copy/1` ‖ 0 ‖ seed ‖ 0 ‖ part ‖ 0 ‖ index ‖ 0 ‖ copy). If it maps the puzzle to
/// itself, which about one isomorph in 10¹² does, the next number is drawn.
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
    // The search ends: a puzzle has at least one digit, and some isomorph renames it.
    let isomorph = drawn.find(moves).unwrap_or_default();
    Copy { puzzle: isomorph.apply(puzzle), solution: isomorph.apply(solution) }
}

/// An isomorph of a puzzle, with the same isomorph of its solution.
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
        // The zero byte separates seed 1 and part "2x" from seed 12 and part "x".
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
