//! The scheduler: assigns search nodes to lanes, and decides when lanes are filled, split and
//! emptied.

mod admission;
mod branching;
mod sorting;

use super::accounts::Accounts;
use super::cost_model::CostModel;
use super::lane_sets::LaneSets;
use super::parked_state::ParkedState;
use super::solution_buffer::SolutionBuffer;
use super::stacks::Stacks;
use crate::lanes::{Kernel, Lanes, Registers, State, Sweep, Vector, lane_index};

/// The lane-sweeps that may be lost before the lanes of decided puzzles are searched for and
/// emptied; see [`Scheduler`].
const DROP: usize = 48;

/// From this many puzzles on, the cost of the kernel is judged by the middle of a call and not by
/// its end, when most lanes are empty.
const LONG: usize = 256;

/// The limits beyond which puzzles are left to the scalar engine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// The number of states that may wait in memory, 24 KB each. It must be below 255, so that a
    /// [`StackPlace`](super::account::StackPlace) can number them.
    pub(super) states: usize,
    /// The number of branches that a puzzle may take. The hardest proper puzzles known take fewer
    /// than 800.
    pub(super) branches: u16,
    /// The same for puzzles that are searched in reading order, one node after the other.
    pub(super) branches_in_order: u16,
}

impl Bounds {
    pub(super) const USUAL: Bounds = Bounds { states: 64, branches: 4096, branches_in_order: 256 };
}

/// A kernel that searches all puzzles of the accounts. Its output is the greatest number of states
/// that waited in memory at a time.
pub(super) struct BatchSearch<'a, 'b> {
    pub(super) accounts: &'a mut Accounts<'b>,
    pub(super) costs: &'a mut CostModel,
    pub(super) bounds: Bounds,
}

impl Kernel for BatchSearch<'_, '_> {
    type Output = usize;

    #[inline(always)]
    fn run<V: Vector>(self, _: Registers<V>) -> usize {
        Scheduler::<V>::new(self.bounds).run(self.accounts, self.costs)
    }
}

/// The search: up to 256 nodes of any puzzles in the lanes of one state, swept together.
///
/// ```text
///            puzzles, 256 at a time         parked second children
///                      └──────────┬──────────────────┘
///                            admit (free lanes)              ┌─ contradiction: the lane is free
///                                 ▼                          │
///   ┌─────────────────────── 256 lanes ──── sweep ───────────┼─ all cells single, twice: deliver
///   │                             ▲                          │
///   │                             │                          ├─ a new single: sweep again
///   │  next sweep: both split,    │ hand over: the state     │
///   │  one each way               │ copied to a free lane    │
///   └─────────────────────────────┴──────────────────────────┴─ no new single: stuck
/// ```
///
/// # When lanes are moved
///
/// To hand over, to admit or to deliver costs about the same for few lanes as for many. So each of
/// these events waits until the lanes that wait for it have lost about as much time as the event
/// costs, as a skier rents until the rent adds up to the price of skis. The loss is counted in
/// *lane-sweeps*: one lane without useful work during one sweep. With 20 lanes stuck and 20 free:
///
/// ```text
///   before sweep              1    2    3    4
///   lane-sweeps counted      20   40   60   80     80 ≥ HAND_OVER (64): hand over now
/// ```
///
/// # How a node is split
///
/// A stuck lane and its copy hold the same state. In the next sweep both choose where to split, and
/// so both choose the same digit and band. Only which half each keeps has to be stored:
///
/// ```text
///                       lane 5                     lane 13
///   stuck               node N                     free
///   after hand-over     N, in the set `first`      N, in the set `second`
///   after next sweep    N, digit d in the first    N, digit d in any other
///                       of its ways in a band      of its ways in that band
/// ```
///
/// Lane 13 is 5 + 8: lanes move in whole bytes, so that a node keeps its bit within a byte unless
/// the whole word is rotated first.
struct Scheduler<V> {
    bounds: Bounds,
    state: Box<State<V>>,
    scratch: Box<Sweep<V>>,
    buffer: Box<SolutionBuffer<V>>,
    /// The index of the puzzle in each lane.
    ids: [u32; 256],
    /// The states that wait in memory; the last one in is the first one out.
    parked: Vec<Box<ParkedState<V>>>,
    /// Allocations of states that are not in use.
    spare: Vec<Box<ParkedState<V>>>,
    /// The second children of puzzles that are searched in reading order.
    stacks: Stacks<V>,
    lanes: LaneSets,
    waits: Waits,
    /// True if the last move crossed the halves of 128 lanes; the next one does the opposite.
    crossed: bool,
    /// The number of puzzles decided since lanes of decided puzzles were last searched for.
    over: usize,
}

/// The lane-sweeps that were lost to waiting for each event since it last happened.
#[derive(Default)]
struct Waits {
    /// By stuck lanes that wait for a hand-over while other lanes are free.
    pairing: usize,
    /// By free lanes that wait for nodes.
    free: usize,
    /// By solved lanes that wait to be delivered.
    solved: usize,
    /// By stuck lanes of puzzles searched in reading order that wait to be split.
    in_order: usize,
    /// By lanes of decided puzzles that wait to be emptied.
    over: usize,
}

