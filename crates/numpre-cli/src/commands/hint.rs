//! `numpre hint`: shows the next step, or a part of it.

use super::subcommand::Subcommand;
use crate::args::{Inputs, Ladder, whole};
use crate::exit::{Exit, Failure};
use crate::output::fields::{self, StepForm};
use crate::output::{Answer, Tone, View};
use crate::results::Assessed;
use crate::run::{Session, report};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use numpre::assess::{Assessor, HintLevel, MistakeHint, StepHint};
use numpre::logic::{Step, Technique, notation};
use numpre::{Cell, CellSet, Grid, House, Rank};
use numpre_api::row::{Column, Kind, Row, Value};
use numpre_formats::Record;
use numpre_text::Texts;

#[derive(clap::Args)]
pub struct Hint {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "LEVEL", value_parser = level(), default_value = "full")]
    level: HintLevel,
    #[arg(long, conflicts_with = "level")]
    all: bool,
    #[arg(
        long,
        value_name = "TECHNIQUE",
        value_parser = technique(),
        conflicts_with_all = ["level", "all"]
    )]
    technique: Option<Technique>,
    #[command(flatten)]
    ladder: Ladder,
    #[arg(
        long,
        value_name = "N",
        value_parser = whole::<usize>(1, u64::MAX),
        conflicts_with = "level"
    )]
    limit: Option<usize>,
}

/// Reads the name of a technique.
fn technique() -> impl TypedValueParser<Value = Technique> {
    let slugs = Technique::ALL.iter().map(|technique| technique.slug());
    PossibleValuesParser::new(slugs).try_map(|slug| slug.parse::<Technique>())
}

/// The choice of the next steps to show.
#[derive(Clone, Copy)]
enum Which {
    /// One step of the easiest technique that has one.
    First,
    /// At most this number of steps of the easiest technique that has one.
    All(usize),
    /// At most this number of steps of this technique.
    Of(Technique, usize),
}

/// The levels that the command offers. The lowest level of the core is missing: it says only that
/// there is a step.
const LEVELS: [(&str, HintLevel); 3] =
    [("where", HintLevel::Where), ("what", HintLevel::What), ("full", HintLevel::Full)];

/// Reads the name of a level.
fn level() -> impl TypedValueParser<Value = HintLevel> {
    PossibleValuesParser::new(LEVELS.map(|(name, _)| name)).map(|name| {
        let level = LEVELS.iter().find(|(known, _)| *known == name);
        level.expect("clap takes only the names of LEVELS").1
    })
}

/// Returns the name of a level, as in the option.
fn name_of(level: HintLevel) -> &'static str {
    let row = LEVELS.iter().find(|(_, known)| *known == level);
    row.expect("only the levels of LEVELS can be chosen").0
}

impl Subcommand for Hint {
    const NAME: &'static str = "hint";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        if self.ladder.is_explainer() {
            let values = [("command", "numpre explain".into())];
            return Err(Failure::Message(session.texts.say("hint-not-se", &values)));
        }
        let reader = session.reader(&self.inputs);
        let (level, form, language) = (self.level, session.step_form(), session.language.clone());
        let (ladder, harder) = (self.ladder.clone(), self.ladder);
        let at_most = self.limit.unwrap_or(usize::MAX);
        let which = match self.technique {
            Some(technique) => Which::Of(technique, at_most),
            // One step is shown by default. A limit only makes sense for several, so it implies
            // `--all`.
            None if self.all || self.limit.is_some() => Which::All(at_most),
            None => Which::First,
        };
        let is_of_any = self.technique.is_none();
        report::run(
            session,
            self.inputs.strict,
            reader,
            move || (ladder.assessor(), Texts::new(&language)),
            move |(assessor, texts), _, record| {
                let hinted = Hinted::new(assessor, texts, &record, which, level, form);
                Ok(if is_of_any { hinted.or_harder(&harder, texts) } else { hinted })
            },
        )
    }
}

