//! The quickest engine for one puzzle at a time: portable, scalar, without `unsafe`.
//!
//! # The idea
//!
//! For every digit, keep the set of cells where it can still stand. Most of what the rule says
//! about *one* digit is then a question of patterns: in a band (three rows × three blocks) the
//! digit stands in three minirows, one in each row and each block, and there are just six such
//! arrangements; in a stack (three columns × three bands) likewise with minicolumns. So 2⁹ = 512
//! patterns can occur in a band or a stack, and a table tells for each which of its places some
//! arrangement has and which every arrangement has. One look-up is all of hidden singles, pointing
//! and claiming there, to the end of what they can do.
//!
//! # The layout
//!
//! A band is 27 bits: three groups of nine, one for each *column within the block*; in a group
//! three blocks of three rows.
//!
//! ```text
//!             block 1      block 2      block 3
//!           c1  c2  c3 | c4  c5  c6 | c7  c8  c9            bits 0–8: the first columns of the blocks
//!    row 1   0   9  18 |  3  12  21 |  6  15  24            bits 9–17: the second columns
//!    row 2   1  10  19 |  4  13  22 |  7  16  25            bits 18–26: the third columns
//!    row 3   2  11  20 |  5  14  23 |  8  17  26
//!
//!    bit   63 … 59 58      …      32 31 … 27 26      …       0
//!    word 0   –    middle band          –    upper band
//!    word 1   –    –                    –    lower band
//! ```
//!
//! Both patterns come out of this order by shifts alone, and those of the upper and the middle band
//! in one go:
//!
//! - `x | x >> 9 | x >> 18` folds the three columns of each block together: bits 0–8 tell which
//!   minirows have the digit, and are the index into the band's table.
//! - `x | x >> 1 | x >> 2` folds the three rows together: every third bit tells which minicolumns
//!   have the digit. Those of the three bands, shifted into each other's gaps, are 27 bits; every
//!   third group of three is the index of one stack.
//!
//! A node of the search is nine such sets, the triads that the digits' last closures found, and the
//! set of solved cells: 304 bytes on the stack, copied where the tree branches. Nothing is
//! allocated.
//!
//! # The steps
//!
//! 1. `one_digit`: close every digit that changed; a cell where the digit now must stand is solved,
//!    and the other digits that lose it go onto the list, nine bits.
//! 2. `between_digits`: when the list is empty, count the digits of all cells at once, bit by bit
//!    (at least one, two, three); a cell without one is a contradiction, a cell with just one a
//!    naked single.
//! 3. `between_digits`: count the digits of all minirows and minicolumns the same way: three cells
//!    take exactly three digits.
//! 4. `branch`: when nothing moves, take a cell with two digits, if there is one: that which would
//!    remove the most candidates from its peers, candidates of other such cells counting three
//!    times; first the digit that removes more. From 28 givens on take the first open cell in
//!    reading order, its least digit first.
//!
//! The steps are all sound, and what is left when every cell is solved is a solution; so the tree
//! has them all.
//!
//! # Sources
//!
//! The words by digit and band and the tables by minirow are the idea of JCZSolve
//! (zhouyundong_2012, champagne and JasonLion in the forum of the New Sudoku Players; its Rust port
//! is the crate `sudoku`); the count of triads is that of tdoku (T. Dillon). The closure by stacks
//! as well as bands, the two-word layout and the branching rule are our own.

mod between_digits;
mod board;
mod branch;
mod one_digit;
mod places;
mod tables;

use super::engine::Engine;
use super::outcome::{Limits, Outcome};
use super::tally::Tally;
use crate::state::Candidates;
use crate::vocabulary::Grid;
use board::{Board, EVERY_DIGIT};
use branch::{Branch, Order};
use one_digit::Contradiction;

/// Bit sets by digit, closed by table look-up: the engine for every day.
///
/// It counts a call for every node of its search tree: the puzzle itself, and each of the two
/// boards that a branch makes. Givens that clash are told in no call.
///
/// Of puzzles with 28 givens or more it finds the solutions in reading order, as
/// [`Naive`](super::Naive) does: cell by cell, the least digit first. With fewer it finds them as
/// they come.
///
/// ```
/// use numpre::{Engine, Grid, Limits, search::Fast};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let outcome = Fast.search(&puzzle, Limits::default());
/// assert_eq!((outcome.count, outcome.second), (1, None));
/// assert!(outcome.calls < 100);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Fast;

/// From so many givens on, solutions are found in reading order: the first of them and the second
/// are then the first and the second of all.
///
/// Puzzles with many givens need few branches wherever these are made; with fewer the tree would
/// become twice as large.
pub(in crate::search) const READING_ORDER_GIVENS: usize = 28;

fn order_of(givens: usize) -> Order {
    if givens < READING_ORDER_GIVENS { Order::Smallest } else { Order::Reading }
}

impl Engine for Fast {
    fn search_candidates(&mut self, candidates: &Candidates, limits: Limits<'_>) -> Outcome {
        let mut tally = Tally::new(limits);
        let given = candidates.iter().filter(|(_, digits)| digits.len() == 1).count();
        visit(&mut Board::of_candidates(candidates), EVERY_DIGIT, order_of(given), &mut tally);
        tally.close()
    }

    fn search(&mut self, givens: &Grid, limits: Limits<'_>) -> Outcome {
        let mut tally = Tally::new(limits);
        if let Some(mut board) = Board::of_givens(givens) {
            visit(&mut board, EVERY_DIGIT, order_of(givens.clue_count()), &mut tally);
        }
        tally.close()
    }
}

/// Visits a node of the tree, of which these digits changed, and all below. The first child is
/// entered, the second follows in its parent's place; so the depth is at most the number of cells.
fn visit(board: &mut Board, mut changed: u32, order: Order, tally: &mut Tally<'_>) {
    while tally.call() {
        match settle(board, changed, order) {
            Err(Contradiction) => return,
            Ok(None) => return tally.found(|| board.grid()),
            Ok(Some(branch)) => {
                let mut first = *board;
                changed = first.take(&branch);
                visit(&mut first, changed, order, tally);
                changed = board.refuse(&branch);
            }
        }
    }
}

/// Does all that can be done without a branch. Returns where to branch, or nothing when the board
/// is solved.
#[inline(always)]
fn settle(
    board: &mut Board,
    mut changed: u32,
    order: Order,
) -> Result<Option<Branch>, Contradiction> {
    loop {
        board.close_digits(changed)?;
        let (placed, counts) = board.place_naked_singles()?;
        changed = placed;
        if changed == 0 {
            changed = board.fill_triads()?;
        }
        if changed == 0 {
            return Ok(board.branch(&counts, order));
        }
    }
}
