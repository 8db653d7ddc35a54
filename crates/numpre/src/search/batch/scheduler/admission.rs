//! Fills free lanes with nodes that wait in memory, or with new puzzles.
//!
//! An example: of 256 lanes 30 are free, and 10 of the others are stuck and wait for a free lane.
//!
//! ```text
//!   lost per round   30 free − 10 that the next hand-over will fill = 20 lane-sweeps
//!   round 4          4 × 20 = 80 ≥ ADMIT: fill lanes from the first source below that applies
//!
//!   1. the state on the stacks with the most ready nodes, if it has at least 16; with fewer,
//!      only if nothing else is left or more than half of the states in memory are in use
//!   2. the state that was parked last
//!   3. up to 256 new puzzles, which are first loaded into a parked state of their own
//! ```
//!
//! One move seldom fills all free lanes, because a node keeps its bit within a byte. So a second
//! move follows at once if 16 lanes or more are still free.

use super::Scheduler;
use crate::lanes::{Lanes, Vector, lane_index, pair};
use crate::search::batch::accounts::Accounts;
use crate::search::batch::cost_model::CostModel;
use crate::search::batch::parked_state::ParkedState;

/// The lane-sweeps that may be lost before free lanes are filled; see [`Scheduler`].
const ADMIT: usize = 80;

/// The number of ready nodes in one state of the stacks from which on moving them is worth its
/// cost.
const READY: usize = 16;

impl<V: Vector> Scheduler<V> {
    /// Fills free lanes with nodes from memory or, if there are none, with new puzzles.
    #[inline(always)]
    pub(super) fn admit(&mut self, accounts: &mut Accounts<'_>, costs: &mut CostModel) {
        let mut free = self.lanes.live.complement();
        self.waits.free += free.len().saturating_sub(self.lanes.waiting_for_partner().len());
        if self.waits.free < ADMIT {
            return;
        }
        self.waits.free = 0;
        // The second move crosses the halves if the first did not, or takes from the next state.
        for _ in 0..2 {
            if free.len() < 16 {
                return;
            }
            let idle = self.parked.is_empty() && accounts.is_drained();
            if let Some((count, number)) = self.stacks.most_ready()
                && (count >= READY || idle || self.waiting() > self.bounds.states / 2)
            {
                self.resume(number, free, costs);
                free = self.lanes.live.complement();
                continue;
            }
            if self.parked.is_empty() {
                let mut ids = [0; 256];
                let next = accounts.next(&mut ids, costs, self.lanes.live.len());
                if next == 0 {
                    return;
                }
                self.load(&ids[..next], accounts, costs);
            }
            let crossed = self.turn();
            let Some(parked_state) = self.parked.last_mut() else { return };
            let pairing = pair::<V>(parked_state.valid, free, crossed);
            self.state.merge(&parked_state.state, &pairing.map, pairing.take);
            let ids = &mut self.ids;
            let mut over = 0;
            pairing.take.for_each(|lane| {
                let id = parked_state.ids[lane_index(pairing.map.source(lane))];
                ids[lane_index(lane)] = id;
                over += usize::from(accounts.account(id).over);
            });
            self.lanes.second = self.lanes.second.or(pairing.bring(parked_state.second));
            self.lanes.in_order = self.lanes.in_order.or(pairing.bring(parked_state.in_order));
            self.over += over;
            costs.moved();
            parked_state.valid = parked_state.valid.without(pairing.given);
            if parked_state.valid.is_empty()
                && let Some(empty) = self.parked.pop()
            {
                self.spare.push(empty);
            }
            self.lanes.live = self.lanes.live.or(pairing.take);
            self.lanes.fresh = self.lanes.fresh.or(pairing.take);
            free = self.lanes.live.complement();
        }
    }

    /// Loads these puzzles into a parked state. Puzzles with too few givens to be proper go to the
    /// scalar engine instead.
    #[inline(always)]
    fn load(&mut self, ids: &[u32], accounts: &mut Accounts<'_>, costs: &mut CostModel) {
        let mut parked_state = self.spare.pop().unwrap_or_else(|| Box::new(ParkedState::new()));
        let kinds = parked_state.load(accounts.puzzles(), ids);
        kinds.improper.for_each(|lane| {
            let id = parked_state.ids[lane_index(lane)];
            accounts.account(id).evict();
            accounts.close(id);
        });
        parked_state.valid = parked_state.valid.without(kinds.improper);
        if accounts.in_order {
            parked_state.in_order = kinds.in_order;
            kinds.in_order.for_each(|lane| {
                accounts.account(parked_state.ids[lane_index(lane)]).in_order = true
            });
        }
        costs.admitted(parked_state.valid.len());
        self.parked.push(parked_state);
    }

    /// Moves the ready nodes of one state of the stacks, given by its number, into free lanes.
    #[inline(always)]
    fn resume(&mut self, number: usize, free: Lanes, costs: &mut CostModel) {
        let crossed = self.turn();
        let Some((nodes, ready)) = self.stacks.ready(number) else { return };
        let pairing = pair::<V>(*ready, free, crossed);
        self.state.merge(&nodes.state, &pairing.map, pairing.take);
        let ids = &mut self.ids;
        pairing.take.for_each(|lane| {
            ids[lane_index(lane)] = nodes.ids[lane_index(pairing.map.source(lane))]
        });
        nodes.valid = nodes.valid.without(pairing.given);
        *ready = ready.without(pairing.given);
        costs.moved();
        self.lanes.live = self.lanes.live.or(pairing.take);
        self.lanes.in_order = self.lanes.in_order.or(pairing.take);
        self.lanes.fresh = self.lanes.fresh.or(pairing.take);
    }
}
