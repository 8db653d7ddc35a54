//! Generated puzzles: easy ones, ones with very many solutions, and two monsters among easy ones.

use numpre::generate::Request;
use numpre::random::{RandomSource, random_grid};
use numpre::{Cell, Grid, Rank, Symmetry};
use std::ops::ControlFlow;
use std::str::FromStr;

/// A kind of generated puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Made {
    /// This many random cells of a random full grid. Few cells leave very many solutions; none give
    /// the empty board.
    Random(usize),
    /// A random minimal puzzle with givens added up to this number.
    Easy(usize),
    /// Easy puzzles with 33 givens, and among them two others: one that takes very long to be
    /// proven impossible, and an empty board.
    Monster,
}

impl FromStr for Made {
    type Err = String;

    fn from_str(text: &str) -> Result<Made, String> {
        let number = |text: &str| text.parse().ok().filter(|givens| *givens <= 81);
        let made = match text.split_once('-') {
            Some(("random", givens)) => number(givens).map(Made::Random),
            Some(("easy", givens)) => number(givens).map(Made::Easy),
            None if text == "monster" => Some(Made::Monster),
            _ => None,
        };
        made.ok_or_else(|| {
            "expected random-N or easy-N, with N from 0 to 81, or monster".to_owned()
        })
    }
}

/// A puzzle with 17 givens and no solution (Norvig's essay "Solving Every Sudoku Puzzle").
const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

const SEED: u64 = 33;

impl Made {
    /// Makes this many puzzles.
    pub(crate) fn puzzles(self, number: usize) -> Result<Vec<Grid>, String> {
        match self {
            Made::Random(givens) => {
                Ok((0..number as u64).map(|index| random(givens, index)).collect())
            }
            Made::Easy(givens) => easy(givens, number),
            Made::Monster => {
                let mut puzzles = easy(33, number)?;
                let monster = IMPOSSIBLE
                    .parse()
                    .map_err(|error: numpre::ParseGridError| error.to_string())?;
                for (place, puzzle) in [(number / 3, monster), (number / 2, Grid::EMPTY)] {
                    puzzles[place] = puzzle;
                }
                Ok(puzzles)
            }
        }
    }
}

fn random(givens: usize, index: u64) -> Grid {
    let (grid, mut source) = (random_grid(SEED, index), RandomSource::new(SEED, index));
    let mut cells: Vec<Cell> = Cell::all().collect();
    source.shuffle(&mut cells);
    let mut puzzle = Grid::EMPTY;
    cells[..givens].iter().for_each(|&cell| puzzle.set(cell, grid.get(cell)));
    puzzle
}

/// Makes easy puzzles by adding givens to minimal ones. Minimal puzzles take long to make, so at
/// most a thousand are made and each is used with different added givens.
fn easy(givens: usize, number: usize) -> Result<Vec<Grid>, String> {
    let minimal = Request::default()
        .ranks(Rank::VERY_EASY..=Rank::EXTREME)
        .symmetry(Symmetry::None)
        .minimal(true);
    let mut generator = minimal.seed(SEED).build().map_err(|refusal| refusal.to_string())?;
    let made =
        generator.generate_many(0..1000.min(number as u64), &mut |_| ControlFlow::Continue(()));
    let made: Vec<_> = made.into_iter().flatten().collect();
    let eased = |index: usize| {
        let minimal = &made[index % made.len()];
        let mut puzzle = minimal.puzzle;
        let mut blanks: Vec<Cell> =
            Cell::all().filter(|&cell| puzzle.get(cell).is_none()).collect();
        RandomSource::new(SEED, index as u64).shuffle(&mut blanks);
        let more = givens.saturating_sub(minimal.clues);
        blanks.iter().take(more).for_each(|&cell| puzzle.set(cell, minimal.solution.get(cell)));
        puzzle
    };
    Ok((0..number).map(eased).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::{Solved, solve};

    #[test]
    fn kinds_are_what_they_say() {
        let made = |text: &str| text.parse::<Made>().unwrap().puzzles(6).unwrap();
        assert_eq!(made("random-0"), [Grid::EMPTY; 6]);
        assert!(made("random-20").iter().all(|puzzle| puzzle.clue_count() == 20));
        let easy = made("easy-33");
        assert!(
            easy.iter()
                .all(|puzzle| puzzle.clue_count() == 33
                    && matches!(solve(puzzle), Solved::Unique(_)))
        );
        let kinds: Vec<usize> = made("monster").iter().map(Grid::clue_count).collect();
        assert_eq!(kinds, [33, 33, 17, 0, 33, 33]);
        for wrong in ["", "random", "random-82", "easy-x", "hard-3"] {
            assert!(wrong.parse::<Made>().is_err(), "{wrong}");
        }
    }
}
