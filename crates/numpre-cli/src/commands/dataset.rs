//! `numpre dataset`: makes, verifies, audits and scores data sets. Without the feature `table` it
//! only reports that the feature is missing.

#[cfg(feature = "table")]
mod linked;
mod options;

use super::subcommand::Subcommand;
use crate::exit::{Exit, Failure};
use crate::run::Session;
#[cfg(feature = "table")]
use linked::run;
pub use options::Dataset;

impl Subcommand for Dataset {
    const NAME: &'static str = "dataset";
    const UNUSED: &'static [&'static str] = &["keep_partial"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        self.check(session)?;
        run(&self, session)
    }
}

/// Reports that this command was built without the feature `table`.
///
/// # Errors
/// Always returns an error.
#[cfg(not(feature = "table"))]
fn run(_: &Dataset, session: &Session) -> Result<Exit, Failure> {
    let values = [("what", Dataset::NAME.into()), ("feature", "table".into())];
    Err(Failure::Message(session.texts.say("needs-feature", &values)))
}
