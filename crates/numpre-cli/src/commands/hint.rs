//! `numpre hint`: the next step, or as much of it as is wanted.

use super::subcommand::Subcommand;
use crate::args::{Inputs, Order, whole};
use crate::exit::{Exit, Failure};
use crate::output::{Answer, Tone, View, fields};
use crate::results::Assessed;
use crate::run::{Session, report};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use numpre::assess::Assessor;
use numpre::logic::{Step, Technique, notation};
use numpre::{Cell, CellSet, Grid, House, Rank};
use numpre_api::row::{Column, Kind, Row, Value};
use numpre_formats::Record;
use numpre_text::Texts;

#[derive(clap::Args)]
pub struct Hint {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t)]
    level: Level,
    #[arg(long, conflicts_with = "level")]
    all: bool,
    #[arg(
        long,
        value_name = "TECHNIQUE",
        value_parser = technique(),
        conflicts_with_all = ["level", "all"]
    )]
    technique: Option<Technique>,
    #[arg(long, value_name = "ORDER", value_enum, default_value_t)]
    order: Order,
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

/// Which next steps.
#[derive(Clone, Copy)]
enum Which {
    /// One of the easiest technique.
    First,
    /// At most this number of steps of the easiest technique.
    All(usize),
    /// At most this number of steps of this technique.
    Of(Technique, usize),
}

/// How much a hint reveals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
enum Level {
    Where,
    What,
    #[default]
    Full,
}

impl Level {
    const fn name(self) -> &'static str {
        match self {
            Level::Where => "where",
            Level::What => "what",
            Level::Full => "full",
        }
    }
}

impl Subcommand for Hint {
    const NAME: &'static str = "hint";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let reader = session.reader(&self.inputs);
        let (level, fields, language) =
            (self.level, session.has_fields(), session.language.clone());
        let order = self.order;
        let at_most = self.limit.unwrap_or(usize::MAX);
        let which = match self.technique {
            Some(technique) => Which::Of(technique, at_most),
            // One step is shown unless more are asked for, and a limit asks for more.
            None if self.all || self.limit.is_some() => Which::All(at_most),
            None => Which::First,
        };
        report::run(
            session,
            self.inputs.strict,
            reader,
            move || (order.assessor(), Texts::new(&language)),
            move |(assessor, texts), _, record| {
                Ok(Hinted::new(assessor, texts, &record, which, level, fields))
            },
        )
    }
}

/// What a puzzle amounts to, and as much of the next step as the level reveals.
struct Hinted {
    assessed: Assessed,
    rank: Option<Rank>,
    level: Level,
    houses: Option<Vec<String>>,
    cells: Option<CellSet>,
    technique: Option<&'static str>,
    text: Option<String>,
    /// The steps as a field of the row, if the output has fields.
    steps: Option<Value>,
    found: Vec<Step>,
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
        level: Level,
        fields: bool,
    ) -> Hinted {
        let puzzle = &record.puzzle;
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
        let revealed = found.first().filter(|_| fields && matches!(which, Which::First));
        let (is_where, wrong) = (level == Level::Where, assessed.wrong_cells());
        let houses = |step: &Step| -> Vec<House> {
            if is_where { vec![block_of(step)] } else { step.evidence.houses() }
        };
        let mistaken =
            (fields && is_where).then(|| block(wrong)).flatten().map(|block| vec![block]);
        let houses = revealed.map(houses).or(mistaken).filter(|houses| !houses.is_empty());
        let mut hinted = Hinted {
            level,
            rank: rank.filter(|_| !is_where),
            houses: houses.map(|houses| houses.iter().map(House::to_string).collect()),
            cells: revealed.filter(|_| !is_where).map(|step| step.evidence.cells()),
            technique: revealed.filter(|_| !is_where).map(|step| step.technique.slug()),
            text: revealed.filter(|_| level < Level::Full).map(|step| veiled(texts, step, level)),
            steps: (fields && level == Level::Full && assessed.is_proper())
                .then(|| fields::steps(&found, texts)),
            assessed: if level == Level::Full { assessed } else { assessed.veiled(is_where) },
            found,
        };
        if fields && !wrong.is_empty() {
            hinted.text = hinted.mistake(texts);
        }
        hinted
    }

    /// Returns what is wrong with the board, as far as the level reveals it.
    fn mistake(&self, texts: &Texts) -> Option<String> {
        let wrong = self.assessed.wrong_cells();
        match self.level {
            Level::Where => block(wrong).map(|block| texts.mistake_where(block)),
            Level::What if !wrong.is_empty() => Some(texts.mistake_what(wrong)),
            _ => self.assessed.remark(texts),
        }
    }
}

/// Returns the block of the first of these cells.
fn block(cells: CellSet) -> Option<House> {
    cells.first().map(|cell| House::block(cell.block()))
}

/// Returns the block a step acts in. Naming it does not reveal the technique.
fn block_of(step: &Step) -> House {
    let placed = step.placements.iter().map(|&(cell, _)| cell).collect::<CellSet>();
    let removed = step.eliminations.iter().map(|(cell, _)| cell).collect::<CellSet>();
    block(placed).or(block(removed)).unwrap_or(House::block(0))
}

/// Returns a hint that does not reveal the step itself.
fn veiled(texts: &Texts, step: &Step, level: Level) -> String {
    match level {
        Level::Where => texts.hint_where(block_of(step)),
        _ => texts.hint_what(step),
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
        // The column would reveal the cell.
        self.assessed.wrong_cell().filter(|_| self.level != Level::Where)
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        self.assessed.row(row);
        row.set_some("rank", self.rank.map(Rank::get));
        row.set("level", self.level.name());
        row.set_some("houses", self.houses.clone());
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
        let shown = |step: &Step| match self.level {
            Level::Where => block_of(step).to_string(),
            Level::What => format!("{} {}", step.technique, notation::cells(step.evidence.cells())),
            Level::Full => step.to_string(),
        };
        let steps: Vec<String> = self.found.iter().map(shown).collect();
        line.extend_from_slice(steps.join("; ").as_bytes());
    }

    fn view(&self, view: &mut View<'_>) {
        if !self.assessed.is_proper() {
            let heading = self.assessed.heading(view);
            view.heading(&[heading]);
            if self.level > Level::Where {
                self.assessed.view_wrong(view);
            }
            return;
        }
        view.heading(&[]);
        match &*self.found {
            [] => {
                let name =
                    if self.assessed.grid().is_full() { "explain-nothing" } else { "hint-nothing" };
                let nothing = view.word(Tone::Faint, name);
                view.line(&nothing);
            }
            [step] if self.level < Level::Full => {
                let text = veiled(view.texts, step, self.level);
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
