//! Names of cells, houses, ranks and techniques, and lists of them.

use crate::Texts;
use numpre::check::Clash;
use numpre::logic::{Class, HodokuLevel, Technique, notation};
use numpre::rating::SeTechnique;
use numpre::{Cell, CellSet, DigitSet, House, HouseKind, Rank};

impl Texts {
    /// Returns the name of a rank: `very hard`; 「大変難しい」.
    pub fn rank(&self, rank: Rank) -> String {
        self.word(&format!("rank-{rank}"))
    }

    /// Returns the name of a technique: `locked candidates`; 「ロック候補」.
    pub fn technique(&self, technique: Technique) -> String {
        self.word(&format!("technique-{technique}"))
    }

    /// Returns other names of a technique: `Y-wing` for the XY-wing; `None` if it has none.
    pub fn technique_also(&self, technique: Technique) -> Option<String> {
        self.find(&format!("also-{technique}"), &[])
    }

    /// Returns the name of a class of techniques: `basic`; 「基本」.
    pub fn class(&self, class: Class) -> String {
        self.word(&format!("class-{class}"))
    }

    /// Returns the name of a level of HoDoKu: `unfair`; 「理不尽」.
    pub fn hodoku_level(&self, level: HodokuLevel) -> String {
        self.word(&format!("hodoku-{level}"))
    }

    /// Returns the name of a technique of Sudoku Explainer: `Nishio`; 「Nishio」.
    pub fn se_technique(&self, technique: SeTechnique) -> String {
        self.word(&format!("technique-{technique}"))
    }

    /// Returns the name of a house: `column 6`; 「6列目」.
    pub fn house(&self, house: House) -> String {
        let name = match house.kind() {
            HouseKind::Row => "house-row",
            HouseKind::Column => "house-column",
            HouseKind::Block => "house-block",
        };
        let say = || self.say(name, &[("number", (house.number() + 1).into())]);
        self.names.houses[house.index()].get_or_init(say).clone()
    }

    /// Returns the name of a cell: `r4c6`; 「4行6列（r4c6）」. Japanese texts add the short name because
    /// Japanese sites disagree on which axis comes first.
    pub fn cell(&self, cell: Cell) -> String {
        self.cells_and_name(CellSet::of(cell))
    }

    /// Returns the name of a cell in a sentence that has its short name elsewhere: `r4c6`; 「4行6列」.
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

    /// Returns a list of cells with its short form: `r4c6 and r5c6`; 「4行6列、5行6列（r45c6）」.
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

    /// Returns the cells in reading order, separated by commas: `r4c6, r5c6`.
    pub fn cells(&self, cells: CellSet) -> String {
        let names: Vec<String> = cells.iter().map(|cell| self.single_cell(cell)).collect();
        let values = [
            ("cells", names.join(&self.word("cell-separator")).into()),
            ("name", notation::cells(cells).into()),
        ];
        self.say("cells-and-name", &values)
    }

    /// Returns the text of a clash: `7 twice in column 6 (r4c6, r5c6)`.
    pub fn clash(&self, clash: &Clash) -> String {
        let values = [
            ("digit", clash.digit.get().into()),
            ("count", clash.cells.len().into()),
            ("house", self.house(clash.house).into()),
            ("cells", self.cells(clash.cells).into()),
        ];
        self.say("clash", &values)
    }

