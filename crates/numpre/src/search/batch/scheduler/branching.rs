//! What happens to stuck lanes: a copy in a free lane, in memory, or on the puzzle's stack.

use super::{DROP, Scheduler};
use crate::lanes::{Lanes, Vector, lane_index, pair};
use crate::search::batch::accounts::Accounts;
use crate::search::batch::cost_model::CostModel;
use crate::search::batch::parked_state::ParkedState;

/// Lane-sweeps that may be lost waiting before a hand-over is worth its cost; see [`Scheduler`].
const HAND_OVER: usize = 64;
/// The same for the split of lanes that are searched in order.
const IN_ORDER: usize = 128;

/// Stuck lanes at which second children go to memory.
const PARK: usize = 120;

impl<V: Vector> Scheduler<V> {
    /// Copies stuck nodes into free lanes; both will be split.
    #[inline(always)]
    pub(super) fn hand_over(&mut self, accounts: &mut Accounts<'_>, costs: &mut CostModel) {
        let free = self.lanes.live.complement();
        let stuck = self.lanes.waiting_for_partner();
        self.waits.pairing += stuck.len().min(free.len());
        if free.is_empty() || self.waits.pairing < self.share(HAND_OVER) {
            return;
        }
        self.waits.pairing = 0;
        let pairing = pair::<V>(stuck, free, self.turn());
        self.state.hand_over(&pairing.map, pairing.take);
        let mut over = 0;
        pairing.take.for_each(|lane| {
            self.ids[lane_index(lane)] = self.ids[lane_index(pairing.map.source(lane))];
            over += self.count_branch(lane, accounts, costs);
        });
        self.over += over;
        self.lanes.live = self.lanes.live.or(pairing.take);
        self.lanes.stuck = self.lanes.stuck.without(pairing.given);
        self.lanes.first = self.lanes.first.or(pairing.given);
        self.lanes.second = self.lanes.second.or(pairing.take);
        costs.moved();
        costs.branched(pairing.take.len());
    }

    /// Counts a branch of this lane's puzzle, and leaves the puzzle to the scalar engine if it is
    /// one too many: 1 then, else 0.
    #[inline(always)]
    fn count_branch(
        &self,
        lane: usize,
        accounts: &mut Accounts<'_>,
        costs: &mut CostModel,
    ) -> usize {
        let account = accounts.account(self.ids[lane_index(lane)]);
        account.nodes = account.nodes.saturating_add(1);
        account.open = account.open.saturating_add(1);
        let evicts = account.nodes > self.bounds.branches && !account.over;
        if evicts {
            costs.evicted(account.nodes);
            account.evict();
        }
        usize::from(evicts)
    }

    /// Where very many are stuck, copies them all to memory.
    #[inline(always)]
    pub(super) fn park(&mut self, accounts: &mut Accounts<'_>, costs: &mut CostModel) {
        let stuck = self.lanes.waiting_for_partner();
        if stuck.len() < PARK {
            return;
        }
        if self.waiting() >= self.bounds.states {
            // Memory is bounded: the puzzles that want more are left to the scalar engine.
            let ids = &self.ids;
            stuck.for_each(|lane| {
                let account = accounts.account(ids[lane_index(lane)]);
                if !account.over {
                    account.evict();
                    costs.evicted(account.nodes);
                }
            });
            self.over += 1;
            self.waits.over = DROP;
            return;
        }
        let mut parked_state = self.spare.pop().unwrap_or_else(|| Box::new(ParkedState::new()));
        parked_state.park(&self.state, stuck, &self.ids);
        self.parked.push(parked_state);
        let mut over = 0;
        stuck.for_each(|lane| over += self.count_branch(lane, accounts, costs));
        self.over += over;
        costs.moved();
        costs.branched(stuck.len());
        self.lanes.first = self.lanes.first.or(stuck);
        self.lanes.stuck = self.lanes.stuck.without(stuck);
    }

    /// Splits the stuck nodes of puzzles that are searched in order; the second children go on
    /// their stacks.
    #[inline(always)]
    pub(super) fn branch_in_order(&mut self, accounts: &mut Accounts<'_>, costs: &mut CostModel) {
        let stuck = self.lanes.stuck.and(self.lanes.in_order);
        self.waits.in_order += stuck.len();
        if stuck.is_empty() || self.waits.in_order < self.share(IN_ORDER) {
            return;
        }
        self.waits.in_order = 0;
        let number = match self.stacks.room_for(stuck) {
            Some(number) => number,
            None => {
                self.stacks.release(&mut self.spare);
                if self.waiting() >= self.bounds.states {
                    return self.evict_in_order(stuck, accounts, costs);
                }
                self.stacks.add(self.spare.pop().unwrap_or_else(|| Box::new(ParkedState::new())))
            }
        };
        let split = self.stacks.split(number, &mut self.state, stuck, &self.ids, accounts);
        self.lanes.stuck = self.lanes.stuck.without(split);
        costs.moved();
        costs.branched(split.len());
        let ids = &self.ids;
        let mut tired = Lanes::NONE;
        split.for_each(|lane| {
            let account = accounts.account(ids[lane_index(lane)]);
            account.nodes = account.nodes.saturating_add(1);
            account.open = account.open.saturating_add(1);
            if account.nodes > self.bounds.branches_in_order {
                tired.insert(lane);
            }
        });
        if !tired.is_empty() {
            self.evict_in_order(tired, accounts, costs);
        }
    }

    /// Leaves the puzzles of these lanes, which are searched in order, to the scalar engine.
    #[inline(always)]
    fn evict_in_order(&mut self, lanes: Lanes, accounts: &mut Accounts<'_>, costs: &mut CostModel) {
        let (ids, stacks) = (&self.ids, &mut self.stacks);
        lanes.for_each(|lane| {
            let account = accounts.account(ids[lane_index(lane)]);
            costs.evicted(account.nodes);
            stacks.clear(account);
            account.evict();
        });
        self.end(lanes, accounts);
    }
}
