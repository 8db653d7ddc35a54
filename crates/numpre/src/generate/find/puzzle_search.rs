//! The search for one puzzle: dig one out of a random solution, then walk among its neighbours.

use super::nearness::Measured;
use super::target_house::TargetHouse;
use super::try_counter::TryCounter;
use crate::generate::generated::{Progress, StopReason};
use crate::generate::order::{CellGroup, GroupOrder, Plan, Reduction};
use crate::generate::unique::{Removal, UniquenessOracle};
use crate::random::{RandomSource, draw_grid};
use crate::rating::is_solved_by;
use crate::vocabulary::{CellSet, Grid};
use std::ops::ControlFlow;

/// The search for one puzzle. What it has found is a set of givens, of the solution that the oracle
/// has.
pub(in crate::generate) struct PuzzleSearch<'a> {
    pub(in crate::generate) plan: &'a Plan,
    pub(in crate::generate) oracle: &'a UniquenessOracle<'a>,
    pub(in crate::generate) source: RandomSource,
    pub(in crate::generate) tries: TryCounter<'a>,
    /// The nearest puzzle yet, and how near it is.
    pub(in crate::generate) nearest: Option<((i32, i32), Grid)>,
    /// Givens of which it is known already that none can be dropped.
    pub(in crate::generate) minimal: CellSet,
}

impl<'a> PuzzleSearch<'a> {
    /// The search for the puzzle of an index, before its first try; the watcher is told of every
    /// try before it is made.
    pub(in crate::generate) fn new(
        plan: &'a Plan,
        index: u64,
        oracle: &'a UniquenessOracle<'a>,
        watch: &'a dyn Fn(Progress) -> ControlFlow<()>,
    ) -> PuzzleSearch<'a> {
        PuzzleSearch {
            plan,
            oracle,
            source: RandomSource::new(plan.seed, index),
            tries: TryCounter::new(index, plan.request.max_tries, watch),
            nearest: None,
            minimal: CellSet::EMPTY,
        }
    }

    /// Searches until there is one.
    ///
    /// # Errors
    /// Why it ended before.
    pub(in crate::generate) async fn run(&mut self) -> Result<CellSet, StopReason> {
        if let Some(cells) = self.plan.request.pattern {
            return self.fill(cells).await;
        }
        loop {
            self.oracle.begin(&draw_grid(&mut self.source));
            let (target, givens) = self.dig().await;
            if let Some(found) = self.walk(target, givens).await? {
                return Ok(found);
            }
        }
    }

    /// Drops givens of the solution in random order, as long as what is left has one solution, or
    /// is solved by the logic asked for.
    async fn dig(&mut self) -> (TargetHouse, CellSet) {
        let size = self.plan.set_size();
        let target =
            size.map(|size| TargetHouse::draw(&self.oracle.solution(), size, &mut self.source));
        let mut groups = self.groups(|_| true);
        if let Some(mut target) = target {
            let emptied = groups.cells().filter(|group| meet(*group, target.empty));
            let dropped = CellGroup::from(emptied.fold(CellSet::EMPTY, |all, group| all | group));
            let without = Reduction { of: CellSet::ALL, dropped };
            // Else the house and all that is symmetric to it cannot be spared here.
            if self.oracle.holds(without).await {
                target.empty = dropped.cells;
                groups.retain(|group| !meet(group, target.empty) && !meet(group, target.kept));
                return (target, self.removed(without.givens(), groups, false).await);
            }
        }
        (TargetHouse::ANYWHERE, self.removed(CellSet::ALL, groups, self.plan.digs_by_logic()).await)
    }

    /// What is left of the givens when these groups are dropped wherever the property holds.
    async fn removed(
        &mut self,
        givens: CellSet,
        groups: GroupOrder<'a>,
        by_logic: bool,
    ) -> CellSet {
        let left = self.plan.left();
        if by_logic {
            let mut removal = Removal::new(givens, groups, left);
            while let Some(fewer) = removal.question() {
                removal.answer(self.is_solved(fewer));
            }
            return removal.givens();
        }
        let end = self.oracle.removed(givens, groups, left).await;
        // Every cell by itself has been found needed.
        if self.plan.groups.len() == 81 && givens == CellSet::ALL && end.len() > left {
            self.minimal = end;
        }
        end
    }

    /// Whether these givens, some of others that leave one solution, are solved by the logic asked
    /// for.
    fn is_solved(&self, fewer: Reduction) -> bool {
        // What the closure solves has one solution.
        !self.oracle.is_short(fewer)
            && is_solved_by(&self.oracle.puzzle(fewer.givens()), *self.plan.request.ranks.end())
    }

    /// Walks from puzzle to puzzle, all of one solution, and never to one that is less near.
    async fn walk(
        &mut self,
        target: TargetHouse,
        givens: CellSet,
    ) -> Result<Option<CellSet>, StopReason> {
        let mut here = self.measure(givens, None)?;
        let mut is_new = true;
        for _ in 0..self.plan.steps() {
            if is_new && let Some(found) = self.complete(&here).await? {
                return Ok(Some(found));
            }
            let givens = self.neighbour(target, &here).await;
            is_new = false;
            if givens != here.givens {
                let next = self.measure(givens, Some(&here))?;
                if next.nearness >= here.nearness {
                    (here, is_new) = (next, true);
                }
            }
        }
        Ok(None)
    }

    /// Measures a puzzle of this solution, as one try.
    pub(super) fn measure(
        &mut self,
        givens: CellSet,
        other: Option<&Measured>,
    ) -> Result<Measured, StopReason> {
        self.tries.count()?;
        let puzzle = self.oracle.puzzle(givens);
        let measured = Measured::of(&puzzle, &self.oracle.solution(), &self.plan.request, other);
        if self.nearest.is_none_or(|(nearest, _)| measured.nearness > nearest) {
            self.nearest = Some((measured.nearness, puzzle));
        }
        Ok(measured)
    }

    /// Another puzzle with the same solution: some groups more, then as many less as can be.
    async fn neighbour(&mut self, target: TargetHouse, here: &Measured) -> CellSet {
        let mut groups = self.groups(|group| !meet(group, target.empty));
        let mut added = groups.clone();
        let mut cells = 0;
        added.retain(|group| {
            let wanted = cells < self.plan.added() && !here.givens.is_superset(group);
            cells += if wanted { group.len() } else { 0 };
            wanted
        });
        let more = added.cells().fold(here.givens, |all, group| all | group);
        groups.retain(|group| here.givens.is_superset(group) && !meet(group, target.kept));
        groups.append(added);
        self.pruned(more, groups).await
    }

    /// Drops these groups one by one where there is still one solution.
    pub(in crate::generate) async fn pruned(
        &mut self,
        givens: CellSet,
        mut groups: GroupOrder<'a>,
    ) -> CellSet {
        let needed = self.oracle.needed(givens);
        groups.retain(|group| !meet(group, needed));
        self.removed(givens, groups, false).await
    }

    /// The groups of which this is true, in random order.
    pub(in crate::generate) fn groups(
        &mut self,
        wanted: impl Fn(CellSet) -> bool,
    ) -> GroupOrder<'a> {
        GroupOrder::draw(&self.plan.groups, wanted, &mut self.source)
    }
}

/// Whether the two have a cell in common.
pub(in crate::generate) fn meet(one: CellSet, other: CellSet) -> bool {
    !(one & other).is_empty()
}
