//! Boards to bit planes and back, 64 at a time.

/// Four bit planes of 64 boards: bit `b` of `[cell][plane]` is bit `plane` of that cell's value on board `b`.
pub(super) type Planes = [[u64; 4]; 81];

/// Where each eight cells that are a word of a board begin; the last eight overlap those before.
const CHUNKS: [usize; 11] = [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 73];

/// 64 boards as planes. Values are at most 15.
///
/// Eight cells of a board are a word of eight bytes. The bits of eight such words are sorted by planes; of eight times that, the bytes.
#[inline(always)]
pub(super) fn to_planes(boards: &[&[u8; 81]; 64]) -> Planes {
    let mut planes = [[0; 4]; 81];
    for begin in CHUNKS {
        let mut rows = [[0; 4]; 8];
        for (row, eight) in rows.iter_mut().zip(boards.as_chunks::<8>().0) {
            *row = planes_of(eight.map(|board| eight_cells(board, begin)));
        }
        transpose_bytes(&mut rows);
        planes[begin..begin + 8].copy_from_slice(&rows);
    }
    planes
}

/// The boards of these planes.
#[inline(always)]
pub(super) fn to_boards(planes: &Planes, boards: &mut [[u8; 81]; 64]) {
    for begin in CHUNKS {
        let mut rows = [[0; 4]; 8];
        rows.copy_from_slice(&planes[begin..begin + 8]);
        transpose_bytes(&mut rows);
        for (row, eight) in rows.iter().zip(boards.as_chunks_mut::<8>().0) {
            for (word, board) in values_of(*row).into_iter().zip(eight) {
                board[begin..begin + 8].copy_from_slice(&word.to_le_bytes());
            }
        }
    }
}

#[inline(always)]
fn eight_cells(board: &[u8; 81], begin: usize) -> u64 {
    board[begin..].first_chunk().map_or(0, |eight| u64::from_le_bytes(*eight))
}

/// Byte `b` of word `a` becomes byte `a` of word `b`, four words at a time.
#[inline(always)]
fn transpose_bytes(rows: &mut [[u64; 4]; 8]) {
    for (distance, mask) in [(4, 0x0000_0000_ffff_ffff), (2, 0x0000_ffff_0000_ffff), (1, 0x00ff_00ff_00ff_00ff)] {
        for place in (0..8).filter(|place| place & distance == 0) {
            let (mut upper, mut lower) = (rows[place], rows[place + distance]);
            for (upper, lower) in upper.iter_mut().zip(&mut lower) {
                let exchanged = (*upper >> (8 * distance) ^ *lower) & mask;
                *upper ^= exchanged << (8 * distance);
                *lower ^= exchanged;
            }
            (rows[place], rows[place + distance]) = (upper, lower);
        }
    }
}

/// The low bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// In each byte: the lower half, the lower half of each half, and of each quarter.
const NIBBLE: u64 = 0x0f * ONES;
const PAIRS: u64 = 0x33 * ONES;
const BITS: u64 = 0x55 * ONES;

/// Of eight cells of eight boards, given as values board by board, the planes.
#[inline(always)]
fn planes_of([a, b, c, d, e, f, g, h]: [u64; 8]) -> [u64; 4] {
    let (near, far) = ([a | e << 4, b | f << 4], [c | g << 4, d | h << 4]);
    let low = [0, 1].map(|odd| near[odd] & PAIRS | (far[odd] & PAIRS) << 2);
    let high = [0, 1].map(|odd| near[odd] >> 2 & PAIRS | far[odd] & !PAIRS);
    let even = |[first, second]: [u64; 2]| first & BITS | (second & BITS) << 1;
    let odd = |[first, second]: [u64; 2]| first >> 1 & BITS | second & !BITS;
    [even(low), odd(low), even(high), odd(high)]
}

/// The values board by board, given the planes: each step of [`planes_of`] back.
#[inline(always)]
fn values_of([ones, twos, fours, eights]: [u64; 4]) -> [u64; 8] {
    let low = [ones & BITS | (twos & BITS) << 1, ones >> 1 & BITS | twos & !BITS];
    let high = [fours & BITS | (eights & BITS) << 1, fours >> 1 & BITS | eights & !BITS];
    let [near, near_odd] = [0, 1].map(|odd| low[odd] & PAIRS | (high[odd] & PAIRS) << 2);
    let [far, far_odd] = [0, 1].map(|odd| low[odd] >> 2 & PAIRS | high[odd] & !PAIRS);
    let boards = [near, near_odd, far, far_odd];
    let [[a, b, c, d], [e, f, g, h]] = [boards.map(|both| both & NIBBLE), boards.map(|both| both >> 4 & NIBBLE)];
    [a, b, c, d, e, f, g, h]
}
