//! A link read.

use super::bits::BitReader;
use super::crc::crc8;
use super::{LinkState, VERSION, digits, flag};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use numpre::{Candidates, CellSet, DigitSet, Grid};
use std::fmt;

/// Why a link is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LinkError {
    /// It is not whole, or something in it is wrong: a character, the length, the checksum.
    Damaged,
    /// It is of a later version.
    Newer {
        /// Which.
        version: u8,
    },
}

impl LinkError {
    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            LinkError::Damaged => "damaged",
            LinkError::Newer { .. } => "newer",
        }
    }
}

/// Its name, for logs and programmers.
impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl std::error::Error for LinkError {}

/// Reads the game in a link: a whole address, the part behind its `#`, or the last part of that. 81
/// characters, digits and `.` or `0`, are givens.
///
/// # Errors
/// [`LinkError`] where it was cut off or changed, or a later version has written it.
///
/// ```
/// use numpre_formats::{LinkError, read_link};
///
/// assert_eq!(read_link("#/play/AQA"), Err(LinkError::Damaged));
/// assert_eq!(read_link("AgAA"), Err(LinkError::Newer { version: 2 }));
/// ```
pub fn read_link(text: &str) -> Result<LinkState, LinkError> {
    let text = text.trim();
    let behind = text.split_once('#').map_or(text, |(_, behind)| behind);
    let payload = behind.rsplit('/').next().unwrap_or_default();
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

/// What has not been read yet.
struct Parts<'a> {
    left: &'a [u8],
}

impl<'a> Parts<'a> {
    /// The state; nothing, where its parts do not fit together or something follows them.
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

    /// Which of the free cells.
    fn mask(&mut self, free: CellSet) -> Option<CellSet> {
        let mut bits = BitReader::new(self.bytes(free.len().div_ceil(8))?);
        Some(free.iter().filter(|_| bits.take(1) == 1).collect())
    }

    /// Which of the free cells have a digit, and which.
    fn grid(&mut self, free: CellSet) -> Option<Grid> {
        let cells = self.mask(free)?;
        let digits = digits::read(self.bytes(digits::length(cells.len()))?, cells.len())?;
        let mut grid = Grid::EMPTY;
        cells.iter().zip(digits).for_each(|(cell, digit)| grid.set(cell, Some(digit)));
        Some(grid)
    }

    /// Which of the free cells have something, and what: nine bits a layer.
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
