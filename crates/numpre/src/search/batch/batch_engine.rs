//! The batch engine: solves many puzzles in one call.

use super::account::Account;
use super::accounts::{Accounts, Puzzles};
use super::cost_model::CostModel;
use super::question_stream::{QuestionSource, QuestionStream};
use super::results::{BatchError, FirstSolutions, check_length};
use super::scheduler::{BatchSearch, Bounds};
use crate::cancel::{CancelToken, Cancelled};
use crate::lanes::Backend;
use crate::search::{Engine, Fast, Limits, Outcome, Solved, Verdict};
use crate::state::Candidates;
use crate::vocabulary::Grid;
use std::fmt;

/// The number of puzzles in a call below which the scalar engine is as quick.
const FEW: usize = 64;

/// The number of puzzles that are worked on at a time. It is small enough for their accounts to
/// stay in the cache, and so large that the nearly empty lanes at the end of a chunk cost little.
const CHUNK: usize = 1 << 15;

/// The number of puzzles in a call from which on puzzles with enough givens are searched in reading
/// order. Such a search takes one node of a puzzle after the other, so it needs many puzzles to
/// fill the lanes.
const MANY: usize = 160;

/// An engine that solves many puzzles at once: 256 search nodes, one in each bit of a vector
/// register.
///
/// For each puzzle it gives the same answer as the default engine, whatever the other puzzles and
/// the processor are. It decides itself whether a puzzle has no solution, exactly one or multiple
/// solutions, and finds the only solution itself. The default engine does the work:
///
/// - if a puzzle has multiple solutions that are to be shown, unless it has 28 givens or more and
///   the call 160 puzzles or more: then this engine finds the first two in reading order;
/// - if a call has fewer than 64 puzzles;
/// - if a puzzle has fewer than 17 givens, or its search opens far too many nodes.
///
/// The engine keeps at most 64 states of 24 KB and the accounts of 32,768 puzzles: 2 MB in all,
/// however many puzzles there are. [`solve`](BatchEngine::solve), which returns two solutions next
/// to each other, keeps as many pairs of boards: 5 MB more.
///
/// | solutions | returned | written into slices |
/// |---|---|---|
/// | none, the only one, or two | [`solve`](Self::solve) | [`solve_into`](Self::solve_into) |
/// | how many, and the first | [`first`](Self::first) | [`first_into`](Self::first_into) |
/// | none, one, multiple | [`verdicts`](Self::verdicts) | [`verdicts_into`](Self::verdicts_into) |
/// | the same within candidates | [`candidate_verdicts`](Self::candidate_verdicts) | |
///
/// Calls fail only if a token is [connected](Self::with_cancel) and cancelled.
///
/// ```
/// use numpre::{BatchEngine, Grid, Solved};
///
/// let puzzles: Vec<Grid> = [
///     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?,
///     Grid::EMPTY,
/// ].into_iter().cycle().take(100).collect();
/// let solved = BatchEngine::new().solve(&puzzles)?;
/// assert!(matches!(solved[98], Solved::Unique(_)));
/// assert!(matches!(solved[99], Solved::Multiple(first, second) if first != second));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct BatchEngine {
    backend: Backend,
    /// The number of puzzles in a call below which only the scalar engine works.
    few: usize,
    /// The engine for one puzzle at a time.
    scalar: Box<dyn Engine>,
    /// The cost model of calls that return solutions. They cost the scalar engine more than calls
    /// that only count.
    solving: CostModel,
    /// The cost model of calls that only count solutions.
    counting: CostModel,
    accounts: Vec<Account>,
    /// The first and the second solutions of a chunk, before they are put together as results.
    solutions: [Vec<Grid>; 2],
    bounds: Bounds,
    /// The greatest number of states that have waited in memory at a time.
    most_parked: usize,
    cancel: CancelToken,
}

impl BatchEngine {
    /// Creates an engine on the quickest registers of this processor. Without vector registers the
    /// scalar engine is quicker and does everything.
    pub fn new() -> BatchEngine {
        match Backend::best() {
            Backend::Portable => BatchEngine::one_by_one(Box::new(Fast)),
            backend => BatchEngine::build(backend, FEW, Box::new(Fast)),
        }
    }

    /// Creates an engine on these registers. Returns `None` if this processor does not have them.
    pub fn with_backend(backend: Backend) -> Option<BatchEngine> {
        backend.is_available().then(|| BatchEngine::build(backend, FEW, Box::new(Fast)))
    }

