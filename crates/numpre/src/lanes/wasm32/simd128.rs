//! 256 lanes in two WebAssembly registers.

use crate::lanes::{Bits, Lanes, Vector};
use std::arch::wasm32::*;

/// Two `v128`; the first has the lower lanes.
#[derive(Clone, Copy)]
#[repr(C)]
pub(in crate::lanes) struct Simd128(v128, v128);

// SAFETY: this file is compiled only where the compilation target has simd128.
unsafe impl Bits for Simd128 {
    #[inline(always)]
    fn zero() -> Simd128 {
        Simd128(u64x2_splat(0), u64x2_splat(0))
    }

    #[inline(always)]
    fn from_lanes(lanes: Lanes) -> Simd128 {
        let [a, b, c, d] = lanes.0;
        Simd128(u64x2(a, b), u64x2(c, d))
    }

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let words = |half| [u64x2_extract_lane::<0>(half), u64x2_extract_lane::<1>(half)];
        let ([a, b], [c, d]) = (words(self.0), words(self.1));
        Lanes([a, b, c, d])
    }

    #[inline(always)]
    fn and(self, other: Simd128) -> Simd128 {
        Simd128(v128_and(self.0, other.0), v128_and(self.1, other.1))
    }

    #[inline(always)]
    fn or(self, other: Simd128) -> Simd128 {
        Simd128(v128_or(self.0, other.0), v128_or(self.1, other.1))
    }

    #[inline(always)]
    fn xor(self, other: Simd128) -> Simd128 {
        Simd128(v128_xor(self.0, other.0), v128_xor(self.1, other.1))
    }

    #[inline(always)]
    fn without(self, other: Simd128) -> Simd128 {
        Simd128(v128_andnot(self.0, other.0), v128_andnot(self.1, other.1))
    }
}

// SAFETY: as above.
unsafe impl Vector for Simd128 {
    #[inline(always)]
    fn permute_bytes<const CROSSED: bool>(self, indices: Simd128) -> Simd128 {
        let (low, high) = if CROSSED { (self.1, self.0) } else { (self.0, self.1) };
        Simd128(i8x16_swizzle(low, indices.0), i8x16_swizzle(high, indices.1))
    }

    #[inline(always)]
    fn rotate(self, by: u32) -> Simd128 {
        // The shift counts modulo 64: for a rotation by 0 both shifts give the word itself.
        let turned = |half| v128_or(i64x2_shl(half, by), u64x2_shr(half, 64 - by));
        Simd128(turned(self.0), turned(self.1))
    }

    #[inline(always)]
    fn shift_left<const BY: i32>(self) -> Simd128 {
        Simd128(i64x2_shl(self.0, BY as u32), i64x2_shl(self.1, BY as u32))
    }

    #[inline(always)]
    fn shift_right<const BY: i32>(self) -> Simd128 {
        Simd128(u64x2_shr(self.0, BY as u32), u64x2_shr(self.1, BY as u32))
    }

    #[inline(always)]
    fn indices(from: &[u8; 32]) -> Simd128 {
        let halves = Simd128::from_lanes(Lanes::from_bytes(*from));
        halves.and(Simd128(u8x16_splat(15), u8x16_splat(15)))
    }
}
