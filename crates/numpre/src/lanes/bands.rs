//! The six ways to place a digit in a band.

use super::vector::Bits;

/// The placements of one digit in a band of three blocks: the triad (three cells in a line) that it
/// takes in each block.
///
/// ```text
///              even 0  even 1  even 2  odd 0   odd 1   odd 2
///   block      A B C   A B C   A B C   A B C   A B C   A B C
///   triad 0    x . .   . . x   . x .   x . .   . x .   . . x
///   triad 1    . x .   x . .   . . x   . . x   x . .   . x .
///   triad 2    . . x   . x .   x . .   . x .   . . x   x . .
/// ```
pub(crate) struct Placements<V> {
    pub(crate) even: [V; 3],
    pub(crate) odd: [V; 3],
}

/// Returns the placements that are possible with these cells of a digit in three blocks. With
/// `STACK`, the blocks are a stack and the triads are columns.
#[inline(always)]
pub(crate) fn placements<V: Bits, const STACK: bool>(blocks: [&[V; 9]; 3]) -> Placements<V> {
    let [a0, a1, a2] = triads::<V, STACK>(blocks[0]);
    let [b0, b1, b2] = triads::<V, STACK>(blocks[1]);
    let [c0, c1, c2] = triads::<V, STACK>(blocks[2]);
    Placements {
        even: [a0.and(b1).and(c2), a1.and(b2).and(c0), a2.and(b0).and(c1)],
        odd: [a0.and(b2).and(c1), a1.and(b0).and(c2), a2.and(b1).and(c0)],
    }
}

impl<V: Bits> Placements<V> {
    /// Returns the triads that some placement uses, block by block.
    #[inline(always)]
    pub(crate) fn triads(&self) -> [[V; 3]; 3] {
        let ([q012, q120, q201], [q021, q102, q210]) = (self.even, self.odd);
        [
            [q012.or(q021), q120.or(q102), q201.or(q210)],
            [q201.or(q102), q012.or(q210), q120.or(q021)],
            [q120.or(q210), q201.or(q021), q012.or(q102)],
        ]
    }
}

#[inline(always)]
fn triads<V: Bits, const STACK: bool>(c: &[V; 9]) -> [V; 3] {
    if STACK {
        [c[0].or(c[3]).or(c[6]), c[1].or(c[4]).or(c[7]), c[2].or(c[5]).or(c[8])]
    } else {
        [c[0].or(c[1]).or(c[2]), c[3].or(c[4]).or(c[5]), c[6].or(c[7]).or(c[8])]
    }
}
