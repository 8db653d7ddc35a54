//! Computes the closures C1 to C4 of many puzzles at once, with one puzzle in each bit of a vector
//! register.

use crate::closure::BitBoards;
use crate::lanes::{
    Kernel, Lanes, Registers, Split, State, Sweep, Vector, Words, lane_index, pair, pairs, singles,
    sweep,
};
use crate::vocabulary::{Grid, Rank};

/// The number of stages: one for each of C1 to C4.
const STAGES: usize = 4;

/// The number of puzzles above which a stage is worth a run.
const ENOUGH: usize = 200;

/// The number of puzzles that may still change when the run of a stage ends. They wait for its next
/// run.
const STRAGGLERS: usize = 24;

/// The number of sweeps for locked candidates before each search for pairs, which takes as long as
/// four sweeps.
const SWEEPS: usize = 3;

/// A kernel that closes puzzles under C1, C2, C3 and C4, one after the other.
///
/// ```text
///   puzzles ──▶ C1 ── open ──▶ C2 ── open ──▶ C3 ── open ──▶ C4 ── open ──▶ one by one
///               │  ▲           │  ▲           │  ▲           │  ▲
///               │  └ stragglers│  └           │  └           │  └
///               ▼              ▼              ▼              ▼
///             rank 1         rank 2         rank 3         rank 4
/// ```
///
/// A stage holds up to 256 puzzles. Its rules are repeated over all of them until at most 24 still
/// change, the stragglers. The others are closed: they are solved, contradictory, or open and ready
/// for the next stage. The stragglers stay for the next run of the stage, with new puzzles in the
/// other lanes. An example with 1,000 puzzles:
///
/// ```text
///   run of C1    256 puzzles: 20 solved, 24 stragglers, 212 open   C2 holds 212, more than 200
///   run of C2    212 puzzles: 150 solved, 22 stragglers, 40 open   C3 holds 40, too few for a run
///   run of C1    24 stragglers and 232 new puzzles …
/// ```
pub(super) struct FirstClosures<'a> {
    /// The puzzles to close.
    pub(super) puzzles: &'a [Grid],
    /// Called once for each puzzle, in no particular order, with its index and its end.
    pub(super) end: &'a mut dyn FnMut(usize, End),
}

/// The result of closing a puzzle under C1 to C4.
pub(super) enum End {
    /// The closure of this rank solves it, and no lower one does.
    Solved(Rank),
    /// It has no solution.
    Contradictory,
    /// C4 does not solve it; these boards are the closure.
    Open(BitBoards),
}

impl Kernel for FirstClosures<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vector>(self, _: Registers<V>) {
        let mut work = Work::<V> {
            stages: [(); STAGES].map(|()| {
                Box::new(Stage { state: State::empty(), filled: Lanes::NONE, places: [0; 256] })
            }),
            other: Box::new(State::empty()),
            scratch: Box::new(Sweep::new()),
            words: Box::new([[[0; 256]; 9]; 3]),
            end: self.end,
        };
        let mut taken = 0;
        loop {
            // Runs the last stage that is full enough. If none is, admits more puzzles and runs the
            // first. If there are no more puzzles, empties the stages from the first one on.
            let full = work.stages.iter().rposition(|stage| stage.filled.len() > ENOUGH);
            let number = match full {
                Some(number) => number,
                None if taken < self.puzzles.len() => {
                    taken += work.admit(&self.puzzles[taken..], taken);
                    0
                }
                None => match work.stages.iter().position(|stage| !stage.filled.is_empty()) {
                    Some(number) => number,
                    None => break,
                },
            };
            let stragglers =
                if full.is_some() || taken < self.puzzles.len() { STRAGGLERS } else { 0 };
            match number {
                0 => work.run::<0>(stragglers),
                1 => work.run::<1>(stragglers),
                2 => work.run::<2>(stragglers),
                _ => work.run::<3>(stragglers),
            }
        }
    }
}

/// The puzzles that are being closed under the same closure.
struct Stage<V> {
    state: State<V>,
    /// Lanes that hold a puzzle.
    filled: Lanes,
    /// The index of each lane's puzzle among all puzzles.
    places: [usize; 256],
}

/// The stages and their working memory.
struct Work<'a, V> {
    stages: [Box<Stage<V>>; STAGES],
    /// Room for another state: new puzzles, or the boards before a sweep.
    other: Box<State<V>>,
    scratch: Box<Sweep<V>>,
    /// Room for boards that are taken out of their lanes.
    words: Box<Words>,
    /// See [`FirstClosures::end`].
    end: &'a mut dyn FnMut(usize, End),
}

