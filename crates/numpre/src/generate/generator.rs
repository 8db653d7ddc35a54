//! The generator: puzzle after puzzle, each by its index.

use super::find::PuzzleSearch;
#[cfg(doc)]
use super::generated::StopReason;
use super::generated::{Generated, NotFound, Progress};
use super::order::{Plan, Refusal, Request};
use super::run::{FoundPuzzle, MOST_SEARCHES, run_alone, side_by_side};
use super::unique::UniquenessOracle;
use crate::cancel::CancelToken;
use crate::rating::Rater;
use crate::search::{Backend, BatchEngine, Engine, EngineKind};
use crate::vocabulary::Grid;
use std::cell::RefCell;
use std::ops::{ControlFlow, Range};

/// Makes puzzles to order; [`Request::build`](super::Request::build) makes it.
///
/// Puzzle `index` is a pure function of the request and the index: on every machine, in whatever
/// order they are made, side by side or one by one, and by however many generators. It keeps memory
/// between puzzles, but no knowledge.
pub struct Generator {
    plan: Plan,
    engine: Box<dyn Engine>,
    batch: BatchEngine,
    rater: Rater,
    cancel: CancelToken,
}

impl Request {
    /// The generator for this request.
    ///
    /// # Errors
    /// [`Refusal`] where no puzzle can be like that.
    pub fn build(self) -> Result<Generator, Refusal> {
        Ok(Generator::new(Plan::new(self)?))
    }
}

impl Generator {
    fn new(plan: Plan) -> Generator {
        Generator {
            plan,
            engine: EngineKind::default().build(),
            batch: BatchEngine::new(),
            rater: Rater::default(),
            cancel: CancelToken::NEVER,
        }
    }

    /// The same generator, connected to a token. It is checked before every try; a search that it
    /// ends is [`StopReason::Stopped`].
    #[must_use]
    pub fn with_cancel(self, cancel: CancelToken) -> Generator {
        Generator { cancel, ..self }
    }

    /// Makes the puzzle of this index.
    ///
    /// # Errors
    /// [`NotFound`] if the tries allowed are not enough, or the token was cancelled.
    pub fn generate(&mut self, index: u64) -> Result<Generated, NotFound> {
        self.generate_watched(index, &mut |_| ControlFlow::Continue(()))
    }

    /// Makes the puzzle of this index; the watcher is called for every try before it is made, and
    /// may end the search.
    ///
    /// # Errors
    /// [`NotFound`] where the tries allowed are not enough, or the watcher breaks.
    ///
    /// ```
    /// use numpre::{Rank, generate::{StopReason, Request}};
    /// use std::ops::ControlFlow;
    ///
    /// let mut generator = Request::default().rank(Rank::EXTREME).clues(17..=17).build()?;
    /// let stopped = generator.generate_watched(0, &mut |progress| {
    ///     if progress.tries < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// });
    /// assert_eq!(stopped.map_err(|stopped| (stopped.because, stopped.tries)), Err((StopReason::Stopped, 10)));
    /// # Ok::<(), numpre::generate::Refusal>(())
    /// ```
    pub fn generate_watched(
        &mut self,
        index: u64,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Generated, NotFound> {
        let (oracle, watch) = (UniquenessOracle::new(), RefCell::new(watch));
        let on_try = |progress| watched(&self.cancel, &watch, progress);
        run_alone(
            &oracle,
            &mut *self.engine,
            PuzzleSearch::new(&self.plan, index, &oracle, &on_try).made(&mut self.rater),
        )
    }

    /// From how many indices in a call on [`generate_many`](Generator::generate_many) makes them
    /// side by side; with fewer, it makes them one by one, which is as quick. Only the time depends
    /// on it.
    ///
    /// ```
    /// use numpre::{Rank, Symmetry, generate::Request};
    ///
    /// let rare = Request::default().symmetry(Symmetry::None).rank(Rank::HARD).build()?;
    /// assert!(rare.worth_together() >= 512);
    /// # Ok::<(), numpre::generate::Refusal>(())
    /// ```
    pub fn worth_together(&self) -> u64 {
        // Without vector registers the batch is no quicker.
        if self.batch.backend() == Backend::Portable {
            u64::MAX
        } else {
            self.plan.worth_together()
        }
    }

    /// Makes the puzzles of these indices, in order, each as
    /// [`generate_watched`](Generator::generate_watched) makes it.
    ///
    /// Some hundreds or thousands at once are mostly made quicker than one by one, as the batch
    /// engine answers the questions of all of them together. The watcher is called for their tries
    /// as they come, now of one and now of another.
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

    /// Makes the puzzles of these indices: the searches side by side, then the last look at all
    /// they found.
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
                    match ranks.next().and_then(|rank| found.checked(rank.ok()?, &self.plan)) {
                        Some(generated) => Ok(generated),
                        // What fails here has met a fault of this crate. By itself, its search goes
                        // on.
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
        let (plan, on_try) = (&self.plan, &on_try);
        side_by_side(number, &oracles, &mut self.batch, |place, oracle| async move {
            PuzzleSearch::new(plan, indices.start + place as u64, oracle, on_try).found().await
        })
    }
}

/// Breaks if the token is cancelled or the watcher breaks. The watcher cannot call itself, so that
/// it is never borrowed twice.
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

    /// Whatever registers the batch works in, and whether there is a batch at all.
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
            let alone: Vec<_> = (70..110).map(|index| generator.generate(index)).collect();
            for mut batch in Backend::ALL.iter().copied().filter_map(BatchEngine::with_backend) {
                std::mem::swap(&mut generator.batch, &mut batch);
                let found = generator.all_at_once(70..110, &mut |_| ControlFlow::Continue(()));
                assert_eq!(found, alone, "{:?}", generator.batch);
            }
        }
    }
}
