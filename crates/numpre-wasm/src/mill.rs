//! Many puzzles at once, 81 bytes each.

use crate::value::Order;
use numpre::Grid;
use numpre::canonical::canonical;
use numpre::check::verify;
use numpre::generate::Generator;
use numpre::rating::{NoRank, Rater};
use numpre_text::{Language, Texts};
use serde::Serialize;
use std::ops::ControlFlow;
use wasm_bindgen::prelude::wasm_bindgen;

/// Rates, makes and verifies many puzzles at once. The page cuts the work into portions, and looks
/// between them whether it is still wanted.
///
/// A puzzle is 81 bytes: `1` to `9` as characters or as numbers, anything else a blank. What is
/// left over behind the last whole one is not looked at.
#[wasm_bindgen]
#[derive(Default)]
pub struct Mill {
    rater: Rater,
    /// The order that was made last, as it was written, and who makes it.
    maker: Option<(String, Generator)>,
}

/// What a byte of [`Mill::rate_many`] says, where there is no rank.
const NO_SOLUTION: u8 = 0;
/// The same.
const SEVERAL_SOLUTIONS: u8 = 255;

/// What is wrong with an answer.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MillFault {
    /// A sentence in English: orders come from forms that `make` has answered before.
    text: String,
}

#[wasm_bindgen]
impl Mill {
    /// One that has nothing to do yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Mill {
        Mill::default()
    }

    /// A byte for each puzzle: its rank, 1 to 8; 0 where it has no solution, 255 where it has
    /// several.
    pub fn rate_many(&mut self, puzzles: &[u8]) -> Vec<u8> {
        let rank = |rank: Result<numpre::Rank, NoRank>| match rank {
            Ok(rank) => rank.get(),
            Err(NoRank::NoSolution) => NO_SOLUTION,
            Err(NoRank::MultipleSolutions) => SEVERAL_SOLUTIONS,
            Err(why) => unreachable!("without a token only those have no rank: {why}"),
        };
        self.rater.rank_many(&grids(puzzles)).into_iter().map(rank).collect()
    }

    /// The least forms of puzzles, 81 bytes each: the same for all that are rearrangements of one
    /// another.
    pub fn canonical_many(&self, puzzles: &[u8]) -> Vec<u8> {
        grids(puzzles)
            .iter()
            .flat_map(|puzzle| canonical(puzzle).to_string().into_bytes())
            .collect()
    }

    /// The puzzles of these indices of an order, in JSON: a list, each a `Generated`, or `null`
    /// where the tries were not enough. The order is JSON, too, as `make` gets it.
    ///
    /// # Errors
    /// A `MillFault` in JSON, where the order cannot be read or met.
    pub fn make(&mut self, order: &str, first: f64, count: u32) -> Result<String, String> {
        let first = first.clamp(0.0, u64::MAX as f64) as u64;
        if self.maker.as_ref().is_none_or(|(known, _)| known != order) {
            self.maker = Some((order.to_owned(), generator(order).map_err(fault)?));
        }
        let Some((_, generator)) = &mut self.maker else { return Err(fault(String::new())) };
        let indices = first..first.saturating_add(count.into());
        let made = generator.generate_many(indices, &mut |_| ControlFlow::Continue(()));
        let made: Vec<_> = made.into_iter().map(Result::ok).collect();
        Ok(serde_json::to_string(&made).unwrap_or_default())
    }

    /// A byte for each pair of a puzzle and its answer: 0 where the answer is right; else 1 for a
    /// blank, 2 for a changed given, 4 for a clash, added up.
    pub fn verify_many(&self, puzzles: &[u8], answers: &[u8]) -> Vec<u8> {
        let verified = grids(puzzles).into_iter().zip(grids(answers)).map(|(puzzle, answer)| {
            let found = verify(&puzzle, &answer);
            u8::from(!found.blank.is_empty())
                | u8::from(!found.changed.is_empty()) << 1
                | u8::from(!found.clashes.is_empty()) << 2
        });
        verified.collect()
    }
}

fn generator(order: &str) -> Result<Generator, String> {
    let order: Order = serde_json::from_str(order).map_err(|error| error.to_string())?;
    let request = order.request().map_err(str::to_owned)?;
    request.build().map_err(|refusal| Texts::new(&Language::english()).refusal(&refusal))
}

fn fault(text: String) -> String {
    serde_json::to_string(&MillFault { text }).unwrap_or_default()
}

fn grids(bytes: &[u8]) -> Vec<Grid> {
    let value = |byte: u8| match byte {
        b'1'..=b'9' => byte - b'0',
        1..=9 => byte,
        _ => 0,
    };
    // No value is above 9.
    bytes
        .as_chunks::<81>()
        .0
        .iter()
        .map(|cells| Grid::from_values(cells.map(value)).unwrap_or(Grid::EMPTY))
        .collect()
}
