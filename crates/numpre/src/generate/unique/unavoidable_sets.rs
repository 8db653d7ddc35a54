//! Is a choice of givens enough? Question about one solution again and again, remembering why not.

use super::digit_swaps::DigitSwaps;
use super::recorded_sets::RecordedSets;
use crate::generate::order::Reduction;
use crate::vocabulary::{Cell, CellSet, Grid};

/// One solution, and which of its cells, as givens, leave no other.
///
/// Where another solution keeps all the givens too, the cells in which it differs are an
/// *unavoidable set*: unless one of them is given, both solutions stand. Some are plain to see,
/// others have been seen; so most choices that are not enough are known without a search:
///
/// ```text
///   1 2 . | 2 1 .      Change 1 and 2 over in all four: every house still has what it had.
///   . . . | . . .      Unless one of the four is given, there are two solutions.
///   2 1 . | 1 2 .      (Here two rows and two stacks; most sets are larger.)
/// ```
///
/// They save time and nothing else: the answer is a fact, whatever has been asked before.
pub(in crate::generate) struct UnavoidableSets {
    swaps: DigitSwaps,
    seen: RecordedSets,
}

impl UnavoidableSets {
    /// No solution yet: [`begin`](UnavoidableSets::begin) sets it.
    pub(in crate::generate) fn new() -> UnavoidableSets {
        UnavoidableSets { swaps: DigitSwaps::new(), seen: RecordedSets::default() }
    }

    /// Turns to another solution, a full grid.
    pub(in crate::generate) fn begin(&mut self, solution: &Grid) {
        self.swaps.begin(solution);
        self.seen.clear();
    }

    /// The solution.
    pub(in crate::generate) fn solution(&self) -> &Grid {
        self.swaps.solution()
    }

    /// Whether these givens, some of others that are enough, are known to leave another solution.
    pub(in crate::generate) fn is_short(&mut self, fewer: Reduction) -> bool {
        self.swaps.are_missed(fewer) || self.seen.is_missed(fewer)
    }

    /// Which of these givens are known to be needed: those that alone hit some unavoidable set.
    pub(in crate::generate) fn needed(&mut self, givens: CellSet) -> CellSet {
        self.swaps.needed(givens) | self.seen.needed(givens)
    }

    /// Remembers another solution.
    pub(in crate::generate) fn remember(&mut self, other: &Grid) {
        let differs = |cell: &Cell| other.get(*cell) != self.solution().get(*cell);
        self.seen.push(Cell::all().filter(differs).collect());
    }
}
