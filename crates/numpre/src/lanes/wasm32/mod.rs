//! Registers of WebAssembly.

pub(super) mod half;
pub(super) mod simd128;
