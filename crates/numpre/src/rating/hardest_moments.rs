//! How narrow a puzzle is where it is hardest.

use crate::closure::{BitBoards, Negation, Reading};
use crate::logic::{Marks, Reasoner, SolvingState, Step, Technique, ladder, steps_of};
use crate::search::{EngineKind, Solved};
use crate::state::Candidates;
use crate::vocabulary::{Cell, Digit, Rank};

/// The moments at which a puzzle is hardest.
///
/// Let a puzzle have the rank *k*. A *hardest moment* is a board on which the techniques below rank *k* find nothing more. There everything that those of rank
/// *k* conclude from this one board is done at once, then the easier ones go on until the next hardest moment, or the end. A *starting point* is a different
/// conclusion: the digits that a step places and the candidates that it removes.
///
/// At rank 8 a conclusion is a candidate that trial removes with the fewest levels of trials inside of trials that remove any at that moment.
///
/// No order of steps comes into it, so both numbers are the same for all isomorphs of a puzzle.
///
/// ```
/// use numpre::{Candidates, Grid, Rank, rating::HardestMoments};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let moments = HardestMoments::of(Rank::ULTRA_HARD, &Candidates::initial(&puzzle)).expect("it has one solution");
/// assert_eq!((moments.count, moments.narrowest), (3, 3));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HardestMoments {
    /// How many there are; none where nothing is left to do.
    #[cfg_attr(feature = "serde", serde(rename = "hardest_moments"))]
    pub count: usize,
    /// The starting points at the narrowest of them: the fewest. 0 where there are none.
    pub narrowest: usize,
}

impl HardestMoments {
    /// Those of a board with this rank; nothing where it is not its rank, or the board does not hold just one solution.
    pub fn of(rank: Rank, candidates: &Candidates) -> Option<HardestMoments> {
        let Solved::Unique(solution) = EngineKind::default().build().solve_candidates(candidates) else { return None };
        let points = match rank {
            Rank::VERY_HARD => by_assumptions(Reading::Literal, candidates, &BitBoards::of_solution(&solution)),
            Rank::ULTRA_HARD => by_assumptions(Reading::General, candidates, &BitBoards::of_solution(&solution)),
            _ => by_steps(rank, candidates),
        }?;
        Some(HardestMoments { count: points.len(), narrowest: points.into_iter().min().unwrap_or(0) })
    }
}

/// The starting points of each moment, where the techniques of a rank up to 6 are the hardest.
fn by_steps(rank: Rank, candidates: &Candidates) -> Option<Vec<usize>> {
    let is_easier = |technique: &&Technique| technique.rank().is_some_and(|other| other < rank);
    let easier: Vec<Technique> = ladder::S4.iter().take_while(is_easier).copied().collect();
    let hardest: Vec<Technique> = ladder::up_to(rank)[easier.len()..].to_vec();
    let easier = Reasoner::new(easier);
    let mut state = SolvingState::from(candidates);
    let mut points = Vec::new();
    loop {
        easier.explain(&state).steps.iter().for_each(|step| state.apply(step));
        if state.is_solved() {
            return Some(points);
        }
        let steps: Vec<Step> = hardest.iter().flat_map(|technique| steps_of(*technique, &state)).collect();
        match conclusions(&steps) {
            0 => return None,
            count => points.push(count),
        }
        steps.iter().for_each(|step| state.apply(step));
    }
}

/// How many different conclusions steps come to.
fn conclusions(steps: &[Step]) -> usize {
    let mut seen: Vec<(&[(Cell, Digit)], &Marks)> = Vec::new();
    for step in steps {
        let conclusion = (&*step.placements, &step.eliminations);
        if !seen.contains(&conclusion) {
            seen.push(conclusion);
        }
    }
    seen.len()
}

/// The starting points of each moment, where assumptions have to be made.
fn by_assumptions(reading: Reading, candidates: &Candidates, solution: &BitBoards) -> Option<Vec<usize>> {
    let solution = Some(solution);
    let mut boards = BitBoards::of_candidates(candidates);
    Negation::C7.rules.run(&mut boards, &BitBoards::NOTHING).ok()?;
    let mut points = Vec::new();
    loop {
        if reading == Reading::General {
            Negation::C7.run(&mut boards, solution).ok()?;
        }
        if boards.is_solved() {
            return Some(points);
        }
        let mut round = |depth| Negation { reading, depth, ..Negation::C7 }.round(&mut boards, solution).ok();
        points.push(match reading {
            Reading::Literal => round(1).filter(|concluded| !concluded.is_empty())?.len(),
            Reading::General => {
                (1..=DEEPEST).find_map(|depth| round(depth).filter(|concluded| !concluded.is_empty()))?.len()
            }
        });
    }
}

/// No grid needs more levels of trials than it has cells.
const DEEPEST: u8 = 81;
