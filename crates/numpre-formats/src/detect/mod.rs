//! Which notation a piece of text is in, by its shape; it is read as such.

pub(crate) mod board;
pub(crate) mod heading;
pub(crate) mod one_line;
pub(crate) mod shape;
