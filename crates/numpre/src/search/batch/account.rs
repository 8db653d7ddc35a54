//! The account of one puzzle of a batch.

use crate::search::Verdict;

/// The account of one puzzle: how far its search has come.
#[derive(Clone, Copy, Default)]
pub(super) struct Account {
    /// The number of branches so far.
    pub(super) nodes: u16,
    /// The number of nodes in lanes, parked or on the stack. Meaningful only for a stream of
    /// questions, which has to know when the last node of a question has ended.
    pub(super) open: u16,
    /// The number of solutions so far; two are enough.
    pub(super) count: u8,
    /// True if the puzzle is decided, so that its remaining nodes can be dropped.
    pub(super) over: bool,
    /// True if the puzzle is left to the scalar engine.
    pub(super) evicted: bool,
    /// True if the puzzle is searched depth first, so that its solutions come in reading order.
    pub(super) in_order: bool,
    /// The latest node on the puzzle's stack.
    pub(super) top: StackPlace,
}

/// A place on the stacks: a lane of a state in memory, or none. It packs both numbers into 16 bits:
/// lane 10 of state 2 is 2 × 256 + 10 + 1 = 523; 0 means none.
#[derive(Clone, Copy, Default)]
pub(super) struct StackPlace(u16);

impl StackPlace {
    pub(super) const NONE: StackPlace = StackPlace(0);

    /// Returns the place of a lane in the state of this number, which must be below 255.
    #[inline(always)]
    pub(super) fn of(number: usize, lane: usize) -> StackPlace {
        StackPlace((number * 256 + lane + 1) as u16)
    }

    /// Returns the state's number and the lane, or `None` for no place.
    #[inline(always)]
    pub(super) fn get(self) -> Option<(usize, usize)> {
        let place = usize::from(self.0.checked_sub(1)?);
        Some((place / 256, place % 256))
    }
}

impl Account {
    /// Leaves the puzzle to the scalar engine.
    #[inline(always)]
    pub(super) fn evict(&mut self) {
        self.over = true;
        self.evicted = true;
        self.top = StackPlace::NONE;
    }

    /// Returns how many solutions the puzzle has, or `None` if it is left to the scalar engine.
    #[inline]
    pub(super) fn verdict(&self) -> Option<Verdict> {
        match self.count {
            _ if self.evicted => None,
            0 => Some(Verdict::None),
            1 => Some(Verdict::Unique),
            _ => Some(Verdict::Multiple),
        }
    }

    /// Returns the verdict if the solutions found can be shown, else `None`. Of a puzzle with
    /// multiple solutions they can be shown only if it was searched in reading order; others would
    /// depend on the batch.
    #[inline]
    pub(super) fn verdict_with_solutions(&self) -> Option<Verdict> {
        self.verdict().filter(|&verdict| verdict != Verdict::Multiple || self.in_order)
    }
}
