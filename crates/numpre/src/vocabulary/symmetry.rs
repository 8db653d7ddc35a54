//! The symmetries that the cells of the givens can have.

use super::named::named;
use super::{Cell, CellSet};
use std::fmt;

/// A symmetry of the square that the pattern of the givens can have (S1.7 offers the first four).
///
/// The *cells* are symmetric, not the digits. Each kind includes all the moves of the square that
/// the last line names:
///
/// ```text
///   none        point       vertical    horizontal  diagonal    antidiagonal  rotate      full
///   1 . .       1 . .       1 . 1       1 . .       . 1 .       . 1 .         . 1 .       1 . 1
///   . . .       . . .       . . .       . . .       1 . .       . . 1         1 . 1       . . .
///   . . .       . . 1       . . .       1 . .       . . .       . . .         . 1 .       1 . 1
///   free        half turn   left–right  up–down     r↔c         r↔−c          quarter     all
/// ```
///
/// ```
/// use numpre::{Cell, Symmetry};
///
/// let cell: Cell = "r1c2".parse()?;
/// assert_eq!(Symmetry::Point.orbit(cell).to_string(), "r1c2 r9c8");
/// assert_eq!(Symmetry::Rotate.orbit(cell).to_string(), "r1c2 r2c9 r8c1 r9c8");
/// assert_eq!(Symmetry::Full.orbit(cell).len(), 8);
/// assert_eq!("point".parse(), Ok(Symmetry::Point));
/// # Ok::<(), numpre::ParseCellError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Symmetry {
    /// No symmetry is required.
    #[default]
    None,
    /// Half a turn about the centre (点対称).
    Point,
    /// The mirror of left and right.
    Vertical,
    /// The mirror of top and bottom.
    Horizontal,
    /// The mirror along the diagonal from r1c1 to r9c9.
    Diagonal,
    /// The mirror along the diagonal from r1c9 to r9c1.
    Antidiagonal,
    /// A quarter turn, which includes the half turn.
    Rotate,
    /// All of these: every turn and every mirror.
    Full,
}

/// A move of the square: takes a row and a column to a row and a column.
type Move = fn(usize, usize) -> (usize, usize);

const POINT: Move = |row, column| (8 - row, 8 - column);
const VERTICAL: Move = |row, column| (row, 8 - column);
const HORIZONTAL: Move = |row, column| (8 - row, column);
const DIAGONAL: Move = |row, column| (column, row);
const ANTIDIAGONAL: Move = |row, column| (8 - column, 8 - row);
const QUARTER: Move = |row, column| (column, 8 - row);
const THREE_QUARTERS: Move = |row, column| (8 - column, row);

impl Symmetry {
    /// All eight symmetries.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::None,
        Symmetry::Point,
        Symmetry::Vertical,
        Symmetry::Horizontal,
        Symmetry::Diagonal,
        Symmetry::Antidiagonal,
        Symmetry::Rotate,
        Symmetry::Full,
    ];

    /// Returns its name, as in options and files: `none`, `point`, `vertical`, …
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::Point => "point",
            Symmetry::Vertical => "vertical",
            Symmetry::Horizontal => "horizontal",
            Symmetry::Diagonal => "diagonal",
            Symmetry::Antidiagonal => "antidiagonal",
            Symmetry::Rotate => "rotate",
            Symmetry::Full => "full",
        }
    }

    /// Returns the moves that it includes, except for the identity.
    const fn moves(self) -> &'static [Move] {
        match self {
            Symmetry::None => &[],
            Symmetry::Point => &[POINT],
            Symmetry::Vertical => &[VERTICAL],
            Symmetry::Horizontal => &[HORIZONTAL],
            Symmetry::Diagonal => &[DIAGONAL],
            Symmetry::Antidiagonal => &[ANTIDIAGONAL],
            Symmetry::Rotate => &[QUARTER, POINT, THREE_QUARTERS],
            Symmetry::Full => {
                &[QUARTER, POINT, THREE_QUARTERS, VERTICAL, HORIZONTAL, DIAGONAL, ANTIDIAGONAL]
            }
        }
    }

    /// Returns the cell together with its images under the symmetry: one to eight cells that are
    /// all given or all blank.
    pub fn orbit(self, cell: Cell) -> CellSet {
        let images = self.moves().iter().filter_map(|moved| {
            let (row, column) = moved(cell.row(), cell.column());
            Cell::at(row, column)
        });
        images.collect::<CellSet>().with(cell)
    }

    /// Iterates over its orbits, which partition the 81 cells, in the order of their first cells.
    ///
    /// ```
    /// use numpre::Symmetry;
    ///
    /// let counts = Symmetry::ALL.map(|symmetry| symmetry.orbits().count());
    /// assert_eq!(counts, [81, 41, 45, 45, 45, 45, 21, 15]);
    /// ```
    pub fn orbits(self) -> impl Iterator<Item = CellSet> + Clone {
        Cell::all().filter_map(move |cell| {
            let orbit = self.orbit(cell);
            (orbit.first() == Some(cell)).then_some(orbit)
        })
    }

    /// Returns whether a pattern of cells has this symmetry: it contains each orbit entirely or not
    /// at all.
    pub fn holds(self, cells: CellSet) -> bool {
        cells.iter().all(|cell| cells.is_superset(self.orbit(cell)))
    }

    /// Iterates over all symmetries of a pattern of cells, including [`None`](Symmetry::None).
    ///
    /// ```
    /// use numpre::{Grid, Symmetry};
    ///
    /// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let found: Vec<Symmetry> = Symmetry::of(!puzzle.blanks()).collect();
    /// assert_eq!(found, [Symmetry::None, Symmetry::Point]);
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn of(cells: CellSet) -> impl Iterator<Item = Symmetry> {
        Symmetry::ALL.into_iter().filter(move |symmetry| symmetry.holds(cells))
    }
}

