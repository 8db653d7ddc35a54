//! Which of the 256 lanes stand where in the search.

use crate::lanes::Lanes;

/// The lanes by what comes next for them.
///
/// ```text
///   live ─┬─ stuck            nothing left to do but to branch
///         ├─ first │ second   to be split in the next sweep: which half each keeps
///         ├─ closed ── solved ── seconds
///         ├─ in_order         of puzzles that are searched depth first (any of the above)
///         └─ the others       to be swept again
/// ```
pub(super) struct LaneSets {
    /// Lanes that hold a node. All the other sets but `fresh` are among them.
    pub(super) live: Lanes,
    /// Those of puzzles that are searched in order.
    pub(super) in_order: Lanes,
    /// Those with nothing left to do but to branch.
    pub(super) stuck: Lanes,
    /// Those to be split in the next sweep that keep the first half.
    pub(super) first: Lanes,
    /// Those that keep the second.
    pub(super) second: Lanes,
    /// Those admitted since the last sweep; some may have been emptied again.
    pub(super) fresh: Lanes,
    /// Those all of whose cells were single after the last sweep.
    pub(super) closed: Lanes,
    /// Those of `closed` that the last sweep has confirmed to be solutions.
    pub(super) solved: Lanes,
    /// Of these, those that are the second solution of a puzzle searched in order.
    pub(super) seconds: Lanes,
}

impl LaneSets {
    /// No lane holds a node.
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

    /// Those that are to be split in the next sweep.
    #[inline(always)]
    pub(super) fn to_split(&self) -> Lanes {
        self.first.or(self.second)
    }

    /// Those that wait for a free lane to be split into.
    #[inline(always)]
    pub(super) fn waiting_for_partner(&self) -> Lanes {
        self.stuck.without(self.in_order)
    }

    /// Empties lanes.
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

    /// Whether the sets stand to each other as drawn above.
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
