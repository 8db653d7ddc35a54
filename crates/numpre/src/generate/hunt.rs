//! The search for one problem: dig one out of a random solution, then walk among its neighbours.

use super::{Because, Desk, Fewer, Group, Order, Plan, Removal, Seen, Site, Tries};
use crate::random::{RandomSource, draw_grid};
use crate::rating::is_solved_by;
use crate::vocabulary::{CellSet, Grid};

/// The search for one problem. What it has found is a set of givens, of the solution that lies on the desk.
pub(super) struct Hunt<'a> {
    pub(super) plan: &'a Plan,
    pub(super) desk: &'a Desk<'a>,
    pub(super) source: RandomSource,
    pub(super) tries: Tries<'a>,
    /// The nearest problem yet, and how near it is.
    pub(super) nearest: Option<((i32, i32), Grid)>,
    /// Givens of which it is known already that none can be dropped.
    pub(super) minimal: CellSet,
}

impl<'a> Hunt<'a> {
    /// Searches until there is one.
    ///
    /// # Errors
    /// Why it ended before.
    pub(super) async fn run(&mut self) -> Result<CellSet, Because> {
        if let Some(cells) = self.plan.request.pattern {
            return self.fill(cells).await;
        }
        loop {
            self.desk.begin(&draw_grid(&mut self.source));
            let (site, givens) = self.dig().await;
            if let Some(found) = self.walk(site, givens).await? {
                return Ok(found);
            }
        }
    }

    /// Drops givens of the solution in random order, as long as what is left has one solution, or is solved by the logic asked
    /// for.
    async fn dig(&mut self) -> (Site, CellSet) {
        let size = self.plan.set_size();
        let site = size.map(|size| Site::draw(&self.desk.solution(), size, &mut self.source));
        let mut groups = self.groups(|_| true);
        if let Some(mut site) = site {
            let emptied = groups.cells().filter(|group| meet(*group, site.empty));
            let dropped = Group::from(emptied.fold(CellSet::EMPTY, |all, group| all | group));
            let without = Fewer { of: CellSet::ALL, dropped };
            // Else the house and all that is symmetric to it cannot be spared here.
            if self.desk.holds(without).await {
                site.empty = dropped.cells;
                groups.retain(|group| !meet(group, site.empty) && !meet(group, site.kept));
                return (site, self.removed(without.givens(), groups, false).await);
            }
        }
        (Site::ANYWHERE, self.removed(CellSet::ALL, groups, self.plan.digs_by_logic()).await)
    }

    /// What is left of the givens when these groups are dropped wherever the property holds.
    async fn removed(&mut self, givens: CellSet, groups: Order<'a>, by_logic: bool) -> CellSet {
        let left = self.plan.left();
        if by_logic {
            let mut removal = Removal::new(givens, groups, left);
            while let Some(fewer) = removal.question() {
                removal.answer(self.is_solved(fewer));
            }
            return removal.givens();
        }
        let end = self.desk.removed(givens, groups, left).await;
        // Every cell by itself has been found needed.
        if self.plan.groups.len() == 81 && givens == CellSet::ALL && end.len() > left {
            self.minimal = end;
        }
        end
    }

    /// Whether these givens, some of others that leave one solution, are solved by the logic asked for.
    fn is_solved(&self, fewer: Fewer) -> bool {
        // What the closure solves has one solution.
        !self.desk.is_short(fewer) && is_solved_by(&self.desk.problem(fewer.givens()), *self.plan.request.ranks.end())
    }

    /// Walks from problem to problem, all of one solution, and never to one that is less near.
    async fn walk(&mut self, site: Site, givens: CellSet) -> Result<Option<CellSet>, Because> {
        let mut here = self.look(givens, None)?;
        let mut is_new = true;
        for _ in 0..self.plan.steps() {
            if is_new && let Some(found) = self.finish(&here).await? {
                return Ok(Some(found));
            }
            let givens = self.neighbour(site, &here).await;
            is_new = false;
            if givens != here.givens {
                let next = self.look(givens, Some(&here))?;
                if next.nearness >= here.nearness {
                    (here, is_new) = (next, true);
                }
            }
        }
        Ok(None)
    }

    /// Another problem with the same solution: some groups more, then as many less as can be.
    async fn neighbour(&mut self, site: Site, here: &Seen) -> CellSet {
        let mut groups = self.groups(|group| !meet(group, site.empty));
        let mut added = groups.clone();
        let mut cells = 0;
        added.retain(|group| {
            let wanted = cells < self.plan.added() && !here.givens.is_superset(group);
            cells += if wanted { group.len() } else { 0 };
            wanted
        });
        let more = added.cells().fold(here.givens, |all, group| all | group);
        groups.retain(|group| here.givens.is_superset(group) && !meet(group, site.kept));
        groups.append(added);
        self.pruned(more, groups).await
    }

    /// Drops these groups one by one where there is still one solution.
    pub(super) async fn pruned(&mut self, givens: CellSet, mut groups: Order<'a>) -> CellSet {
        let needed = self.desk.needed(givens);
        groups.retain(|group| !meet(group, needed));
        self.removed(givens, groups, false).await
    }

    /// The groups of which this is true, in random order.
    pub(super) fn groups(&mut self, wanted: impl Fn(CellSet) -> bool) -> Order<'a> {
        Order::draw(&self.plan.groups, wanted, &mut self.source)
    }
}

/// Whether the two have a cell in common.
pub(super) fn meet(one: CellSet, other: CellSet) -> bool {
    !(one & other).is_empty()
}
