//! The page of each technique: it has a picture, and the board of the picture is in its command.

use crate::pages::{LANGUAGES, folder, overwrites, page, repository};
use numpre::logic::{Next, Reasoner, SolvingState, Technique};
use numpre_text::{Language, Texts};

/// The file with the boards of the pictures.
const EXAMPLES: &str = "crates/numpre-draw/tests/draw/examples.txt";

/// The beginning of the command that shows the step. The board follows it.
const COMMAND: &str = "$ numpre hint ";

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
            let board = example(technique);
            let step = step(&board, technique);
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

/// Returns the board that the picture of a technique shows, in the format givens-placed-deleted.
fn example(technique: Technique) -> String {
    let boards = std::fs::read_to_string(repository().join(EXAMPLES)).unwrap();
    let mut lines = boards.lines().filter_map(|line| line.split_once('\t'));
    lines.find(|(slug, _)| *slug == technique.slug()).unwrap().1.to_owned()
}

/// Returns the step that a technique finds on a board, in its short notation.
fn step(board: &str, technique: Technique) -> String {
    let state = SolvingState::from(&numpre_formats::read_one(board).unwrap().puzzle);
    match Reasoner::new([technique]).next(&state) {
        Next::Step(step) => step.to_string(),
        other => panic!("{EXAMPLES}: {board} has no {technique}: {other:?}"),
    }
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
