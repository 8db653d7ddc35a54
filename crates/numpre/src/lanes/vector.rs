//! What a machine's registers must be able to do: lanes of one bit, 256 of them where they move.

use super::set::Lanes;
use std::marker::PhantomData;

/// Bits, one a lane, with the logic the kernels are made of; in what moves no lane, there may be
/// fewer than 256.
///
/// Everything is written once over this trait and [`Vector`], `#[inline(always)]`, and compiled
/// once for each implementation inside a function that enables what it needs ([`super::dispatch`]).
///
/// # Safety
/// An implementation may use instructions beyond those of the compilation target, and must not be
/// nameable outside of this module: everybody else has it only as the `V` of a
/// [`Kernel::run`](super::Kernel::run) or [`NarrowKernel::run`](super::NarrowKernel::run), which
/// are called with [`Registers`] alone.
pub(crate) unsafe trait Bits: Copy {
    /// How many lanes there are: 256, or a smaller multiple of 64.
    const LANES: usize = 256;

    /// All lanes 0.
    fn zero() -> Self;
    /// These lanes, the first so many.
    fn from_lanes(lanes: Lanes) -> Self;
    /// As lanes; 0 where there are none.
    fn lanes(self) -> Lanes;
    /// `self & other`.
    fn and(self, other: Self) -> Self;
    /// `self | other`.
    fn or(self, other: Self) -> Self;
    /// `self ^ other`.
    fn xor(self, other: Self) -> Self;
    /// `self & !other`.
    fn without(self, other: Self) -> Self;
}

/// 256 bits, which can be moved from lane to lane.
///
/// # Safety
/// As for [`Bits`].
pub(crate) unsafe trait Vector: Bits {
    /// Each word of 64 bits rotated left.
    fn rotate(self, by: u32) -> Self;
    /// Each word of 64 bits shifted left, by 1 to 63.
    fn shift_left<const BY: i32>(self) -> Self;
    /// Each word of 64 bits shifted right, by 1 to 63.
    fn shift_right<const BY: i32>(self) -> Self;
    /// Byte `j` of the result is byte `from[j]` of `self`, where `indices` are made of `from`; each
    /// half takes all of its bytes from itself or, if `CROSSED`, from the other.
    fn permute_bytes<const CROSSED: bool>(self, indices: Self) -> Self;
    /// The sources of the bytes, as a register.
    fn indices(from: &[u8; 32]) -> Self;
}

/// Shows that the processor has what an implementation of [`Bits`] needs.
#[derive(Clone, Copy)]
pub(crate) struct Registers<V>(PhantomData<V>);

impl<V: Bits> Registers<V> {
    /// # Safety
    /// The processor has every instruction that `V` uses.
    pub(super) const unsafe fn are_there() -> Registers<V> {
        Registers(PhantomData)
    }
}