impl<V: Vector> Work<'_, V> {
    /// Fills the free lanes of the first stage with puzzles, of which the first has index `begin`
    /// among all. Returns how many were taken.
    #[inline(always)]
    fn admit(&mut self, puzzles: &[Grid], begin: usize) -> usize {
        let Stage { state, filled, places } = &mut *self.stages[0];
        let blank = Grid::EMPTY;
        let mut boards = [blank.values(); 256];
        let (mut number, mut fresh) = (0, Lanes::NONE);
        filled.complement().for_each(|lane| {
            if let Some(puzzle) = puzzles.get(number) {
                boards[lane_index(lane)] = puzzle.values();
                places[lane_index(lane)] = begin + number;
                fresh.insert(lane);
                number += 1;
            }
        });
        self.other.load(&boards);
        state.take(&self.other, fresh);
        *filled = filled.or(fresh);
        number
    }

    /// Repeats the rules of a stage until at most `stragglers` lanes still change. Reports the
    /// puzzles that are solved or contradictory, and moves open ones to the next stage as far as it
    /// has room. After the last stage, reports the open ones too.
    #[inline(always)]
    fn run<const STAGE: usize>(&mut self, stragglers: usize) {
        let Stage { state, filled, places } = &mut *self.stages[STAGE];
        let mut alive = *filled;
        let changed = loop {
            let changed = match STAGE {
                0 => singles::<V, false>(state),
                1 => singles::<V, true>(state),
                _ => {
                    self.other.copy(state);
                    for _ in 0..if STAGE == 2 { 1 } else { SWEEPS } {
                        let found = sweep::<V, false>(state, &mut self.scratch, Split::none());
                        alive = alive.and(found.alive.lanes());
                    }
                    if STAGE == 3 {
                        pairs(state);
                    }
                    state.differs(&self.other)
                }
            };
            if changed.and(alive).len() <= stragglers {
                break changed;
            }
        };
        let survey = state.survey();
        let contradictory = filled.and(survey.lacking).or(filled.without(alive));
        let settled = filled.without(changed).without(contradictory);
        let open = settled.and(survey.open);
        contradictory.for_each(|lane| (self.end)(places[lane_index(lane)], End::Contradictory));
        if let Some(rank) = Rank::all().nth(STAGE) {
            settled
                .without(open)
                .for_each(|lane| (self.end)(places[lane_index(lane)], End::Solved(rank)));
        }
        *filled = filled.without(contradictory).without(settled.without(open));
        if STAGE + 1 < STAGES {
            self.move_to_next_stage(STAGE, open);
        } else {
            state.unload(&mut self.words);
            open.for_each(|lane| {
                (self.end)(
                    places[lane_index(lane)],
                    End::Open(BitBoards::of_closed(&self.words, lane)),
                )
            });
            *filled = filled.without(open);
        }
    }

    /// Moves these lanes of a stage to the next one, as far as it has room. At least one lane moves
    /// if the next stage has a free lane.
    #[inline(always)]
    fn move_to_next_stage(&mut self, number: usize, mut lanes: Lanes) {
        let (stages, later) = self.stages.split_at_mut(number + 1);
        let (from, to) = (&mut stages[number], &mut later[0]);
        for crossed in [false, true] {
            let pairing = pair::<V>(lanes, to.filled.complement(), crossed);
            to.state.merge(&from.state, &pairing.map, pairing.take);
            pairing.take.for_each(|lane| {
                to.places[lane_index(lane)] = from.places[lane_index(pairing.map.source(lane))]
            });
            to.filled = to.filled.or(pairing.take);
            from.filled = from.filled.without(pairing.given);
            lanes = lanes.without(pairing.given);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::SAMPLES;
    use super::*;
    use crate::closure::Rules;
    use crate::random::{RandomSource, random_grid, random_isomorph};
    use crate::search::{Backend, solve};
    use crate::state::Candidates;
    use crate::vocabulary::Cell;

    /// Returns puzzles of all ranks, and puzzles with multiple solutions or none, some of them with
    /// clashing givens.
    fn puzzles() -> Vec<Grid> {
        let mut source = RandomSource::new(16, 0);
        let mut puzzles = vec![Grid::EMPTY; 3];
        for index in 0..if cfg!(miri) { 20 } else { 900 } {
            let sample: Grid = SAMPLES[index % SAMPLES.len()].parse().expect("a puzzle");
            let mut puzzle = random_isomorph(16, index as u64).apply(&sample);
            if index % 3 == 1 {
                let given = puzzle
                    .filled()
                    .nth(source.below(17) as usize)
                    .map(|(cell, _)| cell)
                    .expect("17 givens");
                puzzle.set(given, None);
            } else if index % 3 == 2 {
                let cell = Cell::wrapping(source.below(81) as usize);
                puzzle.set(cell, random_grid(17, index as u64).get(cell));
            }
            puzzles.push(puzzle);
        }
        puzzles
    }

    /// Checks that each closure equals the plain one, on every kind of registers that this
    /// processor has.
    #[test]
    fn they_end_where_each_closure_ends() {
        let puzzles = puzzles();
        for backend in Backend::ALL.iter().copied().filter(|backend| backend.is_available()) {
            let mut ends: Vec<Option<End>> = puzzles.iter().map(|_| None).collect();
            backend.run(FirstClosures {
                puzzles: &puzzles,
                end: &mut |place, end| ends[place] = Some(end),
            });
            let mut seen = [0; 6];
            for (puzzle, end) in puzzles.iter().zip(ends) {
                let closed =
                    [0, 1, 2, 3].map(|index| Rules::C[index].close(&Candidates::unreduced(puzzle)));
                let solved = closed
                    .iter()
                    .position(|closed| closed.is_ok_and(|state| state.singles().is_full()));
                match end.expect("each is reported once") {
                    End::Solved(rank) => {
                        assert_eq!(Some(rank.index()), solved, "{puzzle}");
                        seen[rank.index()] += 1;
                    }
                    End::Contradictory => {
                        assert!(closed[3].is_err(), "{puzzle}");
                        seen[4] += 1;
                    }
                    End::Open(boards) => {
                        assert_eq!(
                            (solved, Ok(boards.candidates())),
                            (None, closed[3]),
                            "{puzzle}"
                        );
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
        let puzzles = puzzles();
        let mut rater = crate::rating::Rater::default();
        let one_by_one: Vec<_> = puzzles.iter().map(|puzzle| rater.rank(puzzle)).collect();
        for number in [0, 1, 63, 64, 256, 300, puzzles.len()] {
            assert_eq!(rater.rank_many(&puzzles[..number]), one_by_one[..number]);
        }
        let proper = puzzles
            .iter()
            .filter(|puzzle| matches!(solve(puzzle), crate::Solved::Unique(_)))
            .count();
        assert_eq!(one_by_one.iter().flatten().count(), proper);
    }
}
