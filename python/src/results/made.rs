//! Generated puzzles and exercises.

use super::Step;
use crate::board::{Grid, State};
use crate::draw::{Drawn, of_puzzle};
use crate::values::Tenths;
use numpre_draw::{Scene, View, board};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use serde::Serialize;

result! {
    /// A generated puzzle.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> made = numpre.generate(rank=4, seed=7)
    /// >>> made.rank, made.clues == made.puzzle.clues
    /// (4, True)
    Generated {
        /// The puzzle; it has exactly one solution.
        puzzle: Grid,
        /// The solution.
        solution: Grid,
        /// The rank, 1 to 8.
        rank: u8,
        /// The number of givens.
        clues: usize,
        /// The seed.
        seed: u64,
        /// The index of the puzzle under that seed.
        index: u64,
        /// The number of puzzles that the search examined, including this one.
        tries: u64,
        /// The technique that the puzzle needs, if one was required.
        #[serde(skip_serializing_if = "Option::is_none")]
        technique: Option<String>,
        /// The rating of the hardest step by Sudoku Explainer, if an ER was required.
        #[serde(skip_serializing_if = "Option::is_none")]
        er: Option<Tenths>,
        /// The highest rating up to the first digit that is placed, if an ER was required.
        #[serde(skip_serializing_if = "Option::is_none")]
        ep: Option<Tenths>,
        /// The rating of the first step, if an ER was required.
        #[serde(skip_serializing_if = "Option::is_none")]
        ed: Option<Tenths>,
        /// The score of HoDoKu, if a level was required.
        #[serde(skip_serializing_if = "Option::is_none")]
        score: Option<u32>,
        /// The level of HoDoKu, if one was required.
        #[serde(skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    }
}

impl From<numpre::generate::Generated> for Generated {
    fn from(made: numpre::generate::Generated) -> Generated {
        Generated {
            puzzle: Grid(made.puzzle),
            solution: Grid(made.solution),
            rank: made.rank.get(),
            clues: made.clues,
            seed: made.seed,
            index: made.index,
            tries: made.tries,
            technique: made.technique.map(|technique| technique.slug().to_owned()),
            er: made.se.map(|score| score.er.value().into()),
            ep: made.se.map(|score| score.ep.value().into()),
            ed: made.se.map(|score| score.ed.value().into()),
            score: made.hodoku.map(|rating| rating.score),
            level: made.hodoku.map(|rating| rating.level.slug().to_owned()),
        }
    }
}

impl Drawn for Generated {
    fn headline(&self) -> String {
        let Generated { rank, clues, seed, index, .. } = self;
        format!("Generated: rank {rank}, {clues} clues, seed {seed}, index {index}")
    }

    fn scene(&self) -> Option<Scene> {
        Some(board(&View::puzzle(&self.puzzle.0)))
    }
}

result! {
    /// A board on which a technique is the easiest next step.
    ///
    /// Examples
    /// --------
    /// >>> import numpre
    /// >>> numpre.exercise("naked-pair", seed=1).step.technique
    /// 'naked-pair'
    Exercise {
        /// The puzzle.
        puzzle: Grid,
        /// The board before the step.
        state: State,
        /// A step of the technique; there may be others.
        step: Step,
    }
}

impl Drawn for Exercise {
    fn headline(&self) -> String {
        format!("Exercise: {}", self.step.found().technique.slug())
    }

    fn scene(&self) -> Option<Scene> {
        Some(of_puzzle(&self.state.0))
    }
}
