//! Which node is in which lane, and when lanes are filled, split and emptied.

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

/// Lane-sweeps that may be lost waiting before lanes of puzzles that are over are looked for; see
/// [`Scheduler`].
const DROP: usize = 48;

/// A call of so many puzzles says more by its middle than by its end whether the kernel earns what
/// it costs.
const LONG: usize = 256;

/// What a search may take before puzzles are left to the scalar engine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// States that wait in memory, 24 KB each, below 255.
    pub(super) states: usize,
    /// Branches of a puzzle. The hardest proper puzzles known stay below 800.
    pub(super) branches: u16,
    /// The same for puzzles that are searched in order, one node after the other.
    pub(super) branches_in_order: u16,
}

impl Bounds {
    pub(super) const USUAL: Bounds = Bounds { states: 64, branches: 4096, branches_in_order: 256 };
}

/// Accounts to work off; what comes of it is how many states waited in memory at most.
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
///   ┌─────────────────────── 256 lanes ──── sweep ───────────┼─ all cells single, twice: deliver; free
///   │                             ▲                          │
///   │                             │                          ├─ a new single: sweep on
///   │  next sweep: both split,    │ hand over: the state     │
///   │  one each way               │ copied to a free lane    │
///   └─────────────────────────────┴──────────────────────────┴─ no new single: stuck
/// ```
///
/// Handing over, admitting and delivering each cost about as much whether for few lanes or for
/// many. As with the skier who may rent or buy, each is done as soon as the lanes that wait for it
/// have lost about as much as it costs.
///
/// A stuck lane and its copy hold the same state, so that in the next sweep, where both choose
/// where to split, they choose the same; nothing has to be kept or moved but which of them goes
/// which way.
struct Scheduler<V> {
    bounds: Bounds,
    state: Box<State<V>>,
    scratch: Box<Sweep<V>>,
    buffer: Box<SolutionBuffer<V>>,
    /// The puzzle of each lane.
    ids: [u32; 256],
    /// States in memory, the last first out.
    parked: Vec<Box<ParkedState<V>>>,
    spare: Vec<Box<ParkedState<V>>>,
    /// The second children of puzzles that are searched in order.
    stacks: Stacks<V>,
    lanes: LaneSets,
    waits: Waits,
    /// Whether the next move crosses halves.
    crossed: bool,
    /// Puzzles that have come to their end since their lanes were last looked for.
    over: usize,
}

/// Lane-sweeps lost to waiting for each event since it last came.
#[derive(Default)]
struct Waits {
    /// Stuck lanes beside free ones, for a hand-over.
    pairing: usize,
    /// Free lanes, for nodes to be admitted.
    free: usize,
    /// Solved lanes, to be delivered.
    solved: usize,
    /// Stuck lanes of puzzles searched in order, to be split.
    in_order: usize,
    /// Lanes of puzzles that are over, to be dropped.
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

    /// Works the queue of the accounts off. Returns how many states waited in memory at most.
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
                if self.parked.is_empty() && accounts.is_out() && self.stacks.most_ready().is_none()
                {
                    break;
                }
                continue;
            }
            debug_assert!(self.lanes.are_sound());
            let split = !self.lanes.to_split().is_empty();
            self.sweep(accounts, costs);
            self.deliver(accounts);
            if costs.swept(split, is_long && accounts.is_out()) {
                self.evict_all(accounts);
            }
        }
        self.buffer.flush(accounts);
        deepest
    }

    /// How many states wait in memory.
    #[inline(always)]
    fn waiting(&self) -> usize {
        self.parked.len() + self.stacks.len()
    }

    /// Frees the lanes of puzzles that are over.
    #[inline(always)]
    fn drop_over(&mut self, accounts: &mut Accounts<'_>) {
        // A puzzle has some three nodes at its end.
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

    /// Leaves all puzzles that have a node anywhere to the scalar engine.
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

    /// Empties lanes whose nodes have come to their end.
    #[inline(always)]
    fn end(&mut self, lanes: Lanes, accounts: &mut Accounts<'_>) {
        if accounts.questions.is_some() {
            let ids = &self.ids;
            lanes.for_each(|lane| accounts.close(ids[lane_index(lane)]));
        }
        self.lanes.free(lanes);
    }

    /// So many lane-sweeps; fewer where few lanes are live, as a sweep then costs each of them
    /// more.
    #[inline(always)]
    fn share(&self, lane_sweeps: usize) -> usize {
        let live = self.lanes.live.len();
        if live < 128 { lane_sweeps * live / 256 } else { lane_sweeps }
    }

    /// Whether this move crosses halves: every other does.
    #[inline(always)]
    fn turn(&mut self) -> bool {
        self.crossed = !self.crossed;
        self.crossed
    }
}

/// Leaves a puzzle to the scalar engine unless it is decided.
#[inline(always)]
fn evict(accounts: &mut Accounts<'_>, id: u32) {
    let account = accounts.account(id);
    if !account.over {
        account.evict();
    }
}
