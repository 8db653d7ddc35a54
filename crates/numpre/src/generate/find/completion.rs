//! The last moves of a search: ease a puzzle that is slightly too hard, make it minimal, or add
//! givens to reach the number of clues requested.

use super::nearness::Measured;
use super::puzzle_search::{PuzzleSearch, meet};
use crate::generate::generated::StopReason;
use crate::generate::order::{CellGroup, Reduction};
use crate::rating::{GivenAdder, RangePosition, WithGivens};
use crate::vocabulary::{CellSet, Rank};

/// The maximum number of puzzles examined when easing one. A puzzle that 30 attempts have not eased
/// can usually not be eased at all.
const MOST_EASED: usize = 30;

impl PuzzleSearch<'_> {
    /// Turns a puzzle close to the request into one that meets it, and returns its givens. Returns
    /// `None` if the puzzle is too far from the request, or a move on the way fails.
    pub(in crate::generate) async fn complete(
        &mut self,
        seen: &Measured,
    ) -> Result<Option<CellSet>, StopReason> {
        let eased = match seen.position {
            RangePosition::Within => Some(seen.givens),
            // Easing works for ranks that depend on one tight set (a pair, triple or quad). Ranks 7
            // and 8 do not.
            RangePosition::Beyond { further: true }
                if *self.plan.ranks.end() <= Rank::VERY_HARD =>
            {
                match GivenAdder::of(&self.oracle.puzzle(seen.givens), &self.plan.ranks) {
                    Some(adder) => self.eased(seen.givens, &adder, &mut { MOST_EASED })?,
                    None => None,
                }
            }
            _ => None,
        };
        let Some(givens) = eased else { return Ok(None) };
        let minimal =
            if self.plan.request.minimal { self.minimal(givens).await? } else { Some(givens) };
        let Some(givens) = minimal else { return Ok(None) };
        Ok(self.raised(givens)?.filter(|givens| self.plan.request.clues.contains(&givens.len())))
    }

    /// Adds givens to a puzzle that is slightly too hard, until its rank is within the request.
    /// Returns `None` if this fails.
    ///
    /// The search is depth first and adds one group at a time. It follows a puzzle that is still
    /// too hard only as long as the hardest technique requested still finds something there. `left`
    /// is the number of puzzles that may still be examined.
    fn eased(
        &mut self,
        givens: CellSet,
        adder: &GivenAdder,
        left: &mut usize,
    ) -> Result<Option<CellSet>, StopReason> {
        let most = *self.plan.request.clues.end();
        let (open, solution) = (adder.open(), self.oracle.solution());
        let mut ahead = Vec::new();
        let groups = self.groups(|group| !meet(group, givens) && meet(group, open));
        for group in groups.cells() {
            let more = givens | group;
            if more.len() > most {
                continue;
            }
            if *left == 0 {
                return Ok(None);
            }
            *left -= 1;
            self.tries.count()?;
            match adder.with(group, &solution) {
                WithGivens::Within => return Ok(Some(more)),
                WithGivens::Beyond(eased) => ahead.push((more, eased)),
                WithGivens::Below => {}
            }
        }
        // Puzzles with the fewest unsolved cells come first.
        ahead.sort_by_key(|(_, eased)| eased.open().len());
        for (more, eased) in ahead {
            if *left > 0
                && let Some(adder) = adder.on(&eased, &solution)
                && let Some(found) = self.eased(more, &adder, left)?
            {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Drops givens until the puzzle is minimal. Returns `None` if a single given could still be
    /// dropped but not its whole group, or if dropping changes the rank to one outside the request.
    async fn minimal(&mut self, givens: CellSet) -> Result<Option<CellSet>, StopReason> {
        if givens == self.minimal {
            return Ok(Some(givens));
        }
        let groups = self.groups(|group| givens.is_superset(group));
        let pruned = self.pruned(givens, groups).await;
        if !self.is_minimal(pruned).await
            || (pruned != givens && self.measure(pruned, None)?.position != RangePosition::Within)
        {
            return Ok(None);
        }
        Ok(Some(pruned))
    }

    /// Returns whether none of the givens can be dropped.
    pub(in crate::generate) async fn is_minimal(&mut self, givens: CellSet) -> bool {
        let unsure = givens - self.oracle.needed(givens);
        for cell in unsure.iter() {
            if self
                .oracle
                .holds(Reduction { of: givens, dropped: CellGroup::from(CellSet::of(cell)) })
                .await
            {
                return false;
            }
        }
        true
    }

    /// Adds givens up to the fewest clues requested while the rank stays within the request.
    /// Returns `None` if the number of clues cannot be reached.
    fn raised(&mut self, mut givens: CellSet) -> Result<Option<CellSet>, StopReason> {
        let (wanted, most) = (self.plan.fewest, *self.plan.request.clues.end());
        if givens.len() < wanted && !self.plan.request.minimal {
            let groups = self.groups(|group| !meet(group, givens));
            for group in groups.cells() {
                let more = givens | group;
                if givens.len() < wanted
                    && more.len() <= most
                    && self.measure(more, None)?.position == RangePosition::Within
                {
                    givens = more;
                }
            }
        }
        Ok((givens.len() >= wanted).then_some(givens))
    }
}
