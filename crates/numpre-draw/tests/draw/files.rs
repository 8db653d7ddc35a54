//! Tests of SVG files: well-formed, small, safe and reproducible.

use crate::boards::{SEVENTEEN, by_hand, grid, one_of_each};
use numpre::logic::SolvingState;
use numpre::{Candidates, Grid};
use numpre_draw::{
    Drawing, Scene, Sheet, Style, SvgOptions, View, board, lay_out, millimetres, step, svg,
};
use proptest::prelude::*;
use roxmltree::Document;

/// Returns scenes of steps, and a board with all candidates.
fn scenes() -> Vec<Scene> {
    let mut scenes: Vec<Scene> =
        one_of_each().iter().map(|(_, puzzle, state, next)| step(puzzle, state, next)).collect();
    scenes.extend(
        by_hand()
            .iter()
            .map(|(_, next)| step(&Grid::EMPTY, &SolvingState::from(&Grid::EMPTY), next)),
    );
    scenes.push(board(&View::with_candidates(&Grid::EMPTY, &Candidates::ALL)));
    scenes
}

fn written(scene: &Scene, style: Style) -> String {
    svg(
        &lay_out(scene, millimetres(120.0), &Sheet::SCREEN.with_numbers()),
        &SvgOptions { style, ..SvgOptions::default() },
    )
}

#[test]
fn every_file_is_xml_without_scripts_styles_or_references() {
    for scene in scenes() {
        for &style in Style::ALL {
            let text = written(&scene, style);
            let document = Document::parse(&text).unwrap();
            let root = document.root_element();
            assert_eq!(root.tag_name().name(), "svg");
            assert_eq!(root.attribute("role"), Some("img"));
            assert!(root.attribute("viewBox").is_some() && root.attribute("width").is_none());
            assert_eq!(root.first_element_child().unwrap().text(), Some(&*scene.title));
            for node in document.descendants().filter(|node| node.is_element()) {
                let name = node.tag_name().name();
                assert!(["svg", "title", "path", "circle", "text"].contains(&name), "{name}");
                for attribute in node.attributes() {
                    let (name, value) = (attribute.name(), attribute.value());
                    assert!(
                        !name.starts_with("on")
                            && !["style", "class", "id", "href"].contains(&name),
                        "{name}"
                    );
                    assert!(
                        !value.contains("url(") && !value.contains("NaN") && !value.contains("inf"),
                        "{name}={value}"
                    );
                }
            }
        }
    }
}

#[test]
fn files_are_small() {
    let puzzle = grid(SEVENTEEN);
    assert!(written(&board(&View::puzzle(&puzzle)), Style::Light).len() <= 4096);
    let answer = numpre::EngineKind::default()
        .build()
        .search(&puzzle, numpre::Limits::default())
        .first
        .unwrap();
    assert!(written(&board(&View::answer(&puzzle, &answer)), Style::Light).len() <= 6144);
    let full =
        written(&board(&View::with_candidates(&Grid::EMPTY, &Candidates::ALL)), Style::Light);
    assert!(full.len() <= 14 * 1024, "{}", full.len());
}

#[test]
fn all_digits_of_a_puzzle_can_be_read_from_its_file() {
    let puzzle = grid(SEVENTEEN);
    let text = written(&board(&View::puzzle(&puzzle)), Style::Light);
    let document = Document::parse(&text).unwrap();
    let mut digits = String::new();
    for node in document.descendants().filter(|node| node.attribute("font-weight") == Some("700")) {
        let places = node.attribute("x").unwrap().split(' ').count();
        let text = node.text().unwrap();
        assert_eq!(text.len(), places);
        digits += text;
    }
    assert_eq!(digits, puzzle.filled().map(|(_, digit)| digit.to_string()).collect::<String>());
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    for scene in scenes() {
        assert_eq!(written(&scene, Style::Light), written(&scene.clone(), Style::Light));
    }
}

#[test]
fn a_size_is_given_on_request() {
    let drawing = lay_out(&board(&View::puzzle(&Grid::EMPTY)), millimetres(60.0), &Sheet::SCREEN);
    let text = svg(&drawing, &SvgOptions { has_size: true, ..SvgOptions::default() });
    assert!(
        text.contains("viewBox=\"0 0 170.08 170.08\" width=\"170.08pt\" height=\"170.08pt\""),
        "{text}"
    );
}

proptest! {
    #[test]
    fn any_title_is_escaped(title in any::<String>(), font_family in "\\PC*") {
        let empty = lay_out(&board(&View::puzzle(&Grid::EMPTY)), 90.0, &Sheet::SCREEN);
        let drawing = Drawing { title: title.clone(), ..empty };
        let options = SvgOptions { font_family: font_family.clone(), ..SvgOptions::default() };
        let text = svg(&drawing, &options);
        let document = Document::parse(&text).unwrap();
        let title: String = title
            .chars()
            .map(|letter| match letter {
                '\t' | '\n' | '\r' => ' ',
                '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => char::REPLACEMENT_CHARACTER,
                letter => letter,
            })
            .collect();
        let root = document.root_element();
        prop_assert_eq!(root.first_element_child().unwrap().text().unwrap_or(""), title);
        prop_assert_eq!(root.attribute("font-family").unwrap(), font_family);
        let children = root.children().filter(|node| node.is_element()).count();
        let elements = document.descendants().filter(|node| node.is_element()).count();
        prop_assert_eq!(children, elements - 1);
    }
}
