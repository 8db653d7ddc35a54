//! `make`: a puzzle that meets requirements.

use super::request::Request;
use crate::{Context, EngineState, Fault, FaultCode};
use numpre::generate::{self, Generated, Generator, NotFound, StopReason};
use numpre::{CellSet, Rank, Symmetry};
use numpre_text::Texts;
use serde::Deserialize;
use std::ops::RangeInclusive;

/// The requirements for puzzles. Defaults are those of the core's
/// [`Request`](numpre::generate::Request).
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The lowest and the highest rank, 1 to 8.
    #[serde(default)]
    pub ranks: Option<(u8, u8)>,
    /// The fewest and the most clues.
    #[serde(default)]
    pub clues: Option<(usize, usize)>,
    /// The symmetry of the givens.
    #[serde(default)]
    pub symmetry: Option<Symmetry>,
    /// The cells of the givens.
    #[serde(default)]
    pub pattern: Option<CellSet>,
    /// True if no given may be superfluous.
    #[serde(default)]
    pub minimal: bool,
    /// True if the puzzle must need no assumption: its rank is at most 6.
    #[serde(default)]
    pub logic_only: bool,
    /// The seed. The same seed and index give the same puzzle.
    #[serde(default)]
    pub seed: u64,
    /// The number of tries after which the search ends.
    #[serde(default)]
    pub max_tries: Option<u64>,
}

impl Order {
    /// Converts the requirements to a request of the core.
    ///
    /// # Errors
    /// The name of a field whose number is not a rank.
    pub fn request(&self) -> Result<generate::Request, &'static str> {
        let ranks = self.ranks()?;
        let mut request =
            generate::Request::default().ranks(ranks).minimal(self.minimal).seed(self.seed);
        if let Some((fewest, most)) = self.clues {
            request = request.clues(fewest..=most);
        }
        if let Some(symmetry) = self.symmetry {
            request = request.symmetry(symmetry);
        }
        if let Some(pattern) = self.pattern {
            request = request.pattern(pattern);
        }
        if let Some(tries) = self.max_tries {
            request = request.max_tries(tries);
        }
        Ok(request)
    }

    /// Creates the generator for these requirements.
    pub(crate) fn generator(&self, texts: &Texts) -> Result<Generator, Fault> {
        let request = self.request().map_err(|what| Fault::bad_request(texts, what))?;
        request.build().map_err(|refusal| Fault::refused(texts, &refusal))
    }

    fn ranks(&self) -> Result<RangeInclusive<Rank>, &'static str> {
        let rank = |number: u8| Rank::new(number).ok_or("ranks: expected numbers from 1 to 8");
        let (lowest, highest) = self.ranks.unwrap_or((Rank::VERY_EASY.get(), Rank::MODERATE.get()));
        let highest = rank(highest)?;
        let highest = if self.logic_only { highest.min(Rank::VERY_HARD) } else { highest };
        Ok(rank(lowest)?..=highest)
    }
}

/// Asks for a puzzle.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MakeRequest {
    /// The requirements.
    pub order: Order,
    /// The index among the puzzles of this order; 0 if it is left out.
    #[serde(default)]
    pub index: u64,
}

impl Request for MakeRequest {
    type Reply = Generated;

    fn answer(self, _: &mut EngineState, context: &Context) -> Result<Generated, Fault> {
        let generator = self.order.generator(context.texts())?;
        let made = generator.with_cancel(context.cancel.clone()).generate(self.index);
        made.map_err(|not_found| fault(context.texts(), not_found))
    }
}

fn fault(texts: &Texts, not_found: NotFound) -> Fault {
    let name = match not_found.because {
        StopReason::OutOfTries => "out-of-tries",
        StopReason::Stopped => "stopped",
    };
    let fault = Fault::new(FaultCode::NotFound, texts.word("engine-not-found")).named(name);
    Fault { nearest: not_found.nearest, ..fault }
}
