//! Counters, one in each lane: a vector holds one binary digit of all of them. A lane that has
//! counted to 5 = 101₂ is set in the first and the third vector.

use super::set::Lanes;
use super::vector::Bits;

/// Returns the sum and the carry of three bits.
#[inline(always)]
pub(crate) fn add<V: Bits>(a: V, b: V, c: V) -> (V, V) {
    let half = a.xor(b);
    (half.xor(c), a.and(b).or(half.and(c)))
}

/// A counter below 128 in each lane.
pub(crate) struct Counter<V> {
    /// The binary digits, lowest first.
    digits: [V; 7],
}

impl<V: Bits> Counter<V> {
    #[inline(always)]
    pub(crate) fn new() -> Counter<V> {
        Counter { digits: [V::zero(); 7] }
    }

    /// Adds 1 to the counter of a lane for each of the three vectors that contains the lane.
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

    /// Returns the lanes whose counter is at least `number`, which is below 128.
    #[inline(always)]
    pub(crate) fn at_least(&self, number: usize) -> Lanes {
        let mut reached = V::from_lanes(Lanes::ALL);
        for (place, &digit) in self.digits.iter().enumerate() {
            reached = if number >> place & 1 == 1 { reached.and(digit) } else { reached.or(digit) };
        }
        reached.lanes()
    }
}
