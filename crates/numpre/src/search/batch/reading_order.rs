//! Branches in reading order, for puzzles whose solutions are shown in that order.

use crate::lanes::{State, Vector, opaque, place_of};

/// Splits these lanes at their first open cell in reading order. In `state` the cell keeps its
/// least digit; in `sibling` it keeps its other digits.
///
/// Read cell by cell, every solution of `state` comes before every solution of `sibling`. This
/// holds however many candidates the rules have removed, because those are in no solution. So the
/// order in which a depth-first search finds solutions does not depend on when it branches.
///
/// ```text
///                 r1c1   r1c2    r1c3    …
///   lane before   4      3 5 8   1 6     …     the first open cell is r1c2
///   `state`       4      3       1 6     …
///   `sibling`     4      5 8     1 6     …
/// ```
#[inline(always)]
pub(super) fn split_in_order<V: Vector>(state: &mut State<V>, sibling: &mut State<V>, lanes: V) {
    for (mine, theirs) in state.vectors().iter().zip(sibling.vectors_mut()) {
        *theirs = theirs.without(lanes).or(mine.and(lanes));
    }
    let mut pending = lanes;
    for cell in 0..opaque(81) {
        let (block, place) = place_of(cell % 81);
        let (mine, theirs) = (&mut state.blocks[block], &mut sibling.blocks[block]);
        let (mut some, mut several) = (V::zero(), V::zero());
        for digit in opaque(&*mine) {
            several = several.or(some.and(digit[place]));
            some = some.or(digit[place]);
        }
        let here = pending.and(several);
        if here.lanes().is_empty() {
            continue;
        }
        pending = pending.without(here);
        let mut searching = here;
        for (mine, theirs) in opaque(mine).iter_mut().zip(theirs) {
            let least = searching.and(mine[place]);
            searching = searching.without(least);
            mine[place] = mine[place].without(here.without(least));
            theirs[place] = theirs[place].without(least);
        }
        if pending.lanes().is_empty() {
            return;
        }
    }
}
