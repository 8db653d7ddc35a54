//! Tests of drawings: every part of the scene is drawn, no mark is outside the sheet, and every
//! digit is drawn once.

use crate::boards::{SEVERAL, by_hand, cell, grid, one_of_each, puzzles, steps};
use numpre::logic::SolvingState;
use numpre::{Cell, Digit, DigitSet, EngineKind, Grid, Limits};
use numpre_draw::drawing::{Anchor, Point, Segment, Stroke};
use numpre_draw::scene::{CellMark, HouseMark, Meaning};
use numpre_draw::{
    Drawing, Ink, Mark, Scene, Sheet, View, board, comparison, lay_out, lay_out_within, step,
    two_solutions,
};
use proptest::prelude::*;
use proptest::sample::select;

const SIDE: f32 = 252.0;

/// Returns scenes of every kind.
fn scenes() -> Vec<Scene> {
    let mut scenes: Vec<Scene> =
        one_of_each().iter().map(|(_, puzzle, state, next)| step(puzzle, state, next)).collect();
    let empty = SolvingState::from(&Grid::EMPTY);
    scenes.extend(by_hand().iter().map(|(_, next)| step(&Grid::EMPTY, &empty, next)));
    let puzzle = grid(SEVERAL);
    let outcome = EngineKind::default().build().search(&puzzle, Limits::default());
    let (first, second) = (outcome.first.unwrap(), outcome.second.unwrap());
    scenes.push(two_solutions(&puzzle, &first, &second));
    let mut answer = second;
    answer.set(cell("r1c5"), Digit::new(7));
    answer.set(cell("r9c9"), None);
    scenes.push(comparison(&puzzle, &answer, Some(&first)));
    scenes
}

/// Returns the upper left and the lower right corner of a mark, its line width included. Each
/// letter of a text counts as 0.6 em wide.
fn bounds(mark: &Mark) -> (Point, Point) {
    let around = |points: &[Point], stroke: Option<Stroke>| {
        let half = stroke.map_or(0.0, |stroke| stroke.width / 2.0);
        let fold = |start: f32, of: &dyn Fn(f32, Point) -> f32| {
            points.iter().fold(start, |best, &point| of(best, point))
        };
        let least = Point::new(
            fold(f32::MAX, &|best, point| best.min(point.x)) - half,
            fold(f32::MAX, &|best, point| best.min(point.y)) - half,
        );
        let most = Point::new(
            fold(f32::MIN, &|best, point| best.max(point.x)) + half,
            fold(f32::MIN, &|best, point| best.max(point.y)) + half,
        );
        (least, most)
    };
    match mark {
        Mark::Line { from, to, stroke } => around(&[*from, *to], Some(*stroke)),
        Mark::Rect { at, width, height, stroke, .. } => {
            around(&[*at, at.moved(*width, *height)], *stroke)
        }
        Mark::Ring { at, radius, stroke, .. } => {
            around(&[at.moved(-radius, -radius), at.moved(*radius, *radius)], *stroke)
        }
        Mark::Path { segments, stroke, .. } => {
            let points: Vec<Point> = segments
                .iter()
                .flat_map(|segment| match *segment {
                    Segment::Move(to) | Segment::Line(to) => vec![to],
                    Segment::Curve { by, end } => vec![by, end],
                    Segment::Close => vec![],
                })
                .collect();
            around(&points, *stroke)
        }
        Mark::Text { at, size, anchor, text, .. } => {
            assert_eq!(*anchor, Anchor::Middle);
            let half = text.chars().count() as f32 * size * 0.3;
            (at.moved(-half, -0.75 * size), at.moved(half, 0.0))
        }
        _ => panic!("a mark that this test does not know"),
    }
}

fn assert_inside(drawing: &Drawing) {
    for mark in &drawing.marks {
        let (least, most) = bounds(mark);
        let is_inside = least.x >= -0.01
            && least.y >= -0.01
            && most.x <= drawing.width + 0.01
            && most.y <= drawing.height + 0.01;
        assert!(
            is_inside,
            "{}: {mark:?} of {} by {}",
            drawing.title, drawing.width, drawing.height
        );
    }
}

