//! Agreement first, then time, turn by turn.

use crate::args::Args;
use crate::contestants::{Answer, Contestant, Kind};
use numpre::{Grid, Limits};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A turn takes at least so long, so that the clock's grain and the change of turns do not count.
const TURN: Duration = Duration::from_millis(20);

/// What was measured on one file, contestant by contestant.
pub(crate) struct Measured {
    /// How many problems everyone ended: these were timed.
    pub(crate) timed: usize,
    /// How many problems each ended.
    pub(crate) ended: Vec<usize>,
    /// The median time of each for one problem, in seconds.
    pub(crate) seconds: Vec<f64>,
    /// The median over the rounds of how many times as fast each was as the one they are compared with.
    pub(crate) ratio: Vec<f64>,
}

/// Lets the contestants solve all problems once, compares what they say, and then takes their time on those that all ended.
pub(crate) fn measure(kinds: &[Kind], problems: &[Grid], args: &Args) -> Result<Measured, String> {
    let limits = Limits { solutions: args.limit, calls: args.calls };
    let answers: Vec<Vec<Answer>> = kinds
        .iter()
        .map(|kind| {
            let mut contestant = kind.enter(problems, limits)?;
            Ok((0..problems.len()).map(|index| contestant.solve(index)).collect())
        })
        .collect::<Result<_, String>>()?;
    for (index, problem) in problems.iter().enumerate() {
        agree(kinds, problem, answers.iter().map(|all| all[index]), args.limit)?;
    }

    let timed: Vec<Grid> = problems
        .iter()
        .enumerate()
        .filter(|(index, _)| answers.iter().all(|all| all[*index].ended))
        .map(|(_, problem)| *problem)
        .collect();
    let ended = answers.iter().map(|all| all.iter().filter(|answer| answer.ended).count()).collect();
    let times = rounds(kinds, &timed, limits, args.rounds)?;

    let against = kinds.iter().position(|&kind| kind == args.against).unwrap_or(0);
    let seconds = times.iter().map(|mine| median(mine.clone())).collect();
    let ratio = times
        .iter()
        .map(|mine| median(times[against].iter().zip(mine).map(|(other, mine)| other / mine).collect()))
        .collect();
    Ok(Measured { timed: timed.len(), ended, seconds, ratio })
}

/// Whether all that ended say the same of a problem.
fn agree(kinds: &[Kind], problem: &Grid, answers: impl Iterator<Item = Answer>, limit: u64) -> Result<(), String> {
    let ended: Vec<(&Kind, Answer)> = kinds.iter().zip(answers).filter(|(_, answer)| answer.ended).collect();
    let Some(((first, said), rest)) = ended.split_first() else { return Ok(()) };
    for (kind, says) in rest {
        // Which of several solutions comes first is everyone's own business.
        let same = says.count == said.count && (said.count != 1 || limit < 2 || says.first == said.first);
        if !same {
            return Err(format!("{} and {} disagree on {problem}: {said:?}, {says:?}", first.name(), kind.name()));
        }
    }
    Ok(())
}

/// The time of each contestant for one problem, in seconds, round by round.
fn rounds(kinds: &[Kind], problems: &[Grid], limits: Limits, rounds: u32) -> Result<Vec<Vec<f64>>, String> {
    let mut contestants: Vec<Box<dyn Contestant>> =
        kinds.iter().map(|kind| kind.enter(problems, limits)).collect::<Result<_, _>>()?;
    let mut times = vec![Vec::new(); kinds.len()];
    if problems.is_empty() {
        return Ok(times);
    }
    for round in 0..rounds as usize {
        // Who begins changes, so that no one always follows the same one.
        for turn in 0..kinds.len() {
            let who = (round + turn) % kinds.len();
            times[who].push(turn_of(&mut *contestants[who], problems.len()));
        }
    }
    Ok(times)
}

/// One turn: all problems, as often as it takes to fill it.
fn turn_of(contestant: &mut dyn Contestant, problems: usize) -> f64 {
    let start = Instant::now();
    let mut passes = 0;
    loop {
        for index in 0..problems {
            black_box(contestant.solve(black_box(index)));
        }
        passes += 1;
        let taken = start.elapsed();
        if taken >= TURN {
            return taken.as_secs_f64() / (passes * problems) as f64;
        }
    }
}

/// The middle of the values; of an even number, the mean of the two in the middle.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    match values.len() {
        0 => f64::NAN,
        count if count % 2 == 1 => values[count / 2],
        count => (values[count / 2 - 1] + values[count / 2]) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
        assert!(median(vec![]).is_nan());
    }

    #[test]
    fn contestants_agree_or_it_is_told() {
        let problem = Grid::EMPTY;
        let one = Answer { count: 1, first: Some(problem), ended: true };
        let none = Answer { count: 0, first: None, ended: true };
        let kinds = [Kind::Fast, Kind::Sudoku];
        assert!(agree(&kinds, &problem, [one, one].into_iter(), 2).is_ok());
        assert!(agree(&kinds, &problem, [one, none].into_iter(), 2).is_err());
        assert!(agree(&kinds, &problem, [one, Answer { ended: false, ..none }].into_iter(), 2).is_ok());
    }
}