    /// Creates a batch engine that passes every puzzle to this engine, so that any engine can be
    /// used for a batch.
    ///
    /// ```
    /// use numpre::{BatchEngine, Grid, Verdict, search::Naive};
    ///
    /// assert_eq!(BatchEngine::one_by_one(Box::new(Naive)).verdicts(&[Grid::EMPTY]), Ok(vec![Verdict::Multiple]));
    /// ```
    pub fn one_by_one(engine: Box<dyn Engine>) -> BatchEngine {
        BatchEngine::build(Backend::Portable, usize::MAX, engine)
    }

    fn build(backend: Backend, few: usize, scalar: Box<dyn Engine>) -> BatchEngine {
        BatchEngine {
            backend,
            few,
            scalar,
            solving: CostModel::OPEN,
            counting: CostModel::OPEN,
            accounts: Vec::new(),
            solutions: [Vec::new(), Vec::new()],
            bounds: Bounds::USUAL,
            most_parked: 0,
            cancel: CancelToken::NEVER,
        }
    }

    /// Creates an engine with bounds so small that a test can reach them.
    #[cfg(test)]
    pub(super) fn bounded(backend: Backend, bounds: Bounds) -> Option<BatchEngine> {
        Some(BatchEngine { bounds, ..BatchEngine::with_backend(backend)? })
    }

    /// Returns how many puzzles of the last chunk the kernel has left to the scalar engine.
    #[cfg(test)]
    pub(super) fn left_over(&self) -> usize {
        self.accounts.iter().filter(|account| account.evicted).count()
    }

    /// Connects the engine to a token. The token is checked every 32,768 puzzles and within long
    /// searches of the scalar engine. Without a token no call fails.
    ///
    /// ```
    /// use numpre::{BatchEngine, CancelToken, Cancelled, Grid};
    ///
    /// let token = CancelToken::new();
    /// let mut batch = BatchEngine::new().with_cancel(token.clone());
    /// assert!(batch.verdicts(&[Grid::EMPTY]).is_ok());
    /// token.cancel();
    /// assert_eq!(batch.verdicts(&[Grid::EMPTY]), Err(Cancelled));
    /// ```
    #[must_use]
    pub fn with_cancel(self, cancel: CancelToken) -> BatchEngine {
        BatchEngine { cancel, ..self }
    }

    /// Returns the kind of registers that the engine works in.
    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// Returns the greatest number of states, 24 KB each, that have waited in memory at a time; it
    /// is never above 65.
    pub fn most_states_waiting(&self) -> usize {
        self.most_parked
    }

    /// Solves each puzzle, in order: no solution, the only one, or two of many.
    ///
    /// # Errors
    /// [`Cancelled`] if the [token](BatchEngine::with_cancel) was cancelled.
    pub fn solve(&mut self, puzzles: &[Grid]) -> Result<Vec<Solved>, Cancelled> {
        let mut solved = vec![Solved::None; puzzles.len()];
        self.solve_chunks(puzzles, &mut solved).map(|()| solved)
    }

    /// Solves each puzzle, as [`solve`](BatchEngine::solve) does, into a slice with one place for
    /// each.
    ///
    /// # Errors
    /// [`BatchError`] if the slice has another length, or the token was cancelled.
    pub fn solve_into(
        &mut self,
        puzzles: &[Grid],
        solved: &mut [Solved],
    ) -> Result<(), BatchError> {
        check_length(puzzles.len(), solved.len())?;
        Ok(self.solve_chunks(puzzles, solved)?)
    }

    /// Returns how many solutions each puzzle has, and the first of them. The two columns take 82
    /// bytes per puzzle and are quicker to write than the 164 bytes of
    /// [`solve`](BatchEngine::solve).
    ///
    /// ```
    /// use numpre::{BatchEngine, Grid, Verdict};
    ///
    /// let proper: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
    /// let impossible: Grid = format!("11{}", ".".repeat(79)).parse()?;
    /// let found = BatchEngine::new().first(&[proper, impossible, Grid::EMPTY])?;
    /// assert_eq!(found.verdicts, [Verdict::Unique, Verdict::None, Verdict::Multiple]);
    /// assert!(found.firsts[0].is_full() && found.firsts[2].is_full());
    /// assert_eq!(found.firsts[1], Grid::EMPTY);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Cancelled`] if the token was cancelled.
    pub fn first(&mut self, puzzles: &[Grid]) -> Result<FirstSolutions, Cancelled> {
        let mut found = FirstSolutions::unknown(puzzles.len());
        self.first_chunks(puzzles, &mut found.firsts, &mut found.verdicts).map(|()| found)
    }