/// Returns the digits of the board in a drawing, each with its cell and font size. Leaves out the
/// numbers of rows, columns and steps.
fn digits(drawing: &Drawing, sheet: &Sheet) -> Vec<(Cell, Digit, f32)> {
    let cell = (SIDE - sheet.frame) / 9.0;
    let strip = drawing.width - SIDE + sheet.frame / 2.0;
    let mut found = Vec::new();
    for mark in &drawing.marks {
        let Mark::Text { at, size, text, ink, .. } = mark else { continue };
        let (row, column) =
            (((at.y - 0.358 * size - strip) / cell).floor(), ((at.x - strip) / cell).floor());
        let is_number = row < 0.0 || column < 0.0 || *ink == Ink::Trial && *size < 0.15 * cell;
        if !is_number && !text.starts_with(|letter: char| letter.is_alphabetic()) {
            let cell = Cell::at(row as usize, column as usize).unwrap();
            found.push((cell, Digit::from_char(text.chars().next().unwrap()).unwrap(), *size));
        }
    }
    found
}

#[test]
fn no_mark_lies_outside_of_the_sheet() {
    for scene in scenes() {
        for sheet in [
            Sheet::SCREEN,
            Sheet::PRESS,
            Sheet::LARGE,
            Sheet::ANSWER,
            Sheet::home(9.5),
            Sheet::SCREEN.with_numbers(),
        ] {
            assert_inside(&lay_out(&scene, SIDE, &sheet));
        }
    }
}

#[test]
fn the_drawing_has_the_requested_width_with_and_without_numbers() {
    for sheet in [Sheet::SCREEN, Sheet::PRESS.with_numbers(), Sheet::LARGE.with_numbers()] {
        let drawing = lay_out_within(&board(&View::puzzle(&Grid::EMPTY)), SIDE, &sheet);
        assert!(
            (drawing.width - SIDE).abs() < 1e-3 && drawing.width == drawing.height,
            "{}",
            drawing.width
        );
        assert_inside(&drawing);
    }
}

#[test]
fn no_line_is_thinner_than_print_shops_ask_for() {
    for scene in scenes() {
        for mark in &lay_out(&scene, SIDE, &Sheet::PRESS).marks {
            let (Mark::Line { stroke, .. }
            | Mark::Rect { stroke: Some(stroke), .. }
            | Mark::Path { stroke: Some(stroke), .. }) = mark
            else {
                continue;
            };
            assert!(stroke.width >= 0.75, "{}: {mark:?}", scene.title);
        }
    }
}

#[test]
fn every_part_of_a_scene_is_drawn() {
    for scene in scenes() {
        let all = lay_out(&scene, SIDE, &Sheet::SCREEN).marks;
        let mut without: Vec<Scene> = Vec::new();
        let mut try_without = |change: &dyn Fn(&mut Scene)| {
            let mut changed = scene.clone();
            change(&mut changed);
            without.push(changed);
        };
        (0..scene.houses.len()).for_each(|place| {
            try_without(&|scene| {
                scene.houses.remove(place);
            })
        });
        (0..scene.cells.len()).for_each(|place| {
            try_without(&|scene| {
                scene.cells.remove(place);
            })
        });
        (0..scene.marks.len()).for_each(|place| {
            try_without(&|scene| {
                scene.marks.remove(place);
            })
        });
        (0..scene.rays.len()).for_each(|place| {
            try_without(&|scene| {
                scene.rays.remove(place);
            })
        });
        (0..scene.links.len()).for_each(|place| {
            try_without(&|scene| {
                scene.links.remove(place);
            })
        });
        for changed in without {
            assert_ne!(
                lay_out(&changed, SIDE, &Sheet::SCREEN).marks,
                all,
                "{}: a part that nobody sees",
                scene.title
            );
        }
    }
}

#[test]
fn two_solutions_show_both_digits_where_they_differ_and_one_elsewhere() {
    let puzzle = grid(SEVERAL);
    let outcome = EngineKind::default().build().search(&puzzle, Limits::default());
    let (first, second) = (outcome.first.unwrap(), outcome.second.unwrap());
    let drawn = digits(
        &lay_out(&two_solutions(&puzzle, &first, &second), SIDE, &Sheet::SCREEN),
        &Sheet::SCREEN,
    );
    for cell in Cell::all() {
        let mut wanted: Vec<Digit> = [first.get(cell).unwrap(), second.get(cell).unwrap()].to_vec();
        wanted.dedup();
        let here: Vec<Digit> =
            drawn.iter().filter(|(other, ..)| *other == cell).map(|(_, digit, _)| *digit).collect();
        assert_eq!(here, wanted, "{cell}");
    }
}

