//! The candidates of 256 search nodes, one node in each bit.

use super::map::LaneMap;
use super::set::Lanes;
use super::vector::{Bits, Vector};

/// The candidates of one block in 256 lanes: `[digit][cell within the block]`.
pub(crate) type Block<V> = [[V; 9]; 9];

/// Returns the block of a cell, and its place within the block.
#[inline(always)]
pub(crate) const fn place_of(cell: usize) -> (usize, usize) {
    let (row, column) = (cell / 9, cell % 9);
    (row / 3 * 3 + column / 3, row % 3 * 3 + column % 3)
}

/// The cells of each block, by place: the inverse of [`place_of`].
pub(crate) const BLOCKS: [[usize; 9]; 9] = {
    let mut blocks = [[0; 9]; 9];
    let mut cell = 0;
    while cell < 81 {
        let (block, place) = place_of(cell);
        blocks[block][place] = cell;
        cell += 1;
    }
    blocks
};

/// The block and the place of each cell of a house.
pub(crate) type Places = [(usize, usize); 9];

/// The 27 houses: rows, columns, blocks.
pub(crate) const HOUSES: [Places; 27] = {
    let mut houses = [[(0, 0); 9]; 27];
    let mut index = 0;
    while index < 81 {
        let (line, place) = (index / 9, index % 9);
        houses[line][place] = place_of(9 * line + place);
        houses[9 + line][place] = place_of(9 * place + line);
        houses[18 + line][place] = place_of(BLOCKS[line][place]);
        index += 1;
    }
    houses
};

/// The candidates of 256 lanes, `[block][digit][cell within the block]`: 729 vectors, 23 KB.
pub(crate) struct State<V> {
    pub(crate) blocks: [Block<V>; 9],
}

impl<V: Bits> State<V> {
    /// Returns a state without candidates in any lane.
    #[inline(always)]
    pub(crate) fn empty() -> State<V> {
        State { blocks: [[[V::zero(); 9]; 9]; 9] }
    }

    /// Returns all 729 vectors as one slice.
    #[inline(always)]
    pub(crate) fn vectors(&self) -> &[V] {
        self.blocks.as_flattened().as_flattened()
    }

    #[inline(always)]
    pub(crate) fn vectors_mut(&mut self) -> &mut [V] {
        self.blocks.as_flattened_mut().as_flattened_mut()
    }

    /// Returns the candidates of a house, `[cell][digit]`.
    #[inline(always)]
    pub(crate) fn house(&self, house: &Places) -> [[V; 9]; 9] {
        let mut cells = [[V::zero(); 9]; 9];
        for (cell, &(block, place)) in cells.iter_mut().zip(house) {
            for (candidate, digit) in cell.iter_mut().zip(&self.blocks[block]) {
                *candidate = digit[place];
            }
        }
        cells
    }

    /// Writes the candidates of a house back.
    #[inline(always)]
    pub(crate) fn set_house(&mut self, house: &Places, cells: &[[V; 9]; 9]) {
        for (cell, &(block, place)) in cells.iter().zip(house) {
            for (candidate, digit) in cell.iter().zip(&mut self.blocks[block]) {
                digit[place] = *candidate;
            }
        }
    }

    /// Replaces the lanes `take` by the same lanes of `other`.
    #[inline(always)]
    pub(crate) fn take(&mut self, other: &State<V>, take: Lanes) {
        let take = V::from_lanes(take);
        for (mine, theirs) in self.vectors_mut().iter_mut().zip(other.vectors()) {
            *mine = mine.without(take).or(theirs.and(take));
        }
    }

    /// Returns the lanes in which the two states differ.
    #[inline(always)]
    pub(crate) fn differs(&self, other: &State<V>) -> Lanes {
        let pairs = self.vectors().iter().zip(other.vectors());
        pairs.fold(V::zero(), |differs, (mine, theirs)| differs.or(mine.xor(*theirs))).lanes()
    }

    /// Returns a copy.
    #[inline(always)]
    pub(crate) fn copied(&self) -> State<V> {
        State { blocks: self.blocks }
    }

    /// Copies all lanes of `other`.
    #[inline(always)]
    pub(crate) fn copy(&mut self, other: &State<V>) {
        self.vectors_mut().copy_from_slice(other.vectors());
    }
}

impl<V: Vector> State<V> {
    /// Replaces the lanes `take` by those that the map brings there from `other`.
    #[inline(always)]
    pub(crate) fn merge(&mut self, other: &State<V>, map: &LaneMap<V>, take: Lanes) {
        let take = V::from_lanes(take);
        // The kind of move is decided before the loop, not in it.
        match (map.rotate, map.crossed) {
            (0, false) => merge_by::<V, false, false>(self, other, map, take),
            (0, true) => merge_by::<V, false, true>(self, other, map, take),
            (_, false) => merge_by::<V, true, false>(self, other, map, take),
            (_, true) => merge_by::<V, true, true>(self, other, map, take),
        }
    }

    /// Replaces the lanes `take` by those that the map brings there from this same state.
    #[inline(always)]
    pub(crate) fn hand_over(&mut self, map: &LaneMap<V>, take: Lanes) {
        let take = V::from_lanes(take);
        match (map.rotate, map.crossed) {
            (0, false) => hand_over_by::<V, false, false>(self, map, take),
            (0, true) => hand_over_by::<V, false, true>(self, map, take),
            (_, false) => hand_over_by::<V, true, false>(self, map, take),
            (_, true) => hand_over_by::<V, true, true>(self, map, take),
        }
    }
}

#[inline(always)]
fn merge_by<V: Vector, const ROTATED: bool, const CROSSED: bool>(
    state: &mut State<V>,
    other: &State<V>,
    map: &LaneMap<V>,
    take: V,
) {
    for (mine, theirs) in state.vectors_mut().iter_mut().zip(other.vectors()) {
        let moved = moved::<V, ROTATED, CROSSED>(*theirs, map);
        *mine = mine.without(take).or(moved.and(take));
    }
}

#[inline(always)]
fn hand_over_by<V: Vector, const ROTATED: bool, const CROSSED: bool>(
    state: &mut State<V>,
    map: &LaneMap<V>,
    take: V,
) {
    for mine in state.vectors_mut() {
        let moved = moved::<V, ROTATED, CROSSED>(*mine, map);
        *mine = mine.without(take).or(moved.and(take));
    }
}

#[inline(always)]
fn moved<V: Vector, const ROTATED: bool, const CROSSED: bool>(vector: V, map: &LaneMap<V>) -> V {
    let rotated = if ROTATED { vector.rotate(map.rotate) } else { vector };
    rotated.permute_bytes::<CROSSED>(map.indices)
}
