//! The quickest engine for one puzzle at a time: portable, scalar, without `unsafe`.
//!
//! # The idea
//!
//! For every digit, keep the set of cells where it is still possible. Most of what the rules say
//! about *one* digit is then a question of patterns. A band has three rows and three blocks; in it
//! a digit takes three minirows, one in each row and each block. There are only six such
//! arrangements. The same holds for the minicolumns of a stack. A band or a stack can have 2⁹ = 512
//! patterns of minirows or minicolumns where a digit is possible. A table holds for each pattern
//! which of its places are in some arrangement, and which are in every arrangement. So one look-up
//! does all hidden singles, pointing and claiming there, until nothing more follows.
//!
//! # The layout
//!
//! A band is 27 bits, in three groups of nine: the first *columns within the blocks*, the second,
//! and the third. In each group there are three bits for each block, one per row.
//!
//! ```text
//!             block 1      block 2      block 3
//!           c1  c2  c3 | c4  c5  c6 | c7  c8  c9       bits 0–8: the first columns of the blocks
//!    row 1   0   9  18 |  3  12  21 |  6  15  24       bits 9–17: the second columns
//!    row 2   1  10  19 |  4  13  22 |  7  16  25       bits 18–26: the third columns
//!    row 3   2  11  20 |  5  14  23 |  8  17  26
//!
//!    bit   63 … 59 58      …      32 31 … 27 26      …       0
//!    word 0   –    middle band          –    upper band
//!    word 1   –    –                    –    lower band
//! ```
//!
//! This order lets shifts produce both kinds of patterns, for the upper and the middle band at the
//! same time:
//!
//! - `x | x >> 9 | x >> 18` folds the three columns of each block together. Bits 0–8 are then the
//!   minirows where the digit is possible, and the index into the table of bands.
//! - `x | x >> 1 | x >> 2` folds the three rows together. Every third bit is then a minicolumn
//!   where the digit is possible. Shifted into each other's gaps, the three bands make 27 bits, of
//!   which every third group of three bits belongs to the same stack and makes the index into its
//!   table.
//!
//! For a digit possible in r1c2, r2c2 and r3c7, the bits 9, 10 and 8 are set. The first fold gives
//! bits 0, 1 and 8: the first two minirows of block 1, and the third of block 3. The second fold
//! gives, among other bits that are masked out, bits 9 and 6: the minicolumns of c2 and c7.
//!
//! A node of the search consists of nine such sets, the minirows and minicolumns that the last
//! closure of each digit found, and the set of solved cells. It takes 304 bytes on the stack and is
//! copied at every branch. Nothing is allocated.
//!
//! # The steps
//!
//! 1. `one_digit`: close every digit that changed. A cell where the digit has become certain is
//!    solved; the other digits lose this cell and are added to the list of changed digits, which is
//!    nine bits.
//! 2. `between_digits`: when the list is empty, count the digits of all cells at once (at least
//!    one, two, three). A cell without a digit is a contradiction, a cell with one a naked single.
//! 3. `between_digits`: count the digits of all minirows and minicolumns in the same way. Three
//!    cells take exactly three digits.
//! 4. `branch`: when nothing changes any more, branch at a cell with two digits, if there is one.
//!    Of these, take the one with the most peers that have one of its digits; peers with two digits
//!    count three times. First place the digit that removes more. From 28 givens on, branch at the
//!    first open cell in reading order instead, with its least digit first.
//!
//! No step removes a candidate of a solution, and a board with every cell solved is a solution. So
//! the tree contains all solutions.
//!
//! # Sources
//!
//! The idea of words by digit and band and of tables by minirow is from JCZSolve (zhouyundong_2012,
//! champagne and JasonLion in the forum of the New Sudoku Players; its Rust port is the crate
//! `sudoku`). The count of triads is from tdoku (T. Dillon). The closure by stacks as well as
//! bands, the two-word layout and the branching rule are our own.

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

/// The default engine. It keeps a bit set of places for each digit, and applies the rules by table
/// look-up.
///
/// It counts a call for every node of its search tree: the puzzle itself, and each of the two
/// boards of a branch. Clashing givens are found before the search, without a call.
///
/// If a puzzle has 28 givens or more, its solutions are found in reading order, as
/// [`Naive`](super::Naive) finds them: cell by cell, the least digit first. With fewer givens the
/// order is not specified.
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

/// The number of givens from which on solutions are found in reading order, so that the first two
/// found are the first two of all.
///
/// Puzzles with many givens need few branches, wherever these are made. With fewer givens, reading
/// order would double the size of the tree.
pub(in crate::search) const READING_ORDER_GIVENS: usize = 28;

/// Returns the order in which the solutions of a puzzle with this many givens are found.
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

/// Visits a node of the tree, in which these digits changed, and all nodes below it. The first
/// child is visited by recursion, the second by the next turn of the loop, in the place of its
/// parent. So the recursion is at most as deep as there are cells.
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

/// Applies all rules until nothing changes. Returns where to branch, or `None` if the board is
/// solved.
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
