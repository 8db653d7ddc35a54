//! The choice of the lanes that move and where they move, when only whole bytes of eight lanes can.
//!
//! For example, one byte of slots takes lanes of one byte of sources, at the same bits:
//!
//! ```text
//!   slots     byte 0    ....1111    the lanes 0 to 3 are free
//!   sources   byte 3    .....11.    two lanes at bits of slots: taken
//!             byte 5    ..11..11    two as well, but this byte comes later
//!   result    the lanes 1 and 2 receive the lanes 25 and 26; the lanes 0 and 3 stay free
//! ```

use super::map::LaneMap;
use super::set::Lanes;
use super::vector::Vector;

/// A move of lanes: every lane of `take` receives one lane of `given`, each of which is received
/// once.
pub(crate) struct Pairing<V> {
    pub(crate) map: LaneMap<V>,
    /// The lanes that receive.
    pub(crate) take: Lanes,
    /// The lanes that are received.
    pub(crate) given: Lanes,
}

impl<V: Vector> Pairing<V> {
    /// Returns the receiving lanes that receive one of these.
    #[inline(always)]
    pub(crate) fn bring(&self, lanes: Lanes) -> Lanes {
        if lanes.is_empty() {
            lanes
        } else {
            self.map.bring(V::from_lanes(lanes)).lanes().and(self.take)
        }
    }
}

/// The low bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The high bit of each byte.
const HIGH: u64 = 0x80 * ONES;

/// Pairs sources with slots. Each byte of slots takes the byte of sources that has most lanes at
/// the same bits, of those lanes that are not given yet.
#[inline(always)]
pub(crate) fn pair<V: Vector>(sources: Lanes, slots: Lanes, crossed: bool) -> Pairing<V> {
    let rotate = best_rotation(sources, slots);
    let rotated = sources.0.map(|word| word.rotate_left(rotate));
    let (mut from, mut take) = ([0; 32], [0_u8; 32]);
    let [mut near, mut far] = [[rotated[0], rotated[1]], [rotated[2], rotated[3]]];
    let bytes = slots.bytes();
    // The two halves do not depend on each other, so the processor works on both at once.
    for place in 0..16 {
        let (to_near, to_far) = if crossed { (place + 16, place) } else { (place, place + 16) };
        let ((from_near, moved_near), (from_far, moved_far)) =
            (best_byte(&mut near, bytes[to_near]), best_byte(&mut far, bytes[to_far]));
        from[to_near] = from_near;
        take[to_near] = moved_near;
        from[to_far] = from_far + 16;
        take[to_far] = moved_far;
    }
    let rest = [near[0], near[1], far[0], far[1]];
    let take = Lanes::from_bytes(take);
    Pairing {
        map: LaneMap::new(from, rotate, crossed),
        take,
        given: sources.without(Lanes(rest.map(|word| word.rotate_right(rotate)))),
    }
}

/// Finds the byte of sources that has most lanes at the bits of this byte of slots (or one that is
/// good enough), and takes these lanes out. Returns the number of the byte, and the lanes taken.
#[inline(always)]
fn best_byte(sources: &mut [u64; 2], slots: u8) -> (u8, u8) {
    let spread = u64::from(slots) * ONES;
    let (low, high) = (counts(sources[0] & spread), counts(sources[1] & spread));
    // A count of `least` or more carries into the high bit of its byte.
    let reach = |least: u64| {
        let carry = (0x80 - least) * ONES;
        ((low + carry) & HIGH, (high + carry) & HIGH)
    };
    let (three, two, one) = (reach(3), reach(2), reach(1));
    let (in_low, in_high) = if three.0 | three.1 != 0 {
        three
    } else if two.0 | two.1 != 0 {
        two
    } else {
        one
    };
    let word = usize::from(in_low == 0);
    let found = if in_low == 0 { in_high } else { in_low };
    // If no byte was found there are 64 trailing zeros, which gives byte 0 and no lanes.
    let shift = (found.trailing_zeros() & 56) % 64;
    let moved = sources[word] >> shift & u64::from(slots);
    sources[word] &= !(moved << shift);
    (word as u8 * 8 + shift as u8 / 8, moved as u8)
}

/// Returns the rotation of the sources, 0 to 7, after which most of them find a slot at the same
/// bit of some byte. Returns 0 if that is almost as good, since a rotation costs time.
#[inline(always)]
fn best_rotation(sources: Lanes, slots: Lanes) -> u32 {
    let (sources, slots) = (columns(sources), columns(slots));
    let mut best = (0, 0);
    let most = sources.iter().sum::<u32>().min(slots.iter().sum());
    for rotate in 0..8 {
        let mut pairs = 0;
        for (column, &source) in sources.iter().enumerate() {
            pairs += source.min(slots[(column + rotate) % 8]);
        }
        if rotate == 0 {
            pairs += pairs / 4;
            if pairs >= most {
                return 0;
            }
        }
        if pairs > best.1 {
            best = (rotate as u32, pairs);
        }
    }
    best.0
}

/// Counts the lanes at each bit of the bytes.
#[inline(always)]
fn columns(lanes: Lanes) -> [u32; 8] {
    let mut columns = [0; 8];
    for (bit, column) in columns.iter_mut().enumerate() {
        for word in lanes.0 {
            *column += (word >> bit & ONES).count_ones();
        }
    }
    columns
}

/// Returns the number of set bits of each byte, in that byte.
#[inline(always)]
fn counts(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & (0x55 * ONES));
    let nibbles = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    (nibbles + (nibbles >> 4)) & (0x0f * ONES)
}
