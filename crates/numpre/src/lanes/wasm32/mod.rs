//! Registers of WebAssembly.

pub(super) mod simd128;
