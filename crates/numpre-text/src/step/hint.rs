//! A step or a mistake, in as much detail as wanted.

use crate::Texts;
use numpre::assess::Assessment;
use numpre::logic::Step;
use numpre::{Cell, CellSet, House};

impl Texts {
    /// Returns the block to look at, with the same sentence for every technique.
    pub fn hint_where(&self, block: House) -> String {
        self.say("hint-where", &[("block", self.house(block).into())])
    }

    /// Which technique, and the cells that it looks at.
    pub fn hint_what(&self, step: &Step) -> String {
        let values = [
            ("technique", self.technique(step.technique).into()),
            ("cells", self.cells_and_name(step.evidence.cells()).into()),
        ];
        self.say("hint-what", &values)
    }

    /// In which block there is a mistake.
    pub fn mistake_where(&self, block: House) -> String {
        self.say("mistake-where", &[("block", self.house(block).into())])
    }

    /// Which cells are wrong.
    pub fn mistake_what(&self, cells: CellSet) -> String {
        self.say("mistake-what", &[("cells", self.cells_and_name(cells).into())])
    }

    /// Returns the mistakes of a board, and what would be right: digits that clash, digits that the
    /// solution has elsewhere, candidates that are missing; nothing where nothing is wrong.
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
