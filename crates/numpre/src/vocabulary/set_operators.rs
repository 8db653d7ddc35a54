//! The operators of sets that are stored as bits.

/// Implements union, intersection, difference, symmetric difference and complement for a set that
/// is a tuple struct around its bits.
macro_rules! set_operators {
    ($set:ident) => {
        impl Not for $set {
            type Output = $set;
            #[inline]
            fn not(self) -> $set {
                $set::from_bits(!self.0)
            }
        }
        set_operators!($set, BitAnd bitand, BitAndAssign bitand_assign, |one, other| one & other);
        set_operators!($set, BitOr bitor, BitOrAssign bitor_assign, |one, other| one | other);
        set_operators!($set, BitXor bitxor, BitXorAssign bitxor_assign, |one, other| one ^ other);
        set_operators!($set, Sub sub, SubAssign sub_assign, |one, other| one & !other);
    };
    (
        $set:ident, $operator:ident $name:ident, $assign:ident $name_assign:ident,
        |$one:ident, $other:ident| $bits:expr
    ) => {
        impl $operator for $set {
            type Output = $set;
            #[inline]
            fn $name(self, other: $set) -> $set {
                let ($one, $other) = (self.0, other.0);
                $set($bits)
            }
        }
        impl $assign for $set {
            #[inline]
            fn $name_assign(&mut self, other: $set) {
                let ($one, $other) = (self.0, other.0);
                self.0 = $bits;
            }
        }
    };
}

pub(super) use set_operators;
