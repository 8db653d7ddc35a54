//! A look at a problem: how near does it come to what is asked for?

use super::{Because, Hunt};
use crate::rating::{Provable, RangePosition, provable};
use crate::vocabulary::{CellSet, Grid, Rank};

/// A problem that was looked at.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    /// Its givens.
    pub(super) givens: CellSet,
    /// Where its rank stands.
    pub(super) position: RangePosition,
    /// How near it comes, the greater the nearer: first by clues too many, then by rank.
    pub(super) nearness: (i32, i32),
    /// Where rank 8 is asked for: the cells that negation proves at once.
    proven: CellSet,
}

impl Hunt<'_> {
    /// Looks at a problem with one solution, to see whether it is at least as near as another: where it is not, by how much is left
    /// open.
    pub(super) fn look(&mut self, givens: CellSet, other: Option<&Seen>) -> Result<Seen, Because> {
        self.tries.count()?;
        let problem = self.desk.problem(givens);
        let mut proven = CellSet::EMPTY;
        let (position, by_rank) = if *self.plan.request.ranks.start() == Rank::ULTRA_HARD {
            let solution = self.desk.solution();
            by_negation(&problem, &solution, other.map(|other| other.proven), &mut proven)
        } else {
            let position = RangePosition::of(&problem, &self.plan.request.ranks);
            let by_rank = match position {
                RangePosition::Within => 3,
                RangePosition::Beyond { further: true, .. } => 2,
                RangePosition::Beyond { further: false, .. } => 1,
                RangePosition::Below => 0,
            };
            (position, by_rank)
        };
        let too_many = givens.len().saturating_sub(*self.plan.request.clues.end());
        let nearness = (-(too_many as i32), by_rank);
        if self.nearest.is_none_or(|(nearest, _)| nearness > nearest) {
            self.nearest = Some((nearness, problem));
        }
        Ok(Seen { givens, position, nearness, proven })
    }
}

/// How near a problem comes to rank 8: by how few cells negation proves at once. Where they are more than the other problem had,
/// they are not counted to the end; and it looks first at those that were proven there, for most of them will be proven here.
fn by_negation(problem: &Grid, solution: &Grid, other: Option<CellSet>, proven: &mut CellSet) -> (RangePosition, i32) {
    let at_most = other.map_or(81, CellSet::len);
    let Some(Provable { cells, is_beyond }) = provable(problem, solution, other.unwrap_or_default(), at_most) else {
        *proven = CellSet::ALL;
        return (RangePosition::Below, -82);
    };
    *proven = cells;
    if is_beyond { (RangePosition::Within, 1) } else { (RangePosition::Below, -(cells.len() as i32)) }
}
