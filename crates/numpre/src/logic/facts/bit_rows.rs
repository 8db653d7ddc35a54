//! A relation between the nodes of a board, as rows of bits.

/// One row of bits for each node: bit *n* of row *m* is set if the nodes *m* and *n* are joined.
/// The rows and the columns can also be different things, such as cells and sets of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BitRows {
    words: usize,
    bits: Vec<u64>,
}

impl BitRows {
    /// Creates rows for this number of nodes, without any joined.
    pub(super) fn new(nodes: usize) -> BitRows {
        BitRows::with_columns(nodes, nodes)
    }

    /// Creates this number of rows with this number of columns, without any bit set.
    pub(super) fn with_columns(rows: usize, columns: usize) -> BitRows {
        let words = columns.div_ceil(64);
        BitRows { words, bits: vec![0; rows * words] }
    }

    /// Joins two nodes.
    pub(super) fn join(&mut self, one: usize, other: usize) {
        self.set(one, other);
        self.set(other, one);
    }

    /// Sets one bit of a row.
    pub(super) fn set(&mut self, row: usize, column: usize) {
        self.bits[row * self.words + column / 64] |= 1 << (column % 64);
    }

    /// Returns the row of a node.
    #[inline]
    pub(super) fn row(&self, node: usize) -> &[u64] {
        &self.bits[node * self.words..(node + 1) * self.words]
    }

    /// Returns the row of a node, to be changed.
    pub(super) fn row_mut(&mut self, node: usize) -> &mut [u64] {
        &mut self.bits[node * self.words..(node + 1) * self.words]
    }
}

/// Iterates over the numbers of the bits that are set, in ascending order.
pub(in crate::logic) fn bits_of(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    bits_in(words.iter().copied())
}

/// Iterates over the numbers of the bits that are set in both rows, in ascending order.
pub(in crate::logic) fn common_bits<'a>(
    one: &'a [u64],
    other: &'a [u64],
) -> impl Iterator<Item = usize> + 'a {
    bits_in(one.iter().zip(other).map(|(one, other)| one & other))
}

fn bits_in(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(place, word)| bits_in_word(word).map(move |bit| place * 64 + bit))
}

/// Iterates over the numbers of the bits that are set in a word, in ascending order.
pub(super) fn bits_in_word(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then_some(word.trailing_zeros() as usize)?;
        word &= word - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_nodes_are_in_each_others_rows() {
        let mut rows = BitRows::new(130);
        rows.join(0, 129);
        rows.join(129, 64);
        assert_eq!(bits_of(rows.row(129)).collect::<Vec<_>>(), [0, 64]);
        assert_eq!(bits_of(rows.row(0)).collect::<Vec<_>>(), [129]);
        assert_eq!(bits_of(rows.row(1)).count(), 0);
    }
}
