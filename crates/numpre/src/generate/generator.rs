//! The generator: makes each puzzle from its index.

use super::examiner::Examiner;
use super::find::PuzzleSearch;
#[cfg(doc)]
use super::generated::StopReason;
use super::generated::{Generated, NotFound, Progress};
use super::order::{Plan, Refusal, Request};
use super::run::{FoundPuzzle, MOST_SEARCHES, run_one, side_by_side};
use super::unique::UniquenessOracle;
use crate::cancel::CancelToken;
use crate::rating::Rater;
use crate::search::{Backend, BatchEngine, Engine, EngineKind};
use crate::vocabulary::Grid;
use std::cell::RefCell;
use std::ops::{ControlFlow, Range};

/// Generates puzzles that meet a [`Request`]. [`Request::build`](super::Request::build) creates it.
///
/// Puzzle `index` is a pure function of the request and the index. It is the same on every machine,
/// in any order of indices, one by one or side by side, and with any number of generators. A
/// generator keeps buffers between puzzles, but nothing that changes a result.
pub struct Generator {
    plan: Plan,
    engine: Box<dyn Engine>,
    batch: BatchEngine,
    rater: Rater,
    examiner: RefCell<Examiner>,
    cancel: CancelToken,
}

impl Request {
    /// Creates the generator for this request.
    ///
    /// # Errors
    /// [`Refusal`] if it is certain that no puzzle meets the request.
    pub fn build(self) -> Result<Generator, Refusal> {
        Ok(Generator::new(Plan::new(self)?))
    }
}

impl Generator {
    fn new(plan: Plan) -> Generator {
        Generator {
            examiner: RefCell::new(Examiner::new(&plan.request.demands)),
            plan,
            engine: EngineKind::default().build(),
            batch: BatchEngine::new(),
            rater: Rater::default(),
            cancel: CancelToken::NEVER,
        }
    }

    /// Connects the generator to a token, which is checked before each try, and while a puzzle is
    /// rated. A search ended by the token returns [`StopReason::Stopped`].
    #[must_use]
    pub fn with_cancel(mut self, cancel: CancelToken) -> Generator {
        self.examiner.get_mut().set_cancel(&cancel);
        Generator { cancel, ..self }
    }

    /// Generates the puzzle of this index.
    ///
    /// # Errors
    /// [`NotFound`] if the maximum number of tries is reached or the token is cancelled.
    pub fn generate(&mut self, index: u64) -> Result<Generated, NotFound> {
        self.generate_watched(index, &mut |_| ControlFlow::Continue(()))
    }

