//! The batch engine's faces: one problem, slices, streams.

use super::gate::Gate;
use super::inquiry::{Asker, Inquiry};
use super::ledger::{Ledger, Problems, Record};
use super::schedule::{Bounds, Search};
use crate::lanes::Backend;
use crate::search::{Engine, EngineKind, Limits, Outcome, Solved, Verdict};
use crate::state::Candidates;
use crate::vocabulary::Grid;
use std::fmt;

/// Problems in a call below which the scalar engine is as quick.
const FEW: usize = 64;

/// Problems worked on at a time: their accounts stay in the cache, and the last nodes of one chunk lose little.
const CHUNK: usize = 1 << 15;

/// Problems in a call from which on those that can be are searched in order: each is searched one node after the other, which takes its time.
const MANY: usize = 160;

/// Many problems at once, 256 search nodes side by side, one in each bit of a vector register.
///
/// What it answers is what the default engine answers, problem by problem; neither the batch nor the processor shows. It decides whether a
/// problem has no solution, one or several. The one is its own. From 28 givens on, where the first two in reading order are shown, these are
/// its own, too; elsewhere, where several are to be shown, the default engine finds them. So it does where problems come one at a time or in
/// batches of less than 64, where they have fewer than 17 givens, and where their search opens nodes out of proportion.
///
/// It keeps at most 64 states of 24 KB, and accounts of 32 768 problems: 2 MB in all, however many problems there are and whatever they are;
/// and for [`solve_many`](Engine::solve_many), which shows two solutions side by side, as many pairs of boards on their way: 5 MB more.
///
/// ```
/// use numpre::{Engine, Grid, Solved, search::Batch};
///
/// let problems: Vec<Grid> = [
///     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?,
///     Grid::EMPTY,
/// ].into_iter().cycle().take(100).collect();
/// let mut solved = vec![Solved::None; 100];
/// Batch::new().solve_many(&problems, &mut solved);
/// assert!(matches!(solved[98], Solved::Unique(_)));
/// assert!(matches!(solved[99], Solved::Multiple(first, second) if first != second));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub struct Batch {
    backend: Backend,
    /// In a call with fewer problems the scalar engine works alone.
    few: usize,
    scalar: Box<dyn Engine>,
    /// One for each question, as their answers cost the scalar engine differently.
    solving: Gate,
    judging: Gate,
    records: Vec<Record>,
    /// The first solutions of a chunk, and the second ones, on their way to where both are wanted side by side.
    solutions: [Vec<Grid>; 2],
    bounds: Bounds,
    most_reserves: usize,
}

impl Batch {
    /// The engine on the quickest registers this processor has; without vector registers the scalar engine is quicker, and does everything.
    pub fn new() -> Batch {
        match Backend::best() {
            Backend::Portable => Batch::build(Backend::Portable, usize::MAX),
            backend => Batch::build(backend, FEW),
        }
    }

    /// The engine on these registers; `None` where this processor does not have them.
    pub fn with_backend(backend: Backend) -> Option<Batch> {
        backend.is_available().then(|| Batch::build(backend, FEW))
    }

    fn build(backend: Backend, few: usize) -> Batch {
        Batch {
            backend,
            few,
            scalar: EngineKind::default().build(),
            solving: Gate::OPEN,
            judging: Gate::OPEN,
            records: Vec::new(),
            solutions: [Vec::new(), Vec::new()],
            bounds: Bounds::USUAL,
            most_reserves: 0,
        }
    }

    /// The same with bounds of its own, that a test can reach.
    #[cfg(test)]
    pub(super) fn bounded(backend: Backend, bounds: Bounds) -> Option<Batch> {
        Some(Batch { bounds, ..Batch::with_backend(backend)? })
    }

    /// How many problems of the last chunk the kernel has left to the scalar engine.
    #[cfg(test)]
    pub(super) fn left_over(&self) -> usize {
        self.records.iter().filter(|record| record.evicted).count()
    }

    /// The registers it works in.
    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// How many states have waited in memory at most: never above 65, 24 KB each.
    pub fn most_states_waiting(&self) -> usize {
        self.most_reserves
    }

