//! Serialization of values: names in the usual shorthand, numbers as numbers, sets as lists.
//!
//! | type | JSON |
//! |---|---|
//! | [`Cell`], [`House`] | `"r3c5"`, `"b7"` |
//! | [`Digit`], [`Rank`] | `5` |
//! | [`DigitSet`], [`CellSet`] | `[2,5]`, `["r1c1","r1c2"]` |
//! | [`Grid`] | its 81 characters, `.` for a blank |
//! | [`Candidates`] | 81 lists of digits |
//! | [`Marks`] | `[{"cell":"r3c5","digit":7}, …]` |
//! | [`Technique`], [`Choice`], [`Symmetry`] | its name |
//! | [`Day`] | `"2026-11-23"` |

use crate::generate::Day;
use crate::logic::{Choice, Marks, Technique};
use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid, House, Rank, Symmetry};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Serializes types as the text that they print and parse.
macro_rules! by_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

/// Serializes types as their number.
macro_rules! by_number {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.get())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                u8::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
            }
        }
    )*};
}

/// Serializes types as a list of their items.
macro_rules! by_list {
    ($($type:ty: $item:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(*self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                Vec::<$item>::deserialize(deserializer).map(|items| items.into_iter().collect())
            }
        }
    )*};
}

by_text!(Cell, House, Grid, Symmetry, Technique, Choice, Day);
by_number!(Digit, Rank);
by_list!(DigitSet: Digit, CellSet: Cell);

impl Serialize for Candidates {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(_, digits)| digits))
    }
}

impl<'de> Deserialize<'de> for Candidates {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Candidates, D::Error> {
        let sets = Vec::<DigitSet>::deserialize(deserializer)?;
        if sets.len() != 81 {
            return Err(D::Error::invalid_length(sets.len(), &"81 lists of digits"));
        }
        let mut candidates = Candidates::NONE;
        Cell::all().zip(sets).for_each(|(cell, digits)| candidates[cell] = digits);
        Ok(candidates)
    }
}

/// A candidate: a digit of a cell.
#[derive(Serialize, Deserialize)]
struct Candidate {
    cell: Cell,
    digit: Digit,
}

impl Serialize for Marks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.pairs().map(|(cell, digit)| Candidate { cell, digit }))
    }
}

impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Marks, D::Error> {
        let pairs = Vec::<Candidate>::deserialize(deserializer)?;
        Ok(pairs.into_iter().map(|Candidate { cell, digit }| (cell, DigitSet::of(digit))).collect())
    }
}

/// Serializes pairs of a cell and a digit in their order, in the format of [`Marks`].
pub(crate) mod pairs {
    use super::{Candidate, Cell, Deserialize, Deserializer, Digit, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        pairs: &[(Cell, Digit)],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(pairs.iter().map(|&(cell, digit)| Candidate { cell, digit }))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<(Cell, Digit)>, D::Error> {
        let pairs = Vec::<Candidate>::deserialize(deserializer)?;
        Ok(pairs.into_iter().map(|Candidate { cell, digit }| (cell, digit)).collect())
    }
}

/// Serializes how often each technique is used, as an object from names to numbers.
pub(crate) fn counts<S: Serializer>(
    counts: &[(Technique, usize)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(counts.iter().map(|(technique, count)| (technique.slug(), count)))
}
