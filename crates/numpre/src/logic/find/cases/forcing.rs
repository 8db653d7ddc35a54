//! Forcing chains: every candidate of a cell, or every place of a digit in a house, leads to the
//! same.
//!
//! A cell with two candidates and a digit with two places are left out: they are a strong link, so
//! what both lead to is found by chains.

use super::found::Cases;
use crate::logic::find::instances::OnStep;
use crate::logic::step::Split;
use crate::vocabulary::{Digit, House};
use std::ops::ControlFlow;

/// Reports the forcing chains, those with the fewest links first.
pub(super) fn find(found: &mut Cases<'_>, on_step: OnStep<'_>) -> ControlFlow<()> {
    let cases = cases(found);
    // The forcing chains by their number of links, a list for each number: the place of the cases,
    // and what they all lead to.
    let mut by_length: Vec<Vec<(usize, (usize, bool))>> = Vec::new();
    for (place, (_, starts)) in cases.iter().enumerate() {
        for end in common(found, starts) {
            let lengths = starts.iter().map(|&start| found.reaches.length(start, end));
            let length: usize = lengths.sum();
            if by_length.len() <= length {
                by_length.resize_with(length + 1, Vec::new);
            }
            by_length[length].push((place, end));
        }
    }
    for of_length in by_length {
        for (place, end) in of_length {
            let (split, starts) = &cases[place];
            found.add(split.clone(), starts, end);
        }
        found.report(on_step)?;
    }
    ControlFlow::Continue(())
}

/// Returns the cells, and the digits of houses, that have three cases or more, with the number of
/// each candidate.
fn cases(found: &Cases<'_>) -> Vec<(Split, Vec<usize>)> {
    let number = |(cell, digit)| found.reaches.number(cell, digit);
    let of_split = |split: Split| {
        let starts: Option<Vec<usize>> =
            split.candidates(found.state).into_iter().map(number).collect();
        Some(split).zip(starts.filter(|starts| starts.len() > 2))
    };
    splits(found).into_iter().filter_map(of_split).collect()
}

/// Returns the open cells, and each digit of each house.
fn splits(found: &Cases<'_>) -> Vec<Split> {
    let cells = found.state.open().iter().map(|cell| Split::Cell { cell });
    let in_house = |house| Digit::all().map(move |digit| Split::House { house, digit });
    cells.chain(House::all().flat_map(in_house)).collect()
}

/// Returns the conclusions that all of these candidates lead to, except for those about themselves.
fn common(found: &Cases<'_>, starts: &[usize]) -> Vec<(usize, bool)> {
    let mut ends = Vec::new();
    for is_true in [true, false] {
        let mut nodes = found.reaches.nodes(starts[0], is_true).to_vec();
        for &start in &starts[1..] {
            let others = found.reaches.nodes(start, is_true);
            nodes.iter_mut().zip(others).for_each(|(word, other)| *word &= other);
        }
        starts.iter().for_each(|start| nodes[start / 64] &= !(1 << (start % 64)));
        ends.extend(found.reaches.candidates_in(&nodes).map(|node| (node, is_true)));
    }
    ends
}
