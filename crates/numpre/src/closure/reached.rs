//! A memory of the states in which assumptions have ended. About a smaller state, the same
//! assumption ends in that state or a smaller one.

use super::assumption::Assumption;
use super::bit_boards::BitBoards;

/// Closed states by the depth of negation that closed them and by the candidate assumed, all in one
/// reading.
#[derive(Default)]
pub(super) struct Reached {
    by_depth: Vec<Vec<BitBoards>>,
}

impl Reached {
    /// Remembers the state in which an assumption has ended under the rules and negation of this
    /// depth.
    pub(super) fn keep(&mut self, depth: u8, assumption: Assumption, end: &BitBoards) {
        while self.by_depth.len() <= usize::from(depth) {
            self.by_depth.push(vec![BitBoards::ALL; 729]);
        }
        self.by_depth[usize::from(depth)][place(assumption)] = *end;
    }

    /// Removes from `assumed`, the state just after an assumption, the candidates that this
    /// assumption is known to remove under negation of this depth or less.
    pub(super) fn narrow(&self, depth: u8, assumption: Assumption, assumed: &mut BitBoards) {
        for ends in self.by_depth.iter().take(usize::from(depth) + 1) {
            assumed.intersect(&ends[place(assumption)]);
        }
    }
}

fn place(assumption: Assumption) -> usize {
    9 * assumption.cell().index() + assumption.digit().index()
}
