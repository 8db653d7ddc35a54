//! The engines by name.

use super::batch::BatchEngine;
use super::cell_list::CellList;
use super::engine::Engine;
use super::fast::Fast;
use super::fewest::Fewest;
use super::naive::Naive;
use crate::vocabulary::named;
use std::fmt;

/// The engines by name.
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
    /// [`Naive`].
    Naive,
    /// [`CellList`].
    CellList,
    /// [`Fewest`].
    Fewest,
    /// [`Fast`].
    #[default]
    Fast,
    /// [`BatchEngine`].
    Batch,
}

impl EngineKind {
    /// All engines, from the plainest to the quickest.
    pub const ALL: &[EngineKind] = &[
        EngineKind::Naive,
        EngineKind::CellList,
        EngineKind::Fewest,
        EngineKind::Fast,
        EngineKind::Batch,
    ];

    /// Its name on the command line: `naive`, `cell-list`, `fewest`, `fast`, `batch`.
    pub const fn name(self) -> &'static str {
        match self {
            EngineKind::Naive => "naive",
            EngineKind::CellList => "cell-list",
            EngineKind::Fewest => "fewest",
            EngineKind::Fast => "fast",
            EngineKind::Batch => "batch",
        }
    }

    /// A new engine of this kind, for one puzzle at a time. For [`Batch`](EngineKind::Batch) it is
    /// the default engine, which is what a [`BatchEngine`] asks where puzzles come one at a time.
    pub fn build(self) -> Box<dyn Engine> {
        match self {
            EngineKind::Naive => Box::new(Naive),
            EngineKind::CellList => Box::new(CellList::default()),
            EngineKind::Fewest => Box::new(Fewest),
            EngineKind::Fast | EngineKind::Batch => Box::new(Fast),
        }
    }

    /// A new engine for many puzzles in a call, which searches them as this kind does.
    pub fn build_batch(self) -> BatchEngine {
        match self {
            EngineKind::Batch => BatchEngine::new(),
            kind => BatchEngine::one_by_one(kind.build()),
        }
    }
}

named!(EngineKind, UnknownEngine, |name| UnknownEngine(name.to_owned()));

/// No engine has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEngine(String);

impl fmt::Display for UnknownEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no engine is called {:?}; expected one of", self.0)?;
        EngineKind::ALL.iter().try_for_each(|kind| write!(f, " {kind}"))
    }
}

impl std::error::Error for UnknownEngine {}
