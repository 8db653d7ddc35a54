//! The candidate digits of all 81 cells.

use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The candidate digits of all 81 cells (the sources' 全体リスト, *whole list*: S1.5, S4.1): 81 × nine
/// bits, row by row.
///
/// A cell with one candidate is a value. A cell without candidates is a contradiction.
///
/// There are two ways from a board to its candidates, for a [`Grid`] and for a
/// [`Puzzle`](crate::Puzzle), which may bring candidates of its own:
///
/// | of a grid | of a puzzle | what it holds |
/// |---|---|---|
/// | [`pencil_marks`](Self::pencil_marks) | [`pencil_marks`](crate::Puzzle::pencil_marks) | what a person pencils in: take this one |
/// | [`unreduced`](Self::unreduced) | [`unreduced_candidates`](crate::Puzzle::unreduced_candidates) | all nine digits in every blank: for code that removes digits itself |
///
/// Printed as nine rows of groups, the notation the field calls pencil marks:
///
/// ```
/// use numpre::{Candidates, Grid};
///
/// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let candidates = Candidates::pencil_marks(&puzzle);
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

    /// The pencil marks of a board: a filled cell has its digit, an empty one every digit that none
    /// of its 20 peers holds (whole list analysis, 全体リスト構造解析, S1.5).
    ///
    /// A filled cell keeps its digit even where another filled cell clashes with it.
    ///
    /// ```
    /// use numpre::{Candidates, Grid};
    ///
    /// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let (cell, given) = ("r1c3".parse()?, "r1c1".parse()?);
    /// let marks = Candidates::pencil_marks(&puzzle);
    /// assert_eq!((marks[cell].to_string(), marks[given].to_string()), ("124".into(), "5".into()));
    /// let all = Candidates::unreduced(&puzzle);
    /// assert_eq!((all[cell].to_string(), all[given].to_string()), ("123456789".into(), "5".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pencil_marks(grid: &Grid) -> Candidates {
        // What each row, column and block holds; quicker than going through the peers of every
        // cell.
        let [mut rows, mut columns, mut blocks] = [[DigitSet::EMPTY; 9]; 3];
        for (cell, digit) in grid.filled() {
            rows[cell.row()].insert(digit);
            columns[cell.column()].insert(digit);
            blocks[cell.block()].insert(digit);
        }
        let mut candidates = Candidates::NONE;
        for cell in Cell::all() {
            let held = rows[cell.row()] | columns[cell.column()] | blocks[cell.block()];
            candidates[cell] = grid.get(cell).map_or(!held, DigitSet::of);
        }
        candidates
    }

    /// A filled cell has its digit, an empty one all nine: nothing is removed from peers. For code
    /// that removes digits itself, such as a search engine.
    pub fn unreduced(grid: &Grid) -> Candidates {
        let mut candidates = Candidates::ALL;
        for (cell, digit) in grid.filled() {
            candidates[cell] = DigitSet::of(digit);
        }
        candidates
    }

    /// Removes a digit from the 20 peers of a cell (確定処理, confirm processing), and tells from
    /// which.
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

/// Nine rows of nine groups, framed, as wide as the widest group; `-` where a cell has no
/// candidate.
impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.cells.iter().map(|set| set.len()).max().unwrap_or(1).max(1);
        let rule = format!("+{0}+{0}+{0}+", "-".repeat(3 * width + 4));
        // Into one text first: hundreds of small writes to a formatter take several times as long.
        let mut text = String::with_capacity(13 * (rule.len() + 1));
        for (row, cells) in self.cells.chunks_exact(9).enumerate() {
            if row % 3 == 0 {
                text.push_str(&rule);
                text.push('\n');
            }
            for three in cells.chunks_exact(3) {
                text.push_str("| ");
                for set in three {
                    match set.is_empty() {
                        true => text.push('-'),
                        false => {
                            text.extend(set.iter().map(|digit| char::from(b'0' + digit.get())))
                        }
                    }
                    // To the width of the column, and one more.
                    text.extend(std::iter::repeat_n(' ', width + 1 - set.len().max(1)));
                }
            }
            text.push_str("|\n");
        }
        text.push_str(&rule);
        f.write_str(&text)
    }
}

impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Candidates\n{self}")
    }
}
