//! Snapshots of the SVG of a board, and of one step of every technique and family.

use crate::boards::{SEVENTEEN, by_hand, grid, one_of_each};
use numpre::closure::{Assumption, Rules};
use numpre::logic::SolvingState;
use numpre::{Candidates, Grid, Puzzle};
use numpre_draw::{
    Scene, Sheet, SvgOptions, View, board, lay_out, millimetres, step, supposition, svg,
};

fn drawn(scene: &Scene) -> String {
    svg(&lay_out(scene, millimetres(90.0), &Sheet::SCREEN.with_numbers()), &SvgOptions::default())
}

#[test]
fn a_board_is_drawn_so() {
    insta::assert_snapshot!("puzzle", drawn(&board(&View::puzzle(&grid(SEVENTEEN)))));
}

#[test]
fn a_step_of_every_technique_is_drawn_so() {
    for (technique, puzzle, state, next) in one_of_each() {
        insta::assert_snapshot!(technique.slug(), drawn(&step(&puzzle, &state, &next)));
    }
}

/// Asserts that a picture of the documentation is up to date and that `page` shows it.
/// `INSTA_UPDATE=always` writes the picture again.
fn assert_documented(page: &str, name: &str, text: &str) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let file = folder.join(format!("pictures/{name}.svg"));
    if std::env::var("INSTA_UPDATE").is_ok_and(|value| value == "always") {
        std::fs::write(&file, text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "{name}");
    let shown = std::fs::read_to_string(folder.join(page)).unwrap();
    let is_shown = |line: &str| {
        line.contains(&format!("{name}.svg)")) || line.ends_with(&format!("/{name}.svg"))
    };
    assert!(shown.lines().any(is_shown), "{name}: not in {page}");
}

#[test]
fn the_pictures_of_the_documentation_are_what_is_drawn() {
    for (technique, puzzle, state, next) in one_of_each() {
        assert_documented(
            "pictures/README.md",
            technique.slug(),
            &drawn(&step(&puzzle, &state, &next)),
        );
    }
}

/// Draws Inkala's puzzle after the rules have been applied as far as they go. For each reading of
/// negation, the picture shows the assumption that leads furthest without a contradiction.
#[test]
fn where_negation_stops_is_drawn() {
    let puzzle =
        grid("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    let closed = Rules::C6.close(&Candidates::pencil_marks(&puzzle)).unwrap();
    let state = SolvingState::from(&Puzzle {
        candidates: Some(Box::new(closed)),
        ..Puzzle::of_givens(puzzle)
    });
    let (cell, digit) = ("r6c3".parse().unwrap(), "7".parse().unwrap());
    let (other_cell, other_digit) = ("r9c5".parse().unwrap(), "7".parse().unwrap());
    let assumptions = [
        ("inkala-literal", Assumption::IsNot { cell, digit }),
        ("inkala-general", Assumption::Is { cell: other_cell, digit: other_digit }),
    ];
    for (name, assumption) in assumptions {
        let mut supposed = closed;
        supposed[assumption.cell()] = match assumption {
            Assumption::Is { digit, .. } => digit.into(),
            Assumption::IsNot { cell, digit } => closed[cell] - digit.into(),
        };
        let end = Rules::C6.close(&supposed).unwrap();
        let picture = drawn(&supposition(&puzzle, &state, assumption, &end));
        for page in ["hypothesis.md", "hypothesis.ja.md"] {
            assert_documented(page, name, &picture);
        }
    }
}

#[test]
fn a_step_of_every_family_is_drawn_so() {
    for (name, next) in by_hand() {
        insta::assert_snapshot!(
            name,
            drawn(&step(&Grid::EMPTY, &SolvingState::from(&Grid::EMPTY), &next))
        );
    }
}
