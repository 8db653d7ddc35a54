//! What is wrong with a board, as strongly as it is wanted.

use super::Strength;
use numpre::assess::Assessment;
use numpre::check::Clash;
use numpre::{CellSet, Digit, House};
use numpre_text::Texts;
use serde::Serialize;

/// What is wrong with a board. The block is told from strength 2 on, the cells at 3.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Mistake {
    strength: Strength,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "House"))]
    block: Option<House>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Cell[]"))]
    cells: Option<CellSet>,
    text: String,
}

/// A digit that stands twice in a house.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Clash"))]
pub(crate) struct ClashValue {
    #[cfg_attr(test, ts(type = "House"))]
    house: House,
    #[cfg_attr(test, ts(type = "Digit"))]
    digit: Digit,
    #[cfg_attr(test, ts(type = "Cell[]"))]
    cells: CellSet,
    text: String,
}

impl Mistake {
    /// What is wrong; nothing, where nothing is, or the puzzle itself is to blame.
    pub(crate) fn of(
        texts: &Texts,
        assessment: &Assessment,
        strength: Strength,
    ) -> Option<Mistake> {
        let cells = assessment.wrong_cells();
        let block = House::block(cells.first()?.block());
        Some(Mistake {
            strength,
            block: (strength >= Strength::Which).then_some(block),
            cells: (strength == Strength::All).then_some(cells),
            text: match strength {
                Strength::Where => texts.word("mistake-somewhere"),
                Strength::Which => texts.mistake_where(block),
                Strength::All => texts.mistake_what(cells),
            },
        })
    }
}

impl ClashValue {
    pub(crate) fn new(texts: &Texts, clash: &Clash) -> ClashValue {
        ClashValue {
            house: clash.house,
            digit: clash.digit,
            cells: clash.cells,
            text: texts.clash(clash),
        }
    }
}
