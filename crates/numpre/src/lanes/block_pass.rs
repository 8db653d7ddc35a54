//! The block pass: naked singles, hidden singles, and the contradictions that they show.
//!
//! For example, three cells of a block in one lane. The digits 2, 5 and 7 are open in the block
//! (the digit pass left them two or more triads), 8 is not:
//!
//! ```text
//!   cell   candidates   open   found                    after the pass
//!    0     5             no    naked single 5           5
//!    1     2 5 7         yes                            2 7     naked 5 is removed from open cells
//!    2     2 7 8         yes   hidden single 8          8       its open digits are removed
//! ```
//!
//! Two cells with the same naked single are a contradiction, and so are two hidden singles in one
//! cell.

use super::opaque::opaque;
use super::state::Block;
use super::sweep_result::SweepResult;
use super::vector::Bits;

/// Applies the block pass to one block. `open_digits` comes from the digit pass; `open_cells` are
/// the cells with two or more candidates in the sweep before, and then in this one.
#[inline(always)]
pub(crate) fn block_pass<V: Bits>(
    block: &mut Block<V>,
    open_digits: &[V; 9],
    open_cells: &mut [V; 9],
    found: &mut SweepResult<V>,
) {
    let mut naked = [V::zero(); 9];
    let mut hidden = [V::zero(); 9];
    let mut bad = V::zero();
    for row in 0..opaque(3) {
        let row = if row < 3 { row } else { 2 };
        let [mut some0, mut some1, mut some2] = [V::zero(); 3];
        let [mut open0, mut open1, mut open2] = [V::zero(); 3];
        let [mut hidden0, mut hidden1, mut hidden2] = [V::zero(); 3];
        for (cells, &open_digit) in block.iter().zip(open_digits) {
            let [cell0, cell1, cell2] = cells.as_chunks::<3>().0[row];
            open0 = open0.or(some0.and(cell0));
            open1 = open1.or(some1.and(cell1));
            open2 = open2.or(some2.and(cell2));
            some0 = some0.or(cell0);
            some1 = some1.or(cell1);
            some2 = some2.or(cell2);
            let (single0, single1, single2) =
                (cell0.without(open_digit), cell1.without(open_digit), cell2.without(open_digit));
            bad = bad.or(hidden0.and(single0).or(hidden1.and(single1)).or(hidden2.and(single2)));
            hidden0 = hidden0.or(single0);
            hidden1 = hidden1.or(single1);
            hidden2 = hidden2.or(single2);
        }
        found.alive = found.alive.and(some0).and(some1).and(some2);
        found.open = found.open.or(open0).or(open1).or(open2);
        let before = &mut open_cells.as_chunks_mut::<3>().0[row];
        found.progress = found
            .progress
            .or(before[0].without(open0))
            .or(before[1].without(open1))
            .or(before[2].without(open2));
        *before = [open0, open1, open2];
        hidden.as_chunks_mut::<3>().0[row] = [hidden0, hidden1, hidden2];
        for (cells, naked) in opaque(&mut *block).iter().zip(&mut naked) {
            let [cell0, cell1, cell2] = cells.as_chunks::<3>().0[row];
            let (single0, single1, single2) =
                (cell0.without(open0), cell1.without(open1), cell2.without(open2));
            let either = single0.or(single1);
            let any = either.or(single2);
            bad = bad.or(single0.and(single1).or(either.and(single2)).or(any.and(*naked)));
            *naked = naked.or(any);
        }
    }
    found.alive = found.alive.without(bad);
    let block = opaque(block);
    for row in 0..opaque(3) {
        let row = if row < 3 { row } else { 2 };
        let [open0, open1, open2] = open_cells.as_chunks::<3>().0[row];
        let [hidden0, hidden1, hidden2] = hidden.as_chunks::<3>().0[row];
        for ((cells, &naked), &open_digit) in block.iter_mut().zip(&naked).zip(open_digits) {
            let [cell0, cell1, cell2] = &mut cells.as_chunks_mut::<3>().0[row];
            *cell0 = cell0.without(naked.and(open0).or(open_digit.and(hidden0)));
            *cell1 = cell1.without(naked.and(open1).or(open_digit.and(hidden1)));
            *cell2 = cell2.without(naked.and(open2).or(open_digit.and(hidden2)));
        }
    }
}
