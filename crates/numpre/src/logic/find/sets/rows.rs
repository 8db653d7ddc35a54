//! Three or more almost locked sets in a row, each of which cannot have a digit together with the
//! next: ALS-XY-wing and ALS chain.
//!
//! *Example.* Three sets, with the links 1 and 2:
//!
//! ```text
//!         c1    c2    c3  | c4    c5    c6
//!   r1    13    .     .   | .     -3    .      If r1c1 is not 3, it is 1,
//!   r2    .     .     .   | .     .     .      so r5c1 is not 1 but 2,
//!   r5    12    .     .   | .     23    .      so r5c5 is not 2 but 3.
//! ```
//!
//! The ends share a further digit, which is not the link next to either. If the first set lacks
//! this digit, the last set contains it. Rows are searched breadth first, so that the row between
//! two sets has the fewest sets.

use super::found::Found;
use crate::logic::facts::{AlmostLockedSets, bits_of, common_bits};
use crate::vocabulary::{CellSet, Digit};

/// The greatest number of sets in a chain.
const MOST_SETS: usize = 6;

/// Adds the rows of three sets.
pub(super) fn three(all: &AlmostLockedSets, found: &mut Found<'_>) {
    for_each_pair(all, |digit, first, last| {
        let [one, other] = [first, last].map(|number| &all.sets[number]);
        for link in one.digits.iter().filter(|link| *link != digit) {
            let of_first = all.exclusive(link, first);
            if common_bits(of_first, all.neighbours(last)).next().is_none() {
                continue;
            }
            for next in other.digits.iter().filter(|next| *next != digit && *next != link) {
                let of_last = all.exclusive(next, last);
                for middle in common_bits(of_first, of_last) {
                    found.add_parts(&[one.cells, all.sets[middle].cells, other.cells]);
                }
            }
        }
    });
}

/// Adds the shortest row of four sets or more for each two ends and each digit of both.
pub(super) fn chain(all: &AlmostLockedSets, found: &mut Found<'_>) {
    let mut start = None;
    let mut layers = Layers::new(all);
    for_each_pair(all, |digit, first, last| {
        if start != Some((digit, first)) {
            layers.begin(all, digit, first);
            start = Some((digit, first));
        }
        if layers.is_far(last)
            && let Some(row) = layers.row_to(all, digit, last)
        {
            found.add_parts(&row);
        }
    });
}

/// Calls `on_pair` for each two sets without a common cell, in order, and each digit of both that
/// some cell outside would lose if one of them had to have it.
fn for_each_pair(all: &AlmostLockedSets, mut on_pair: impl FnMut(Digit, usize, usize)) {
    let mut others = Vec::new();
    for (first, one) in all.sets.iter().enumerate() {
        for digit in one.digits.iter().filter(|digit| !one.seen(*digit).is_empty()) {
            all.seen_together(digit, first, &mut others);
            for last in bits_of(&others).filter(|last| *last > first) {
                if (one.cells & all.sets[last].cells).is_empty() {
                    on_pair(digit, first, last);
                }
            }
        }
    }
}

/// The sets that can be reached in a row, by the number of links and the digit of the last link.
struct Layers {
    first: usize,
    /// The length of a row of bits, with a bit for each set.
    words: usize,
    /// The number of links that were followed, until no further set was reached.
    followed: usize,
    /// For each number of links and each last link, the sets: only those not reached with fewer
    /// links. The memory is used again for each first set.
    layers: Vec<u64>,
    /// For each last link, all sets that were reached.
    reached: Vec<u64>,
    /// The sets that are reached by three links or more, of which the last is not the digit that
    /// the ends share.
    far: Vec<u64>,
}

impl Layers {
    fn new(all: &AlmostLockedSets) -> Layers {
        let words = all.sets.len().div_ceil(64);
        let of_layer = 9 * words;
        Layers {
            first: 0,
            words,
            followed: 0,
            layers: vec![0; MOST_SETS * of_layer],
            reached: vec![0; of_layer],
            far: vec![0; words],
        }
    }

