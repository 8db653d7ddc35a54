//! What the compiler may not see through.

use std::hint::black_box;

/// The value, of which the compiler knows nothing here.
///
/// A pass holds what it works on in registers, and goes on in short loops. A compiler that sees
/// through the lengths of these loops, or across two of them, unrolls and joins them, and then has
/// more values alive than there are registers: it spills most of them.
#[inline(always)]
pub(crate) fn opaque<T>(value: T) -> T {
    black_box(value)
}
