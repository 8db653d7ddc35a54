//! What is known of each problem of a batch.

use super::gate::Gate;
use super::inquiry::{Asked, Inquiry};
use crate::search::Solved;
use crate::state::Candidates;
use crate::vocabulary::Grid;

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
}

/// The accounts of a batch, by the problems' indices.
pub(super) struct Ledger<'a> {
    pub(super) problems: Problems<'a>,
    /// The indices of the problems to be worked on, in order.
    pub(super) queue: &'a [u32],
    pub(super) records: &'a mut Vec<Record>,
    /// Where the solution of a problem with one goes, and the first two of one searched in order; empty where none is wanted.
    pub(super) solutions: &'a mut [Solved],
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
        let (passed, rest) = self.queue.split_at(passed.min(self.queue.len()));
        passed.iter().for_each(|&id| self.record(id).evict());
        let (next, rest) = rest.split_at(rest.len().min(256));
        self.queue = rest;
        ids[..next.len()].copy_from_slice(next);
        next.len()
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

    /// Takes down a solution: the second of its problem, or its first.
    #[inline(always)]
    pub(super) fn found(&mut self, id: u32, second: bool, grid: Grid) {
        let in_order = self.record(id).in_order;
        let solved = &mut self.solutions[id as usize];
        // They may arrive in any order. Until its first arrives, that of a problem searched in order is `None`.
        *solved = match *solved {
            Solved::Unique(first) if second => Solved::Multiple(first, grid),
            Solved::Multiple(_, second) if in_order => Solved::Multiple(grid, second),
            _ if second => Solved::Multiple(grid, grid),
            _ => Solved::Unique(grid),
        };
    }
}
