//! 128 lanes in one WebAssembly register.

use crate::lanes::{Bits, Lanes};
use std::arch::wasm32::*;

/// One `v128`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(in crate::lanes) struct Half(v128);

// SAFETY: this file is compiled only where the compilation target has simd128.
unsafe impl Bits for Half {
    const LANES: usize = 128;

    #[inline(always)]
    fn zero() -> Half {
        Half(u64x2_splat(0))
    }

    #[inline(always)]
    fn from_lanes(lanes: Lanes) -> Half {
        let [a, b, ..] = lanes.0;
        Half(u64x2(a, b))
    }

    #[inline(always)]
    fn lanes(self) -> Lanes {
        Lanes([u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0), 0, 0])
    }

    #[inline(always)]
    fn and(self, other: Half) -> Half {
        Half(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Half) -> Half {
        Half(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn xor(self, other: Half) -> Half {
        Half(v128_xor(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Half) -> Half {
        Half(v128_andnot(self.0, other.0))
    }
}
