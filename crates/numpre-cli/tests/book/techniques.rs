//! The page of each technique: it has a picture, and the board of the picture is in its command.

use crate::pages::{LANGUAGES, folder, overwrites, page, repository};
use numpre::logic::{Reasoner, SolvingState, Technique, ladder};
use numpre::{Grid, Puzzle};
use numpre_formats::Format;
use numpre_text::{Language, Texts};

/// The file with the puzzles of the pictures.
const EXAMPLES: &str = "crates/numpre-draw/tests/draw/boards.rs";

/// The beginning of the command that shows the step. The board follows it.
const COMMAND: &str = "$ numpre hint ";

/// Returns the board before the first step of a technique, in the format givens-placed-deleted, and
/// the step in its short notation.
fn board(puzzle: &Grid, technique: Technique) -> Option<(String, String)> {
    let mut state = SolvingState::from(puzzle);
    for step in Reasoner::new(ladder::PLAYER).explain(&state).steps {
        if step.technique == technique {
            return Some((written(puzzle, &state), step.to_string()));
        }
        state.apply(&step);
    }
    None
}

/// Returns a board with all placed digits and removed candidates.
fn written(puzzle: &Grid, state: &SolvingState) -> String {
    let mut reached = Puzzle::of_givens(*puzzle);
    for cell in (state.confirmed() & puzzle.blanks()).iter() {
        reached.placed.set(cell, state.digits(cell).single());
    }
    reached.candidates = Some(Box::new(*state.candidates()));
    numpre_formats::print(Format::GivensPlacedDeleted, &reached, None).trim_end().to_owned()
}

#[test]
fn every_technique_has_a_page_with_its_picture_and_the_pictures_board() {
    for language in LANGUAGES {
        for &technique in Technique::ALL {
            let slug = technique.slug();
            let name = format!("techniques/{slug}.md");
            let text = page(language, &name);
            assert!(text.contains(&format!("(../../../pictures/{slug}.svg)")), "{name}");
            assert!(
                text.contains(&format!("`{slug}`")) && text.contains(technique.source()),
                "{name}"
            );
            let title = Texts::new(&Language::find(language).unwrap()).technique(technique);
            assert!(
                text.to_lowercase().starts_with(&format!("# {}", title.to_lowercase())),
                "{name}: {title}"
            );
            let puzzle = example(technique);
            let (board, step) = board(&puzzle, technique)
                .unwrap_or_else(|| panic!("{EXAMPLES}: {puzzle} has no {slug}"));
            assert_eq!(picture_title(slug), step, "{name}: the picture is of another step");
            let command = text.lines().find(|line| line.starts_with(COMMAND)).unwrap();
            let (_, output) = text.split_once(command).unwrap();
            assert!(
                overwrites() || output.contains(&title),
                "{name}: the step shown is another one"
            );
            let (before, shown) = command.rsplit_once(" '").unwrap();
            if overwrites() {
                let text = text.replace(command, &format!("{before} '{board}'"));
                std::fs::write(folder(language).join(&name), text).unwrap();
            } else {
                assert_eq!(shown, format!("{board}'"), "{name}: BOOK=overwrite sets the board");
            }
        }
    }
}

/// Returns the puzzle whose explanation the picture shows.
fn example(technique: Technique) -> Grid {
    let source = std::fs::read_to_string(repository().join(EXAMPLES)).unwrap();
    // A line end may come between the name and the puzzle.
    let (_, after) = source.split_once(&format!("\"{technique}\",")).unwrap();
    let (_, puzzle) = after.split_once('"').unwrap();
    puzzle[..81].parse().unwrap()
}

/// Returns the title of the picture of a technique, which is its step in the short notation.
fn picture_title(slug: &str) -> String {
    let text =
        std::fs::read_to_string(repository().join(format!("docs/pictures/{slug}.svg"))).unwrap();
    let picture = roxmltree::Document::parse(&text).unwrap();
    picture
        .descendants()
        .find(|node| node.has_tag_name("title"))
        .unwrap()
        .text()
        .unwrap()
        .to_owned()
}
