//! Cells that are given together, in the order in which they are tried.

use crate::random::RandomSource;
use crate::vocabulary::CellSet;

/// Cells that are given together: an orbit of the symmetry; or the cells of several.
#[derive(Clone, Copy, Debug)]
pub(in crate::generate) struct CellGroup {
    pub(in crate::generate) cells: CellSet,
    /// How many they are: to count bits is slow where the processor's own instruction may not be
    /// used.
    pub(in crate::generate) len: usize,
}

impl CellGroup {
    /// No cell.
    pub(in crate::generate) const NONE: CellGroup = CellGroup { cells: CellSet::EMPTY, len: 0 };

    /// These and those, which have no cell in common.
    pub(in crate::generate) fn with(self, other: CellGroup) -> CellGroup {
        CellGroup { cells: self.cells | other.cells, len: self.len + other.len }
    }

    /// These without those, which are all among them.
    pub(in crate::generate) fn without(self, other: CellGroup) -> CellGroup {
        CellGroup { cells: self.cells - other.cells, len: self.len - other.len }
    }
}

impl From<CellSet> for CellGroup {
    fn from(cells: CellSet) -> CellGroup {
        CellGroup { cells, len: cells.len() }
    }
}

/// Givens that are enough, and some of them that may go: are the others enough, too?
#[derive(Clone, Copy, Debug)]
pub(in crate::generate) struct Reduction {
    pub(in crate::generate) of: CellSet,
    pub(in crate::generate) dropped: CellGroup,
}

impl Reduction {
    /// The others.
    pub(in crate::generate) fn givens(self) -> CellSet {
        self.of - self.dropped.cells
    }
}

/// Some of the groups of a plan, in some order. A byte each, as hundreds of searches have theirs at
/// a time.
#[derive(Clone, Debug)]
pub(in crate::generate) struct GroupOrder<'a> {
    groups: &'a [CellGroup],
    numbers: Vec<u8>,
}

impl<'a> GroupOrder<'a> {
    /// The groups, 81 at most, of which this is true, in random order.
    pub(in crate::generate) fn draw(
        groups: &'a [CellGroup],
        wanted: impl Fn(CellSet) -> bool,
        source: &mut RandomSource,
    ) -> GroupOrder<'a> {
        let mut numbers = Vec::with_capacity(groups.len());
        numbers.extend(
            groups
                .iter()
                .zip(0..)
                .filter(|(group, _)| wanted(group.cells))
                .map(|(_, number)| number),
        );
        source.shuffle(&mut numbers);
        GroupOrder { groups, numbers }
    }

    /// The group at this place.
    pub(in crate::generate) fn get(&self, place: usize) -> Option<CellGroup> {
        self.groups.get(usize::from(*self.numbers.get(place)?)).copied()
    }

    /// All from this place on, in order.
    pub(in crate::generate) fn from(&self, place: usize) -> impl Iterator<Item = CellGroup> {
        let numbers = self.numbers.get(place..).unwrap_or_default();
        numbers.iter().filter_map(|number| self.groups.get(usize::from(*number)).copied())
    }

    /// All their cells, in order.
    pub(in crate::generate) fn cells(&self) -> impl Iterator<Item = CellSet> {
        self.from(0).map(|group| group.cells)
    }

    /// Puts others of the same plan behind.
    pub(in crate::generate) fn append(&mut self, others: GroupOrder<'a>) {
        self.numbers.extend(others.numbers);
    }

    /// Keeps those of which this is true.
    pub(in crate::generate) fn retain(&mut self, mut wanted: impl FnMut(CellSet) -> bool) {
        self.numbers.retain(|number| {
            self.groups.get(usize::from(*number)).is_some_and(|group| wanted(group.cells))
        });
    }
}
