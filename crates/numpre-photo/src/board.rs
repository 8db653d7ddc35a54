//! A board that was read: its place, its digits, and how sure they are.

use crate::cells::{CellPicture, cut_out};
use crate::decode::{Decoded, FEWEST, decode, likeliest};
use crate::functions::exponential;
use crate::grey::Grey;
use crate::kinds;
use crate::lattice::Lattice;
use crate::net::{Likelihoods, Network};
use crate::picture::Picture;
use crate::point::Point;
use crate::suspects::suspects;
use numpre::check::clashes;
use numpre::search::Fast;
use numpre::{CancelToken, Cancelled, Cell, CellSet, Digit, Engine, Grid, Limits, Puzzle};

/// Doubtful cells that are named.
const MOST_DOUBTS: usize = 9;

/// Cells with clashing digits in a misprint, at most. Tables and crosswords have more.
const MOST_CLASHING: usize = 8;

/// The least probability of another reading that is named.
const LEAST_OTHER: f32 = 0.02;

/// The least sum of the best logarithms in a board that is read at all, in nats. Text and pictures
/// between lines have less.
const LEAST_SUM: f32 = -50.0;

/// The logarithm of the probability from which a cell is clear: 99%.
const CLEAR: f32 = -0.01;

/// The loss of a board that is not proper when the way up is chosen, in nats.
const NOT_PROPER: f32 = 25.0;

/// The turn that brings a board upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quarter {
    /// The board is upright in the picture.
    None,
    /// A quarter to the left.
    Left,
    /// Half a turn.
    Half,
    /// A quarter to the right.
    Right,
}

const QUARTERS: [Quarter; 4] = [Quarter::None, Quarter::Left, Quarter::Half, Quarter::Right];

/// The probabilities of the contents of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellReading {
    /// The natural logarithms of the probabilities: empty, then the digits 1 to 9.
    pub digit: [f32; 10],
    /// The same for the kinds: empty, printed, handwritten, marks (candidates).
    pub kind: [f32; 4],
    /// The part of the cell that the largest piece of ink covers, 0 to 1.
    pub ink: f32,
}

impl CellReading {
    /// Returns the probability of a digit, or of an empty cell.
    pub fn probability(&self, digit: Option<Digit>) -> f32 {
        exponential(f64::from(self.digit[digit.map_or(0, |digit| usize::from(digit.get()))])) as f32
    }

    /// Returns the other readings of the cell, the likeliest first, without unlikely ones.
    fn instead_of(&self, read: Option<Digit>) -> Vec<(Option<Digit>, f32)> {
        let classes = std::iter::once(None).chain(Digit::all().map(Some));
        let mut others: Vec<(Option<Digit>, f32)> = classes
            .filter(|&class| class != read)
            .map(|class| (class, self.probability(class)))
            .filter(|&(_, probability)| probability >= LEAST_OTHER)
            .collect();
        others.sort_by(|a, b| b.1.total_cmp(&a.1));
        others
    }
}

/// Tells if a board can be taken without a look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Exactly one solution, as read, without a likely other reading.
    Sure,
    /// To be looked at, for this reason.
    Doubtful(Reason),
}

/// A reason for doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DoubtReason"))]
#[non_exhaustive]
pub enum Reason {
    /// Another reading with exactly one solution is nearly as likely.
    Close,
    /// Digits were changed so that there is exactly one solution.
    Repaired,
    /// A cell was read as empty, but there is ink in it.
    Ink,
    /// Some digits look handwritten, or there are more digits than givens of a puzzle.
    Handwriting,
    /// The board has multiple solutions.
    Several,
    /// The board has no solution.
    None,
    /// The whole board is hard to read.
    Illegible,
    /// The board is full: a solution, not a puzzle.
    Finished,
}

