//! The answer of a command to one puzzle: what a run and every output need to know about it.

use super::view::View;
use crate::exit::Exit;
use numpre::{Cell, Grid, Rank};
use numpre_api::row::{Column, Row};
use numpre_text::Texts;

/// The answer of a command to one puzzle.
///
/// A run counts answers and reports messages about them. An output writes each as a row of values,
/// as a line, or as a page for people.
///
/// Some results never reach an output: they become part of a picture, a sum, or a text in another
/// format. For these the provided methods are enough.
pub trait Answer: 'static {
    /// True if the `grid` output puts a blank line after each answer.
    const IS_SPACED: bool = true;

    /// True if the `grid` output ends with a count of all answers.
    const IS_COUNTED: bool = true;

    /// Returns the name under which the answer is counted, such as its status in the contract.
    fn status(&self) -> &'static str;

    /// Returns the exit code that the answer asks for.
    fn exit(&self) -> Exit;

    /// Returns the rank of the puzzle, if it was rated. It is counted under the name that
    /// [`rank_name`] returns.
    fn rank(&self) -> Option<Rank> {
        None
    }

    /// Returns the message about the answer on standard error, if any.
    fn remark(&self, texts: &Texts) -> Option<String> {
        let _ = texts;
        None
    }

    /// Returns the board, and the cell on it that the remark is about. Returns `None` if there is
    /// none, or if it must not be revealed.
    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        None
    }

    /// Returns the names of what is reported once at the end, with a count. They are names of
    /// messages that take the values `count` and `place`, the first place.
    fn sums(&self) -> &[&'static str] {
        &[]
    }

    /// Returns the columns of a table of such answers. They are fields of the row.
    fn columns() -> &'static [Column]
    where
        Self: Sized,
    {
        &[]
    }

    /// Adds the fields of JSON and tables to an empty row.
    fn row(&self, row: &mut Row) {
        let _ = row;
        unreachable!("{}", no_output::<Self>());
    }

    /// Appends the `line` output, without the line end.
    fn line(&self, line: &mut Vec<u8>) {
        let _ = line;
        unreachable!("{}", no_output::<Self>());
    }

    /// Writes the `grid` output.
    fn view(&self, view: &mut View<'_>) {
        let _ = view;
        unreachable!("{}", no_output::<Self>());
    }

    /// Writes the text above the first answer in the `grid` output.
    fn head(view: &mut View<'_>)
    where
        Self: Sized,
    {
        let _ = view;
    }
}

fn no_output<A: ?Sized>() -> String {
    format!("{} becomes part of something else and reaches no output", std::any::type_name::<A>())
}

/// The number of answers of each status, and the exit code of all together.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The counts, in the order of their names, so that ranks are in order. There are only a few
    /// names.
    counts: Vec<(&'static str, u64)>,
    exit: Exit,
}

impl Tally {
    /// Adds to the count of a status, and takes the exit code into account.
    pub fn count(&mut self, status: &'static str, count: u64, exit: Exit) {
        let is_it = |name: &str| std::ptr::eq(name, status) || name == status;
        match self.counts.iter_mut().find(|(name, _)| is_it(name)) {
            Some((_, counted)) => *counted += count,
            None => {
                let place = self.counts.partition_point(|(name, _)| *name < status);
                self.counts.insert(place, (status, count));
            }
        }
        self.exit = self.exit.max(exit);
    }

    /// Adds the counts of another tally.
    pub fn add(&mut self, other: &Tally) {
        for &(status, count) in &other.counts {
            self.count(status, count, other.exit);
        }
        self.exit = self.exit.max(other.exit);
    }

    /// Takes an exit code into account that does not belong to an answer.
    pub fn note(&mut self, exit: Exit) {
        self.exit = self.exit.max(exit);
    }

    /// Returns the worst exit code.
    pub fn exit(&self) -> Exit {
        self.exit
    }

    /// Returns the count of each status, in the order of their names.
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        self.counts.iter().copied()
    }

    /// Returns a tally of only some statuses, with the same exit code.
    pub fn of(&self, is_counted: impl Fn(&str) -> bool) -> Tally {
        let counts = self.counts().filter(|(status, _)| is_counted(status)).collect();
        Tally { counts, exit: self.exit }
    }

    /// Returns the number of all answers.
    pub fn total(&self) -> u64 {
        self.counts.iter().map(|(_, count)| count).sum()
    }
}

/// Returns the name under which a rank is counted.
pub fn rank_name(rank: Rank) -> &'static str {
    ["rank-1", "rank-2", "rank-3", "rank-4", "rank-5", "rank-6", "rank-7", "rank-8"][rank.index()]
}
