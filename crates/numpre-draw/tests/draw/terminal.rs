//! Tests of scenes in characters.

use crate::boards::{grid, one_of_each, steps};
use numpre::logic::Technique;
use numpre_draw::{Characters, Room, Scene, Sign, Span, View, board, characters, run, step};

fn drawn(scene: &Scene, is_ascii: bool, width: usize) -> String {
    let Characters { lines, legend } = characters(scene, Room { is_ascii, width });
    let joined = |line: Vec<Span>| {
        line.into_iter().map(|span| span.text).collect::<String>().trim_end().to_owned()
    };
    let entries = legend.into_iter().map(|entry| format!("{} {}", entry.sample, entry.key));
    let lines: Vec<String> = lines.into_iter().map(joined).chain(entries).collect();
    lines.join("\n") + "\n"
}

#[test]
fn a_puzzle_has_dots_for_its_blanks() {
    let puzzle =
        grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    insta::assert_snapshot!("characters-puzzle", drawn(&board(&View::puzzle(&puzzle)), true, 80));
}

#[test]
fn every_technique_at_every_width() {
    for (technique, puzzle, state, next) in one_of_each() {
        let scene = step(&puzzle, &state, &next);
        let scenes: Vec<Scene> = match scene.separated() {
            Some((refutation, conclusion)) => vec![refutation, conclusion],
            None => vec![scene],
        };
        for (is_ascii, name) in
            [(false, technique.to_string()), (true, format!("{technique}-ascii"))]
        {
            let drawn: Vec<String> = scenes
                .iter()
                .flat_map(|scene| [120, 60, 40].map(|width| drawn(scene, is_ascii, width)))
                .collect();
            insta::assert_snapshot!(format!("characters-{name}"), drawn.join("\n"));
        }
    }
}

#[test]
fn a_run_of_singles_is_numbered() {
    let puzzle =
        grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    let steps = steps(&puzzle);
    let first: Vec<_> = steps[..9].iter().map(|(_, step)| step.clone()).collect();
    let scene = run(&puzzle, &steps[0].0, &first);
    insta::assert_snapshot!(
        "characters-run",
        [100, 60, 40].map(|width| drawn(&scene, false, width)).join("\n")
    );
}

/// Colour is never the only sign: digits with a role in the step are in the brackets of that role.
#[test]
fn marked_digits_are_in_brackets() {
    for (technique, puzzle, state, next) in
        one_of_each().into_iter().filter(|(t, ..)| *t != Technique::Trial)
    {
        for line in
            characters(&step(&puzzle, &state, &next), Room { is_ascii: false, width: 200 }).lines
        {
            let marked = |sign: Sign| [Sign::Cause, Sign::Remove, Sign::Place].contains(&sign);
            let is_digits = |span: &Span| span.text.bytes().all(|byte| byte.is_ascii_digit());
            for three in
                line.windows(3).filter(|three| marked(three[1].sign) && is_digits(&three[1]))
            {
                let (before, after) = three[1].sign.brackets();
                assert!(
                    three[0].text.ends_with(before) && three[2].text.starts_with(after),
                    "{technique}: {three:?}"
                );
            }
        }
    }
}

#[test]
fn no_line_is_wider_than_the_room() {
    for (technique, puzzle, state, next) in one_of_each() {
        let scene = step(&puzzle, &state, &next);
        let scenes: Vec<Scene> =
            scene.separated().map_or(vec![scene], |(one, other)| vec![one, other]);
        for (scene, is_ascii) in scenes.iter().flat_map(|scene| [(scene, true), (scene, false)]) {
            for width in 37..=130 {
                let text = drawn(scene, is_ascii, width);
                let is_board = |line: &&str| !line.contains("mark-");
                assert!(
                    text.lines().filter(is_board).all(|line| line.chars().count() <= width),
                    "{technique}: {text}"
                );
            }
        }
    }
}
