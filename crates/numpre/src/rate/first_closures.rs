//! C1, C2, C3 and C4 of many problems at once, one in each bit of a vector register.

use super::boards::Boards;
use crate::lanes::{Kernel, Lanes, Split, State, Sweep, Vector, Words, pair, pairs, singles, sweep};
use crate::vocabulary::{Grid, Rank};

/// With so few lanes still empty, those collected for C4 are closed.
const NEARLY_FULL: usize = 200;

/// Problems to be closed under C1, C2, C3 and C4, one after the other.
///
/// ```text
///   256 problems ── C1 ──▶ nothing changes ── C2 ──▶ nothing changes ── C3 ──▶ nothing changes
///                             │ no cell open            │ no cell open            │ no cell open     │ open
///                             ▼                         ▼                         ▼                  ▼
///                           rank 1                    rank 2                    rank 3        collected until there are 256
///                                                                                                    │
///                                     one by one ◀── open ── nothing changes ◀── C4 ─────────────────┘
///                                                               │ no cell open
///                                                               ▼
///                                                             rank 4
/// ```
///
/// Each closure is repeated until none of the 256 changes any more: the last of them decide, and the others wait. Even so it is quicker than one by
/// one.
pub(super) struct FirstClosures<'a> {
    /// What to close.
    pub(super) problems: &'a [Grid],
    /// Told for each, in no order that matters: its place among them, and its end.
    pub(super) end: &'a mut dyn FnMut(usize, End),
}

/// Where C4 ends.
pub(super) enum End {
    /// Solved by the closure of this rank, and by none before it.
    Solved(Rank),
    /// No solution.
    Contradictory,
    /// Closed, and not solved.
    Open(Boards),
}

impl Kernel for FirstClosures<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        let mut work = Work::<V> {
            state: Box::new(State::empty()),
            kept: Box::new(Kept { state: State::empty(), filled: Lanes::NONE, places: [0; 256] }),
            closer: Box::new(Closer { before: State::empty(), scratch: Sweep::new() }),
            words: Box::new([[[0; 256]; 9]; 3]),
            end: self.end,
        };
        for (number, problems) in self.problems.chunks(256).enumerate() {
            let open = work.close(256 * number, problems);
            work.keep(256 * number, open);
        }
        work.close_kept();
    }
}

/// What the closures work on.
struct Work<'a, V> {
    state: Box<State<V>>,
    kept: Box<Kept<V>>,
    closer: Box<Closer<V>>,
    words: Box<Words>,
    end: &'a mut dyn FnMut(usize, End),
}

/// Problems that C3 has left open.
struct Kept<V> {
    state: State<V>,
    /// Lanes that hold one.
    filled: Lanes,
    /// The place of each among all problems.
    places: [usize; 256],
}

impl<V: Vector> Work<'_, V> {
    /// Closes these problems, at most 256, under C1, C2, C3; the lanes that stay open. The first has this place among all.
    #[inline(always)]
    fn close(&mut self, begin: usize, problems: &[Grid]) -> Lanes {
        let blank = Grid::EMPTY;
        let mut boards = [blank.values(); 256];
        for (board, problem) in boards.iter_mut().zip(problems) {
            *board = problem.values();
        }
        self.state.load(&boards);
        let lanes = Lanes::first(problems.len());
        let first = close_singles::<V, false>(&mut self.state, lanes);
        let second = close_singles::<V, true>(&mut self.state, lanes);
        let alive = self.closer.close_locked(&mut self.state, lanes);
        // No closure strikes a digit of a solution. So what is closed now, and sound, was so when its last cell closed.
        let (sound, third) = ends(&mut self.state, alive);
        for (closed, rank) in [first, second.without(first), third.without(second)].into_iter().zip(Rank::all()) {
            sound.and(closed).for_each(|lane| (self.end)(begin + lane, End::Solved(rank)));
        }
        lanes.without(sound).for_each(|lane| (self.end)(begin + lane, End::Contradictory));
        sound.without(third)
    }

    /// Collects what C3 has left open in these lanes, and closes it whenever there is enough.
    #[inline(always)]
    fn keep(&mut self, begin: usize, mut open: Lanes) {
        let mut crossed = false;
        while !open.is_empty() {
            let pairing = pair::<V>(open, self.kept.filled.complement(), crossed);
            crossed = !crossed;
            self.kept.state.merge(&self.state, &pairing.map, pairing.take);
            let places = &mut self.kept.places;
            pairing.take.for_each(|lane| places[lane % 256] = begin + pairing.map.source(lane));
            self.kept.filled = self.kept.filled.or(pairing.take);
            open = open.without(pairing.given);
            if self.kept.filled.len() > NEARLY_FULL {
                self.close_kept();
            }
        }
    }

    /// Closes what was collected under C4, and is done with it.
    #[inline(always)]
    fn close_kept(&mut self) {
        let Kept { state, filled, places } = &mut *self.kept;
        let lanes = std::mem::replace(filled, Lanes::NONE);
        if lanes.is_empty() {
            return;
        }
        let alive = self.closer.close_pairs(state, lanes);
        let (sound, fourth) = ends(state, alive);
        sound.and(fourth).for_each(|lane| (self.end)(places[lane % 256], End::Solved(Rank::A_LITTLE_HARD)));
        lanes.without(sound).for_each(|lane| (self.end)(places[lane % 256], End::Contradictory));
        state.unload(&mut self.words);
        let open = sound.without(fourth);
        open.for_each(|lane| (self.end)(places[lane % 256], End::Open(Boards::of_closed(&self.words, lane))));
    }
}

