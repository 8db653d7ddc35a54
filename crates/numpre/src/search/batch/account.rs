//! What is known of one puzzle of a batch.

use crate::search::Verdict;

/// One puzzle's account.
#[derive(Clone, Copy, Default)]
pub(super) struct Account {
    /// Branches so far.
    pub(super) nodes: u16,
    /// Nodes that are somewhere; counted where questions come one out of another, and it matters
    /// when the last is gone.
    pub(super) open: u16,
    /// Solutions so far; two are enough.
    pub(super) count: u8,
    /// Nothing more is wanted of it: its nodes may go.
    pub(super) over: bool,
    /// It is left to the scalar engine.
    pub(super) evicted: bool,
    /// Its solutions are wanted in reading order: it is searched depth first.
    pub(super) in_order: bool,
    /// The latest node on its stack.
    pub(super) top: StackPlace,
}

/// A lane of a state in memory, or none.
#[derive(Clone, Copy, Default)]
pub(super) struct StackPlace(u16);

impl StackPlace {
    pub(super) const NONE: StackPlace = StackPlace(0);

    /// A lane of the state of this number, below 255.
    #[inline(always)]
    pub(super) fn of(number: usize, lane: usize) -> StackPlace {
        StackPlace((number * 256 + lane + 1) as u16)
    }

    /// The number and the lane.
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

    /// How many solutions the puzzle has, unless it is left to the scalar engine.
    #[inline]
    pub(super) fn verdict(&self) -> Option<Verdict> {
        match self.count {
            _ if self.evicted => None,
            0 => Some(Verdict::None),
            1 => Some(Verdict::Unique),
            _ => Some(Verdict::Multiple),
        }
    }

    /// The same where solutions are shown: of several, those of puzzles searched in order only.
    #[inline]
    pub(super) fn verdict_with_solutions(&self) -> Option<Verdict> {
        self.verdict().filter(|&verdict| verdict != Verdict::Multiple || self.in_order)
    }
}
