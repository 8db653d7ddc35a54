//! Scores answers, such as those of a trained model, to the puzzles of a data set.

use crate::config::Layout;
use crate::error::{DatasetError, Result};
use crate::layout;
use crate::manifest::Manifest;
use crate::row::StoredRow;
use numpre::{Cell, Grid};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};
use std::path::Path;

/// The puzzles to train on, and the puzzles that are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Protocol {
    /// Train on `train`, score all of `test`.
    In,
    /// Train on ranks 1 to 5, score ranks 6 to 8.
    RankUp,
    /// Train on 28 clues and more, score 25 clues and fewer.
    ClueDown,
    /// Train on the first 1,000 rows of `train`, score all of `test`.
    Few,
}

impl Protocol {
    /// All protocols.
    pub const ALL: [Protocol; 4] =
        [Protocol::In, Protocol::RankUp, Protocol::ClueDown, Protocol::Few];

    /// Returns the name of the protocol, as in the JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Protocol::In => "in",
            Protocol::RankUp => "rank-up",
            Protocol::ClueDown => "clue-down",
            Protocol::Few => "few",
        }
    }

    /// Returns whether a puzzle with this rank and number of clues is scored.
    pub fn scores(self, rank: u8, clues: usize) -> bool {
        match self {
            Protocol::In | Protocol::Few => true,
            Protocol::RankUp => rank >= 6,
            Protocol::ClueDown => clues <= 25,
        }
    }
}

/// The score of a set of puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The number of puzzles.
    pub puzzles: u64,
    /// The number of answers that equal the solution.
    pub exact: u64,
    /// The number of blanks.
    pub blanks: u64,
    /// The number of blanks with the right digit.
    pub blanks_right: u64,
    /// The number of answers in which a given was changed.
    pub givens_changed: u64,
    /// The number of puzzles without an answer.
    pub missing: u64,
}

impl Score {
    /// Returns the share of puzzles whose answer equals the solution; 0 without puzzles.
    pub fn exact_share(&self) -> f64 {
        share(self.exact, self.puzzles)
    }

    /// Returns the share of blanks with the right digit; 0 without blanks.
    pub fn blank_share(&self) -> f64 {
        share(self.blanks_right, self.blanks)
    }

    /// Returns half the width of the 95% confidence interval of [`Score::exact_share`], by the
    /// normal approximation; 0 without puzzles.
    pub fn margin(&self) -> f64 {
        let exact = self.exact_share();
        if self.puzzles == 0 {
            0.0
        } else {
            1.96 * (exact * (1.0 - exact) / self.puzzles as f64).sqrt()
        }
    }

    fn add(&mut self, puzzle: &Grid, solution: &Grid, answer: Option<&[Option<u8>; 81]>) {
        self.puzzles += 1;
        let blanks = puzzle.blanks();
        self.blanks += blanks.len() as u64;
        let Some(answer) = answer else {
            self.missing += 1;
            return;
        };
        let is_right = |cell: Cell| answer[cell.index()] == Some(solution.values()[cell.index()]);
        self.blanks_right += blanks.iter().filter(|&cell| is_right(cell)).count() as u64;
        let is_changed = (!blanks).iter().any(|cell| !is_right(cell));
        self.givens_changed += u64::from(is_changed);
        self.exact += u64::from(Cell::all().all(is_right));
    }
}

fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// The scores of a file of answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scores {
    /// The protocol.
    pub protocol: Protocol,
    /// The score of all puzzles of the protocol.
    pub all: Score,
    /// The score of the puzzles of each rank.
    pub by_rank: BTreeMap<u8, Score>,
    /// The score of the puzzles with each number of clues.
    pub by_clues: BTreeMap<usize, Score>,
    /// The number of answers to puzzles that are not scored, or not in the split.
    pub unused: u64,
}

/// Scores the answers in a file to the puzzles of the split `test`.
///
/// The file is CSV. The header has a column of answers (`answer`, `prediction`, `predicted`,
/// `solution`, `solutions` or `output`), and it may have a column of puzzles (`puzzle`, `question`,
/// `quizzes`, `quiz` or `problem`). Without a header, each line has a puzzle and an answer, or only
/// an answer. Answers without puzzles must be in the order of the split. An answer has 81
/// characters. Any character other than 1 to 9 is a wrong cell.
///
/// # Errors
/// [`DatasetError::BadTable`] if the file has another form, or two answers to a puzzle, and the
/// errors of reading the data set.
pub fn score(folder: &Path, predictions: &Path, protocol: Protocol) -> Result<Scores> {
    let manifest = Manifest::read(folder)?;
    let rows = scored_rows(folder, &manifest)?;
    let answers = answers(predictions, &rows)?;
    let mut scores = Scores {
        protocol,
        all: Score::default(),
        by_rank: BTreeMap::new(),
        by_clues: BTreeMap::new(),
        unused: 0,
    };
    let mut used = 0;
    let mut rater = numpre::rating::Rater::default();
    for row in &rows {
        // The layout `trm` does not contain ranks, so they are computed.
        let rank = row.rank.or_else(|| rater.rank(&row.puzzle).ok().map(u8::from)).unwrap_or(8);
        let clues = row.puzzle.clue_count();
        if !protocol.scores(rank, clues) {
            continue;
        }
        let answer = answers.get(row.puzzle.values());
        used += u64::from(answer.is_some());
        let by_rank = scores.by_rank.entry(rank).or_default();
        let by_clues = scores.by_clues.entry(clues).or_default();
        for score in [&mut scores.all, by_rank, by_clues] {
            score.add(&row.puzzle, &row.solution, answer);
        }
    }
    scores.unused = answers.len() as u64 - used;
    Ok(scores)
}

