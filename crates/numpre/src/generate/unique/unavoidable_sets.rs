//! Remembers for one solution which givens are not enough, so that most questions need no search.

use super::digit_swaps::DigitSwaps;
use super::recorded_sets::RecordedSets;
use crate::generate::order::Reduction;
use crate::vocabulary::{Cell, CellSet, Grid};

/// A solution and the unavoidable sets known for it.
///
/// If another solution has the same givens, the cells in which the two differ are an *unavoidable
/// set*: unless one of its cells is given, there are at least two solutions. So givens that miss a
/// known set are not enough, and no search is needed to say so.
///
/// The sets come from two sources: [`DigitSwaps`] are computed from the solution, and
/// [`RecordedSets`] come from the second solutions that earlier questions have found.
///
/// ```text
///       c4  c5                            c4  c5
///   r1   6   7     exchange 6 and 7   r1   7   6      rows, columns and blocks
///   r4   7   6     in all four cells  r4   6   7      have the same digits as before
/// ```
///
/// Example: the solution begins `534678912672195348198342567859761423…`, and r1c4, r1c5, r4c4 and
/// r4c5 are such a set. Suppose that 30 givens are enough and r4c5 is the only one of the four
/// among them. "Are they enough without r4c5?" needs no search: the set is missed, so there are two
/// solutions. For the same reason, [`needed`](UnavoidableSets::needed) includes r4c5.
///
/// The sets only save time. Each answer is a fact about the solution and does not depend on earlier
/// questions.
pub(in crate::generate) struct UnavoidableSets {
    swaps: DigitSwaps,
    seen: RecordedSets,
}

impl UnavoidableSets {
    /// Creates an object without a solution. [`begin`](UnavoidableSets::begin) sets it.
    pub(in crate::generate) fn new() -> UnavoidableSets {
        UnavoidableSets { swaps: DigitSwaps::new(), seen: RecordedSets::default() }
    }

    /// Sets the solution, a full grid, and forgets the sets of the one before.
    pub(in crate::generate) fn begin(&mut self, solution: &Grid) {
        self.swaps.begin(solution);
        self.seen.clear();
    }

    /// The solution.
    pub(in crate::generate) fn solution(&self) -> &Grid {
        self.swaps.solution()
    }

    /// Returns whether these givens are known to have another solution. They are a subset of givens
    /// that are enough.
    pub(in crate::generate) fn is_short(&mut self, fewer: Reduction) -> bool {
        self.swaps.are_missed(fewer) || self.seen.is_missed(fewer)
    }

    /// Returns which of these givens are known to be needed, because each is the only given cell of
    /// some unavoidable set.
    pub(in crate::generate) fn needed(&mut self, givens: CellSet) -> CellSet {
        self.swaps.needed(givens) | self.seen.needed(givens)
    }

    /// Records another solution: the cells in which it differs are an unavoidable set.
    pub(in crate::generate) fn remember(&mut self, other: &Grid) {
        let differs = |cell: &Cell| other.get(*cell) != self.solution().get(*cell);
        self.seen.push(Cell::all().filter(differs).collect());
    }
}