    /// The answers to a stream of problems, in order, worked out `chunk` problems at a time (at least one); some thousands are a good number.
    ///
    /// ```
    /// use numpre::{Grid, Solved, search::Batch};
    ///
    /// let problems = std::iter::repeat_n(Grid::EMPTY, 10);
    /// let mut batch = Batch::new();
    /// assert!(batch.stream(problems, 4).all(|solved| matches!(solved, Solved::Multiple(..))));
    /// ```
    pub fn stream<I: IntoIterator<Item = Grid>>(
        &mut self,
        problems: I,
        chunk: usize,
    ) -> impl Iterator<Item = Solved> + use<'_, I> {
        let mut problems = problems.into_iter();
        let mut solved = Vec::new().into_iter();
        std::iter::from_fn(move || {
            if let Some(next) = solved.next() {
                return Some(next);
            }
            let taken: Vec<Grid> = problems.by_ref().take(chunk.max(1)).collect();
            let mut answers = vec![Solved::None; taken.len()];
            self.solve_many(&taken, &mut answers);
            solved = answers.into_iter();
            solved.next()
        })
    }

    /// Runs the kernel over a chunk; its accounts then stand in `self.records`. Solutions are written where there is room for them.
    fn run(&mut self, problems: Problems<'_>, firsts: &mut [Grid], seconds: &mut [Grid]) {
        let count = problems.len();
        self.records.clear();
        self.records.resize(count, Record::default());
        if count < self.few {
            self.records.iter_mut().for_each(Record::evict);
            return;
        }
        let gate = if firsts.is_empty() { &mut self.judging } else { &mut self.solving };
        let mut ledger = Ledger {
            problems,
            queue: 0..count as u32,
            in_order: count >= MANY,
            records: &mut self.records,
            firsts,
            seconds,
            inquiry: None,
        };
        self.most_reserves =
            self.most_reserves.max(self.backend.run(Search { ledger: &mut ledger, gate, bounds: self.bounds }));
    }

    /// Answers questions that come one out of another, as long as more are asked. Many are under way at a time, so that the lanes stay full; in
    /// which order they are answered is not said.
    pub(crate) fn answer(&mut self, asker: &mut dyn Asker) {
        self.records.clear();
        let inquiry = Some(Inquiry::new(asker, &mut *self.scalar));
        let problems = Problems::Asked(&[]);
        let mut ledger = Ledger {
            problems,
            queue: 0..0,
            in_order: true,
            records: &mut self.records,
            firsts: &mut [],
            seconds: &mut [],
            inquiry,
        };
        let mut gate = Gate::OPEN;
        self.most_reserves = self.most_reserves.max(self.backend.run(Search {
            ledger: &mut ledger,
            gate: &mut gate,
            bounds: self.bounds,
        }));
    }

    /// The verdict on each of a chunk; what the kernel has left is asked of `scalar`.
    fn judge(
        &mut self,
        problems: Problems<'_>,
        verdicts: &mut [Verdict],
        mut scalar: impl FnMut(&mut dyn Engine, usize) -> Outcome,
    ) {
        self.run(problems, &mut [], &mut []);
        for (index, (record, verdict)) in self.records.iter().zip(verdicts).enumerate() {
            *verdict = record.verdict().unwrap_or_else(|| scalar(&mut *self.scalar, index).verdict());
        }
    }
}

impl Engine for Batch {
    /// One at a time: the default engine.
    fn search_candidates(&mut self, candidates: &Candidates, limits: Limits) -> Outcome {
        self.scalar.search_candidates(candidates, limits)
    }

    fn search(&mut self, givens: &Grid, limits: Limits) -> Outcome {
        self.scalar.search(givens, limits)
    }

    fn solve_many(&mut self, problems: &[Grid], solved: &mut [Solved]) {
        for (problems, solved) in problems.chunks(CHUNK).zip(solved.chunks_mut(CHUNK)) {
            let count = problems.len().min(solved.len());
            let (problems, solved) = (&problems[..count], &mut solved[..count]);
            let [mut firsts, mut seconds] = std::mem::take(&mut self.solutions);
            firsts.resize(count, Grid::EMPTY);
            seconds.resize(count, Grid::EMPTY);
            self.run(Problems::Givens(problems), &mut firsts, &mut seconds);
            let solutions = firsts.iter().zip(&seconds);
            for (((record, problem), (first, second)), answer) in
                self.records.iter().zip(problems).zip(solutions).zip(solved)
            {
                *answer = match record.verdict_with_solutions() {
                    Some(Verdict::None) => Solved::None,
                    Some(Verdict::Unique) => Solved::Unique(*first),
                    Some(Verdict::Multiple) => Solved::Multiple(*first, *second),
                    _ => self.scalar.solve(problem),
                };
            }
            self.solutions = [firsts, seconds];
        }
    }

    fn first_many(&mut self, problems: &[Grid], firsts: &mut [Grid], verdicts: &mut [Verdict]) {
        for ((problems, firsts), verdicts) in
            problems.chunks(CHUNK).zip(firsts.chunks_mut(CHUNK)).zip(verdicts.chunks_mut(CHUNK))
        {
            let count = problems.len().min(firsts.len()).min(verdicts.len());
            let (problems, firsts) = (&problems[..count], &mut firsts[..count]);
            self.run(Problems::Givens(problems), firsts, &mut []);
            for (((record, problem), first), verdict) in self.records.iter().zip(problems).zip(firsts).zip(verdicts) {
                match record.verdict_with_solutions() {
                    // The kernel has cleared what it takes up.
                    Some(found) => *verdict = found,
                    None => {
                        let outcome = self.scalar.search(problem, Limits::default());
                        (*first, *verdict) = (outcome.first.unwrap_or_default(), outcome.verdict());
                    }
                }
            }
        }
    }

