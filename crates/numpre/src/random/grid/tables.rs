//! The tables of the sampler, above all the number of ways to make rows of each choice of columns.

use super::partition::{Partition, Renaming, Three, members, next_threes};
use super::rows::Candidates;
use std::sync::LazyLock;

/// The tables, made at first use in about three milliseconds, the same on every machine.
pub(super) static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// The index of a partition among the 280.
pub(super) type Index = u16;

/// The rows of block 1 if its columns are [`Partition::FIRST`].
pub(super) const FIRST_ROWS: [Three; 3] = [0o111, 0o222, 0o444];

/// The tables of the sampler.
pub(super) struct Tables {
    /// The partitions by index.
    pub(super) partitions: Vec<Partition>,
    /// The index of [`Partition::FIRST`].
    pub(super) first: Index,
    /// The 56 ways to choose the rows of block 2 next to the [`FIRST_ROWS`] of block 1. Block 3 has
    /// the digits left.
    pub(super) row_threes: [[Three; 3]; 56],
    /// The partitions that the columns of blocks 2 and 3 make, for each of these ways and each of
    /// the 36 orders of the digits in the second and third row.
    pub(super) blocks: Vec<[Index; 2]>,
    /// The partitions in each of the two bands below, for each partition and each of the 56 ways.
    pub(super) next: [Vec<[Index; 56]>; 2],
    /// The same ways column by column: the threes of the next band.
    pub(super) threes: Vec<[[Three; 3]; 56]>,
    /// For each of the 56 ways below [`Partition::FIRST`], the indices of all partitions after the
    /// renaming that makes `FIRST` of this way's columns.
    pub(super) renamed: Vec<[Index; 280]>,
    /// For each of these 56 ways, the number of the way that the last band then has.
    pub(super) after: [u8; 56],
    /// Half the number of ways to make rows of a band, not counting their order, whose first block
    /// has the columns `FIRST` and whose other two have these: 280 × 280. All numbers are even, so
    /// the halves fit a byte, and the table fits a nearer cache.
    half_ways: Vec<u8>,
    /// For each second block, the largest of these halves.
    most_half_ways: Vec<u8>,
}

impl Tables {
    fn new() -> Tables {
        let partitions = Partition::all();
        let places = Places::new(&partitions);
        let first = next_threes(&Partition::FIRST.0);
        let left = |taken: &[Three; 3], below: &[Three; 3]| {
            [0, 1, 2].map(|column| 0x1ff & !taken[column] & !below[column])
        };
        let after = first.iter().map(|below| {
            let left = left(&Partition::FIRST.0, below);
            first
                .iter()
                .position(|threes| *threes == left)
                .expect("what two blocks leave is one of the listed threes") as u8
        });
        let row_threes = array(next_threes(&FIRST_ROWS).into_iter());
        let blocks = row_threes.iter().flat_map(|second: &[Three; 3]| {
            let blocks = [*second, left(&FIRST_ROWS, second)];
            let places = &places;
            (0..36).map(move |number| blocks.map(|rows| places.of(columns_of(&rows, number))))
        });
        let blocks = blocks.collect();
        // The ways below any other partition are those below `FIRST`, renamed.
        let mut next = [const { Vec::new() }; 2];
        let mut threes = Vec::with_capacity(280);
        for partition in &partitions {
            let renaming =
                Renaming::new(&array(partition.0.iter().flat_map(|three| members(*three))));
            let all: [[Three; 3]; 56] =
                array(first.iter().map(|below| below.map(|three| renaming.of(three))));
            let place = |threes| places.of(Partition::of(threes));
            next[0].push(all.map(place));
            next[1].push(all.map(|below| place(left(&partition.0, &below))));
            threes.push(all);
        }
        let renamed = first.iter().map(|threes| {
            let mut names = [0; 9];
            for (digit, name) in threes.iter().flat_map(|three| members(*three)).zip(0..) {
                names[usize::from(digit)] = name;
            }
            let renaming = Renaming::new(&names);
            array(partitions.iter().map(|partition| places.of(partition.renamed(&renaming))))
        });
        let (after, renamed) = (array(after), renamed.collect());
        let half_ways = half_ways(&partitions, &places);
        let most_half_ways =
            half_ways.chunks(280).filter_map(|ways| ways.iter().max().copied()).collect();
        Tables {
            next,
            threes,
            renamed,
            after,
            first: places.of(Partition::FIRST),
            row_threes,
            blocks,
            half_ways,
            most_half_ways,
            partitions,
        }
    }

