//! The kinds of engines, and their names.

use super::batch::BatchEngine;
use super::cell_list::CellList;
use super::engine::Engine;
use super::fast::Fast;
use super::fewest::Fewest;
use super::naive::Naive;
use crate::vocabulary::named;
use std::fmt;

/// A kind of engine. Its name selects it on the command line.
///
/// ```
/// use numpre::{Engine, EngineKind, Grid, Limits, Solved};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// for &kind in EngineKind::ALL {
///     let outcome = kind.build().search(&puzzle, Limits::default());
///     assert!(matches!(outcome.solved(), Some(Solved::Unique(_))), "{kind}");
/// }
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum EngineKind {
    /// [`Naive`]: tries digits cell by cell.
    Naive,
    /// [`CellList`]: the same order, with lists of candidates.
    CellList,
    /// [`Fewest`]: branches at the cell with the fewest candidates.
    Fewest,
    /// [`Fast`]: the quickest engine for one puzzle at a time, and the default.
    #[default]
    Fast,
    /// [`BatchEngine`]: the quickest engine for many puzzles at once.
    Batch,
}

impl EngineKind {
    /// All kinds, from the plainest to the quickest.
    pub const ALL: &[EngineKind] = &[
        EngineKind::Naive,
        EngineKind::CellList,
        EngineKind::Fewest,
        EngineKind::Fast,
        EngineKind::Batch,
    ];

    /// Returns the name on the command line: `naive`, `cell-list`, `fewest`, `fast` or `batch`.
    pub const fn name(self) -> &'static str {
        match self {
            EngineKind::Naive => "naive",
            EngineKind::CellList => "cell-list",
            EngineKind::Fewest => "fewest",
            EngineKind::Fast => "fast",
            EngineKind::Batch => "batch",
        }
    }

    /// Creates an engine of this kind for one puzzle at a time. For [`Batch`](EngineKind::Batch)
    /// this is the default engine, which a [`BatchEngine`] itself uses for single puzzles.
    pub fn build(self) -> Box<dyn Engine> {
        match self {
            EngineKind::Naive => Box::new(Naive),
            EngineKind::CellList => Box::new(CellList::default()),
            EngineKind::Fewest => Box::new(Fewest),
            EngineKind::Fast | EngineKind::Batch => Box::new(Fast),
        }
    }

    /// Creates an engine for many puzzles per call, which searches each of them as this kind does.
    pub fn build_batch(self) -> BatchEngine {
        match self {
            EngineKind::Batch => BatchEngine::new(),
            kind => BatchEngine::one_by_one(kind.build()),
        }
    }
}

named!(EngineKind, UnknownEngine, |name| UnknownEngine(name.to_owned()));

/// The error for a name that no engine has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEngine(String);

impl fmt::Display for UnknownEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no engine is called {:?}; expected one of", self.0)?;
        EngineKind::ALL.iter().try_for_each(|kind| write!(f, " {kind}"))
    }
}

impl std::error::Error for UnknownEngine {}