    /// Writes the first solution of each puzzle, or a board without digits if it has none, and its
    /// number of solutions into two slices with one place for each puzzle.
    ///
    /// # Errors
    /// [`BatchError`] if a slice has another length, or the token was cancelled.
    pub fn first_into(
        &mut self,
        puzzles: &[Grid],
        firsts: &mut [Grid],
        verdicts: &mut [Verdict],
    ) -> Result<(), BatchError> {
        check_length(puzzles.len(), firsts.len())?;
        check_length(puzzles.len(), verdicts.len())?;
        Ok(self.first_chunks(puzzles, firsts, verdicts)?)
    }

    /// Returns how many solutions each puzzle has: none, one or multiple. If many puzzles have
    /// multiple solutions, this is quicker than [`first`](BatchEngine::first), which has to find
    /// out what they are.
    ///
    /// # Errors
    /// [`Cancelled`] if the token was cancelled.
    pub fn verdicts(&mut self, puzzles: &[Grid]) -> Result<Vec<Verdict>, Cancelled> {
        let mut verdicts = vec![Verdict::Unknown; puzzles.len()];
        self.verdict_chunks(puzzles, &mut verdicts).map(|()| verdicts)
    }

    /// Writes the verdicts of [`verdicts`](BatchEngine::verdicts) into a slice with one place for
    /// each puzzle.
    ///
    /// # Errors
    /// [`BatchError`] if the slice has another length, or the token was cancelled.
    pub fn verdicts_into(
        &mut self,
        puzzles: &[Grid],
        verdicts: &mut [Verdict],
    ) -> Result<(), BatchError> {
        check_length(puzzles.len(), verdicts.len())?;
        Ok(self.verdict_chunks(puzzles, verdicts)?)
    }

    /// Returns how many solutions there are within each of these sets of candidates.
    ///
    /// # Errors
    /// [`Cancelled`] if the token was cancelled.
    pub fn candidate_verdicts(&mut self, states: &[Candidates]) -> Result<Vec<Verdict>, Cancelled> {
        let cancel = self.cancel.clone();
        let mut verdicts = vec![Verdict::Unknown; states.len()];
        for (states, verdicts) in states.chunks(CHUNK).zip(verdicts.chunks_mut(CHUNK)) {
            cancel.check()?;
            self.count(Puzzles::Candidates(states), verdicts, |engine, index| {
                engine.search_candidates(&states[index], Limits::default().cancel(&cancel))
            });
        }
        if verdicts.contains(&Verdict::Unknown) { Err(Cancelled) } else { Ok(verdicts) }
    }

    /// Solves a stream of puzzles, in order, `chunk` puzzles at a time (at least one). Some
    /// thousands are a good size.
    ///
    /// ```
    /// use numpre::{BatchEngine, Grid, Solved};
    ///
    /// let puzzles = std::iter::repeat_n(Grid::EMPTY, 10);
    /// let mut batch = BatchEngine::new();
    /// assert!(batch.stream(puzzles, 4).all(|solved| matches!(solved, Ok(Solved::Multiple(..)))));
    /// ```
    pub fn stream<I: IntoIterator<Item = Grid>>(
        &mut self,
        puzzles: I,
        chunk: usize,
    ) -> impl Iterator<Item = Result<Solved, Cancelled>> + use<'_, I> {
        let mut puzzles = puzzles.into_iter();
        let mut solved = Vec::new().into_iter();
        std::iter::from_fn(move || {
            if let Some(next) = solved.next() {
                return Some(Ok(next));
            }
            let taken: Vec<Grid> = puzzles.by_ref().take(chunk.max(1)).collect();
            match self.solve(&taken) {
                Ok(answers) => solved = answers.into_iter(),
                Err(cancelled) => return Some(Err(cancelled)),
            }
            solved.next().map(Ok)
        })
    }
}

impl BatchEngine {
    /// Runs the kernel over a chunk, and leaves the results in `self.accounts`. Solutions are
    /// written to `firsts` and `seconds`, unless these are empty.
    fn run(&mut self, puzzles: Puzzles<'_>, firsts: &mut [Grid], seconds: &mut [Grid]) {
        let count = puzzles.len();
        self.accounts.clear();
        self.accounts.resize(count, Account::default());
        if count < self.few {
            self.accounts.iter_mut().for_each(Account::evict);
            return;
        }
        let costs = if firsts.is_empty() { &mut self.counting } else { &mut self.solving };
        let mut accounts = Accounts {
            puzzles,
            queue: 0..count as u32,
            in_order: count >= MANY,
            by_id: &mut self.accounts,
            firsts,
            seconds,
            questions: None,
        };
        self.most_parked = self.most_parked.max(self.backend.run(BatchSearch {
            accounts: &mut accounts,
            costs,
            bounds: self.bounds,
        }));
    }

