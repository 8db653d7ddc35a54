//! What is drawn of a puzzle, and its title.

use crate::exit::Exit;
use crate::input::{InputError, InputErrorKind, Place};
use crate::output::Answer;
use crate::results::Assessed;
use numpre::Grid;
use numpre::assess::{Assessment, Assessor};
use numpre::logic::SolvingState;
use numpre_draw::scene::Caption;
use numpre_draw::{
    Scene, Sheet, Style, SvgOptions, View, board, lay_out_within, step, svg, two_solutions,
};
use numpre_formats::{Extra, Puzzle, Record};
use numpre_text::Texts;

/// What of a puzzle is drawn.
#[derive(Clone, Copy)]
pub enum Subject {
    /// The board as it is.
    Board {
        /// True if the blanks show candidates even if the input has none.
        candidates: bool,
    },
    /// A step of the explanation, from 1.
    Step(usize),
    /// The solution.
    Answer,
}

/// How it is drawn.
#[derive(Clone, Copy)]
pub struct Look {
    /// The colours.
    pub style: Style,
    /// How wide and high, in points.
    pub size: f32,
}

/// A puzzle drawn, or why it is not.
pub struct Picture {
    /// The text of the file.
    pub svg: Option<String>,
    status: &'static str,
    exit: Exit,
    remark: Option<String>,
}

/// Names of fields of the input that contain the name of a puzzle.
const NAMES: [&str; 3] = ["title", "name", "id"];

impl Picture {
    /// Draws what is asked for.
    ///
    /// # Errors
    /// If its explanation has no such step.
    pub fn new(
        subject: Subject,
        look: Look,
        assessor: &mut Assessor,
        texts: &Texts,
        place: &Place,
        record: Record,
    ) -> Result<Picture, InputError> {
        let Record { line, puzzle, .. } = record;
        let title = |scene: &Scene| {
            let called =
                |extra: &Extra| NAMES.iter().find_map(|name| extra.get(name)).map(str::to_owned);
            let name =
                place.extra.as_deref().and_then(called).filter(|name| !name.trim().is_empty());
            let name = name.unwrap_or_else(|| puzzle.grid().to_string());
            texts.say(
                "drawing-named",
                &[("drawing", texts.word(scene.caption.key()).into()), ("name", name.into())],
            )
        };
        let svg = |scene: &Scene, title: String| Some(look.svg(scene, title));
        match subject {
            Subject::Board { candidates } => {
                let scene = as_it_stands(&puzzle, candidates);
                let svg = svg(&scene, title(&scene));
                Ok(Picture { svg, status: "drawn", exit: Exit::Holds, remark: None })
            }
            Subject::Answer => {
                let assessment = assessor.assess(&puzzle);
                let scene = solutions(&puzzle, &assessment);
                let svg = scene.as_ref().and_then(|scene| svg(scene, title(scene)));
                let improper = if scene.is_some() { "draw-several" } else { "draw-no-solution" };
                let found = if assessment.is_proper() { Ok(()) } else { Err(assessment.into()) };
                let (assessed, _) = Assessed::with(line, puzzle, found);
                Ok(Picture::of(&assessed, svg, improper, texts))
            }
            Subject::Step(number) => {
                let (assessed, found) =
                    Assessed::with(line, puzzle.clone(), assessor.explain(&puzzle));
                let Some((_, explanation)) = found else {
                    return Ok(Picture::of(&assessed, None, "draw-no-steps", texts));
                };
                let Some((next, before)) =
                    explanation.steps.get(..number).and_then(<[_]>::split_last)
                else {
                    let wrong =
                        InputErrorKind::NoStep { asked: number, count: explanation.steps.len() };
                    return Err(InputError::new(line, 1, wrong));
                };
                let mut state = assessed.state();
                before.iter().for_each(|step| state.apply(step));
                let svg = svg(&step(&puzzle.givens, &state, next), texts.text_of(next));
                Ok(Picture::of(&assessed, svg, "draw-no-steps", texts))
            }
        }
    }

    /// Returns the picture with a remark if the puzzle is not proper: which cells are wrong, else
    /// this one.
    fn of(assessed: &Assessed, svg: Option<String>, improper: &str, texts: &Texts) -> Picture {
        let (status, exit) = (assessed.status(), assessed.exit());
        let why =
            || (!assessed.is_proper()).then(|| texts.say(improper, &[("status", status.into())]));
        Picture { svg, status, exit, remark: assessed.remark(texts).or_else(why) }
    }
}

impl Answer for Picture {
    fn status(&self) -> &'static str {
        self.status
    }

    fn exit(&self) -> Exit {
        self.exit
    }

    fn remark(&self, _: &Texts) -> Option<String> {
        self.remark.clone()
    }
}

impl Look {
    fn svg(self, scene: &Scene, title: String) -> String {
        let sheet = if self.style == Style::Print { Sheet::PRESS } else { Sheet::SCREEN };
        // The sentence of a step calls cells by their rows and columns.
        let sheet = if matches!(scene.caption, Caption::Step { .. }) {
            sheet.with_numbers()
        } else {
            sheet
        };
        let mut drawing = lay_out_within(scene, self.size, &sheet);
        drawing.title = title;
        svg(&drawing, &SvgOptions { style: self.style, has_size: true, ..SvgOptions::default() })
    }
}

/// Returns the board with the placed digits, and with candidates if the input has some or they are
/// asked for.
fn as_it_stands(puzzle: &Puzzle, candidates: bool) -> Scene {
    let known = candidates.then(|| *SolvingState::from(puzzle).candidates());
    let placed = (puzzle.placed != Grid::EMPTY).then_some(&puzzle.placed);
    let candidates = puzzle.candidates.as_deref().or(known.as_ref());
    board(&View { givens: &puzzle.givens, placed, candidates })
}

/// Returns the solution, or two of several.
fn solutions(puzzle: &Puzzle, assessment: &Assessment) -> Option<Scene> {
    match assessment {
        Assessment::Multiple { first, second } => {
            Some(two_solutions(&puzzle.givens, first, second))
        }
        Assessment::Solved { solution } | Assessment::Proper { solution } => {
            Some(board(&View::answer(&puzzle.givens, solution)))
        }
        _ => None,
    }
}
