//! Characters, lines and places in a text.

pub(crate) mod cell_place;
pub(crate) mod characters;
pub(crate) mod line;
pub(crate) mod lines;
pub(crate) mod not_utf8;
pub(crate) mod offset;
pub(crate) mod written;
