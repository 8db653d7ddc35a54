//! Tests of scenes: frames, refutations, rays, comparisons.

use crate::boards::{cell, cells, grid, one_of_each};
use numpre::logic::Technique;
use numpre::{Digit, Solved, solve};
use numpre_draw::scene::{Caption, FrameKey};
use numpre_draw::{Meaning, Scene, Sheet, View, board, comparison, lay_out, step};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn scene_of(technique: Technique) -> Scene {
    let all = one_of_each();
    let (_, puzzle, state, next) = all.iter().find(|(other, ..)| *other == technique).unwrap();
    step(puzzle, state, next)
}

fn keys(scene: &Scene) -> Vec<&'static str> {
    scene.frames.iter().map(|frame| frame.key.key()).collect()
}

#[test]
fn frames_lead_from_the_cause_to_the_conclusion() {
    assert_eq!(
        keys(&scene_of(Technique::NakedSingle)),
        ["frame-cause", "frame-blockers", "frame-conclusion"]
    );
    assert_eq!(
        keys(&scene_of(Technique::HiddenSingle)),
        ["frame-houses", "frame-blockers", "frame-conclusion"]
    );
    assert_eq!(
        keys(&scene_of(Technique::NakedPair)),
        ["frame-houses", "frame-cause", "frame-conclusion"]
    );
    assert_eq!(
        keys(&scene_of(Technique::XWing)),
        ["frame-houses", "frame-cause", "frame-second", "frame-conclusion"]
    );
}

#[test]
fn each_frame_adds_parts_and_the_last_has_all_of_them() {
    for (technique, puzzle, state, next) in one_of_each() {
        let scene = step(&puzzle, &state, &next);
        let parts = |scene: &Scene| {
            scene.houses.len() + scene.cells.len() + scene.marks.len() + scene.links.len()
        };
        let counts: Vec<usize> =
            (0..scene.frames.len()).map(|frame| parts(&scene.at(frame))).collect();
        assert!(counts.is_sorted_by(|before, after| before < after), "{technique}: {counts:?}");
        assert_eq!(counts.last().copied(), Some(parts(&scene)));
        let last = scene.at(scene.frames.len() - 1);
        assert_eq!(lay_out(&last, 90.0, &Sheet::SCREEN), lay_out(&scene, 90.0, &Sheet::SCREEN));
        assert!(matches!(scene.caption, Caption::Step { technique: other } if other == technique));
    }
}

#[test]
fn a_refutation_is_shown_from_its_assumption_to_its_conclusion() {
    for technique in [Technique::Negation, Technique::Trial] {
        let all = one_of_each();
        let (_, puzzle, state, next) = all.iter().find(|(other, ..)| *other == technique).unwrap();
        let scene = step(puzzle, state, next);
        let steps = next.evidence.refutation().unwrap().steps.len();
        let film: Vec<FrameKey> = scene
            .frames
            .iter()
            .map(|frame| frame.key)
            .skip_while(|&key| key < FrameKey::Assumption)
            .collect();
        let mut wanted = vec![FrameKey::Assumption];
        wanted.extend((1..=steps).map(FrameKey::Inside));
        wanted.extend([FrameKey::Contradiction, FrameKey::Conclusion]);
        assert_eq!(film, wanted);
        for (number, frame) in scene.frames.iter().enumerate() {
            let is_inside = (FrameKey::Assumption..=FrameKey::Contradiction).contains(&frame.key);
            assert_eq!(scene.at(number).is_assumed, is_inside, "{:?}", frame.key);
        }
        assert!(!scene.is_assumed);
        // Every candidate whose absence the contradiction needs is marked or was absent before.
        for (cell, digit) in next.evidence.refutation().unwrap().contradiction.rests_on().pairs() {
            let is_shown = scene.marks.iter().any(|mark| (mark.cell, mark.digit) == (cell, digit));
            assert!(is_shown || !state.digits(cell).contains(digit), "{technique}: {cell} {digit}");
        }
    }
}

#[test]
fn rays_lead_from_digits_to_candidates_that_they_exclude() {
    for technique in [Technique::NakedSingle, Technique::HiddenSingle] {
        let scene = scene_of(technique);
        assert!(!scene.rays.is_empty());
        for ray in &scene.rays {
            assert_eq!(scene.digit(ray.from), Some(ray.digit));
            assert!(ray.from.sees(ray.to));
            let is_barred = |mark: &&numpre_draw::scene::CandidateMark| {
                (mark.cell, mark.digit, mark.meaning) == (ray.to, ray.digit, Meaning::Barred)
            };
            assert!(scene.marks.iter().any(|mark| is_barred(&mark)));
        }
    }
}