    /// Returns the number of ways to make rows of a band, not counting their order, whose first
    /// block has the columns `FIRST` and whose other two have these.
    #[inline]
    pub(super) fn ways(&self, second: Index, third: Index) -> u16 {
        2 * u16::from(self.half_ways[280 * usize::from(second) + usize::from(third)])
    }

    /// Returns the largest of these numbers over all third blocks.
    #[inline]
    pub(super) fn most_ways(&self, second: Index) -> u16 {
        2 * u16::from(self.most_half_ways[usize::from(second)])
    }
}

/// Returns the columns of a block with these rows, the first ascending, the other two in one of 36
/// orders.
fn columns_of(rows: &[Three; 3], number: usize) -> Partition {
    let [first, second, third]: [[u8; 3]; 3] = rows.map(|three| array(members(three)));
    let (two, three) = (ORDERS[number % 6], ORDERS[number / 6]);
    Partition::of([0, 1, 2].map(|column| {
        1 << first[column]
            | 1 << second[usize::from(two[column])]
            | 1 << third[usize::from(three[column])]
    }))
}

/// The index of each partition among the 280, by its first two threes.
struct Places(Vec<Index>);

impl Places {
    fn new(partitions: &[Partition]) -> Places {
        let mut places = vec![0; 1 << 17];
        for (partition, index) in partitions.iter().zip(0..) {
            places[Places::key(partition)] = index;
        }
        Places(places)
    }

    /// Returns the key of a partition. The first three always has the lowest digit, so eight bits
    /// are enough for it.
    fn key(partition: &Partition) -> usize {
        usize::from(partition.0[0] >> 1) << 9 | usize::from(partition.0[1])
    }

    fn of(&self, partition: Partition) -> Index {
        self.0[Places::key(&partition)]
    }
}

/// The six orders of three items.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Collects the first items, as many as the array has.
fn array<T: Copy + Default, const N: usize>(items: impl Iterator<Item = T>) -> [T; N] {
    let mut array = [T::default(); N];
    array.iter_mut().zip(items).for_each(|(slot, item)| *slot = item);
    array
}

/// Counts the ways to make rows of every band, halved.
///
/// Renaming the digits and changing the order of columns change no count. So it is enough to count
/// for one partition of each kind (there are five) in the second block, and to carry the counts
/// over to the other 275 by the 1296 renamings that keep `FIRST`.
///
/// ```text
///   second block    of its kind    ways, over all third blocks
///   123 456 789          1         16 to 288
///   123 457 689         27         16 to 144
///   124 567 389         54         16 to 86
///   147 235 689        162         16 to 48
///   147 258 369         36         16 to 32
/// ```
fn half_ways(partitions: &[Partition], places: &Places) -> Vec<u8> {
    let mut half_ways = vec![0; 280 * 280];
    let mut done = [false; 280];
    for (second, partition) in partitions.iter().enumerate() {
        if done[second] {
            continue;
        }
        let counts: Vec<u8> = partitions
            .iter()
            .map(|third| Candidates::new(&[Partition::FIRST.0, partition.0, third.0]).count() / 2)
            .map(|half| half as u8)
            .collect();
        for names in keeping_first() {
            let rename =
                |three| members(three).fold(0, |set, digit| set | 1 << names[usize::from(digit)]);
            let image = usize::from(places.of(Partition::of(partition.0.map(rename))));
            if !std::mem::replace(&mut done[image], true) {
                let renaming = Renaming::new(&names);
                for (third, count) in partitions.iter().zip(&counts) {
                    half_ways[280 * image + usize::from(places.of(third.renamed(&renaming)))] =
                        *count;
                }
            }
        }
    }
    half_ways
}

/// Returns the 1296 renamings of the digits that keep [`Partition::FIRST`].
pub(super) fn keeping_first() -> impl Iterator<Item = [u8; 9]> {
    (0..1296).map(|number: usize| {
        let threes = ORDERS[number % 6];
        std::array::from_fn(|digit| {
            let within = ORDERS[number / [6, 36, 216][digit / 3] % 6];
            3 * threes[digit / 3] + within[digit % 3]
        })
    })
}
