//! Boards and steps used by the tests.

use numpre::logic::{
    Evidence, Link, Marks, Node, Reasoner, SolvingState, Step, Strength, Technique, ladder,
};
use numpre::{Cell, CellSet, Digit, DigitSet, Grid, House};

/// For every technique, a puzzle whose explanation uses it: the first such puzzle of the corpus.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    (
        "full-house",
        "785.....6...86........5.14..9.7.26.36..9.5..74.26.8.5..26.7........84...8.....735",
    ),
    (
        "naked-single",
        "...53....58.6..3....49....71.6...4..8.5...6.9..3...5.23....18....2..6.91....45...",
    ),
    (
        "hidden-single",
        ".1.....8.42.9....68..6..74....15.......7.6.......92....95..3..41....9.68.3.....5.",
    ),
    (
        "locked-candidates",
        "52.134.....7......6.....8.434.8...5....3.2....8...1.738.6.....9......7.....659.48",
    ),
    (
        "naked-pair",
        ".4...7.59..3....7....6..2..2...4.8...8.312.9...4.8...2..6..3....9....7..17.8...6.",
    ),
    (
        "hidden-pair",
        ".4...7.59..3....7....6..2..2...4.8...8.312.9...4.8...2..6..3....9....7..17.8...6.",
    ),
    (
        "naked-triple",
        "7..6...2.....1.3.5.....37..9.1.4....42.....86....6.1.9..95.....1.6.3.....8...9..7",
    ),
    (
        "hidden-triple",
        ".1.....8.42.9....68..6..74....15.......7.6.......92....95..3..41....9.68.3.....5.",
    ),
    (
        "naked-quad",
        ".51827...29.3...............72.5..4.4..9.2..5.3..4.29...............3.14...17935.",
    ),
    (
        "hidden-quad",
        "..961.....2...96..4....7.8...5....9.7.6...3.8.4....2...1.8....2..45...3.....438..",
    ),
    ("x-wing", "..5.....64..2..17....681...6..4..5.7..9...6..7.2..6..3...748....76..2..13.....7.."),
    (
        "swordfish",
        "..63...5.3..9....2.9.4.76.....1............785.3.2...9.68....3...47.65...........",
    ),
    (
        "jellyfish",
        ".3....9..4.7.398..2..78.........4..957..9.......85.4.....27..5.1.2.45..........3.",
    ),
    (
        "negation",
        "..61...3.32..96.....8.....9.....84.66...7...24.52.....8.....9.....63..24.9...41..",
    ),
    ("trial", "....1..9...34.6...61..52....67.....25.......34.....86....23..14...8.16...7..6...."),
];

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

/// Returns the first step of every technique, with its puzzle and the board before it.
pub(crate) fn one_of_each() -> Vec<(Technique, Grid, SolvingState, Step)> {
    let of = |technique: Technique| {
        let text = EXAMPLES
            .iter()
            .find(|(slug, _)| *slug == technique.slug())
            .expect("a puzzle for every technique")
            .1;
        let puzzle = grid(text);
        let (state, step) =
            steps(&puzzle).into_iter().find(|(_, step)| step.technique == technique).unwrap();
        (technique, puzzle, state, step)
    };
    Technique::ALL.iter().copied().map(of).collect()
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

pub(crate) fn cells(text: &str) -> CellSet {
    text.split(' ').map(cell).collect()
}

pub(crate) fn digits(text: &str) -> DigitSet {
    text.chars().filter_map(Digit::from_char).collect()
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

fn link(from: (&str, u8), to: (&str, u8), strength: Strength) -> Link {
    let node = |(text, value): (&str, u8)| Node { cells: cells(text), digit: digit(value) };
    Link { from: node(from), to: node(to), strength }
}

/// Returns steps of families that no technique finds yet, on an empty board. A step need not be
/// valid to be drawn, and its technique does not change the picture.
pub(crate) fn by_hand() -> Vec<(&'static str, Step)> {
    let removing = |evidence, at: &str, of: &str| {
        Step::removing(Technique::XWing, evidence, Marks::of(cells(at), digits(of)), Marks::new())
    };
    let fish = Evidence::Fish {
        digit: digit(5),
        base: vec![House::row(1), House::row(5)],
        cover: vec![House::column(1), House::column(7)],
        body: cells("r2c2 r2c8 r6c2 r6c8"),
        fins: cells("r6c7 r6c9"),
    };
    let chain = Evidence::Chain {
        links: vec![
            link(("r1c1", 3), ("r1c7", 3), Strength::Strong),
            link(("r1c7", 3), ("r1c7", 8), Strength::Weak),
            link(("r1c7", 8), ("r7c7 r8c7", 8), Strength::Strong),
            link(("r7c7 r8c7", 8), ("r9c9", 8), Strength::Weak),
            link(("r9c9", 8), ("r9c1", 8), Strength::Strong),
            link(("r9c1", 8), ("r1c1", 3), Strength::Weak),
        ],
        is_loop: true,
    };
    vec![("finned-fish", removing(fish, "r4c8", "5")), ("chain", removing(chain, "r5c5", "3"))]
}
