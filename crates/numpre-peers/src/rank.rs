//! Solving as a person would: our ranks against the `StrategySolver` of the crate `sudoku`.

use crate::args::Manner;
use crate::problems::{Chosen, Collection};
use crate::table::{Line, Table};
use crate::turns::{Entrant, turns};
use numpre::rating::{NotProper, Rater};
use numpre::{Grid, Rank, Solved, solve};
use std::hint::black_box;
use sudoku::Sudoku;
use sudoku::strategy::{Strategy, StrategySolver};

/// What to rank.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    chosen: Chosen,
    #[command(flatten)]
    manner: Manner,
}

/// Measures both on every collection.
pub(crate) fn run(args: &Args) -> Result<(), String> {
    let table = Table::begin(args.manner.markdown, "problems", "solved", STRATEGIES_NAME);
    for Collection { name, problems } in args.chosen.collections()? {
        let mut alone = Ranks::new(&problems, false);
        let mut together = Ranks::new(&problems, true);
        let mut theirs = Strategies::new(&problems)?;
        alone.pass();
        together.pass();
        theirs.pass();
        if alone.ranks != together.ranks {
            return Err(format!("{name}: other ranks together than one by one"));
        }
        let notes = [alone.note(), together.note(), theirs.checked()?];
        let timings = turns(&mut [&mut alone, &mut together, &mut theirs], 2, args.manner.rounds);
        let names = ["ranks, each alone", "ranks, together", STRATEGIES_NAME];
        for ((who, note), timing) in names.into_iter().zip(notes).zip(timings) {
            table.line(&Line { on: &name, who, number: problems.len(), note, timing });
        }
    }
    Ok(())
}

/// Our ranks of all problems: the rank says that there is exactly one solution, too.
struct Ranks<'a> {
    rater: Rater,
    problems: &'a [Grid],
    ranks: Vec<Result<Rank, NotProper>>,
    together: bool,
}

impl Entrant for Ranks<'_> {
    fn pass(&mut self) {
        if self.together {
            return self.ranks = self.rater.rank_many(self.problems);
        }
        for (rank, problem) in self.ranks.iter_mut().zip(self.problems) {
            *rank = self.rater.rank(problem);
        }
    }
}

impl Ranks<'_> {
    fn new(problems: &[Grid], together: bool) -> Ranks<'_> {
        let ranks = vec![Err(NotProper::NoSolution); problems.len()];
        Ranks { rater: Rater::default(), problems, ranks, together }
    }

    /// What there is to say: those of rank 8 are not solved by logic.
    fn note(&self) -> String {
        let solved = self.ranks.iter().filter(|rank| rank.is_ok_and(|rank| rank < Rank::ULTRA_HARD)).count();
        format!("{solved}; all ranked")
    }
}

/// The peer's name in the table.
const STRATEGIES_NAME: &str = "strategies";

/// All techniques of the peer, easiest first; it knows no negation.
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

/// The peer over all problems.
struct Strategies<'a> {
    problems: &'a [Grid],
    converted: Vec<Sudoku>,
    solved: Vec<Option<Sudoku>>,
}

impl Strategies<'_> {
    fn new(problems: &[Grid]) -> Result<Strategies<'_>, String> {
        let converted: Result<_, _> = problems.iter().map(|problem| Sudoku::from_bytes(*problem.values())).collect();
        let converted = converted.map_err(|error| format!("the crate sudoku does not take a problem: {error}"))?;
        Ok(Strategies { problems, converted, solved: Vec::new() })
    }

    /// How many it solved, if it solved them right.
    fn checked(&self) -> Result<String, String> {
        let mut count = 0;
        for (problem, found) in self.problems.iter().zip(&self.solved) {
            let Some(found) = found else { continue };
            count += 1;
            let same = matches!(solve(problem), Solved::Unique(solution) if *solution.values() == found.to_bytes());
            if !same {
                return Err(format!("the crate sudoku says otherwise on {problem}"));
            }
        }
        Ok(count.to_string())
    }
}

impl Entrant for Strategies<'_> {
    fn pass(&mut self) {
        self.solved.clear();
        self.solved.extend(self.converted.iter().map(|problem| {
            let found = black_box(StrategySolver::from_sudoku(*problem).solve(&STRATEGIES));
            found.ok().map(|(solution, _)| solution)
        }));
    }
}