#[test]
fn mistakes_in_an_answer_are_marked_by_shapes_too() {
    // Counts shapes without texts, since colour must not be the only sign of a mistake.
    let scene = scenes().pop().unwrap();
    let plain =
        board(&View { givens: &scene.givens, placed: Some(&scene.placed), candidates: None });
    let shapes = |scene: &Scene| {
        lay_out(scene, SIDE, &Sheet::SCREEN)
            .marks
            .iter()
            .filter(|mark| !matches!(mark, Mark::Text { .. }))
            .count()
    };
    let cells: usize = scene.cells.iter().map(|part| part.cells.len()).sum();
    assert!(scene.cells.len() >= 3 && shapes(&scene) >= shapes(&plain) + cells);
}

/// Returns the digits of a drawing with their cells, sorted.
fn drawn_pairs(drawing: &Drawing, sheet: &Sheet) -> Vec<(Cell, Digit)> {
    let drawn = digits(drawing, sheet).into_iter();
    let mut pairs: Vec<_> = drawn.map(|(cell, digit, _)| (cell, digit)).collect();
    pairs.sort();
    pairs
}

/// Returns each cell with each of its digits, sorted.
fn pairs(digits_of: impl Fn(Cell) -> DigitSet) -> Vec<(Cell, Digit)> {
    let of_cell = |cell| digits_of(cell).iter().map(move |digit| (cell, digit));
    Cell::all().flat_map(of_cell).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_digit_and_candidate_is_drawn_once_in_its_own_cell(
        values in prop::collection::vec(0_u8..=9, 81),
        has_numbers: bool,
    ) {
        let givens = Grid::from_values(values.try_into().unwrap()).unwrap();
        let state = SolvingState::from(&Grid::EMPTY);
        let sheet = if has_numbers { Sheet::SCREEN.with_numbers() } else { Sheet::PRESS };
        let view = View::with_candidates(&givens, state.candidates());
        let drawing = lay_out(&board(&view), SIDE, &sheet);
        assert_inside(&drawing);
        let wanted = pairs(|cell| givens.get(cell).map_or(DigitSet::ALL, Into::into));
        prop_assert_eq!(drawn_pairs(&drawing, &sheet), wanted);
    }

    #[test]
    fn a_step_is_drawn_with_every_role_and_every_candidate_once(
        puzzle in select(puzzles()),
        share in 0.0_f64..1.0,
    ) {
        let all = steps(&puzzle);
        let (state, next) = &all[(share * all.len() as f64) as usize];
        let scene = step(&puzzle, state, next);
        let drawing = lay_out(&scene, SIDE, &Sheet::SCREEN);
        assert_inside(&drawing);
        let roles = next.roles();
        for (house, role) in roles.houses {
            let is_it = |part: &HouseMark| part.house == house && part.meaning == role.into();
            prop_assert!(scene.houses.iter().any(is_it));
        }
        for (cells, candidates, role) in roles.candidates {
            for (cell, digits) in state.marks(cells, candidates).iter() {
                let has = |digit| {
                    scene.marks.iter().any(|mark| (mark.cell, mark.digit) == (cell, digit))
                };
                prop_assert!(digits.iter().all(has), "{role:?} of {cell}");
            }
        }
        prop_assert_eq!(scene.links.len(), roles.links.len());
        let wanted = pairs(|cell| scene.digit(cell).map_or(state.digits(cell), Into::into));
        prop_assert_eq!(drawn_pairs(&drawing, &Sheet::SCREEN), wanted);
    }
}

