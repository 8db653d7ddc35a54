//! The SVG of a board, and of one step of every technique and family, kept word for word.

use crate::boards::{SEVENTEEN, by_hand, grid, one_of_each};
use numpre::Grid;
use numpre::logic::SolvingState;
use numpre_draw::{Scene, Sheet, SvgOptions, View, board, lay_out, millimetres, step, svg};

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

#[test]
fn the_pictures_of_the_documentation_are_what_is_drawn() {
    // `INSTA_UPDATE=always` writes them anew.
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    let is_update = std::env::var("INSTA_UPDATE").is_ok_and(|value| value == "always");
    let page = std::fs::read_to_string(folder.join("README.md")).unwrap();
    for (technique, puzzle, state, next) in one_of_each() {
        let (file, text) = (folder.join(format!("{technique}.svg")), drawn(&step(&puzzle, &state, &next)));
        if is_update {
            std::fs::write(&file, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "{technique}");
        assert!(page.contains(&format!("({technique}.svg)")), "{technique} is not on the page");
    }
}

#[test]
fn a_step_of_every_family_is_drawn_so() {
    for (name, next) in by_hand() {
        insta::assert_snapshot!(name, drawn(&step(&Grid::EMPTY, &SolvingState::from(&Grid::EMPTY), &next)));
    }
}
