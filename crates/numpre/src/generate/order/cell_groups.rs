//! Groups of cells that are given or blank together, in the order in which they are tried.

use crate::random::RandomSource;
use crate::vocabulary::CellSet;

/// Cells that are given or blank together: an orbit of the symmetry, or several orbits.
#[derive(Clone, Copy, Debug)]
pub(in crate::generate) struct CellGroup {
    pub(in crate::generate) cells: CellSet,
    /// The number of cells. It is stored because counting bits is slow when the processor's own
    /// instruction cannot be used.
    pub(in crate::generate) len: usize,
}

impl CellGroup {
    /// The empty group.
    pub(in crate::generate) const NONE: CellGroup = CellGroup { cells: CellSet::EMPTY, len: 0 };

    /// Returns the cells of both groups, which are disjoint.
    pub(in crate::generate) fn with(self, other: CellGroup) -> CellGroup {
        CellGroup { cells: self.cells | other.cells, len: self.len + other.len }
    }

    /// Returns the cells of this group that are not in `other`, which is a subset of it.
    pub(in crate::generate) fn without(self, other: CellGroup) -> CellGroup {
        CellGroup { cells: self.cells - other.cells, len: self.len - other.len }
    }
}

impl From<CellSet> for CellGroup {
    fn from(cells: CellSet) -> CellGroup {
        CellGroup { cells, len: cells.len() }
    }
}

/// A question: if `dropped` is taken away from the givens `of`, which are enough, are the remaining
/// givens enough too?
#[derive(Clone, Copy, Debug)]
pub(in crate::generate) struct Reduction {
    pub(in crate::generate) of: CellSet,
    pub(in crate::generate) dropped: CellGroup,
}

impl Reduction {
    /// Returns the remaining givens.
    pub(in crate::generate) fn givens(self) -> CellSet {
        self.of - self.dropped.cells
    }
}

/// Some of the groups of a plan, in some order. It holds one byte per group, because hundreds of
/// searches run at the same time.
#[derive(Clone, Debug)]
pub(in crate::generate) struct GroupOrder<'a> {
    groups: &'a [CellGroup],
    numbers: Vec<u8>,
}

impl<'a> GroupOrder<'a> {
    /// Returns the groups for which `wanted` is true, in random order. There are at most 81 groups.
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

    /// Returns the group at this place in the order.
    pub(in crate::generate) fn get(&self, place: usize) -> Option<CellGroup> {
        self.groups.get(usize::from(*self.numbers.get(place)?)).copied()
    }

    /// Returns all groups from this place on, in order.
    pub(in crate::generate) fn from(&self, place: usize) -> impl Iterator<Item = CellGroup> {
        let numbers = self.numbers.get(place..).unwrap_or_default();
        numbers.iter().filter_map(|number| self.groups.get(usize::from(*number)).copied())
    }

    /// Returns the cells of each group, in order.
    pub(in crate::generate) fn cells(&self) -> impl Iterator<Item = CellSet> {
        self.from(0).map(|group| group.cells)
    }

    /// Appends groups of the same plan.
    pub(in crate::generate) fn append(&mut self, others: GroupOrder<'a>) {
        self.numbers.extend(others.numbers);
    }

    /// Keeps the groups for which `wanted` is true.
    pub(in crate::generate) fn retain(&mut self, mut wanted: impl FnMut(CellSet) -> bool) {
        self.numbers.retain(|number| {
            self.groups.get(usize::from(*number)).is_some_and(|group| wanted(group.cells))
        });
    }
}