/// The assessment of a puzzle, and the part of the next step that the level reveals.
struct Hinted {
    assessed: Assessed,
    rank: Option<Rank>,
    level: HintLevel,
    /// The houses that the level reveals.
    houses: Vec<House>,
    cells: Option<CellSet>,
    technique: Option<&'static str>,
    text: Option<String>,
    /// The steps as a field of the row, if the output has fields.
    steps: Option<Value>,
    found: Vec<Step>,
    /// The easiest technique that finds a step, if the chosen techniques find none.
    harder: Option<Technique>,
}

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("rank", Kind::Integer),
    Column::optional("level", Kind::Text),
    Column::optional("houses", Kind::Names),
    Column::optional("cells", Kind::Names),
    Column::optional("technique", Kind::Text),
    Column::optional("text", Kind::Text),
    Column::optional("steps", Kind::Nested),
    Column::optional("clashes", Kind::Nested),
    Column::optional("wrong", Kind::Names),
    Column::optional("error", Kind::Text),
];

impl Hinted {
    fn new(
        assessor: &mut Assessor,
        texts: &Texts,
        record: &Record,
        which: Which,
        level: HintLevel,
        form: Option<StepForm>,
    ) -> Hinted {
        let (puzzle, fields) = (&record.puzzle, form.is_some());
        let found = match which {
            Which::First => {
                assessor.hint(puzzle).map(|(rank, step)| (rank, step.into_iter().collect()))
            }
            Which::All(at_most) => assessor.first_hints(puzzle, at_most),
            Which::Of(technique, at_most) => assessor.first_hints_of(technique, puzzle, at_most),
        };
        let (assessed, found) = Assessed::with(record.line, puzzle.clone(), found);
        let (rank, found): (_, Option<Vec<Step>>) = found.unzip();
        let found = found.unwrap_or_default();
        let wrong = assessed.wrong_cells();
        let revealed = found.first().filter(|_| fields && matches!(which, Which::First));
        let hint = revealed.map(|step| StepHint::of(step, level));
        let mut hinted = Hinted {
            level,
            rank: rank.filter(|_| level > HintLevel::Where),
            houses: match &hint {
                Some(StepHint::Where { block }) => vec![*block],
                Some(StepHint::What { houses, .. }) => houses.clone(),
                Some(StepHint::Full { step }) => step.evidence.houses(),
                _ if fields && level == HintLevel::Where => match assessed.mistake(level) {
                    Some(MistakeHint::Where { block }) => vec![block],
                    _ => Vec::new(),
                },
                _ => Vec::new(),
            },
            cells: match &hint {
                Some(StepHint::What { cells, .. }) => {
                    Some(*cells).filter(|cells| !cells.is_empty())
                }
                Some(StepHint::Full { step }) => Some(step.evidence.cells()),
                _ => None,
            },
            technique: revealed
                .filter(|_| level > HintLevel::Where)
                .map(|step| step.technique.slug()),
            text: hint.and_then(|hint| text_of(texts, &hint, revealed)),
            steps: form
                .filter(|_| level == HintLevel::Full && assessed.is_proper())
                .map(|form| fields::steps(&found, form, texts)),
            assessed: match level {
                HintLevel::Full => assessed,
                level => assessed.without_reasons(level == HintLevel::Where),
            },
            found,
            harder: None,
        };
        if fields && !wrong.is_empty() {
            hinted.text = hinted.mistake(texts);
        }
        hinted
    }

    /// Adds the easiest technique of the order that finds a step, if the chosen techniques find
    /// none.
    fn or_harder(mut self, ladder: &Ladder, texts: &Texts) -> Hinted {
        if self.found.is_empty() && self.assessed.is_proper() && !self.assessed.grid().is_full() {
            self.harder = ladder.easiest(&self.assessed.state());
            if self.harder.is_some() && self.steps.is_some() {
                self.text = Some(texts.no_hint(false, self.harder));
            }
        }
        self
    }

