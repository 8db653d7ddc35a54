//! The work that a puzzle takes, in addition to its rank: techniques, steps, refutations, hardest
//! moments.

use super::Rated;
use crate::exit::Exit;
use crate::output::{Answer, Tone, View};
use crate::results::Assessed;
use numpre::assess::{AssessError, Work};
use numpre::logic::Technique;
use numpre::{Cell, Grid, Rank};
use numpre_api::row::{Column, Kind, Row, Value};
use numpre_formats::Puzzle;
use numpre_text::Texts;
use std::sync::LazyLock;

/// A rated puzzle with its work. A wide row has one field for each technique. An ordinary row has
/// one field for all techniques:
///
/// ```text
///    ordinary   techniques  {"hidden-single":30,"naked-single":12}
///    wide       full-house  0   hidden-single  30   naked-single  12   …
/// ```
pub(super) struct Worked<const IS_WIDE: bool> {
    rated: Rated,
    work: Option<Work>,
}

/// The name of the field for all techniques.
const TECHNIQUES: &str = "techniques";

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("rank", Kind::Integer),
    Column::optional(TECHNIQUES, Kind::Nested),
    Column::optional("steps", Kind::Integer),
    Column::optional("longest_refutation", Kind::Integer),
    Column::optional("refutation_steps", Kind::Integer),
    Column::optional("hardest_moments", Kind::Integer),
    Column::optional("narrowest", Kind::Integer),
    Column::optional("clashes", Kind::Nested),
    Column::optional("wrong", Kind::Names),
    Column::optional("error", Kind::Text),
];

/// The same columns, but with one column for each technique in the place of `techniques`.
static WIDE_COLUMNS: LazyLock<Vec<Column>> = LazyLock::new(|| {
    let wide = |column: &Column| match column.name {
        TECHNIQUES => {
            let of = |technique: &Technique| Column::optional(technique.slug(), Kind::Integer);
            Technique::ALL.iter().map(of).collect()
        }
        _ => vec![*column],
    };
    COLUMNS.iter().flat_map(wide).collect()
});

impl<const IS_WIDE: bool> Worked<IS_WIDE> {
    pub(super) fn new(
        line: usize,
        puzzle: Puzzle,
        work: Result<Work, AssessError>,
        left_out: &'static [&'static str],
    ) -> Self {
        let (assessed, work) = Assessed::with(line, puzzle, work);
        let rank = work.as_ref().map(|work| work.rank);
        Worked { rated: Rated { assessed, rank, left_out }, work }
    }

    /// Creates the result of a puzzle that is not written but only counted, so it needs no work.
    pub(super) const fn unwritten(rated: Rated) -> Self {
        Worked { rated, work: None }
    }
}

/// Adds the number of uses of each technique, easiest first. An ordinary row gets one field with
/// the techniques that are used. A wide row gets one field for each technique.
fn set_techniques(techniques: &[(Technique, usize)], is_wide: bool, row: &mut Row) {
    if !is_wide {
        let count = |&(technique, count): &(Technique, usize)| {
            (technique.slug().into(), Value::from(count))
        };
        return row.set(TECHNIQUES, Value::Object(techniques.iter().map(count).collect()));
    }
    for &technique in Technique::ALL {
        let used = techniques.iter().find(|(used, _)| *used == technique);
        row.set(technique.slug(), used.map_or(0, |(_, count)| *count));
    }
}

impl<const IS_WIDE: bool> Answer for Worked<IS_WIDE> {
    fn status(&self) -> &'static str {
        self.rated.status()
    }

    fn exit(&self) -> Exit {
        self.rated.exit()
    }

    fn rank(&self) -> Option<Rank> {
        self.rated.rank
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.rated.remark(texts)
    }

    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        self.rated.wrong_cell()
    }

    fn sums(&self) -> &[&'static str] {
        self.rated.sums()
    }

    fn columns() -> &'static [Column] {
        if IS_WIDE { &WIDE_COLUMNS } else { COLUMNS }
    }

    fn row(&self, row: &mut Row) {
        self.rated.assessed.row(row);
        let Some(work) = &self.work else { return };
        row.set("rank", work.rank.get());
        set_techniques(&work.techniques, IS_WIDE, row);
        row.set("steps", work.steps);
        row.set("longest_refutation", work.longest_refutation);
        row.set("refutation_steps", work.refutation_steps);
        row.set("hardest_moments", work.moments.count);
        row.set("narrowest", work.moments.narrowest);
    }

    fn line(&self, line: &mut Vec<u8>) {
        self.rated.line(line);
    }

    fn view(&self, view: &mut View<'_>) {
        self.rated.view(view);
        let Some(work) = &self.work else { return };
        for (technique, count) in &work.techniques {
            let values = [
                ("technique", view.texts.technique(*technique).into()),
                ("count", (*count).into()),
            ];
            let line = view.texts.say("rate-uses", &values);
            view.line(&format!("  {line}"));
        }
        if work.techniques.is_empty() {
            let line = view.word(Tone::Faint, "explain-nothing");
            return view.line(&line);
        }
        for line in view.texts.work(work) {
            view.line(&format!("  {line}"));
        }
    }
}
