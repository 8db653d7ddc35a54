//! Second children of puzzles that are searched depth first: a stack for each, spread over states
//! in memory.

use super::account::{Account, StackPlace};
use super::accounts::Accounts;
use super::parked_state::ParkedState;
use super::reading_order::split_in_order;
use crate::lanes::{Lanes, State, Vector, lane_index};

/// The share of stuck lanes that a state with others already in it must have room for, in quarters.
const ROOM: usize = 3;

/// The stacks. A puzzle's nodes are linked from the latest down; only the latest may become ready,
/// and only when its puzzle has no node in any lane. So its solutions come in the order of the
/// branches.
pub(super) struct Stacks<V> {
    /// States in memory; a place keeps its number.
    levels: Vec<Option<Box<Level<V>>>>,
}

/// A state of which some lanes hold nodes.
struct Level<V> {
    nodes: Box<ParkedState<V>>,
    /// Lanes whose puzzle waits for just this node.
    ready: Lanes,
    /// The node below in the same puzzle's stack.
    below: [StackPlace; 256],
}

impl<V: Vector> Stacks<V> {
    pub(super) fn new() -> Stacks<V> {
        Stacks { levels: Vec::new() }
    }

    /// How many states there are.
    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        self.levels.iter().flatten().count()
    }

    /// A state with room for most of these lanes, the fullest first.
    #[inline(always)]
    pub(super) fn room_for(&self, lanes: Lanes) -> Option<usize> {
        let rooms = self.levels.iter().enumerate().filter_map(|(number, level)| {
            let valid = level.as_ref()?.nodes.valid;
            (4 * lanes.without(valid).len() >= ROOM * lanes.len()).then(|| (valid.len(), number))
        });
        rooms.max().map(|(_, number)| number)
    }

    /// Takes an empty state in; its number.
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

    /// Splits those of these lanes for which the state of this number has room; what comes second
    /// goes there. Returns these.
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

    /// The puzzle has no node in any lane: its latest here, if there is one, is its next.
    #[inline(always)]
    pub(super) fn make_ready(&mut self, account: &mut Account) {
        if let Some((number, lane)) = account.top.get()
            && let Some(level) = &mut self.levels[number]
        {
            level.ready.insert(lane);
            account.top = level.below[lane];
        }
    }

    /// Drops what is stacked for a puzzle.
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

    /// The state with most nodes ready: how many, and its number.
    #[inline(always)]
    pub(super) fn most_ready(&self) -> Option<(usize, usize)> {
        let ready =
            |level: &Option<Box<Level<V>>>| level.as_ref().map_or(0, |level| level.ready.len());
        let most =
            self.levels.iter().enumerate().map(|(number, level)| (ready(level), number)).max();
        most.filter(|&(count, _)| count > 0)
    }

    /// The state of this number, and which of its nodes are ready.
    #[inline(always)]
    pub(super) fn ready(&mut self, number: usize) -> Option<(&mut ParkedState<V>, &mut Lanes)> {
        self.levels[number].as_mut().map(|level| (&mut *level.nodes, &mut level.ready))
    }

    /// Gives back the states that have become empty.
    #[inline(always)]
    pub(super) fn release(&mut self, spare: &mut Vec<Box<ParkedState<V>>>) {
        for level in &mut self.levels {
            if let Some(empty) = level.take_if(|level| level.nodes.valid.is_empty()) {
                spare.push(empty.nodes);
            }
        }
    }

    /// Gives back all states; `each` is told the puzzles of their nodes.
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
