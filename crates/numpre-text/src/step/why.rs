//! Why a cell is not a digit, because of a step.

use crate::Texts;
use numpre::logic::Reach;
use numpre::{Cell, Digit};

impl Texts {
    /// The reason in brief. It names no digit but the one that was asked about, and no cell
    /// but the one that was asked about.
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

    /// The sentence that leads from what the step says to the cell that was asked about;
    /// `None` for a refuted
    /// assumption, whose last sentence says it.
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
