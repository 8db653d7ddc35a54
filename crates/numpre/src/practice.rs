//! Practice of one technique: a puzzle, made on the spot, and a moment of it at which the technique
//! is the easiest next step.
//!
//! Puzzles of a rank at which the technique turns up often are made one after the other until one
//! has such a moment. Where hardly any has, a puzzle that is kept for it is rearranged.

use crate::cancel::CancelToken;
use crate::generate::Request;
use crate::logic::{Next, Reasoner, SolvingState, Step, Technique};
use crate::random::random_isomorph;
use crate::state::Candidates;
use crate::vocabulary::{Grid, Rank, Symmetry};

/// A puzzle, and a moment of it at which a technique is the easiest next step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The puzzle.
    pub puzzle: Grid,
    /// The board at that moment.
    pub state: SolvingState,
    /// The step.
    pub step: Step,
}

/// So many puzzles are made at the most; one of them nearly always has such a moment.
const MOST_TRIES: u64 = 4096;

/// Puzzles at whose end without assumptions a hidden quad stands: of 4,400 of rank 7 one has such a
/// moment.
const HIDDEN_QUADS: [&str; 8] = [
    ".2.49.1.....6......7.3...2.8.7...2.....5...9.65..1.8..2....3.....1...9...84.5..1.",
    "4........32.....9...9.6.......8...12...74.......91..3...5.3...6......9.51.6..8..7",
    "5.............41.3.1.6.84.......7.........9...56.4.8....2.8....36.......1.4..23.7",
    ".6.......2..3..7.59.57.6...31...92..4.....1.3....5..8....93.42........38.....2...",
    "......3..38...54..5.4....16.....15.....6...47.....8.9...6.7.....2..8..5...7..2..9",
    ".....3..1.7..168.....5.24.............6...973..4...1..35...7........9..5.19...3.6",
    "6.91..7..2..3...6...7..6..17....43....6..5..48..7.1..54......23...........1...546",
    "..7.8.3...8..4....5.2...7.........1.....7.45.1.9.68........6.7...1...56...8.39...",
];

/// An exercise for a technique: the easiest next step by this ladder, so that nothing before it on
/// the ladder finds anything. The same for everybody who asks for this seed and index.
///
/// `None` where the technique is not on the ladder, or where it was cancelled; the token is looked
/// at before every puzzle.
///
/// ```
/// use numpre::{CancelToken, logic::{Technique, ladder}, practice::exercise};
///
/// let found = exercise(Technique::NakedPair, ladder::PLAYER, 7, 0, &CancelToken::NEVER).expect("it is on the ladder");
/// assert_eq!(found.step.technique, Technique::NakedPair);
/// ```
pub fn exercise(
    technique: Technique,
    ladder: &[Technique],
    seed: u64,
    index: u64,
    cancel: &CancelToken<'_>,
) -> Option<Exercise> {
    let place = ladder.iter().position(|&other| other == technique)?;
    // What is harder may lead to the moment, too; only assumptions take too long for that.
    let walked = ladder
        .iter()
        .enumerate()
        .filter(|&(other, &technique)| other <= place || !technique.is_assumption());
    let reasoner = Reasoner::new(walked.map(|(_, &technique)| technique).collect::<Vec<_>>());
    if technique == Technique::HiddenQuad {
        let kept: Grid = HIDDEN_QUADS[(index % HIDDEN_QUADS.len() as u64) as usize].parse().ok()?;
        return moment(&random_isomorph(seed, index).apply(&kept), technique, &reasoner);
    }
    let request = Request::default().symmetry(Symmetry::None).rank(rank_for(technique)).seed(seed);
    let mut generator = request.build().ok()?;
    (0..MOST_TRIES).find_map(|attempt| {
        if cancel.is_cancelled() {
            return None;
        }
        let made = generator
            .generate_until(index.wrapping_mul(MOST_TRIES).wrapping_add(attempt), cancel)
            .ok()?;
        moment(&made.puzzle, technique, &reasoner)
    })
}

/// At which rank it turns up soonest, the time that puzzles of the rank take included.
fn rank_for(technique: Technique) -> Rank {
    match technique.rank() {
        // A person sees hidden singles first: few of these are left where nothing else is needed.
        _ if technique == Technique::NakedSingle => Rank::NORMAL,
        Some(Rank::HARD) | None if technique != Technique::FullHouse => Rank::VERY_HARD,
        Some(rank) => rank,
        None => Rank::VERY_EASY,
    }
}

/// The first moment of a puzzle at which the technique is the next step.
fn moment(puzzle: &Grid, technique: Technique, reasoner: &Reasoner) -> Option<Exercise> {
    let mut state = SolvingState::new(puzzle, &Candidates::ALL);
    while let Next::Step(step) = reasoner.next(&state) {
        if step.technique == technique {
            return Some(Exercise { puzzle: *puzzle, state, step });
        }
        state.apply(&step);
    }
    None
}
