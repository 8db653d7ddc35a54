//! The source of the steps of an explanation: the techniques of a ladder, or Sudoku Explainer.

use crate::args::Ladder;
use crate::output::fields::{self, StepForm};
use numpre::assess::{AssessError, Assessor, SePath, SeStep};
use numpre::logic::Explanation;
use numpre::proof::{Unsound, check_explanation};
use numpre::rating::{SeRating, SeTechnique};
use numpre::{Puzzle, Rank};
use numpre_api::row::Value;
use numpre_text::Texts;

/// Explains puzzles.
pub struct Guide {
    assessor: Assessor,
    ladder: Ladder,
}

impl Guide {
    /// Creates a guide that follows these options.
    pub fn new(ladder: &Ladder) -> Guide {
        Guide { assessor: ladder.assessor(), ladder: ladder.clone() }
    }

    /// Returns the techniques that the steps are of.
    pub fn ladder(&self) -> &Ladder {
        &self.ladder
    }

    /// Returns the assessor.
    pub fn assessor(&mut self) -> &mut Assessor {
        &mut self.assessor
    }

    /// Returns the rank and the steps of a puzzle.
    ///
    /// # Errors
    /// The status of the puzzle if it is not proper.
    pub fn explain(&mut self, puzzle: &Puzzle) -> Result<Guided, AssessError> {
        if !self.ladder.is_explainer() {
            let (rank, explanation) = self.assessor.explain(puzzle)?;
            return Ok(Guided { rank, explanation, origins: Vec::new(), path: None });
        }
        let rank = self.assessor.rank(puzzle)?;
        let path = SePath::of(puzzle)?;
        let of_hint = |hint: &SeStep| {
            let origin = Origin { technique: hint.technique, rating: hint.rating };
            vec![origin; hint.steps.len()]
        };
        let origins = path.hints.iter().flat_map(of_hint).collect();
        Ok(Guided { rank, explanation: path.explanation(), origins, path: Some(path) })
    }
}

/// A hint of Sudoku Explainer.
#[derive(Clone, Copy)]
pub struct Origin {
    technique: SeTechnique,
    rating: SeRating,
}

impl Origin {
    /// Returns the technique with its rating.
    pub fn name(self, texts: &Texts) -> String {
        let technique = texts.se_technique(self.technique);
        let values = [("technique", technique.into()), ("er", self.rating.to_string().into())];
        texts.say("step-of-explainer", &values)
    }
}

/// The rank and the steps of a puzzle.
#[derive(Clone)]
pub struct Guided {
    /// The rank.
    pub rank: Rank,
    /// The steps, and how they end.
    pub explanation: Explanation,
    /// The hint that each step is from; empty if the steps are those of a ladder.
    pub origins: Vec<Origin>,
    path: Option<SePath>,
}

impl Guided {
    /// Checks that the steps are sound, and that they lead to their end.
    ///
    /// # Errors
    /// The first step that is not sound.
    pub fn check(&self, puzzle: &Puzzle) -> Result<(), Unsound> {
        match &self.path {
            Some(path) => path.check(puzzle),
            None => check_explanation(puzzle, &self.explanation),
        }
    }

    /// Returns the steps as a field of a row. As an object, a step of Sudoku Explainer also has
    /// its technique and its rating.
    pub fn field(&self, form: StepForm, texts: &Texts) -> Value {
        let mut field = fields::steps(&self.explanation.steps, form, texts);
        if let (Value::List(steps), StepForm::Nested) = (&mut field, form) {
            for (step, origin) in steps.iter_mut().zip(&self.origins) {
                if let Value::Object(fields) = step {
                    fields.push(("se_technique".into(), origin.technique.slug().into()));
                    fields.push(("er".into(), Value::of(&origin.rating)));
                }
            }
        }
        field
    }
}