    /// Returns the message about the mistake on the board, as far as the level reveals it.
    fn mistake(&self, texts: &Texts) -> Option<String> {
        match self.assessed.mistake(self.level) {
            Some(MistakeHint::Where { block }) => Some(texts.mistake_where(block)),
            Some(MistakeHint::What { cells }) => Some(texts.mistake_what(cells)),
            Some(MistakeHint::Exists | MistakeHint::Full { .. }) | None => {
                self.assessed.remark(texts)
            }
        }
    }
}

/// Returns the sentence of a hint that reveals a part of the step. Returns `None` for other levels.
fn text_of(texts: &Texts, hint: &StepHint<'_>, step: Option<&Step>) -> Option<String> {
    match hint {
        StepHint::Where { block } => Some(texts.hint_where(*block)),
        StepHint::What { .. } => step.map(|step| texts.hint_what(step)),
        StepHint::Exists | StepHint::Full { .. } => None,
    }
}

impl Answer for Hinted {
    fn status(&self) -> &'static str {
        self.assessed.status()
    }

    fn exit(&self) -> Exit {
        let is_without = self.assessed.is_proper() && self.found.is_empty();
        self.assessed.exit().max(if is_without { Exit::No } else { Exit::Holds })
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.mistake(texts)
    }

    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        // The position in the message would reveal the cell.
        self.assessed.wrong_cell().filter(|_| self.level > HintLevel::Where)
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        self.assessed.row(row);
        row.set_some("rank", self.rank.map(Rank::get));
        row.set("level", name_of(self.level));
        if !self.houses.is_empty() {
            let names: Vec<String> = self.houses.iter().map(House::to_string).collect();
            row.set("houses", names);
        }
        row.set_some("cells", self.cells);
        row.set_some("technique", self.technique);
        row.set_some("text", self.text.clone());
        row.set_some("steps", self.steps.clone());
    }

    fn line(&self, line: &mut Vec<u8>) {
        if !self.assessed.is_proper() {
            return line.extend_from_slice(self.assessed.status().as_bytes());
        }
        if self.found.is_empty() {
            let is_solved = self.assessed.grid().is_full();
            return line.extend_from_slice(if is_solved { b"solved" } else { b"no-step" });
        }
        let shown = |step: &Step| match StepHint::of(step, self.level) {
            StepHint::Exists => String::new(),
            StepHint::Where { block } => block.to_string(),
            StepHint::What { technique, houses, cells } if cells.is_empty() => {
                let houses: Vec<String> = houses.iter().map(House::to_string).collect();
                format!("{technique} {}", houses.join(","))
            }
            StepHint::What { technique, cells, .. } => {
                format!("{technique} {}", notation::cells(cells))
            }
            StepHint::Full { step } => step.to_string(),
        };
        let steps: Vec<String> = self.found.iter().map(shown).collect();
        line.extend_from_slice(steps.join("; ").as_bytes());
    }

    fn view(&self, view: &mut View<'_>) {
        if !self.assessed.is_proper() {
            let heading = self.assessed.heading(view);
            view.heading(&[heading]);
            if self.level > HintLevel::Where {
                self.assessed.view_wrong(view);
            }
            return;
        }
        view.heading(&[]);
        match &*self.found {
            [] => {
                let is_solved = self.assessed.grid().is_full();
                let nothing = view.texts.no_hint(is_solved, self.harder);
                let nothing = view.paint(Tone::Faint, &nothing);
                view.line(&nothing);
            }
            [step] if self.level < HintLevel::Full => {
                let hint = StepHint::of(step, self.level);
                let text = text_of(view.texts, &hint, Some(step)).unwrap_or_default();
                view.line(&text);
            }
            steps => {
                let state = self.assessed.state();
                for (place, step) in steps.iter().enumerate() {
                    view.step((steps.len() > 1).then_some(place + 1), step);
                    view.step_drawn(self.assessed.givens(), &state, step);
                }
            }
        }
    }
}
