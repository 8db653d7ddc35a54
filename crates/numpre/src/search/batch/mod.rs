//! Many problems at once: one search node in each bit of a vector register.
//!
//! | file | what it holds |
//! |---|---|
//! | `vector`, `portable`, `x86_64`, `aarch64`, `wasm32` | 256 bits and their logic, on each machine |
//! | `lanes`, `pairing` | sets of lanes, and how lanes move |
//! | `state` | the candidates of 256 nodes |
//! | `bands`, `digit_pass`, `block_pass`, `sweep`, `confirm` | the rules |
//! | `choose`, `in_order` | where to branch |
//! | `count` | numbers of one lane beside those of another |
//! | `transpose`, `reserve`, `stacks`, `finished` | problems and nodes on their way in, solutions on their way out |
//! | `ledger`, `gate`, `schedule` | which node is where, and when |
//! | `dispatch`, `engine` | which registers, and the faces |

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
mod engine;
mod finished;
mod gate;
mod in_order;
mod inquiry;
mod lanes;
mod ledger;
mod pairing;
mod portable;
mod reserve;
mod schedule;
mod stacks;
mod state;
mod sweep;
#[cfg(test)]
mod tests;
mod transpose;
mod vector;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32;
#[cfg(target_arch = "x86_64")]
mod x86_64;

pub use dispatch::Backend;
pub use engine::Batch;
pub(crate) use inquiry::{Asked, Asker};
