//! Search in reading order with lists of candidates (S1.5, "Ver. 2").

use super::engine::Engine;
use super::naive::is_possible;
use super::outcome::{Limits, Outcome};
use super::tally::Tally;
use crate::check::clashes;
use crate::state::Candidates;
use crate::vocabulary::{Cell, Grid};

/// The use made of the lists. Each step of S1.5 can be chosen, so that its gain can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ListAnalysis {
    /// Whole list analysis (全体リスト構造解析) only: the lists are made once, from the givens. During the
    /// search, each digit of a list is still tested against its row, column and block.
    Whole,
    /// Whole list analysis, then partial list analysis (部分リスト構造解析): a placement removes its digit
    /// from the lists of the cells that it sees. So every digit of a list can be placed without a
    /// test, and an empty list shows at once that the last placement was wrong.
    #[default]
    Partial,
}

/// A search in the order of [`Naive`](super::Naive) with a list of candidates for each cell. The
/// empty cells are listed once, in reading order (S1.2); digits are tried in ascending order.
///
/// It counts a call for every listed cell entered and one for every solution.
///
/// ```
/// use numpre::{Engine, Grid, Limits, search::{CellList, Naive}};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let list = CellList::default().search(&puzzle, Limits::default());
/// let naive = Naive.search(&puzzle, Limits::default());
/// assert_eq!(list.first, naive.first);
/// assert!(list.calls < naive.calls);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct CellList {
    /// The use made of the lists.
    pub analysis: ListAnalysis,
}

impl Engine for CellList {
    fn search_candidates(&mut self, candidates: &Candidates, limits: Limits<'_>) -> Outcome {
        let mut tally = Tally::new(limits);
        let givens = candidates.singles();
        if clashes(&givens).next().is_some() {
            return tally.close();
        }
        let mut lists = *candidates;
        for (cell, digit) in givens.filled() {
            lists.remove_from_peers(cell, digit);
        }
        let mut blanks = [Cell::wrapping(0); 81];
        let count = givens.blanks().len();
        for (slot, cell) in blanks.iter_mut().zip(givens.blanks().iter()) {
            *slot = cell;
        }
        let mut search = Search { grid: givens, lists, tally: &mut tally };
        match self.analysis {
            ListAnalysis::Whole => search.enter_tested(&blanks[..count]),
            ListAnalysis::Partial => search.enter(&blanks[..count]),
        }
        tally.close()
    }
}

struct Search<'a, 'b> {
    grid: Grid,
    lists: Candidates,
    tally: &'a mut Tally<'b>,
}

impl Search<'_, '_> {
    /// Searches with partial list analysis. Every digit in the list of the next empty cell can be
    /// placed there without a test.
    fn enter(&mut self, blanks: &[Cell]) {
        if !self.tally.call() {
            return;
        }
        let Some((&cell, rest)) = blanks.split_first() else {
            return self.tally.found(|| self.grid);
        };
        for digit in self.lists[cell].iter() {
            // Removes the digit also from the lists of cells filled before. These are not read
            // again until the digit is put back.
            let removed = self.lists.remove_from_peers(cell, digit);
            if !removed.emptied_a_cell() {
                self.grid.set(cell, Some(digit));
                self.enter(rest);
            }
            self.lists.put_back(removed);
            if self.tally.is_over() {
                break;
            }
        }
        self.grid.set(cell, None);
    }

    /// Searches with whole list analysis only. The lists were made from the givens and may hold
    /// digits that were placed in sight since then, so each digit is tested.
    fn enter_tested(&mut self, blanks: &[Cell]) {
        if !self.tally.call() {
            return;
        }
        let Some((&cell, rest)) = blanks.split_first() else {
            return self.tally.found(|| self.grid);
        };
        for digit in self.lists[cell].iter() {
            if is_possible(&self.grid, cell, digit) {
                self.grid.set(cell, Some(digit));
                self.enter_tested(rest);
                if self.tally.is_over() {
                    break;
                }
            }
        }
        self.grid.set(cell, None);
    }
}
