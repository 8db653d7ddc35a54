//! 256 lanes in four `u64`, for every machine. Tests compare the other registers with these.

use super::set::Lanes;
use super::vector::{Bits, Vector};

/// Four words.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
pub(crate) struct Portable([u64; 4]);

// SAFETY: this needs nothing beyond the compilation target.
unsafe impl Bits for Portable {
    #[inline(always)]
    fn zero() -> Portable {
        Portable([0; 4])
    }

    #[inline(always)]
    fn from_lanes(lanes: Lanes) -> Portable {
        Portable(lanes.0)
    }

    #[inline(always)]
    fn lanes(self) -> Lanes {
        Lanes(self.0)
    }

    #[inline(always)]
    fn and(self, other: Portable) -> Portable {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Portable([a & e, b & f, c & g, d & h])
    }

    #[inline(always)]
    fn or(self, other: Portable) -> Portable {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Portable([a | e, b | f, c | g, d | h])
    }

    #[inline(always)]
    fn xor(self, other: Portable) -> Portable {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Portable([a ^ e, b ^ f, c ^ g, d ^ h])
    }

    #[inline(always)]
    fn without(self, other: Portable) -> Portable {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Portable([a & !e, b & !f, c & !g, d & !h])
    }
}

// SAFETY: as above.
unsafe impl Vector for Portable {
    #[inline(always)]
    fn permute_bytes<const CROSSED: bool>(self, indices: Portable) -> Portable {
        let [a, b, c, d] = self.0;
        let source = Lanes(if CROSSED { [c, d, a, b] } else { [a, b, c, d] }).bytes();
        let mut moved = [0; 32];
        for (place, (slot, from)) in moved.iter_mut().zip(Lanes(indices.0).bytes()).enumerate() {
            *slot = source[place & 16 | usize::from(from) & 15];
        }
        Portable(Lanes::from_bytes(moved).0)
    }

    #[inline(always)]
    fn rotate(self, by: u32) -> Portable {
        let [a, b, c, d] = self.0;
        Portable([a.rotate_left(by), b.rotate_left(by), c.rotate_left(by), d.rotate_left(by)])
    }

    #[inline(always)]
    fn shift_left<const BY: i32>(self) -> Portable {
        Portable(self.0.map(|word| word << BY))
    }

    #[inline(always)]
    fn shift_right<const BY: i32>(self) -> Portable {
        Portable(self.0.map(|word| word >> BY))
    }

    #[inline(always)]
    fn indices(from: &[u8; 32]) -> Portable {
        Portable(Lanes::from_bytes(*from).0)
    }
}
