//! The operations on a register of 256 bits that need only AVX2, even if the processor has more.

/// Implements the methods of [`Bits`](crate::lanes::Bits) for a type around one `ymm` register.
/// They are the same for both kinds of these registers.
macro_rules! logic_of_avx2 {
    () => {
        #[inline(always)]
        fn zero() -> Self {
            // SAFETY: AVX2 is there, as `Bits` asks.
            Self(unsafe { _mm256_setzero_si256() })
        }

        #[inline(always)]
        fn from_lanes(lanes: Lanes) -> Self {
            // SAFETY: AVX2 is there; `Lanes` is 32 bytes of which every pattern is valid in a
            // register, and the load is unaligned.
            Self(unsafe { _mm256_loadu_si256((&raw const lanes).cast()) })
        }

        #[inline(always)]
        fn lanes(self) -> Lanes {
            let mut lanes = Lanes::NONE;
            // SAFETY: AVX2 is there; `Lanes` is 32 bytes of which every pattern is valid, and the
            // store is unaligned.
            unsafe { _mm256_storeu_si256((&raw mut lanes).cast(), self.0) };
            lanes
        }

        #[inline(always)]
        fn and(self, other: Self) -> Self {
            // SAFETY: AVX2 is there, as `Bits` asks.
            Self(unsafe { _mm256_and_si256(self.0, other.0) })
        }

        #[inline(always)]
        fn or(self, other: Self) -> Self {
            // SAFETY: AVX2 is there, as `Bits` asks.
            Self(unsafe { _mm256_or_si256(self.0, other.0) })
        }

        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            // SAFETY: AVX2 is there, as `Bits` asks.
            Self(unsafe { _mm256_xor_si256(self.0, other.0) })
        }

        #[inline(always)]
        fn without(self, other: Self) -> Self {
            // SAFETY: AVX2 is there, as `Bits` asks.
            Self(unsafe { _mm256_andnot_si256(other.0, self.0) })
        }
    };
}

/// Implements the methods of [`Vector`](crate::lanes::Vector) that are the same for both kinds.
macro_rules! shifts_of_avx2 {
    () => {
        #[inline(always)]
        fn shift_left<const BY: i32>(self) -> Self {
            // SAFETY: AVX2 is there, as `Bits` asks.
            Self(unsafe { _mm256_slli_epi64::<BY>(self.0) })
        }

        #[inline(always)]
        fn shift_right<const BY: i32>(self) -> Self {
            // SAFETY: AVX2 is there, as `Bits` asks.
            Self(unsafe { _mm256_srli_epi64::<BY>(self.0) })
        }
    };
}

pub(super) use {logic_of_avx2, shifts_of_avx2};
