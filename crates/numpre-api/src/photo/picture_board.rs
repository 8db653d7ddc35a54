//! Boards that were read from pictures, as the command and other programs see them.

use super::picture_fault::PictureFault;
use super::reply::{DoubtfulCell, PhotoReader, Place, Turn, place};
use numpre::{CancelToken, Grid, Puzzle};
use numpre_photo::{PhotoBoard, Picture, Reason, Verdict};
use numpre_text::Texts;
use serde::Serialize;

/// The boards of a picture.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PictureBoards {
    /// The width and height of the picture, in pixels.
    pub size: Place,
    /// The boards, from the top to the bottom and from the left to the right.
    pub boards: Vec<PictureBoard>,
}

/// A board of a picture: its reading, and the puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PictureBoard {
    /// The reading.
    pub reading: BoardReading,
    /// The puzzle as it should be taken.
    pub puzzle: Puzzle,
    /// The handwritten digits, which are not part of the puzzle.
    pub entries: Grid,
}

/// A board of a picture, as programs see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct BoardReading {
    /// Its number in the picture, from 1.
    pub board: usize,
    /// The corners in the picture, in pixels, from the board's own top left one, clockwise.
    pub corners: [Place; 4],
    /// The turn that brings the board upright.
    pub turned: Turn,
    /// `sure` or `doubtful`.
    pub verdict: &'static str,
    /// The reason for doubt; `None` if the board is sure.
    pub reason: Option<Reason>,
    /// The probability of the reading among those with exactly one solution.
    pub confidence: f32,
    /// The handwritten digits, which are not part of the puzzle: 81 characters, others as `.`.
    pub entries: String,
    /// The cells to be looked at, the least likely first.
    pub doubtful: Vec<DoubtfulCell>,
}

impl PhotoReader {
    /// Reads all boards of a picture whose pixels are known.
    ///
    /// # Errors
    /// Returns [`PictureFault::Refused`] if there is no board, if the size is outside of the
    /// limits, or if the token was cancelled.
    pub fn read_pixels(
        &self,
        picture: &Picture<'_>,
        stop: &CancelToken,
    ) -> Result<PictureBoards, PictureFault> {
        let boards = numpre_photo::read_photo(picture, self.network(), stop)?;
        let numbered = boards.into_iter().zip(1..);
        let read = |(board, number)| PictureBoard {
            reading: BoardReading::of(&board, number),
            puzzle: board.puzzle,
            entries: board.entries,
        };
        let size = [picture.width as f32, picture.height as f32];
        Ok(PictureBoards { size, boards: numbered.map(read).collect() })
    }
}

impl BoardReading {
    /// Puts a board into this form. `number` is its number in the picture, from 1.
    fn of(board: &PhotoBoard, number: usize) -> BoardReading {
        BoardReading {
            board: number,
            corners: board.corners.map(place),
            turned: board.turned.into(),
            verdict: if board.verdict == Verdict::Sure { "sure" } else { "doubtful" },
            reason: match board.verdict {
                Verdict::Sure => None,
                Verdict::Doubtful(why) => Some(why),
            },
            confidence: board.confidence,
            entries: board.entries.to_string(),
            doubtful: board.doubtful.iter().map(DoubtfulCell::of).collect(),
        }
    }

    /// Returns whether the board should be looked at.
    pub fn is_doubtful(&self) -> bool {
        self.reason.is_some()
    }

    /// Returns whether the board is full and nothing else about it is doubtful.
    pub fn is_solution(&self) -> bool {
        self.reason == Some(Reason::Finished) && self.doubtful.is_empty()
    }

    /// Returns the warning about a doubtful board that is taken.
    pub fn taken(&self, texts: &Texts) -> String {
        self.say("photo-taken", "", texts)
    }

    /// Returns the message about a doubtful board that is not taken, with the digits that were
    /// read.
    pub fn not_taken(&self, puzzle: &str, texts: &Texts) -> String {
        self.say("photo-not-taken", puzzle, texts)
    }

    /// Returns the message about a doubtful board for callers that cannot ask for it.
    pub fn refused(&self, texts: &Texts) -> String {
        self.say("photo-refused", "", texts)
    }

    /// Returns a message about the board: its doubtful cells, the reason, and its digits.
    fn say(&self, name: &str, puzzle: &str, texts: &Texts) -> String {
        let why = texts.say("photo-why", &[("why", self.reason.map_or("", Reason::name).into())]);
        let end = texts.word("photo-separator");
        let cells: String = self.doubtful.iter().map(|cell| cell.text(texts) + &end).collect();
        let values = [("cells", cells.into()), ("why", why.into()), ("puzzle", puzzle.into())];
        texts.say(name, &values)
    }
}

impl DoubtfulCell {
    /// Returns the reading of the cell in words, with the likeliest other one.
    pub fn text(&self, texts: &Texts) -> String {
        let digit = |digit: u8| texts.say("photo-digit", &[("digit", u64::from(digit).into())]);
        // A repaired cell was read as another digit at first, which is the likeliest one.
        let other = self.instead.first();
        let name = match (self.why, other) {
            (Reason::Repaired, Some(_)) => "photo-repaired",
            (_, Some(_)) => "photo-perhaps",
            _ => "photo-read",
        };
        let values = [
            ("row", (self.cell.row() + 1).into()),
            ("column", (self.cell.column() + 1).into()),
            ("read", digit(self.read).into()),
            ("other", digit(other.map_or(0, |other| other.digit)).into()),
            ("chance", one_in(other.map_or(1.0, |other| other.p)).into()),
        ];
        texts.say(name, &values)
    }
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
