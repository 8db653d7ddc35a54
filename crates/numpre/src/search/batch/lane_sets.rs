//! The sets of lanes that the scheduler distinguishes.

use crate::lanes::Lanes;

/// The lanes, grouped by what happens to them next.
///
/// ```text
///   live ─┬─ stuck            no new single in the last sweep: has to branch
///         ├─ first │ second   split in the next sweep: `first` keeps one half, `second` the other
///         ├─ closed           every cell has one candidate
///         │    └─ solved      confirmed as a solution
///         │         └─ seconds   the second solution of a puzzle searched in reading order
///         ├─ in_order         searched in reading order (any of the above)
///         └─ the others       swept again
/// ```
pub(super) struct LaneSets {
    /// Lanes that hold a node. All other sets but `fresh` are subsets of it.
    pub(super) live: Lanes,
    /// Lanes of puzzles that are searched in reading order.
    pub(super) in_order: Lanes,
    /// Lanes whose last sweep found no new single: they have to branch.
    pub(super) stuck: Lanes,
    /// Lanes that the next sweep splits and that keep the first half.
    pub(super) first: Lanes,
    /// Lanes that the next sweep splits and that keep the second half.
    pub(super) second: Lanes,
    /// Lanes filled since the last sweep; some may have been emptied again.
    pub(super) fresh: Lanes,
    /// Lanes in which every cell had one candidate after the last sweep.
    pub(super) closed: Lanes,
    /// Lanes of `closed` that are confirmed to be solutions.
    pub(super) solved: Lanes,
    /// Lanes of `solved` that hold the second solution of a puzzle searched in reading order.
    pub(super) seconds: Lanes,
}

impl LaneSets {
    /// Returns the sets of a scheduler in which no lane holds a node.
    #[inline(always)]
    pub(super) fn new() -> LaneSets {
        let none = Lanes::NONE;
        LaneSets {
            live: none,
            in_order: none,
            stuck: none,
            first: none,
            second: none,
            fresh: none,
            closed: none,
            solved: none,
            seconds: none,
        }
    }

    /// Returns the lanes that the next sweep splits.
    #[inline(always)]
    pub(super) fn to_split(&self) -> Lanes {
        self.first.or(self.second)
    }

    /// Returns the stuck lanes that wait for a free lane to take their second child.
    #[inline(always)]
    pub(super) fn waiting_for_partner(&self) -> Lanes {
        self.stuck.without(self.in_order)
    }

    /// Removes these lanes from all sets but `fresh`.
    #[inline(always)]
    pub(super) fn free(&mut self, lanes: Lanes) {
        self.live = self.live.without(lanes);
        self.in_order = self.in_order.without(lanes);
        self.seconds = self.seconds.without(lanes);
        self.stuck = self.stuck.without(lanes);
        self.first = self.first.without(lanes);
        self.second = self.second.without(lanes);
        self.closed = self.closed.without(lanes);
        self.solved = self.solved.without(lanes);
    }

    /// Returns whether the sets are subsets of each other, and disjoint, as in the picture above.
    pub(super) fn are_sound(&self) -> bool {
        let among = |part: Lanes, whole: Lanes| part.without(whole).is_empty();
        let parts = [self.in_order, self.stuck, self.first, self.second, self.closed];
        parts.into_iter().all(|part| among(part, self.live))
            && among(self.solved, self.closed)
            && among(self.seconds, self.solved.and(self.in_order))
            && self.first.and(self.second).is_empty()
            && self.stuck.and(self.to_split()).is_empty()
            && self.stuck.and(self.closed).is_empty()
    }
}