impl Reason {
    /// Returns the name for programs, such as `repaired`.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Close => "close",
            Reason::Repaired => "repaired",
            Reason::Ink => "ink",
            Reason::Handwriting => "handwriting",
            Reason::Several => "several",
            Reason::None => "none",
            Reason::Illegible => "illegible",
            Reason::Finished => "finished",
        }
    }
}

/// A cell to be looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// The cell.
    pub cell: Cell,
    /// The digit that was read; `None` for an empty cell.
    pub read: Option<Digit>,
    /// Other readings with their probabilities, the likeliest first.
    pub instead: Vec<(Option<Digit>, f32)>,
    /// The reason.
    pub why: Reason,
}

/// A board of a picture.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PhotoBoard {
    /// The corners in the picture, from the board's own top left one, clockwise.
    pub corners: [Point; 4],
    /// `nodes[row][column]`: where the lines cross in the picture, from the board's own top left.
    pub nodes: [[Point; 10]; 10],
    /// The turn that brings the board upright.
    pub turned: Quarter,
    /// The cells in reading order: 81.
    pub cells: Vec<CellReading>,
    /// The puzzle as it should be taken.
    pub puzzle: Puzzle,
    /// Handwritten digits, which are not part of the puzzle.
    pub entries: Grid,
    /// The likeliest digit of each cell, before all digits together were considered.
    pub raw: Grid,
    /// Tells if the board can be taken without a look at it.
    pub verdict: Verdict,
    /// The cells to be looked at, the least likely first; at most nine. None if it is sure.
    pub doubtful: Vec<Doubt>,
    /// The probability of this reading among those with exactly one solution, 0 to 1.
    pub confidence: f32,
    /// The share of the 180 segments of a board's lines that were found, 0 to 1.
    pub lines: f32,
}

/// A board read in one of four directions.
struct Upright {
    quarter: usize,
    pictures: Vec<CellPicture>,
    cells: Vec<Likelihoods>,
    /// The likeliest digit of each cell, printed or not.
    raw: [u8; 81],
    /// The probability that it is handwritten.
    by_hand: [f32; 81],
    /// The printed digits.
    decoded: Decoded,
}

impl Upright {
    /// Decodes cells that were read. `by_hand` is what was already seen of handwriting.
    fn new(
        quarter: usize,
        pictures: Vec<CellPicture>,
        cells: Vec<Likelihoods>,
        by_hand: &[f32; 81],
        stop: &CancelToken,
    ) -> Result<Upright, Cancelled> {
        let raw = std::array::from_fn(|cell| likeliest(&cells[cell].digit));
        let seen = kinds::by_hand(&cells, &pictures, &raw);
        let by_hand = std::array::from_fn(|cell| by_hand[cell].max(seen[cell]));
        let decoded = decode(&kinds::of_givens(&cells, &by_hand), stop)?;
        Ok(Upright { quarter, pictures, cells, raw, by_hand, decoded })
    }

    /// Looks again at the cells that are not clear. The first look counts for handwriting: a second
    /// one must not dispel a suspicion.
    fn again(self, network: &Network, stop: &CancelToken) -> Result<Upright, Cancelled> {
        let Upright { quarter, pictures, cells, by_hand, .. } = self;
        let look = |(cell, picture): (&Likelihoods, &CellPicture)| {
            let best = cell.digit[usize::from(likeliest(&cell.digit))];
            if best < CLEAR { network.read_moved(&picture.values) } else { *cell }
        };
        let cells = cells.iter().zip(&pictures).map(look).collect();
        Upright::new(quarter, pictures, cells, &by_hand, stop)
    }

    /// Returns how likely this direction is.
    fn value(&self) -> f32 {
        self.decoded.sum - self.decoded.loss().unwrap_or(NOT_PROPER)
    }
}

