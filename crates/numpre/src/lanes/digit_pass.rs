//! The digit pass: locked candidates and hidden singles of rows, columns and blocks at once.
//!
//! For example, a digit has these candidates in a band of one lane. Two of the six placements (see
//! `bands`) are possible, and the digit is removed from the triads that neither of them uses:
//!
//! ```text
//!               A       B       C       triads    possible       after the pass
//!   triad 0   . x . | x . . | x . x     x x x     A0 B1 C2     . x . | x . . | . . .
//!   triad 1   . . x | . x . | . x .     x x x     A1 B0 C2     . . x | . x . | . . .
//!   triad 2   . . . | . . . | x . .     . . x                  . . . | . . . | x . .
//! ```
//!
//! Two triads are left in the blocks A and B, so the digit is open there. In block C it is left in
//! one triad. If no placement were possible, the lane would have a contradiction.

use super::bands::placements;
use super::choose::Split;
use super::opaque::opaque;
use super::state::State;
use super::sweep_result::SweepResult;
use super::vector::Bits;

/// Closes every digit in every band, then in every stack. Sets in `open_digits` the lanes in which
/// a digit has two or more triads left in a block.
#[inline(always)]
pub(crate) fn digit_pass<V: Bits, const SPLIT: bool>(
    state: &mut State<V>,
    open_digits: &mut [[V; 9]; 9],
    mut split: Split<V>,
    found: &mut SweepResult<V>,
) {
    for (index, (band, open)) in state
        .blocks
        .as_chunks_mut::<3>()
        .0
        .iter_mut()
        .zip(open_digits.as_chunks_mut::<3>().0)
        .enumerate()
    {
        let [left, middle, right] = opaque(band);
        let [open_left, open_middle, open_right] = opaque(open);
        for digit in 0..opaque(9) {
            let digit = if digit < 9 { digit } else { 8 };
            let majorities = close::<V, false, SPLIT>(
                [&mut left[digit], &mut middle[digit], &mut right[digit]],
                index,
                &mut split,
                found,
            );
            open_left[digit] = majorities[0];
            open_middle[digit] = majorities[1];
            open_right[digit] = majorities[2];
        }
    }
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = &mut state.blocks;
    let [o0, o1, o2, o3, o4, o5, o6, o7, o8] = open_digits;
    for (index, stack, open) in [
        (3, [b0, b3, b6], [o0, o3, o6]),
        (4, [b1, b4, b7], [o1, o4, o7]),
        (5, [b2, b5, b8], [o2, o5, o8]),
    ] {
        let [top, middle, bottom] = opaque(stack);
        let [open_top, open_middle, open_bottom] = opaque(open);
        for digit in 0..opaque(9) {
            let digit = if digit < 9 { digit } else { 8 };
            let majorities = close::<V, true, SPLIT>(
                [&mut top[digit], &mut middle[digit], &mut bottom[digit]],
                index,
                &mut split,
                found,
            );
            open_top[digit] = open_top[digit].or(majorities[0]);
            open_middle[digit] = open_middle[digit].or(majorities[1]);
            open_bottom[digit] = open_bottom[digit].or(majorities[2]);
        }
    }
    found.unsplit = split.pending;
}

/// Closes one digit in the three blocks of a band (or stack), and splits the lanes that split in
/// band number `band`. Returns for each block the lanes in which two or more triads are left.
#[inline(always)]
fn close<V: Bits, const STACK: bool, const SPLIT: bool>(
    [a, b, c]: [&mut [V; 9]; 3],
    band: usize,
    split: &mut Split<V>,
    found: &mut SweepResult<V>,
) -> [V; 3] {
    let mut placements = placements::<V, STACK>([a, b, c]);
    if SPLIT {
        let number = placements.number();
        let any = number.at_least_two().without(split.two.or(split.three));
        let suits =
            number.exactly_two().and(split.two).or(number.exactly_three().and(split.three)).or(any);
        let chosen = split.pending.and(split.bands[band]).and(suits);
        split.pending = split.pending.without(chosen);
        // If the first block still has two triads, the question is whether the digit is in the
        // first of them. Otherwise one even and one odd placement are left, and the question is
        // which. Lanes of `first` keep the placements that mean yes, the other lanes keep the rest.
        let [a0, a1, a2] = placements.triads()[0];
        let several = majority([a0, a1, a2]);
        let (triad_0, triad_1, not) =
            (chosen.and(several).and(a0), chosen.and(several).without(a0), chosen.without(several));
        let [e0, e1, e2] = &mut placements.even;
        let [o0, o1, o2] = &mut placements.odd;
        for (placement, yes) in [
            (e0, triad_0.or(not)),
            (e1, triad_1.or(not)),
            (e2, not),
            (o0, triad_0),
            (o1, triad_1),
            (o2, V::zero()),
        ] {
            *placement = placement.without(chosen.and(yes.xor(split.first)));
        }
    }
    let [in_a, in_b, in_c] = placements.triads();
    restrict::<V, STACK>(opaque(a), in_a);
    restrict::<V, STACK>(opaque(b), in_b);
    restrict::<V, STACK>(opaque(c), in_c);
    found.alive = found.alive.and(in_a[0].or(in_a[1]).or(in_a[2]));
    [majority(in_a), majority(in_b), majority(in_c)]
}

/// Returns the lanes in at least two of the three.
#[inline(always)]
fn majority<V: Bits>([a, b, c]: [V; 3]) -> V {
    a.and(b).or(c.and(a.or(b)))
}

#[inline(always)]
fn restrict<V: Bits, const STACK: bool>(cells: &mut [V; 9], triads: [V; 3]) {
    for line in 0..3 {
        for place in 0..3 {
            let cell = &mut cells[if STACK { place * 3 + line } else { line * 3 + place }];
            *cell = cell.and(triads[line]);
        }
    }
}
