//! Which node is in which lane, and when lanes are filled, split and emptied.

use super::finished::Finished;
use super::gate::Gate;
use super::ledger::Ledger;
use super::reserve::Reserve;
use super::stacks::Stacks;
use crate::lanes::{Found, Kernel, Lanes, Split, State, Sweep, Vector, pair, rows_hold, sweep};

/// Lane-sweeps that may be lost waiting before the event that ends the wait is worth its cost; see [`Schedule`].
const HAND_OVER: usize = 64;
const ADMIT: usize = 80;
const DELIVER: usize = 80;
const DROP: usize = 48;
const IN_ORDER: usize = 128;

/// Lanes closed in a sweep that are worth a look at their rows; fewer are confirmed by the next sweep.
const CONFIRM: usize = 12;

/// Nodes ready on the stacks of one state that are worth the move.
const READY: usize = 16;

/// A call of so many problems says more by its middle than by its end whether the kernel earns what it costs.
const LONG: usize = 256;

/// Stuck lanes at which second children go to memory.
const PARK: usize = 120;

/// What a search may take before problems are left to the scalar engine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// States that wait in memory, 24 KB each, below 255.
    pub(super) states: usize,
    /// Branches of a problem. The hardest proper problems known stay below 800.
    pub(super) branches: u16,
    /// The same for problems that are searched in order, one node after the other.
    pub(super) branches_in_order: u16,
}

impl Bounds {
    pub(super) const USUAL: Bounds = Bounds { states: 64, branches: 4096, branches_in_order: 256 };
}

/// A ledger to work off; what comes of it is how many states waited in memory at most.
pub(super) struct Search<'a, 'b> {
    pub(super) ledger: &'a mut Ledger<'b>,
    pub(super) gate: &'a mut Gate,
    pub(super) bounds: Bounds,
}

impl Kernel for Search<'_, '_> {
    type Output = usize;

    #[inline(always)]
    fn run<V: Vector>(self) -> usize {
        Schedule::<V>::new(self.bounds).run(self.ledger, self.gate)
    }
}

/// The search: up to 256 nodes of any problems in the lanes of one state, swept together.
///
/// ```text
///            problems, 256 at a time         parked second children
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
/// Handing over, admitting and delivering each cost about as much whether for few lanes or for many. As with the skier who may
/// rent or buy, each is done as soon as the lanes that wait for it have lost about as much as it costs.
///
/// A stuck lane and its copy hold the same state, so that in the next sweep, where both choose where to split, they choose the same; nothing has to
/// be kept or moved but which of them goes which way.
struct Schedule<V> {
    bounds: Bounds,
    state: Box<State<V>>,
    scratch: Box<Sweep<V>>,
    finished: Box<Finished<V>>,
    /// The problem of each lane.
    ids: [u32; 256],
    /// States in memory, the last first out.
    reserves: Vec<Box<Reserve<V>>>,
    spare: Vec<Box<Reserve<V>>>,
    /// The second children of problems that are searched in order.
    stacks: Stacks<V>,
    /// Lanes that hold a node.
    live: Lanes,
    /// Of these: those of problems that are searched in order.
    in_order: Lanes,
    /// Those with nothing left to do but to branch.
    stuck: Lanes,
    /// Those to be split in the next sweep that keep the first half.
    first: Lanes,
    /// Those that keep the second.
    second: Lanes,
    /// Those admitted since the last sweep.
    fresh: Lanes,
    /// Those all of whose cells were single after the last sweep.
    closed: Lanes,
    /// Those of `closed` that the last sweep has confirmed to be solutions.
    solved: Lanes,
    /// Of these, those that are the second solution of a problem searched in order.
    seconds: Lanes,
    /// Lane-sweeps lost to waiting.
    pair_wait: usize,
    free_wait: usize,
    solved_wait: usize,
    order_wait: usize,
    /// Whether the next move crosses halves.
    crossed: bool,
    /// Problems that have come to their end since their lanes were last looked for.
    over: usize,
    over_wait: usize,
}

