//! The trait of all requests.

use crate::{Context, EngineState, Fault};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A request as plain data, with the function that answers it.
///
/// [`Engine::answer`](crate::Engine::answer) takes any of them.
pub trait Request: DeserializeOwned {
    /// The reply.
    type Reply: Serialize;

    /// Answers the request.
    ///
    /// # Errors
    /// [`Fault`] with the reason why there is no answer.
    fn answer(self, state: &mut EngineState, context: &Context) -> Result<Self::Reply, Fault>;
}
