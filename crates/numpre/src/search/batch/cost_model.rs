//! Whether the kernel earns what it costs, or the scalar engine would be quicker.

/// Weighs what the kernel spends against what the scalar engine would, and closes where that is
/// less.
///
/// The kernel does not search depth first: of a puzzle with very many solutions it opens many more
/// nodes than the two leaves the scalar engine runs straight to. One such puzzle does not matter; a
/// file of them would. Both sides are counted in nanoseconds as once measured: how the two compare
/// differs little between machines, and only speed hangs on it, never an answer.
#[derive(Clone, Debug)]
pub(super) struct CostModel {
    /// Of late: halved at every look.
    now: Balance,
    /// What was left of it after the last look.
    carried: Balance,
    /// In the long run.
    ever: Balance,
    sweeps: u32,
    /// Puzzles still to be passed by.
    closed_for: u32,
    /// For how many it closes next time.
    next_closure: u32,
}

/// What was spent, and what it would have cost the scalar engine, in nanoseconds.
#[derive(Clone, Copy, Debug)]
struct Balance {
    spent: i64,
    worth: i64,
}

impl Balance {
    const EVEN: Balance = Balance { spent: 0, worth: 0 };

    /// This share of it, and what came later.
    const fn fading(self, part: i64, of: i64, later: Balance) -> Balance {
        Balance {
            spent: self.spent * part / of + later.spent,
            worth: self.worth * part / of + later.worth,
        }
    }
}

/// A sweep with what goes with it, and a split sweep on top of that.
const SWEEP: i64 = 1_900;
const SPLIT: i64 = 750;
/// A move of lanes: hand-over, parking or admission.
const MOVE: i64 = 900;

/// What the scalar engine needs for any puzzle, for a branch, and for finding two of many
/// solutions.
const PUZZLE: i64 = 1_500;
const BRANCH: i64 = 450;
const SEVERAL: i64 = 3_500;

/// How many sweeps there are between two looks.
const LOOK: u32 = 64;
const FIRST_CLOSURE: u32 = 1 << 12;
const LONGEST_CLOSURE: u32 = 1 << 17;

impl CostModel {
    pub(super) const OPEN: CostModel = CostModel {
        now: Balance::EVEN,
        carried: Balance::EVEN,
        ever: Balance::EVEN,
        sweeps: 0,
        closed_for: 0,
        next_closure: FIRST_CLOSURE,
    };

    /// How many of so many puzzles to pass by.
    #[inline(always)]
    pub(super) fn pass_by(&mut self, puzzles: usize) -> usize {
        let passed = puzzles.min(self.closed_for as usize);
        self.closed_for -= passed as u32;
        passed
    }

    /// So many puzzles have been let in.
    #[inline(always)]
    pub(super) fn admitted(&mut self, puzzles: usize) {
        self.now.worth += PUZZLE * puzzles as i64;
    }

    /// So many branches have been made.
    #[inline(always)]
    pub(super) fn branched(&mut self, branches: usize) {
        self.now.worth += BRANCH * branches as i64;
    }

    /// Lanes have been moved.
    #[inline(always)]
    pub(super) fn moved(&mut self) {
        self.now.spent += MOVE;
    }

    /// A puzzle of so many branches has multiple solutions: most branches were in vain.
    #[inline(always)]
    pub(super) fn several(&mut self, branches: u16) {
        self.now.worth += (SEVERAL - PUZZLE - BRANCH * i64::from(branches)).min(0);
    }

    /// A puzzle of so many branches is left to the scalar engine: all of them were in vain.
    #[inline(always)]
    pub(super) fn evicted(&mut self, branches: u16) {
        self.now.worth -= PUZZLE + BRANCH * i64::from(branches);
    }

    /// Counts a sweep; in the tail of a long call all puzzles are let in. Whether the costs closes
    /// now.
    #[inline(always)]
    pub(super) fn swept(&mut self, split: bool, is_tail: bool) -> bool {
        self.now.spent += SWEEP + if split { SPLIT } else { 0 };
        self.sweeps += 1;
        if !self.sweeps.is_multiple_of(LOOK) {
            return false;
        }
        let Balance { spent, worth } = self.now;
        let later =
            Balance { spent: spent - self.carried.spent, worth: worth - self.carried.worth };
        self.ever = self.ever.fading(15, 16, later);
        // A batch just begun has not earned much: that is no sign.
        let closes = spent > worth.saturating_add(SWEEP * i64::from(LOOK) / 2);
        if closes && is_tail && self.ever.spent <= self.ever.worth {
            // The last nodes of a long call earn nothing. They are left to the scalar engine; that
            // is no sign for the next call.
            (self.now, self.carried) = (Balance::EVEN, Balance::EVEN);
        } else if closes {
            *self = CostModel {
                closed_for: self.next_closure,
                next_closure: (2 * self.next_closure).min(LONGEST_CLOSURE),
                ..CostModel::OPEN
            };
        } else {
            if self.sweeps >= 64 * LOOK {
                (self.next_closure, self.sweeps) = (FIRST_CLOSURE, 0);
            }
            self.now = self.now.fading(1, 2, Balance::EVEN);
            self.carried = self.now;
        }
        closes
    }
}
