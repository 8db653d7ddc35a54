//! Requirements on how a puzzle is solved: a technique, an ER, a level of HoDoKu.

use super::refusal::Refusal;
use super::usual_ranks;
use crate::logic::{HodokuLevel, Technique};
use crate::rating::{Need, SeRating};
use crate::vocabulary::Rank;
use std::ops::RangeInclusive;

/// A requirement on how a puzzle is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Demand {
    /// The puzzle needs this technique.
    Technique(Technique),
    /// The ER of the puzzle is within this range.
    Se(RangeInclusive<SeRating>),
    /// The puzzle has this level of HoDoKu.
    Hodoku(HodokuLevel),
}

impl Demand {
    /// Returns the ranks that a puzzle can have if it meets the demand.
    ///
    /// # Errors
    /// [`Refusal`] if no puzzle meets the demand.
    pub(super) fn possible_ranks(&self) -> Result<RangeInclusive<Rank>, Refusal> {
        match self {
            Demand::Technique(technique) => Need::of(*technique)
                .map(|need| need.ranks())
                .ok_or(Refusal::NotOnLadder { technique: *technique }),
            Demand::Se(range) => usual_ranks::of_er(range)
                .ok_or(Refusal::NoEr { least: *range.start(), most: *range.end() }),
            Demand::Hodoku(level) => Ok(usual_ranks::possible_with(*level)),
        }
    }

    /// Returns the ranks of nearly all puzzles that meet the demand.
    ///
    /// # Errors
    /// [`Refusal`] if no puzzle meets the demand.
    pub(super) fn usual_ranks(&self) -> Result<RangeInclusive<Rank>, Refusal> {
        match self {
            Demand::Hodoku(level) => Ok(usual_ranks::usual_with(*level)),
            _ => self.possible_ranks(),
        }
    }

    /// Returns the reason why no puzzle meets the demand and has a rank that the other requirements
    /// allow.
    pub(super) fn other_ranks(&self, possible: &RangeInclusive<Rank>) -> Refusal {
        let (lowest, highest) = (*possible.start(), *possible.end());
        match self {
            Demand::Technique(technique) => {
                Refusal::TechniqueRanks { technique: *technique, lowest, highest }
            }
            Demand::Se(range) => {
                Refusal::ErRanks { least: *range.start(), most: *range.end(), lowest, highest }
            }
            Demand::Hodoku(level) => Refusal::HodokuRanks { level: *level, lowest, highest },
        }
    }

    /// Returns numbers that differ from those of every other demand.
    fn numbers(&self) -> Vec<u64> {
        match self {
            Demand::Technique(technique) => {
                [1].into_iter().chain(technique.slug().bytes().map(u64::from)).collect()
            }
            Demand::Se(range) => {
                vec![2, range.start().tenths().into(), range.end().tenths().into()]
            }
            Demand::Hodoku(level) => vec![3, *level as u64],
        }
    }
}

/// The requirements on how a puzzle is solved, each at most once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::generate) struct Demands {
    pub(in crate::generate) technique: Option<Technique>,
    pub(in crate::generate) se: Option<RangeInclusive<SeRating>>,
    pub(in crate::generate) hodoku: Option<HodokuLevel>,
}

impl Demands {
    /// Returns whether nothing is demanded.
    pub(in crate::generate) fn is_empty(&self) -> bool {
        *self == Demands::default()
    }

    /// Returns each demand.
    pub(super) fn all(&self) -> impl Iterator<Item = Demand> {
        let technique = self.technique.map(Demand::Technique);
        let hodoku = self.hodoku.map(Demand::Hodoku);
        technique.into_iter().chain(self.se.clone().map(Demand::Se)).chain(hodoku)
    }

    /// Returns numbers that differ from those of all other demands; none if nothing is demanded.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u64> {
        self.all().flat_map(|demand| demand.numbers())
    }
}