impl<V: Vector> Schedule<V> {
    #[inline(always)]
    fn new(bounds: Bounds) -> Schedule<V> {
        Schedule {
            bounds,
            state: Box::new(State::empty()),
            scratch: Box::new(Sweep::new()),
            finished: Box::new(Finished::new()),
            ids: [0; 256],
            reserves: Vec::new(),
            spare: Vec::new(),
            stacks: Stacks::new(),
            live: Lanes::NONE,
            in_order: Lanes::NONE,
            stuck: Lanes::NONE,
            first: Lanes::NONE,
            second: Lanes::NONE,
            fresh: Lanes::NONE,
            closed: Lanes::NONE,
            solved: Lanes::NONE,
            seconds: Lanes::NONE,
            pair_wait: 0,
            free_wait: 0,
            solved_wait: 0,
            order_wait: 0,
            crossed: false,
            over: 0,
            over_wait: 0,
        }
    }

    /// Works the ledger's queue off. Returns how many states waited in memory at most.
    #[inline(always)]
    fn run(&mut self, ledger: &mut Ledger<'_>, gate: &mut Gate) -> usize {
        let is_long = ledger.queue.len() >= LONG || ledger.inquiry.is_some();
        let mut deepest = 0;
        loop {
            self.hand_over(ledger, gate);
            self.park(ledger, gate);
            self.branch_in_order(ledger, gate);
            deepest = deepest.max(self.waiting());
            self.admit(ledger, gate);
            self.drop_over(ledger);
            if self.live.is_empty() {
                if self.reserves.is_empty() && ledger.is_out() && self.stacks.most_ready().is_none() {
                    break;
                }
                continue;
            }
            let split = !self.first.or(self.second).is_empty();
            self.sweep(ledger, gate);
            self.deliver(ledger);
            if gate.swept(split, is_long && ledger.is_out()) {
                self.evict_all(ledger);
            }
        }
        self.finished.flush(ledger);
        deepest
    }

    /// Copies stuck nodes into free lanes; both will be split.
    #[inline(always)]
    fn hand_over(&mut self, ledger: &mut Ledger<'_>, gate: &mut Gate) {
        let free = self.live.complement();
        let stuck = self.stuck.without(self.in_order);
        self.pair_wait += stuck.len().min(free.len());
        if free.is_empty() || self.pair_wait < self.share(HAND_OVER) {
            return;
        }
        self.pair_wait = 0;
        let pairing = pair::<V>(stuck, free, self.turn());
        self.state.hand_over(&pairing.map, pairing.take);
        let mut over = 0;
        pairing.take.for_each(|lane| {
            self.ids[lane % 256] = self.ids[pairing.map.source(lane) % 256];
            over += self.count_branch(lane, ledger, gate);
        });
        self.over += over;
        self.live = self.live.or(pairing.take);
        self.stuck = self.stuck.without(pairing.given);
        self.first = self.first.or(pairing.given);
        self.second = self.second.or(pairing.take);
        gate.moved();
        gate.branched(pairing.take.len());
    }

    /// Counts a branch of this lane's problem, and leaves the problem to the scalar engine if it is one too many: 1 then, else 0.
    #[inline(always)]
    fn count_branch(&self, lane: usize, ledger: &mut Ledger<'_>, gate: &mut Gate) -> usize {
        let record = ledger.record(self.ids[lane % 256]);
        record.nodes = record.nodes.saturating_add(1);
        record.open = record.open.saturating_add(1);
        let evicts = record.nodes > self.bounds.branches && !record.over;
        if evicts {
            gate.evicted(record.nodes);
            record.evict();
        }
        usize::from(evicts)
    }

    /// Where very many are stuck, copies them all to memory.
    #[inline(always)]
    fn park(&mut self, ledger: &mut Ledger<'_>, gate: &mut Gate) {
        let stuck = self.stuck.without(self.in_order);
        if stuck.len() < PARK {
            return;
        }
        if self.waiting() >= self.bounds.states {
            // Memory is bounded: the problems that want more are left to the scalar engine.
            let ids = &self.ids;
            stuck.for_each(|lane| {
                let record = ledger.record(ids[lane % 256]);
                if !record.over {
                    record.evict();
                    gate.evicted(record.nodes);
                }
            });
            self.over += 1;
            self.over_wait = DROP;
            return;
        }
        let mut reserve = self.spare.pop().unwrap_or_else(|| Box::new(Reserve::new()));
        reserve.park(&self.state, stuck, &self.ids);
        self.reserves.push(reserve);
        let mut over = 0;
        stuck.for_each(|lane| over += self.count_branch(lane, ledger, gate));
        self.over += over;
        gate.moved();
        gate.branched(stuck.len());
        self.first = self.first.or(stuck);
        self.stuck = self.stuck.without(stuck);
    }

