//! Practice of one technique: a newly made puzzle, and a moment of it at which the technique is the
//! easiest next step.
//!
//! Puzzles of a rank at which the technique is frequent are generated until one has such a moment.
//! For techniques that hardly any puzzle needs, `practice.tsv` contains puzzles that have one; an
//! exercise is a random isomorph of one of them.

use crate::cancel::CancelToken;
use crate::generate::Request;
use crate::logic::{Next, Reasoner, SolvingState, Step, Technique};
use crate::random::random_isomorph;
use crate::vocabulary::{Grid, Rank, Symmetry};
use std::fmt;

/// A puzzle, and a moment of it at which a technique is the easiest next step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exercise {
    /// The puzzle.
    pub puzzle: Grid,
    /// The board at that moment.
    pub state: SolvingState,
    /// The step.
    pub step: Step,
}

/// The reason why there is no exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoExercise {
    /// The technique is not on the ladder.
    NotOnLadder,
    /// No puzzle with such a moment was found within the allowed number of tries.
    NotFound,
    /// The [token](Practice::with_cancel) was cancelled.
    Cancelled,
}

impl fmt::Display for NoExercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoExercise::NotOnLadder => "the technique is not on the ladder",
            NoExercise::NotFound => "no puzzle found that needs the technique",
            NoExercise::Cancelled => "cancelled",
        })
    }
}

impl std::error::Error for NoExercise {}

/// The greatest number of puzzles generated for an exercise. Nearly always one of them has such a
/// moment.
const MOST_TRIES: u64 = 4096;

/// The puzzles for rare techniques, one technique per line: its slug and eight puzzles that need
/// it, separated by tabs. Of 60,000 puzzles of rank 7, 16 need a hidden quad and 55 a jellyfish.
const KEPT: &str = include_str!("practice.tsv");

/// A maker of exercises: the same seed and index always give the same exercise.
///
/// ```
/// use numpre::{logic::{Technique, ladder}, practice::Practice};
///
/// let exercise = Practice::new(ladder::PLAYER, 7).exercise(Technique::NakedPair, 0)?;
/// assert_eq!(exercise.step.technique, Technique::NakedPair);
/// # Ok::<(), numpre::practice::NoExercise>(())
/// ```
#[derive(Clone, Debug)]
pub struct Practice<'l> {
    ladder: &'l [Technique],
    seed: u64,
    cancel: CancelToken,
}

impl<'l> Practice<'l> {
    /// Creates exercises for this ladder: at the moment of an exercise no technique before the
    /// practised one finds anything.
    pub fn new(ladder: &'l [Technique], seed: u64) -> Practice<'l> {
        Practice { ladder, seed, cancel: CancelToken::NEVER }
    }

    /// Returns the maker, connected to a token, which is checked before every puzzle.
    #[must_use]
    pub fn with_cancel(self, cancel: CancelToken) -> Practice<'l> {
        Practice { cancel, ..self }
    }

    /// Returns the exercise of this index for a technique.
    ///
    /// # Errors
    /// [`NoExercise`] with the reason why there is none.
    pub fn exercise(&self, technique: Technique, index: u64) -> Result<Exercise, NoExercise> {
        let place = self.ladder.iter().position(|&other| other == technique);
        let place = place.ok_or(NoExercise::NotOnLadder)?;
        // Harder techniques may be used on the way to the moment, except for assumptions, which
        // take too long.
        let walked: Vec<Technique> = self
            .ladder
            .iter()
            .enumerate()
            .filter(|&(other, technique)| other <= place || !technique.is_assumption())
            .map(|(_, &technique)| technique)
            .collect();
        let reasoner = Reasoner::new(walked);
        match kept(technique, index) {
            Some(kept) => {
                let puzzle = random_isomorph(self.seed, index).apply(&kept);
                moment(&puzzle, technique, &reasoner).ok_or(NoExercise::NotFound)
            }
            None => self.search(technique, index, &reasoner),
        }
    }

    /// Generates puzzles until one has a moment for the technique.
    fn search(
        &self,
        technique: Technique,
        index: u64,
        reasoner: &Reasoner,
    ) -> Result<Exercise, NoExercise> {
        let request =
            Request::default().symmetry(Symmetry::None).rank(rank_for(technique)).seed(self.seed);
        let generator = request.build().expect("there are puzzles of every rank");
        let mut generator = generator.with_cancel(self.cancel.clone());
        for attempt in 0..MOST_TRIES {
            self.cancel.check().map_err(|_| NoExercise::Cancelled)?;
            let made = generator.generate(index.wrapping_mul(MOST_TRIES).wrapping_add(attempt));
            let exercise = made.ok().and_then(|made| moment(&made.puzzle, technique, reasoner));
            if let Some(exercise) = exercise {
                return Ok(exercise);
            }
        }
        Err(NoExercise::NotFound)
    }
}

/// Returns one of the stored puzzles for a technique; `None` if the technique is not rare.
fn kept(technique: Technique, index: u64) -> Option<Grid> {
    let line = KEPT.lines().find(|line| line.split('\t').next() == Some(technique.slug()))?;
    let puzzles: Vec<&str> = line.split('\t').skip(1).collect();
    let puzzle = puzzles[(index % puzzles.len() as u64) as usize];
    Some(puzzle.parse().expect("practice.tsv holds puzzles"))
}

/// Returns the rank at which the technique turns up soonest, taking into account how long puzzles
/// of that rank take to generate.
fn rank_for(technique: Technique) -> Rank {
    match technique.rank() {
        // On ladders for players hidden singles come first and leave few naked singles in easier
        // puzzles.
        _ if technique == Technique::NakedSingle => Rank::MODERATE,
        Some(Rank::HARD) | None if technique != Technique::FullHouse => Rank::FIENDISH,
        Some(rank) => rank,
        None => Rank::VERY_EASY,
    }
}

/// Returns the first moment of a puzzle at which the technique is the next step; `None` if there is
/// no such moment.
fn moment(puzzle: &Grid, technique: Technique, reasoner: &Reasoner) -> Option<Exercise> {
    let mut state = SolvingState::from(puzzle);
    while let Next::Step(step) = reasoner.next(&state) {
        if step.technique == technique {
            return Some(Exercise { puzzle: *puzzle, state, step });
        }
        state.apply(&step);
    }
    None
}
