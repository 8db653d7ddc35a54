//! The picture of a puzzle, and its title.

use crate::exit::Exit;
use crate::input::{InputError, InputErrorKind, Place};
use crate::output::Answer;
use crate::results::{Assessed, Guide};
use numpre::Grid;
use numpre::assess::Assessment;
use numpre::logic::SolvingState;
use numpre_draw::scene::Caption;
use numpre_draw::{
    Scene, Sheet, Style, SvgOptions, View, board, lay_out_within, step, svg, two_solutions,
};
use numpre_formats::{Extra, Puzzle, Record};
use numpre_text::Texts;

/// The part of a puzzle that is drawn.
#[derive(Clone, Copy)]
pub enum Subject {
    /// The board.
    Board {
        /// True if blanks show candidates even if the input has none.
        candidates: bool,
    },
    /// A step of the explanation, by its number from 1.
    Step(usize),
    /// The solution.
    Answer,
}

/// The appearance of a picture.
#[derive(Clone, Copy)]
pub struct Appearance {
    /// The colours.
    pub style: Style,
    /// The maximum width and height, in points.
    pub size: f32,
}

/// The picture of a puzzle, or the reason why there is none.
pub struct Picture {
    /// The text of the SVG file; `None` if there is no picture.
    pub svg: Option<String>,
    status: &'static str,
    exit: Exit,
    remark: Option<String>,
}

/// The names of fields of the input that may contain the name of a puzzle, in order of preference.
const NAMES: [&str; 3] = ["title", "name", "id"];

impl Picture {
    /// Draws the subject.
    ///
    /// # Errors
    /// Returns an error if the explanation has no step of this number.
    pub fn new(
        subject: Subject,
        appearance: Appearance,
        guide: &mut Guide,
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
        let svg = |scene: &Scene, title: String| Some(appearance.svg(scene, title));
        match subject {
            Subject::Board { candidates } => {
                let scene = board_scene(&puzzle, candidates);
                let svg = svg(&scene, title(&scene));
                Ok(Picture { svg, status: "drawn", exit: Exit::Holds, remark: None })
            }
            Subject::Answer => {
                let assessment = guide.assessor().assess(&puzzle);
                let scene = solutions(&puzzle, &assessment);
                let svg = scene.as_ref().and_then(|scene| svg(scene, title(scene)));
                let improper = if scene.is_some() { "draw-several" } else { "draw-no-solution" };
                let found = if assessment.is_proper() { Ok(()) } else { Err(assessment.into()) };
                let (assessed, _) = Assessed::with(line, puzzle, found);
                Ok(Picture::of(&assessed, svg, improper, texts))
            }
            Subject::Step(number) => {
                let (assessed, found) =
                    Assessed::with(line, puzzle.clone(), guide.explain(&puzzle));
                let Some(explanation) = found.map(|guided| guided.explanation) else {
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

    /// Creates the picture with a remark if the puzzle is not proper. The remark says which cells
    /// are wrong; if none are known, it is the message named `improper`.
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

impl Appearance {
    fn svg(self, scene: &Scene, title: String) -> String {
        let sheet = if self.style == Style::Print { Sheet::PRESS } else { Sheet::SCREEN };
        // The sentences of a step name cells by rows and columns, so the picture shows their
        // numbers.
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

/// Returns the board with its placed digits. It has candidates if the input has some, or if the
/// option asks for them.
fn board_scene(puzzle: &Puzzle, candidates: bool) -> Scene {
    let known = candidates.then(|| *SolvingState::from(puzzle).candidates());
    let placed = (puzzle.placed != Grid::EMPTY).then_some(&puzzle.placed);
    let candidates = puzzle.candidates.as_deref().or(known.as_ref());
    board(&View { givens: &puzzle.givens, placed, candidates })
}

/// Returns the solution, or two solutions if there are several. Returns `None` if there is none.
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