    /// Answers questions that depend on earlier answers, until no more are asked. Many are searched
    /// at a time, so that the lanes stay full. The order of the answers is not specified.
    pub(crate) fn answer(&mut self, asker: &mut dyn QuestionSource) {
        self.accounts.clear();
        let questions = Some(QuestionStream::new(asker, &mut *self.scalar));
        let puzzles = Puzzles::Question(&[]);
        let mut accounts = Accounts {
            puzzles,
            queue: 0..0,
            in_order: true,
            by_id: &mut self.accounts,
            firsts: &mut [],
            seconds: &mut [],
            questions,
        };
        let mut costs = CostModel::OPEN;
        self.most_parked = self.most_parked.max(self.backend.run(BatchSearch {
            accounts: &mut accounts,
            costs: &mut costs,
            bounds: self.bounds,
        }));
    }

    /// Writes how many solutions each puzzle of a chunk has. Calls `scalar` for the puzzles that
    /// the kernel has left.
    fn count(
        &mut self,
        puzzles: Puzzles<'_>,
        verdicts: &mut [Verdict],
        mut scalar: impl FnMut(&mut dyn Engine, usize) -> Outcome,
    ) {
        self.run(puzzles, &mut [], &mut []);
        for (index, (account, verdict)) in self.accounts.iter().zip(verdicts).enumerate() {
            *verdict =
                account.verdict().unwrap_or_else(|| scalar(&mut *self.scalar, index).verdict());
        }
    }

    // The three functions that follow expect as many results as puzzles. If they are cancelled,
    // they return an error, and the contents of the slices are meaningless.

    fn solve_chunks(&mut self, puzzles: &[Grid], solved: &mut [Solved]) -> Result<(), Cancelled> {
        let cancel = self.cancel.clone();
        for (puzzles, solved) in puzzles.chunks(CHUNK).zip(solved.chunks_mut(CHUNK)) {
            cancel.check()?;
            let [mut firsts, mut seconds] = std::mem::take(&mut self.solutions);
            firsts.resize(puzzles.len(), Grid::EMPTY);
            seconds.resize(puzzles.len(), Grid::EMPTY);
            self.run(Puzzles::Givens(puzzles), &mut firsts, &mut seconds);
            let solutions = firsts.iter().zip(&seconds);
            for (((account, puzzle), (first, second)), answer) in
                self.accounts.iter().zip(puzzles).zip(solutions).zip(solved)
            {
                *answer = match account.verdict_with_solutions() {
                    Some(Verdict::None) => Solved::None,
                    Some(Verdict::Unique) => Solved::Unique(*first),
                    Some(Verdict::Multiple) => Solved::Multiple(*first, *second),
                    _ => self
                        .scalar
                        .search(puzzle, Limits::default().cancel(&cancel))
                        .solved()
                        .ok_or(Cancelled)?,
                };
            }
            self.solutions = [firsts, seconds];
        }
        Ok(())
    }

