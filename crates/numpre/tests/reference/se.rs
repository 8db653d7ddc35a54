//! A plain rater after Sudoku Explainer 1.2.1, as an oracle for the tests of the fast one.
//!
//! It follows the written description of the rating and takes no shortcut that needs a proof. It
//! shares no code with the library. The three figures are those that `serate` 1.2.1.3 prints: ER,
//! EP and ED. All three are equal on the 49,158 puzzles with 17 clues and on the 1,465 of the top
//! 1465.
//!
//! | part | producers |
//! |---|---|
//! | `direct` | 1 to 5: what places a digit without other removals |
//! | `pattern` | 6 to 12 and 16 to 18 but the wings: locked candidates, sets, fish |
//! | `wing`, `loops`, `bug`, `aligned` | 13 and 14, 15, 19, 20 and 22 |
//! | `cycle` | 21: cycles and static forcing chains |
//! | `branches` | 23 to 30: what follows from several literals |
//!
//! `branches` intersects closures (`closure`). From level 1 a closure uses techniques when its
//! links end (`nested`). From level 2 `cycle` and `branches` are among them.

#[path = "se/aligned.rs"]
mod aligned;
#[path = "se/branches.rs"]
mod branches;
#[path = "se/bug.rs"]
mod bug;
#[path = "se/chain.rs"]
mod chain;
#[path = "se/closure.rs"]
mod closure;
#[path = "se/cycle.rs"]
mod cycle;
#[path = "se/direct.rs"]
mod direct;
#[path = "se/grid.rs"]
mod grid;
#[path = "se/hint.rs"]
mod hint;
#[path = "se/link.rs"]
mod link;
#[path = "se/loops.rs"]
mod loops;
#[path = "se/nested.rs"]
mod nested;
#[path = "se/pattern.rs"]
mod pattern;
#[path = "se/wing.rs"]
mod wing;

use chain::Chain;
use closure::Mode;
use grid::Grid;
use hint::Hint;
use std::rc::Rc;

/// The three figures of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rated {
    /// The highest rating of all steps.
    pub(crate) er: f64,
    /// The highest rating of the steps up to the first that places a digit.
    pub(crate) ep: f64,
    /// The rating of the first step.
    pub(crate) ed: f64,
    /// The number of the producer of the first step with the rating `er`; 0 if no producer solves
    /// the puzzle.
    pub(crate) hardest: u8,
    /// The number of steps.
    pub(crate) steps: u16,
}

impl Rated {
    /// Returns the figures as `serate` prints them, for instance `7.1/1.2/1.2`.
    pub(crate) fn text(&self) -> String {
        let printed = |figure: f64| ((figure + 0.05) * 10.0).trunc() / 10.0;
        format!("{:.1}/{:.1}/{:.1}", printed(self.er), printed(self.ep), printed(self.ed))
    }
}

/// A step of a solution path.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    pub(crate) rating: f64,
    /// The candidates that the step itself removes, as cell 0 to 80 and digit 1 to 9, sorted. What
    /// the placed digit removes from its cell and from the peers is not listed.
    pub(crate) removals: Vec<(u8, u8)>,
    /// The placed digit, in the same form.
    pub(crate) placement: Option<(u8, u8)>,
    /// The number of the producer, 1 to 30.
    pub(crate) producer: u8,
}

/// Rates a puzzle: 81 characters, of which 1 to 9 are givens. It must have exactly one solution.
pub(crate) fn rate(puzzle: &str) -> Rated {
    let mut steps = Steps { grid: Grid::new(puzzle) };
    let (mut er, mut ep, mut ed) = (f64::NEG_INFINITY, 0.0, 0.0);
    let (mut hardest, mut count) = (0, 0);
    for step in &mut steps {
        count += 1;
        if step.rating > er {
            (er, hardest) = (step.rating, step.producer);
        }
        if ep == 0.0 {
            if ed == 0.0 {
                ed = er;
            }
            if step.placement.is_some() {
                ep = er;
            }
        }
    }
    if !steps.grid.is_full() {
        (er, hardest) = (20.0, 0);
    }
    Rated { er, ep, ed, hardest, steps: count }
}

/// Returns all steps of the path of a puzzle. It ends early if no producer finds a hint.
pub(crate) fn steps(puzzle: &str) -> Vec<Step> {
    Steps { grid: Grid::new(puzzle) }.collect()
}

/// Iterates over the steps of a path, each computed when it is asked for.
struct Steps {
    grid: Grid,
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.grid.is_full() {
            return None;
        }
        let (producer, hint) =
            (1..=30).find_map(|number| Some((number, first_hint(&self.grid, number)?)))?;
        hint.apply(&mut self.grid);
        let outside = |(cell, digit): (usize, usize)| (cell as u8, digit as u8 + 1);
        Some(Step {
            rating: hint.rating,
            removals: hint.removals.into_iter().map(outside).collect(),
            placement: hint.placement.map(outside),
            producer,
        })
    }
}

/// Returns the first hint of a producer.
fn first_hint(grid: &Grid, producer: u8) -> Option<Hint> {
    match producer {
        1 => direct::hidden_single(grid),
        2 => direct::locked(grid),
        3 => direct::hidden_set(grid, 2, 2.0),
        4 => direct::naked_single(grid),
        5 => direct::hidden_set(grid, 3, 2.5),
        6 => pattern::first_worth(grid, pattern::locked(grid)),
        7 => pattern::first_worth(grid, pattern::naked_sets(grid, 2)),
        8 => pattern::first_worth(grid, pattern::fish(grid, 2)),
        9 => pattern::first_worth(grid, pattern::hidden_sets(grid, 2)),
        10 => pattern::first_worth(grid, pattern::naked_sets(grid, 3)),
        11 => pattern::first_worth(grid, pattern::fish(grid, 3)),
        12 => pattern::first_worth(grid, pattern::hidden_sets(grid, 3)),
        13 => wing::wing(grid, 2),
        14 => wing::wing(grid, 3),
        15 => loops::unique_loop(grid),
        16 => pattern::first_worth(grid, pattern::naked_sets(grid, 4)),
        17 => pattern::first_worth(grid, pattern::fish(grid, 4)),
        18 => pattern::first_worth(grid, pattern::hidden_sets(grid, 4)),
        19 => bug::bug(grid),
        20 => aligned::exclusion(grid, 2),
        21 => first(cycle::hints(grid)),
        22 => aligned::exclusion(grid, 3),
        23 => first(branches::hints(grid, Mode::Nishio)),
        24 => first(branches::hints(grid, Mode::Static)),
        _ => first(branches::hints(grid, Mode::Dynamic { level: producer - 25 })),
    }
}

fn first(hints: Vec<Rc<Chain>>) -> Option<Hint> {
    hints.first().map(|chain| chain.hint.clone())
}
