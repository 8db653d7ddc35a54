//! No peer: this command was built without the feature `peer`.

use super::super::search_result::Searcher;
use numpre_text::Texts;
use std::env;

/// That there is no peer in this command.
pub struct PeerError;

/// Whether the environment names a library.
pub fn is_named() -> bool {
    env::var_os("NUMPRE_PEER").is_some_and(|name| !name.is_empty())
}

/// There is no peer.
///
/// # Errors
/// That it is so.
pub const fn enter() -> Result<Box<dyn Searcher>, PeerError> {
    Err(PeerError)
}

/// Why the peer takes no part.
pub fn told(_: &PeerError, texts: &Texts) -> String {
    texts.say("needs-feature", &[("what", "NUMPRE_PEER".into()), ("feature", "peer".into())])
}
