//! 256 boards at once, one in each bit of a vector register, and the rules that run over them.
//!
//! | file | what it holds |
//! |---|---|
//! | `vector`, `portable` | registers of 256 bits and their logic, as traits and in plain words |
//! | `x86_64`, `aarch64`, `wasm32` | the registers of each machine; 128 bits in WebAssembly too |
//! | `dispatch` | which registers there are, and how a kernel runs in them |
//! | `set`, `map`, `pairing` | sets of lanes, and how lanes move |
//! | `state`, `givens`, `transpose`, `words` | the candidates of 256 boards, their way in and out |
//! | `bands`, `digit_pass`, `block_pass`, `sweep` | singles and locked candidates, for the search |
//! | `confirm` | the last test of what these rules have solved |
//! | `singles`, `pairs` | the rules of the first closures: only singles, and pairs |
//! | `survey` | the boards that have open cells, and those that lack a digit somewhere |
//! | `choose` | where to branch |
//! | `count` | a counter in every lane |
//! | `lane_index`, `opaque` | help for the compiler, and what is hidden from it |

#![allow(unsafe_code)] // In `portable`, in `dispatch` and for each machine; each use says why.

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
