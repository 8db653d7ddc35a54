//! Decides when the batch kernel is worth its cost and when the scalar engine would be quicker.

/// Compares the time that the kernel spends with the time that the scalar engine would have needed
/// for the same work. Where the scalar engine would be quicker, the model *closes*: it sends the
/// next puzzles to that engine.
///
/// Most puzzles are not searched depth first here. If a puzzle has very many solutions, the kernel
/// opens many more nodes than the scalar engine, which runs straight to two leaves. One such puzzle
/// does not matter; a file of them would. Both times are sums of the constants below, which were
/// measured once. Their ratio differs little between machines, and a wrong decision costs time but
/// never changes an answer.
///
/// Two examples, at the look after 64 sweeps, in nanoseconds:
///
/// ```text
///                  spent                          worth
///   a good batch   64 sweeps × 1,900 = 121,600    256 puzzles  × 1,500 = 384,000
///                  30 splits ×   750 =  22,500    300 branches ×   450 = 135,000
///                  20 moves  ×   900 =  18,000
///                                      162,100    >                      519,000?  no: stay open
///   a bad batch    64 sweeps × 1,900 = 121,600    every puzzle was evicted:    0?  yes: close
/// ```
///
/// It closes if `spent` exceeds `worth` by more than half the cost of 64 sweeps, 60,800. The first
/// time it closes for 4,096 puzzles, then for twice as many each time, up to 131,072. After 64
/// looks without closing it begins with 4,096 again.
#[derive(Clone, Debug)]
pub(super) struct CostModel {
    /// The sums of recent work. Every look halves them, so that old work counts less and less.
    now: Balance,
    /// The value of `now` after the last look. The difference is what was added since.
    carried: Balance,
    /// The sums over the long run. Every look keeps 15/16 of them and adds what is new.
    ever: Balance,
    /// The number of sweeps since the model last closed or `next_closure` was last reset.
    sweeps: u32,
    /// The number of puzzles that still have to be sent to the scalar engine.
    closed_for: u32,
    /// The number of puzzles for which the model closes the next time.
    next_closure: u32,
}

/// The time that the kernel spent, and the time that the scalar engine would have needed for what
/// came of it, in nanoseconds.
#[derive(Clone, Copy, Debug)]
struct Balance {
    spent: i64,
    worth: i64,
}

impl Balance {
    const EVEN: Balance = Balance { spent: 0, worth: 0 };

    /// Returns the share `part / of` of this balance, plus `later`.
    const fn fading(self, part: i64, of: i64, later: Balance) -> Balance {
        Balance {
            spent: self.spent * part / of + later.spent,
            worth: self.worth * part / of + later.worth,
        }
    }
}

/// Nanoseconds of a sweep over 256 lanes, with the sorting of lanes after it.
const SWEEP: i64 = 1_900;
/// Nanoseconds by which a sweep takes longer if it splits lanes.
const SPLIT: i64 = 750;
/// Nanoseconds of a move of lanes: a hand-over, a parking or an admission.
const MOVE: i64 = 900;

/// Nanoseconds that the scalar engine needs for any puzzle.
const PUZZLE: i64 = 1_500;
/// Nanoseconds that the scalar engine needs for each branch.
const BRANCH: i64 = 450;
/// Nanoseconds that the scalar engine needs to find two of many solutions.
const SEVERAL: i64 = 3_500;

/// The number of sweeps between two looks at the balance.
const LOOK: u32 = 64;
/// The number of puzzles for which the model closes the first time.
const FIRST_CLOSURE: u32 = 1 << 12;
/// The greatest number of puzzles for which the model closes.
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

    /// Returns how many of the next `puzzles` have to be sent to the scalar engine, and counts
    /// them.
    #[inline(always)]
    pub(super) fn pass_by(&mut self, puzzles: usize) -> usize {
        let passed = puzzles.min(self.closed_for as usize);
        self.closed_for -= passed as u32;
        passed
    }

    /// Counts puzzles that were admitted to the kernel.
    #[inline(always)]
    pub(super) fn admitted(&mut self, puzzles: usize) {
        self.now.worth += PUZZLE * puzzles as i64;
    }

    /// Counts branches that the kernel has made.
    #[inline(always)]
    pub(super) fn branched(&mut self, branches: usize) {
        self.now.worth += BRANCH * branches as i64;
    }

    /// Counts a move of lanes.
    #[inline(always)]
    pub(super) fn moved(&mut self) {
        self.now.spent += MOVE;
    }

    /// Corrects the balance for a puzzle that turned out to have multiple solutions after this many
    /// branches: the scalar engine would not have needed more than [`SEVERAL`] for it.
    #[inline(always)]
    pub(super) fn several(&mut self, branches: u16) {
        self.now.worth += (SEVERAL - PUZZLE - BRANCH * i64::from(branches)).min(0);
    }

    /// Corrects the balance for a puzzle that is left to the scalar engine after this many
    /// branches: all that was done for it here was useless, so nothing of it counts.
    #[inline(always)]
    pub(super) fn evicted(&mut self, branches: u16) {
        self.now.worth -= PUZZLE + BRANCH * i64::from(branches);
    }

    /// Counts a sweep, and compares the sums at every 64th. Returns whether the model closes now:
    /// the caller then leaves all open puzzles to the scalar engine.
    ///
    /// `is_tail` says that a long call has no more puzzles to admit. Such a tail always ends in
    /// nearly empty lanes, so it does not close the model for the next call if the kernel was
    /// quicker in the long run.
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
        // A batch that has just begun has not earned much yet, hence the margin.
        let closes = spent > worth.saturating_add(SWEEP * i64::from(LOOK) / 2);
        if closes && is_tail && self.ever.spent <= self.ever.worth {
            // Leaves the last nodes of this call to the scalar engine, but keeps the model open for
            // the next call.
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
