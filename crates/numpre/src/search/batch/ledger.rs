//! What is known of each problem of a batch.

use super::gate::Gate;
use super::inquiry::{Asked, Inquiry};
use crate::search::Verdict;
use crate::state::Candidates;
use crate::vocabulary::Grid;
use std::ops::Range;

/// The problems of a batch.
#[derive(Clone, Copy)]
pub(super) enum Problems<'a> {
    /// By their givens.
    Givens(&'a [Grid]),
    /// By their candidates.
    Candidates(&'a [Candidates]),
    /// By what was asked.
    Asked(&'a [Asked]),
}

impl Problems<'_> {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        match self {
            Problems::Givens(grids) => grids.len(),
            Problems::Candidates(states) => states.len(),
            Problems::Asked(asked) => asked.len(),
        }
    }
}

/// One problem's account.
#[derive(Clone, Copy, Default)]
pub(super) struct Record {
    /// Branches so far.
    pub(super) nodes: u16,
    /// Nodes that are somewhere; counted where questions come one out of another, and it matters when the last is gone.
    pub(super) open: u16,
    /// Solutions so far; two are enough.
    pub(super) count: u8,
    /// Nothing more is wanted of it: its nodes may go.
    pub(super) over: bool,
    /// It is left to the scalar engine.
    pub(super) evicted: bool,
    /// Its solutions are wanted in reading order: it is searched depth first.
    pub(super) in_order: bool,
    /// The latest node on its stack.
    pub(super) top: Place,
}

/// A lane of a state in memory, or none.
#[derive(Clone, Copy, Default)]
pub(super) struct Place(u16);

impl Place {
    pub(super) const NONE: Place = Place(0);

    /// A lane of the state of this number, below 255.
    #[inline(always)]
    pub(super) fn of(number: usize, lane: usize) -> Place {
        Place((number * 256 + lane + 1) as u16)
    }

    /// The number and the lane.
    #[inline(always)]
    pub(super) fn get(self) -> Option<(usize, usize)> {
        let place = usize::from(self.0.checked_sub(1)?);
        Some((place / 256, place % 256))
    }
}

impl Record {
    /// Leaves the problem to the scalar engine.
    #[inline(always)]
    pub(super) fn evict(&mut self) {
        self.over = true;
        self.evicted = true;
        self.top = Place::NONE;
    }

    /// How many solutions the problem has, unless it is left to the scalar engine.
    #[inline]
    pub(super) fn verdict(&self) -> Option<Verdict> {
        match self.count {
            _ if self.evicted => None,
            0 => Some(Verdict::None),
            1 => Some(Verdict::Unique),
            _ => Some(Verdict::Multiple),
        }
    }

    /// The same where solutions are shown: of several, those of problems searched in order only.
    #[inline]
    pub(super) fn verdict_with_solutions(&self) -> Option<Verdict> {
        self.verdict().filter(|&verdict| verdict != Verdict::Multiple || self.in_order)
    }
}

/// The accounts of a batch, by the problems' indices.
pub(super) struct Ledger<'a> {
    pub(super) problems: Problems<'a>,
    /// The indices of the problems still to be let in.
    pub(super) queue: Range<u32>,
    /// Whether problems that can be are searched in order.
    pub(super) in_order: bool,
    pub(super) records: &'a mut Vec<Record>,
    /// Where solutions go; empty where none is wanted. Of a problem with several that is not searched in order it is any.
    pub(super) firsts: &'a mut [Grid],
    /// Where the second ones of problems searched in order go; empty where none is wanted.
    pub(super) seconds: &'a mut [Grid],
    /// Where the questions come from, if they come one out of another; there is no queue then.
    pub(super) inquiry: Option<Inquiry<'a>>,
}

impl Ledger<'_> {
    /// The problems.
    #[inline(always)]
    pub(super) fn problems(&self) -> Problems<'_> {
        self.inquiry.as_ref().map_or(self.problems, |inquiry| Problems::Asked(inquiry.asked()))
    }

    /// Takes the next problems to be let in beside so many live nodes, at most 256, into `ids`; how many there are.
    #[inline(always)]
    pub(super) fn next(&mut self, ids: &mut [u32; 256], gate: &mut Gate, live: usize) -> usize {
        if let Some(inquiry) = &mut self.inquiry {
            return inquiry.next(self.records, ids, gate, live);
        }
        let passed = gate.pass_by(self.queue.len());
        for id in self.queue.by_ref().take(passed) {
            self.records[id as usize].evict();
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
        self.queue.is_empty() && self.inquiry.as_ref().is_none_or(Inquiry::is_out)
    }

    /// A node of this problem is gone.
    #[inline(always)]
    pub(super) fn close(&mut self, id: u32) {
        if let Some(inquiry) = &mut self.inquiry {
            inquiry.close(self.records, id);
        }
    }

    /// Enough is known of this problem.
    #[inline(always)]
    pub(super) fn settle(&mut self, id: u32) {
        if let Some(inquiry) = &mut self.inquiry {
            inquiry.settle(self.records, id);
        }
    }

    /// The account of a problem.
    #[inline(always)]
    pub(super) fn record(&mut self, id: u32) -> &mut Record {
        &mut self.records[id as usize]
    }
}