    /// How many states wait in memory.
    #[inline(always)]
    fn waiting(&self) -> usize {
        self.reserves.len() + self.stacks.len()
    }

    /// Splits the stuck nodes of problems that are searched in order; the second children go on their stacks.
    #[inline(always)]
    fn branch_in_order(&mut self, ledger: &mut Ledger<'_>, gate: &mut Gate) {
        let stuck = self.stuck.and(self.in_order);
        self.order_wait += stuck.len();
        if stuck.is_empty() || self.order_wait < self.share(IN_ORDER) {
            return;
        }
        self.order_wait = 0;
        let number = match self.stacks.room_for(stuck) {
            Some(number) => number,
            None => {
                self.stacks.release(&mut self.spare);
                if self.waiting() >= self.bounds.states {
                    return self.evict_in_order(stuck, ledger, gate);
                }
                self.stacks.add(self.spare.pop().unwrap_or_else(|| Box::new(Reserve::new())))
            }
        };
        let split = self.stacks.split(number, &mut self.state, stuck, &self.ids, ledger);
        self.stuck = self.stuck.without(split);
        gate.moved();
        gate.branched(split.len());
        let ids = &self.ids;
        let mut tired = Lanes::NONE;
        split.for_each(|lane| {
            let record = ledger.record(ids[lane % 256]);
            record.nodes = record.nodes.saturating_add(1);
            record.open = record.open.saturating_add(1);
            if record.nodes > self.bounds.branches_in_order {
                tired.insert(lane);
            }
        });
        if !tired.is_empty() {
            self.evict_in_order(tired, ledger, gate);
        }
    }

    /// Leaves the problems of these lanes, which are searched in order, to the scalar engine.
    #[inline(always)]
    fn evict_in_order(&mut self, lanes: Lanes, ledger: &mut Ledger<'_>, gate: &mut Gate) {
        let (ids, stacks) = (&self.ids, &mut self.stacks);
        lanes.for_each(|lane| {
            let record = ledger.record(ids[lane % 256]);
            gate.evicted(record.nodes);
            stacks.clear(record);
            record.evict();
        });
        self.end(lanes, ledger);
    }

    /// Fills free lanes with parked children or, where there are none, with new problems.
    #[inline(always)]
    fn admit(&mut self, ledger: &mut Ledger<'_>, gate: &mut Gate) {
        let mut free = self.live.complement();
        self.free_wait += free.len().saturating_sub(self.stuck.without(self.in_order).len());
        if self.free_wait < ADMIT {
            return;
        }
        self.free_wait = 0;
        // The second time crosses what the first did not, or draws on the next state.
        for _ in 0..2 {
            if free.len() < 16 {
                return;
            }
            let idle = self.reserves.is_empty() && ledger.is_out();
            if let Some((count, number)) = self.stacks.most_ready()
                && (count >= READY || idle || self.waiting() > self.bounds.states / 2)
            {
                self.resume(number, free, gate);
                free = self.live.complement();
                continue;
            }
            if self.reserves.is_empty() {
                let mut ids = [0; 256];
                let next = ledger.next(&mut ids, gate, self.live.len());
                if next == 0 {
                    return;
                }
                self.load(&ids[..next], ledger, gate);
            }
            let crossed = self.turn();
            let Some(reserve) = self.reserves.last_mut() else { return };
            let pairing = pair::<V>(reserve.valid, free, crossed);
            self.state.merge(&reserve.state, &pairing.map, pairing.take);
            let ids = &mut self.ids;
            let mut over = 0;
            pairing.take.for_each(|lane| {
                let id = reserve.ids[pairing.map.source(lane) % 256];
                ids[lane % 256] = id;
                over += usize::from(ledger.record(id).over);
            });
            self.second = self.second.or(pairing.bring(reserve.second));
            self.in_order = self.in_order.or(pairing.bring(reserve.in_order));
            self.over += over;
            gate.moved();
            reserve.valid = reserve.valid.without(pairing.given);
            if reserve.valid.is_empty()
                && let Some(empty) = self.reserves.pop()
            {
                self.spare.push(empty);
            }
            self.live = self.live.or(pairing.take);
            self.fresh = self.fresh.or(pairing.take);
            free = self.live.complement();
        }
    }

