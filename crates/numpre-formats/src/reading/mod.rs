//! The results of reading, only as data: what a text says, or why it cannot be read.

mod encoding;
mod error;
pub(crate) mod extra;
mod format;
mod names;
mod record;
mod rule;
mod warning;

pub use encoding::{BinaryKind, Encoding};
pub use error::{ErrorKind, ReadError};
pub use extra::Extra;
pub use format::{Format, UnknownFormat};
pub use names::ExtraNames;
pub(crate) use record::Reading;
pub use record::Record;
pub use rule::Rule;
pub use warning::{Unread, Warning};
