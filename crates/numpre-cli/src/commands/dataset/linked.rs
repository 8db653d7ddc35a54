//! Runs the actions on data sets through the crate numpre-dataset, in a build with the feature
//! `table`.

mod audited;
mod cancelling;
mod fault;
mod made;
mod scored;
mod verified;
mod written;

use super::options::{Action, Dataset, ProtocolName, usage};
use crate::exit::{Exit, Failure};
use crate::run::Session;
use made::Wanted;
use numpre_dataset::card;
use numpre_dataset::score::Protocol;
use std::path::Path;

/// Runs the action of the command line.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or if there are too few or too many files.
pub fn run(dataset: &Dataset, session: &Session) -> Result<Exit, Failure> {
    match (dataset.action, dataset.files.as_slice()) {
        (Action::Make, _) => made::make(&wanted(dataset), session),
        (Action::Verify, [folder]) => verified::verify(folder, session),
        (Action::Audit, files) => audited::audit(files, dataset.split.as_deref(), session),
        (Action::Score, [folder, predictions]) => {
            let protocol = protocol(dataset.protocol.unwrap_or(ProtocolName::In));
            scored::score(folder, predictions, protocol, session)
        }
        (Action::Card, [folder]) => {
            card::write(folder).map_err(|error| fault::failure(&error, folder, session))?;
            Ok(Exit::Holds)
        }
        _ => Err(usage(dataset.action, session)),
    }
}

/// Returns the options of `make`.
fn wanted(dataset: &Dataset) -> Wanted<'_> {
    let shards = dataset
        .shards
        .as_ref()
        .map(|shards| *shards.start() as u64..(*shards.end() as u64).saturating_add(1));
    Wanted {
        config: dataset.config.as_deref().unwrap_or(Path::new("")),
        resume: dataset.resume,
        shards,
        is_dry_run: dataset.dry_run,
    }
}

/// Returns the protocol with this name on the command line.
fn protocol(name: ProtocolName) -> Protocol {
    match name {
        ProtocolName::In => Protocol::In,
        ProtocolName::RankUp => Protocol::RankUp,
        ProtocolName::ClueDown => Protocol::ClueDown,
        ProtocolName::Few => Protocol::Few,
    }
}
