//! Scenes in characters.

use crate::boards::{grid, one_of_each};
use numpre::logic::Technique;
use numpre_draw::{Scene, Sign, View, board, lines, step};

fn text(scene: &Scene, is_ascii: bool) -> String {
    let joined = |line: Vec<numpre_draw::Span>| line.into_iter().map(|span| span.text).collect::<String>() + "\n";
    lines(scene, is_ascii).into_iter().map(joined).collect()
}

#[test]
fn a_puzzle_has_dots_for_its_blanks() {
    let puzzle = grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    insta::assert_snapshot!("lines-puzzle", text(&board(&View::puzzle(&puzzle)), true));
}

#[test]
fn a_step_has_a_sign_behind_every_candidate_that_it_is_about() {
    for technique in [Technique::HiddenSingle, Technique::NakedPair] {
        let all = one_of_each();
        let (_, puzzle, state, next) = all.iter().find(|(other, ..)| *other == technique).unwrap();
        let scene = step(puzzle, state, next);
        insta::assert_snapshot!(format!("lines-{technique}"), text(&scene, false));
        let spans: Vec<numpre_draw::Span> = lines(&scene, true).into_iter().flatten().collect();
        for pair in spans.windows(2).filter(|pair| [Sign::Cause, Sign::Remove, Sign::Place].contains(&pair[0].sign)) {
            assert_eq!((pair[1].sign, &*pair[1].text), (Sign::Mark, pair[0].sign.mark()));
        }
    }
}
