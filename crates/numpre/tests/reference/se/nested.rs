//! The techniques that a dynamic closure of level 1 and above uses when the links end.

use super::chain::Chain;
use super::closure::Mode;
use super::grid::Grid;
use super::hint::Candidate;
use super::pattern::{self, Pattern};
use super::{branches, cycle};
use std::rc::Rc;

/// A candidate that a technique removes.
pub(super) struct Entry {
    pub(super) removed: Candidate,
    /// The candidates whose absence makes the technique possible.
    pub(super) reasons: Vec<Candidate>,
    /// The hint, if it is a chain.
    pub(super) chain: Option<Rc<Chain>>,
}

/// Returns the entries of the first family of techniques that has any. A hint counts only if it
/// needs candidates that are gone.
pub(super) fn entries(before: &Grid, now: &Grid, level: u8) -> Vec<Entry> {
    let patterns: [fn(&Grid) -> Vec<Pattern>; 4] = [
        pattern::locked,
        |grid| pattern::hidden_sets(grid, 2),
        |grid| pattern::naked_sets(grid, 2),
        |grid| pattern::fish(grid, 2),
    ];
    for search in patterns {
        let mut found = Vec::new();
        for pattern in search(now) {
            let reasons = pattern.reasons(before, now);
            if reasons.is_empty() {
                continue;
            }
            let mut removals = pattern.removals(now);
            removals.sort_unstable();
            found.extend(removals.into_iter().map(|removed| Entry {
                removed,
                reasons: reasons.clone(),
                chain: None,
            }));
        }
        if !found.is_empty() {
            return found;
        }
    }
    let dynamic = |level| branches::hints(now, Mode::Dynamic { level });
    let families: &[&dyn Fn() -> Vec<Rc<Chain>>] = match level {
        0 | 1 => &[],
        2 => &[&|| cycle::hints(now)],
        3 => &[&|| cycle::hints(now), &|| branches::hints(now, Mode::Static)],
        4 => &[&|| dynamic(0)],
        _ => &[&|| dynamic(0), &|| dynamic(2)],
    };
    for search in families {
        let mut found = Vec::new();
        for chain in search() {
            let reasons = chain.reasons(before, now);
            if !reasons.is_empty() {
                found.extend(chain.hint.removals.iter().map(|&removed| Entry {
                    removed,
                    reasons: reasons.clone(),
                    chain: Some(Rc::clone(&chain)),
                }));
            }
        }
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}
