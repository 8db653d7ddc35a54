//! C1, C2 and C3 of many problems at once, one in each bit of a vector register.

use super::boards::Boards;
use crate::lanes::{Kernel, Lanes, Split, State, Sweep, Vector, Words, singles, sweep};
use crate::vocabulary::{Grid, Rank};

/// Problems to be closed under C1, C2 and C3, one after the other.
///
/// ```text
///   256 problems ── C1 ──▶ nothing changes ── C2 ──▶ nothing changes ── C3 ──▶ nothing changes
///                             │ no cell open            │ no cell open            │ no cell open     │ open
///                             ▼                         ▼                         ▼                  ▼
///                           rank 1                    rank 2                    rank 3        their states, one by one
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

/// Where C3 ends.
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
            before: Box::new(State::empty()),
            scratch: Box::new(Sweep::new()),
            words: Box::new([[[0; 256]; 9]; 3]),
        };
        for (number, problems) in self.problems.chunks(256).enumerate() {
            let end = &mut *self.end;
            work.close(problems, |lane, closed| end(256 * number + lane, closed));
        }
    }
}

/// What the closures work on.
struct Work<V> {
    state: Box<State<V>>,
    before: Box<State<V>>,
    scratch: Box<Sweep<V>>,
    words: Box<Words>,
}

impl<V: Vector> Work<V> {
    /// Closes these problems, at most 256.
    #[inline(always)]
    fn close(&mut self, problems: &[Grid], mut end: impl FnMut(usize, End)) {
        let blank = Grid::EMPTY;
        let mut boards = [blank.values(); 256];
        for (board, problem) in boards.iter_mut().zip(problems) {
            *board = problem.values();
        }
        self.state.load(&boards);
        let lanes = Lanes::first(problems.len());
        let first = self.close_singles::<false>(lanes);
        let second = self.close_singles::<true>(lanes);
        let alive = self.close_locked(lanes);
        // No closure strikes a digit of a solution. So what is closed now, and sound, was so when its last cell closed.
        let last = singles::<V, true>(&mut self.state);
        let sound = alive.without(last.lacking.lanes());
        let third = last.open.lanes().complement();
        for (closed, rank) in [first, second.without(first), third.without(second)].into_iter().zip(Rank::all()) {
            sound.and(closed).for_each(|lane| end(lane, End::Solved(rank)));
        }
        lanes.without(sound).for_each(|lane| end(lane, End::Contradictory));
        let open = sound.without(third);
        if !open.is_empty() {
            self.state.unload(&mut self.words);
            open.for_each(|lane| end(lane, End::Open(Boards::of_closed(&self.words, lane))));
        }
    }

    /// Sweeps these lanes until nothing changes; those without an open cell.
    #[inline(always)]
    fn close_singles<const HIDDEN: bool>(&mut self, lanes: Lanes) -> Lanes {
        loop {
            let sighted = singles::<V, HIDDEN>(&mut self.state);
            if sighted.changed.lanes().and(lanes).is_empty() {
                return lanes.without(sighted.open.lanes());
            }
        }
    }

    /// The same with locked candidates; those without a contradiction.
    #[inline(always)]
    fn close_locked(&mut self, lanes: Lanes) -> Lanes {
        let mut alive = V::from_lanes(lanes);
        loop {
            self.before.copy(&self.state);
            alive = alive.and(sweep::<V, false>(&mut self.state, &mut self.scratch, Split::none()).alive);
            if self.state.differs(&self.before).and(alive).lanes().is_empty() {
                return alive.lanes();
            }
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
            let mut seen = [0; 5];
            for (problem, end) in problems.iter().zip(ends) {
                let closed = [0, 1, 2].map(|index| Rules::C[index].close(&Candidates::of_givens(problem)));
                let solved = closed.iter().position(|closed| closed.is_ok_and(|state| state.singles().is_full()));
                match end.expect("each is told once") {
                    End::Solved(rank) => {
                        assert_eq!(Some(rank.index()), solved, "{problem}");
                        seen[rank.index()] += 1;
                    }
                    End::Contradictory => {
                        assert!(closed[2].is_err(), "{problem}");
                        seen[3] += 1;
                    }
                    End::Open(boards) => {
                        assert_eq!((solved, Ok(boards.candidates())), (None, closed[2]), "{problem}");
                        assert_eq!(boards.placed(), boards.candidates().singles());
                        seen[4] += 1;
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
