//! `numpre explain`: explains every step from the givens to the solution, easiest technique first.

mod stepping;
mod summary;

use super::rate::weight;
use super::subcommand::Subcommand;
use crate::args::{Inputs, Ladder};
use crate::exit::{Exit, Failure};
use crate::output::fields::StepForm;
use crate::output::{Answer, Board, Face, Mark, Tone, View};
use crate::results::{Assessed, Guide, Guided, Origin};
use crate::run::{Session, report};
use numpre::logic::{End, Evidence, Explanation, SolvingState, Step};
use numpre::proof::Unsound;
use numpre::rating::Weight;
use numpre::{Cell, Grid, Rank};
use numpre_api::row::{Column, Kind, Row, Value};
use numpre_formats::Record;
use numpre_text::Texts;
use std::ops::Range;

#[derive(clap::Args)]
pub struct Explain {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long)]
    check: bool,
    #[arg(long)]
    brief: bool,
    #[arg(long)]
    every_step: bool,
    #[arg(long)]
    step: bool,
    #[arg(long, conflicts_with_all = ["check", "brief", "every_step", "step"])]
    summary: bool,
    #[arg(long, value_name = "WEIGHT", value_parser = weight())]
    weight: Option<Weight>,
    #[command(flatten)]
    ladder: Ladder,
}

impl Subcommand for Explain {
    const NAME: &'static str = "explain";
    const NEEDS: &'static [(&'static str, &'static str)] = &[("weight", "summary")];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let boards = match (self.brief, self.every_step) {
            (true, _) => Boards::None,
            (false, true) => Boards::EveryStep,
            (false, false) => Boards::Runs,
        };
        let of_summary = (self.summary && self.ladder.is_explainer()).then_some("--summary");
        if let Some(option) = of_summary.or_else(|| self.ladder.misplaced()) {
            let values = [("option", option.into())];
            return Err(Failure::Message(session.texts.say("order-se-without", &values)));
        }
        for (name, value) in self.ladder.options() {
            session.note_option(name, value);
        }
        let options = ExplainOptions { check: self.check, boards, form: session.step_form() };
        if self.summary {
            let (strict, reader) = (self.inputs.strict, session.reader(&self.inputs));
            let weight = self.weight.unwrap_or_default();
            return summary::run(session, strict, reader, self.ladder, weight);
        }
        if self.step {
            return stepping::run(session, &self.inputs, &self.ladder, options);
        }
        let (language, ladder, reader) =
            (session.language.clone(), self.ladder, session.reader(&self.inputs));
        report::run(
            session,
            self.inputs.strict,
            reader,
            move || (Guide::new(&ladder), Texts::new(&language)),
            move |(guide, texts), _, record| Ok(Explained::new(guide, texts, &record, options)),
        )
    }
}

/// The steps for which a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Boards {
    /// No boards.
    None,
    /// One board for consecutive singles, and one for each other step.
    Runs,
    /// A board for each step.
    EveryStep,
}

/// The options of an explanation.
#[derive(Clone, Copy)]
struct ExplainOptions {
    check: bool,
    boards: Boards,
    /// The form of the steps as a field; `None` if the output has no fields.
    form: Option<StepForm>,
}

/// The assessment of a puzzle, and the steps to its solution.
struct Explained {
    assessed: Assessed,
    rank: Option<Rank>,
    /// The steps as a field of the row, if the output has fields.
    steps: Option<Value>,
    /// The judge's result; `None` if the proof check is not wanted.
    sound: Option<bool>,
    fault: Option<String>,
    /// The sentence that the chosen techniques do not lead to the solution.
    stuck: Option<String>,
    explanation: Option<Explanation>,
    /// The hint that each step is from; empty if the steps are those of a ladder.
    origins: Vec<Origin>,
    boards: Boards,
}

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("rank", Kind::Integer),
    Column::optional("steps", Kind::Nested),
    Column::optional("sound", Kind::Flag),
    Column::optional("fault", Kind::Text),
    Column::optional("clashes", Kind::Nested),
    Column::optional("wrong", Kind::Names),
    Column::optional("error", Kind::Text),
];

impl Explained {
    fn new(
        guide: &mut Guide,
        texts: &Texts,
        record: &Record,
        options: ExplainOptions,
    ) -> Explained {
        let (assessed, guided) =
            Assessed::with(record.line, record.puzzle.clone(), guide.explain(&record.puzzle));
        let mut explained = Explained::of(assessed, guided, texts, options);
        explained.note_end(guide.ladder(), texts);
        explained
    }

