//! What a digit's places have told, remembered: in state after state the same trial leaves them the
//! same.

use super::assumption::Assumption;
use super::bit_boards::Contradictory;
use super::incremental::IncrementalClosure;
use super::one_digit::{Told, look};

/// What the places of digits have told, just after a cell has taken a digit, or lost it to another:
/// in state after state these are much the same.
pub(super) struct DigitPatternCache {
    /// By cell, by digit, and by whether the cell has taken it: the places, and what they tell.
    told: Vec<[([u32; 3], Told); 2]>,
}

impl DigitPatternCache {
    /// Nothing yet.
    pub(super) fn new() -> DigitPatternCache {
        DigitPatternCache { told: vec![[([0; 3], Told::default()); 2]; 729] }
    }

    /// Hidden singles and locked candidates after an assumption; whether there were any.
    pub(super) fn look(
        &mut self,
        changing: &mut IncrementalClosure,
        assumed: Assumption,
    ) -> Result<bool, Contradictory> {
        changing.look(|digit, places| {
            let is_taken = digit == assumed.digit();
            let last =
                &mut self.told[9 * assumed.cell().index() + digit.index()][usize::from(is_taken)];
            if last.0 != places {
                *last = (places, look(places)?);
            }
            Ok(last.1)
        })
    }
}
