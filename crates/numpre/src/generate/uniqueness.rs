//! Is a choice of givens enough? Asked about one solution again and again, remembering why not.

use super::Fewer;
use super::swaps::Swaps;
use super::unavoidable::Unavoidable;
use crate::vocabulary::{Cell, CellSet, Grid};

/// One solution, and which of its cells, as givens, leave no other.
///
/// Where another solution keeps all the givens too, the cells in which it differs are an *unavoidable set*: unless one of them
/// is given, both solutions stand. Some are plain to see, others have been seen; so most choices that are not enough are known without a search:
///
/// ```text
///   1 2 . | 2 1 .      Change 1 and 2 over in all four: every house still has what it had.
///   . . . | . . .      Unless one of the four is given, there are two solutions.
///   2 1 . | 1 2 .      (Here two rows and two stacks; most sets are larger.)
/// ```
///
/// They save time and nothing else: the answer is a fact, whatever has been asked before.
pub(super) struct Uniqueness {
    swaps: Swaps,
    seen: Unavoidable,
}

impl Uniqueness {
    /// No solution yet: [`begin`](Uniqueness::begin) sets it.
    pub(super) fn new() -> Uniqueness {
        Uniqueness { swaps: Swaps::new(), seen: Unavoidable::default() }
    }

    /// Turns to another solution, a full grid.
    pub(super) fn begin(&mut self, solution: &Grid) {
        self.swaps.begin(solution);
        self.seen.clear();
    }

    /// The solution.
    pub(super) fn solution(&self) -> &Grid {
        self.swaps.solution()
    }

    /// Whether these givens, some of others that are enough, are known to leave another solution.
    pub(super) fn is_short(&mut self, fewer: Fewer) -> bool {
        self.swaps.are_missed(fewer) || self.seen.is_missed(fewer)
    }

    /// Which of these givens are known to be needed: those that alone hit some unavoidable set.
    pub(super) fn needed(&mut self, givens: CellSet) -> CellSet {
        self.swaps.needed(givens) | self.seen.needed(givens)
    }

    /// Remembers another solution.
    pub(super) fn remember(&mut self, other: &Grid) {
        let differs = |cell: &Cell| other.get(*cell) != self.solution().get(*cell);
        self.seen.push(Cell::all().filter(differs).collect());
    }
}
