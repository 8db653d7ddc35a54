//! Texts of hints about a step or a mistake, in as much detail as the user asked for.

use crate::Texts;
use numpre::assess::Assessment;
use numpre::logic::{Evidence, Step, Technique};
use numpre::{Cell, CellSet, House};

impl Texts {
    /// Returns the block to look at, with the same sentence for every technique.
    pub fn hint_where(&self, block: House) -> String {
        self.say("hint-where", &[("block", self.house(block).into())])
    }

    /// Returns the technique of the next step, and the cells that it looks at; of a single, the
    /// house instead of the cell, which would be the answer.
    pub fn hint_what(&self, step: &Step) -> String {
        let place = match step.evidence {
            Evidence::Single { house, .. } => self.house(house.unwrap_or(step.block())),
            _ => self.cells_and_name(step.evidence.cells()),
        };
        let technique = self.technique(step.technique);
        self.say("hint-what", &[("place", place.into()), ("technique", technique.into())])
    }

    /// Returns the sentence for a board without a next step: it is solved, or only a `harder`
    /// technique than the chosen ones finds a step, or none does.
    pub fn no_hint(&self, is_solved: bool, harder: Option<Technique>) -> String {
        match harder {
            Some(harder) => {
                self.say("hint-harder", &[("technique", self.technique(harder).into())])
            }
            None => self.word(if is_solved { "explain-nothing" } else { "hint-nothing" }),
        }
    }

    /// Returns the block that contains a mistake.
    pub fn mistake_where(&self, block: House) -> String {
        self.say("mistake-where", &[("block", self.house(block).into())])
    }

    /// Returns the cells that are wrong.
    pub fn mistake_what(&self, cells: CellSet) -> String {
        self.say("mistake-what", &[("cells", self.cells_and_name(cells).into())])
    }

    /// Returns the mistakes of a board with the right digits: digits that clash, digits that differ
    /// from the solution, and candidates of the solution that were removed. Returns `None` if there
    /// are no mistakes.
    pub fn mistake(&self, assessment: &Assessment) -> Option<String> {
        let (name, cells, solution) = match assessment {
            Assessment::Clash { clashes } => return self.remark_of_clashes(clashes.iter()),
            Assessment::WrongDigits { cells, solution } => {
                ("remark-wrong-digits", *cells, solution)
            }
            Assessment::WrongRemovals { cells, solution } => {
                ("remark-wrong-removals", *cells, solution)
            }
            _ => return None,
        };
        let right = |cell: Cell| {
            let digit = solution.get(cell)?;
            Some(self.say(
                "cell-holds",
                &[("cell", self.cell(cell).into()), ("digit", digit.get().into())],
            ))
        };
        let right: Vec<String> = cells.iter().filter_map(right).collect();
        let values = [
            ("right", right.join(&self.word("effect-separator")).into()),
            ("count", cells.len().into()),
        ];
        Some(self.say(name, &values))
    }
}
