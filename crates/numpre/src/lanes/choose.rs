//! The choice of the band in which a stuck node is split.

use super::bands::{Placements, placements};
use super::count::add;
use super::opaque::opaque;
use super::state::State;
use super::vector::Bits;

/// The lanes to split, and where each is split.
#[derive(Clone, Copy)]
pub(crate) struct Split<V> {
    /// Lanes that are still to be split.
    pub(crate) pending: V,
    /// Lanes of `pending` that keep the first part of the split; the others keep the second.
    pub(crate) first: V,
    /// Lanes that are split in this band (0 to 2) or stack (3 to 5).
    pub(crate) bands: [V; 6],
    /// Lanes that split a digit with exactly two placements, and lanes that split one with three.
    /// The others split any digit with more than one.
    pub(crate) two: V,
    pub(crate) three: V,
}

impl<V: Bits> Split<V> {
    #[inline(always)]
    pub(crate) fn none() -> Split<V> {
        let none = V::zero();
        Split { pending: none, first: none, bands: [none; 6], two: none, three: none }
    }

    /// Chooses for the pending lanes. The band (or stack) is the one with the fewest placements of
    /// all digits together, among those with an open digit. In it, a digit with two placements is
    /// split if there is one, else one with three, else any.
    #[inline(always)]
    pub(crate) fn choose(state: &State<V>, pending: V, first: V) -> Split<V> {
        let mut split = Split { pending, first, ..Split::none() };
        // The least count so far as a binary number, lowest digit first. It begins with all ones,
        // 63.
        let mut least = [pending; 6];
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = &state.blocks;
        let row_bands = [[b0, b1, b2], [b3, b4, b5], [b6, b7, b8]];
        let stacks = [[b0, b3, b6], [b1, b4, b7], [b2, b5, b8]];
        for (index, blocks) in row_bands.into_iter().chain(stacks).enumerate() {
            let [x, y, z] = opaque(blocks);
            let mut count = [V::zero(); 6];
            let (mut two, mut three, mut some) = (V::zero(), V::zero(), V::zero());
            for ((x, y), z) in opaque(&x[..]).iter().zip(&y[..]).zip(&z[..]) {
                let found = if index < 3 {
                    placements::<V, false>([x, y, z])
                } else {
                    placements::<V, true>([x, y, z])
                };
                let number = found.number();
                two = two.or(number.exactly_two());
                three = three.or(number.exactly_three());
                some = some.or(number.at_least_two());
                number.add_to(&mut count);
            }
            // Compare count < least, from the highest binary digit down.
            let mut less = V::zero();
            let mut equal = pending;
            for (mine, best) in count.iter().zip(&least).rev() {
                less = less.or(equal.and(*best).without(*mine));
                equal = equal.without(mine.xor(*best));
            }
            let take = less.and(some);
            for (mine, best) in count.iter().zip(&mut least) {
                *best = best.without(take).or(mine.and(take));
            }
            for earlier in &mut split.bands {
                *earlier = earlier.without(take);
            }
            split.bands[index] = take;
            split.two = split.two.without(take).or(two.and(take));
            split.three = split.three.without(take).or(three.and(take));
        }
        split.three = split.three.without(split.two);
        split
    }
}

/// The number of placements of a digit in a band, 0 to 6, as two numbers from 0 to 3: the even and
/// the odd placements. Each has a vector for its ones and one for its twos.
pub(crate) struct Number<V> {
    ones: (V, V),
    twos: (V, V),
}

impl<V: Bits> Placements<V> {
    #[inline(always)]
    pub(crate) fn number(&self) -> Number<V> {
        let (even, odd) = (self.even[0].xor(self.even[1]), self.odd[0].xor(self.odd[1]));
        Number {
            ones: (even.xor(self.even[2]), odd.xor(self.odd[2])),
            twos: (
                self.even[0].and(self.even[1]).or(even.and(self.even[2])),
                self.odd[0].and(self.odd[1]).or(odd.and(self.odd[2])),
            ),
        }
    }
}

impl<V: Bits> Number<V> {
    #[inline(always)]
    pub(crate) fn at_least_two(&self) -> V {
        self.twos.0.or(self.twos.1).or(self.ones.0.and(self.ones.1))
    }

    #[inline(always)]
    pub(crate) fn exactly_two(&self) -> V {
        let both = self.ones.0.and(self.ones.1).without(self.twos.0.or(self.twos.1));
        both.or(self.twos.0.xor(self.twos.1).without(self.ones.0.or(self.ones.1)))
    }

    #[inline(always)]
    pub(crate) fn exactly_three(&self) -> V {
        self.ones.0.xor(self.ones.1).and(self.twos.0.xor(self.twos.1))
    }

    /// Adds the number to a counter of six binary digits, one vector for each.
    #[inline(always)]
    pub(crate) fn add_to(&self, count: &mut [V; 6]) {
        let carry_twos;
        (count[0], carry_twos) = add(count[0], self.ones.0, self.ones.1);
        let (sum, carry_fours) = add(count[1], self.twos.0, self.twos.1);
        (count[1], _) = (sum.xor(carry_twos), ());
        let (sum_fours, mut carry) = add(count[2], carry_fours, sum.and(carry_twos));
        count[2] = sum_fours;
        for bit in &mut count[3..] {
            let next = bit.and(carry);
            *bit = bit.xor(carry);
            carry = next;
        }
    }
}