    /// Follows all rows from a set, with any first link but this digit.
    fn begin(&mut self, all: &AlmostLockedSets, digit: Digit, first: usize) {
        self.first = first;
        self.layers[..(self.followed + 1) * 9 * self.words].fill(0);
        self.reached.fill(0);
        self.far.fill(0);
        let at = digit.index() * self.words + first / 64;
        self.layers[at] |= 1 << (first % 64);
        self.reached[at] |= 1 << (first % 64);
        self.followed = 0;
        while self.followed + 1 < MOST_SETS && self.follow(all, digit) {}
    }

    /// Follows all rows by one more link. Returns whether they reach any further set.
    fn follow(&mut self, all: &AlmostLockedSets, digit: Digit) -> bool {
        self.followed += 1;
        let of_layer = 9 * self.words;
        let (done, rest) = self.layers.split_at_mut(self.followed * of_layer);
        let (last, next) = (&done[(self.followed - 1) * of_layer..], &mut rest[..of_layer]);
        for (before, sets) in Digit::all().zip(last.chunks_exact(self.words)) {
            for number in bits_of(sets) {
                for link in all.sets[number].digits.iter().filter(|link| *link != before) {
                    let row = &mut next[link.index() * self.words..][..self.words];
                    let others = row.iter_mut().zip(all.exclusive(link, number));
                    others.for_each(|(row, others)| *row |= others);
                }
            }
        }
        for (next, reached) in next.iter_mut().zip(&mut self.reached) {
            *next &= !*reached;
            *reached |= *next;
        }
        if self.followed >= 3 {
            let rows = Digit::all().zip(next.chunks_exact(self.words));
            for (_, row) in rows.filter(|(link, _)| *link != digit) {
                self.far.iter_mut().zip(row).for_each(|(far, row)| *far |= row);
            }
        }
        next.iter().any(|sets| *sets != 0)
    }

    /// Returns whether a set is reached by three links or more.
    fn is_far(&self, number: usize) -> bool {
        self.far[number / 64] >> (number % 64) & 1 == 1
    }

    /// Returns the cells of the sets of the shortest row to a set, without a common cell of two of
    /// them. Returns `None` if it has fewer than four sets.
    fn row_to(&self, all: &AlmostLockedSets, digit: Digit, last: usize) -> Option<Vec<CellSet>> {
        for links in 1..=self.followed {
            let is_last = |link: &Digit| *link != digit && self.is_in(links, *link, last);
            for link in all.sets[last].digits.iter().filter(is_last) {
                let mut row = Row { all, sets: vec![last], links: vec![link] };
                if self.extend(&mut row, links) {
                    if links < 3 {
                        return None;
                    }
                    let sets = row.sets.iter().rev();
                    return Some(sets.map(|number| all.sets[*number].cells).collect());
                }
            }
        }
        None
    }

    /// Returns whether a set is reached with this number of links, of which this is the last.
    fn is_in(&self, links: usize, last: Digit, number: usize) -> bool {
        let row = (9 * links + last.index()) * self.words;
        self.layers[row + number / 64] >> (number % 64) & 1 == 1
    }

    /// Extends a row back to the first set, which is this number of links away.
    fn extend(&self, row: &mut Row<'_>, links: usize) -> bool {
        let (number, link) = (row.sets[row.sets.len() - 1], row.links[row.links.len() - 1]);
        for before in bits_of(row.all.exclusive(link, number)) {
            if links == 1 {
                if before == self.first {
                    row.sets.push(before);
                    return true;
                }
                continue;
            }
            let set = &row.all.sets[before];
            if !(set.cells & row.cells(self.first)).is_empty() {
                continue;
            }
            for next in set.digits.iter().filter(|next| *next != link) {
                if self.is_in(links - 1, next, before) {
                    row.sets.push(before);
                    row.links.push(next);
                    if self.extend(row, links - 1) {
                        return true;
                    }
                    row.sets.pop();
                    row.links.pop();
                }
            }
        }
        false
    }
}

/// The end of a row: the last set first.
struct Row<'a> {
    all: &'a AlmostLockedSets,
    sets: Vec<usize>,
    links: Vec<Digit>,
}

impl Row<'_> {
    /// Returns the cells of the row and of its first set.
    fn cells(&self, first: usize) -> CellSet {
        let numbers = self.sets.iter().chain([&first]);
        numbers.fold(CellSet::EMPTY, |all, number| all | self.all.sets[*number].cells)
    }
}