/// Returns the rows of the split `test`, or of the last split if there is no `test`.
fn scored_rows(folder: &Path, manifest: &Manifest) -> Result<Vec<StoredRow>> {
    let last = manifest.splits().last().unwrap_or("test");
    let split = manifest.splits().find(|split| *split == "test").unwrap_or(last);
    // Prefer a layout that contains ranks.
    let layouts = &manifest.config.output.layout;
    let layout = layouts.iter().find(|layout| **layout != Layout::Trm).or(layouts.first());
    layout::read_split(folder, manifest, *layout.unwrap_or(&Layout::Csv), split)
}

type Answers = HashMap<[u8; 81], [Option<u8>; 81]>;

const PUZZLE: [&str; 5] = ["puzzle", "question", "quizzes", "quiz", "problem"];
const ANSWER: [&str; 6] = ["answer", "prediction", "predicted", "solution", "solutions", "output"];

/// Reads a file of answers. Returns a map from puzzles to answers.
fn answers(path: &Path, rows: &[StoredRow]) -> Result<Answers> {
    let bad = |line: u64, reason: &str| DatasetError::BadTable {
        path: path.to_owned(),
        reason: format!("line {line}: {reason}"),
    };
    let file = std::fs::File::open(path).map_err(DatasetError::reading(path))?;
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(file);
    let (mut answers, mut columns, mut number) = (Answers::new(), None, 0);
    for record in reader.records() {
        let record = record.map_err(|error| {
            bad(error.position().map_or(0, csv::Position::line), "no text in UTF-8")
        })?;
        let line = record.position().map_or(0, csv::Position::line);
        if columns.is_none() {
            let find = |names: &[&str]| {
                let is_one = |field: &str| names.contains(&field.trim().to_lowercase().as_str());
                record.iter().position(is_one)
            };
            if let Some(answer) = find(&ANSWER) {
                columns = Some((find(&PUZZLE), answer));
                continue;
            }
            columns = Some(if record.len() > 1 { (Some(0), 1) } else { (None, 0) });
            let first = record.get(0).unwrap_or("").trim();
            if first.chars().count() != 81 {
                let expected = "expected a header with `answer`, or an answer of 81 characters";
                return Err(bad(line, expected));
            }
        }
        let Some((puzzle, answer)) = columns else { continue };
        let answer = record.get(answer).ok_or_else(|| bad(line, "no answer in this line"))?;
        let key = match puzzle {
            Some(puzzle) => {
                let text = record.get(puzzle).unwrap_or("").trim();
                let puzzle = Grid::from_bytes(text.as_bytes());
                *puzzle.map_err(|_| bad(line, "expected a puzzle of 81 characters"))?.values()
            }
            None => {
                let row = rows.get(number).ok_or_else(|| bad(line, "more answers than puzzles"))?;
                *row.puzzle.values()
            }
        };
        number += 1;
        if answers.insert(key, cells(answer)).is_some() {
            return Err(bad(line, "a second answer to the same puzzle"));
        }
    }
    Ok(answers)
}

/// Returns the digit of each cell of an answer. `None` is a character other than 1 to 9, or a cell
/// after the end of the answer.
fn cells(answer: &str) -> [Option<u8>; 81] {
    let mut cells = [None; 81];
    for (cell, found) in cells.iter_mut().zip(answer.trim().chars()) {
        *cell = found.to_digit(10).filter(|digit| *digit > 0).map(|digit| digit as u8);
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::random::random_grid;

    #[test]
    fn blanks_and_givens_are_counted_apart() {
        let solution = random_grid(1, 0);
        let mut puzzle = solution;
        for cell in Cell::all().take(10) {
            puzzle.set(cell, None);
        }
        let digits = solution.values().map(Some);
        let mut score = Score::default();
        score.add(&puzzle, &solution, Some(&digits));
        let mut wrong_blank = digits;
        wrong_blank[3] = None;
        score.add(&puzzle, &solution, Some(&wrong_blank));
        let mut wrong_given = digits;
        wrong_given[50] = Some(solution.values()[50] % 9 + 1);
        score.add(&puzzle, &solution, Some(&wrong_given));
        score.add(&puzzle, &solution, None);
        let expected = Score {
            puzzles: 4,
            exact: 1,
            blanks: 40,
            blanks_right: 29,
            givens_changed: 1,
            missing: 1,
        };
        assert_eq!(score, expected);
        assert_eq!((score.exact_share(), score.blank_share()), (0.25, 29.0 / 40.0));
        assert!((score.margin() - 0.424).abs() < 0.001);
    }

    #[test]
    fn characters_other_than_1_to_9_are_wrong_cells() {
        assert_eq!(cells("")[0], None);
        let odd = cells("12x0九5");
        assert_eq!(&odd[..7], [Some(1), Some(2), None, None, None, Some(5), None]);
    }

    #[test]
    fn protocols_score_by_rank_or_clues() {
        let scored = |protocol: Protocol| {
            [(5, 30), (6, 30), (5, 25)].map(|(rank, clues)| protocol.scores(rank, clues))
        };
        assert_eq!(scored(Protocol::In), [true; 3]);
        assert_eq!(scored(Protocol::RankUp), [false, true, false]);
        assert_eq!(scored(Protocol::ClueDown), [false, false, true]);
    }
}
