//! The houses of a cell, and the cells that it sees.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::house::House;

impl Cell {
    /// Returns its row, column and block as houses, in this order.
    #[inline]
    pub const fn houses(self) -> [House; 3] {
        House::of_cell(self.row(), self.column(), self.block())
    }

    /// Returns the 20 other cells that share a house with it.
    #[inline]
    pub const fn peers(self) -> CellSet {
        PEERS[self.index()]
    }

    /// Returns its 20 peers as a list, in reading order, which is faster to iterate over than
    /// [`peers`](Cell::peers).
    #[inline]
    pub fn peer_list(self) -> &'static [Cell; 20] {
        &PEER_LISTS[self.index()]
    }

    /// Returns whether the two are different cells of one house.
    #[inline]
    pub const fn sees(self, other: Cell) -> bool {
        self.peers().contains(other)
    }
}

const PEERS: [CellSet; 81] = {
    let mut peers = [CellSet::EMPTY; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::ALL[index];
        let [row, column, block] = cell.houses();
        peers[index] = row.cells().or(column.cells()).or(block.cells()).without(cell);
        index += 1;
    }
    peers
};

static PEER_LISTS: [[Cell; 20]; 81] = {
    let mut lists = [[Cell::ALL[0]; 20]; 81];
    let mut index = 0;
    while index < 81 {
        let (mut peers, mut place) = (PEERS[index], 0);
        while let Some(peer) = peers.first() {
            lists[index][place] = peer;
            peers = peers.without(peer);
            place += 1;
        }
        index += 1;
    }
    lists
};
