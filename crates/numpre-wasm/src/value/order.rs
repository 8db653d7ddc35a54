//! What a puzzle is ordered like.

use numpre::generate::Request;
use numpre::{CellSet, Rank, Symmetry};
use serde::Deserialize;
use std::ops::RangeInclusive;

/// What puzzles should be like; what is left out is as the core's `Request` has it.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    /// The lowest and the highest rank, 1 to 8.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    ranks: Option<(u8, u8)>,
    /// The fewest and the most givens.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    clues: Option<(usize, usize)>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Symmetry"))]
    symmetry: Option<Symmetry>,
    /// The cells that are given.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Cell[]"))]
    pattern: Option<CellSet>,
    /// Whether no given can be dropped.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    minimal: bool,
    /// Whether it is solved without any assumption: no rank above 6.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    logic_only: bool,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<f64>"))]
    seed: u64,
    /// After how many tries to give up.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<f64>"))]
    max_tries: Option<u64>,
}

impl Order {
    /// The same for the core.
    ///
    /// # Errors
    /// What is no number of a rank.
    pub(crate) fn request(&self) -> Result<Request, &'static str> {
        let ranks = self.ranks()?;
        let mut request = Request::default().ranks(ranks).minimal(self.minimal).seed(self.seed);
        if let Some((fewest, most)) = self.clues {
            request = request.clues(fewest..=most);
        }
        if let Some(symmetry) = self.symmetry {
            request = request.symmetry(symmetry);
        }
        if let Some(pattern) = self.pattern {
            request = request.pattern(pattern);
        }
        Ok(match self.max_tries {
            Some(tries) => request.max_tries(tries),
            None => request,
        })
    }

    fn ranks(&self) -> Result<RangeInclusive<Rank>, &'static str> {
        let rank = |number: u8| Rank::new(number).ok_or("ranks: expected numbers from 1 to 8");
        let (lowest, highest) = self.ranks.unwrap_or((Rank::VERY_EASY.get(), Rank::NORMAL.get()));
        let highest = rank(highest)?;
        let highest = if self.logic_only { highest.min(Rank::HARD_QUADS) } else { highest };
        Ok(rank(lowest)?..=highest)
    }
}
