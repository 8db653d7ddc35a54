//! The options of `numpre dataset`, and what each action takes of them.

use crate::args::span;
use crate::exit::Failure;
use crate::run::Session;
use clap::ValueEnum;
use numpre_text::Expected;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The arguments of `numpre dataset`.
#[derive(clap::Args)]
pub struct Dataset {
    #[arg(value_name = "ACTION", value_enum)]
    pub(super) action: Action,
    #[arg(value_name = "DIR|FILE")]
    pub(super) files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(super) config: Option<PathBuf>,
    #[arg(long)]
    pub(super) resume: bool,
    #[arg(long, value_name = "A..B", value_parser = shards)]
    pub(super) shards: Option<RangeInclusive<usize>>,
    #[arg(long)]
    pub(super) dry_run: bool,
    #[arg(long, value_name = "COLUMN")]
    pub(super) split: Option<String>,
    #[arg(long, value_name = "PROTOCOL", value_enum)]
    pub(super) protocol: Option<ProtocolName>,
}

/// An action on a data set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Action {
    Make,
    Verify,
    Audit,
    Score,
    Card,
}

/// Reads the value of `--shards`, such as `0..9`.
fn shards(text: &str) -> Result<RangeInclusive<usize>, Expected> {
    span(text, 0..=999_999_999, (0, 9))
}

/// A rule that chooses the rows of a data set for training and tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ProtocolName {
    In,
    RankUp,
    ClueDown,
    Few,
}

impl Dataset {
    /// Checks that the action has the files that it needs, and no options of another action.
    ///
    /// # Errors
    /// Returns the first of these that does not hold.
    pub(super) fn check(&self, session: &Session) -> Result<(), Failure> {
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

/// Returns the name of an action on the command line.
fn name(action: Action) -> String {
    action.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}

/// Returns the message with the usage of an action, for too few or too many files or a missing
/// option.
pub(super) fn usage(action: Action, session: &Session) -> Failure {
    let line = match action {
        Action::Make => "numpre dataset make --config FILE --out DIR",
        Action::Verify => "numpre dataset verify DIR",
        Action::Audit => "numpre dataset audit FILE…",
        Action::Score => "numpre dataset score DIR FILE",
        Action::Card => "numpre dataset card DIR",
    };
    Failure::Message(session.texts.say("dataset-usage", &[("line", line.into())]))
}
