//! A cache of findings about the places of one digit. The same trial leaves a digit the same places
//! in state after state, so most findings do not have to be computed again.
//!
//! For example, r4c2 has cell index 28. After the trial r4c2=7, and after r4c2=3, the cache is
//! asked:
//!
//! ```text
//!   trial    digit   entry               slot
//!   r4c2=7     7     9 · 28 + 6 = 258    1: the assumed digit
//!   r4c2=7     1     9 · 28 + 0 = 252    0: another digit, which has lost its place in r4c2
//!   r4c2=3     1     9 · 28 + 0 = 252    0: mostly the same places as after r4c2=7: a hit
//! ```

use super::assumption::Assumption;
use super::bit_boards::Contradictory;
use super::incremental::IncrementalClosure;
use super::one_digit::{Findings, examine};

/// The latest findings about the places of each digit, just after a cell has taken the digit or has
/// lost it to another one.
pub(super) struct DigitPatternCache {
    /// The places and the findings about them, by cell, by digit, and by whether the digit is the
    /// assumed one.
    latest: Vec<[([u32; 3], Findings); 2]>,
}

impl DigitPatternCache {
    /// Returns an empty cache.
    pub(super) fn new() -> DigitPatternCache {
        DigitPatternCache { latest: vec![[([0; 3], Findings::default()); 2]; 729] }
    }

    /// Applies hidden singles and locked candidates after an assumption. Returns whether anything
    /// changed.
    pub(super) fn examine_changed(
        &mut self,
        changing: &mut IncrementalClosure,
        assumed: Assumption,
    ) -> Result<bool, Contradictory> {
        changing.examine_changed(|digit, places| {
            let is_taken = digit == assumed.digit();
            let last =
                &mut self.latest[9 * assumed.cell().index() + digit.index()][usize::from(is_taken)];
            if last.0 != places {
                *last = (places, examine(places)?);
            }
            Ok(last.1)
        })
    }
}
