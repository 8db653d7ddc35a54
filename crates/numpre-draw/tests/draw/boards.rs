//! Boards and steps used by the tests.

use numpre::logic::{
    Because, Evidence, Link, Marks, Next, Node, Reasoner, SolvingState, Step, Strength, Technique,
    ladder,
};
use numpre::{Cell, CellSet, Digit, Grid, House, Puzzle};

/// For each technique, its name and a board on which it finds a step, in the format
/// givens-placed-deleted. Boards, because a new technique changes the explanations of puzzles. The
/// book shows the same boards to the command.
const EXAMPLES: &str = include_str!("examples.txt");

/// Returns the names and the boards of the examples.
fn examples() -> impl Iterator<Item = (&'static str, Puzzle)> {
    EXAMPLES.lines().map(|line| {
        let (slug, board) = line.split_once('\t').unwrap();
        (slug, numpre_formats::read_one(board).unwrap().puzzle)
    })
}

/// Returns the puzzles of the examples.
pub(crate) fn puzzles() -> Vec<Grid> {
    examples().map(|(_, board)| board.givens).collect()
}

/// A puzzle with 17 clues, before any step.
pub(crate) const SEVENTEEN: &str =
    ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";

/// A puzzle with two solutions, which differ in a few cells.
pub(crate) const SEVERAL: &str =
    "....6758.3...5..2...72....14....1.9...........1.9....48....42...5..7...6.4169.8..";

pub(crate) fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// Returns every step of a puzzle's explanation, with the board before it.
pub(crate) fn steps(puzzle: &Grid) -> Vec<(SolvingState, Step)> {
    let mut state = SolvingState::from(puzzle);
    let explanation = Reasoner::new(ladder::PLAYER).explain(&state);
    explanation
        .steps
        .into_iter()
        .map(|step| {
            let before = state.clone();
            state.apply(&step);
            (before, step)
        })
        .collect()
}

/// Returns a step of every technique, with its puzzle and the board before it.
pub(crate) fn one_of_each() -> Vec<(Technique, Grid, SolvingState, Step)> {
    let of = |technique: Technique| {
        let (_, board) = examples().find(|(slug, _)| *slug == technique.slug()).unwrap();
        let state = SolvingState::from(&board);
        let Next::Step(step) = Reasoner::new([technique]).next(&state) else {
            panic!("the board of {technique} has no step");
        };
        (technique, board.givens, state, step)
    };
    Technique::ALL.iter().copied().map(of).collect()
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

pub(crate) fn cells(text: &str) -> CellSet {
    text.split(' ').map(cell).collect()
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

fn link(from: (&str, u8), to: (&str, u8), strength: Strength, because: Because) -> Link {
    let node = |(text, value): (&str, u8)| Node { cells: cells(text), digit: digit(value) };
    Link { from: node(from), to: node(to), strength, because }
}

/// Returns a chain that returns to its start. It is drawn on a board with all candidates. A step
/// need not be valid to be drawn.
pub(crate) fn by_hand() -> Vec<(&'static str, Step)> {
    let in_house = Because::House;
    let chain = Evidence::Chain {
        links: vec![
            link(("r1c1", 3), ("r1c7", 3), Strength::Strong, in_house(House::row(0))),
            link(("r1c7", 3), ("r1c7", 8), Strength::Weak, Because::Cell),
            link(("r1c7", 8), ("r7c7 r8c7", 8), Strength::Strong, in_house(House::column(6))),
            link(("r7c7 r8c7", 8), ("r9c9", 8), Strength::Weak, in_house(House::block(8))),
            link(("r9c9", 8), ("r9c1", 8), Strength::Strong, in_house(House::row(8))),
            link(("r9c1", 8), ("r9c1", 3), Strength::Weak, Because::Cell),
            link(("r9c1", 3), ("r1c1", 3), Strength::Strong, in_house(House::column(0))),
        ],
        is_loop: false,
    };
    let placing = Step::placing(Technique::GroupedAic, chain, cell("r1c1"), digit(3), Marks::new());
    vec![("chain", placing)]
}
