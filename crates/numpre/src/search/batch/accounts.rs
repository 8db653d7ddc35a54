//! The accounts of all puzzles of a batch, and the order in which puzzles are admitted.

use super::account::Account;
use super::cost_model::CostModel;
use super::question_stream::{Question, QuestionStream};
use crate::state::Candidates;
use crate::vocabulary::Grid;
use std::ops::Range;

/// The puzzles of a batch.
#[derive(Clone, Copy)]
pub(super) enum Puzzles<'a> {
    /// Puzzles as givens.
    Givens(&'a [Grid]),
    /// Puzzles as candidates.
    Candidates(&'a [Candidates]),
    /// Puzzles of a stream of questions.
    Question(&'a [Question]),
}

impl Puzzles<'_> {
    /// Returns how many puzzles there are.
    pub(super) fn len(&self) -> usize {
        match self {
            Puzzles::Givens(grids) => grids.len(),
            Puzzles::Candidates(states) => states.len(),
            Puzzles::Question(asked) => asked.len(),
        }
    }
}

/// The accounts of a batch, indexed as its puzzles are.
pub(super) struct Accounts<'a> {
    pub(super) puzzles: Puzzles<'a>,
    /// The indices of the puzzles that are still to be admitted.
    pub(super) queue: Range<u32>,
    /// True if puzzles with enough givens are searched in reading order.
    pub(super) in_order: bool,
    /// The accounts, by the index of the puzzle.
    pub(super) by_id: &'a mut Vec<Account>,
    /// The first solutions, by the index of the puzzle; empty if solutions are not wanted. If a
    /// puzzle with multiple solutions is not searched in order, this is any of them.
    pub(super) firsts: &'a mut [Grid],
    /// The second solutions of puzzles that are searched in order; empty if they are not wanted.
    pub(super) seconds: &'a mut [Grid],
    /// The stream of questions, if the puzzles depend on earlier answers; `queue` is empty then.
    pub(super) questions: Option<QuestionStream<'a>>,
}

impl Accounts<'_> {
    /// Returns the puzzles, which may be those of the stream.
    #[inline(always)]
    pub(super) fn puzzles(&self) -> Puzzles<'_> {
        self.questions
            .as_ref()
            .map_or(self.puzzles, |questions| Puzzles::Question(questions.asked()))
    }

    /// Writes the indices of the next puzzles to admit into `ids`. Returns how many there are, at
    /// most 256. Puzzles that the cost model rejects are left to the scalar engine. `live` is the
    /// number of live lanes.
    #[inline(always)]
    pub(super) fn next(
        &mut self,
        ids: &mut [u32; 256],
        costs: &mut CostModel,
        live: usize,
    ) -> usize {
        if let Some(questions) = &mut self.questions {
            return questions.next(self.by_id, ids, costs, live);
        }
        let passed = costs.pass_by(self.queue.len());
        for id in self.queue.by_ref().take(passed) {
            self.by_id[id as usize].evict();
        }
        let count = self.queue.len().min(256);
        if !self.firsts.is_empty() {
            // Clears these boards, and so brings them into the cache before they are written.
            self.firsts[self.queue.start as usize..][..count].fill(Grid::EMPTY);
        }
        for (slot, id) in ids.iter_mut().zip(self.queue.by_ref().take(count)) {
            *slot = id;
        }
        count
    }

    /// Returns whether there is no puzzle to admit at present. A stream may ask more questions when
    /// an answer arrives.
    #[inline(always)]
    pub(super) fn is_drained(&self) -> bool {
        self.queue.is_empty() && self.questions.as_ref().is_none_or(QuestionStream::is_drained)
    }

    /// Counts the end of a node of this puzzle; matters only to a stream of questions.
    #[inline(always)]
    pub(super) fn close(&mut self, id: u32) {
        if let Some(questions) = &mut self.questions {
            questions.close(self.by_id, id);
        }
    }

    /// Passes the verdict of this puzzle on, if it belongs to a stream of questions.
    #[inline(always)]
    pub(super) fn settle(&mut self, id: u32) {
        if let Some(questions) = &mut self.questions {
            questions.settle(self.by_id, id);
        }
    }

    /// Returns the account of a puzzle.
    #[inline(always)]
    pub(super) fn account(&mut self, id: u32) -> &mut Account {
        &mut self.by_id[id as usize]
    }
}
