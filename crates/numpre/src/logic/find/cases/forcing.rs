//! Forcing chains: every candidate of a cell, or every place of a digit in a house, leads to the
//! same.
//!
//! A cell with two candidates and a digit with two places are left out: they are a strong link, so
//! what both lead to is found by chains.

use super::found::Cases;
use crate::logic::facts::bits_of;
use crate::logic::find::instances::OnStep;
use crate::logic::step::Split;
use crate::vocabulary::{Digit, House};
use std::ops::ControlFlow;

/// A forcing chain: the candidates of which one is true, and their conclusion.
struct Forcing {
    split: Split,
    starts: Vec<usize>,
    end: (usize, bool),
}

/// Reports the forcing chains, those with the fewest links first.
pub(super) fn find(found: &mut Cases<'_>, on_step: OnStep<'_>) -> ControlFlow<()> {
    // The forcing chains by their number of links: a list for each number.
    let mut by_length: Vec<Vec<Forcing>> = Vec::new();
    for split in splits(found) {
        let candidates = split.candidates(found.state);
        let starts = candidates.iter().map(|&(cell, digit)| found.reaches.number(cell, digit));
        let Some(starts) = starts.collect::<Option<Vec<usize>>>() else { continue };
        if starts.len() < 3 {
            continue;
        }
        for end in common(found, &starts) {
            let lengths = starts.iter().map(|&start| found.reaches.length(start, end));
            let length: usize = lengths.sum();
            if by_length.len() <= length {
                by_length.resize_with(length + 1, Vec::new);
            }
            by_length[length].push(Forcing { split: split.clone(), starts: starts.clone(), end });
        }
    }
    for of_length in by_length {
        for Forcing { split, starts, end } in of_length {
            found.add(split, &starts, end);
        }
        found.report(on_step)?;
    }
    ControlFlow::Continue(())
}

/// Returns the open cells, and each digit of each house.
fn splits(found: &Cases<'_>) -> Vec<Split> {
    let cells = found.state.open().iter().map(|cell| Split::Cell { cell });
    let in_house = |house| Digit::all().map(move |digit| Split::House { house, digit });
    cells.chain(House::all().flat_map(in_house)).collect()
}

/// Returns the conclusions that all of these candidates lead to, except for those about themselves.
fn common(found: &Cases<'_>, starts: &[usize]) -> Vec<(usize, bool)> {
    let of_kind = |is_true: bool| {
        let mut nodes = found.reaches.candidates(starts[0], is_true);
        for &start in &starts[1..] {
            let others = found.reaches.candidates(start, is_true);
            nodes.iter_mut().zip(others).for_each(|(word, other)| *word &= other);
        }
        starts.iter().for_each(|start| nodes[start / 64] &= !(1 << (start % 64)));
        bits_of(&nodes).map(|node| (node, is_true)).collect::<Vec<_>>()
    };
    [of_kind(true), of_kind(false)].concat()
}
