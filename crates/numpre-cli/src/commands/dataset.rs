//! `numpre dataset`: makes, verifies, audits and scores data sets. The work is in numpre-dataset.

mod audited;
mod cancelling;
mod fault;
mod made;
mod scored;
mod verified;
mod written;

use super::subcommand::Subcommand;
use crate::args::span;
use crate::exit::{Exit, Failure};
use crate::run::Session;
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use made::Wanted;
use numpre_dataset::card;
use numpre_dataset::score::Protocol;
use numpre_text::Expected;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Dataset {
    #[arg(value_name = "ACTION", value_enum)]
    action: Action,
    #[arg(value_name = "DIR|FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    #[arg(long)]
    resume: bool,
    #[arg(long, value_name = "A..B", value_parser = shards)]
    shards: Option<RangeInclusive<usize>>,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_name = "COLUMN")]
    split: Option<String>,
    #[arg(long, value_name = "PROTOCOL", value_parser = protocol())]
    protocol: Option<Protocol>,
}

/// An action on a data set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Action {
    Make,
    Verify,
    Audit,
    Score,
    Card,
}

fn shards(text: &str) -> Result<RangeInclusive<usize>, Expected> {
    span(text, 0..=999_999_999, (0, 9))
}

fn protocol() -> impl TypedValueParser<Value = Protocol> {
    PossibleValuesParser::new(Protocol::ALL.map(Protocol::name)).map(|name| {
        Protocol::ALL.into_iter().find(|known| known.name() == name).unwrap_or(Protocol::In)
    })
}

impl Subcommand for Dataset {
    const NAME: &'static str = "dataset";
    const UNUSED: &'static [&'static str] = &["keep_partial"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        self.check(session)?;
        match (self.action, self.files.as_slice()) {
            (Action::Make, _) => made::make(&self.wanted(), session),
            (Action::Verify, [folder]) => verified::verify(folder, session),
            (Action::Audit, files) => audited::audit(files, self.split.as_deref(), session),
            (Action::Score, [folder, predictions]) => {
                let protocol = self.protocol.unwrap_or(Protocol::In);
                scored::score(folder, predictions, protocol, session)
            }
            (Action::Card, [folder]) => {
                card::write(folder).map_err(|error| fault::failure(&error, folder, session))?;
                Ok(Exit::Holds)
            }
            _ => Err(usage(self.action, session)),
        }
    }
}

impl Dataset {
    /// Returns what `make` is asked for.
    fn wanted(&self) -> Wanted<'_> {
        let first_and_last = |shards: &RangeInclusive<usize>| {
            *shards.start() as u64..(*shards.end() as u64).saturating_add(1)
        };
        Wanted {
            config: self.config.as_deref().unwrap_or(Path::new("")),
            resume: self.resume,
            shards: self.shards.as_ref().map(first_and_last),
            is_dry_run: self.dry_run,
        }
    }

    /// Checks that the action has its files, and no options of another action.
    fn check(&self, session: &Session) -> Result<(), Failure> {
        let action = self.action;
        let is_make = action == Action::Make;
        let sound = match action {
            Action::Make => self.files.is_empty() && self.config.is_some(),
            Action::Verify | Action::Card => self.files.len() == 1,
            Action::Audit => !self.files.is_empty(),
            Action::Score => self.files.len() == 2,
        };
        let others = [
            (!is_make && self.config.is_some(), "--config"),
            (!is_make && self.resume, "--resume"),
            (!is_make && self.shards.is_some(), "--shards"),
            (!is_make && self.dry_run, "--dry-run"),
            (action != Action::Audit && self.split.is_some(), "--split"),
            (action != Action::Score && self.protocol.is_some(), "--protocol"),
        ];
        if let Some((_, option)) = others.into_iter().find(|(is_given, _)| *is_given) {
            let values = [("action", name(action).into()), ("option", option.into())];
            return Err(Failure::Message(session.texts.say("dataset-other-option", &values)));
        }
        if session.output.is_workbook() {
            return Err(Failure::Message(session.texts.word("no-workbook")));
        }
        if sound { Ok(()) } else { Err(usage(action, session)) }
    }
}

fn name(action: Action) -> String {
    action.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}

/// Returns the message that the files or options of an action are missing.
fn usage(action: Action, session: &Session) -> Failure {
    let line = match action {
        Action::Make => "numpre dataset make --config FILE --out DIR",
        Action::Verify => "numpre dataset verify DIR",
        Action::Audit => "numpre dataset audit FILE…",
        Action::Score => "numpre dataset score DIR FILE",
        Action::Card => "numpre dataset card DIR",
    };
    Failure::Message(session.texts.say("dataset-usage", &[("line", line.into())]))
}
