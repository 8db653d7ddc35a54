//! Two almost locked sets that cannot both have a digit: XYZ-wing, WXYZ-wing and ALS-XZ.
//!
//! *Example.* An ALS-XZ. {r1c1} cannot have the 1 together with {r3c1, r3c4}:
//!
//! ```text
//!         c1    c2    c3  | c4    c5    c6
//!   r1    14    .     .   | -4    .     .      One of the sets lacks the 1 and so has the 4.
//!   r2    .     .     .   | .     .     .      r1c4 sees all three places of 4.
//!   r3    134   .     .   | 34    .     .
//! ```
//!
//! If they cannot both have either of two digits, every digit of both sets is used up.

use super::found::Found;
use crate::logic::facts::AlmostLockedSets;
use crate::vocabulary::Digit;
use std::ops::RangeInclusive;

/// Adds the pairs of sets with this number of cells in all.
pub(super) fn find(all: &AlmostLockedSets, cells: RangeInclusive<usize>, found: &mut Found<'_>) {
    for (number, one) in all.sets.iter().enumerate() {
        for after in all.neighbours_after(number) {
            let other = &all.sets[after];
            if !cells.contains(&(one.cells.len() + other.cells.len())) {
                continue;
            }
            let exclusive = all.exclusive_digits(number, after);
            let is_removed = |digit: Digit| !(one.seen(digit) & other.seen(digit)).is_empty();
            let shared = (one.digits & other.digits) - exclusive;
            if exclusive.len() > 1 || shared.iter().any(is_removed) {
                found.add_parts(&[one.cells, other.cells]);
            }
        }
    }
}
