//! The accounts of all puzzles of a batch, and which puzzle comes next.

use super::account::Account;
use super::cost_model::CostModel;
use super::question_stream::{Question, QuestionStream};
use crate::state::Candidates;
use crate::vocabulary::Grid;
use std::ops::Range;

/// The puzzles of a batch.
#[derive(Clone, Copy)]
pub(super) enum Puzzles<'a> {
    /// By their givens.
    Givens(&'a [Grid]),
    /// By their candidates.
    Candidates(&'a [Candidates]),
    /// By what was asked.
    Question(&'a [Question]),
}

impl Puzzles<'_> {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        match self {
            Puzzles::Givens(grids) => grids.len(),
            Puzzles::Candidates(states) => states.len(),
            Puzzles::Question(asked) => asked.len(),
        }
    }
}

/// The accounts of a batch, by the puzzles' indices.
pub(super) struct Accounts<'a> {
    pub(super) puzzles: Puzzles<'a>,
    /// The indices of the puzzles still to be let in.
    pub(super) queue: Range<u32>,
    /// Whether puzzles that can be are searched in order.
    pub(super) in_order: bool,
    pub(super) by_id: &'a mut Vec<Account>,
    /// Where solutions go; empty where none is wanted. Of a puzzle with several that is not
    /// searched in order it is any.
    pub(super) firsts: &'a mut [Grid],
    /// Where the second ones of puzzles searched in order go; empty where none is wanted.
    pub(super) seconds: &'a mut [Grid],
    /// Where the questions come from, if they come one out of another; there is no queue then.
    pub(super) questions: Option<QuestionStream<'a>>,
}

impl Accounts<'_> {
    /// The puzzles.
    #[inline(always)]
    pub(super) fn puzzles(&self) -> Puzzles<'_> {
        self.questions
            .as_ref()
            .map_or(self.puzzles, |questions| Puzzles::Question(questions.asked()))
    }

    /// Takes the next puzzles to be let in beside so many live nodes, at most 256, into `ids`; how
    /// many there are.
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
            // What is written soon comes into the cache in one go.
            self.firsts[self.queue.start as usize..][..count].fill(Grid::EMPTY);
        }
        for (slot, id) in ids.iter_mut().zip(self.queue.by_ref().take(count)) {
            *slot = id;
        }
        count
    }

    /// Whether there is nothing more to let in, as far as is known.
    #[inline(always)]
    pub(super) fn is_out(&self) -> bool {
        self.queue.is_empty() && self.questions.as_ref().is_none_or(QuestionStream::is_out)
    }

    /// A node of this puzzle is gone.
    #[inline(always)]
    pub(super) fn close(&mut self, id: u32) {
        if let Some(questions) = &mut self.questions {
            questions.close(self.by_id, id);
        }
    }

    /// Enough is known of this puzzle.
    #[inline(always)]
    pub(super) fn settle(&mut self, id: u32) {
        if let Some(questions) = &mut self.questions {
            questions.settle(self.by_id, id);
        }
    }

    /// The account of a puzzle.
    #[inline(always)]
    pub(super) fn account(&mut self, id: u32) -> &mut Account {
        &mut self.by_id[id as usize]
    }
}
