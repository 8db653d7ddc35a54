//! What all parts of the command share.

mod exit;
mod extra_columns;
mod input_error;
mod output_kind;
mod pieces;
mod place;
mod style;
mod tally;

pub use exit::{Exit, Failure};
pub use extra_columns::ExtraColumns;
pub use input_error::{InputError, InputErrorKind};
pub use output_kind::OutputKind;
pub use pieces::{Extent, Pieces};
#[cfg(feature = "xlsx")]
pub use place::SheetPlace;
pub use place::{Called, Place, Source, SourceKind};
pub use style::Style;
pub use tally::{Tally, rank_name};