/// Reads a board at its place in the picture. Returns nothing if it is not a board. A doubtful
/// board gets a second look, and is sure if that one leaves no doubt and gives the same puzzle.
pub(crate) fn read_board(
    picture: &Picture<'_>,
    grey: &Grey,
    lattice: &Lattice,
    network: &Network,
    stop: &CancelToken,
) -> Result<Option<PhotoBoard>, Cancelled> {
    let pictures = cut_out(picture, grey, &lattice.nodes);
    let mut best: Option<Upright> = None;
    for quarter in 0..4 {
        stop.check()?;
        let pictures: Vec<CellPicture> = (0..81)
            .map(|cell| pictures[place(cell / 9, cell % 9, 8, quarter)].turned(quarter))
            .collect();
        let least = best.as_ref().map_or(LEAST_SUM, |best| best.value().max(LEAST_SUM));
        let Some(cells) = read_cells(&pictures, network, least) else { continue };
        let upright = Upright::new(quarter, pictures, cells, &[0.0; 81], stop)?;
        let is_clear =
            upright.decoded.loss() == Some(0.0) && upright.decoded.sum > network.thresholds.upright;
        if best.as_ref().is_none_or(|best| upright.value() > best.value()) {
            best = Some(upright);
        }
        if is_clear {
            break;
        }
    }
    let Some(upright) = best else { return Ok(None) };
    let Some(board) = judge(lattice, &upright, network) else { return Ok(None) };
    if board.verdict == Verdict::Sure {
        return Ok(Some(board));
    }
    let again = judge(lattice, &upright.again(network, stop)?, network);
    let agrees =
        |again: &PhotoBoard| again.verdict == Verdict::Sure && again.puzzle == board.puzzle;
    Ok(Some(again.filter(agrees).unwrap_or(board)))
}

/// Reads all cells. Returns nothing as soon as the sum of the best logarithms is not above `least`:
/// logarithms of probabilities are at most 0, so the rest cannot raise it.
fn read_cells(pictures: &[CellPicture], network: &Network, least: f32) -> Option<Vec<Likelihoods>> {
    let mut sum = 0.0;
    let mut cells = Vec::with_capacity(pictures.len());
    for picture in pictures {
        let cell = network.read(&picture.values);
        sum += cell.digit.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        if sum <= least {
            return None;
        }
        cells.push(cell);
    }
    Some(cells)
}

/// Returns the index, in a square of `last + 1` rows, of what comes to (row, column) after some
/// quarters to the left.
fn place(row: usize, column: usize, last: usize, quarters: usize) -> usize {
    let (row, column) = (0..quarters).fold((row, column), |(row, column), _| (column, last - row));
    row * (last + 1) + column
}

