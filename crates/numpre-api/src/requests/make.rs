//! `make`: a puzzle that meets requirements.

use super::request::Request;
use crate::{Context, EngineState, Fault, FaultCode};
use numpre::generate::{self, Generated, Generator, NotFound, StopReason};
use numpre::logic::{HodokuLevel, Technique};
use numpre::rating::SeRating;
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
    /// The lowest and the highest rank, 1 to 8. If it is left out, 1 to 3; with a technique, an ER
    /// or a level, the usual ranks of such puzzles.
    #[serde(default)]
    pub ranks: Option<(u8, u8)>,
    /// The technique that the puzzle needs: with this technique and all easier ones a player solves
    /// it, without this one not.
    #[serde(default)]
    pub technique: Option<Technique>,
    /// The lowest and the highest ER of Sudoku Explainer 1.2.1, in steps of 0.1 from 1.0 to 20.0.
    #[serde(default)]
    pub se: Option<(SeRating, SeRating)>,
    /// The level of the program HoDoKu.
    #[serde(default)]
    pub hodoku: Option<HodokuLevel>,
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
        let mut request = generate::Request::default().minimal(self.minimal).seed(self.seed);
        if let Some(ranks) = self.ranks()? {
            request = request.ranks(ranks);
        }
        if let Some(technique) = self.technique {
            request = request.technique(technique);
        }
        if let Some((least, most)) = self.se {
            request = request.se(least..=most);
        }
        if let Some(level) = self.hodoku {
            request = request.hodoku(level);
        }
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

    /// Returns the ranks; `None` for the default of the core.
    fn ranks(&self) -> Result<Option<RangeInclusive<Rank>>, &'static str> {
        let rank = |number: u8| Rank::new(number).ok_or("ranks: expected numbers from 1 to 8");
        let is_examined = self.technique.is_some() || self.se.is_some() || self.hodoku.is_some();
        let (lowest, highest) = match self.ranks {
            Some((lowest, highest)) => (rank(lowest)?, rank(highest)?),
            None if self.logic_only && is_examined => (Rank::VERY_EASY, Rank::VERY_HARD),
            None => return Ok(None),
        };
        let highest = if self.logic_only { highest.min(Rank::VERY_HARD) } else { highest };
        Ok(Some(lowest..=highest))
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
        made(generator, self.index, context)
    }
}

/// Generates the puzzle of this index, until the request is cancelled.
pub(super) fn made(
    generator: Generator,
    index: u64,
    context: &Context,
) -> Result<Generated, Fault> {
    let made = generator.with_cancel(context.cancel.clone()).generate(index);
    made.map_err(|not_found| fault(context.texts(), not_found))
}

fn fault(texts: &Texts, not_found: NotFound) -> Fault {
    let name = match not_found.because {
        StopReason::OutOfTries => "out-of-tries",
        StopReason::Stopped => "stopped",
    };
    let fault = Fault::new(FaultCode::NotFound, texts.word("engine-not-found")).named(name);
    Fault { nearest: not_found.nearest, ..fault }
}
