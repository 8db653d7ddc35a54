//! Random isomorphs.

use super::RandomSource;
use crate::vocabulary::Isomorph;

/// The random isomorph with this index under this seed, all 3 359 232 × 9! equally likely.
///
/// ```
/// use numpre::random::random_isomorph;
///
/// assert_eq!(random_isomorph(2026, 0), random_isomorph(2026, 0));
/// assert_ne!(random_isomorph(2026, 0), random_isomorph(2026, 1));
/// ```
pub fn random_isomorph(seed: u64, index: u64) -> Isomorph {
    draw_isomorph(&mut RandomSource::new(seed, index))
}

/// Draws an isomorph.
pub(crate) fn draw_isomorph(source: &mut RandomSource) -> Isomorph {
    let (rows, columns) = (draw_lines(source), draw_lines(source));
    let mut digits = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    source.shuffle(&mut digits);
    let transposed = source.below(2) == 1;
    Isomorph::new(rows, columns, transposed, digits)
        .expect("lines are shuffled within bands and digits are permuted")
}

/// The nine rows (or columns) shuffled within their bands (or stacks), and these among each other.
fn draw_lines(source: &mut RandomSource) -> [u8; 9] {
    let mut bands = [0, 1, 2];
    source.shuffle(&mut bands);
    let mut lines = [0; 9];
    for (band, three) in bands.iter().zip(lines.chunks_exact_mut(3)) {
        let mut within = [0, 1, 2];
        source.shuffle(&mut within);
        for (slot, line) in three.iter_mut().zip(within) {
            *slot = band * 3 + line;
        }
    }
    lines
}
