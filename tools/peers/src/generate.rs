//! Compares making boards: puzzles, full grids and least isomorphs, by numpre and by the crate
//! `sudoku`.

use crate::measure::Measure;
use crate::table::{Line, Table};
use crate::turns::{Entrant, turns};
use numpre::canonical::canonical;
use numpre::generate::{Generator, Request};
use numpre::random::random_grid;
use numpre::{Grid, Rank, Solved, Symmetry, solve};
use std::hint::black_box;
use std::ops::ControlFlow;
use sudoku::Sudoku;

/// The options for measuring.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The number of boards made in a pass.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,
    #[command(flatten)]
    measure: Measure,
}

/// The other program's name in the table.
const PEER: &str = "sudoku";

/// Measures everything that both can make.
pub(crate) fn run(args: &Args) -> Result<(), String> {
    let number = args.number as usize;
    let contest = Contest { number, rounds: args.measure.rounds, table: begin(args) };
    let any = Request::default().ranks(Rank::VERY_EASY..=Rank::EXTREME);
    let kinds = [
        (
            "random minimal",
            any.clone().symmetry(Symmetry::None).minimal(true),
            sudoku::board::Symmetry::None,
        ),
        ("point symmetric", any.symmetry(Symmetry::Point), sudoku::board::Symmetry::HalfRotation),
    ];
    for (on, request, symmetry) in kinds {
        let mut ours =
            Many { generator: request.build().map_err(|refusal| refusal.to_string())?, next: 0 };
        proper(ours.made(number).into_iter())?;
        let theirs = || Sudoku::generate_with_symmetry(symmetry);
        proper((0..number).map_while(|_| Grid::from_values(theirs().to_bytes())))?;
        contest.hold(
            on,
            [
                ("side by side", &mut Passes(|| discard(ours.made(number)))),
                (PEER, &mut Passes(|| (0..number).for_each(|_| discard(theirs())))),
            ],
        );
    }
    let mut index = 0;
    contest.hold(
        "full grids",
        [
            (
                "random grid",
                &mut Passes(|| {
                    (index..index + number as u64).for_each(|index| discard(random_grid(1, index)));
                    index += number as u64;
                }),
            ),
            (PEER, &mut Passes(|| (0..number).for_each(|_| discard(Sudoku::generate_solved())))),
        ],
    );
    let grids: Vec<Grid> = (0..number as u64).map(|index| random_grid(2, index)).collect();
    let theirs: Vec<Sudoku> =
        grids.iter().map_while(|grid| Sudoku::from_bytes(*grid.values()).ok()).collect();
    if theirs.len() < number {
        return Err("the crate sudoku does not take a full grid".to_owned());
    }
    contest.hold(
        "least isomorphs of these",
        [
            ("canonical", &mut Passes(|| grids.iter().for_each(|grid| discard(canonical(grid))))),
            (PEER, &mut Passes(|| theirs.iter().for_each(|grid| discard(grid.canonicalized())))),
        ],
    );
    Ok(())
}

fn begin(args: &Args) -> Table {
    Table::begin(args.measure.markdown, "boards", "", PEER)
}

/// The settings of all measurements.
struct Contest {
    number: usize,
    rounds: u32,
    table: Table,
}

impl Contest {
    /// Lets the two take turns, and prints a line for each.
    fn hold(
        &self,
        on: &str,
        [(ours, our_work), (theirs, their_work)]: [(&str, &mut dyn Entrant); 2],
    ) {
        let timings = turns(&mut [our_work, their_work], 1, self.rounds);
        for (who, timing) in [ours, theirs].into_iter().zip(timings) {
            self.table.line(&Line { on, who, number: self.number, note: String::new(), timing });
        }
    }
}

/// Uses a result, so that the compiler cannot leave out the work.
fn discard<T>(made: T) {
    black_box(made);
}

/// Work that one call does.
struct Passes<F>(F);

impl<F: FnMut()> Entrant for Passes<F> {
    fn pass(&mut self) {
        (self.0)();
    }
}

/// Puzzles by numpre, new ones in each pass.
struct Many {
    generator: Generator,
    next: u64,
}

impl Many {
    fn made(&mut self, number: usize) -> Vec<Grid> {
        let indices = self.next..self.next + number as u64;
        self.next = indices.end;
        let made = self.generator.generate_many(indices, &mut |_| ControlFlow::Continue(()));
        made.into_iter().flatten().map(|made| made.puzzle).collect()
    }
}

/// Returns an error unless all puzzles have exactly one solution.
fn proper(mut puzzles: impl Iterator<Item = Grid>) -> Result<(), String> {
    match puzzles.find(|puzzle| !matches!(solve(puzzle), Solved::Unique(_))) {
        Some(puzzle) => Err(format!("made with no or several solutions: {puzzle}")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_makes_other_puzzles_than_the_last() {
        let mut many = Many { generator: Request::default().build().unwrap(), next: 0 };
        let (first, second) = (many.made(5), many.made(5));
        assert!(
            first.len() == 5
                && second.len() == 5
                && first.iter().all(|made| !second.contains(made))
        );
        assert!(proper(first.into_iter()).is_ok());
        assert!(proper([Grid::EMPTY].into_iter()).is_err());
    }
}
