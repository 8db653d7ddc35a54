//! Why no problem can be as it was ordered, in words.

use super::{Lang, Texts};
use fluent_bundle::FluentValue;
use numpre::generate::Refusal;

impl Texts {
    /// Why no problem can be like that.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        // The core speaks English itself.
        if self.lang() == Lang::En {
            return refusal.to_string();
        }
        let values: &[(&str, FluentValue<'_>)] = &match refusal {
            Refusal::NoRank { lowest, highest } => {
                vec![("lowest", lowest.get().into()), ("highest", highest.get().into())]
            }
            Refusal::NoClueCount { fewest, most } => vec![("fewest", fewest.into()), ("most", most.into())],
            Refusal::TooFewClues { most } => vec![("most", most.into())],
            Refusal::TooManyClues { fewest } | Refusal::MinimalTooManyClues { fewest } => {
                vec![("fewest", fewest.into())]
            }
            Refusal::NotInOrbits { symmetry, fewest, most } => {
                vec![("symmetry", symmetry.name().into()), ("clues", numbers(*fewest, *most))]
            }
            Refusal::PatternClues { cells, fewest, most } => {
                vec![("cells", cells.into()), ("clues", numbers(*fewest, *most))]
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
}

/// `24`, or `24～28`.
fn numbers(fewest: usize, most: usize) -> FluentValue<'static> {
    if fewest == most { fewest.to_string() } else { format!("{fewest}～{most}") }.into()
}
