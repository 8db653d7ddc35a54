//! Boards to bit planes and back, 256 boards at a time.
//!
//! The eight boards of the lanes 0 to 7 make eight vectors `a` to `h`, in which each byte is a cell
//! with the value in its low four bits. `planes_of` sorts the bits of every such byte by planes:
//!
//! ```text
//!   bit                       7  6  5  4  3  2  1  0
//!   a | e << 4                e3 e2 e1 e0 a3 a2 a1 a0    and the same of b f, c g, d h
//!   bits 0, 1 of a c e g      g1 g0 e1 e0 c1 c0 a1 a0    and the same of b d f h; and bits 2, 3
//!   plane 0 (ones)            h0 g0 f0 e0 d0 c0 b0 a0    planes 1, 2, 3 likewise
//! ```
//!
//! Bit *n* of such a byte now belongs to lane *n*, and the byte to one cell. Eight such vectors,
//! for the lanes 0–7, 8–15, … 56–63, are then transposed by bytes, so that each becomes a word of
//! 64 lanes of one cell. The other 192 lanes are in the other words of the vectors.

use super::lane_index::lane_index;
use super::set::Lanes;
use super::vector::Vector;

/// Four bit planes of 256 boards: lane `b` of `[cell][plane]` is bit `plane` of the value of that
/// cell on board `b`.
pub(crate) type Planes<V> = [[V; 4]; 81];

/// The first cells of the groups of eight that are read as one word. The last group overlaps the
/// one before it, since 81 is not a multiple of 8.
const CHUNKS: [usize; 11] = [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 73];

/// Writes the planes of these boards. Values are at most 15.
///
/// Eight cells of a board are one word of eight bytes. The words of four boards that are 64 lanes
/// apart make one vector. Eight such vectors are sorted by planes, then eight of these results by
/// bytes.
#[inline(always)]
pub(crate) fn to_planes<V: Vector>(boards: &[&[u8; 81]; 256], planes: &mut Planes<V>) {
    for begin in CHUNKS {
        let mut rows = [[V::zero(); 4]; 8];
        for (number, row) in rows.iter_mut().enumerate() {
            let mut eight = [V::zero(); 8];
            for (place, vector) in eight.iter_mut().enumerate() {
                let lane = 8 * number + place;
                let words = [lane, lane + 64, lane + 128, lane + 192]
                    .map(|lane| eight_cells(boards[lane_index(lane)], begin));
                *vector = V::from_lanes(Lanes(words));
            }
            *row = planes_of(eight);
        }
        transpose_bytes(&mut rows);
        planes[begin..begin + 8].copy_from_slice(&rows);
    }
}

/// Writes the boards of these planes.
#[inline(always)]
pub(crate) fn to_boards<V: Vector>(planes: &Planes<V>, boards: &mut [[u8; 81]; 256]) {
    for begin in CHUNKS {
        let mut rows = [[V::zero(); 4]; 8];
        rows.copy_from_slice(&planes[begin..begin + 8]);
        transpose_bytes(&mut rows);
        for (number, row) in rows.into_iter().enumerate() {
            for (place, vector) in values_of(row).into_iter().enumerate() {
                for (quarter, word) in vector.lanes().0.into_iter().enumerate() {
                    let board = &mut boards[lane_index(64 * quarter + 8 * number + place)];
                    board[begin..begin + 8].copy_from_slice(&word.to_le_bytes());
                }
            }
        }
    }
}

#[inline(always)]
fn eight_cells(board: &[u8; 81], begin: usize) -> u64 {
    board[begin..].first_chunk().map_or(0, |eight| u64::from_le_bytes(*eight))
}

/// Transposes bytes: byte `b` of each word of row `a` becomes byte `a` of row `b`.
#[inline(always)]
fn transpose_bytes<V: Vector>(rows: &mut [[V; 4]; 8]) {
    for place in 0..4 {
        exchange::<V, 32>(rows, place, place + 4, 0x0000_0000_ffff_ffff);
    }
    for place in [0, 1, 4, 5] {
        exchange::<V, 16>(rows, place, place + 2, 0x0000_ffff_0000_ffff);
    }
    for place in [0, 2, 4, 6] {
        exchange::<V, 8>(rows, place, place + 1, 0x00ff_00ff_00ff_00ff);
    }
}

