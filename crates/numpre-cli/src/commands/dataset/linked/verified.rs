//! `numpre dataset verify`: checks the files of a data set.

use super::cancelling::Cancelling;
use super::written::write;
use crate::exit::{Exit, Failure};
use crate::run::Session;
use numpre_dataset::verify::{FaultKind, Report};
use numpre_text::Texts;
use std::path::Path;

/// Checks a data set, and prints its faults. Returns [`Exit::No`] if there are any.
pub(super) fn verify(folder: &Path, session: &Session) -> Result<Exit, Failure> {
    let cancelling = Cancelling::watch();
    let report = numpre_dataset::verify::verify(folder, session.threads(), &cancelling.token)
        .map_err(|error| cancelling.failure(&error, folder, session))?;
    write(session, &report, || lines(&report, &session.texts))?;
    Ok(if report.faults.is_empty() { Exit::Holds } else { Exit::No })
}

fn lines(report: &Report, texts: &Texts) -> String {
    let mut text = String::new();
    for fault in &report.faults {
        let place = match fault.row {
            Some(row) => format!("{}:{row}", fault.place),
            None => fault.place.clone(),
        };
        text += &format!("{place}: {}\n", what(&fault.kind, texts));
    }
    let values = [
        ("files", report.files.into()),
        ("rows", report.rows.into()),
        ("faults", (report.faults.len() as u64).into()),
    ];
    text + &texts.say("dataset-verified", &values) + "\n"
}

/// Returns the description of a fault.
fn what(kind: &FaultKind, texts: &Texts) -> String {
    let name = format!("dataset-fault-{}", kind.name());
    match kind {
        FaultKind::Unreadable { reason } => texts.say(&name, &[("reason", reason.as_str().into())]),
        FaultKind::Rows { expected, found } => {
            texts.say(&name, &[("expected", (*expected).into()), ("found", (*found).into())])
        }
        FaultKind::WrongRank { said, is } => {
            texts.say(&name, &[("said", u64::from(*said).into()), ("is", u64::from(*is).into())])
        }
        FaultKind::ClassInTwoSplits { other } | FaultKind::GridClassInTwoSplits { other } => {
            texts.say(&name, &[("other", other.as_str().into())])
        }
        _ => texts.word(&name),
    }
}
