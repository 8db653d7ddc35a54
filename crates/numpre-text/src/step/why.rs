//! Texts of the reason why a step rules a digit out of a cell.

use crate::Texts;
use numpre::logic::Reach;
use numpre::{Cell, Digit};

impl Texts {
    /// Returns the reason in brief. It names no cell and no digit except those that the player
    /// asked about, so that it reveals little.
    pub fn why_in_brief(&self, reach: Reach, cell: Cell, digit: Digit) -> String {
        let mut values = vec![("cell", self.cell(cell).into()), ("digit", digit.get().into())];
        let name = match reach {
            Reach::House { house, .. } => {
                values.push(("house", self.house(house).into()));
                "why-elsewhere"
            }
            Reach::Cells { .. } => "why-seen",
            Reach::Taken { .. } => "why-taken",
            Reach::Refuted => "why-refuted",
        };
        self.say(name, &values)
    }

    /// Returns the sentence that leads from the text of a step to the cell that was asked about.
    /// Returns `None` for a refuted assumption, because the last sentence of its text does that
    /// already.
    pub fn sentence_of_reach(&self, reach: Reach, cell: Cell, digit: Digit) -> Option<String> {
        let mut values = vec![("cell", self.cell(cell).into()), ("digit", digit.get().into())];
        let name = match reach {
            Reach::House { house, .. } => {
                values.push(("house", self.house(house).into()));
                "reach-house"
            }
            Reach::Cells { cells } => {
                values.push(("cells", self.listed_cells(cells).into()));
                "reach-cells"
            }
            Reach::Taken { by: Some(other) } => {
                values.push(("other", other.get().into()));
                "reach-taken"
            }
            Reach::Taken { by: None } => "reach-among",
            Reach::Refuted => return None,
        };
        Some(self.say(name, &values))
    }
}