/// Exchanges the bits of `mask` in the lower row with those `BITS` places higher in the upper row.
#[inline(always)]
fn exchange<V: Vector, const BITS: i32>(
    rows: &mut [[V; 4]; 8],
    upper: usize,
    lower: usize,
    mask: u64,
) {
    let (mut high, mut low) = (rows[upper], rows[lower]);
    for (high, low) in high.iter_mut().zip(&mut low) {
        exchange_bits::<V, BITS>(high, low, mask);
    }
    (rows[upper], rows[lower]) = (high, low);
}

/// Exchanges the bits of `mask` in `low` with those `BITS` places higher in `high`, in each word.
#[inline(always)]
pub(super) fn exchange_bits<V: Vector, const BITS: i32>(high: &mut V, low: &mut V, mask: u64) {
    let exchanged = high.shift_right::<BITS>().xor(*low).and(every(mask));
    *high = high.xor(exchanged.shift_left::<BITS>());
    *low = low.xor(exchanged);
}

/// Returns a vector with this word in all four places.
#[inline(always)]
fn every<V: Vector>(word: u64) -> V {
    V::from_lanes(Lanes([word; 4]))
}

/// The low bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// Masks for each byte: its lower half, the lower half of each half, and that of each quarter.
const NIBBLE: u64 = 0x0f * ONES;
const PAIRS: u64 = 0x33 * ONES;
const BITS: u64 = 0x55 * ONES;

/// Returns the planes of eight cells on eight boards, given as values board by board.
#[inline(always)]
fn planes_of<V: Vector>([a, b, c, d, e, f, g, h]: [V; 8]) -> [V; 4] {
    let (pairs, bits) = (every::<V>(PAIRS), every::<V>(BITS));
    let near = [a.or(e.shift_left::<4>()), b.or(f.shift_left::<4>())];
    let far = [c.or(g.shift_left::<4>()), d.or(h.shift_left::<4>())];
    let low =
        [0, 1].map(|odd: usize| near[odd].and(pairs).or(far[odd].and(pairs).shift_left::<2>()));
    let high = [0, 1]
        .map(|odd: usize| near[odd].shift_right::<2>().and(pairs).or(far[odd].without(pairs)));
    let even = |[first, second]: [V; 2]| first.and(bits).or(second.and(bits).shift_left::<1>());
    let odd = |[first, second]: [V; 2]| first.shift_right::<1>().and(bits).or(second.without(bits));
    [even(low), odd(low), even(high), odd(high)]
}

/// Returns the values board by board, given the planes: the steps of [`planes_of`] in reverse.
#[inline(always)]
fn values_of<V: Vector>([ones, twos, fours, eights]: [V; 4]) -> [V; 8] {
    let (nibble, pairs, bits) = (every::<V>(NIBBLE), every::<V>(PAIRS), every::<V>(BITS));
    let first = |even: V, odd: V| even.and(bits).or(odd.and(bits).shift_left::<1>());
    let second = |even: V, odd: V| even.shift_right::<1>().and(bits).or(odd.without(bits));
    let low = [first(ones, twos), second(ones, twos)];
    let high = [first(fours, eights), second(fours, eights)];
    let [near, near_odd] =
        [0, 1].map(|odd: usize| low[odd].and(pairs).or(high[odd].and(pairs).shift_left::<2>()));
    let [far, far_odd] = [0, 1]
        .map(|odd: usize| low[odd].shift_right::<2>().and(pairs).or(high[odd].without(pairs)));
    let boards = [near, near_odd, far, far_odd];
    let [a, b, c, d] = boards.map(|both| both.and(nibble));
    let [e, f, g, h] = boards.map(|both| both.shift_right::<4>().and(nibble));
    [a, b, c, d, e, f, g, h]
}