named!(Symmetry, ParseSymmetryError, |_| ParseSymmetryError);

/// Error for text that is not the name of a symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSymmetryError;

impl fmt::Display for ParseSymmetryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a symmetry; expected one of")?;
        Symmetry::ALL.iter().enumerate().try_for_each(|(index, symmetry)| {
            write!(f, "{} {symmetry}", if index > 0 { "," } else { "" })
        })
    }
}

impl std::error::Error for ParseSymmetryError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_partition_the_cells_and_are_closed() {
        for symmetry in Symmetry::ALL {
            let mut covered = CellSet::EMPTY;
            for orbit in symmetry.orbits() {
                assert!((covered & orbit).is_empty(), "{symmetry}: {orbit} overlaps");
                covered |= orbit;
                // The orbit is the same for each of its cells, so no move leads out of it.
                assert!(
                    orbit.iter().all(|cell| symmetry.orbit(cell) == orbit),
                    "{symmetry}: {orbit}"
                );
                assert!(symmetry.holds(orbit));
            }
            assert_eq!(covered, CellSet::ALL, "{symmetry}");
        }
    }

    #[test]
    fn moves_of_each_symmetry_form_a_group() {
        let place = |moved: &Move, (row, column)| moved(row, column);
        for symmetry in Symmetry::ALL {
            for one in symmetry.moves() {
                for two in symmetry.moves() {
                    // The cell r1c2 lies on no axis, so its image differs for every move of the
                    // square.
                    let after = place(two, place(one, (0, 1)));
                    let known = symmetry.moves().iter().map(|moved| place(moved, (0, 1)));
                    assert!(known.chain([(0, 1)]).any(|image| image == after), "{symmetry}");
                }
            }
        }
    }

    #[test]
    fn each_is_distinguished_from_the_others() {
        // The orbit of a cell that lies on no axis has exactly the symmetries whose moves are all
        // among those of the orbit's symmetry.
        let cell = Cell::at(0, 1).unwrap();
        let found = |symmetry: Symmetry| Symmetry::of(symmetry.orbit(cell)).collect::<Vec<_>>();
        for symmetry in [
            Symmetry::Point,
            Symmetry::Vertical,
            Symmetry::Horizontal,
            Symmetry::Diagonal,
            Symmetry::Antidiagonal,
        ] {
            assert_eq!(found(symmetry), [Symmetry::None, symmetry]);
        }
        assert_eq!(found(Symmetry::None), [Symmetry::None]);
        assert_eq!(found(Symmetry::Rotate), [Symmetry::None, Symmetry::Point, Symmetry::Rotate]);
        assert_eq!(found(Symmetry::Full), Symmetry::ALL);
        for cells in [CellSet::EMPTY, CellSet::ALL] {
            assert!(Symmetry::of(cells).eq(Symmetry::ALL));
        }
    }

    #[test]
    fn names_are_read_back_and_others_refused() {
        for symmetry in Symmetry::ALL {
            assert_eq!(symmetry.to_string().parse(), Ok(symmetry));
        }
        for text in ["", "Point", "points", "half"] {
            assert_eq!(text.parse::<Symmetry>(), Err(ParseSymmetryError));
        }
        assert_eq!(
            ParseSymmetryError.to_string(),
            "not a symmetry; expected one of none, point, vertical, horizontal, diagonal, \
             antidiagonal, rotate, full"
        );
    }
}
