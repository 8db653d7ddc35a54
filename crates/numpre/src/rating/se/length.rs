//! The part of a chain's rating that its length adds.

/// Returns what a chain of `complexity` nodes adds to the rating: 0 up to 6 nodes, 0.1 up to 8, 0.2
/// up to 10, 0.3 up to 14, and so on. It is added up in tenths, as Sudoku Explainer does, because
/// the sums of doubles decide between hints.
pub(super) fn added(complexity: u32) -> f64 {
    let (mut added, mut limit, mut is_odd) = (0.0, 4, false);
    while complexity > limit + 2 {
        added += 0.1;
        limit = if is_odd { limit * 4 / 3 } else { limit * 3 / 2 };
        is_odd = !is_odd;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::added;

    #[test]
    fn the_length_adds_a_tenth_at_each_limit() {
        let limits = [
            6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386, 514, 770, 1026, 1538, 2050,
            3074, 4098,
        ];
        for (tenths, limit) in limits.into_iter().enumerate() {
            let tenths = tenths as f64;
            assert!((added(limit) * 10.0 - tenths).abs() < 1e-9, "{limit}");
            assert!((added(limit + 1) * 10.0 - tenths - 1.0).abs() < 1e-9, "{limit}");
        }
    }
}
