//! How strongly something is told.

use serde::{Deserialize, Serialize};

/// How strongly a hint, or a mistake, is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "1 | 2 | 3"))]
#[serde(try_from = "u8", into = "u8")]
pub(crate) enum Strength {
    /// Of a step the block; of a mistake that there is one.
    Where,
    /// Of a step the technique, its houses and the cells looked at; of a mistake the block.
    Which,
    /// All.
    All,
}

impl TryFrom<u8> for Strength {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Strength, &'static str> {
        match number {
            1 => Ok(Strength::Where),
            2 => Ok(Strength::Which),
            3 => Ok(Strength::All),
            _ => Err("strength: expected 1, 2 or 3"),
        }
    }
}

impl From<Strength> for u8 {
    fn from(strength: Strength) -> u8 {
        strength as u8 + 1
    }
}
