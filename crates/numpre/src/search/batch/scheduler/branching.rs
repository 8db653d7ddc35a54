//! Branches stuck nodes. The first child stays in the lane; where the second child goes depends on
//! how many lanes are stuck and on how the puzzle is searched:
//!
//! ```text
//!   searched in     second child goes to     when                           function
//!   any order       a free lane              64 lane-sweeps were lost,      hand_over
//!                                            and a lane is free
//!   any order       a copy of the whole      120 lanes or more are stuck    park
//!                   state in memory
//!   reading order   the puzzle's own stack   128 lane-sweeps were lost      branch_in_order
//! ```
//!
//! With 40 lanes stuck and none free, nothing happens until either 120 are stuck or lanes become
//! free. With 40 stuck and 30 free, each round counts min(40, 30) = 30 lane-sweeps, so that the
//! third round hands over.

use super::{DROP, Scheduler};
use crate::lanes::{Lanes, Vector, lane_index, pair};
use crate::search::batch::accounts::Accounts;
use crate::search::batch::cost_model::CostModel;
use crate::search::batch::parked_state::ParkedState;

/// The lane-sweeps that may be lost before a hand-over is worth its cost; see [`Scheduler`].
const HAND_OVER: usize = 64;
/// The lane-sweeps that may be lost before lanes searched in reading order are split.
const IN_ORDER: usize = 128;

/// The number of stuck lanes from which on their second children are parked in memory.
const PARK: usize = 120;

impl<V: Vector> Scheduler<V> {
    /// Copies stuck nodes into free lanes. The next sweep splits both: the original keeps the first
    /// half, the copy the second.
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

    /// Counts a branch of this lane's puzzle, and leaves the puzzle to the scalar engine if that is
    /// one branch too many. Returns the number of puzzles decided by that: 1 or 0.
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

    /// Copies the whole state to memory if 120 lanes or more are stuck. The copies of the stuck
    /// lanes are the second children; their originals keep the first half in the next sweep.
    #[inline(always)]
    pub(super) fn park(&mut self, accounts: &mut Accounts<'_>, costs: &mut CostModel) {
        let stuck = self.lanes.waiting_for_partner();
        if stuck.len() < PARK {
            return;
        }
        if self.waiting() >= self.bounds.states {
            // Memory is bounded: puzzles that need more of it are left to the scalar engine.
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

    /// Splits the stuck nodes of puzzles that are searched in reading order, and puts the second
    /// children on the stacks of their puzzles.
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
        let mut over_limit = Lanes::NONE;
        split.for_each(|lane| {
            let account = accounts.account(ids[lane_index(lane)]);
            account.nodes = account.nodes.saturating_add(1);
            account.open = account.open.saturating_add(1);
            if account.nodes > self.bounds.branches_in_order {
                over_limit.insert(lane);
            }
        });
        if !over_limit.is_empty() {
            self.evict_in_order(over_limit, accounts, costs);
        }
    }

    /// Leaves the puzzles of these lanes, which are searched in reading order, to the scalar
    /// engine.
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
