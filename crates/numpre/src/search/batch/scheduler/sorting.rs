//! A sweep, and the lanes sorted by what came out of it.

use super::Scheduler;
use crate::lanes::{Lanes, Split, SweepResult, Vector, lane_index, pair, rows_hold, sweep};
use crate::search::batch::accounts::Accounts;
use crate::search::batch::cost_model::CostModel;

/// Lane-sweeps that may be lost waiting before solutions are delivered; see [`Scheduler`].
const DELIVER: usize = 80;

/// Lanes closed in a sweep that are worth a look at their rows; fewer are confirmed by the next
/// sweep.
const CONFIRM: usize = 12;

impl<V: Vector> Scheduler<V> {
    /// Sweeps, and sorts the lanes by what came out.
    #[inline(always)]
    pub(super) fn sweep(&mut self, accounts: &mut Accounts<'_>, costs: &mut CostModel) {
        let swept = self.sweep_state();
        let open = swept.open.lanes();
        let (alive, sure) = self.confirmed(swept.alive.lanes(), open);
        let unsplit = swept.unsplit.lanes().and(alive);
        self.end_contradictions(alive, unsplit.without(open), accounts);
        // What found nothing to split on has made progress; it is split later.
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

    /// One sweep over all lanes, splitting those that are to be split.
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

    /// The lanes still alive, and those closed just now that are sure to hold solutions: where many
    /// have closed, their rows are looked at.
    #[inline(always)]
    fn confirmed(&self, alive: Lanes, open: Lanes) -> (Lanes, Lanes) {
        let closing = self.lanes.live.and(alive).without(open).without(self.lanes.closed);
        if closing.len() < CONFIRM {
            return (alive, Lanes::NONE);
        }
        let sure = closing.and(rows_hold(&self.state).lanes());
        (alive.without(closing.without(sure)), sure)
    }

    /// Empties the lanes that contradict, and of those that closed before they were split, which
    /// are `whole`, the second children: such a one is its first child over again.
    #[inline(always)]
    fn end_contradictions(&mut self, alive: Lanes, whole: Lanes, accounts: &mut Accounts<'_>) {
        let dead = self.lanes.live.without(alive);
        let (ids, stacks) = (&self.ids, &mut self.stacks);
        dead.and(self.lanes.in_order)
            .for_each(|lane| stacks.make_ready(accounts.account(ids[lane_index(lane)])));
        self.end(dead.or(whole.and(self.lanes.second)), accounts);
    }

    /// Counts the solutions that were not there before; a puzzle with two is over.
    #[inline(always)]
    fn count_solutions(
        &mut self,
        solved: Lanes,
        accounts: &mut Accounts<'_>,
        costs: &mut CostModel,
    ) {
        // Where solutions are wanted, the scalar engine has to find these two itself.
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
                    // Where solutions are wanted, this lane still has to deliver the second.
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

    /// Takes solutions out of their lanes.
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
