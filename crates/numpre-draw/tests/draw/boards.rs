//! Boards and steps used by the tests.

use numpre::logic::{
    Because, Evidence, Link, Marks, Node, Reasoner, SolvingState, Step, Strength, Technique, ladder,
};
use numpre::{Cell, CellSet, Digit, Grid, House};

/// For every technique, in the order of the ladder, a puzzle whose explanation uses it. Most of
/// these puzzles are of the corpus.
pub(crate) const EXAMPLES: &[(&str, &str)] = &[
    (
        "full-house",
        "785.....6...86........5.14..9.7.26.36..9.5..74.26.8.5..26.7........84...8.....735",
    ),
    (
        "hidden-single",
        ".1.....8.42.9....68..6..74....15.......7.6.......92....95..3..41....9.68.3.....5.",
    ),
    (
        "naked-single",
        "...53....58.6..3....49....71.6...4..8.5...6.9..3...5.23....18....2..6.91....45...",
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
        "skyscraper",
        "..83...2.9..5.....5.4..69..6.....1...319.275...9.....2..72..5.3.....5..8.9...82..",
    ),
    (
        "two-string-kite",
        "8..2......35.....9..4.7....3..92..56.9.....2.57..61..3....3.1..7.....23......7..4",
    ),
    (
        "turbot-fish",
        "...38..7...6.7.2...5.....849..2.......89476.......5..772.....4...4.2.9...8..53...",
    ),
    (
        "xy-wing",
        "...6..53.1.3.7.....98...7...2..19....3.....4....52..8...1...46.....5.2.3.74..6...",
    ),
    (
        "empty-rectangle",
        "9....3.....3.7.42....18...9..4..2..8.9.7.8.1.3..9..2..7...94....25.6.8.....2....4",
    ),
    ("w-wing", "..5.8..4..18..4...73...5..9.8.5...1.3.......6.7...3.5.8..4...97...7..23..2..1.5.."),
    (
        "swordfish",
        "..63...5.3..9....2.9.4.76.....1............785.3.2...9.68....3...47.65...........",
    ),
    (
        "jellyfish",
        ".85...6.......5...6.18..........123.2...485.9.96..........3.4.5..8.243...3.....6.",
    ),
    (
        "x-chain",
        "2..61...4..75.....6......57..8.9..1..3.1.5.7..4..7.3..32......5.....29..5...31..6",
    ),
    (
        "xy-chain",
        "6..9..4.7.8.....95.742...1.....9..3...9...8...4..6.....9...462.43.....5.8.1..2..9",
    ),
    ("aic", "9.24..7.6...1....4.5....31..7.24...358.....493...98.7..41....6.2....4...6.5..14.7"),
    (
        "grouped-x-chain",
        "4.......9.93726...7......2.....5......8....4.54....893.......3.8.74....535.19.6..",
    ),
    (
        "grouped-aic",
        "..8....34..165..2.2..7..1...1......9.8.5.7.1.3......4...9..2..1.2..198..14....3..",
    ),
    (
        "finned-x-wing",
        "2.6.............54.7..6...272.5....31.3..........8..7.........59...4531...4..896.",
    ),
    (
        "sashimi-x-wing",
        "....1.8..3.9........8.27......7.46.25.........94..875.9.12..57.....8...6.6....28.",
    ),
    (
        "finned-swordfish",
        ".5.6..9.4.4....7......43.....9.2.......8.9..638.......2...9.4...1..7.5...3...4.19",
    ),
    (
        "sashimi-swordfish",
        "..7...3..13..7...424.1...9..1...5429..6.4.....5...8..6........29.4..........2..3.",
    ),
    (
        "finned-jellyfish",
        "..8.3.54......1...2.......8...1.425.43.....8....8......7.4.5..2.1.3...6.6.5...4..",
    ),
    (
        "sashimi-jellyfish",
        ".........6..2..4..2.9..1..5.3..5...7..5.....9.9.8.73......4..7..2...58..5..9....2",
    ),
    (
        "franken-fish",
        "63........9.742...2...9.7..74.12........37.6................6.9...9...4...351...8",
    ),
    (
        "mutant-fish",
        "1.......3.5.....9.6..29..5.96...8..1...4....6...53....2....18.9....5...2..8......",
    ),
    (
        "negation",
        "...3..8..........4.62..4.7....72.59.7...9...8.93.56....4.1..98.1..........6..7...",
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
