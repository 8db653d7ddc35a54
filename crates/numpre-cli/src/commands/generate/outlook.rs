//! A first look at a pattern, so that a long search does not begin without a word.

use numpre::CellSet;
use numpre::random::random_grid;
use numpre::search::{EngineKind, Limits};

/// So many random full grids are looked at: some tenths of a second at most.
pub const GRIDS: u64 = 300;
/// Solutions are counted up to here.
const MANY: u64 = 1000;

/// The fewest solutions that a random full grid has with these cells given, where none has just
/// one. That is no proof of anything: of the patterns of known puzzles with 17 or 21 givens it is
/// as true.
pub fn fewest_solutions(pattern: CellSet) -> Option<u64> {
    let mut engine = EngineKind::default().build();
    let mut fewest = MANY;
    for index in 0..GRIDS {
        let count =
            engine.search(&random_grid(0, index).only(pattern), Limits::solutions(MANY)).count;
        if count == 1 {
            return None;
        }
        fewest = fewest.min(count);
    }
    Some(fewest)
}
