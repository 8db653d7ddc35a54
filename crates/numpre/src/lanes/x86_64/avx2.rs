//! 256 lanes in one AVX2 register.

use super::ymm::{logic_of_avx2, shifts_of_avx2};
use crate::lanes::{Bits, Lanes, Vector};
use std::arch::x86_64::*;

/// One `ymm` register.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(in crate::lanes) struct Avx2(__m256i);

// SAFETY: every instruction below is AVX2. `Bits` requires that a kernel with this type runs only
// if the processor has it.
unsafe impl Bits for Avx2 {
    logic_of_avx2!();
}

// SAFETY: as above.
unsafe impl Vector for Avx2 {
    shifts_of_avx2!();

    #[inline(always)]
    fn permute_bytes<const CROSSED: bool>(self, indices: Avx2) -> Avx2 {
        // SAFETY: AVX2 is there, see above.
        unsafe {
            let source =
                if CROSSED { _mm256_permute4x64_epi64::<0b01_00_11_10>(self.0) } else { self.0 };
            // The shuffle uses the low four bits of an index, within its half.
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
    fn indices(from: &[u8; 32]) -> Avx2 {
        // SAFETY: AVX2 is there, and the load reads 32 bytes, unaligned. The mask clears bit 7 of
        // each index, which would give a zero byte.
        Avx2(unsafe {
            _mm256_and_si256(_mm256_loadu_si256(from.as_ptr().cast()), _mm256_set1_epi8(15))
        })
    }
}
