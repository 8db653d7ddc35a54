//! How much a hint reveals: one scale for every front end, and what each level shows.

use super::Assessment;
use crate::logic::{Evidence, Step, Technique};
use crate::vocabulary::{CellSet, House};

/// The level of a hint: how much it reveals. Each level adds to the one before it.
///
/// | level | of a step ([`StepHint`]) | of a mistake ([`MistakeHint`]) |
/// |---|---|---|
/// | `Exists` | that there is one | that there is one |
/// | `Where` | the block to look at | the block of the first wrong cell |
/// | `What` | its technique, houses and cells; of a single, not the cell | all wrong cells |
/// | `Full` | the step itself | everything: the right digits too |
///
/// A front end chooses the level, never what a level shows. The command uses the requested level
/// for both. A game shows a mistake one level [softer](HintLevel::softer) than a step, because a
/// player who asks for the next step has not asked which digit is wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum HintLevel {
    /// Only that there is a step or a mistake.
    Exists,
    /// Also the block that it is in.
    Where,
    /// Also the technique and its houses and cells, or all wrong cells.
    What,
    /// Everything.
    #[default]
    Full,
}

impl HintLevel {
    /// Returns the level below this one, or `Exists` for `Exists`.
    ///
    /// ```
    /// use numpre::assess::HintLevel;
    ///
    /// assert_eq!(HintLevel::Full.softer(), HintLevel::What);
    /// assert_eq!(HintLevel::Exists.softer(), HintLevel::Exists);
    /// ```
    #[must_use]
    pub const fn softer(self) -> HintLevel {
        match self {
            HintLevel::Exists | HintLevel::Where => HintLevel::Exists,
            HintLevel::What => HintLevel::Where,
            HintLevel::Full => HintLevel::What,
        }
    }
}

/// The part of a step that a hint of one level reveals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepHint<'a> {
    /// There is a next step.
    Exists,
    /// The place to look at; naming the block does not reveal the technique.
    Where {
        /// The block.
        block: House,
    },
    /// The pattern to look for.
    What {
        /// The technique.
        technique: Technique,
        /// The houses that the step uses; of a naked single, its block.
        houses: Vec<House>,
        /// The cells that the step uses; none for a single, whose only cell is the answer.
        cells: CellSet,
    },
    /// The whole step.
    Full {
        /// The step.
        step: &'a Step,
    },
}

impl<'a> StepHint<'a> {
    /// Returns the part of a step that this level reveals.
    ///
    /// ```
    /// use numpre::{Grid, House, assess::{Assessor, HintLevel, StepHint}};
    ///
    /// let puzzle: Grid =
    /// "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let (_, step) = Assessor::default().hint(&puzzle.into()).expect("it is proper");
    /// let step = step.expect("it is not solved");
    /// assert_eq!(step.to_string(), "r5c5=5");
    /// let hint = StepHint::of(&step, HintLevel::Where);
    /// assert_eq!(hint, StepHint::Where { block: House::block(4) });
    /// let StepHint::What { houses, cells, .. } = StepHint::of(&step, HintLevel::What) else {
    ///     panic!("the level is What")
    /// };
    /// assert!(houses == [House::block(4)] && cells.is_empty());
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn of(step: &'a Step, level: HintLevel) -> StepHint<'a> {
        match level {
            HintLevel::Exists => StepHint::Exists,
            HintLevel::Where => StepHint::Where { block: step.block() },
            HintLevel::What => match step.evidence {
                Evidence::Single { house, .. } => StepHint::What {
                    technique: step.technique,
                    houses: vec![house.unwrap_or(step.block())],
                    cells: CellSet::EMPTY,
                },
                _ => StepHint::What {
                    technique: step.technique,
                    houses: step.evidence.houses(),
                    cells: step.evidence.cells(),
                },
            },
            HintLevel::Full => StepHint::Full { step },
        }
    }
}

/// The part of a mistake on the board that a hint of one level reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MistakeHint<'a> {
    /// There is a mistake.
    Exists,
    /// The place of the mistake.
    Where {
        /// The block of the first wrong cell in reading order.
        block: House,
    },
    /// The wrong cells.
    What {
        /// All wrong cells.
        cells: CellSet,
    },
    /// Everything in the assessment.
    Full {
        /// The assessment, with the right digits.
        assessment: &'a Assessment,
    },
}

impl Assessment {
    /// Returns the part of the mistake on the board that this level reveals; `None` if no cell is
    /// wrong: the puzzle is proper, or it has no or multiple solutions without a wrong digit.
    ///
    /// ```
    /// use numpre::{Digit, Puzzle, assess::{Assessor, HintLevel, MistakeHint}};
    ///
    /// let givens =
    /// "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let mut puzzle = Puzzle::of_givens(givens);
    /// puzzle.placed.set("r5c5".parse().unwrap(), Digit::new(9));
    /// let assessment = Assessor::default().assess(&puzzle);
    /// let Some(MistakeHint::Where { block }) = assessment.mistake(HintLevel::Where) else {
    ///     panic!("r5c5 is a 5")
    /// };
    /// assert_eq!(block.to_string(), "b5");
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn mistake(&self, level: HintLevel) -> Option<MistakeHint<'_>> {
        let cells = self.wrong_cells();
        let first = cells.first()?;
        Some(match level {
            HintLevel::Exists => MistakeHint::Exists,
            HintLevel::Where => MistakeHint::Where { block: House::block(first.block()) },
            HintLevel::What => MistakeHint::What { cells },
            HintLevel::Full => MistakeHint::Full { assessment: self },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::{Next, SolvingState, next_step};
    use crate::vocabulary::Grid;

    #[test]
    fn locked_candidates_are_looked_for_in_the_block_that_has_them() {
        let puzzle: Grid =
            ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7..."
                .parse()
                .unwrap();
        let mut state = SolvingState::from(&puzzle);
        let mut has_other = false;
        while let Next::Step(step) = next_step(state.candidates()) {
            if step.technique == Technique::LockedCandidates {
                let block = step.block();
                assert!(block.cells().is_superset(step.evidence.cells()), "{step}");
                has_other |=
                    step.eliminations.iter().all(|(cell, _)| !block.cells().contains(cell));
            }
            state.apply(&step);
        }
        assert!(has_other, "some remove candidates from other blocks only");
    }
}
