//! The generator: problem after problem, each by its index.

use super::{Generated, Hunt, Nearest, NotFound, Plan, Progress, Tries, Uniqueness, audit};
use crate::random::RandomSource;
use crate::rate::Rater;
use crate::search::{EngineKind, Limits, Solved};
use crate::vocabulary::Grid;
use std::ops::{ControlFlow, Range};

/// Makes problems to order; [`Request::build`](super::Request::build) makes it.
///
/// Problem `index` is a pure function of the request and the index: on every machine, in whatever order they are made and by however
/// many generators. It keeps memory between problems, but no knowledge.
pub struct Generator {
    plan: Plan,
    seed: u64,
    uniqueness: Uniqueness,
    rater: Rater,
}

impl Generator {
    pub(super) fn new(plan: Plan) -> Generator {
        let seed = plan.seed();
        Generator { plan, seed, uniqueness: Uniqueness::new(), rater: Rater::default() }
    }

    /// Makes the problem of this index.
    ///
    /// # Errors
    /// [`NotFound`] where the tries allowed are not enough.
    pub fn generate(&mut self, index: u64) -> Result<Generated, NotFound> {
        self.generate_watched(index, &mut |_| ControlFlow::Continue(()))
    }

    /// Makes the problem of this index; the watcher is told of every try before it is made, and may end the search.
    ///
    /// # Errors
    /// [`NotFound`] where the tries allowed are not enough, or the watcher breaks.
    ///
    /// ```
    /// use numpre::{Rank, generate::{Because, Request}};
    /// use std::ops::ControlFlow;
    ///
    /// let mut generator = Request::default().rank(Rank::ULTRA_HARD).clues(17..=17).build()?;
    /// let stopped = generator.generate_watched(0, &mut |progress| {
    ///     if progress.tries < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// });
    /// assert_eq!(stopped.map_err(|stopped| (stopped.because, stopped.tries)), Err((Because::Stopped, 10)));
    /// # Ok::<(), numpre::generate::Refusal>(())
    /// ```
    pub fn generate_watched(
        &mut self,
        index: u64,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Generated, NotFound> {
        let request = &self.plan.request;
        let mut hunt = Hunt {
            plan: &self.plan,
            uniqueness: &mut self.uniqueness,
            source: RandomSource::new(self.seed, index),
            tries: Tries::new(index, request.max_tries, watch),
            nearest: None,
        };
        let ended = loop {
            match hunt.run() {
                Err(because) => break Err(because),
                Ok(givens) => {
                    let puzzle = hunt.uniqueness.problem(givens);
                    let solution = *hunt.uniqueness.solution();
                    // What fails here has met a fault of this crate; it is not let out.
                    if let Some(rank) = audit(&puzzle, &solution, request, &mut self.rater) {
                        break Ok((puzzle, solution, rank));
                    }
                }
            }
        };
        let tries = hunt.tries.made();
        let nearest = hunt.nearest.map(|(_, puzzle)| puzzle);
        match ended {
            Ok((puzzle, solution, rank)) => {
                Ok(Generated { puzzle, solution, rank, clues: puzzle.clue_count(), seed: request.seed, index, tries })
            }
            Err(because) => {
                let seed = request.seed;
                Err(NotFound {
                    because,
                    seed,
                    index,
                    tries,
                    nearest: nearest.and_then(|puzzle| self.described(puzzle)),
                })
            }
        }
    }

    /// Makes the problems of these indices, in order, each as [`generate_watched`](Generator::generate_watched) makes it.
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
        indices.map(|index| self.generate_watched(index, watch)).collect()
    }

    /// What there is to say about a problem that comes near.
    fn described(&mut self, puzzle: Grid) -> Option<Box<Nearest>> {
        let rank = self.rater.rank(&puzzle).ok()?;
        let mut engine = EngineKind::default().build();
        let minimal = puzzle.filled().all(|(cell, _)| {
            let mut fewer = puzzle;
            fewer.set(cell, None);
            matches!(engine.search(&fewer, Limits::default()).solved(), Solved::Multiple(..))
        });
        Some(Box::new(Nearest { puzzle, rank, clues: puzzle.clue_count(), minimal }))
    }
}
