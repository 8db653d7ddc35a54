//! The generator: problem after problem, each by its index.

use super::{Desk, Generated, HUNTS, NotFound, Plan, Progress, alone, make, side_by_side};
use crate::search::{Backend, Batch, Engine, EngineKind};
use std::cell::RefCell;
use std::ops::{ControlFlow, Range};

/// Makes problems to order; [`Request::build`](super::Request::build) makes it.
///
/// Problem `index` is a pure function of the request and the index: on every machine, in whatever order they are made, side by side or one by
/// one, and by however many generators. It keeps memory between problems, but no knowledge.
pub struct Generator {
    plan: Plan,
    engine: Box<dyn Engine>,
    batch: Batch,
}

impl Generator {
    pub(super) fn new(plan: Plan) -> Generator {
        Generator { plan, engine: EngineKind::default().build(), batch: Batch::new() }
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
        let (desk, watch) = (Desk::new(), RefCell::new(watch));
        // The watcher has no way to call itself.
        let told = |progress| (watch.borrow_mut())(progress);
        alone(&desk, &mut *self.engine, make(&self.plan, index, &desk, &told))
    }

    /// From how many indices in a call on [`generate_many`](Generator::generate_many) makes them side by side; with fewer, it makes them one by one,
    /// which is as quick. Only the time depends on it.
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
        if self.batch.backend() == Backend::Portable { u64::MAX } else { self.plan.worth_together() }
    }

    /// Makes the problems of these indices, in order, each as [`generate_watched`](Generator::generate_watched) makes it.
    ///
    /// Some hundreds or thousands at once are mostly made quicker than one by one, as the batch engine answers the questions of all of them
    /// together. The watcher is told of their tries as they come, now of one and now of another.
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
        all_at_once(&self.plan, &mut self.batch, indices, watch)
    }
}

/// Makes the problems of these indices side by side.
fn all_at_once(
    plan: &Plan,
    batch: &mut Batch,
    indices: Range<u64>,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Vec<Result<Generated, NotFound>> {
    let number = usize::try_from(indices.end.saturating_sub(indices.start)).unwrap_or(usize::MAX);
    let desks: Vec<Desk> = (0..number.min(HUNTS)).map(|_| Desk::new()).collect();
    let watch = RefCell::new(watch);
    // The watcher has no way to call itself.
    let told = |progress| (watch.borrow_mut())(progress);
    side_by_side(number, &desks, batch, |place, desk| make(plan, indices.start + place as u64, desk, &told))
}

#[cfg(test)]
mod tests {
    use super::super::Request;
    use super::*;
    use crate::vocabulary::{Rank, Symmetry};

    /// Whatever registers the batch works in, and whether there is a batch at all.
    #[test]
    fn every_backend_makes_the_same() {
        let any = Request::default().ranks(Rank::VERY_EASY..=Rank::ULTRA_HARD).seed(3);
        let requests = [
            any.clone().symmetry(Symmetry::None).minimal(true),
            any.clone().symmetry(Symmetry::Full),
            any.clone().rank(Rank::NORMAL).clues(24..=26),
            any.rank(Rank::A_LITTLE_HARD).symmetry(Symmetry::None),
        ];
        for request in requests {
            let mut generator = request.build().unwrap();
            let alone: Vec<_> = (70..110).map(|index| generator.generate(index)).collect();
            for mut batch in Backend::ALL.into_iter().filter_map(Batch::with_backend) {
                let found = all_at_once(&generator.plan, &mut batch, 70..110, &mut |_| ControlFlow::Continue(()));
                assert_eq!(found, alone, "{batch:?}");
            }
        }
    }
}
