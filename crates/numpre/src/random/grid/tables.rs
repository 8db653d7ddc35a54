//! What the sampler looks up: how many ways there are to go on from each choice of columns.

use super::partition::{Partition, Renaming, Three, members, next_threes};
use super::rows::Candidates;
use std::sync::LazyLock;

/// The tables, made at first use (about three milliseconds) and the same everywhere.
pub(super) static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// A partition's place among the 280.
pub(super) type Index = u16;

/// The rows of block 1 where its columns are [`Partition::FIRST`].
pub(super) const FIRST_ROWS: [Three; 3] = [0o111, 0o222, 0o444];

/// See the fields.
pub(super) struct Tables {
    /// The partitions by index.
    pub(super) partitions: Vec<Partition>,
    /// The place of [`Partition::FIRST`].
    pub(super) first: Index,
    /// The 56 ways for the rows of block 2 to go on from [`FIRST_ROWS`]; block 3 has the digits
    /// left.
    pub(super) row_threes: [[Three; 3]; 56],
    /// For each of these, and each of the 36 orders of the digits of the second and third row in
    /// blocks 2 and 3, the partitions their columns make there.
    pub(super) blocks: Vec<[Index; 2]>,
    /// For each partition, the 56 ways to go on below it in the two bands that follow, as indices
    /// of partitions.
    pub(super) next: [Vec<[Index; 56]>; 2],
    /// The same ways column by column: the threes of the band that comes next.
    pub(super) threes: Vec<[[Three; 3]; 56]>,
    /// For the 56 ways to go on below [`Partition::FIRST`]: the indices of all partitions when the
    /// digits are renamed so that the way's becomes `FIRST` itself.
    pub(super) renamed: Vec<[Index; 280]>,
    /// For the same 56, which of them the band after the next has.
    pub(super) after: [u8; 56],
    /// In how many ways, up to the order of rows, a band can be ordered whose first block has the
    /// columns `FIRST` and the other two have these: 280 × 280. Half of them, as they are all even:
    /// so they fit a byte, and the table the nearer cache.
    half_ways: Vec<u8>,
    /// For each second block, the most of these.
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
        // What goes on below any other partition is what goes on below `FIRST`, renamed.
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

    /// In how many ways, up to the order of rows, a band can be ordered whose first block has the
    /// columns `FIRST` and the other two have these.
    #[inline]
    pub(super) fn ways(&self, second: Index, third: Index) -> u16 {
        2 * u16::from(self.half_ways[280 * usize::from(second) + usize::from(third)])
    }

    /// The most there are of these, whatever the third block has.
    #[inline]
    pub(super) fn most_ways(&self, second: Index) -> u16 {
        2 * u16::from(self.most_half_ways[usize::from(second)])
    }
}

/// The columns of a block with these rows, the first ascending, the other two in one of 36 orders.
fn columns_of(rows: &[Three; 3], number: usize) -> Partition {
    let [first, second, third]: [[u8; 3]; 3] = rows.map(|three| array(members(three)));
    let (two, three) = (ORDERS[number % 6], ORDERS[number / 6]);
    Partition::of([0, 1, 2].map(|column| {
        1 << first[column]
            | 1 << second[usize::from(two[column])]
            | 1 << third[usize::from(three[column])]
    }))
}

/// Where each partition stands among the 280, by its first two threes.
struct Places(Vec<Index>);

impl Places {
    fn new(partitions: &[Partition]) -> Places {
        let mut places = vec![0; 1 << 17];
        for (partition, index) in partitions.iter().zip(0..) {
            places[Places::key(partition)] = index;
        }
        Places(places)
    }

    /// The first three always has the lowest digit, so eight bits tell it.
    fn key(partition: &Partition) -> usize {
        usize::from(partition.0[0] >> 1) << 9 | usize::from(partition.0[1])
    }

    fn of(&self, partition: Partition) -> Index {
        self.0[Places::key(&partition)]
    }
}

/// The orders of three.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The first items, as many as the array has.
fn array<T: Copy + Default, const N: usize>(items: impl Iterator<Item = T>) -> [T; N] {
    let mut array = [T::default(); N];
    array.iter_mut().zip(items).for_each(|(slot, item)| *slot = item);
    array
}

/// Counts the orders of every band.
///
/// Renaming the digits, and changing the order of columns, changes no count; so it is enough to
/// count for one partition of each kind (there are five) in the second block, and to carry the
/// counts over to the other 275 by the 1296 renamings that keep `FIRST`.
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

/// The 1296 renamings of the digits that keep [`Partition::FIRST`].
pub(super) fn keeping_first() -> impl Iterator<Item = [u8; 9]> {
    (0..1296).map(|number: usize| {
        let threes = ORDERS[number % 6];
        std::array::from_fn(|digit| {
            let within = ORDERS[number / [6, 36, 216][digit / 3] % 6];
            3 * threes[digit / 3] + within[digit % 3]
        })
    })
}
