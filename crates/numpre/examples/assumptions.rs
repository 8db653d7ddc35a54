//! Measures what negation has to try: how much the order of the cells matters, and how many cells
//! each assumption decides.
//!
//! ```text
//! assumptions FILE…      for all puzzles of rank 7 or 8: the number of assumptions until none
//!                        proves anything, for three orders of the cells
//! assumptions PUZZLE     each candidate that the rules leave, and the result of assuming it
//! ```

use numpre::closure::{Reading, Rules};
use numpre::{Candidates, Cell, Digit, Grid};
use std::cmp::Reverse;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    for argument in std::env::args().skip(1) {
        match argument.parse() {
            Ok(puzzle) => each_assumption(&puzzle),
            Err(_) => by_order(&argument, &std::fs::read_to_string(&argument)?),
        }
    }
    Ok(())
}

/// An order of cells, as a key of their number of candidates. Cells with equal keys are in reading
/// order.
type Order = fn(usize) -> usize;

const ORDERS: [(&str, Order); 3] = [
    ("reading order", |_| 0),
    ("few candidates first", |count| count),
    ("many candidates first", |count| 9 - count),
];

/// Tries the assumptions of one reading in an order of cells. After each proof it restarts with the
/// first cell, as A2-5 says.
fn by_order(name: &str, text: &str) {
    let puzzles: Vec<Grid> = text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
    let ends: Vec<Candidates> = puzzles
        .iter()
        .filter_map(|puzzle| Rules::C6.close(&Candidates::pencil_marks(puzzle)).ok())
        .filter(is_open)
        .collect();
    println!("{name}: {} puzzles that C6 leaves open", ends.len());
    for reading in [Reading::Literal, Reading::General] {
        for (order, key) in ORDERS {
            let counts: Vec<Tried> =
                ends.iter().map(|end| until_nothing(*end, reading, key)).collect();
            let mean = |count: fn(&Tried) -> usize| {
                counts.iter().map(count).sum::<usize>() as f64 / counts.len() as f64
            };
            println!(
                "  {reading:?}, {order}: {:.1} tried up to the first proof, {:.1} in all, \
                 {:.2} proofs",
                mean(|tried| tried.to_first),
                mean(|tried| tried.all),
                mean(|tried| tried.proofs),
            );
        }
    }
}

/// The number of assumptions that were tried.
#[derive(Default)]
struct Tried {
    to_first: usize,
    all: usize,
    proofs: usize,
}

fn until_nothing(mut state: Candidates, reading: Reading, key: Order) -> Tried {
    let mut tried = Tried::default();
    while is_open(&state) {
        let proof = open_candidates(&state, key).into_iter().find(|&(cell, digit)| {
            tried.all += 1;
            tried.to_first += usize::from(tried.proofs == 0);
            Rules::C6.close(&assumed(&state, reading, cell, digit)).is_err()
        });
        let Some((cell, digit)) = proof else { break };
        tried.proofs += 1;
        // The conclusion is what the other reading assumes.
        let opposite =
            if reading == Reading::Literal { Reading::General } else { Reading::Literal };
        let Ok(closed) = Rules::C6.close(&assumed(&state, opposite, cell, digit)) else { break };
        state = closed;
    }
    tried
}

/// Returns the candidates of the cells with more than one, in this order of cells.
fn open_candidates(state: &Candidates, key: Order) -> Vec<(Cell, Digit)> {
    let mut cells: Vec<Cell> = Cell::all().filter(|&cell| state[cell].len() > 1).collect();
    cells.sort_by_key(|&cell| key(state[cell].len()));
    cells.into_iter().flat_map(|cell| state[cell].iter().map(move |digit| (cell, digit))).collect()
}

fn assumed(state: &Candidates, reading: Reading, cell: Cell, digit: Digit) -> Candidates {
    let mut state = *state;
    state[cell] = match reading {
        Reading::Literal => state[cell] - digit.into(),
        Reading::General => digit.into(),
    };
    state
}

fn is_open(state: &Candidates) -> bool {
    Cell::all().any(|cell| state[cell].len() > 1)
}

/// Assumes each candidate and prints how many cells are then certain, the most first.
fn each_assumption(puzzle: &Grid) {
    let Ok(state) = Rules::C6.close(&Candidates::pencil_marks(puzzle)) else {
        return println!("contradictory");
    };
    println!("the rules leave {}", left(&state));
    for reading in [Reading::Literal, Reading::General] {
        let mut ends: Vec<(Cell, Digit, Option<Candidates>)> = open_candidates(&state, |_| 0)
            .into_iter()
            .map(|(cell, digit)| {
                (cell, digit, Rules::C6.close(&assumed(&state, reading, cell, digit)).ok())
            })
            .collect();
        let contradictory = ends.iter().filter(|(_, _, end)| end.is_none()).count();
        println!("{reading:?}: {} assumptions, {contradictory} contradict", ends.len());
        ends.sort_by_key(|(_, _, end)| Reverse(end.as_ref().map(certain)));
        for (cell, digit, end) in ends {
            let is = if reading == Reading::Literal { "≠" } else { "=" };
            println!(
                "  {cell} {is} {digit}: {}",
                end.as_ref().map_or("contradiction".to_owned(), left)
            );
        }
    }
}

fn certain(state: &Candidates) -> usize {
    Cell::all().filter(|&cell| state[cell].len() == 1).count()
}

fn left(state: &Candidates) -> String {
    let candidates: usize =
        Cell::all().map(|cell| state[cell].len()).filter(|&count| count > 1).sum();
    format!("{} cells certain, {candidates} candidates in the others", certain(state))
}
