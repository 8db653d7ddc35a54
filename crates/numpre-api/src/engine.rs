//! Answers requests one after another, as Rust types or as JSON.

use crate::Fault;
use crate::context::{self, Clock, Context};
use crate::requests::{self, Request};
use crate::state::EngineState;
use numpre::CancelToken;
use numpre_text::FALLBACK;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::rc::Rc;

/// An engine that answers requests one after another. It keeps buffers and caches between them, but
/// they never change an answer: the same request always has the same reply.
///
/// ```
/// use numpre_api::{Board, Engine, SolveRequest, Status};
///
/// let puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let board = Board::of_givens(puzzle.parse()?);
/// let reply = Engine::new().answer(SolveRequest { board }, "en", Default::default()).unwrap();
/// assert_eq!(reply.status, Status::Unique);
/// assert!(reply.solution.unwrap().to_string().starts_with("534678912"));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub struct Engine {
    pub(crate) state: EngineState,
    clock: Clock,
}

#[derive(Deserialize)]
struct Envelope<'a> {
    v: u32,
    id: f64,
    #[serde(borrow)]
    ask: &'a RawValue,
    #[serde(borrow, default)]
    with: Option<&'a RawValue>,
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    deadline_ms: Option<f64>,
}

/// The `id` of a request. It is read separately if the rest of the request cannot be read, so that
/// the reply has the right `id`.
#[derive(Default, Deserialize)]
struct Address {
    #[serde(default)]
    id: f64,
}

#[derive(Serialize)]
struct Reply<'a> {
    id: Number,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a Fault>,
}

/// A number as JavaScript writes it: whole numbers have no decimal point.
#[derive(Serialize)]
#[serde(untagged)]
enum Number {
    Whole(i64),
    Other(f64),
}

impl From<f64> for Number {
    fn from(number: f64) -> Number {
        // Above this, an `f64` cannot hold every whole number.
        const EXACT: f64 = 9_007_199_254_740_992.0;
        if number.fract() == 0.0 && number.abs() <= EXACT {
            Number::Whole(number as i64)
        } else {
            Number::Other(number)
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

impl Engine {
    /// Creates an engine with the system clock.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new() -> Engine {
        Engine::with_clock(context::system_clock)
    }

    /// Creates an engine with this clock, for targets without a system clock, such as WebAssembly.
    pub fn with_clock(clock: Clock) -> Engine {
        Engine { state: EngineState::default(), clock }
    }

    /// Answers a request in the language of this tag, such as `ja` or `en-GB`.
    ///
    /// # Errors
    /// Returns a [`Fault`] with the reason why there is no answer, in the same language.
    pub fn answer<R: Request>(
        &mut self,
        request: R,
        language: &str,
        cancel: CancelToken,
    ) -> Result<R::Reply, Fault> {
        let context = Context::new(self.state.texts(language), self.clock, cancel);
        request.answer(&mut self.state, &context)
    }

    /// Answers a request in JSON. Every text has a reply; if it is not a request, the reply has the
    /// fault `bad-request`.
    ///
    /// ```
    /// use numpre_api::Engine;
    ///
    /// let reply = Engine::new().ask(
    ///     r#"{"v":1,"id":7,"ask":"next","lang":"en","with":{"level":"where","board":{"givens":
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ///     }}}"#,
    /// );
    /// let value = r#"{"kind":"where","houses":["b2"],"text":"Look at block 2."}"#;
    /// assert_eq!(reply, format!(r#"{{"id":7,"ok":true,"value":{value}}}"#));
    /// ```
    pub fn ask(&mut self, json: &str) -> String {
        self.ask_with_cancel(json, &CancelToken::NEVER)
    }

    /// Answers a request in JSON as [`Engine::ask`] does, until the token is cancelled. The reply
    /// then has the fault `timeout`, as it does when the deadline of the request has passed.
    pub fn ask_with_cancel(&mut self, json: &str, cancel: &CancelToken) -> String {
        let (id, answer) = match serde_json::from_str::<Envelope<'_>>(json) {
            Ok(envelope) => (envelope.id, self.open(&envelope, cancel)),
            Err(error) => {
                let address: Address = serde_json::from_str(json).unwrap_or_default();
                let texts = self.state.texts(FALLBACK);
                (address.id, Err(Fault::bad_request(&texts, error.to_string())))
            }
        };
        reply(id, answer)
    }

    fn open(
        &mut self,
        envelope: &Envelope<'_>,
        cancel: &CancelToken,
    ) -> Result<Box<RawValue>, Fault> {
        let texts = self.state.texts(envelope.lang.as_deref().unwrap_or(FALLBACK));
        let bad = |what: &str| Fault::bad_request(&texts, what);
        if envelope.v != 1 {
            return Err(bad("v"));
        }
        let kind: String = serde_json::from_str(envelope.ask.get()).map_err(|_| bad("ask"))?;
        let deadline = context::deadline(self.clock, envelope.deadline_ms);
        let cancel = context::either(cancel, deadline);
        let context = Context::new(Rc::clone(&texts), self.clock, cancel);
        let with = envelope.with.map_or("{}", RawValue::get);
        requests::answer(&mut self.state, &context, &kind, with)
    }
}

fn reply(id: f64, answer: Result<Box<RawValue>, Fault>) -> String {
    let (value, error) = (answer.as_ref().ok().map(AsRef::as_ref), answer.as_ref().err());
    crate::json(&Reply { id: id.into(), ok: value.is_some(), value, error })
}
