//! Cells that are given together, in the order in which they are tried.

use crate::random::RandomSource;
use crate::vocabulary::CellSet;

/// Cells that are given together: an orbit of the symmetry; or the cells of several.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) cells: CellSet,
    /// How many they are: to count bits is slow where the processor's own instruction may not be used.
    pub(super) len: usize,
}

impl Group {
    /// No cell.
    pub(super) const NONE: Group = Group { cells: CellSet::EMPTY, len: 0 };

    /// These and those, which have no cell in common.
    pub(super) fn with(self, other: Group) -> Group {
        Group { cells: self.cells | other.cells, len: self.len + other.len }
    }

    /// These without those, which are all among them.
    pub(super) fn without(self, other: Group) -> Group {
        Group { cells: self.cells - other.cells, len: self.len - other.len }
    }
}

impl From<CellSet> for Group {
    fn from(cells: CellSet) -> Group {
        Group { cells, len: cells.len() }
    }
}

/// Givens that are enough, and some of them that may go: are the others enough, too?
#[derive(Clone, Copy, Debug)]
pub(super) struct Fewer {
    pub(super) of: CellSet,
    pub(super) dropped: Group,
}

impl Fewer {
    /// The others.
    pub(super) fn givens(self) -> CellSet {
        self.of - self.dropped.cells
    }
}

/// Some of the groups of a plan, in some order. A byte each, as hundreds of hunts have theirs at a time.
#[derive(Clone, Debug)]
pub(super) struct Order<'a> {
    groups: &'a [Group],
    numbers: Vec<u8>,
}

impl<'a> Order<'a> {
    /// The groups, 81 at most, of which this is true, in random order.
    pub(super) fn draw(groups: &'a [Group], wanted: impl Fn(CellSet) -> bool, source: &mut RandomSource) -> Order<'a> {
        let mut numbers = Vec::with_capacity(groups.len());
        numbers.extend(groups.iter().zip(0..).filter(|(group, _)| wanted(group.cells)).map(|(_, number)| number));
        source.shuffle(&mut numbers);
        Order { groups, numbers }
    }

    /// The group at this place.
    pub(super) fn get(&self, place: usize) -> Option<Group> {
        self.groups.get(usize::from(*self.numbers.get(place)?)).copied()
    }

    /// All from this place on, in order.
    pub(super) fn from(&self, place: usize) -> impl Iterator<Item = Group> {
        let numbers = self.numbers.get(place..).unwrap_or_default();
        numbers.iter().filter_map(|number| self.groups.get(usize::from(*number)).copied())
    }

    /// All their cells, in order.
    pub(super) fn cells(&self) -> impl Iterator<Item = CellSet> {
        self.from(0).map(|group| group.cells)
    }

    /// Puts others of the same plan behind.
    pub(super) fn append(&mut self, others: Order<'a>) {
        self.numbers.extend(others.numbers);
    }

    /// Keeps those of which this is true.
    pub(super) fn retain(&mut self, mut wanted: impl FnMut(CellSet) -> bool) {
        self.numbers.retain(|number| self.groups.get(usize::from(*number)).is_some_and(|group| wanted(group.cells)));
    }
}
