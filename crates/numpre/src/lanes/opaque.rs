//! A value that the compiler cannot see through.

use std::hint::black_box;

/// Returns the value, of which the compiler then knows nothing.
///
/// A pass keeps the vectors that it works on in registers, in short loops. If the compiler knows
/// the lengths of these loops, or sees two of them together, it unrolls and joins them. Then more
/// values are alive than there are registers, and most are spilled to memory.
#[inline(always)]
pub(crate) fn opaque<T>(value: T) -> T {
    black_box(value)
}
