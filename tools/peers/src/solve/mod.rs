//! Compares solving, with proof. All contestants must agree before they are timed.

mod entrants;
mod foreign;
mod ours;
mod solver;
mod sudoku_crate;

use crate::measure::Measure;
use crate::puzzles::{Chosen, Collection};
use crate::table::{Line, Table};
use crate::turns::{Entrant, turns};
use entrants::Kind;
use numpre::{Grid, Limits};
use solver::{Answer, Solver};

/// The puzzles to solve, and the contestants.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    chosen: Chosen,
    #[command(flatten)]
    measure: Measure,
    /// The contestants, in this order [default: fast, batch, sudoku, and the library that
    /// NUMPRE_PEER names].
    #[arg(long, value_enum, value_delimiter = ',')]
    engines: Vec<Kind>,
    /// The contestant that the others are compared with.
    #[arg(long, value_enum, default_value = "sudoku")]
    against: Kind,
    /// The number of calls after which numpre's engines give up. Only puzzles that all contestants
    /// finished are timed.
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    calls: u64,
    /// The number of puzzles per call of the batch engine. The default is all.
    #[arg(long, default_value_t = usize::MAX, hide_default_value = true)]
    at_once: usize,
    /// The number of solutions to look for; 2 proves that a solution is the only one.
    #[arg(long, default_value_t = 2)]
    limit: u64,
}

/// Measures the contestants on every collection.
pub(crate) fn run(args: &Args) -> Result<(), String> {
    let kinds = args.contestants();
    let limits = Limits::solutions(args.limit).calls(args.calls);
    let at_once = args.at_once.max(1);
    let table = Table::begin(args.measure.markdown, "timed", "ended", &args.against.name());
    for Collection { name, puzzles } in args.chosen.collections()? {
        let answers = answers(&kinds, &puzzles, limits, at_once)?;
        let all_ended = |index: &usize| answers.iter().all(|all| all[*index].ended);
        let timed: Vec<Grid> =
            (0..puzzles.len()).filter(all_ended).map(|index| puzzles[index]).collect();
        let mut solvers = enter(&kinds, &timed, limits, at_once)?;
        let against = kinds.iter().position(|&kind| kind == args.against).unwrap_or(0);
        let mut entrants: Vec<&mut dyn Entrant> = Vec::new();
        entrants.extend(solvers.iter_mut().map(|solver| &mut **solver as &mut dyn Entrant));
        let timings = turns(&mut entrants, against, args.measure.rounds);
        for ((kind, answers), timing) in kinds.iter().zip(&answers).zip(timings) {
            let ended = answers.iter().filter(|answer| answer.ended).count();
            let note = format!("{ended} of {}", puzzles.len());
            table.line(&Line { on: &name, who: &kind.name(), number: timed.len(), note, timing });
        }
    }
    Ok(())
}

impl Args {
    /// Returns the contestants, including the one they are compared with.
    fn contestants(&self) -> Vec<Kind> {
        let mut asked = self.engines.clone();
        if asked.is_empty() {
            asked.extend([Kind::Fast, Kind::Batch, Kind::Sudoku]);
            asked.extend(numpre_foreign::is_named().then_some(Kind::Foreign));
        }
        asked.push(self.against);
        let mut kinds = Vec::new();
        for kind in asked {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }
}

fn enter(
    kinds: &[Kind],
    puzzles: &[Grid],
    limits: Limits<'static>,
    at_once: usize,
) -> Result<Vec<Box<dyn Solver>>, String> {
    kinds.iter().map(|kind| kind.enter(puzzles, limits, at_once)).collect()
}

/// Returns the answers of all contestants to all puzzles, or an error if two disagree.
fn answers(
    kinds: &[Kind],
    puzzles: &[Grid],
    limits: Limits<'static>,
    at_once: usize,
) -> Result<Vec<Vec<Answer>>, String> {
    let mut solvers = enter(kinds, puzzles, limits, at_once)?;
    let answers: Vec<Vec<Answer>> = solvers
        .iter_mut()
        .map(|solver| {
            solver.pass();
            solver.answers()
        })
        .collect();
    for (index, puzzle) in puzzles.iter().enumerate() {
        agree(kinds, puzzle, answers.iter().map(|all| all[index]), limits.solutions)?;
    }
    Ok(answers)
}

/// Returns an error unless all contestants that finished give the same answer to a puzzle.
fn agree(
    kinds: &[Kind],
    puzzle: &Grid,
    answers: impl Iterator<Item = Answer>,
    limit: u64,
) -> Result<(), String> {
    let ended: Vec<(&Kind, Answer)> =
        kinds.iter().zip(answers).filter(|(_, answer)| answer.ended).collect();
    let Some(((first, said), rest)) = ended.split_first() else { return Ok(()) };
    for (kind, says) in rest {
        // If there are multiple solutions, contestants may find different ones first; some report
        // none.
        let other = says.first.zip(said.first).is_some_and(|(one, other)| one != other);
        let same = says.count == said.count && (said.count != 1 || limit < 2 || !other);
        if !same {
            return Err(format!(
                "{} and {} disagree on {puzzle}: {said:?}, {says:?}",
                first.name(),
                kind.name()
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_that_disagree_are_an_error() {
        let puzzle = Grid::EMPTY;
        let one = Answer { count: 1, first: Some(puzzle), ended: true };
        let none = Answer { count: 0, first: None, ended: true };
        let kinds = [Kind::Fast, Kind::Sudoku];
        assert!(agree(&kinds, &puzzle, [one, one].into_iter(), 2).is_ok());
        assert!(agree(&kinds, &puzzle, [one, none].into_iter(), 2).is_err());
        let unwritten = Answer { first: None, ..one };
        let other = Answer { first: Grid::from_values([1; 81]), ..one };
        assert!(agree(&kinds, &puzzle, [one, unwritten].into_iter(), 2).is_ok());
        assert!(agree(&kinds, &puzzle, [one, other].into_iter(), 2).is_err());
        assert!(
            agree(&kinds, &puzzle, [one, Answer { ended: false, ..none }].into_iter(), 2).is_ok()
        );
    }
}
