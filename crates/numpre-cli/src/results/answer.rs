//! What a search says about a puzzle: the answer of `solve` and of `check`.

use crate::ground::Exit;
use crate::output::{ClashFields, Digits, Finding, Tone, View};
use numpre::check::clashes;
use numpre::search::Verdict;
use numpre::{Cell, CellSet, FEWEST_CLUES, Grid};
use numpre_formats::Puzzle;
use numpre_text::Texts;
use serde::{Serialize, Serializer};
use std::time::Duration;

/// What a search says about a puzzle, with the fields of the contract.
#[derive(Serialize)]
pub struct Answer {
    pub(super) line: usize,
    /// The puzzle as it was read.
    #[serde(rename = "puzzle", serialize_with = "as_digits")]
    pub puzzle: Puzzle,
    #[serde(rename = "status", serialize_with = "by_name")]
    pub(super) verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) solution: Option<Digits>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) second: Option<Digits>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) count: Option<u64>,
    /// The calls until the first solution stood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) first_calls: Option<u64>,
    /// All calls, the proof that it is the only one among them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) calls: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) micros: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) clashes: Vec<ClashFields>,
    /// How long the search took, where it was a search of its own.
    #[serde(skip)]
    pub time: Option<Duration>,
    #[serde(skip)]
    pub(super) may_have_more: bool,
}

/// The contract's name of a verdict.
pub const fn status(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Unique => "unique",
        Verdict::Multiple => "multiple",
        // Calls have no limit where this is asked, so that the search always tells.
        Verdict::None | Verdict::Unknown => "none",
    }
}

fn by_name<S: Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(status(*verdict))
}

fn as_digits<S: Serializer>(puzzle: &Puzzle, serializer: S) -> Result<S::Ok, S::Error> {
    Digits(puzzle.grid()).serialize(serializer)
}

impl Answer {
    /// An answer of these solutions, without counts and times.
    #[inline]
    pub(super) fn new(
        line: usize,
        puzzle: Puzzle,
        verdict: Verdict,
        first: Option<Grid>,
        second: Option<Grid>,
    ) -> Answer {
        let is_impossible = status(verdict) == "none";
        Answer {
            line,
            verdict,
            solution: first.map(Digits),
            second: second.map(Digits),
            count: None,
            first_calls: None,
            calls: None,
            micros: None,
            clashes: if is_impossible {
                clashes(&puzzle.grid()).map(ClashFields).collect()
            } else {
                Vec::new()
            },
            puzzle,
            time: None,
            may_have_more: false,
        }
    }

    /// The columns of the CSV output.
    pub const COLUMNS: &'static [&'static str] = &[
        "line",
        "puzzle",
        "status",
        "solution",
        "second",
        "count",
        "first_calls",
        "calls",
        "micros",
        "clashes",
        "error",
    ];

    /// The solution, if it is the only one.
    pub fn only(&self) -> Option<&Grid> {
        self.first().filter(|_| self.second.is_none())
    }

    /// The first solution.
    pub fn first(&self) -> Option<&Grid> {
        self.solution.as_ref().map(|digits| &digits.0)
    }

    /// The second.
    pub fn second(&self) -> Option<&Grid> {
        self.second.as_ref().map(|digits| &digits.0)
    }

    /// The cells whose givens clash with each other.
    pub fn clashing(&self) -> CellSet {
        self.clashes.iter().fold(CellSet::EMPTY, |cells, clash| cells | clash.0.cells)
    }

    /// Status, clue count, time and calls, for people.
    pub fn heading(&self, view: &View<'_>) -> Vec<String> {
        let tone = match self.verdict {
            Verdict::Unique => Tone::Good,
            Verdict::Multiple => Tone::Doubtful,
            Verdict::None | Verdict::Unknown => Tone::Bad,
        };
        let mut parts = vec![view.word(tone, &format!("status-{}", self.status()))];
        if let Some(count) = self.count {
            let name = if self.may_have_more { "solutions-at-least" } else { "solutions" };
            parts.push(view.texts.say(name, &[("count", count.into())]));
        }
        parts.push(view.texts.say("clues", &[("count", self.puzzle.givens.clue_count().into())]));
        parts.extend(self.time.map(|time| view.duration(time)));
        if let Some(calls) = self.first_calls.filter(|_| self.solution.is_some()) {
            parts.push(view.texts.say("first-calls", &[("count", calls.into())]));
        }
        if let Some(calls) = self.calls {
            parts.push(view.texts.say("calls", &[("count", calls.into())]));
        }
        parts
    }

    /// That a puzzle of so few givens never has just one solution. (Candidates removed beforehand
    /// are more than givens.)
    pub fn note(&self, texts: &Texts) -> Option<String> {
        let is_short =
            self.puzzle.candidates.is_none() && self.puzzle.grid().clue_count() < FEWEST_CLUES;
        is_short.then(|| texts.say("note-few-givens", &[("fewest", FEWEST_CLUES.into())]))
    }
}

impl Finding for Answer {
    /// The contract's status.
    fn status(&self) -> &'static str {
        status(self.verdict)
    }

    /// What it means for the exit code: only a proper puzzle is a "yes".
    fn exit(&self) -> Exit {
        if self.verdict == Verdict::Unique { Exit::Holds } else { Exit::No }
    }

    /// The clashing givens by name.
    fn remark(&self, texts: &Texts) -> Option<String> {
        texts.remark_of_clashes(self.clashes.iter().map(|clash| &clash.0))
    }

    /// The board, and the first of its cells whose givens clash.
    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        Some((self.puzzle.grid(), self.clashing().first()?))
    }
}
