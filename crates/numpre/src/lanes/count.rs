//! Numbers counted side by side, one a lane, a vector for each binary digit.

use super::set::Lanes;
use super::vector::Bits;

/// Sum and carry of three bits.
#[inline(always)]
pub(crate) fn add<V: Bits>(a: V, b: V, c: V) -> (V, V) {
    let half = a.xor(b);
    (half.xor(c), a.and(b).or(half.and(c)))
}

/// A number below 128 in each lane.
pub(crate) struct Counter<V> {
    /// The lowest binary digit first.
    digits: [V; 7],
}

impl<V: Bits> Counter<V> {
    #[inline(always)]
    pub(crate) fn new() -> Counter<V> {
        Counter { digits: [V::zero(); 7] }
    }

    /// Counts the lanes of each of the three.
    #[inline(always)]
    pub(crate) fn add_three(&mut self, [a, b, c]: [V; 3]) {
        let (sum, twos) = add(a, b, c);
        let ones = self.digits[0].and(sum);
        self.digits[0] = self.digits[0].xor(sum);
        let mut carry;
        (self.digits[1], carry) = add(self.digits[1], twos, ones);
        for digit in &mut self.digits[2..] {
            let next = digit.and(carry);
            *digit = digit.xor(carry);
            carry = next;
        }
    }

    /// The lanes that have come to this number, below 128.
    #[inline(always)]
    pub(crate) fn at_least(&self, number: usize) -> Lanes {
        let mut reached = V::from_lanes(Lanes::ALL);
        for (place, &digit) in self.digits.iter().enumerate() {
            reached = if number >> place & 1 == 1 { reached.and(digit) } else { reached.or(digit) };
        }
        reached.lanes()
    }
}
