//! Boards that were read from pictures.

use numpre_api::{DoubtReason, DoubtfulCell};
use numpre_text::Texts;
use serde::Serialize;

/// The place of a puzzle in a picture.
#[derive(Clone, Debug)]
pub enum PicturePlace {
    /// The picture as a whole.
    Whole,
    /// One of its boards.
    Board(Box<BoardReading>),
}

impl PicturePlace {
    /// Returns what was read of the board; `None` for the picture as a whole.
    pub fn board(&self) -> Option<&BoardReading> {
        match self {
            PicturePlace::Whole => None,
            PicturePlace::Board(reading) => Some(reading),
        }
    }
}

/// A board of a picture, as programs see it.
#[derive(Clone, Debug, Serialize)]
pub struct BoardReading {
    /// Its number in the picture, from 1.
    pub board: usize,
    /// The corners in the picture, in pixels, from the board's own top left one, clockwise.
    pub corners: [[f32; 2]; 4],
    /// The turn that brings the board upright: `none`, `left`, `half` or `right`.
    pub turned: &'static str,
    /// `sure` or `doubtful`.
    pub verdict: &'static str,
    /// The reason for doubt; `None` if the board is sure.
    pub reason: Option<DoubtReason>,
    /// The probability of the reading among those with exactly one solution.
    pub confidence: f32,
    /// The cells to be looked at.
    pub doubtful: Vec<DoubtfulCell>,
}

impl BoardReading {
    /// Returns whether the board should be looked at.
    pub fn is_doubtful(&self) -> bool {
        self.reason.is_some()
    }

    /// Returns the doubtful cells in words.
    fn cells(&self, texts: &Texts) -> String {
        let end = texts.word("photo-separator");
        self.doubtful.iter().map(|cell| cell_text(cell, texts) + &end).collect()
    }

    /// Returns the warning about a doubtful board that is taken.
    pub fn warning(&self, texts: &Texts) -> String {
        self.say("photo-taken", "", texts)
    }

    /// Returns a message about the board: its doubtful cells, the reason, and its digits.
    pub fn say(&self, name: &str, puzzle: &str, texts: &Texts) -> String {
        let why =
            texts.say("photo-why", &[("why", self.reason.map_or("", DoubtReason::name).into())]);
        let values =
            [("cells", self.cells(texts).into()), ("why", why.into()), ("puzzle", puzzle.into())];
        texts.say(name, &values)
    }
}

fn cell_text(doubt: &DoubtfulCell, texts: &Texts) -> String {
    let digit = |digit: u8| texts.say("photo-digit", &[("digit", u64::from(digit).into())]);
    // A repaired cell was read as another digit at first, which is the likeliest one.
    let other = doubt.instead.first();
    let name = match (doubt.why, other) {
        (DoubtReason::Repaired, Some(_)) => "photo-repaired",
        (_, Some(_)) => "photo-perhaps",
        _ => "photo-read",
    };
    let values = [
        ("row", (doubt.cell.row() + 1).into()),
        ("column", (doubt.cell.column() + 1).into()),
        ("read", digit(doubt.read).into()),
        ("other", digit(other.map_or(0, |other| other.digit)).into()),
        ("chance", one_in(other.map_or(1.0, |other| other.p)).into()),
    ];
    texts.say(name, &values)
}

/// Returns the number n for which "1 in n" is nearest to a probability, and at least 2.
fn one_in(probability: f32) -> u64 {
    (1.0 / probability.max(0.001)).round().max(2.0) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_become_whole_numbers() {
        assert_eq!([0.271, 0.1, 0.02, 0.9].map(one_in), [4, 10, 50, 2]);
    }
}
