//! No page: this command was built without the feature `serve`.

use super::Serve;
use crate::ground::{Exit, Failure};
use crate::run::Session;

/// There is no page.
///
/// # Errors
/// That it is so.
pub fn serve(_: &Serve, session: &Session) -> Result<Exit, Failure> {
    Err(Failure::Message(session.texts.word("serve-needs-feature")))
}
