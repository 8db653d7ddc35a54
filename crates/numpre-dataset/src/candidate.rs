//! Candidates: the puzzles of a part before it is decided which stay. They are lines of working
//! files.
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
    /// Its index in the part: of the generator, or its place in the files.
    pub(crate) index: u64,
    /// The tries that the generator needed; 0 if it was read from a file.
    pub(crate) tries: u64,
    /// Its rank, 1 to 8.
    pub(crate) rank: u8,
    /// Its class.
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

    /// Reads a line, or returns `None` if it has another form.
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

/// A puzzle that stays, with its place in the data set. In a working file its line is that of the
/// candidate, after its part and group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Base {
    /// The place of its part in the configuration.
    pub(crate) part: usize,
    /// Its number among all puzzles that stay, in the order of parts and indices.
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

    /// Reads a line, or returns `None` if it has another form.
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
