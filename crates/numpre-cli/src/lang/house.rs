//! How houses and cells are called.

use super::{Lang, Texts};
use numpre::check::Clash;
use numpre::{Cell, CellSet, House, HouseKind};

impl Texts {
    /// `column 6`; 「6列」.
    pub fn house(&self, house: House) -> String {
        let name = match house.kind() {
            HouseKind::Row => "house-row",
            HouseKind::Column => "house-column",
            HouseKind::Block => "house-block",
        };
        self.say(name, &[("number", (house.number() + 1).into())])
    }

    /// `r4c6`; 「4行6列 (r4c6)」, for Japanese sites do not agree which axis comes first.
    pub fn cell(&self, cell: Cell) -> String {
        match self.lang() {
            Lang::En => cell.to_string(),
            Lang::Ja => format!("{}行{}列 ({cell})", cell.row() + 1, cell.column() + 1),
        }
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

    /// The cells in reading order: `r4c6, r5c6`.
    pub fn cells(&self, cells: CellSet) -> String {
        let names: Vec<String> = cells.iter().map(|cell| self.cell(cell)).collect();
        names.join(match self.lang() {
            Lang::En => ", ",
            Lang::Ja => "、",
        })
    }
}
