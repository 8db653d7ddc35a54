//! `numpre hint`: the next step, as strong as it is wanted.

use super::subcommand::Subcommand;
use crate::args::{Inputs, Order};
use crate::ground::{Exit, Failure};
use crate::input::Reader;
use crate::output::{Finding, Report, StepFields, Tone, View, cells, rank_number};
use crate::results::Assessed;
use crate::run::{Session, report};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use numpre::Rank;
use numpre::assess::Assessor;
use numpre::logic::{Step, Technique, notation};
use numpre_formats::Record;
use numpre_text::Texts;
use serde::Serialize;

#[derive(clap::Args)]
pub struct Hint {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t)]
    level: Level,
    #[arg(long, conflicts_with = "level")]
    all: bool,
    #[arg(long, value_name = "TECHNIQUE", value_parser = technique(), conflicts_with_all = ["level", "all"])]
    technique: Option<Technique>,
    #[arg(long, value_name = "ORDER", value_enum, default_value_t)]
    order: Order,
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
    /// All of the easiest technique.
    All,
    /// All of this one.
    Of(Technique),
}

/// How strong a hint is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
enum Level {
    Where,
    What,
    #[default]
    Full,
}

impl Subcommand for Hint {
    const NAME: &'static str = "hint";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let reader = Reader::new(&self.inputs);
        let (level, fields, language) = (self.level, session.has_fields(), session.language.clone());
        let order = self.order;
        let which = match self.technique {
            Some(technique) => Which::Of(technique),
            None if self.all => Which::All,
            None => Which::First,
        };
        report::run(
            session,
            self.inputs.strict,
            reader,
            move || (order.assessor(), Texts::new(&language)),
            move |(assessor, texts), _, record| Ok(Hinted::new(assessor, texts, &record, which, level, fields)),
        )
    }
}

/// What a problem amounts to, and as much of the next step as is to be told.
#[derive(Serialize)]
struct Hinted {
    #[serde(flatten)]
    assessed: Assessed,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "rank_number")]
    rank: Option<Rank>,
    level: Level,
    #[serde(skip_serializing_if = "Option::is_none")]
    houses: Option<Vec<String>>,
    /// Where no house is looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<StepFields>>,
    #[serde(skip)]
    found: Vec<Step>,
}

impl Hinted {
    fn new(
        assessor: &mut Assessor,
        texts: &Texts,
        record: &Record,
        which: Which,
        level: Level,
        fields: bool,
    ) -> Hinted {
        let problem = &record.problem;
        let found = match which {
            Which::First => assessor.hint(problem).map(|(rank, step)| (rank, step.into_iter().collect())),
            Which::All => assessor.hints(problem),
            Which::Of(technique) => assessor.hints_of(technique, problem),
        };
        let (assessed, found) = Assessed::with(record.line, problem.clone(), found);
        let (rank, found): (_, Option<Vec<Step>>) = found.unzip();
        let found = found.unwrap_or_default();
        let told = found.first().filter(|_| fields && matches!(which, Which::First));
        let houses = |step: &Step| step.evidence.houses().iter().map(|house| house.to_string()).collect();
        Hinted {
            level,
            houses: told.filter(|step| !step.evidence.houses().is_empty()).map(houses),
            cells: told.filter(|step| step.evidence.houses().is_empty()).map(|step| cells(step.evidence.cells())),
            technique: told.filter(|_| level >= Level::What).map(|step| step.technique.slug()),
            text: told.filter(|_| level < Level::Full).map(|step| veiled(texts, step, level)),
            steps: (fields && level == Level::Full && assessed.is_proper())
                .then(|| found.iter().map(|step| StepFields::new(step, texts)).collect()),
            assessed,
            rank,
            found,
        }
    }
}

/// A hint that does not tell the step itself.
fn veiled(texts: &Texts, step: &Step, level: Level) -> String {
    let values = [("place", texts.place(step).into()), ("technique", texts.technique(step.technique).into())];
    texts.say(if level == Level::Where { "hint-where" } else { "hint-what" }, &values)
}

impl Finding for Hinted {
    fn status(&self) -> &'static str {
        self.assessed.status()
    }

    fn exit(&self) -> Exit {
        self.assessed.exit()
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.assessed.remark(texts)
    }
}

impl Report for Hinted {
    const COLUMNS: &'static [&'static str] = &[
        "line",
        "puzzle",
        "status",
        "rank",
        "level",
        "houses",
        "cells",
        "technique",
        "text",
        "steps",
        "clashes",
        "wrong",
        "error",
    ];

    fn line(&self, line: &mut Vec<u8>) {
        if !self.assessed.is_proper() {
            return line.extend_from_slice(self.assessed.status().as_bytes());
        }
        // A solved board leaves the line empty: there is no next step.
        let shown = |step: &Step| {
            let houses: Vec<String> = step.evidence.houses().iter().map(|house| house.to_string()).collect();
            let place = if houses.is_empty() { notation::cells(step.evidence.cells()) } else { houses.join(" ") };
            match self.level {
                Level::Where => place,
                Level::What => format!("{} {place}", step.technique),
                Level::Full => step.to_string(),
            }
        };
        let steps: Vec<String> = self.found.iter().map(shown).collect();
        line.extend_from_slice(steps.join("; ").as_bytes());
    }

    fn view(&self, view: &mut View<'_>) {
        if !self.assessed.is_proper() {
            let heading = self.assessed.heading(view);
            view.heading(&[heading]);
            return self.assessed.view_wrong(view);
        }
        view.heading(&[]);
        match &*self.found {
            [] => {
                let name = if self.assessed.puzzle().is_full() { "explain-nothing" } else { "hint-nothing" };
                let nothing = view.word(Tone::Faint, name);
                view.line(&nothing);
            }
            [step] if self.level < Level::Full => {
                let text = veiled(view.texts, step, self.level);
                view.line(&text);
            }
            steps => {
                for (place, step) in steps.iter().enumerate() {
                    view.step((steps.len() > 1).then_some(place + 1), step);
                    if place == 0 {
                        view.pencil_signs();
                    }
                    view.pencil(&self.assessed.state(), step);
                }
            }
        }
    }
}
