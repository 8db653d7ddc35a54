//! Writes a picture of a puzzle, or of a step of its explanation, as SVG to standard output.
//!
//! ```text
//! cargo run -p numpre-draw --example picture -- PUZZLE \
//!     [candidates | answer | against ANSWER | STEP [FRAME] | TECHNIQUE] \
//!     [light | dark | colour-blind | print | current]
//! ```

use numpre::logic::{Reasoner, SolvingState, Technique, ladder};
use numpre::{EngineKind, Grid, Limits, Solved, solve};
use numpre_draw::{
    Scene, Sheet, Style, SvgOptions, View, board, comparison, lay_out, millimetres, step, svg,
    two_solutions,
};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let style =
        match words.last().and_then(|word| Style::ALL.iter().find(|style| style.name() == word)) {
            Some(&style) => {
                words.pop();
                style
            }
            None => Style::Light,
        };
    let mut words = words.iter().map(String::as_str);
    let puzzle: Grid = words.next().ok_or("a puzzle of 81 characters was expected")?.parse()?;
    let scene = match words.next() {
        None => board(&View::puzzle(&puzzle)),
        Some("candidates") => {
            board(&View::with_candidates(&puzzle, SolvingState::from(&puzzle).candidates()))
        }
        Some("answer") => answer(&puzzle)?,
        Some("against") => {
            let given: Grid = words.next().ok_or("an answer was expected")?.parse()?;
            let Solved::Unique(solution) = solve(&puzzle) else {
                return Err("the puzzle is not proper".into());
            };
            comparison(&puzzle, &given, Some(&solution))
        }
        Some(word) => match word.parse::<Technique>() {
            Ok(technique) => step_of(&puzzle, |_, other| other == technique)?,
            Err(_) => {
                let number: usize = word.parse()?;
                let scene = step_of(&puzzle, |place, _| place + 1 == number)?;
                words
                    .next()
                    .map(str::parse)
                    .transpose()?
                    .map_or(scene.clone(), |frame: usize| scene.at(frame))
            }
        },
    };
    let sheet = if style == Style::Print { Sheet::PRESS } else { Sheet::SCREEN };
    let drawing = lay_out(&scene, millimetres(120.0), &sheet.with_numbers());
    print!("{}", svg(&drawing, &SvgOptions { style, has_size: true, ..SvgOptions::default() }));
    Ok(())
}

/// Returns the scene of the solution, or of two solutions if there are multiple.
fn answer(puzzle: &Grid) -> Result<Scene, Box<dyn Error>> {
    let outcome = EngineKind::default().build().search(puzzle, Limits::default());
    let first = outcome.first.ok_or("there is no solution")?;
    Ok(match outcome.second {
        Some(second) => two_solutions(puzzle, &first, &second),
        None => board(&View::answer(puzzle, &first)),
    })
}

/// Returns the scene of the first step of the explanation that `is_wanted` accepts by its index and
/// technique.
fn step_of(
    puzzle: &Grid,
    is_wanted: impl Fn(usize, Technique) -> bool,
) -> Result<Scene, Box<dyn Error>> {
    let mut state = SolvingState::from(puzzle);
    for (place, next) in Reasoner::new(ladder::PLAYER).explain(&state).steps.iter().enumerate() {
        if is_wanted(place, next.technique) {
            return Ok(step(puzzle, &state, next));
        }
        state.apply(next);
    }
    Err("the explanation has no such step".into())
}
