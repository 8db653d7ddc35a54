//! What all parts of the command share.

mod closed_pipe;
mod devices;
mod exit;
mod extra_columns;
mod file_form;
mod input_error;
mod output_kind;
mod pieces;
mod place;
mod style;
mod tally;

pub use closed_pipe::is_closed_pipe;
pub use devices::is_device;
pub use exit::{Exit, Failure};
pub use extra_columns::ExtraColumns;
pub use file_form::{FileForm, FormChoice};
pub use input_error::{InputError, InputErrorKind};
pub use output_kind::OutputKind;
pub use pieces::{Extent, Pieces};
pub use place::SheetPlace;
pub use place::{Called, Place, Source, SourceKind};
pub use style::Style;
pub use tally::{Tally, rank_name};
