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
        let ends = [("first", fewest.into()), ("last", most.into())];
        if fewest == most { fewest.to_string() } else { self.say("number-range", &ends) }.into()
    }
}
