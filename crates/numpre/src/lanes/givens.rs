//! Puzzles on their way into the lanes.

use super::count::Counter;
use super::set::Lanes;
use super::state::{BLOCKS, State};
use super::transpose::to_planes;
use super::vector::Vector;

impl<V: Vector> State<V> {
    /// Replaces the state by the candidates of these boards. Each given is already removed from the
    /// rest of its block, which saves a sweep. Returns the number of givens of each board.
    #[inline(always)]
    pub(crate) fn load(&mut self, boards: &[&[u8; 81]; 256]) -> Counter<V> {
        let mut planes = [[V::zero(); 4]; 81];
        to_planes(boards, &mut planes);
        let mut givens = Counter::new();
        for (block, cells) in self.blocks.iter_mut().zip(&BLOCKS) {
            let (mut blanks, mut missing) = ([V::zero(); 9], [V::from_lanes(Lanes::ALL); 9]);
            for (place, &cell) in cells.iter().enumerate() {
                let [ones, twos, fours, eights] = planes[cell];
                let given = ones.or(twos).or(fours).or(eights);
                blanks[place] = V::from_lanes(Lanes::ALL).without(given);
                let (one, two, three) = (ones.without(twos), twos.without(ones), ones.and(twos));
                let low = given.without(fours.or(eights));
                let values = [
                    one.and(low),
                    two.and(low),
                    three.and(low),
                    fours.without(ones.or(twos)),
                    one.and(fours),
                    two.and(fours),
                    three.and(fours),
                    eights.without(ones),
                    eights.and(ones),
                ];
                for ((digit, missing), value) in block.iter_mut().zip(&mut missing).zip(values) {
                    digit[place] = value;
                    *missing = missing.without(value);
                }
            }
            for (digit, missing) in block.iter_mut().zip(missing) {
                for (candidate, blank) in digit.iter_mut().zip(blanks) {
                    *candidate = candidate.or(blank.and(missing));
                }
            }
            for &[a, b, c] in blanks.as_chunks::<3>().0 {
                let all = V::from_lanes(Lanes::ALL);
                givens.add_three([all.without(a), all.without(b), all.without(c)]);
            }
        }
        givens
    }
}