    /// Notes the easiest technique that finds a step if the chosen ones stop before the solution.
    fn note_end(&mut self, ladder: &Ladder, texts: &Texts) {
        let is_stuck = |explanation: &&Explanation| explanation.end != End::Solved;
        if let Some(explanation) = self.explanation.as_ref().filter(is_stuck) {
            let mut state = self.assessed.state();
            explanation.steps.iter().for_each(|step| state.apply(step));
            self.stuck = Some(texts.no_hint(false, ladder.easiest(&state)));
        }
    }

    fn of(
        assessed: Assessed,
        guided: Option<Guided>,
        texts: &Texts,
        options: ExplainOptions,
    ) -> Explained {
        let judged = |guided: &Guided| guided.check(&assessed.state().puzzle());
        let judgement = guided.as_ref().filter(|_| options.check).map(judged);
        let steps =
            guided.as_ref().zip(options.form).map(|(guided, form)| guided.field(form, texts));
        let (rank, explanation, origins) = match guided {
            Some(guided) => (Some(guided.rank), Some(guided.explanation), guided.origins),
            None => (None, None, Vec::new()),
        };
        Explained {
            rank,
            steps,
            origins,
            sound: judgement.as_ref().map(Result::is_ok),
            fault: judgement.and_then(Result::err).map(|unsound: Unsound| texts.unsound(&unsound)),
            stuck: None,
            boards: options.boards,
            assessed,
            explanation,
        }
    }

    /// Returns the message with the judge's result, for people.
    fn judgement(&self, view: &View<'_>) -> Option<String> {
        let is_sound = self.sound?;
        let count = self.explanation.as_ref().map_or(0, |explanation| explanation.steps.len());
        let text = match &self.fault {
            Some(fault) => fault.clone(),
            None => view.texts.say("sound", &[("count", count.into())]),
        };
        Some(view.paint(if is_sound { Tone::Good } else { Tone::Bad }, &text))
    }

    /// Writes the rank and the number of steps, or that the board is already full.
    fn view_heading(&self, explanation: &Explanation, rank: Rank, view: &mut View<'_>) {
        let count = view.texts.say("steps", &[("count", explanation.steps.len().into())]);
        let heading = [view.rank(rank), count];
        view.heading(&heading);
        if explanation.steps.is_empty() && self.stuck.is_none() {
            let nothing = view.word(Tone::Faint, "explain-nothing");
            view.line(&nothing);
        }
    }

    /// Writes the step at a place, with its number if one is given.
    fn view_step(&self, place: usize, number: Option<usize>, step: &Step, view: &mut View<'_>) {
        match self.origins.get(place) {
            Some(origin) => view.step_of(number, &origin.name(view.texts), step),
            None => view.step(number, step),
        }
    }

    /// Writes a step, or several steps that share a board. `first` is the number of the first one.
    fn view_steps(&self, first: usize, steps: &[Step], state: &SolvingState, view: &mut View<'_>) {
        match steps {
            [step] => {
                self.view_step(first - 1, Some(first), step, view);
                if self.boards != Boards::None {
                    view.step_drawn(self.assessed.givens(), state, step);
                    view.line("");
                }
            }
            steps => {
                view.run(first, self.assessed.givens(), state, steps);
                view.line("");
            }
        }
    }

    /// Writes the board after the last step, or why there is no solution, and the judge's result.
    fn view_end(&self, state: &SolvingState, view: &mut View<'_>) {
        match &self.stuck {
            Some(stuck) => view.line(stuck),
            None => self.view_solution(state, view),
        }
        if let Some(judgement) = self.judgement(view) {
            view.line(&judgement);
        }
    }

    fn view_solution(&self, state: &SolvingState, view: &mut View<'_>) {
        let solution = state.candidates().singles();
        let face = |cell| {
            let mark =
                if self.assessed.is_given(cell) { Mark::GivenAmongOthers } else { Mark::Found };
            Face { digit: solution.get(cell), mark }
        };
        let marks = [("mark-given", Mark::GivenAmongOthers)];
        view.boards(&[Board { caption: view.caption("solution", &marks), face: &face }]);
    }
}