    fn first_chunks(
        &mut self,
        puzzles: &[Grid],
        firsts: &mut [Grid],
        verdicts: &mut [Verdict],
    ) -> Result<(), Cancelled> {
        let cancel = self.cancel.clone();
        for ((puzzles, firsts), verdicts) in
            puzzles.chunks(CHUNK).zip(firsts.chunks_mut(CHUNK)).zip(verdicts.chunks_mut(CHUNK))
        {
            cancel.check()?;
            self.run(Puzzles::Givens(puzzles), firsts, &mut []);
            for (((account, puzzle), first), verdict) in
                self.accounts.iter().zip(puzzles).zip(firsts).zip(verdicts)
            {
                match account.verdict_with_solutions() {
                    // The kernel has written the first solution, or cleared its place.
                    Some(found) => *verdict = found,
                    None => {
                        let outcome = self.scalar.search(puzzle, Limits::default().cancel(&cancel));
                        (*first, *verdict) = (outcome.first.unwrap_or_default(), outcome.verdict());
                        if *verdict == Verdict::Unknown {
                            return Err(Cancelled);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn verdict_chunks(
        &mut self,
        puzzles: &[Grid],
        verdicts: &mut [Verdict],
    ) -> Result<(), Cancelled> {
        let cancel = self.cancel.clone();
        for (puzzles, verdicts) in puzzles.chunks(CHUNK).zip(verdicts.chunks_mut(CHUNK)) {
            cancel.check()?;
            self.count(Puzzles::Givens(puzzles), verdicts, |engine, index| {
                engine.search(&puzzles[index], Limits::default().cancel(&cancel))
            });
            if verdicts.contains(&Verdict::Unknown) {
                return Err(Cancelled);
            }
        }
        Ok(())
    }
}

impl Default for BatchEngine {
    fn default() -> BatchEngine {
        BatchEngine::new()
    }
}

impl fmt::Debug for BatchEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BatchEngine").field("backend", &self.backend).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::random_puzzle;
    use super::*;
    use crate::search::EngineKind;

    /// Checks that solutions and verdicts equal those of the default engine within these bounds,
    /// and that memory stays within them. Returns the greatest number of states that waited at a
    /// time, and how many puzzles were left to the scalar engine when solving and when counting.
    fn bounded(backend: Backend, bounds: Bounds, puzzles: &[Grid]) -> (usize, [usize; 2]) {
        let mut scalar = EngineKind::default().build();
        let mut batch = BatchEngine::bounded(backend, bounds).expect("this processor has it");
        let solved = batch.solve(puzzles).expect("not cancelled");
        let left_solving = batch.left_over();
        let FirstSolutions { firsts, verdicts: counts } =
            batch.first(puzzles).expect("not cancelled");
        let verdicts = batch.verdicts(puzzles).expect("not cancelled");
        for (number, ((puzzle, solved), verdict)) in
            puzzles.iter().zip(&solved).zip(&verdicts).enumerate()
        {
            let outcome = scalar.search(puzzle, Limits::default());
            assert_eq!(
                (firsts[number], counts[number]),
                (outcome.first.unwrap_or_default(), outcome.verdict())
            );
            assert_eq!(Some(*solved), outcome.solved(), "{backend}: {puzzle}");
            assert_eq!(*verdict, outcome.verdict(), "{backend}: {puzzle}");
        }
        // One more state may hold puzzles that are being admitted.
        assert!(
            batch.most_states_waiting() <= bounds.states + 1,
            "{}",
            batch.most_states_waiting()
        );
        (batch.most_states_waiting(), [left_solving, batch.left_over()])
    }

    fn backends() -> impl Iterator<Item = Backend> {
        Backend::ALL.iter().copied().filter(|backend| backend.is_available())
    }

    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn puzzles_are_left_to_the_scalar_engine_when_memory_is_full() {
        for (givens, states) in [(20, 2), (20, 7), (29, 2), (29, 7)] {
            let puzzles: Vec<Grid> = (0..600).map(|index| random_puzzle(index, givens)).collect();
            for backend in backends() {
                let (waiting, left_over) =
                    bounded(backend, Bounds { states, ..Bounds::USUAL }, &puzzles);
                assert!(waiting >= states, "{backend}, {givens} givens: {waiting} of {states}");
                assert!(
                    left_over.iter().all(|&left| left > 0),
                    "{backend}, {givens} givens: {left_over:?}"
                );
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn puzzles_of_too_many_branches_are_left_to_the_scalar_engine() {
        let few_branches = Bounds { branches: 3, branches_in_order: 2, ..Bounds::USUAL };
        // 24 to 39 givens, so that some puzzles need few branches.
        let puzzles: Vec<Grid> =
            (0..600).map(|index| random_puzzle(index, 24 + (index % 16) as usize)).collect();
        for part in [|givens| givens < 28, |givens| givens >= 28] {
            let puzzles: Vec<Grid> =
                puzzles.iter().filter(|puzzle| part(puzzle.clue_count())).copied().collect();
            for backend in backends() {
                let (_, left_over) = bounded(backend, few_branches, &puzzles);
                assert!(left_over.iter().all(|&left| left > 20), "{backend}: {left_over:?}");
            }
        }
    }

    /// Checks the usual bounds in the hardest case: empty boards, which are split all at the same
    /// time, again and again, until no more branches are allowed.
    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn the_usual_bounds_hold() {
        let states = vec![Candidates::ALL; 300];
        for backend in backends() {
            let mut batch =
                BatchEngine::bounded(backend, Bounds::USUAL).expect("this processor has it");
            let verdicts = batch.candidate_verdicts(&states).expect("not cancelled");
            assert!(verdicts.iter().all(|verdict| *verdict == Verdict::Multiple));
            assert!((32..=Bounds::USUAL.states + 1).contains(&batch.most_states_waiting()));
            assert!(batch.left_over() >= 256, "{backend}: {}", batch.left_over());
        }
    }
}
