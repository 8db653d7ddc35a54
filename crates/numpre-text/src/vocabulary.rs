//! What cells, houses, ranks and techniques are called, and how several are listed.

use crate::Texts;
use numpre::check::Clash;
use numpre::logic::Technique;
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

    /// `column 6`; 「6列」.
    pub fn house(&self, house: House) -> String {
        let name = match house.kind() {
            HouseKind::Row => "house-row",
            HouseKind::Column => "house-column",
            HouseKind::Block => "house-block",
        };
        self.say(name, &[("number", (house.number() + 1).into())])
    }

    /// The same within a sentence: `row 9`; 「9行目」.
    pub(crate) fn in_house(&self, house: House) -> String {
        let name = match house.kind() {
            HouseKind::Row => "in-row",
            HouseKind::Column => "in-column",
            HouseKind::Block => "in-block",
        };
        self.say(name, &[("number", (house.number() + 1).into())])
    }

    /// `r4c6`; 「4行6列 (r4c6)」, for Japanese sites do not agree which axis comes first.
    pub fn cell(&self, cell: Cell) -> String {
        let values = [
            ("name", cell.to_string().into()),
            ("row", (cell.row() + 1).into()),
            ("column", (cell.column() + 1).into()),
        ];
        self.say("cell", &values)
    }

    /// The cells in reading order: `r4c6, r5c6`.
    pub fn cells(&self, cells: CellSet) -> String {
        let names: Vec<String> = cells.iter().map(|cell| self.cell(cell)).collect();
        names.join(&self.word("cell-separator"))
    }

    /// `7 twice in column 6: r4c6, r5c6`.
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
    pub fn remark_of_clashes<'a>(&self, clashes: impl Iterator<Item = &'a Clash>) -> Option<String> {
        let named: Vec<String> = clashes.map(|clash| self.clash(clash)).collect();
        // Nearly no problem has any, and words take time to look up.
        (!named.is_empty()).then(|| {
            let all = named.join(&self.word("clash-separator"));
            self.say("remark-clashes", &[("clashes", all.into())])
        })
    }

    pub(crate) fn listed_houses(&self, houses: &[House]) -> String {
        self.listed(houses.iter().map(|&house| self.in_house(house)).collect())
    }

    pub(crate) fn listed_cells(&self, cells: CellSet) -> String {
        self.listed(cells.iter().map(|cell| self.cell(cell)).collect())
    }

    pub(crate) fn listed_digits(&self, digits: DigitSet) -> String {
        self.listed(digits.iter().map(|digit| digit.to_string()).collect())
    }

    /// `a, b and c`.
    fn listed(&self, mut items: Vec<String>) -> String {
        let last = items.pop().unwrap_or_default();
        if items.is_empty() {
            return last;
        }
        items.join(&self.word("list-separator")) + &self.word("list-last") + &last
    }
}
