//! Many puzzles at once, 81 bytes each.

use crate::{Fault, Order};
use numpre::Grid;
use numpre::canonical::canonical;
use numpre::check::verify;
use numpre::generate::{Generated, Generator};
use numpre::rating::{NoRank, Rater};
use numpre_text::{Language, Texts};
use std::ops::ControlFlow;

/// Rates, makes and verifies many puzzles at once. The caller cuts the work into portions and may
/// stop between them.
///
/// A puzzle is 81 bytes: `1` to `9` as characters or as numbers, anything else for a blank. Bytes
/// after the last whole puzzle are ignored.
#[derive(Default)]
pub struct BulkEngine {
    rater: Rater,
    /// The last order, as JSON, and its generator.
    maker: Option<(String, Generator)>,
}

/// The byte for a puzzle without a solution.
const NO_SOLUTION: u8 = 0;
/// The byte for a puzzle with multiple solutions.
const MULTIPLE_SOLUTIONS: u8 = 255;

impl BulkEngine {
    /// Creates an engine.
    pub fn new() -> BulkEngine {
        BulkEngine::default()
    }

    /// Returns one byte per puzzle: its rank from 1 to 8, 0 if it has no solution, or 255 if it has
    /// multiple solutions.
    ///
    /// ```
    /// use numpre_api::BulkEngine;
    ///
    /// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let blank = ".".repeat(81);
    /// let ranks = BulkEngine::new().rate_many(format!("{puzzle}{blank}").as_bytes());
    /// assert_eq!(ranks, [1, 255]);
    /// ```
    pub fn rate_many(&mut self, puzzles: &[u8]) -> Vec<u8> {
        let rank = |rank: Result<numpre::Rank, NoRank>| match rank {
            Ok(rank) => rank.get(),
            Err(NoRank::NoSolution) => NO_SOLUTION,
            Err(NoRank::MultipleSolutions) => MULTIPLE_SOLUTIONS,
            Err(NoRank::Cancelled) => unreachable!("the rater has no token"),
        };
        self.rater.rank_many(&grids(puzzles)).into_iter().map(rank).collect()
    }

    /// Returns the canonical forms of puzzles, 81 bytes each: the same for all isomorphs.
    pub fn canonical_many(&self, puzzles: &[u8]) -> Vec<u8> {
        grids(puzzles)
            .iter()
            .flat_map(|puzzle| canonical(puzzle).to_string().into_bytes())
            .collect()
    }

    /// Generates the puzzles of these indices of an order. An entry is `None` if no puzzle was
    /// found within the tries. The order is JSON as in [`MakeRequest`](crate::MakeRequest).
    ///
    /// # Errors
    /// [`Fault`], in English, if the order cannot be read or met.
    pub fn make(
        &mut self,
        order: &str,
        first: u64,
        count: u32,
    ) -> Result<Vec<Option<Generated>>, Fault> {
        let generator = match self.maker.take() {
            Some((known, generator)) if known == order => generator,
            _ => generator(order)?,
        };
        let (_, generator) = self.maker.insert((order.to_owned(), generator));
        let indices = first..first.saturating_add(count.into());
        let made = generator.generate_many(indices, &mut |_| ControlFlow::Continue(()));
        Ok(made.into_iter().map(Result::ok).collect())
    }

    /// Does the same as [`make`](BulkEngine::make), but returns JSON: a list of puzzles, with
    /// `null` if no puzzle was found within the tries.
    ///
    /// # Errors
    /// The [`Fault`] as JSON.
    pub fn make_json(&mut self, order: &str, first: u64, count: u32) -> Result<String, String> {
        match self.make(order, first, count) {
            Ok(made) => Ok(crate::json(&made)),
            Err(fault) => Err(crate::json(&fault)),
        }
    }

    /// Returns one byte per pair of a puzzle and its answer. It is 0 if the answer is right,
    /// otherwise the sum of 1 for a blank, 2 for a changed given, and 4 for a clash.
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

fn generator(order: &str) -> Result<Generator, Fault> {
    let texts = Texts::new(&Language::english());
    let bad = |error: serde_json::Error| Fault::bad_request(&texts, error.to_string());
    let order: Order = serde_json::from_str(order).map_err(bad)?;
    order.generator(&texts)
}

fn grids(bytes: &[u8]) -> Vec<Grid> {
    let value = |byte: u8| match byte {
        b'1'..=b'9' => byte - b'0',
        1..=9 => byte,
        _ => 0,
    };
    let grid = |cells: &[u8; 81]| Grid::from_values(cells.map(value)).expect("no value is above 9");
    bytes.as_chunks::<81>().0.iter().map(grid).collect()
}
