//! A converted record, and what is lost with it.

use super::rearranged::least;
use crate::exit::Exit;
use crate::output::Answer;
use numpre_formats::{Columns, Extra, Format, Record, print, read_one};

/// The changes to make to each record.
#[derive(Clone, Copy)]
pub struct Changes {
    /// True if the canonical form is wanted.
    pub canonical: bool,
    /// True if answers are left out.
    pub drop_answers: bool,
}

/// A record in its new form, and what the new format cannot express.
pub struct Converted {
    /// The record.
    pub record: Record,
    /// The names of the messages about it, which are counted and reported at the end.
    sums: Vec<&'static str>,
}

impl Converted {
    /// Changes a record for this format. `columns` are those of the output.
    pub fn new(record: Record, to: Format, changes: Changes, columns: &Columns) -> Converted {
        // The canonical form is that of the givens. Everything else in the puzzle only moves with
        // them.
        let moved_along = changes.canonical && !record.puzzle.is_plain();
        let mut record = if changes.canonical { least(&record) } else { record };
        if changes.drop_answers {
            record.answer = None;
        }
        let is_lost = |extra: &Extra| !to.carries(extra, columns);
        let lost_extra = record.extra.as_deref().is_some_and(is_lost);
        let sums = moved_along.then_some("sum-moved-along").into_iter();
        let sums =
            sums.chain(lost(&record, to)).chain(lost_extra.then_some("sum-lost-extra")).collect();
        Converted { sums, record }
    }
}

/// Returns the names of the messages about what the format loses of a record. To find out, the
/// record is printed and read back.
///
/// For example, a puzzle with a placed digit comes back from `line-81` with one more given:
/// `sum-lost-placed`.
fn lost(record: &Record, to: Format) -> Vec<&'static str> {
    let Record { puzzle, answer, .. } = record;
    if puzzle.is_plain() && answer.is_none() {
        return Vec::new();
    }
    let back = read_one(&print(to, puzzle, answer.as_ref())).ok();
    let is_lost = |kept: &dyn Fn(&Record) -> bool| !back.as_ref().is_some_and(kept);
    [
        (
            "sum-lost-candidates",
            is_lost(&|back| puzzle.pencil_marks().is_superset(&back.puzzle.pencil_marks())),
        ),
        ("sum-lost-blanks", is_lost(&|back| back.puzzle.grid() == puzzle.grid())),
        ("sum-lost-placed", is_lost(&|back| back.puzzle.placed == puzzle.placed)),
        ("sum-lost-answer", is_lost(&|back| back.answer == *answer)),
    ]
    .into_iter()
    .filter_map(|(name, is_lost)| is_lost.then_some(name))
    .collect()
}

impl Answer for Converted {
    fn status(&self) -> &'static str {
        "converted"
    }

    fn exit(&self) -> Exit {
        Exit::Holds
    }

    fn sums(&self) -> &[&'static str] {
        &self.sums
    }
}
