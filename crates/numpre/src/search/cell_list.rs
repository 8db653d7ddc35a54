//! Cell order over candidate lists (S1.5, "Ver. 2").

use super::engine::Engine;
use super::naive::is_possible;
use super::outcome::{Limits, Outcome};
use super::tally::Tally;
use crate::check::clashes;
use crate::state::Candidates;
use crate::vocabulary::{Cell, Grid};

/// How far the lists are used: each step of S1.5 alone, to show what it bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ListAnalysis {
    /// Whole list analysis (全体リスト構造解析) only: the lists are made once from the givens; while
    /// searching, a digit of the list still has to pass the test of its row, column and block.
    Whole,
    /// Whole list analysis, then partial list analysis (部分リスト構造解析): a placement removes its digit
    /// from the lists of the cells it touches, so that what a list holds can be placed without a
    /// test, and a list that ends empty tells at once that the placement was wrong.
    #[default]
    Partial,
}

/// The order of [`Naive`](super::Naive) — the empty cells once, listed in reading order (S1.2),
/// digits ascending — over candidate lists (セルリスト).
///
/// It counts a call for every listed cell entered and one for every end.
///
/// ```
/// use numpre::{Engine, Grid, Limits, search::{CellList, Naive}};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let (list, naive) = (CellList::default().search(&puzzle, Limits::default()), Naive.search(&puzzle, Limits::default()));
/// assert_eq!(list.first, naive.first);
/// assert!(list.calls < naive.calls);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct CellList {
    /// How far the lists are used.
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
    /// Partial list analysis: the list of the next empty cell holds just what can be placed there.
    fn enter(&mut self, blanks: &[Cell]) {
        if !self.tally.call() {
            return;
        }
        let Some((&cell, rest)) = blanks.split_first() else {
            return self.tally.found(|| self.grid);
        };
        for digit in self.lists[cell].iter() {
            // Cells filled before are removed as well; no one reads their lists again before they
            // are put back.
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

    /// Whole list analysis only: the first list holds at least what can be placed, so each digit is
    /// tested.
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
