//! Boards to bit planes and back, eight at a time.

/// The low bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// Four bit planes of eight boards: bit `b` of `[cell][plane]` is bit `plane` of that cell's value on board `b`.
pub(super) type Planes = [[u8; 4]; 81];

/// Eight boards as planes. Values are at most 15.
///
/// Eight cells of a board are a word of eight bytes; shifted by the board's number and added up, their bits stand in place.
#[inline(always)]
pub(super) fn to_planes(boards: [&[u8; 81]; 8]) -> Planes {
    let mut planes = [[0; 4]; 81];
    let (chunks, rest) = planes.as_chunks_mut::<8>();
    for (chunk, cells) in chunks.iter_mut().enumerate() {
        let mut sums = [0_u64; 4];
        for (number, board) in boards.iter().enumerate() {
            let word = u64::from_le_bytes(board.as_chunks::<8>().0[chunk % 10]);
            for (plane, sum) in sums.iter_mut().enumerate() {
                *sum |= (word >> plane & ONES) << number;
            }
        }
        let sums = sums.map(u64::to_le_bytes);
        for (place, cell) in cells.iter_mut().enumerate() {
            *cell = [sums[0][place], sums[1][place], sums[2][place], sums[3][place]];
        }
    }
    for cell in rest {
        for (number, board) in boards.iter().enumerate() {
            for (plane, byte) in cell.iter_mut().enumerate() {
                *byte |= (board[80] >> plane & 1) << number;
            }
        }
    }
    planes
}

/// The boards of these planes, those of `wanted` bits; the others are left as they are.
#[inline(always)]
pub(super) fn to_boards(planes: &Planes, wanted: u8, boards: &mut [[u8; 81]; 8]) {
    let (chunks, rest) = planes.as_chunks::<8>();
    for (chunk, cells) in chunks.iter().enumerate() {
        let mut sums = [[0; 8]; 4];
        for (place, cell) in cells.iter().enumerate() {
            for (sum, byte) in sums.iter_mut().zip(cell) {
                sum[place] = *byte;
            }
        }
        let [ones, twos, fours, eights] = sums.map(u64::from_le_bytes);
        for (number, board) in boards.iter_mut().enumerate() {
            if wanted >> number & 1 == 1 {
                let word = (ones >> number & ONES)
                    | (twos >> number & ONES) << 1
                    | (fours >> number & ONES) << 2
                    | (eights >> number & ONES) << 3;
                board.as_chunks_mut::<8>().0[chunk % 10] = word.to_le_bytes();
            }
        }
    }
    for cell in rest {
        for (number, board) in boards.iter_mut().enumerate() {
            let bit = |plane: usize| cell[plane] >> number & 1;
            board[80] = bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3;
        }
    }
}
