//! Measures a puzzle against the technique, the ER and the level of HoDoKu that are demanded.

use super::order::Demands;
use crate::cancel::CancelToken;
use crate::logic::{End, Explanation, HodokuLevel, Reasoner, SolvingState, Technique, ladder};
use crate::proof::check_explanation;
use crate::rating::{HodokuRating, Need, SeRater, SeRating, SeScore};
use crate::state::Puzzle;
use crate::vocabulary::Grid;
use std::ops::RangeInclusive;

/// The facts about a puzzle that were demanded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::generate) struct Facts {
    /// The technique that the puzzle needs.
    pub(in crate::generate) technique: Option<Technique>,
    /// Its ratings by Sudoku Explainer.
    pub(in crate::generate) se: Option<SeScore>,
    /// Its rating by the rules of HoDoKu.
    pub(in crate::generate) hodoku: Option<HodokuRating>,
}

/// The distance of a puzzle that does not need the technique.
const NOT_NEEDED: u32 = 1_000_000;
/// The distance of a puzzle for each level of HoDoKu between it and the level demanded.
const LEVEL: u32 = 10_000;
/// The distance of a puzzle that was not measured, because the call was cancelled.
const UNKNOWN: u32 = u32::MAX;

/// Measures puzzles against the demands of a request. It keeps the raters for their memory, but no
/// information about puzzles.
pub(in crate::generate) struct Examiner {
    need: Option<Need>,
    hodoku: Option<Wanted>,
    se: Option<(RangeInclusive<SeRating>, SeRater)>,
}

impl Examiner {
    /// Creates an examiner for these demands.
    pub(in crate::generate) fn new(demands: &Demands) -> Examiner {
        Examiner {
            need: demands.technique.and_then(Need::of),
            hodoku: demands.hodoku.map(|level| Wanted::new(level, CancelToken::NEVER)),
            se: demands.se.clone().map(|range| (range, SeRater::default())),
        }
    }

    /// Connects the examiner to a token. After it is cancelled, no puzzle meets the demands.
    pub(in crate::generate) fn set_cancel(&mut self, cancel: &CancelToken) {
        if let Some(need) = &mut self.need {
            need.set_cancel(cancel.clone());
        }
        if let Some(wanted) = &mut self.hodoku {
            *wanted = Wanted::new(wanted.level, cancel.clone());
        }
        if let Some((_, rater)) = &mut self.se {
            rater.set_cancel(cancel.clone());
        }
    }

    /// Returns whether the ladder up to the technique demanded solves the puzzle; `None` if no
    /// technique is demanded.
    pub(in crate::generate) fn is_solved(&self, puzzle: &Grid) -> Option<bool> {
        self.need.as_ref().map(|need| need.solves(puzzle))
    }

    /// Returns the distance of a puzzle from the demands: 0 if it meets all of them, less if it is
    /// closer. The first demand that the puzzle does not meet determines the distance, so that the
    /// slow rating of Sudoku Explainer comes last. The puzzle has exactly one solution.
    pub(in crate::generate) fn distance(&mut self, puzzle: &Grid) -> u32 {
        if self.need.as_ref().is_some_and(|need| !need.holds(puzzle)) {
            return NOT_NEEDED;
        }
        if let Some(wanted) = &self.hodoku {
            // No rating: a harder technique is needed. Or the call was cancelled.
            let rating = rated(&wanted.up_to_level, puzzle);
            let found = rating.map_or(wanted.level as u32 + 1, |(rating, _)| rating.level as u32);
            let levels = found.abs_diff(wanted.level as u32);
            if levels > 0 {
                return levels * LEVEL;
            }
        }
        if let Some((wanted, rater)) = &mut self.se {
            let Ok(er) = rater.er_up_to(puzzle, *wanted.end()) else { return UNKNOWN };
            let (least, most) = (wanted.start().tenths(), wanted.end().tenths());
            let er = er.tenths();
            return u32::from(least.saturating_sub(er).max(er.saturating_sub(most)));
        }
        0
    }

    /// Returns the facts about a puzzle that were demanded, whether it meets the demands or not.
    pub(in crate::generate) fn facts(&mut self, puzzle: &Grid) -> Facts {
        let need = self.need.as_ref().filter(|need| need.holds(puzzle));
        Facts {
            technique: need.map(Need::technique),
            se: self.se.as_mut().and_then(|(_, rater)| rater.rate(puzzle).ok()),
            hodoku: self.hodoku.as_ref().and_then(|wanted| Some(rated(&wanted.whole, puzzle)?.0)),
        }
    }

    /// Returns the facts about a puzzle if it meets all demands. Unlike
    /// [`distance`](Examiner::distance) it checks the proof of each step, and it computes the whole
    /// rating of Sudoku Explainer.
    pub(in crate::generate) fn proven(&mut self, puzzle: &Grid) -> Option<Facts> {
        let start = Puzzle::of_givens(*puzzle);
        let mut facts = Facts::default();
        if let Some(need) = &self.need {
            let explanation = need.explanation(&SolvingState::from(puzzle))?;
            check_explanation(&start, &explanation).ok()?;
            facts.technique = Some(need.technique());
        }
        if let Some(wanted) = &self.hodoku {
            let (rating, explanation) = rated(&wanted.whole, puzzle)?;
            check_explanation(&start, &explanation).ok()?;
            facts.hodoku = Some(rating).filter(|rating| rating.level == wanted.level);
            facts.hodoku?;
        }
        if let Some((wanted, rater)) = &mut self.se {
            let score = rater.rate(puzzle).ok();
            facts.se = score.filter(|score| wanted.contains(&score.er));
            facts.se?;
        }
        Some(facts)
    }
}

/// A level of HoDoKu that is demanded, and the reasoners that test it.
struct Wanted {
    level: HodokuLevel,
    /// Explains with the techniques up to the level. While the whole ladder does not use a harder
    /// one, the steps are the same. So a puzzle without such an explanation has a higher level, and
    /// the slow search for its hardest steps is saved.
    up_to_level: Reasoner,
    /// Explains with the whole ladder.
    whole: Reasoner,
}

impl Wanted {
    fn new(level: HodokuLevel, cancel: CancelToken) -> Wanted {
        let is_known =
            |technique: &Technique| technique.hodoku().is_some_and(|score| score.level <= level);
        let known: Vec<Technique> = ladder::HODOKU.iter().copied().filter(is_known).collect();
        Wanted {
            level,
            up_to_level: Reasoner::new(known).with_cancel(cancel.clone()),
            whole: Reasoner::new(ladder::HODOKU).with_cancel(cancel),
        }
    }
}

/// Returns the rating of a puzzle by the rules of HoDoKu, and its explanation; `None` if the
/// explanation does not lead to the solution.
fn rated(reasoner: &Reasoner, puzzle: &Grid) -> Option<(HodokuRating, Explanation)> {
    let explanation = reasoner.explain(&SolvingState::from(puzzle));
    let rating = HodokuRating::of(&explanation.steps)?;
    (explanation.end == End::Solved).then_some((rating, explanation))
}