impl<V: Vector> Scheduler<V> {
    #[inline(always)]
    fn new(bounds: Bounds) -> Scheduler<V> {
        Scheduler {
            bounds,
            state: Box::new(State::empty()),
            scratch: Box::new(Sweep::new()),
            buffer: Box::new(SolutionBuffer::new()),
            ids: [0; 256],
            parked: Vec::new(),
            spare: Vec::new(),
            stacks: Stacks::new(),
            lanes: LaneSets::new(),
            waits: Waits::default(),
            crossed: false,
            over: 0,
        }
    }

    /// Searches until no puzzle is left. Returns the greatest number of states that waited in
    /// memory at a time.
    #[inline(always)]
    fn run(&mut self, accounts: &mut Accounts<'_>, costs: &mut CostModel) -> usize {
        let is_long = accounts.queue.len() >= LONG || accounts.questions.is_some();
        let mut deepest = 0;
        loop {
            self.hand_over(accounts, costs);
            self.park(accounts, costs);
            self.branch_in_order(accounts, costs);
            deepest = deepest.max(self.waiting());
            self.admit(accounts, costs);
            self.drop_over(accounts);
            if self.lanes.live.is_empty() {
                if self.parked.is_empty()
                    && accounts.is_drained()
                    && self.stacks.most_ready().is_none()
                {
                    break;
                }
                continue;
            }
            debug_assert!(self.lanes.are_sound());
            let split = !self.lanes.to_split().is_empty();
            self.sweep(accounts, costs);
            self.deliver(accounts);
            if costs.swept(split, is_long && accounts.is_drained()) {
                self.evict_all(accounts);
            }
        }
        self.buffer.flush(accounts);
        deepest
    }

    /// Returns how many states wait in memory, parked or on stacks.
    #[inline(always)]
    fn waiting(&self) -> usize {
        self.parked.len() + self.stacks.len()
    }

    /// Frees the lanes of decided puzzles, once these have cost enough to be worth the search.
    #[inline(always)]
    fn drop_over(&mut self, accounts: &mut Accounts<'_>) {
        // A puzzle has about three nodes in lanes when it is decided.
        self.waits.over += 3 * self.over;
        if self.waits.over < DROP {
            return;
        }
        (self.over, self.waits.over) = (0, 0);
        let mut over = Lanes::NONE;
        let (ids, stacks) = (&self.ids, &mut self.stacks);
        self.lanes.live.for_each(|lane| {
            let account = accounts.account(ids[lane_index(lane)]);
            if account.over {
                over.insert(lane);
                stacks.clear(account);
            }
        });
        self.end(over, accounts);
    }

    /// Leaves all puzzles that have a node in a lane, parked or on a stack to the scalar engine.
    #[inline(always)]
    fn evict_all(&mut self, accounts: &mut Accounts<'_>) {
        let ids = &self.ids;
        self.lanes
            .live
            .without(self.lanes.solved)
            .for_each(|lane| evict(accounts, ids[lane_index(lane)]));
        for parked_state in self.parked.drain(..) {
            parked_state.valid.for_each(|lane| {
                evict(accounts, parked_state.ids[lane_index(lane)]);
                accounts.close(parked_state.ids[lane_index(lane)]);
            });
            self.spare.push(parked_state);
        }
        self.stacks.abandon(&mut self.spare, |id| {
            evict(accounts, id);
            accounts.close(id);
        });
        self.over += 1;
        self.waits.over = DROP;
    }

    /// Empties lanes whose nodes have ended.
    #[inline(always)]
    fn end(&mut self, lanes: Lanes, accounts: &mut Accounts<'_>) {
        if accounts.questions.is_some() {
            let ids = &self.ids;
            lanes.for_each(|lane| accounts.close(ids[lane_index(lane)]));
        }
        self.lanes.free(lanes);
    }

    /// Scales a threshold of lane-sweeps to the number of live lanes: with fewer than 128 of them,
    /// a sweep costs each of them more, so an event happens sooner. With 64 live lanes, 64
    /// lane-sweeps become 64 × 64 / 256 = 16.
    #[inline(always)]
    fn share(&self, lane_sweeps: usize) -> usize {
        let live = self.lanes.live.len();
        if live < 128 { lane_sweeps * live / 256 } else { lane_sweeps }
    }

    /// Returns whether this move crosses the halves of 128 lanes: every second move does, so that
    /// every node finds a free lane in the end.
    #[inline(always)]
    fn turn(&mut self) -> bool {
        self.crossed = !self.crossed;
        self.crossed
    }
}

/// Leaves a puzzle to the scalar engine, unless it is decided already.
#[inline(always)]
fn evict(accounts: &mut Accounts<'_>, id: u32) {
    let account = accounts.account(id);
    if !account.over {
        account.evict();
    }
}