    /// Brings these problems into a state in memory.
    #[inline(always)]
    fn load(&mut self, ids: &[u32], ledger: &mut Ledger<'_>, gate: &mut Gate) {
        let mut reserve = self.spare.pop().unwrap_or_else(|| Box::new(Reserve::new()));
        let kinds = reserve.load(ledger.problems(), ids);
        kinds.improper.for_each(|lane| {
            let id = reserve.ids[lane % 256];
            ledger.record(id).evict();
            ledger.close(id);
        });
        reserve.valid = reserve.valid.without(kinds.improper);
        if ledger.in_order {
            reserve.in_order = kinds.in_order;
            kinds.in_order.for_each(|lane| ledger.record(reserve.ids[lane % 256]).in_order = true);
        }
        gate.admitted(reserve.valid.len());
        self.reserves.push(reserve);
    }

    /// Fills free lanes with nodes from the stacks.
    #[inline(always)]
    fn resume(&mut self, number: usize, free: Lanes, gate: &mut Gate) {
        let crossed = self.turn();
        let Some((nodes, ready)) = self.stacks.ready(number) else { return };
        let pairing = pair::<V>(*ready, free, crossed);
        self.state.merge(&nodes.state, &pairing.map, pairing.take);
        let ids = &mut self.ids;
        pairing.take.for_each(|lane| ids[lane % 256] = nodes.ids[pairing.map.source(lane) % 256]);
        nodes.valid = nodes.valid.without(pairing.given);
        *ready = ready.without(pairing.given);
        gate.moved();
        self.live = self.live.or(pairing.take);
        self.in_order = self.in_order.or(pairing.take);
        self.fresh = self.fresh.or(pairing.take);
    }

    /// Frees the lanes of problems that are over.
    #[inline(always)]
    fn drop_over(&mut self, ledger: &mut Ledger<'_>) {
        // A problem has some three nodes at its end.
        self.over_wait += 3 * self.over;
        if self.over_wait < DROP {
            return;
        }
        (self.over, self.over_wait) = (0, 0);
        let mut over = Lanes::NONE;
        let (ids, stacks) = (&self.ids, &mut self.stacks);
        self.live.for_each(|lane| {
            let record = ledger.record(ids[lane % 256]);
            if record.over {
                over.insert(lane);
                stacks.clear(record);
            }
        });
        self.end(over, ledger);
    }

    /// Sweeps, and sorts the lanes by what came out.
    #[inline(always)]
    fn sweep(&mut self, ledger: &mut Ledger<'_>, gate: &mut Gate) {
        let pending = self.first.or(self.second);
        let found: Found<V> = if pending.is_empty() {
            sweep::<V, false>(&mut self.state, &mut self.scratch, Split::none())
        } else {
            let split = Split::choose(&self.state, V::from_lanes(pending), V::from_lanes(self.first));
            sweep::<V, true>(&mut self.state, &mut self.scratch, split)
        };
        let (open, mut alive) = (found.open.lanes(), found.alive.lanes());
        let mut sure = self.live.and(alive).without(open).without(self.closed);
        if sure.len() >= CONFIRM {
            let closing = sure;
            sure = closing.and(rows_hold(&self.state).lanes());
            alive = alive.without(closing.without(sure));
        } else {
            sure = Lanes::NONE;
        }
        let unsplit = found.unsplit.lanes().and(alive);
        // A second child that closed before it was split is its first child over again.
        let doubled = unsplit.and(self.second).without(open);
        let dead = self.live.without(alive);
        let (ids, stacks) = (&self.ids, &mut self.stacks);
        dead.and(self.in_order).for_each(|lane| stacks.make_ready(ledger.record(ids[lane % 256])));
        self.end(dead.or(doubled), ledger);
        // What found nothing to split on has made progress; it is split later.
        let unsplit = unsplit.and(open);
        self.first = self.first.and(unsplit);
        self.second = self.second.and(unsplit);
        let before = self.closed;
        self.closed = self.live.without(open);
        let solved = self.closed.and(before.or(sure));
        // Where solutions are wanted, the scalar engine has to find these two itself.
        let wanted = !ledger.firsts.is_empty();
        let (ids, in_order, mut over) = (&self.ids, self.in_order, 0);
        let (stacks, mut seconds) = (&mut self.stacks, Lanes::NONE);
        solved.without(self.solved).for_each(|lane| {
            let record = ledger.record(ids[lane % 256]);
            record.count = record.count.saturating_add(1);
            if in_order.contains(lane) {
                if record.count == 1 {
                    stacks.make_ready(record);
                } else {
                    seconds.insert(lane);
                    stacks.clear(record);
                    // Where solutions are wanted, this lane still has to deliver the second.
                    if !wanted && !record.over {
                        record.over = true;
                        ledger.settle(ids[lane % 256]);
                    }
                }
            } else if record.count == 2 && !record.over {
                record.over = true;
                let branches = record.nodes;
                if wanted {
                    gate.evicted(branches)
                } else {
                    gate.several(branches)
                }
                over += 1;
                ledger.settle(ids[lane % 256]);
            }
        });
        self.over += over;
        self.solved = solved;
        if ledger.seconds.is_empty() {
            self.end(seconds, ledger);
        } else {
            self.seconds = self.seconds.or(seconds);
        }
        self.stuck = self.live.and(open).without(found.progress.lanes()).without(unsplit).without(self.fresh);
        self.fresh = Lanes::NONE;
    }

