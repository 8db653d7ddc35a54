//! Reads boards in arguments, and defines the classes `Grid`, `State` and `Cell`.

mod cell;
mod grid;
mod read;
mod state;

pub(crate) use cell::{Cell, digit};
pub(crate) use grid::Grid;
pub(crate) use read::{puzzle, whole};
pub(crate) use state::{State, json, state_of};
