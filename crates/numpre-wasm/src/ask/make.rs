//! `make`: a puzzle to order.

use crate::desk::{Asked, Tools};
use crate::fault::{Code, Fault};
use crate::value::Order;
use numpre::generate::{Generated, NotFound, StopReason};
use numpre_text::Texts;
use serde::Deserialize;

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "MakeWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    order: Order,
    /// Which of the puzzles of this order; the first where it is left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<f64>"))]
    index: u64,
}

/// The puzzle, as the core tells it.
pub(crate) type Value = Made;

/// A puzzle that was made.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub(crate) struct Made(#[cfg_attr(test, ts(type = "Generated"))] Generated);

pub(crate) fn answer(_: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let texts = &asked.texts;
    let request = with.order.request().map_err(|what| Fault::bad_request(texts, what))?;
    let generator = request.build().map_err(|refusal| Fault::refused(texts, &refusal))?;
    let mut generator = generator.with_cancel(asked.deadline.token());
    generator.generate(with.index).map(Made).map_err(|not_found| fault(texts, not_found))
}

fn fault(texts: &Texts, not_found: NotFound) -> Fault {
    let name = match not_found.because {
        StopReason::OutOfTries => "out-of-tries",
        StopReason::Stopped => "stopped",
    };
    let fault = Fault::new(Code::NotFound, texts.word("engine-not-found")).named(name);
    Fault { nearest: not_found.nearest, ..fault }
}
