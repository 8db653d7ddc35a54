//! The search for one puzzle: digs a puzzle out of a random solution, then walks among its
//! neighbours.

use super::nearness::Measured;
use super::target_house::TargetHouse;
use super::try_counter::TryCounter;
use crate::generate::examiner::Examiner;
use crate::generate::generated::{Progress, StopReason};
use crate::generate::order::{CellGroup, GroupOrder, Plan, Reduction};
use crate::generate::unique::{Removal, UniquenessOracle};
use crate::random::{RandomSource, draw_grid};
use crate::rating::is_solved_by;
use crate::vocabulary::{CellSet, Grid};
use std::cell::RefCell;
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// The search for one puzzle. It works on sets of givens; their digits are those of the oracle's
/// current solution.
///
/// ```text
///   request: rank 4, no symmetry (so a pair is needed)     number of givens
///
///   solution    a random full grid                         81
///   dig         empty the target house                     72
///               drop the other cells in random order       until no more can be dropped
///   walk        neighbour: add 6 cells                     6 more
///               drop cells, old ones first                 as many as possible fewer
///               as close to rank 4, or closer? then it is the next puzzle
///               after 100 neighbours: another random solution
///   complete    a puzzle that is too hard, but in which    1 or more extra, one at a time,
///               a pair still removes a candidate           until the rank is 4
/// ```
///
/// Each puzzle that is measured or eased counts as one try.
pub(in crate::generate) struct PuzzleSearch<'a> {
    pub(in crate::generate) plan: &'a Plan,
    pub(in crate::generate) oracle: &'a UniquenessOracle<'a>,
    pub(in crate::generate) examiner: &'a RefCell<Examiner>,
    pub(in crate::generate) source: RandomSource,
    pub(in crate::generate) tries: TryCounter<'a>,
    /// The closest puzzle so far.
    pub(in crate::generate) nearest: Option<ClosestPuzzle>,
    /// Givens that are known to be minimal: none of them can be dropped.
    pub(in crate::generate) minimal: CellSet,
}

/// A puzzle, and how close it is to the request.
#[derive(Clone, Copy)]
pub(in crate::generate) struct ClosestPuzzle {
    pub(in crate::generate) puzzle: Grid,
    /// Its [`nearness`](Measured::nearness), then its distance from the demands. Greater is closer.
    closeness: ((i32, i32), Reverse<u32>),
}

