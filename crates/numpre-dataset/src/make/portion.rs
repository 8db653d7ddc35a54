//! Portions of the work on a data set, which several processes and machines can share.
//!
//! ```text
//!   Shards(0..3)  Shards(3..6)  …     in any order, at the same time
//!              Selection              after all shards
//!   Files(0..1)   Files(1..2)   …     in any order, at the same time
//!                 All                 finds everything done; writes card and manifest
//! ```

use std::ops::Range;

/// The portion of the work that a run does. Other processes and machines can do the other portions
/// in the same folder, and the data set has the same bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Portion {
    /// Everything that earlier runs have not done. Only this run completes the data set. It also
    /// removes temporary files that killed runs have left, so no other process should be writing
    /// into the folder.
    #[default]
    All,
    /// Some shards of the first stage, by their positions in [`Plan::shards`].
    ///
    /// [`Plan::shards`]: crate::Plan::shards
    Shards(Range<u64>),
    /// The second stage. It needs all shards. If they have too few puzzles, it makes more shards.
    Selection,
    /// Some files of the third stage, by their positions in [`Plan::files`]. They need the
    /// selection.
    ///
    /// [`Plan::files`]: crate::Plan::files
    Files(Range<u64>),
}
