//! How much work a puzzle is, beyond its rank: techniques, steps, refutations, hardest moments.

use crate::ground::{Exit, rank_name};
use crate::output::{Finding, Report, Tone, View};
use crate::results::Assessed;
use crate::run::chosen::Ranked;
use numpre::assess::{AssessError, Work};
use numpre::{Cell, Grid, Rank};
use numpre_formats::Puzzle;
use numpre_text::Texts;
use serde::Serialize;

/// What a puzzle amounts to, its rank, and how much work it is.
#[derive(Serialize)]
pub struct Worked {
    #[serde(flatten)]
    assessed: Assessed,
    /// Among the fields the rank is part of the work.
    #[serde(skip)]
    rank: Option<Rank>,
    #[serde(flatten)]
    work: Option<Work>,
    /// What is reported if there is no rank.
    #[serde(skip)]
    left_out: &'static [&'static str],
}

impl Worked {
    pub fn new(
        line: usize,
        puzzle: Puzzle,
        work: Result<Work, AssessError>,
        left_out: &'static [&'static str],
    ) -> Worked {
        let (assessed, work) = Assessed::with(line, puzzle, work);
        Worked { assessed, rank: work.as_ref().map(|work| work.rank), work, left_out }
    }

    /// The rank alone, for a puzzle that is not written.
    pub fn ranked(
        line: usize,
        puzzle: Puzzle,
        rank: Result<Rank, AssessError>,
        left_out: &'static [&'static str],
    ) -> Worked {
        let (assessed, rank) = Assessed::with(line, puzzle, rank);
        Worked { assessed, rank, work: None, left_out }
    }
}

impl Ranked for Worked {
    fn rank(&self) -> Option<Rank> {
        self.rank
    }
}

impl Finding for Worked {
    /// The ranks are counted apart.
    fn status(&self) -> &'static str {
        self.rank.map_or(self.assessed.status(), rank_name)
    }

    fn exit(&self) -> Exit {
        self.assessed.exit()
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.assessed.remark(texts)
    }

    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        self.assessed.wrong_cell()
    }

    fn sums(&self) -> &[&'static str] {
        if self.rank.is_none() { self.left_out } else { &[] }
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
        super::rank_line(&self.assessed, self.rank, line);
    }

    fn view(&self, view: &mut View<'_>) {
        let Some(work) = &self.work else {
            let heading = self.assessed.heading(view);
            view.heading(&[heading]);
            return self.assessed.view_wrong(view);
        };
        let heading = view.rank(work.rank);
        view.heading(&[heading]);
        for (technique, count) in &work.techniques {
            let values = [("technique", view.texts.technique(*technique).into()), ("count", (*count).into())];
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