    /// Takes solutions out of their lanes.
    #[inline(always)]
    fn deliver(&mut self, ledger: &mut Ledger<'_>) {
        if ledger.firsts.is_empty() {
            return self.end(self.solved, ledger);
        }
        let waiting = self.solved.len();
        self.solved_wait += waiting;
        if self.solved_wait < self.share(DELIVER) && (waiting == 0 || waiting + self.stuck.len() < self.live.len()) {
            return;
        }
        self.solved_wait = 0;
        let pairing = pair::<V>(self.solved, self.finished.filled.complement(), self.turn());
        self.finished.take(&self.state, &pairing, &self.ids, self.seconds);
        self.free(pairing.given);
        if self.finished.filled.len() > 192 || pairing.take.is_empty() {
            self.finished.flush(ledger);
        }
    }

    /// Leaves all problems that have a node anywhere to the scalar engine.
    #[inline(always)]
    fn evict_all(&mut self, ledger: &mut Ledger<'_>) {
        let ids = &self.ids;
        self.live.without(self.solved).for_each(|lane| evict(ledger, ids[lane % 256]));
        for reserve in self.reserves.drain(..) {
            reserve.valid.for_each(|lane| {
                evict(ledger, reserve.ids[lane % 256]);
                ledger.close(reserve.ids[lane % 256]);
            });
            self.spare.push(reserve);
        }
        self.stacks.abandon(&mut self.spare, |id| {
            evict(ledger, id);
            ledger.close(id);
        });
        self.over += 1;
        self.over_wait = DROP;
    }

    /// Empties lanes whose nodes have come to their end.
    #[inline(always)]
    fn end(&mut self, lanes: Lanes, ledger: &mut Ledger<'_>) {
        if ledger.inquiry.is_some() {
            let ids = &self.ids;
            lanes.for_each(|lane| ledger.close(ids[lane % 256]));
        }
        self.free(lanes);
    }

    /// Empties lanes.
    #[inline(always)]
    fn free(&mut self, lanes: Lanes) {
        self.live = self.live.without(lanes);
        self.in_order = self.in_order.without(lanes);
        self.seconds = self.seconds.without(lanes);
        self.stuck = self.stuck.without(lanes);
        self.first = self.first.without(lanes);
        self.second = self.second.without(lanes);
        self.closed = self.closed.without(lanes);
        self.solved = self.solved.without(lanes);
    }

    /// So many lane-sweeps; fewer where few lanes are live, as a sweep then costs each of them more.
    #[inline(always)]
    fn share(&self, lane_sweeps: usize) -> usize {
        let live = self.live.len();
        if live < 128 { lane_sweeps * live / 256 } else { lane_sweeps }
    }

    /// Whether this move crosses halves: every other does.
    #[inline(always)]
    fn turn(&mut self) -> bool {
        self.crossed = !self.crossed;
        self.crossed
    }
}

/// Leaves a problem to the scalar engine unless it is decided.
#[inline(always)]
fn evict(ledger: &mut Ledger<'_>, id: u32) {
    let record = ledger.record(id);
    if !record.over {
        record.evict();
    }
}
