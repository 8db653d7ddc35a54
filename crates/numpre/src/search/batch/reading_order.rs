//! Branches in reading order, for puzzles whose solutions are wanted in that order.

use crate::lanes::{State, Vector, opaque, place_of};

/// Splits these lanes at their first open cell in reading order: here it keeps its least digit,
/// `sibling` becomes what else there is.
///
/// Every solution of what is kept precedes, read cell by cell, every one of the sibling, however
/// far the rules have come: what they remove is in no solution. So the order in which a depth-first
/// search finds solutions does not depend on when it branches.
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
