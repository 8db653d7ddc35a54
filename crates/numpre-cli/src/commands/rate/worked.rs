//! How much work a puzzle is, beyond its rank: techniques, steps, refutations, hardest moments.

use super::Rated;
use crate::output::{Report, Tone, View, Wrapper};
use crate::results::Assessed;
use crate::run::chosen::Ranked;
use numpre::Rank;
use numpre::assess::{AssessError, Work};
use numpre_formats::Puzzle;
use serde::{Serialize, Serializer};

/// A rated puzzle, and how much work it is.
#[derive(Serialize)]
pub(super) struct Worked {
    /// The rank is left out here: among the fields it is part of the work.
    #[serde(flatten, serialize_with = "without_rank")]
    rated: Rated,
    #[serde(flatten)]
    work: Option<Work>,
}

fn without_rank<S: Serializer>(rated: &Rated, serializer: S) -> Result<S::Ok, S::Error> {
    rated.assessed.serialize(serializer)
}

impl Worked {
    pub(super) fn new(
        line: usize,
        puzzle: Puzzle,
        work: Result<Work, AssessError>,
        left_out: &'static [&'static str],
    ) -> Worked {
        let (assessed, work) = Assessed::with(line, puzzle, work);
        let rank = work.as_ref().map(|work| work.rank);
        Worked { rated: Rated { assessed, rank, left_out }, work }
    }
}

/// The rank alone, for a puzzle that is not written.
impl From<Rated> for Worked {
    fn from(rated: Rated) -> Worked {
        Worked { rated, work: None }
    }
}

impl Ranked for Worked {
    fn rank(&self) -> Option<Rank> {
        self.rated.rank
    }
}

impl Wrapper for Worked {
    type Inner = Rated;

    fn inner(&self) -> &Rated {
        &self.rated
    }
}

impl Report for Worked {
    const COLUMNS: &'static [&'static str] = &[
        "line",
        "puzzle",
        "status",
        "rank",
        "techniques",
        "steps",
        "longest_refutation",
        "refutation_steps",
        "hardest_moments",
        "narrowest",
        "clashes",
        "wrong",
        "error",
    ];

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
