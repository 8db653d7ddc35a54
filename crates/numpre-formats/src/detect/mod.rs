//! Detects the format of a piece of text by its shape, and reads it in that format.

pub(crate) mod board;
pub(crate) mod heading;
pub(crate) mod one_line;
pub(crate) mod shape;
