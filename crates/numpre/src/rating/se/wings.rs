//! XY-wings and XYZ-wings.

use super::effect::{Effect, Hint};
use super::geometry::{PEER_ORDER, PEERS};
use super::sheet::Sheet;

/// Returns the first XY-wing (`pivot_size` 2) or XYZ-wing (3) that removes something.
///
/// For example, the pivot has 3 and 5, one pincer 3 and 9, the other 5 and 9. One of the pincers is
/// 9, so a cell that sees both is not. In an XYZ-wing the pivot has 3, 5 and 9, and the cell sees
/// it too.
pub(super) fn first(sheet: &Sheet, pivot_size: u32, rating: f64) -> Option<Hint> {
    let common = pivot_size - 2;
    for pivot in 0..81 {
        let of_pivot = sheet.by_cell[pivot];
        if of_pivot.count_ones() != pivot_size {
            continue;
        }
        for &first in &PEER_ORDER[pivot] {
            let first = usize::from(first);
            let of_first = sheet.by_cell[first];
            if of_first.count_ones() != 2 || (of_pivot & !of_first).count_ones() != 1 {
                continue;
            }
            for &second in &PEER_ORDER[pivot] {
                let second = usize::from(second);
                let of_second = sheet.by_cell[second];
                if of_second.count_ones() != 2
                    || (of_pivot | of_first | of_second).count_ones() != 3
                    || (of_pivot & of_first & of_second).count_ones() != common
                {
                    continue;
                }
                let shared = of_first & of_second;
                if shared == 0 {
                    continue;
                }
                let digit = shared.trailing_zeros() as usize;
                let mut seen = PEERS[first] & PEERS[second] & !(1 << pivot);
                if pivot_size == 3 {
                    seen &= PEERS[pivot];
                }
                let removals = sheet.boards[digit] & seen;
                if removals != 0 {
                    let mut effect = Effect::NONE;
                    effect.remove(digit, removals);
                    return Some(Hint::new(rating, effect));
                }
            }
        }
    }
    None
}