/// Of living lanes in which nothing changes: those in which every house has every digit; and all lanes without an open cell.
#[inline(always)]
fn ends<V: Vector>(state: &mut State<V>, alive: Lanes) -> (Lanes, Lanes) {
    let last = singles::<V, true>(state);
    (alive.without(last.lacking.lanes()), last.open.lanes().complement())
}

/// Sweeps these lanes for singles until nothing changes; those without an open cell.
#[inline(always)]
fn close_singles<V: Vector, const HIDDEN: bool>(state: &mut State<V>, lanes: Lanes) -> Lanes {
    loop {
        let sighted = singles::<V, HIDDEN>(state);
        if sighted.changed.lanes().and(lanes).is_empty() {
            return lanes.without(sighted.open.lanes());
        }
    }
}

/// What the later closures need to see whether anything changes.
struct Closer<V> {
    before: State<V>,
    scratch: Sweep<V>,
}

impl<V: Vector> Closer<V> {
    /// Sweeps these lanes for singles and locked candidates until nothing changes; those without a contradiction.
    #[inline(always)]
    fn close_locked(&mut self, state: &mut State<V>, lanes: Lanes) -> Lanes {
        let mut alive = V::from_lanes(lanes);
        loop {
            self.before.copy(state);
            alive = alive.and(sweep::<V, false>(state, &mut self.scratch, Split::none()).alive);
            if state.differs(&self.before).and(alive).lanes().is_empty() {
                return alive.lanes();
            }
        }
    }

    /// The same with pairs, from where locked candidates end.
    #[inline(always)]
    fn close_pairs(&mut self, state: &mut State<V>, mut lanes: Lanes) -> Lanes {
        loop {
            self.before.copy(state);
            pairs(state);
            if state.differs(&self.before).and(V::from_lanes(lanes)).lanes().is_empty() {
                return lanes;
            }
            lanes = self.close_locked(state, lanes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{NotProper, Rules, SAMPLES};
    use super::*;
    use crate::random::{RandomSource, random_grid, random_isomorph};
    use crate::search::{Backend, solve};
    use crate::state::Candidates;
    use crate::vocabulary::Cell;

    /// Problems of all ranks, and such as have several solutions or none, some with clashing givens.
    fn problems() -> Vec<Grid> {
        let mut source = RandomSource::new(16, 0);
        let mut problems = vec![Grid::EMPTY; 3];
        for index in 0..if cfg!(miri) { 20 } else { 900 } {
            let sample: Grid = SAMPLES[index % SAMPLES.len()].parse().expect("a problem");
            let mut problem = random_isomorph(16, index as u64).apply(&sample);
            if index % 3 == 1 {
                let given = problem.filled().nth(source.below(17) as usize).map(|(cell, _)| cell).expect("17 givens");
                problem.set(given, None);
            } else if index % 3 == 2 {
                let cell = Cell::wrapping(source.below(81) as usize);
                problem.set(cell, random_grid(17, index as u64).get(cell));
            }
            problems.push(problem);
        }
        problems
    }

    /// Each closure ends where the plain one does, on every kind of registers that this processor has.
    #[test]
    fn they_end_where_each_closure_ends() {
        let problems = problems();
        for backend in Backend::ALL.into_iter().filter(|backend| backend.is_available()) {
            let mut ends: Vec<Option<End>> = problems.iter().map(|_| None).collect();
            backend.run(FirstClosures { problems: &problems, end: &mut |place, end| ends[place] = Some(end) });
            let mut seen = [0; 6];
            for (problem, end) in problems.iter().zip(ends) {
                let closed = [0, 1, 2, 3].map(|index| Rules::C[index].close(&Candidates::of_givens(problem)));
                let solved = closed.iter().position(|closed| closed.is_ok_and(|state| state.singles().is_full()));
                match end.expect("each is told once") {
                    End::Solved(rank) => {
                        assert_eq!(Some(rank.index()), solved, "{problem}");
                        seen[rank.index()] += 1;
                    }
                    End::Contradictory => {
                        assert!(closed[3].is_err(), "{problem}");
                        seen[4] += 1;
                    }
                    End::Open(boards) => {
                        assert_eq!((solved, Ok(boards.candidates())), (None, closed[3]), "{problem}");
                        assert_eq!(boards.placed(), boards.candidates().singles());
                        seen[5] += 1;
                    }
                }
            }
            assert!(cfg!(miri) || seen.iter().all(|&number| number > 20), "{backend}: {seen:?}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn many_are_ranked_as_one_is() {
        let problems = problems();
        let mut rater = crate::rate::Rater::default();
        let alone: Vec<_> = problems.iter().map(|problem| rater.rank(problem)).collect();
        for number in [0, 1, 63, 64, 256, 300, problems.len()] {
            let mut ranks = vec![Err(NotProper::NoSolution); problems.len()];
            rater.rank_many(&problems[..number], &mut ranks);
            assert_eq!(ranks[..number], alone[..number]);
            assert!(ranks[number..].iter().all(Result::is_err), "the rest is left as it is");
        }
        let proper = problems.iter().filter(|problem| matches!(solve(problem), crate::Solved::Unique(_))).count();
        assert_eq!(alone.iter().flatten().count(), proper);
    }
}
