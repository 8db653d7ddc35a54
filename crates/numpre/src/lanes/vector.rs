//! The operations that vector registers must have: logic on lanes of one bit, and moves of 256
//! lanes.

use super::set::Lanes;
use std::marker::PhantomData;

/// Bits, one per lane, with the logic of which the kernels are made. Where no lane moves, there may
/// be fewer than 256.
///
/// The kernels are written once over this trait and [`Vector`], as `#[inline(always)]`. They are
/// compiled for each implementation inside a function that enables its instructions
/// ([`super::dispatch`]).
///
/// # Safety
/// An implementation may use instructions beyond those of the compilation target. So it must not be
/// nameable outside of this module: other code gets it only as the `V` of a
/// [`Kernel::run`](super::Kernel::run) or [`NarrowKernel::run`](super::NarrowKernel::run), and only
/// [`Registers`] makes it possible to call these.
pub(crate) unsafe trait Bits: Copy {
    /// The number of lanes: 256, or a smaller multiple of 64.
    const LANES: usize = 256;

    /// Returns 0 in all lanes.
    fn zero() -> Self;
    /// Returns 1 in the lanes of a set. Only the first [`LANES`](Bits::LANES) lanes count.
    fn from_lanes(lanes: Lanes) -> Self;
    /// Returns the set of lanes with a 1. It has none beyond [`LANES`](Bits::LANES).
    fn lanes(self) -> Lanes;
    /// Returns `self & other`.
    fn and(self, other: Self) -> Self;
    /// Returns `self | other`.
    fn or(self, other: Self) -> Self;
    /// Returns `self ^ other`.
    fn xor(self, other: Self) -> Self;
    /// Returns `self & !other`.
    fn without(self, other: Self) -> Self;
}

/// 256 bits that can move from lane to lane.
///
/// # Safety
/// The requirements are those of [`Bits`].
pub(crate) unsafe trait Vector: Bits {
    /// Rotates each word of 64 bits left.
    fn rotate(self, by: u32) -> Self;
    /// Shifts each word of 64 bits left, by 1 to 63.
    fn shift_left<const BY: i32>(self) -> Self;
    /// Shifts each word of 64 bits right, by 1 to 63.
    fn shift_right<const BY: i32>(self) -> Self;
    /// Moves bytes: byte `j` of the result is byte `from[j]` of `self`, where `indices` was made
    /// from `from`. Each half of 16 bytes takes all of its bytes from the same half or, if
    /// `CROSSED`, from the other half.
    fn permute_bytes<const CROSSED: bool>(self, indices: Self) -> Self;
    /// Returns the numbers of the source bytes as a register, for
    /// [`permute_bytes`](Vector::permute_bytes).
    fn indices(from: &[u8; 32]) -> Self;
}

/// Proof that the processor has the instructions that an implementation of [`Bits`] uses.
#[derive(Clone, Copy)]
pub(crate) struct Registers<V>(PhantomData<V>);

impl<V: Bits> Registers<V> {
    /// # Safety
    /// The processor has every instruction that `V` uses.
    pub(super) const unsafe fn are_there() -> Registers<V> {
        Registers(PhantomData)
    }
}