/// Decides whether a board is sure, doubtful or not a board.
fn judge(lattice: &Lattice, upright: &Upright, network: &Network) -> Option<PhotoBoard> {
    let limits = &network.thresholds;
    let Upright { quarter, pictures, cells, raw, by_hand, decoded } = upright;
    let reading = decoded.reading();
    let grid = Grid::from_values(*reading)?;
    let is_proper = !decoded.proper.is_empty();
    let is_legible = decoded.sum >= limits.sum && lattice.found >= limits.lines;
    let clashing: CellSet = clashes(&grid).flat_map(|clash| clash.cells).collect();
    let is_like_a_puzzle = grid.clue_count() >= FEWEST && clashing.len() <= MOST_CLASHING;
    if !(is_proper || is_legible && is_like_a_puzzle) {
        return None;
    }
    let solution = is_proper.then(|| Fast.search(&grid, Limits::solutions(1)).first).flatten();
    let entries =
        kinds::entries(cells, by_hand, reading, solution.as_ref().map(|grid| grid.values()));
    let inked: Vec<usize> = (0..81)
        .filter(|&cell| reading[cell] == 0 && entries[cell] == 0)
        .filter(|&cell| pictures[cell].ink >= limits.ink)
        .collect();
    let entries = Grid::from_values(entries)?;
    let suspects = suspects(&grid, by_hand);
    let is_suspect = entries != Grid::EMPTY || !suspects.is_empty() || kinds::is_too_full(reading);
    let verdict = if grid.is_full() && is_proper {
        Verdict::Doubtful(Reason::Finished)
    } else if !is_proper {
        let reason = if decoded.solutions == 0 { Reason::None } else { Reason::Several };
        Verdict::Doubtful(reason)
    } else if is_suspect {
        Verdict::Doubtful(Reason::Handwriting)
    } else if decoded.loss() != Some(0.0) {
        Verdict::Doubtful(Reason::Repaired)
    } else if !inked.is_empty() {
        Verdict::Doubtful(Reason::Ink)
    } else if decoded.gap() < limits.gap {
        Verdict::Doubtful(Reason::Close)
    } else if !is_legible {
        Verdict::Doubtful(Reason::Illegible)
    } else {
        Verdict::Sure
    };
    let cells: Vec<CellReading> = cells
        .iter()
        .zip(pictures)
        .map(|(cell, picture)| CellReading { digit: cell.digit, kind: cell.kind, ink: picture.ink })
        .collect();
    let second = decoded.proper.get(1).filter(|_| decoded.gap() < limits.gap);
    let why = |cell: Cell| {
        let index = cell.index();
        let read = reading[index];
        if entries.get(cell).is_some() || suspects.contains(cell) {
            Some(Reason::Handwriting)
        } else if decoded.raw[index] != read {
            Some(Reason::Repaired)
        } else if inked.contains(&index) {
            Some(Reason::Ink)
        } else if clashing.contains(cell) {
            Some(Reason::None)
        } else if second.is_some_and(|(second, _)| second[index] != read)
            || cells[index].probability(grid.get(cell)) < limits.probability
        {
            Some(Reason::Close)
        } else {
            None
        }
    };
    let mut doubtful = Vec::new();
    if verdict != Verdict::Sure {
        doubtful = Cell::all()
            .filter_map(|cell| {
                let read = grid.get(cell).or(entries.get(cell));
                let reading = &cells[cell.index()];
                Some(Doubt { cell, read, instead: reading.instead_of(read), why: why(cell)? })
            })
            .collect();
        let likelihood = |doubt: &Doubt| cells[doubt.cell.index()].probability(doubt.read);
        doubtful.sort_by(|a, b| likelihood(a).total_cmp(&likelihood(b)));
        doubtful.truncate(MOST_DOUBTS);
    }
    let nodes: [[Point; 10]; 10] = std::array::from_fn(|row| {
        std::array::from_fn(|column| {
            let node = place(row, column, 9, *quarter);
            lattice.nodes[node / 10][node % 10]
        })
    });
    Some(PhotoBoard {
        corners: [nodes[0][0], nodes[0][9], nodes[9][9], nodes[9][0]],
        nodes,
        turned: QUARTERS[*quarter],
        cells,
        puzzle: Puzzle::of_givens(grid),
        entries,
        raw: Grid::from_values(*raw)?,
        verdict,
        doubtful,
        confidence: decoded.confidence(),
        lines: lattice.found,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turned_places_are_a_quarter_to_the_left() {
        // What comes to the top left corner was at the top right one.
        assert_eq!(place(0, 0, 8, 1), 8);
        assert_eq!(place(0, 0, 8, 2), 80);
        assert_eq!(place(0, 0, 8, 3), 72);
        for cell in 0..81 {
            assert_eq!(place(cell / 9, cell % 9, 8, 4), cell);
        }
    }

    #[test]
    fn other_readings_are_the_likely_ones() {
        let mut digit = [-20.0; 10];
        (digit[1], digit[7], digit[4], digit[0]) = (-0.2, -2.0, -5.0, -3.0);
        let reading = CellReading { digit, kind: [0.0; 4], ink: 0.1 };
        let others = reading.instead_of(Digit::new(1));
        let digits: Vec<Option<Digit>> = others.iter().map(|other| other.0).collect();
        assert_eq!(digits, [Digit::new(7), None]);
        assert!((others[0].1 - 0.135).abs() < 0.001);
    }
}
