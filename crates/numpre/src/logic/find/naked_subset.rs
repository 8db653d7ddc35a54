//! Naked pair, triple, quad: *n* cells of a house have only *n* digits between them.
//!
//! *Picture.* Each of the cells takes one of the digits, so none of these digits is left for the
//! other cells of the house.
//!
//! ```text
//!    15    15    1267   | r1c1 and r1c2 take 1 and 5 between them,
//!                       | in either order: r1c3 loses 1
//! ```
//!
//! *Conditions.* *n* cells of a house, not confirmed, that have exactly *n* digits between them, of
//! which another cell of the house still has one. Fewer than *n* digits are a contradiction.
//! Confirmed cells are skipped: each would add one cell and one digit and change nothing.
//!
//! *Locked.* If the cells lie in both a block and a line, and cells of the rest of each have one of
//! the digits, the subset is called locked. Both lose the digits.
//!
//! *Source.* E(n), Enclosure (A2-3): n ケのマスの OR が n ビット. Usual name: naked subset; in Japan n国同盟.

use super::{ChangedCandidates, HouseRows, OnFinding};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Contradiction, Evidence};
use crate::vocabulary::{DigitSet, House, HouseKind};
use std::ops::ControlFlow;

/// Finds naked subsets of one size, house by house: rows, columns, blocks.
pub(in crate::logic) fn find(
    size: usize,
    state: &SolvingState,
    on_finding: OnFinding<'_>,
) -> ControlFlow<()> {
    House::all().try_for_each(|house| {
        let rows = HouseRows::of_cells(state, house, &ChangedCandidates::ALL);
        find_in(size, house, &rows, on_finding)
    })
}

/// Finds naked subsets of one size that remove something from the rest of a block and from the rest
/// of a line, block by block.
pub(in crate::logic) fn find_locked(
    size: usize,
    state: &SolvingState,
    on_finding: OnFinding<'_>,
) -> ControlFlow<()> {
    for block in (0..9).map(House::block) {
        let rows = HouseRows::of_cells(state, block, &ChangedCandidates::ALL);
        rows.tight_sets(size, &mut |places, bits| {
            let (cells, digits) = (block.cells_at(places), DigitSet::from_bits(bits));
            let line = House::all()
                .find(|house| house.kind() != HouseKind::Block && house.cells().is_superset(cells));
            let Some(line) = line.filter(|_| digits.len() == size) else {
                return ControlFlow::Continue(());
            };
            let loses = |[house, other]: [House; 2]| {
                let rest = (house.cells() - other.cells()).iter();
                rest.map(|cell| state.digits(cell) & digits).any(|lost| !lost.is_empty())
            };
            if loses([line, block]) && loses([block, line]) {
                let (house, is_hidden) = (block, false);
                on_finding(Ok(Evidence::Subset {
                    house,
                    cells,
                    digits,
                    is_hidden,
                    crossing: Some(line),
                }))?;
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds the subsets of a house that remove something, and the contradictions, as far as they
/// include a changed cell.
pub(in crate::logic) fn find_in(
    size: usize,
    house: House,
    rows: &HouseRows,
    on_finding: OnFinding<'_>,
) -> ControlFlow<()> {
    rows.tight_sets(size, &mut |places, bits| {
        let (cells, digits) = (house.cells_at(places), DigitSet::from_bits(bits));
        if digits.len() < size {
            on_finding(Err(Contradiction::TooFewDigits { house, cells, digits }))?;
        } else if rows.others_have_any(places, bits) {
            on_finding(Ok(Evidence::Subset {
                house,
                cells,
                digits,
                is_hidden: false,
                crossing: None,
            }))?;
        }
        ControlFlow::Continue(())
    })
}
