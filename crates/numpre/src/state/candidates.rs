//! The candidate digits of all 81 cells.

use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The candidate digits of all 81 cells (the sources' 全体リスト, *whole list*: S1.5, S4.1), as nine
/// bits per cell, row by row.
///
/// A cell with one candidate counts as filled. A cell without candidates is a contradiction.
///
/// There are two ways to make candidates from a [`Grid`] or from a [`Puzzle`](crate::Puzzle), which
/// may have candidates of its own:
///
/// - Pencil marks are what a person writes into the cells. Most callers need these:
///   [`Candidates::pencil_marks`], [`Puzzle::pencil_marks`](crate::Puzzle::pencil_marks).
/// - Unreduced candidates have all nine digits in every blank. They are for code that removes
///   candidates itself: [`Candidates::unreduced`],
///   [`Puzzle::unreduced_candidates`](crate::Puzzle::unreduced_candidates).
///
/// They are printed as nine rows of groups, the format known as pencil marks:
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
    /// All nine digits in every cell: the candidates of the empty board.
    pub const ALL: Candidates = Candidates { cells: [DigitSet::ALL; 81] };

    /// No digit in any cell: the start for code that adds candidates.
    pub const NONE: Candidates = Candidates { cells: [DigitSet::EMPTY; 81] };

    /// Returns the pencil marks of a board (whole list analysis, 全体リスト構造解析, S1.5). A filled cell
    /// has its digit; an empty one has every digit that none of its 20 peers has.
    ///
    /// A filled cell keeps its digit even if another filled cell clashes with it.
    ///
    /// ```
    /// use numpre::{Candidates, Grid};
    ///
    /// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let (cell, given) = ("r1c3".parse()?, "r1c1".parse()?);
    /// let marks = Candidates::pencil_marks(&puzzle);
    /// assert_eq!((marks[cell].to_string(), marks[given].to_string()), ("124".into(), "5".into()));
    /// let all = Candidates::unreduced(&puzzle);
    /// assert_eq!(all[cell].to_string(), "123456789");
    /// assert_eq!(all[given].to_string(), "5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pencil_marks(grid: &Grid) -> Candidates {
        // Collects the digits of each row, column and block, which is quicker than going through
        // the 20 peers of every cell.
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

    /// Returns candidates in which a filled cell has its digit and an empty one all nine digits:
    /// nothing is removed from peers. This is for code that removes candidates itself, such as a
    /// search engine.
    pub fn unreduced(grid: &Grid) -> Candidates {
        let mut candidates = Candidates::ALL;
        for (cell, digit) in grid.filled() {
            candidates[cell] = DigitSet::of(digit);
        }
        candidates
    }

    /// Removes a digit from the 20 peers of a cell (確定処理, confirm processing). Returns the peers
    /// that had it, so that [`put_back`](Candidates::put_back) can undo the removal.
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

    /// Undoes [`remove_from_peers`](Candidates::remove_from_peers).
    #[inline]
    pub fn put_back(&mut self, removed: RemovedFromPeers) {
        for (place, &peer) in removed.cell.peer_list().iter().enumerate() {
            if removed.peers >> place & 1 == 1 {
                self[peer].insert(removed.digit);
            }
        }
    }

    /// Returns every cell with its candidates, in reading order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        Cell::all().zip(self.cells.iter().copied())
    }

    /// Returns the cells that have this digit as a candidate.
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        self.iter().filter(|(_, set)| set.contains(digit)).map(|(cell, _)| cell).collect()
    }

    /// Returns the board of the cells that have exactly one candidate; the other cells are empty.
    pub fn singles(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for (cell, set) in self.iter() {
            grid.set(cell, set.single());
        }
        grid
    }

    /// Returns whether every cell has all candidates that it has in `other`.
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

/// The removal of a digit by [`Candidates::remove_from_peers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemovedFromPeers {
    cell: Cell,
    digit: Digit,
    /// The peers that had the digit: bit *i* for place *i* in the cell's list of peers.
    peers: u32,
    /// True if a peer has lost its last candidate.
    emptied: bool,
}

impl RemovedFromPeers {
    /// Returns whether a peer lost its last candidate, which is a contradiction.
    pub const fn emptied_a_cell(&self) -> bool {
        self.emptied
    }
}

/// Prints nine rows of nine groups in a frame. All groups are as wide as the widest; a cell without
/// candidates is printed as `-`.
impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.cells.iter().map(|set| set.len()).max().unwrap_or(1).max(1);
        let rule = format!("+{0}+{0}+{0}+", "-".repeat(3 * width + 4));
        // Builds one text first: hundreds of small writes to a formatter would take several times
        // as long.
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
                    // Pads to the width of the column, plus one blank.
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
