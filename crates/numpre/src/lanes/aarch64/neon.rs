//! 256 lanes in two NEON registers.

use crate::lanes::{Bits, Lanes, Vector};
use std::arch::aarch64::*;

/// Two `v` registers; the first has the lower lanes.
#[derive(Clone, Copy)]
#[repr(C)]
pub(in crate::lanes) struct Neon(uint8x16_t, uint8x16_t);

// SAFETY: this file is compiled only where the compilation target has NEON.
unsafe impl Bits for Neon {
    #[inline(always)]
    fn zero() -> Neon {
        Neon::from_lanes(Lanes::NONE)
    }

    #[inline(always)]
    fn from_lanes(lanes: Lanes) -> Neon {
        let bytes: *const u8 = (&raw const lanes).cast();
        // SAFETY: `Lanes` is 32 bytes, of which every pattern is valid. They are in little-endian
        // order, since the dispatcher requires that.
        unsafe { Neon(vld1q_u8(bytes), vld1q_u8(bytes.add(16))) }
    }

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let mut lanes = Lanes::NONE;
        let bytes: *mut u8 = (&raw mut lanes).cast();
        // SAFETY: `Lanes` is 32 bytes, of which every pattern is valid.
        unsafe {
            vst1q_u8(bytes, self.0);
            vst1q_u8(bytes.add(16), self.1);
        }
        lanes
    }

    #[inline(always)]
    fn and(self, other: Neon) -> Neon {
        // SAFETY: NEON is there, see above.
        unsafe { Neon(vandq_u8(self.0, other.0), vandq_u8(self.1, other.1)) }
    }

    #[inline(always)]
    fn or(self, other: Neon) -> Neon {
        // SAFETY: NEON is there, see above.
        unsafe { Neon(vorrq_u8(self.0, other.0), vorrq_u8(self.1, other.1)) }
    }

    #[inline(always)]
    fn xor(self, other: Neon) -> Neon {
        // SAFETY: NEON is there, see above.
        unsafe { Neon(veorq_u8(self.0, other.0), veorq_u8(self.1, other.1)) }
    }

    #[inline(always)]
    fn without(self, other: Neon) -> Neon {
        // SAFETY: NEON is there, see above.
        unsafe { Neon(vbicq_u8(self.0, other.0), vbicq_u8(self.1, other.1)) }
    }
}

// SAFETY: as above.
unsafe impl Vector for Neon {
    #[inline(always)]
    fn permute_bytes<const CROSSED: bool>(self, indices: Neon) -> Neon {
        let (low, high) = if CROSSED { (self.1, self.0) } else { (self.0, self.1) };
        // SAFETY: NEON is there, see above.
        unsafe { Neon(vqtbl1q_u8(low, indices.0), vqtbl1q_u8(high, indices.1)) }
    }

    #[inline(always)]
    fn rotate(self, by: u32) -> Neon {
        // SAFETY: NEON is there, see above. A negative shift goes right, and a shift by 64 gives 0.
        unsafe {
            let (left, right) = (vdupq_n_s64(i64::from(by)), vdupq_n_s64(i64::from(by) - 64));
            let turned = |half: uint8x16_t| {
                let words = vreinterpretq_u64_u8(half);
                vreinterpretq_u8_u64(vorrq_u64(vshlq_u64(words, left), vshlq_u64(words, right)))
            };
            Neon(turned(self.0), turned(self.1))
        }
    }

    #[inline(always)]
    fn shift_left<const BY: i32>(self) -> Neon {
        // SAFETY: NEON is there, see above.
        let shifted =
            |half| unsafe { vreinterpretq_u8_u64(vshlq_n_u64::<BY>(vreinterpretq_u64_u8(half))) };
        Neon(shifted(self.0), shifted(self.1))
    }

    #[inline(always)]
    fn shift_right<const BY: i32>(self) -> Neon {
        // SAFETY: NEON is there, see above.
        let shifted =
            |half| unsafe { vreinterpretq_u8_u64(vshrq_n_u64::<BY>(vreinterpretq_u64_u8(half))) };
        Neon(shifted(self.0), shifted(self.1))
    }

    #[inline(always)]
    fn indices(from: &[u8; 32]) -> Neon {
        let fifteen = Lanes([0x0f0f_0f0f_0f0f_0f0f; 4]);
        Neon::from_lanes(Lanes::from_bytes(*from).and(fifteen))
    }
}
