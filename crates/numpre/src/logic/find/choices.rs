//! Choosing *n* of a few items.

/// Iterates over all sets of `size` out of `count` items, as bits, in ascending order: for 2 of 3
/// these are 011, 101, 110. Yields nothing if `size` is greater than `count`.
pub(super) fn choices(count: usize, size: usize) -> impl Iterator<Item = u16> {
    let first = if size <= count { (1_u32 << size) - 1 } else { 1 << count };
    // The next larger number with as many bits: the lowest run of ones carries into the next higher
    // bit, and its other ones move down to the bottom: 0b01110 becomes 0b10011.
    let next = |set: &u32| {
        let moved = set + (set & set.wrapping_neg());
        Some(moved | ((set ^ moved) >> (set.trailing_zeros() + 2)))
    };
    std::iter::successors(Some(first), next)
        .take_while(move |set| set >> count == 0)
        .map(|set| set as u16)
}

/// Iterates over the items whose bits are set.
pub(super) fn chosen<T: Copy>(items: &[T], set: u16) -> impl Iterator<Item = T> + '_ {
    items.iter().enumerate().filter(move |(place, _)| set >> place & 1 == 1).map(|(_, &item)| item)
}

#[cfg(test)]
mod tests {
    use super::choices;

    #[test]
    fn choices_are_all_sets_of_that_size_in_order() {
        for count in 0..10 {
            for size in 1..6 {
                let plain: Vec<u16> =
                    (1..1_u16 << count).filter(|set| set.count_ones() as usize == size).collect();
                assert_eq!(choices(count, size).collect::<Vec<_>>(), plain, "{size} of {count}");
            }
        }
    }
}
