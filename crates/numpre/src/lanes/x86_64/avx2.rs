//! 256 lanes in one AVX2 register.

use crate::lanes::{Lanes, Vector};
use std::arch::x86_64::*;

/// One `ymm` register.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(in crate::lanes) struct Avx2(__m256i);

// SAFETY: every instruction below is AVX2; `Vector` asks whoever instantiates a kernel to know that the processor has it.
unsafe impl Vector for Avx2 {
    #[inline(always)]
    fn zero() -> Avx2 {
        // SAFETY: AVX2 is there, see above.
        Avx2(unsafe { _mm256_setzero_si256() })
    }

    #[inline(always)]
    fn from_lanes(lanes: Lanes) -> Avx2 {
        // SAFETY: AVX2 is there; `Lanes` is 32 bytes of which every pattern is valid in a register, and the load is unaligned.
        Avx2(unsafe { _mm256_loadu_si256((&raw const lanes).cast()) })
    }

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let mut lanes = Lanes::NONE;
        // SAFETY: AVX2 is there; `Lanes` is 32 bytes of which every pattern is valid, and the store is unaligned.
        unsafe { _mm256_storeu_si256((&raw mut lanes).cast(), self.0) };
        lanes
    }

    #[inline(always)]
    fn and(self, other: Avx2) -> Avx2 {
        // SAFETY: AVX2 is there, see above.
        Avx2(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Avx2) -> Avx2 {
        // SAFETY: AVX2 is there, see above.
        Avx2(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn xor(self, other: Avx2) -> Avx2 {
        // SAFETY: AVX2 is there, see above.
        Avx2(unsafe { _mm256_xor_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Avx2) -> Avx2 {
        // SAFETY: AVX2 is there, see above.
        Avx2(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn permute_bytes<const CROSSED: bool>(self, indices: Avx2) -> Avx2 {
        // SAFETY: AVX2 is there, see above.
        unsafe {
            let source = if CROSSED { _mm256_permute4x64_epi64::<0b01_00_11_10>(self.0) } else { self.0 };
            // The shuffle looks at the low four bits of an index, within its half.
            Avx2(_mm256_shuffle_epi8(source, indices.0))
        }
    }

    #[inline(always)]
    fn rotate(self, by: u32) -> Avx2 {
        // SAFETY: AVX2 is there, see above. Shifts by 64 give 0.
        unsafe {
            let (left, right) = (_mm_cvtsi32_si128(by as i32), _mm_cvtsi32_si128(64 - by as i32));
            Avx2(_mm256_or_si256(_mm256_sll_epi64(self.0, left), _mm256_srl_epi64(self.0, right)))
        }
    }

    #[inline(always)]
    fn shift_left<const BY: i32>(self) -> Avx2 {
        // SAFETY: AVX2 is there, see above.
        Avx2(unsafe { _mm256_slli_epi64::<BY>(self.0) })
    }

    #[inline(always)]
    fn shift_right<const BY: i32>(self) -> Avx2 {
        // SAFETY: AVX2 is there, see above.
        Avx2(unsafe { _mm256_srli_epi64::<BY>(self.0) })
    }

    #[inline(always)]
    fn indices(from: &[u8; 32]) -> Avx2 {
        // SAFETY: AVX2 is there; 32 bytes are read, unaligned. The mask keeps bit 7 clear, which would give a zero.
        Avx2(unsafe { _mm256_and_si256(_mm256_loadu_si256(from.as_ptr().cast()), _mm256_set1_epi8(15)) })
    }
}
