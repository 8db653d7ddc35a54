//! A cell, the stem, and for each of its candidates an almost locked set, a petal, that cannot have
//! this digit together with the stem: death blossom.
//!
//! *Example.* The stem r5c5 has 1, 2 and 3. Whichever it is, one petal lacks it and has the 4:
//!
//! ```text
//!         c4    c5    c6  | c7    c8
//!   r2    .     14    .   | .     .        1: r2c5 is 4
//!   r4    .     .     34  | .     .        3: r4c6 is 4
//!   r5    .     123   .   | .     24       2: r5c8 is 4
//! ```
//!
//! With two candidates this is a row of three sets.

use super::found::Found;
use crate::logic::facts::{AlmostLocked, AlmostLockedSets};
use crate::vocabulary::{Cell, CellSet, Digit};

/// The petals for each candidate of a stem.
type Petals<'a> = Vec<(Digit, Vec<&'a AlmostLocked>)>;

/// Adds, for each stem and each digit that it lacks, the petals with the fewest cells.
pub(super) fn find(all: &AlmostLockedSets, found: &mut Found<'_>) {
    let state = found.state();
    for stem in state.open().iter().filter(|stem| state.digits(*stem).len() > 2) {
        let digits = state.digits(stem);
        for digit in (!digits).iter() {
            let petals: Petals<'_> =
                digits.iter().map(|of_stem| (of_stem, petals(all, stem, of_stem, digit))).collect();
            let mut search = Search { digit, petals: &petals, chosen: Vec::new(), best: None };
            search.extend(CellSet::of(stem), state.cells_with(digit));
            if let Some((_, chosen)) = search.best {
                let petals = chosen.iter().map(|petal| petal.cells);
                let parts: Vec<CellSet> = [CellSet::of(stem)].into_iter().chain(petals).collect();
                found.add_parts(&parts);
            }
        }
    }
}

/// Returns the almost locked sets with a digit that cannot have another one together with a stem.
fn petals(all: &AlmostLockedSets, stem: Cell, of_stem: Digit, digit: Digit) -> Vec<&AlmostLocked> {
    all.seen_from(stem, of_stem).filter(|set| !set.seen(digit).is_empty()).collect()
}

/// A search for petals without a common cell.
struct Search<'a> {
    digit: Digit,
    petals: &'a Petals<'a>,
    chosen: Vec<&'a AlmostLocked>,
    /// The fewest cells so far, and the petals.
    best: Option<(usize, Vec<&'a AlmostLocked>)>,
}

impl Search<'_> {
    /// Adds a petal for the next candidate of the stem, while some place of the digit sees all of
    /// its places in the petals.
    fn extend(&mut self, cells: CellSet, seen: CellSet) {
        let Some((_, petals)) = self.petals.get(self.chosen.len()) else {
            self.best = Some((cells.len(), self.chosen.clone()));
            return;
        };
        for petal in petals {
            let (with, left) = (cells | petal.cells, seen & petal.seen(self.digit));
            if self.best.as_ref().is_some_and(|(fewest, _)| with.len() >= *fewest) {
                return;
            }
            if (cells & petal.cells).is_empty() && !left.is_empty() {
                self.chosen.push(petal);
                self.extend(with, left);
                self.chosen.pop();
            }
        }
    }
}
