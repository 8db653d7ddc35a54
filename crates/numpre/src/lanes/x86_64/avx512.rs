//! 256 lanes in one register of 256 bits, with instructions of AVX-512.

use super::ymm::{logic_of_avx2, shifts_of_avx2};
use crate::lanes::{Bits, Lanes, Vector};
use std::arch::x86_64::*;

/// One `ymm` register. A `zmm` register would make a state 46 KB, more than the first-level cache.
/// The compiler joins the logic below into `vpternlog`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(in crate::lanes) struct Avx512(__m256i);

// SAFETY: every instruction below is AVX2 or AVX-512 VL and VBMI. `Bits` requires that a kernel
// with this type runs only if the processor has them.
unsafe impl Bits for Avx512 {
    logic_of_avx2!();
}

// SAFETY: as above.
unsafe impl Vector for Avx512 {
    shifts_of_avx2!();

    #[inline(always)]
    fn permute_bytes<const CROSSED: bool>(self, indices: Avx512) -> Avx512 {
        // SAFETY: the instruction is there, see above. It uses the low five bits of an index.
        Avx512(unsafe { _mm256_permutexvar_epi8(indices.0, self.0) })
    }

    #[inline(always)]
    fn rotate(self, by: u32) -> Avx512 {
        // SAFETY: the instruction is there, see above.
        Avx512(unsafe { _mm256_rolv_epi64(self.0, _mm256_set1_epi64x(i64::from(by))) })
    }

    #[inline(always)]
    fn indices(from: &[u8; 32]) -> Avx512 {
        // SAFETY: the instruction is there, and the load reads 32 bytes, unaligned.
        Avx512(unsafe { _mm256_loadu_si256(from.as_ptr().cast()) })
    }
}
