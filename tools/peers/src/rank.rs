//! Compares solving as a person would: numpre's ranks and the `StrategySolver` of the crate
//! `sudoku`.

use crate::measure::Measure;
use crate::puzzles::{Chosen, Collection};
use crate::table::{Line, Table};
use crate::turns::{Entrant, turns};
use numpre::rating::{NoRank, Rater};
use numpre::{Grid, Rank, Solved, solve};
use std::hint::black_box;
use sudoku::Sudoku;
use sudoku::strategy::{Strategy, StrategySolver};

/// The puzzles to rank.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    chosen: Chosen,
    #[command(flatten)]
    measure: Measure,
}

/// Measures both on every collection.
pub(crate) fn run(args: &Args) -> Result<(), String> {
    let table = Table::begin(args.measure.markdown, "puzzles", "solved", STRATEGIES_NAME);
    for Collection { name, puzzles } in args.chosen.collections()? {
        let mut single = Ranks::new(&puzzles, false);
        let mut together = Ranks::new(&puzzles, true);
        let mut theirs = Strategies::new(&puzzles)?;
        single.pass();
        together.pass();
        theirs.pass();
        if single.ranks != together.ranks {
            return Err(format!("{name}: other ranks together than one by one"));
        }
        let notes = [single.note(), together.note(), theirs.checked()?];
        let timings = turns(&mut [&mut single, &mut together, &mut theirs], 2, args.measure.rounds);
        let names = ["ranks, each alone", "ranks, together", STRATEGIES_NAME];
        for ((who, note), timing) in names.into_iter().zip(notes).zip(timings) {
            table.line(&Line { on: &name, who, number: puzzles.len(), note, timing });
        }
    }
    Ok(())
}

/// Ranks all puzzles with numpre. A rank includes the proof that there is exactly one solution.
struct Ranks<'a> {
    rater: Rater,
    puzzles: &'a [Grid],
    ranks: Vec<Result<Rank, NoRank>>,
    together: bool,
}

impl Entrant for Ranks<'_> {
    fn pass(&mut self) {
        if self.together {
            return self.ranks = self.rater.rank_many(self.puzzles);
        }
        for (rank, puzzle) in self.ranks.iter_mut().zip(self.puzzles) {
            *rank = self.rater.rank(puzzle);
        }
    }
}

impl Ranks<'_> {
    fn new(puzzles: &[Grid], together: bool) -> Ranks<'_> {
        let ranks = vec![Err(NoRank::NoSolution); puzzles.len()];
        Ranks { rater: Rater::default(), puzzles, ranks, together }
    }

    /// Returns the note for the table. Puzzles of rank 8 do not count as solved by logic.
    fn note(&self) -> String {
        let solved =
            self.ranks.iter().filter(|rank| rank.is_ok_and(|rank| rank < Rank::EXTREME)).count();
        format!("{solved}; all ranked")
    }
}

/// The other program's name in the table.
const STRATEGIES_NAME: &str = "strategies";

/// All techniques of the other program, easiest first. It has no negation.
const STRATEGIES: [Strategy; 14] = [
    Strategy::NakedSingles,
    Strategy::HiddenSingles,
    Strategy::LockedCandidates,
    Strategy::NakedPairs,
    Strategy::XWing,
    Strategy::HiddenPairs,
    Strategy::NakedTriples,
    Strategy::Swordfish,
    Strategy::HiddenTriples,
    Strategy::XyWing,
    Strategy::XyzWing,
    Strategy::NakedQuads,
    Strategy::Jellyfish,
    Strategy::HiddenQuads,
];

/// Solves all puzzles with the other program.
struct Strategies<'a> {
    puzzles: &'a [Grid],
    converted: Vec<Sudoku>,
    solved: Vec<Option<Sudoku>>,
}

impl Strategies<'_> {
    fn new(puzzles: &[Grid]) -> Result<Strategies<'_>, String> {
        let converted: Result<_, _> =
            puzzles.iter().map(|puzzle| Sudoku::from_bytes(*puzzle.values())).collect();
        let converted = converted
            .map_err(|error| format!("the crate sudoku does not take a puzzle: {error}"))?;
        Ok(Strategies { puzzles, converted, solved: Vec::new() })
    }

    /// Returns the number of puzzles solved, or an error if a solution is wrong.
    fn checked(&self) -> Result<String, String> {
        let mut count = 0;
        for (puzzle, found) in self.puzzles.iter().zip(&self.solved) {
            let Some(found) = found else { continue };
            count += 1;
            let found = found.to_bytes();
            let same = matches!(solve(puzzle), Solved::Unique(only) if *only.values() == found);
            if !same {
                return Err(format!("the crate sudoku says otherwise on {puzzle}"));
            }
        }
        Ok(count.to_string())
    }
}

impl Entrant for Strategies<'_> {
    fn pass(&mut self) {
        self.solved.clear();
        self.solved.extend(self.converted.iter().map(|puzzle| {
            let found = black_box(StrategySolver::from_sudoku(*puzzle).solve(&STRATEGIES));
            found.ok().map(|(solution, _)| solution)
        }));
    }
}