#[test]
fn a_legend_lists_the_meanings_on_the_board() {
    let hidden = scene_of(Technique::HiddenSingle);
    assert_eq!(
        hidden.legend(),
        [Meaning::Cause, Meaning::Blocker, Meaning::Barred, Meaning::Place]
    );
    assert_eq!(hidden.at(0).legend(), [Meaning::Cause]);
    assert_eq!(
        scene_of(Technique::XWing).legend(),
        [Meaning::Cause, Meaning::Second, Meaning::Remove]
    );
    assert_eq!(board(&View::puzzle(&grid(PUZZLE))).legend(), []);
}

#[test]
fn captions_distinguish_puzzles_half_solved_boards_and_full_grids() {
    let puzzle = grid(PUZZLE);
    let Solved::Unique(solution) = solve(&puzzle) else { panic!("it is proper") };
    let half = solution.only(puzzle.blanks() - cells("r1c3 r1c4 r1c6"));
    assert_eq!(board(&View::puzzle(&puzzle)).caption, Caption::Puzzle);
    assert_eq!(board(&View::answer(&puzzle, &solution)).caption, Caption::FullGrid);
    let scene = board(&View { givens: &puzzle, placed: Some(&half), candidates: None });
    assert_eq!(scene.caption, Caption::HalfSolved);
    assert_eq!(scene.givens, puzzle);
    assert_eq!(scene.placed.clue_count(), 48);
}

#[test]
fn a_comparison_marks_changed_wrong_clashing_and_blank_cells() {
    let puzzle = grid(PUZZLE);
    let Solved::Unique(solution) = solve(&puzzle) else { panic!("it is proper") };
    assert_eq!(
        comparison(&puzzle, &solution, Some(&solution)).caption,
        Caption::Comparison { is_correct: true }
    );
    assert_eq!(comparison(&puzzle, &solution, Some(&solution)).cells, []);

    let mut answer = solution;
    answer.set(cell("r1c2"), Digit::new(5)); // a given 3; r1c1 is 5 too, and so is r4c2
    answer.set(cell("r9c7"), None);
    answer.set(cell("r8c1"), None);
    answer.set(cell("r7c1"), Digit::new(2)); // 9; another 2 is in r7c7
    let scene = comparison(&puzzle, &answer, Some(&solution));
    let of = |meaning: Meaning| {
        scene.cells.iter().find(|part| part.meaning == meaning).map(|part| part.cells)
    };
    assert_eq!(scene.caption, Caption::Comparison { is_correct: false });
    assert_eq!(of(Meaning::Changed), Some(cells("r1c2")));
    assert_eq!(of(Meaning::Blank), Some(cells("r8c1 r9c7")));
    assert_eq!(of(Meaning::Clash), Some(cells("r1c1 r1c2 r4c2 r7c1 r7c7")));
    assert_eq!(of(Meaning::Wrong), Some(cells("r7c1")));
    assert_eq!(scene.others.to_string(), puzzle.only(cells("r1c2")).to_string());
    // Without the solution, only mistakes that break the rules are marked.
    assert!(
        comparison(&puzzle, &answer, None).cells.iter().all(|part| part.meaning != Meaning::Wrong)
    );
}

#[test]
fn an_erased_given_is_marked_as_changed_but_not_as_blank() {
    let puzzle = grid(PUZZLE);
    let Solved::Unique(mut answer) = solve(&puzzle) else { panic!("it is proper") };
    answer.set(cell("r1c1"), None);
    let scene = comparison(&puzzle, &answer, None);
    let found: Vec<Meaning> = scene.cells.iter().map(|part| part.meaning).collect();
    assert_eq!(found, [Meaning::Changed]);
}

#[test]
#[cfg(feature = "serde")]
fn a_scene_and_its_drawing_serialize_to_json() {
    let scene = scene_of(Technique::XWing);
    let data = serde_json::to_value(&scene).unwrap();
    assert_eq!(data["caption"], serde_json::json!({"key": "step", "technique": "x-wing"}));
    assert_eq!(data["houses"][0]["meaning"], "cause");
    let drawing = serde_json::to_value(lay_out(&scene, 90.0, &Sheet::SCREEN)).unwrap();
    assert_eq!(drawing["marks"][0]["mark"], "rect");
}
