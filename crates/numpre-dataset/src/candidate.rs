//! Candidates: the puzzles of a part from which the second stage selects. Each is a line of a
//! working file:
//!
//! ```text
//!   index  tries  rank  class  grid class  puzzle  solution       separated by tabs
//! ```

use crate::hash;
use crate::ids::ClassId;
use numpre::Grid;
use std::io::{self, Write};

/// A puzzle of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    /// The index in the part: the index for the generator, or the position in the input files, from
    /// 0.
    pub(crate) index: u64,
    /// The number of tries that the generator needed; 0 for a puzzle from a file.
    pub(crate) tries: u64,
    /// The rank, from 1 to 8.
    pub(crate) rank: u8,
    /// The class of the puzzle.
    pub(crate) class: ClassId,
    /// The class of its solution.
    pub(crate) grid_class: ClassId,
    /// The puzzle.
    pub(crate) puzzle: Grid,
    /// Its only solution.
    pub(crate) solution: Grid,
}

impl Candidate {
    /// Writes the candidate as a line.
    ///
    /// # Errors
    /// The errors of the writer.
    pub(crate) fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let Candidate { index, tries, rank, class, grid_class, puzzle, solution } = self;
        writeln!(
            to,
            "{index}\t{tries}\t{rank}\t{}\t{}\t{puzzle}\t{solution}",
            hash::hex(class),
            hash::hex(grid_class)
        )
    }

    /// Reads a line. Returns `None` if it does not have exactly these fields.
    pub(crate) fn read(line: &str) -> Option<Candidate> {
        let mut fields = line.split('\t');
        let candidate = Candidate {
            index: fields.next()?.parse().ok()?,
            tries: fields.next()?.parse().ok()?,
            rank: fields.next()?.parse().ok()?,
            class: hash::from_hex(fields.next()?)?,
            grid_class: hash::from_hex(fields.next()?)?,
            puzzle: fields.next()?.parse().ok()?,
            solution: fields.next()?.parse().ok()?,
        };
        fields.next().is_none().then_some(candidate)
    }
}

/// A base puzzle: a candidate that was selected. Its line in a working file has the part and the
/// group, and then the fields of the candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Base {
    /// The position of the part in the configuration, from 0.
    pub(crate) part: usize,
    /// The number of the puzzle among all base puzzles, from 0, in the order of parts and indices.
    pub(crate) group: u64,
    /// The puzzle.
    pub(crate) candidate: Candidate,
}

impl Base {
    /// Writes the puzzle as a line.
    ///
    /// # Errors
    /// The errors of the writer.
    pub(crate) fn write(&self, to: &mut impl Write) -> io::Result<()> {
        write!(to, "{}\t{}\t", self.part, self.group)?;
        self.candidate.write(to)
    }

    /// Reads a line. Returns `None` if it does not have exactly these fields.
    pub(crate) fn read(line: &str) -> Option<Base> {
        let (part, rest) = line.split_once('\t')?;
        let (group, rest) = rest.split_once('\t')?;
        Some(Base {
            part: part.parse().ok()?,
            group: group.parse().ok()?,
            candidate: Candidate::read(rest)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::class_id;

    #[test]
    fn lines_are_read_back() {
        let made = numpre::generate::Request::default().build().unwrap().generate(5).unwrap();
        let candidate = Candidate {
            index: 5,
            tries: made.tries,
            rank: made.rank.into(),
            class: class_id(&made.puzzle),
            grid_class: class_id(&made.solution),
            puzzle: made.puzzle,
            solution: made.solution,
        };
        let base = Base { part: 3, group: 77, candidate };
        let mut line = Vec::new();
        base.write(&mut line).unwrap();
        let line = String::from_utf8(line).unwrap();
        let line = line.trim_end_matches('\n');
        assert_eq!(Base::read(line), Some(base));
        for wrong in ["", "3", "3\t77", &line[1..], &line[..line.len() - 1], &format!("{line}\t")] {
            assert_eq!(Base::read(wrong), None, "{wrong}");
        }
    }
}
