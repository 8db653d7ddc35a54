//! What a command found about a puzzle, and what a run and every output need of it.

use super::view::View;
use crate::exit::Exit;
use numpre::{Cell, Grid, Rank};
use numpre_api::row::{Column, Row};
use numpre_text::Texts;

/// What a command found about one puzzle.
///
/// A run counts it and reports it; an output writes it as a row of values, as a line, or as a page
/// for people. Results that only become part of something else (a picture, a sum, a puzzle in
/// another format) have no such form, and never reach an output: for them the provided methods are
/// enough.
pub trait Answer: 'static {
    /// True if the `grid` output puts a blank line after each answer.
    const IS_SPACED: bool = true;

    /// True if the `grid` output ends with a count of all answers.
    const IS_COUNTED: bool = true;

    /// The name under which it is counted: the status of the contract, for instance.
    fn status(&self) -> &'static str;

    /// What it means for the exit code.
    fn exit(&self) -> Exit;

    /// The rank of the puzzle, if it was rated. It is counted by
    /// [`rank_name`](crate::ground::rank_name).
    fn rank(&self) -> Option<Rank> {
        None
    }

    /// The message about it on standard error, if any.
    fn remark(&self, texts: &Texts) -> Option<String> {
        let _ = texts;
        None
    }

    /// The board and the cell on it that the remark is about, if that may be revealed.
    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        None
    }

    /// What is reported once at the end, with a count: names of messages that take `count` and the
    /// first `place`.
    fn sums(&self) -> &[&'static str] {
        &[]
    }

    /// The columns of a table of such answers. They are fields of the row.
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

    /// Appends the `line` output, without the end of the line.
    fn line(&self, line: &mut Vec<u8>) {
        let _ = line;
        unreachable!("{}", no_output::<Self>());
    }

    /// Writes the `grid` output.
    fn view(&self, view: &mut View<'_>) {
        let _ = view;
        unreachable!("{}", no_output::<Self>());
    }

    /// Writes what is above the first answer in the `grid` output.
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

/// How many puzzles came out how.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Ordered by name, so that ranks are in order. There are only a few.
    counts: Vec<(&'static str, u64)>,
    exit: Exit,
}

impl Tally {
    /// Adds to the count of a status.
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

    /// Notes an exit that belongs to no puzzle.
    pub fn note(&mut self, exit: Exit) {
        self.exit = self.exit.max(exit);
    }

    /// Returns the worst exit.
    pub fn exit(&self) -> Exit {
        self.exit
    }

    /// Returns the count of each status, in the order of their names.
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        self.counts.iter().copied()
    }

    /// Returns the counts of some statuses only.
    pub fn of(&self, is_counted: impl Fn(&str) -> bool) -> Tally {
        let counts = self.counts().filter(|(status, _)| is_counted(status)).collect();
        Tally { counts, exit: self.exit }
    }

    /// Returns the total.
    pub fn total(&self) -> u64 {
        self.counts.iter().map(|(_, count)| count).sum()
    }
}

/// Returns the name under which a rank is counted.
pub fn rank_name(rank: Rank) -> &'static str {
    ["rank-1", "rank-2", "rank-3", "rank-4", "rank-5", "rank-6", "rank-7", "rank-8"][rank.index()]
}
