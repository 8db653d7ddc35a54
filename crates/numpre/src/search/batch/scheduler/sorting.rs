//! Runs a sweep, and sorts the lanes by its result. Examples of a lane before and after:
//!
//! ```text
//!   before                sweep finds                    after
//!   open                  a contradiction                free
//!   open                  a new single, cells open       swept again
//!   open                  no new single, cells open      stuck: it has to branch
//!   just admitted         no new single, cells open      swept again: no earlier sweep to compare
//!   open                  all cells single               closed: the next sweep confirms it
//!   closed                all cells single, alive        solved: counted, then delivered
//!   open, in `second`     all cells single before        free: there was nothing to split, so it
//!                         it could be split              is the same board as its first child
//! ```

use super::Scheduler;
use crate::lanes::{Lanes, Split, SweepResult, Vector, lane_index, pair, rows_hold, sweep};
use crate::search::batch::accounts::Accounts;
use crate::search::batch::cost_model::CostModel;

/// The lane-sweeps that may be lost before solutions are delivered; see [`Scheduler`].
const DELIVER: usize = 80;

/// The number of lanes newly closed in a sweep from which on their rows are checked at once. Fewer
/// are left to the next sweep, which confirms them at no extra cost.
const CONFIRM: usize = 12;

impl<V: Vector> Scheduler<V> {
    /// Sweeps all lanes, and sorts them by the result.
    #[inline(always)]
    pub(super) fn sweep(&mut self, accounts: &mut Accounts<'_>, costs: &mut CostModel) {
        let swept = self.sweep_state();
        let open = swept.open.lanes();
        let (alive, sure) = self.confirmed(swept.alive.lanes(), open);
        let unsplit = swept.unsplit.lanes().and(alive);
        self.end_contradictions(alive, unsplit.without(open), accounts);
        // An open lane that found nothing to split on has made progress; it is split later.
        let unsplit = unsplit.and(open);
        self.lanes.first = self.lanes.first.and(unsplit);
        self.lanes.second = self.lanes.second.and(unsplit);
        let before = self.lanes.closed;
        self.lanes.closed = self.lanes.live.without(open);
        let solved = self.lanes.closed.and(before.or(sure));
        self.count_solutions(solved, accounts, costs);
        let done = swept.progress.lanes().or(unsplit).or(self.lanes.fresh);
        self.lanes.stuck = self.lanes.live.and(open).without(done);
        self.lanes.fresh = Lanes::NONE;
    }

    /// Sweeps all lanes once, and splits the lanes that wait for it.
    #[inline(always)]
    fn sweep_state(&mut self) -> SweepResult<V> {
        let pending = self.lanes.to_split();
        if pending.is_empty() {
            sweep::<V, false>(&mut self.state, &mut self.scratch, Split::none())
        } else {
            let split =
                Split::choose(&self.state, V::from_lanes(pending), V::from_lanes(self.lanes.first));
            sweep::<V, true>(&mut self.state, &mut self.scratch, split)
        }
    }

    /// Returns the lanes still alive, and the lanes closed in this sweep that are sure to hold
    /// solutions. The latter are found by a check of the rows, if enough lanes have closed.
    #[inline(always)]
    fn confirmed(&self, alive: Lanes, open: Lanes) -> (Lanes, Lanes) {
        let closing = self.lanes.live.and(alive).without(open).without(self.lanes.closed);
        if closing.len() < CONFIRM {
            return (alive, Lanes::NONE);
        }
        let sure = closing.and(rows_hold(&self.state).lanes());
        (alive.without(closing.without(sure)), sure)
    }

    /// Empties the lanes that contradict. Also empties the second children among the lanes `whole`,
    /// whose cells all became single before they were split: such a lane holds the same board as
    /// its first child.
    #[inline(always)]
    fn end_contradictions(&mut self, alive: Lanes, whole: Lanes, accounts: &mut Accounts<'_>) {
        let dead = self.lanes.live.without(alive);
        let (ids, stacks) = (&self.ids, &mut self.stacks);
        dead.and(self.lanes.in_order)
            .for_each(|lane| stacks.make_ready(accounts.account(ids[lane_index(lane)])));
        self.end(dead.or(whole.and(self.lanes.second)), accounts);
    }

    /// Counts the solutions that are new in this sweep. A puzzle with two of them is decided.
    #[inline(always)]
    fn count_solutions(
        &mut self,
        solved: Lanes,
        accounts: &mut Accounts<'_>,
        costs: &mut CostModel,
    ) {
        // If solutions are wanted, those of a puzzle not searched in order come from the scalar
        // engine, because the two found here depend on the batch.
        let wanted = !accounts.firsts.is_empty();
        let (ids, in_order, mut over) = (&self.ids, self.lanes.in_order, 0);
        let (stacks, mut seconds) = (&mut self.stacks, Lanes::NONE);
        solved.without(self.lanes.solved).for_each(|lane| {
            let account = accounts.account(ids[lane_index(lane)]);
            account.count = account.count.saturating_add(1);
            if in_order.contains(lane) {
                if account.count == 1 {
                    stacks.make_ready(account);
                } else {
                    seconds.insert(lane);
                    stacks.clear(account);
                    // If solutions are wanted, this lane still has to deliver the second one.
                    if !wanted && !account.over {
                        account.over = true;
                        accounts.settle(ids[lane_index(lane)]);
                    }
                }
            } else if account.count == 2 && !account.over {
                account.over = true;
                let branches = account.nodes;
                if wanted {
                    costs.evicted(branches)
                } else {
                    costs.several(branches)
                }
                over += 1;
                accounts.settle(ids[lane_index(lane)]);
            }
        });
        self.over += over;
        self.lanes.solved = solved;
        if accounts.seconds.is_empty() {
            self.end(seconds, accounts);
        } else {
            self.lanes.seconds = self.lanes.seconds.or(seconds);
        }
    }

    /// Moves solutions out of their lanes into the buffer, and writes the buffer when it is nearly
    /// full. If no solutions are wanted, only empties their lanes.
    #[inline(always)]
    pub(super) fn deliver(&mut self, accounts: &mut Accounts<'_>) {
        if accounts.firsts.is_empty() {
            return self.end(self.lanes.solved, accounts);
        }
        let waiting = self.lanes.solved.len();
        self.waits.solved += waiting;
        if self.waits.solved < self.share(DELIVER)
            && (waiting == 0 || waiting + self.lanes.stuck.len() < self.lanes.live.len())
        {
            return;
        }
        self.waits.solved = 0;
        let pairing = pair::<V>(self.lanes.solved, self.buffer.filled.complement(), self.turn());
        self.buffer.take(&self.state, &pairing, &self.ids, self.lanes.seconds);
        self.lanes.free(pairing.given);
        if self.buffer.filled.len() > 192 || pairing.take.is_empty() {
            self.buffer.flush(accounts);
        }
    }
}
