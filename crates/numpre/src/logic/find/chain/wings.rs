//! XY-wing and W-wing: chains through two or three cells with two candidates.
//!
//! ```text
//!   XY-wing                          W-wing
//!   xz        xy                     xy                    xy
//!   pincer ·· pivot ·· pincer yz     cell ·· x ───── x ·· cell
//!
//!   one of the pincers is z          one of the two cells is y, because one of the two x is true
//! ```

use super::instance::Chains;
use crate::logic::facts::link;
use crate::logic::step::{Node, Strength};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// The strengths of the links of both.
const STRENGTHS: [Strength; 5] =
    [Strength::Strong, Strength::Weak, Strength::Strong, Strength::Weak, Strength::Strong];

/// Adds all XY-wings: pivots in reading order.
pub(super) fn find_xy(found: &mut Chains<'_>) {
    let pairs = pairs(found);
    for &(pivot, of_pivot) in &pairs {
        for &(one, of_one) in pairs.iter().filter(|(cell, _)| pivot.peers().contains(*cell)) {
            let (Some(x), Some(z)) = ((of_one & of_pivot).single(), (of_one - of_pivot).single())
            else {
                continue;
            };
            let Some(y) = (of_pivot - DigitSet::of(x)).single() else { continue };
            let wanted = DigitSet::of(y) | DigitSet::of(z);
            // Each pair of pincers is found from the first of them.
            let others = pairs.iter().filter(|(cell, digits)| {
                *digits == wanted && one < *cell && pivot.peers().contains(*cell)
            });
            for &(other, _) in others.filter(|(cell, _)| !one.peers().contains(*cell)) {
                let path = [(one, z), (one, x), (pivot, x), (pivot, y), (other, y), (other, z)];
                add(found, path);
            }
        }
    }
}

/// Adds all W-wings: pairs of cells in reading order.
pub(super) fn find_w(found: &mut Chains<'_>) {
    let pairs = pairs(found);
    for (place, &(one, digits)) in pairs.iter().enumerate() {
        let equal = pairs[place + 1..].iter().filter(|(_, others)| *others == digits);
        for &(other, _) in equal.filter(|(cell, _)| !one.peers().contains(*cell)) {
            for x in digits.iter() {
                let Some(y) = (digits - DigitSet::of(x)).single() else { continue };
                for (near_one, near_other) in joints(found, x, one, other) {
                    let path = [
                        (one, y),
                        (one, x),
                        (near_one, x),
                        (near_other, x),
                        (other, x),
                        (other, y),
                    ];
                    add(found, path);
                }
            }
        }
    }
}

/// Returns the two places of a digit in each house in which it has two, one of which sees `one` and
/// the other `other`.
fn joints(found: &Chains<'_>, digit: Digit, one: Cell, other: Cell) -> Vec<(Cell, Cell)> {
    let places = found.state.cells_with(digit) & found.state.open();
    let ends = CellSet::of(one) | CellSet::of(other);
    let of_house = |house: House| {
        let inside: Vec<Cell> = (places & house.cells()).iter().collect();
        match inside[..] {
            [first, second] if !ends.contains(first) && !ends.contains(second) => {
                vec![(first, second), (second, first)]
            }
            _ => Vec::new(),
        }
    };
    let mut all: Vec<(Cell, Cell)> = House::all().flat_map(of_house).collect();
    all.retain(|(first, second)| one.peers().contains(*first) && other.peers().contains(*second));
    all.dedup();
    all
}

/// Returns the cells with two candidates, in reading order.
fn pairs(found: &Chains<'_>) -> Vec<(Cell, DigitSet)> {
    let state = found.state;
    let open = state.open().iter().map(|cell| (cell, state.digits(cell)));
    open.filter(|(_, digits)| digits.len() == 2).collect()
}

fn add(found: &mut Chains<'_>, path: [(Cell, Digit); 6]) {
    let nodes = path.map(|(cell, digit)| Node { cells: CellSet::of(cell), digit });
    let pairs = nodes.windows(2).map(|pair| (pair[0], pair[1]));
    let chain = pairs.zip(STRENGTHS).map(|(pair, strength)| link(found.state, pair, strength));
    found.add(chain.collect(), false);
}