impl<'a> PuzzleSearch<'a> {
    /// Creates the search for the puzzle of an index. `watch` is called before each try and can end
    /// the search.
    pub(in crate::generate) fn new(
        plan: &'a Plan,
        index: u64,
        oracle: &'a UniquenessOracle<'a>,
        examiner: &'a RefCell<Examiner>,
        watch: &'a dyn Fn(Progress) -> ControlFlow<()>,
    ) -> PuzzleSearch<'a> {
        PuzzleSearch {
            plan,
            oracle,
            examiner,
            source: RandomSource::new(plan.seed, index),
            tries: TryCounter::new(index, plan.max_tries, watch),
            nearest: None,
            minimal: CellSet::EMPTY,
        }
    }

    /// Searches until a puzzle is found, and returns its givens.
    ///
    /// # Errors
    /// The reason why the search ended without a puzzle.
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

    /// Drops givens of the solution in random order while the puzzle has exactly one solution, or
    /// while the logic requested still solves it. Returns the target house and the remaining
    /// givens.
    ///
    /// If the ranks requested depend on tight sets, a target house is emptied first.
    async fn dig(&mut self) -> (TargetHouse, CellSet) {
        let size = self.plan.set_size();
        let target =
            size.map(|size| TargetHouse::draw(&self.oracle.solution(), size, &mut self.source));
        let mut groups = self.groups(|_| true);
        if let Some(mut target) = target {
            let emptied = groups.cells().filter(|group| meet(*group, target.empty));
            let dropped = CellGroup::from(emptied.fold(CellSet::EMPTY, |all, group| all | group));
            let without = Reduction { of: CellSet::ALL, dropped };
            // Otherwise the house, with all cells symmetric to it, cannot be emptied in this
            // solution.
            if self.oracle.holds(without).await {
                target.empty = dropped.cells;
                groups.retain(|group| !meet(group, target.empty) && !meet(group, target.kept));
                return (target, self.removed(without.givens(), groups, false).await);
            }
        }
        (TargetHouse::ANYWHERE, self.removed(CellSet::ALL, groups, self.plan.digs_by_logic()).await)
    }

    /// Drops each of these groups, in order, if the property still holds without it. Returns the
    /// remaining givens. The property is "exactly one solution", or with `by_logic` "solved by the
    /// logic requested".
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
        // The removal tested each cell on its own and kept only needed ones, so the result is
        // minimal.
        if self.plan.groups.len() == 81 && givens == CellSet::ALL && end.len() > left {
            self.minimal = end;
        }
        end
    }

    /// Returns whether the logic requested solves these givens. They are a subset of givens that
    /// have exactly one solution.
    fn is_solved(&self, fewer: Reduction) -> bool {
        if self.oracle.is_short(fewer) {
            return false;
        }
        // A puzzle that logic solves has exactly one solution.
        let puzzle = self.oracle.puzzle(fewer.givens());
        let by_ladder = self.examiner.borrow().is_solved(&puzzle);
        by_ladder.unwrap_or_else(|| is_solved_by(&puzzle, *self.plan.ranks.end()))
    }

    /// Walks from puzzle to puzzle, all with the same solution, and never to one that is further
    /// from the request. Returns the givens of a puzzle that meets the request, or `None` after
    /// [`Plan::steps`] neighbours.
    ///
    /// A puzzle that meets everything but the demands is a step on the walk too. If it is further
    /// from the demands than the one before it, the walk returns to that one.
    async fn walk(
        &mut self,
        target: TargetHouse,
        givens: CellSet,
    ) -> Result<Option<CellSet>, StopReason> {
        let mut here = self.measure(givens, None)?;
        let mut is_new = true;
        let mut closest: Option<(Measured, u32)> = None;
        for _ in 0..self.plan.steps() {
            if is_new && let Some(found) = self.complete(&here).await? {
                let distance = self.distance(found, here.nearness);
                if distance == 0 {
                    return Ok(Some(found));
                }
                if self.plan.digs_by_logic() {
                    // Neighbours are found by search, not by logic, so that most are too hard.
                    return Ok(None);
                }
                match closest {
                    Some((before, least)) if distance > least => here = before,
                    _ => closest = Some((here, distance)),
                }
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

    /// Returns the distance of a puzzle from the demands: 0 if it meets them. Its nearness and its
    /// distance decide whether it is the closest puzzle so far.
    pub(super) fn distance(&mut self, givens: CellSet, nearness: (i32, i32)) -> u32 {
        if self.plan.request.demands.is_empty() {
            return 0;
        }
        let puzzle = self.oracle.puzzle(givens);
        let distance = self.examiner.borrow_mut().distance(&puzzle);
        self.note_nearest(puzzle, nearness, distance);
        distance
    }

    /// Records a puzzle if none before it was as close.
    fn note_nearest(&mut self, puzzle: Grid, nearness: (i32, i32), distance: u32) {
        let closeness = (nearness, Reverse(distance));
        if self.nearest.is_none_or(|nearest| closeness > nearest.closeness) {
            self.nearest = Some(ClosestPuzzle { puzzle, closeness });
        }
    }

    /// Measures a puzzle with this solution, and counts it as one try.
    pub(super) fn measure(
        &mut self,
        givens: CellSet,
        other: Option<&Measured>,
    ) -> Result<Measured, StopReason> {
        self.tries.count()?;
        let puzzle = self.oracle.puzzle(givens);
        let measured = Measured::of(&puzzle, &self.oracle.solution(), self.plan, other);
        self.note_nearest(puzzle, measured.nearness, u32::MAX);
        Ok(measured)
    }

    /// Returns a neighbour: a puzzle with the same solution, made by adding some groups and then
    /// dropping as many as possible. The groups that were given before are dropped first.
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

    /// Drops each of these groups if there is still exactly one solution. Groups that are known to
    /// be needed are skipped without a question.
    pub(in crate::generate) async fn pruned(
        &mut self,
        givens: CellSet,
        mut groups: GroupOrder<'a>,
    ) -> CellSet {
        let needed = self.oracle.needed(givens);
        groups.retain(|group| !meet(group, needed));
        self.removed(givens, groups, false).await
    }

    /// Returns the groups for which `wanted` is true, in random order.
    pub(in crate::generate) fn groups(
        &mut self,
        wanted: impl Fn(CellSet) -> bool,
    ) -> GroupOrder<'a> {
        GroupOrder::draw(&self.plan.groups, wanted, &mut self.source)
    }
}

/// Returns whether the two sets have a cell in common.
pub(in crate::generate) fn meet(one: CellSet, other: CellSet) -> bool {
    !(one & other).is_empty()
}
