//! 256 lanes in one register of 256 bits, with the instructions of AVX-512.

use crate::lanes::{Lanes, Vector};
use std::arch::x86_64::*;

/// One `ymm` register: `zmm` would take 46 KB for a state, more than the first-level cache. The compiler joins the logic below into `vpternlog`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(in crate::lanes) struct Avx512(__m256i);

// SAFETY: every instruction below is AVX2 or AVX-512 VL and VBMI; `Vector` asks whoever instantiates a kernel to know that the processor has them.
unsafe impl Vector for Avx512 {
    #[inline(always)]
    fn zero() -> Avx512 {
        // SAFETY: the instruction is there, see above.
        Avx512(unsafe { _mm256_setzero_si256() })
    }

    #[inline(always)]
    fn from_lanes(lanes: Lanes) -> Avx512 {
        // SAFETY: the instruction is there; `Lanes` is 32 bytes of which every pattern is valid in a register, and the load is unaligned.
        Avx512(unsafe { _mm256_loadu_si256((&raw const lanes).cast()) })
    }

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let mut lanes = Lanes::NONE;
        // SAFETY: the instruction is there; `Lanes` is 32 bytes of which every pattern is valid, and the store is unaligned.
        unsafe { _mm256_storeu_si256((&raw mut lanes).cast(), self.0) };
        lanes
    }

    #[inline(always)]
    fn and(self, other: Avx512) -> Avx512 {
        // SAFETY: the instruction is there, see above.
        Avx512(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Avx512) -> Avx512 {
        // SAFETY: the instruction is there, see above.
        Avx512(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn xor(self, other: Avx512) -> Avx512 {
        // SAFETY: the instruction is there, see above.
        Avx512(unsafe { _mm256_xor_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Avx512) -> Avx512 {
        // SAFETY: the instruction is there, see above.
        Avx512(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn permute_bytes<const CROSSED: bool>(self, indices: Avx512) -> Avx512 {
        // SAFETY: the instruction is there, see above. It looks at the low five bits of an index.
        Avx512(unsafe { _mm256_permutexvar_epi8(indices.0, self.0) })
    }

    #[inline(always)]
    fn rotate(self, by: u32) -> Avx512 {
        // SAFETY: the instruction is there, see above.
        Avx512(unsafe { _mm256_rolv_epi64(self.0, _mm256_set1_epi64x(i64::from(by))) })
    }

    #[inline(always)]
    fn shift_left<const BY: i32>(self) -> Avx512 {
        // SAFETY: the instruction is there, see above.
        Avx512(unsafe { _mm256_slli_epi64::<BY>(self.0) })
    }

    #[inline(always)]
    fn shift_right<const BY: i32>(self) -> Avx512 {
        // SAFETY: the instruction is there, see above.
        Avx512(unsafe { _mm256_srli_epi64::<BY>(self.0) })
    }

    #[inline(always)]
    fn indices(from: &[u8; 32]) -> Avx512 {
        // SAFETY: the instruction is there; 32 bytes are read, unaligned.
        Avx512(unsafe { _mm256_loadu_si256(from.as_ptr().cast()) })
    }
}
