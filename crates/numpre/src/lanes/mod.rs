//! 256 boards at once: one board in each bit of a vector register, and the rules over them.
//!
//! | file | what it holds |
//! |---|---|
//! | `vector`, `portable`, `x86_64`, `aarch64`, `wasm32` | 256 bits and their logic, on each machine; half as many in WebAssembly |
//! | `dispatch` | which registers, and a kernel run in them |
//! | `set`, `map`, `pairing` | sets of lanes, and how lanes move |
//! | `state`, `givens`, `transpose`, `words` | the candidates of 256 boards, and their way in and out |
//! | `bands`, `digit_pass`, `block_pass`, `sweep`, `confirm` | the rules of the search: singles and locked candidates |
//! | `singles`, `pairs` | the rules of the first closures: singles and nothing else; pairs |
//! | `survey` | how far boards have come |
//! | `choose` | where to branch |
//! | `count` | numbers of one lane beside those of another |
//! | `lane_index`, `opaque` | what the compiler is told, and what it is not |

#![allow(unsafe_code)] // In `portable` and the machines' files, where each use says why; and in `dispatch`, which asks the processor.

#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod aarch64;
mod bands;
mod block_pass;
mod choose;
mod confirm;
mod count;
mod digit_pass;
mod dispatch;
mod givens;
mod lane_index;
mod map;
mod opaque;
mod pairing;
mod pairs;
mod portable;
mod set;
mod singles;
mod state;
mod survey;
mod sweep;
mod sweep_result;
#[cfg(test)]
pub(crate) mod tests;
mod transpose;
mod vector;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32;
mod words;
#[cfg(target_arch = "x86_64")]
mod x86_64;

pub(crate) use choose::Split;
pub(crate) use confirm::rows_hold;
pub use dispatch::Backend;
pub(crate) use dispatch::{Kernel, NarrowKernel};
pub(crate) use lane_index::lane_index;
pub(crate) use opaque::opaque;
pub(crate) use pairing::{Pairing, pair};
pub(crate) use pairs::pairs;
pub(crate) use set::Lanes;
pub(crate) use singles::singles;
pub(crate) use state::{BLOCKS, State, place_of};
pub(crate) use sweep::{Sweep, sweep};
pub(crate) use sweep_result::SweepResult;
pub(crate) use transpose::{Planes, to_boards, to_planes};
pub(crate) use vector::{Bits, Registers, Vector};
pub(crate) use words::Words;
