//! Reads a link.

use super::bits::BitReader;
use super::crc::crc8;
use super::{LinkState, VERSION, digits, flag};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use numpre::{Candidates, CellSet, DigitSet, Grid};
use std::fmt;

/// The reason why a link is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LinkError {
    /// The link is incomplete, or a part of it is wrong: a character, the length, the checksum.
    Damaged,
    /// The link was written by a later version.
    Newer {
        /// The version of the link.
        version: u8,
    },
}

impl LinkError {
    /// Returns the stable name of the error.
    pub const fn name(self) -> &'static str {
        match self {
            LinkError::Damaged => "damaged",
            LinkError::Newer { .. } => "newer",
        }
    }
}

/// Prints the name, for logs and programmers.
impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl std::error::Error for LinkError {}

/// Reads the game in a link. `text` is a whole address, the part after its `#`, or the last part of
/// that. If that is 81 digits and `.` or `0`, these are the givens.
///
/// # Errors
/// Returns [`LinkError`] if the link was cut off or changed, or if a later version wrote it.
///
/// ```
/// use numpre_formats::{LinkError, read_link};
///
/// assert_eq!(read_link("#/play/AQA"), Err(LinkError::Damaged));
/// assert_eq!(read_link("AgAA"), Err(LinkError::Newer { version: 2 }));
/// ```
pub fn read_link(text: &str) -> Result<LinkState, LinkError> {
    let text = text.trim();
    let fragment = text.split_once('#').map_or(text, |(_, fragment)| fragment);
    let payload = fragment.rsplit('/').next().unwrap_or_default();
    let is_cell = |byte: u8| byte.is_ascii_digit() || byte == b'.';
    if payload.len() == 81 && payload.bytes().all(is_cell) {
        return payload.parse().map(LinkState::of_givens).map_err(|_| LinkError::Damaged);
    }
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(payload).map_err(|_| LinkError::Damaged)?;
    match bytes.first() {
        Some(&version) if version > VERSION => return Err(LinkError::Newer { version }),
        Some(&VERSION) => {}
        _ => return Err(LinkError::Damaged),
    }
    let (crc, whole) = bytes.split_last().ok_or(LinkError::Damaged)?;
    if crc8(whole) != *crc {
        return Err(LinkError::Damaged);
    }
    Parts { left: &whole[1..] }.state().ok_or(LinkError::Damaged)
}

/// The bytes that have not been read yet.
struct Parts<'a> {
    left: &'a [u8],
}

impl<'a> Parts<'a> {
    /// Returns the state, or `None` if the parts do not fit together or other bytes follow them.
    fn state(mut self) -> Option<LinkState> {
        let flags = self.byte()?;
        if flags & !flag::ALL != 0 {
            return None;
        }
        let has = |flag: u8| flags & flag != 0;
        let givens = self.grid(CellSet::ALL)?;
        let mut state = LinkState::of_givens(givens);
        let free = givens.blanks();
        if has(flag::PLACED) {
            state.placed = self.grid(free)?;
        }
        if has(flag::MARKS) {
            [state.corner, state.centre] = self.layers(free)?;
        }
        if has(flag::REMOVED) {
            [state.removed] = self.layers(free)?;
        }
        if has(flag::COLOURS) {
            [state.colours] = self.layers(CellSet::ALL)?;
        }
        if has(flag::TITLE) {
            let length = self.byte()?.into();
            state.title = String::from_utf8(self.bytes(length)?.to_vec()).ok()?;
        }
        if has(flag::SETTINGS) {
            state.settings = Some(self.byte()?);
        }
        self.left.is_empty().then_some(state)
    }

    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, left) = self.left.split_at_checked(count)?;
        self.left = left;
        Some(bytes)
    }

    fn byte(&mut self) -> Option<u8> {
        self.bytes(1).map(|bytes| bytes[0])
    }

    /// Reads a bit for each free cell. Returns the cells whose bit is set.
    fn mask(&mut self, free: CellSet) -> Option<CellSet> {
        let mut bits = BitReader::new(self.bytes(free.len().div_ceil(8))?);
        Some(free.iter().filter(|_| bits.take(1) == 1).collect())
    }

    /// Reads which of the free cells have a digit, and the digits.
    fn grid(&mut self, free: CellSet) -> Option<Grid> {
        let cells = self.mask(free)?;
        let digits = digits::read(self.bytes(digits::length(cells.len()))?, cells.len())?;
        let mut grid = Grid::EMPTY;
        cells.iter().zip(digits).for_each(|(cell, digit)| grid.set(cell, Some(digit)));
        Some(grid)
    }

    /// Reads which of the free cells have something in a layer, and then nine bits per layer for
    /// each.
    fn layers<const N: usize>(&mut self, free: CellSet) -> Option<[Candidates; N]> {
        let cells = self.mask(free)?;
        let mut bits = BitReader::new(self.bytes((9 * N * cells.len()).div_ceil(8))?);
        let mut layers = [Candidates::NONE; N];
        for cell in cells {
            layers
                .iter_mut()
                .for_each(|layer| layer[cell] = DigitSet::from_bits(bits.take(9) as u16));
        }
        Some(layers)
    }
}
