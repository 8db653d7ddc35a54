//! Names of cells, houses, ranks and techniques, and lists of several.

use crate::Texts;
use numpre::check::Clash;
use numpre::logic::{Technique, notation};
use numpre::{Cell, CellSet, DigitSet, House, HouseKind, Rank};

impl Texts {
    /// `very hard`; 「大変難しい」.
    pub fn rank(&self, rank: Rank) -> String {
        self.word(&format!("rank-{rank}"))
    }

    /// `locked candidates`; 「ロック候補」.
    pub fn technique(&self, technique: Technique) -> String {
        self.word(&format!("technique-{technique}"))
    }

    /// `column 6`; 「6列目」.
    pub fn house(&self, house: House) -> String {
        let name = match house.kind() {
            HouseKind::Row => "house-row",
            HouseKind::Column => "house-column",
            HouseKind::Block => "house-block",
        };
        let say = || self.say(name, &[("number", (house.number() + 1).into())]);
        self.names.houses[house.index()].get_or_init(say).clone()
    }

    /// `r4c6`; 「4行6列（r4c6）」, for Japanese sites do not agree which axis comes first.
    pub fn cell(&self, cell: Cell) -> String {
        self.cells_and_name(CellSet::of(cell))
    }

    /// `r4c6`; 「4行6列」, where the sentence has the name already.
    pub(crate) fn single_cell(&self, cell: Cell) -> String {
        let say = || {
            let values = [
                ("name", cell.to_string().into()),
                ("row", (cell.row() + 1).into()),
                ("column", (cell.column() + 1).into()),
            ];
            self.say("cell", &values)
        };
        self.names.cells[cell.index()].get_or_init(say).clone()
    }

    /// `r4c6 and r5c6`; 「4行6列、5行6列（r45c6）」.
    pub(crate) fn cells_and_name(&self, cells: CellSet) -> String {
        let say = || {
            let values = [
                ("cells", self.listed_cells(cells).into()),
                ("name", notation::cells(cells).into()),
            ];
            self.say("cells-and-name", &values)
        };
        match cells.first() {
            Some(cell) if cells.len() == 1 => {
                self.names.cells_in_full[cell.index()].get_or_init(say).clone()
            }
            _ => say(),
        }
    }

    /// The cells in reading order: `r4c6, r5c6`.
    pub fn cells(&self, cells: CellSet) -> String {
        let names: Vec<String> = cells.iter().map(|cell| self.single_cell(cell)).collect();
        let values = [
            ("cells", names.join(&self.word("cell-separator")).into()),
            ("name", notation::cells(cells).into()),
        ];
        self.say("cells-and-name", &values)
    }

    /// `7 twice in column 6 (r4c6, r5c6)`.
    pub fn clash(&self, clash: &Clash) -> String {
        let values = [
            ("digit", clash.digit.get().into()),
            ("count", clash.cells.len().into()),
            ("house", self.house(clash.house).into()),
            ("cells", self.cells(clash.cells).into()),
        ];
        self.say("clash", &values)
    }

    /// That givens contradict each other, and which; nothing where none do.
    pub fn remark_of_clashes<'a>(
        &self,
        clashes: impl Iterator<Item = &'a Clash>,
    ) -> Option<String> {
        let named: Vec<String> = clashes.map(|clash| self.clash(clash)).collect();
        // Nearly no puzzle has any, and words take time to look up.
        (!named.is_empty()).then(|| {
            let all = named.join(&self.word("clash-separator"));
            self.say("remark-clashes", &[("clashes", all.into())])
        })
    }

    pub(crate) fn listed_houses(&self, houses: &[House]) -> String {
        self.listed("list", houses.iter().map(|&house| self.house(house)).collect())
    }

    /// `r1c1, r1c2 and r1c3`; 「1行1列、1行2列、1行3列」.
    pub(crate) fn listed_cells(&self, cells: CellSet) -> String {
        self.listed("cell", cells.iter().map(|cell| self.single_cell(cell)).collect())
    }

    /// `1, 2 and 3`; 「1・2・3」.
    pub(crate) fn listed_digits(&self, digits: DigitSet) -> String {
        self.listed_numbers(digits.iter().map(|digit| digit.to_string()).collect())
    }

    /// `1, 2 or 3`; 「1・2・3」.
    pub(crate) fn any_of_digits(&self, digits: DigitSet) -> String {
        self.listed("any", digits.iter().map(|digit| digit.to_string()).collect())
    }

    /// The same of the numbers of lines.
    pub(crate) fn listed_numbers(&self, numbers: Vec<String>) -> String {
        self.listed("digit", numbers)
    }

    /// `a; b`: this word separates two items.
    pub(crate) fn joined(&self, separator: &str, items: &[String]) -> String {
        match items {
            // Words take time to look up.
            [item] => item.clone(),
            _ => items.join(&self.word(separator)),
        }
    }

    /// `a, b and c`: `KIND-separator` separates two items, `KIND-last` the last two.
    fn listed(&self, kind: &str, mut items: Vec<String>) -> String {
        let last = items.pop().unwrap_or_default();
        if items.is_empty() {
            return last;
        }
        items.join(&self.word(&format!("{kind}-separator")))
            + &self.word(&format!("{kind}-last"))
            + &last
    }
}
