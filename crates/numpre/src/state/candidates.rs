//! The candidate digits of all 81 cells.

use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The candidate digits of all 81 cells (the sources' 全体リスト, *whole list*: S1.5, S4.1): 81 × nine bits, row by row.
///
/// A cell with one candidate is a value; with none, the state is contradictory. Nothing is removed unless asked: see
/// [`of_givens`](Candidates::of_givens) against [`initial`](Candidates::initial).
///
/// Printed as nine rows of groups, the notation the field calls pencil marks:
///
/// ```
/// use numpre::{Candidates, Grid};
///
/// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let candidates = Candidates::initial(&puzzle);
/// assert_eq!(candidates.to_string().lines().take(4).collect::<Vec<_>>().join("\n"), "\
/// +----------------------+----------------------+----------------------+
/// | 5      3      124    | 26     7      2468   | 1489   1249   248    |
/// | 6      247    247    | 1      9      5      | 3478   234    2478   |
/// | 12     9      8      | 23     34     24     | 13457  6      247    |");
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Candidates {
    cells: [DigitSet; 81],
}

impl Candidates {
    /// Every digit in every cell: the empty board.
    pub const ALL: Candidates = Candidates { cells: [DigitSet::ALL; 81] };

    /// No digit in any cell: where candidates are collected, not removed.
    pub const NONE: Candidates = Candidates { cells: [DigitSet::EMPTY; 81] };

    /// The givens alone: a given cell has its digit, an empty one all nine. Nothing is removed.
    pub fn of_givens(givens: &Grid) -> Candidates {
        let mut candidates = Candidates::ALL;
        for (cell, digit) in givens.filled() {
            candidates[cell] = DigitSet::of(digit);
        }
        candidates
    }

    /// The givens, and each removed from its 20 peers: whole list analysis (全体リスト構造解析, S1.5).
    ///
    /// A cell whose digit clashes with a given ends with no candidate.
    pub fn initial(givens: &Grid) -> Candidates {
        let mut candidates = Candidates::of_givens(givens);
        for (cell, digit) in givens.filled() {
            candidates.remove_from_peers(cell, digit);
        }
        candidates
    }

    /// Removes a digit from the 20 peers of a cell (確定処理, confirm processing), and tells from which.
    #[inline]
    pub fn remove_from_peers(&mut self, cell: Cell, digit: Digit) -> RemovedFromPeers {
        let mut removed = RemovedFromPeers { cell, digit, peers: 0, emptied: false };
        for (place, &peer) in cell.peer_list().iter().enumerate() {
            let set = &mut self[peer];
            removed.peers |= u32::from(set.contains(digit)) << place;
            removed.emptied |= *set == DigitSet::of(digit);
            set.remove(digit);
        }
        removed
    }

    /// Gives back what [`remove_from_peers`](Candidates::remove_from_peers) took.
    #[inline]
    pub fn put_back(&mut self, removed: RemovedFromPeers) {
        for (place, &peer) in removed.cell.peer_list().iter().enumerate() {
            if removed.peers >> place & 1 == 1 {
                self[peer].insert(removed.digit);
            }
        }
    }

    /// The candidates, cell by cell.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        Cell::all().zip(self.cells.iter().copied())
    }

    /// The cells of which this digit is a candidate.
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        self.iter().filter(|(_, set)| set.contains(digit)).map(|(cell, _)| cell).collect()
    }

    /// The board of the cells that have exactly one candidate; the others are empty.
    pub fn singles(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for (cell, set) in self.iter() {
            grid.set(cell, set.single());
        }
        grid
    }

    /// What the filled cells leave to the empty ones, as a solver pencils it in; a filled cell keeps its digit even where another clashes with it.
    pub fn pencil_marks(grid: &Grid) -> Candidates {
        let mut candidates = Candidates::initial(grid);
        for (cell, digit) in grid.filled() {
            candidates[cell] = DigitSet::of(digit);
        }
        candidates
    }

    /// Whether every cell has all that `other` has there.
    pub fn is_superset(&self, other: &Candidates) -> bool {
        self.cells.iter().zip(&other.cells).all(|(mine, theirs)| mine.is_superset(*theirs))
    }
}

impl Index<Cell> for Candidates {
    type Output = DigitSet;
    #[inline]
    fn index(&self, cell: Cell) -> &DigitSet {
        &self.cells[cell.index()]
    }
}

impl IndexMut<Cell> for Candidates {
    #[inline]
    fn index_mut(&mut self, cell: Cell) -> &mut DigitSet {
        &mut self.cells[cell.index()]
    }
}

/// What [`Candidates::remove_from_peers`] took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemovedFromPeers {
    cell: Cell,
    digit: Digit,
    /// Bit *i* for place *i* of the cell's list of peers.
    peers: u32,
    emptied: bool,
}

impl RemovedFromPeers {
    /// Whether a peer lost its last candidate: a contradiction.
    pub const fn emptied_a_cell(&self) -> bool {
        self.emptied
    }
}

/// Nine rows of nine groups, framed, as wide as the widest group; `-` where a cell has no candidate.
impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.cells.iter().map(|set| set.len()).max().unwrap_or(1).max(1);
        let rule = format!("+{0}+{0}+{0}+", "-".repeat(3 * width + 4));
        for (row, cells) in self.cells.chunks_exact(9).enumerate() {
            if row % 3 == 0 {
                writeln!(f, "{rule}")?;
            }
            for three in cells.chunks_exact(3) {
                f.write_str("| ")?;
                for set in three {
                    let written = if set.is_empty() { "-".to_owned() } else { set.to_string() };
                    write!(f, "{written:<width$} ")?;
                }
            }
            writeln!(f, "|")?;
        }
        f.write_str(&rule)
    }
}

impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Candidates\n{self}")
    }
}
