//! Choosing *n* of a few.

/// All sets of `size` out of `count` things, as bits, in ascending order; none where there are too few.
pub(super) fn choices(count: usize, size: usize) -> impl Iterator<Item = u16> {
    (1..1_u16 << count).filter(move |set| set.count_ones() as usize == size)
}

/// The items of a set.
pub(super) fn chosen<T: Copy>(items: &[T], set: u16) -> impl Iterator<Item = T> + '_ {
    items.iter().enumerate().filter(move |(place, _)| set >> place & 1 == 1).map(|(_, &item)| item)
}
