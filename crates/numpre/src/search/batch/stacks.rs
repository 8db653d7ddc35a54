//! The stacks of puzzles that are searched depth first. They hold the second children of branches,
//! spread over states in memory.

use super::account::{Account, StackPlace};
use super::accounts::Accounts;
use super::parked_state::ParkedState;
use super::reading_order::split_in_order;
use crate::lanes::{Lanes, State, Vector, lane_index};

/// The share of the stuck lanes, in quarters, for which a partly filled state must have room to be
/// used.
const ROOM: usize = 3;

/// The stacks of all puzzles. The nodes of a puzzle are linked from the latest down. Only the
/// latest may become ready, and only when its puzzle has no node in any lane. So solutions are
/// found in the order of the branches.
///
/// An example, for a puzzle in lane 7 whose first branches are at r1c2 and r1c4:
///
/// ```text
///   branch at            stays in lane 7     second child goes to
///   r1c2 with 3 5        r1c2 = 3            state 0, lane 7:  r1c2 = 5
///   r1c4 with 2 8 9      r1c4 = 2            state 1, lane 7:  r1c2 = 3, r1c4 = 8 or 9
///                                            (lane 7 of state 0 is taken)
///   the puzzle's stack   top ─▶ state 1, lane 7 ─▶ state 0, lane 7 ─▶ none
/// ```
///
/// When the node in lane 7 ends, the node in state 1 becomes ready and `top` moves to state 0. The
/// ready node is moved to any free lane; the node in state 0 waits until that one has ended too.
pub(super) struct Stacks<V> {
    /// The states in memory. A state keeps its number, so that links to it stay valid.
    levels: Vec<Option<Box<Level<V>>>>,
}

/// A state in memory some of whose lanes hold nodes.
struct Level<V> {
    nodes: Box<ParkedState<V>>,
    /// Lanes whose node is the next one of its puzzle and can be moved to a free lane.
    ready: Lanes,
    /// The next node down in the same puzzle's stack, for each lane.
    below: [StackPlace; 256],
}

impl<V: Vector> Stacks<V> {
    pub(super) fn new() -> Stacks<V> {
        Stacks { levels: Vec::new() }
    }

    /// Returns how many states there are.
    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        self.levels.iter().flatten().count()
    }

    /// Returns the number of the fullest state that has room for three quarters of these lanes, or
    /// `None` if there is none.
    #[inline(always)]
    pub(super) fn room_for(&self, lanes: Lanes) -> Option<usize> {
        let rooms = self.levels.iter().enumerate().filter_map(|(number, level)| {
            let valid = level.as_ref()?.nodes.valid;
            (4 * lanes.without(valid).len() >= ROOM * lanes.len()).then(|| (valid.len(), number))
        });
        rooms.max().map(|(_, number)| number)
    }

    /// Adds an empty state. Returns its number.
    #[inline(always)]
    pub(super) fn add(&mut self, nodes: Box<ParkedState<V>>) -> usize {
        let level =
            Some(Box::new(Level { nodes, ready: Lanes::NONE, below: [StackPlace::NONE; 256] }));
        match self.levels.iter().position(Option::is_none) {
            Some(number) => {
                self.levels[number] = level;
                number
            }
            None => {
                self.levels.push(level);
                self.levels.len() - 1
            }
        }
    }

    /// Splits these lanes as far as the state of this number has room, and puts the second children
    /// there. Returns the lanes that were split.
    #[inline(always)]
    pub(super) fn split(
        &mut self,
        number: usize,
        state: &mut State<V>,
        lanes: Lanes,
        ids: &[u32; 256],
        accounts: &mut Accounts<'_>,
    ) -> Lanes {
        let Some(level) = &mut self.levels[number] else { return Lanes::NONE };
        let lanes = lanes.without(level.nodes.valid);
        split_in_order(state, &mut level.nodes.state, V::from_lanes(lanes));
        level.nodes.valid = level.nodes.valid.or(lanes);
        lanes.for_each(|lane| {
            let lane = lane_index(lane);
            level.nodes.ids[lane] = ids[lane];
            let top = &mut accounts.account(ids[lane]).top;
            level.below[lane] = std::mem::replace(top, StackPlace::of(number, lane));
        });
        lanes
    }

    /// Marks the latest node of a puzzle as ready, if it has one. To be called when the puzzle has
    /// no more nodes in any lane.
    #[inline(always)]
    pub(super) fn make_ready(&mut self, account: &mut Account) {
        if let Some((number, lane)) = account.top.get()
            && let Some(level) = &mut self.levels[number]
        {
            level.ready.insert(lane);
            account.top = level.below[lane];
        }
    }

    /// Drops all nodes on the stack of a puzzle.
    #[inline(always)]
    pub(super) fn clear(&mut self, account: &mut Account) {
        while let Some((number, lane)) = account.top.get()
            && let Some(level) = &mut self.levels[number]
        {
            level.nodes.valid.remove(lane);
            account.open = account.open.saturating_sub(1);
            account.top = level.below[lane];
        }
    }

    /// Finds the state with the most ready nodes. Returns how many these are and the state's
    /// number, or `None` if no node is ready.
    #[inline(always)]
    pub(super) fn most_ready(&self) -> Option<(usize, usize)> {
        let ready =
            |level: &Option<Box<Level<V>>>| level.as_ref().map_or(0, |level| level.ready.len());
        let most =
            self.levels.iter().enumerate().map(|(number, level)| (ready(level), number)).max();
        most.filter(|&(count, _)| count > 0)
    }

    /// Returns the state of this number and the set of its ready nodes.
    #[inline(always)]
    pub(super) fn ready(&mut self, number: usize) -> Option<(&mut ParkedState<V>, &mut Lanes)> {
        self.levels[number].as_mut().map(|level| (&mut *level.nodes, &mut level.ready))
    }

    /// Moves the states that have become empty to `spare`.
    #[inline(always)]
    pub(super) fn release(&mut self, spare: &mut Vec<Box<ParkedState<V>>>) {
        for level in &mut self.levels {
            if let Some(empty) = level.take_if(|level| level.nodes.valid.is_empty()) {
                spare.push(empty.nodes);
            }
        }
    }

    /// Drops all nodes, and moves all states to `spare`. Calls `each` with the puzzle of every
    /// node.
    #[inline(always)]
    pub(super) fn abandon(
        &mut self,
        spare: &mut Vec<Box<ParkedState<V>>>,
        mut each: impl FnMut(u32),
    ) {
        for level in self.levels.drain(..).flatten() {
            let mut nodes = level.nodes;
            nodes.valid.for_each(|lane| each(nodes.ids[lane_index(lane)]));
            nodes.valid = Lanes::NONE;
            spare.push(nodes);
        }
    }
}
