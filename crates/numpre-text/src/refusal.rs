//! Texts of requests for puzzles that cannot exist.

use crate::{Texts, Value};
use numpre::generate::Refusal;

impl Texts {
    /// Returns the reason why no puzzle can meet a request.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let values: &[(&str, Value<'_>)] = &match refusal {
            Refusal::NoRank { lowest, highest } => {
                vec![("lowest", lowest.get().into()), ("highest", highest.get().into())]
            }
            Refusal::NotOnLadder { technique } => {
                vec![("technique", self.technique(*technique).into())]
            }
            Refusal::NoEr { least, most } => {
                vec![("least", least.to_string().into()), ("most", most.to_string().into())]
            }
            Refusal::TechniqueRanks { technique, lowest, highest } => {
                let ranks = self.range(lowest.get().into(), highest.get().into());
                vec![("technique", self.technique(*technique).into()), ("ranks", ranks)]
            }
            Refusal::ErRanks { least, most, lowest, highest } => {
                let ratings = self.number_range(&least.to_string(), &most.to_string());
                let ranks = self.range(lowest.get().into(), highest.get().into());
                vec![("ratings", ratings), ("ranks", ranks)]
            }
            Refusal::HodokuRanks { level, lowest, highest } => {
                let ranks = self.range(lowest.get().into(), highest.get().into());
                vec![("level", self.hodoku_level(*level).into()), ("ranks", ranks)]
            }
            Refusal::NoClueCount { fewest, most } => {
                vec![("fewest", fewest.into()), ("most", most.into())]
            }
            Refusal::TooFewClues { most } => vec![("most", most.into())],
            Refusal::TooManyClues { fewest }
            | Refusal::MinimalTooManyClues { fewest }
            | Refusal::RankTooManyClues { fewest, .. } => vec![("fewest", fewest.into())],
            Refusal::NotInOrbits { symmetry, fewest, most } => {
                vec![("symmetry", symmetry.name().into()), ("clues", self.range(*fewest, *most))]
            }
            Refusal::PatternClues { cells, fewest, most } => {
                vec![("cells", cells.into()), ("clues", self.range(*fewest, *most))]
            }
            Refusal::PatternTooFew { cells } => vec![("cells", cells.into())],
            Refusal::PatternSymmetry { symmetry, cell } => {
                vec![("symmetry", symmetry.name().into()), ("cell", self.cell(*cell).into())]
            }
            Refusal::PatternTwoEmpty { lines: [one, other] } => {
                vec![("one", self.house(*one).into()), ("other", self.house(*other).into())]
            }
            Refusal::MinimalFullHouse { house } => vec![("house", self.house(*house).into())],
        };
        self.say(&format!("refusal-{}", refusal.name()), values)
    }

    /// Returns a number or a range: `24`, or `24 to 28`.
    fn range(&self, fewest: usize, most: usize) -> Value<'static> {
        self.number_range(&fewest.to_string(), &most.to_string())
    }

    /// Returns a number or a range of numbers that are given as texts: `7.0 to 7.5`.
    fn number_range(&self, first: &str, last: &str) -> Value<'static> {
        let ends = [("first", first.to_owned().into()), ("last", last.to_owned().into())];
        if first == last { first.to_owned() } else { self.say("number-range", &ends) }.into()
    }
}