impl Answer for Explained {
    fn status(&self) -> &'static str {
        self.assessed.status()
    }

    fn exit(&self) -> Exit {
        let unsound = if self.sound == Some(false) { Exit::No } else { Exit::Holds };
        let stuck = if self.stuck.is_some() { Exit::No } else { Exit::Holds };
        self.assessed.exit().max(unsound).max(stuck)
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.fault.clone().or_else(|| self.assessed.remark(texts))
    }

    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        self.assessed.wrong_cell()
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        self.assessed.row(row);
        row.set_some("rank", self.rank.map(Rank::get));
        row.set_some("steps", self.steps.clone());
        row.set_some("sound", self.sound);
        row.set_some("fault", self.fault.clone());
        row.set_some("error", self.stuck.as_ref().map(|_| "stuck".to_owned()));
    }

    fn line(&self, line: &mut Vec<u8>) {
        let Some(explanation) = &self.explanation else {
            return line.extend_from_slice(self.assessed.status().as_bytes());
        };
        let is_solved = explanation.steps.is_empty() && self.stuck.is_none();
        let solved = is_solved.then(|| "solved".to_owned());
        let steps = solved.into_iter().chain(explanation.steps.iter().map(Step::to_string));
        let judgement = self.sound.map(|sound| if sound { "sound" } else { "unsound" }.to_owned());
        let stuck = self.stuck.is_some().then(|| "stuck".to_owned());
        let parts: Vec<String> = steps.chain(stuck).chain(judgement).collect();
        line.extend_from_slice(parts.join("; ").as_bytes());
    }

    fn view(&self, view: &mut View<'_>) {
        let (Some(explanation), Some(rank)) = (&self.explanation, self.rank) else {
            let heading = self.assessed.heading(view);
            view.heading(&[heading]);
            return self.assessed.view_wrong(view);
        };
        self.view_heading(explanation, rank, view);
        let mut state = self.assessed.state();
        for places in runs(&explanation.steps, self.boards == Boards::Runs) {
            let (first, steps) = (places.start + 1, &explanation.steps[places]);
            self.view_steps(first, steps, &state, view);
            steps.iter().for_each(|step| state.apply(step));
        }
        self.view_end(&state, view);
    }
}

/// The maximum number of new digits on one board. More of them take too long to find.
const LONGEST: usize = 9;

/// Returns the ranges of steps that are shown together. With `share`, consecutive singles share a
/// board; every other step has its own.
///
/// For example, for the steps single, single, fish, single: `[0..2, 2..3, 3..4]`.
fn runs(steps: &[Step], share: bool) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (place, step) in steps.iter().enumerate() {
        match runs.last_mut() {
            Some(run)
                if share
                    && run.len() < LONGEST
                    && is_single(&steps[run.start])
                    && is_single(step) =>
            {
                run.end += 1
            }
            _ => runs.push(place..place + 1),
        }
    }
    runs
}

fn is_single(step: &Step) -> bool {
    matches!(step.evidence, Evidence::Single { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::Grid;
    use numpre::logic::explain;
    use numpre_text::Language;

    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn an_unsound_step_is_reported() {
        let puzzle = numpre_formats::read_one(PUZZLE).unwrap().puzzle;
        let mut guided = Guide::new(&Ladder::default()).explain(&puzzle).unwrap();
        guided.explanation.steps.remove(0);
        for (code, expected) in
            [("en", "step 1 is not sound: "), ("ja", "1手目は正しくありません：")]
        {
            let options = ExplainOptions { check: true, boards: Boards::None, form: None };
            let (assessed, _) = Assessed::with(1, puzzle.clone(), Ok(()));
            let texts = Texts::new(&Language::find(code).unwrap());
            let explained = Explained::of(assessed, Some(guided.clone()), &texts, options);
            assert_eq!((explained.sound, explained.exit()), (Some(false), Exit::No));
            assert!(
                explained.remark(&texts).unwrap().starts_with(expected),
                "{:?}",
                explained.fault
            );
            let mut line = Vec::new();
            explained.line(&mut line);
            assert!(line.ends_with(b"; unsound"));
        }
    }

    #[test]
    fn singles_share_a_board_up_to_nine() {
        let puzzle: Grid =
            "9...........586...5...4..63...6.42.1.6.82.539.....3..675...8.1.4.9..53...1......."
                .parse()
                .unwrap();
        let steps = explain(&puzzle).steps;
        let found = runs(&steps, true);
        assert_eq!(
            found.iter().cloned().flatten().collect::<Vec<_>>(),
            (0..steps.len()).collect::<Vec<_>>()
        );
        assert!(found.iter().any(|run| run.len() == LONGEST));
        for run in &found {
            assert!(
                run.len() <= LONGEST
                    && (run.len() == 1 || steps[run.clone()].iter().all(is_single))
            );
        }
        for two in found.windows(2).filter(|two| two[0].len() < LONGEST) {
            assert!(
                !(is_single(&steps[two[0].start]) && is_single(&steps[two[1].start])),
                "{two:?}"
            );
        }
        assert_eq!(runs(&steps, false).len(), steps.len());
    }
}
