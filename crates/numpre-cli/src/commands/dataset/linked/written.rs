//! Writes the result of an action on a data set.

use crate::exit::Failure;
use crate::form::OutputKind;
use crate::run::{Output, Session, stream};
use serde::Serialize;

/// Writes a result: as JSON if the output format is JSON, otherwise as the text of `lines`.
pub(super) fn write(
    session: &Session,
    result: &impl Serialize,
    lines: impl FnOnce() -> String,
) -> Result<(), Failure> {
    let text = match session.output {
        OutputKind::Json => {
            let json = serde_json::to_string(result);
            json.map_err(|error| Failure::Message(error.to_string()))? + "\n"
        }
        _ => lines(),
    };
    let output = Output::open(session)?;
    let mut output = stream::lock(&output);
    output.write(text.as_bytes())?;
    output.finish()
}
