//! The columns of a table for what stood beside the puzzles.

use numpre_formats::Columns;
use std::sync::{Arc, OnceLock};

/// The columns of a table, once whoever reads the inputs has told them: that is before the first
/// record.
pub type ExtraColumns = Arc<OnceLock<Columns>>;