/// Returns points of every link in a drawing, in the order of the links.
fn links(drawing: &Drawing) -> Vec<Vec<Point>> {
    let points = |mark: &Mark| {
        let Mark::Path { segments, .. } = mark else { return None };
        let [Segment::Move(from), Segment::Curve { by, end }] = segments[..] else { return None };
        let at = |number: u8| {
            let t = f32::from(number) / 40.0;
            let [a, b, c] = [(1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t];
            let mix = |from: f32, by: f32, end: f32| a * from + b * by + c * end;
            Point::new(mix(from.x, by.x, end.x), mix(from.y, by.y, end.y))
        };
        Some((0..=40).map(at).collect())
    };
    drawing.marks.iter().filter_map(points).collect()
}

fn distance(one: Point, other: Point) -> f32 {
    (one.x - other.x).hypot(one.y - other.y)
}

#[test]
fn links_can_be_seen_and_hide_no_candidate_of_the_step() {
    let cell = (SIDE - Sheet::SCREEN.frame) / 9.0;
    for scene in scenes().iter().filter(|scene| !scene.links.is_empty()) {
        let drawing = lay_out(scene, SIDE, &Sheet::SCREEN);
        let drawn = links(&drawing);
        assert_eq!(drawn.len(), scene.links.len());
        for way in drawn {
            let length: f32 = way.windows(2).map(|two| distance(two[0], two[1])).sum();
            assert!(length > 0.15 * cell, "{}: a link is {} long", scene.title, length / cell);
            for mark in &scene.marks {
                let part = |number: usize| (number as f32 - 1.0) * 0.28 + 0.5;
                let middle = |line: usize, third: usize| {
                    Sheet::SCREEN.frame / 2.0 + (line as f32 + part(third)) * cell
                };
                let (place, digit) = (mark.cell, mark.digit.index());
                let at =
                    Point::new(middle(place.column(), digit % 3), middle(place.row(), digit / 3));
                let nearest = way.iter().map(|&point| distance(point, at)).fold(cell, f32::min);
                assert!(nearest > 0.1 * cell, "{}: {} {}", scene.title, mark.cell, mark.digit);
            }
        }
    }
}

#[test]
fn a_link_is_at_the_same_place_in_every_frame() {
    for scene in scenes().iter().filter(|scene| !scene.links.is_empty()) {
        let last = links(&lay_out(scene, SIDE, &Sheet::SCREEN));
        for frame in 0..scene.frames.len() {
            let shown = links(&lay_out(&scene.at(frame), SIDE, &Sheet::SCREEN));
            assert_eq!(shown, last[..shown.len()], "{}, frame {frame}", scene.title);
        }
    }
}

#[test]
fn no_ray_strikes_out_a_digit_that_it_passes() {
    for scene in scenes().iter().filter(|scene| !scene.rays.is_empty()) {
        let drawing = lay_out(scene, SIDE, &Sheet::SCREEN);
        let cell = (SIDE - Sheet::SCREEN.frame) / 9.0;
        for (holder, _, size) in
            digits(&drawing, &Sheet::SCREEN).into_iter().filter(|(.., size)| *size > 0.5 * cell)
        {
            let middle = |place: usize| Sheet::SCREEN.frame / 2.0 + (place as f32 + 0.5) * cell;
            let (x, y) = (middle(holder.column()), middle(holder.row()));
            for mark in &drawing.marks {
                let Mark::Line { from, to, stroke } = mark else { continue };
                let (left, right, top, bottom) =
                    (from.x.min(to.x), from.x.max(to.x), from.y.min(to.y), from.y.max(to.y));
                let is_level = top == bottom || left == right;
                let is_underline = (top - y) > 0.3 * cell;
                if stroke.ink == Ink::Third && is_level && !is_underline {
                    let is_clear = right < x - 0.25 * size
                        || left > x + 0.25 * size
                        || bottom < y - 0.36 * size
                        || top > y + 0.36 * size;
                    assert!(is_clear, "{}: {holder} {mark:?}", scene.title);
                }
            }
        }
    }
}

#[test]
fn a_set_of_cells_has_its_letter_in_its_first_cell() {
    let mut scene = board(&View::puzzle(&Grid::EMPTY));
    scene.cells.push(CellMark {
        cells: [cell("r2c3"), cell("r4c1")].into_iter().collect(),
        meaning: Meaning::Second,
        letter: Some('B'),
        frame: 0,
    });
    let drawing = lay_out_within(&scene, SIDE, &Sheet::SCREEN);
    let letters: Vec<Point> = drawing
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Text { text, at, .. } if text == "B" => Some(*at),
            _ => None,
        })
        .collect();
    let [at] = letters[..] else { panic!("{letters:?}") };
    // Row 2, column 3 of nine.
    let of = |value: f32| (value / SIDE * 9.0) as usize;
    assert_eq!((of(at.y), of(at.x)), (1, 2));
}