    fn judge_many(&mut self, problems: &[Grid], verdicts: &mut [Verdict]) {
        for (problems, verdicts) in problems.chunks(CHUNK).zip(verdicts.chunks_mut(CHUNK)) {
            let problems = &problems[..problems.len().min(verdicts.len())];
            self.judge(Problems::Givens(problems), verdicts, |engine, index| {
                engine.search(&problems[index], Limits::default())
            });
        }
    }

    fn judge_candidates_many(&mut self, states: &[Candidates], verdicts: &mut [Verdict]) {
        for (states, verdicts) in states.chunks(CHUNK).zip(verdicts.chunks_mut(CHUNK)) {
            let states = &states[..states.len().min(verdicts.len())];
            self.judge(Problems::Candidates(states), verdicts, |engine, index| {
                engine.search_candidates(&states[index], Limits::default())
            });
        }
    }
}

impl Default for Batch {
    fn default() -> Batch {
        Batch::new()
    }
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").field("backend", &self.backend).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::random_problem;
    use super::*;

    /// Answers and verdicts are the default engine's, in these bounds too, and memory keeps within them. Returns the states that waited at most,
    /// and the problems left over by the two questions.
    fn bounded(backend: Backend, bounds: Bounds, problems: &[Grid]) -> (usize, [usize; 2]) {
        let mut scalar = EngineKind::default().build();
        let mut batch = Batch::bounded(backend, bounds).expect("this processor has it");
        let mut solved = vec![Solved::None; problems.len()];
        batch.solve_many(problems, &mut solved);
        let left_solving = batch.left_over();
        let (mut firsts, mut counts) = (vec![Grid::EMPTY; problems.len()], vec![Verdict::Unknown; problems.len()]);
        batch.first_many(problems, &mut firsts, &mut counts);
        let mut verdicts = vec![Verdict::Unknown; problems.len()];
        batch.judge_many(problems, &mut verdicts);
        for (number, ((problem, solved), verdict)) in problems.iter().zip(&solved).zip(&verdicts).enumerate() {
            let outcome = scalar.search(problem, Limits::default());
            assert_eq!((firsts[number], counts[number]), (outcome.first.unwrap_or_default(), outcome.verdict()));
            assert_eq!(Some(*solved), outcome.solved(), "{backend}: {problem}");
            assert_eq!(*verdict, outcome.verdict(), "{backend}: {problem}");
        }
        // One more may be problems on their way in.
        assert!(batch.most_states_waiting() <= bounds.states + 1, "{}", batch.most_states_waiting());
        (batch.most_states_waiting(), [left_solving, batch.left_over()])
    }

    fn backends() -> impl Iterator<Item = Backend> {
        Backend::ALL.into_iter().filter(|backend| backend.is_available())
    }

    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn where_memory_is_full_problems_are_left_over() {
        for (givens, states) in [(20, 2), (20, 7), (29, 2), (29, 7)] {
            let problems: Vec<Grid> = (0..600).map(|index| random_problem(index, givens)).collect();
            for backend in backends() {
                let (waiting, left_over) = bounded(backend, Bounds { states, ..Bounds::USUAL }, &problems);
                assert!(waiting >= states, "{backend}, {givens} givens: {waiting} of {states}");
                assert!(left_over.iter().all(|&left| left > 0), "{backend}, {givens} givens: {left_over:?}");
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn problems_of_too_many_branches_are_left_over() {
        let few_branches = Bounds { branches: 3, branches_in_order: 2, ..Bounds::USUAL };
        // Some given more, so that some need few branches.
        let problems: Vec<Grid> = (0..600).map(|index| random_problem(index, 24 + (index % 16) as usize)).collect();
        for part in [|givens| givens < 28, |givens| givens >= 28] {
            let problems: Vec<Grid> = problems.iter().filter(|problem| part(problem.clue_count())).copied().collect();
            for backend in backends() {
                let (_, left_over) = bounded(backend, few_branches, &problems);
                assert!(left_over.iter().all(|&left| left > 20), "{backend}: {left_over:?}");
            }
        }
    }

    /// The usual bounds hold where it is hardest: boards of which nothing is known are split and split again, all in step, to the last branch allowed.
    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn the_usual_bounds_hold() {
        let states = vec![Candidates::ALL; 300];
        for backend in backends() {
            let mut batch = Batch::bounded(backend, Bounds::USUAL).expect("this processor has it");
            let mut verdicts = vec![Verdict::Unknown; states.len()];
            batch.judge_candidates_many(&states, &mut verdicts);
            assert!(verdicts.iter().all(|verdict| *verdict == Verdict::Multiple));
            assert!((32..=Bounds::USUAL.states + 1).contains(&batch.most_states_waiting()));
            assert!(batch.left_over() >= 256, "{backend}: {}", batch.left_over());
        }
    }
}