    /// Generates the puzzle of this index. `watch` is called before each try; it returns `Break` to
    /// stop the search.
    ///
    /// # Errors
    /// [`NotFound`] if the maximum number of tries is reached, the watcher breaks, or the token is
    /// cancelled.
    ///
    /// ```
    /// use numpre::{Rank, generate::{StopReason, Request}};
    /// use std::ops::ControlFlow;
    ///
    /// let mut generator = Request::default().rank(Rank::EXTREME).clues(17..=17).build()?;
    /// let stopped = generator.generate_watched(0, &mut |progress| {
    ///     if progress.tries < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// });
    /// let reason = stopped.map_err(|stopped| (stopped.because, stopped.tries));
    /// assert_eq!(reason, Err((StopReason::Stopped, 10)));
    /// # Ok::<(), numpre::generate::Refusal>(())
    /// ```
    pub fn generate_watched(
        &mut self,
        index: u64,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Generated, NotFound> {
        let (oracle, watch) = (UniquenessOracle::new(), RefCell::new(watch));
        let on_try = |progress| watched(&self.cancel, &watch, progress);
        run_one(
            &oracle,
            &mut *self.engine,
            PuzzleSearch::new(&self.plan, index, &oracle, &self.examiner, &on_try)
                .made(&mut self.rater),
        )
    }

    /// Returns the number of indices per call from which
    /// [`generate_many`](Generator::generate_many) makes puzzles side by side. With fewer, it makes
    /// them one by one, which is just as fast. The results do not depend on this.
    ///
    /// ```
    /// use numpre::{Rank, Symmetry, generate::Request};
    ///
    /// let rare = Request::default().symmetry(Symmetry::None).rank(Rank::HARD).build()?;
    /// assert!(rare.worth_together() >= 512);
    /// # Ok::<(), numpre::generate::Refusal>(())
    /// ```
    pub fn worth_together(&self) -> u64 {
        // Without vector registers, the batch engine has no advantage.
        if self.batch.backend() == Backend::Portable {
            u64::MAX
        } else {
            self.plan.worth_together()
        }
    }

    /// Generates the puzzles of these indices, in order. Each is the same as from
    /// [`generate_watched`](Generator::generate_watched).
    ///
    /// Hundreds or thousands of indices in one call are mostly faster than one by one, because the
    /// batch engine answers the questions of all searches together. `watch` is called for the tries
    /// of all searches, in mixed order.
    ///
    /// ```
    /// use numpre::generate::Request;
    /// use std::ops::ControlFlow;
    ///
    /// let mut generator = Request::default().seed(7).build()?;
    /// let three = generator.generate_many(4..7, &mut |_| ControlFlow::Continue(()));
    /// assert_eq!(three[1], generator.generate(5));
    /// # Ok::<(), numpre::generate::Refusal>(())
    /// ```
    pub fn generate_many(
        &mut self,
        indices: Range<u64>,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Vec<Result<Generated, NotFound>> {
        if indices.end.saturating_sub(indices.start) < self.worth_together() {
            return indices.map(|index| self.generate_watched(index, watch)).collect();
        }
        self.all_at_once(indices, watch)
    }

    /// Generates the puzzles of these indices: runs the searches side by side, then ranks and
    /// checks all results together.
    fn all_at_once(
        &mut self,
        indices: Range<u64>,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Vec<Result<Generated, NotFound>> {
        let found = self.search_side_by_side(indices.clone(), watch);
        let puzzles = found.iter().flatten();
        let (puzzles, solutions): (Vec<Grid>, Vec<Grid>) =
            puzzles.map(|found| (found.puzzle, found.solution)).unzip();
        let mut ranks = self.rater.rank_many_with(&puzzles, &solutions).into_iter();
        let mut made = Vec::with_capacity(found.len());
        for (index, found) in indices.zip(found) {
            made.push(match found {
                Ok(found) => {
                    match ranks.next().and_then(|rank| {
                        found.checked(rank.ok()?, &self.plan, self.examiner.get_mut())
                    }) {
                        Some(generated) => Ok(generated),
                        // A puzzle that fails the final check is a bug in this crate. Search on its
                        // own until a puzzle passes.
                        None => self.generate_watched(index, watch),
                    }
                }
                Err(not_found) => Err(not_found),
            });
        }
        made
    }

    fn search_side_by_side(
        &mut self,
        indices: Range<u64>,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Vec<Result<FoundPuzzle, NotFound>> {
        let number =
            usize::try_from(indices.end.saturating_sub(indices.start)).unwrap_or(usize::MAX);
        let oracles: Vec<UniquenessOracle<'_>> =
            (0..number.min(MOST_SEARCHES)).map(|_| UniquenessOracle::new()).collect();
        let watch = RefCell::new(watch);
        let on_try = |progress| watched(&self.cancel, &watch, progress);
        let (plan, examiner, on_try) = (&self.plan, &self.examiner, &on_try);
        side_by_side(number, &oracles, &mut self.batch, |place, oracle| async move {
            let index = indices.start + place as u64;
            PuzzleSearch::new(plan, index, oracle, examiner, on_try).found().await
        })
    }
}

/// Returns `Break` if the token is cancelled or the watcher breaks. The watcher cannot call this
/// function, so it is never borrowed twice.
fn watched(
    cancel: &CancelToken,
    watch: &RefCell<&mut dyn FnMut(Progress) -> ControlFlow<()>>,
    progress: Progress,
) -> ControlFlow<()> {
    if cancel.is_cancelled() { ControlFlow::Break(()) } else { (watch.borrow_mut())(progress) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::{Rank, Symmetry};

    /// The results do not depend on the batch engine's registers, or on whether a batch is used at
    /// all.
    #[test]
    fn every_backend_makes_the_same() {
        let any = Request::default().ranks(Rank::VERY_EASY..=Rank::EXTREME).seed(3);
        let requests = [
            any.clone().symmetry(Symmetry::None).minimal(true),
            any.clone().symmetry(Symmetry::Full),
            any.clone().rank(Rank::MODERATE).clues(24..=26),
            any.rank(Rank::TRICKY).symmetry(Symmetry::None),
        ];
        for request in requests {
            let mut generator = request.build().unwrap();
            let expected: Vec<_> = (70..110).map(|index| generator.generate(index)).collect();
            for mut batch in Backend::ALL.iter().copied().filter_map(BatchEngine::with_backend) {
                std::mem::swap(&mut generator.batch, &mut batch);
                let found = generator.all_at_once(70..110, &mut |_| ControlFlow::Continue(()));
                assert_eq!(found, expected, "{:?}", generator.batch);
            }
        }
    }
}