    /// Returns a remark that givens contradict each other, with all clashes. Returns `None` if
    /// there are none.
    pub fn remark_of_clashes<'a>(
        &self,
        clashes: impl Iterator<Item = &'a Clash>,
    ) -> Option<String> {
        let named: Vec<String> = clashes.map(|clash| self.clash(clash)).collect();
        // Almost no puzzle has clashes, and looking up messages takes time.
        (!named.is_empty()).then(|| {
            let all = named.join(&self.word("clash-separator"));
            self.say("remark-clashes", &[("clashes", all.into())])
        })
    }

    /// Returns a list of houses: `rows 2 and 8 and block 3`; 「2・8行目とブロック3」.
    pub(crate) fn listed_houses(&self, houses: &[House]) -> String {
        let kinds = houses.chunk_by(|one, next| one.kind() == next.kind());
        self.listed("list", kinds.map(|houses| self.houses_of_a_kind(houses)).collect())
    }

    /// Returns houses of one kind: `rows 2 and 8`; 「2・8行目」.
    fn houses_of_a_kind(&self, houses: &[House]) -> String {
        let name = match houses {
            [] => return String::new(),
            &[only] => return self.house(only),
            [first, ..] => match first.kind() {
                HouseKind::Row => "house-rows",
                HouseKind::Column => "house-columns",
                HouseKind::Block => "house-blocks",
            },
        };
        let numbers = houses.iter().map(|house| (house.number() + 1).to_string()).collect();
        self.say(name, &[("numbers", self.listed_numbers(numbers).into())])
    }

    /// Returns houses as alternatives: `row 9 or column 7`; 「9行目か7列目」.
    pub(crate) fn any_of_houses(&self, houses: &[House]) -> String {
        self.listed("or", houses.iter().map(|&house| self.house(house)).collect())
    }

    /// Returns a list of cells: `r1c1, r1c2 and r1c3`; 「1行1列、1行2列、1行3列」.
    pub(crate) fn listed_cells(&self, cells: CellSet) -> String {
        self.listed("cell", cells.iter().map(|cell| self.single_cell(cell)).collect())
    }

    /// Returns a list of digits: `1, 2 and 3`; 「1・2・3」.
    pub(crate) fn listed_digits(&self, digits: DigitSet) -> String {
        self.listed_numbers(digits.iter().map(|digit| digit.to_string()).collect())
    }

    /// Returns digits as alternatives: `1, 2 or 3`; 「1・2・3」.
    pub(crate) fn any_of_digits(&self, digits: DigitSet) -> String {
        self.listed("any", digits.iter().map(|digit| digit.to_string()).collect())
    }

    /// Returns digits of which one is placed: `1, 2 or 3`; 「1か2か3」.
    pub(crate) fn one_of_digits(&self, digits: DigitSet) -> String {
        self.listed("or", digits.iter().map(|digit| digit.to_string()).collect())
    }

    /// Returns cells as alternatives: `r1c1 or r1c2`; 「1行1列か1行2列」.
    pub(crate) fn any_of_cells(&self, cells: CellSet) -> String {
        self.listed("or", cells.iter().map(|cell| self.single_cell(cell)).collect())
    }

    /// Returns cells to all of which a negation applies: `r1c1 and r1c2`; 「1行1列も1行2列」.
    pub(crate) fn none_of_cells(&self, cells: CellSet) -> String {
        self.listed("no-cell", cells.iter().map(|cell| self.single_cell(cell)).collect())
    }

    /// Returns a list of line numbers, joined like digits: `①, ② and ③`.
    pub(crate) fn listed_numbers(&self, numbers: Vec<String>) -> String {
        self.listed("digit", numbers)
    }

    /// Joins items with the message `separator` between them: `a; b`.
    pub(crate) fn joined(&self, separator: &str, items: &[String]) -> String {
        match items {
            // A single item needs no separator, and looking up messages takes time.
            [item] => item.clone(),
            _ => items.join(&self.word(separator)),
        }
    }

    /// Joins items as in `a, b and c`. The message `KIND-separator` is put between two items, and
    /// `KIND-last` between the last two.
    pub(crate) fn listed(&self, kind: &str, mut items: Vec<String>) -> String {
        let last = items.pop().unwrap_or_default();
        if items.is_empty() {
            return last;
        }
        items.join(&self.word(&format!("{kind}-separator")))
            + &self.word(&format!("{kind}-last"))
            + &last
    }
}
