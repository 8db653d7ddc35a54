//! What is known of each problem of a batch.

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
}

/// One problem's account.
#[derive(Clone, Copy, Default)]
pub(super) struct Record {
    /// Branches so far.
    pub(super) nodes: u16,
    /// Solutions so far; two are enough.
    pub(super) count: u8,
    /// Nothing more is wanted of it: its nodes may go.
    pub(super) over: bool,
    /// It is left to the scalar engine.
    pub(super) evicted: bool,
}

impl Record {
    /// Leaves the problem to the scalar engine.
    #[inline(always)]
    pub(super) fn evict(&mut self) {
        self.over = true;
        self.evicted = true;
    }
}

/// The accounts of a batch, by the problems' indices.
pub(super) struct Ledger<'a> {
    pub(super) problems: Problems<'a>,
    /// The indices of the problems to be worked on, in order.
    pub(super) queue: &'a [u32],
    pub(super) records: &'a mut [Record],
    /// Where the solution of a problem with one goes; empty where none is wanted.
    pub(super) solutions: &'a mut [Solved],
}

impl Ledger<'_> {
    /// The account of a problem.
    #[inline(always)]
    pub(super) fn record(&mut self, id: u32) -> &mut Record {
        &mut self.records[id as usize]
    }
}
