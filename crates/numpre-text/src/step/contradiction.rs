//! Texts of contradictions.

use crate::{Texts, Value};
use numpre::logic::Contradiction;
use numpre::{CellSet, DigitSet, House};

impl Texts {
    /// Returns the reason why something is impossible: `row 3 has no place left for 6`.
    pub fn contradiction(&self, contradiction: &Contradiction) -> String {
        let house = |house: House| Value::from(self.house(house));
        match *contradiction {
            Contradiction::NoCandidate { cell } => {
                self.say("contradiction-no-candidate", &[("cell", self.cell(cell).into())])
            }
            Contradiction::NoPlace { house: of, digit } => self.say(
                "contradiction-no-place",
                &[("house", house(of)), ("digit", digit.get().into())],
            ),
            Contradiction::NoIntersection { line, block, digit } => {
                let values =
                    [("line", house(line)), ("block", house(block)), ("digit", digit.get().into())];
                self.say("contradiction-no-intersection", &values)
            }
            Contradiction::TooFewDigits { house: of, cells, digits } => {
                self.too_few("contradiction-too-few-digits", of, cells, digits)
            }
            Contradiction::TooFewPlaces { house: of, digits, cells } => {
                self.too_few("contradiction-too-few-places", of, cells, digits)
            }
        }
    }

    fn too_few(&self, name: &str, house: House, cells: CellSet, digits: DigitSet) -> String {
        let values = [
            ("house", self.house(house).into()),
            ("cells", self.listed_cells(cells).into()),
            ("cellcount", cells.len().into()),
            ("digits", self.listed_digits(digits).into()),
            ("digitcount", digits.len().into()),
        ];
        self.say(name, &values)
    }
}
