//! Writes a game as a link.

use super::bits::BitWriter;
use super::crc::crc8;
use super::state::cells_with_any;
use super::{LinkState, VERSION, digits, flag};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use numpre::{Candidates, CellSet, Digit, Grid};

/// The length of the longest title, in bytes.
const LONGEST_TITLE: usize = 80;

/// Returns the address of a game on the page `page` of numpre's web app, such as `#/play/…`. The
/// caller puts the rest of the address before the `#`.
///
/// ```
/// use numpre_formats::{LinkState, link, read_link};
///
/// let givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let state = LinkState { title: "an old one".to_owned(), ..LinkState::of_givens(givens) };
/// let address = link("play", &state);
/// assert!(address.starts_with("#/play/"));
/// assert_eq!(read_link(&address), Ok(state));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn link(page: &str, state: &LinkState) -> String {
    format!("#/{page}/{}", payload(state))
}

/// Returns a game as the last part of such an address.
pub fn payload(state: &LinkState) -> String {
    let givens = !state.givens.blanks();
    let mut bytes = vec![VERSION, 0];
    let mut flags = 0;
    bytes.extend(mask(CellSet::ALL, givens));
    bytes.extend(digits_of(&state.givens, givens));

    let free = state.givens.blanks();
    let placed = !state.placed.blanks() & free;
    if !placed.is_empty() {
        flags |= flag::PLACED;
        bytes.extend(mask(free, placed));
        bytes.extend(digits_of(&state.placed, placed));
    }
    let marked = (cells_with_any(&state.corner) | cells_with_any(&state.centre)) & free;
    flags |= add(&mut bytes, flag::MARKS, free, marked, &[&state.corner, &state.centre]);
    let removed = cells_with_any(&state.removed) & free;
    flags |= add(&mut bytes, flag::REMOVED, free, removed, &[&state.removed]);
    let coloured = cells_with_any(&state.colours);
    flags |= add(&mut bytes, flag::COLOURS, CellSet::ALL, coloured, &[&state.colours]);
    let title = cut(&state.title);
    if !title.is_empty() {
        flags |= flag::TITLE;
        bytes.push(title.len() as u8);
        bytes.extend(title.as_bytes());
    }
    if let Some(settings) = state.settings {
        flags |= flag::SETTINGS;
        bytes.push(settings);
    }
    bytes[1] = flags;
    bytes.push(crc8(&bytes));
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// Appends which of the free cells are in `cells`, and then nine bits per layer for each of these.
/// Returns the flag, or 0 if there are no such cells.
fn add(bytes: &mut Vec<u8>, flag: u8, free: CellSet, cells: CellSet, layers: &[&Candidates]) -> u8 {
    if cells.is_empty() {
        return 0;
    }
    bytes.extend(mask(free, cells));
    let mut bits = BitWriter::default();
    for cell in cells {
        layers.iter().for_each(|layer| bits.put(layer[cell].bits().into(), 9));
    }
    bytes.extend(bits.finish());
    flag
}

/// Returns one bit for each free cell: whether it is in `cells`.
fn mask(free: CellSet, cells: CellSet) -> Vec<u8> {
    let mut bits = BitWriter::default();
    free.iter().for_each(|cell| bits.put(cells.contains(cell).into(), 1));
    bits.finish()
}

fn digits_of(grid: &Grid, cells: CellSet) -> Vec<u8> {
    let all: Vec<Digit> = cells.iter().filter_map(|cell| grid.get(cell)).collect();
    digits::write(&all)
}

/// Returns the part of a title that is written.
fn cut(title: &str) -> &str {
    let end = (0..=LONGEST_TITLE.min(title.len())).rev().find(|&end| title.is_char_boundary(end));
    &title[..end.unwrap_or(0)]
}
