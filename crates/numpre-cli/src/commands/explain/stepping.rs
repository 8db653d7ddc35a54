//! `numpre explain --step`: shows one step per page, and turns pages by keys.

use super::{Boards, ExplainOptions, Explained};
use crate::args::{Inputs, Ladder};
use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::input::{Entry, Place, unreadable};
use crate::output::{Answer, Style, Tone, View};
use crate::results::Guide;
use crate::run::Session;
use crate::terminal::keyboard::{Keyboard, Pressed, Signal};
use crate::terminal::screen::{self, Page};
use numpre::Rank;
use numpre::logic::Explanation;
use numpre_formats::Record;
use std::io::{self, IsTerminal};

/// Shows the steps of all puzzles of the inputs, one puzzle after another. Each step is shown when
/// a key asks for it.
///
/// # Errors
/// Returns an error if there is no terminal, if it is closed, or if a signal ends the run.
pub(super) fn run(
    session: &Session,
    inputs: &Inputs,
    ladder: &Ladder,
    options: ExplainOptions,
) -> Result<Exit, Failure> {
    let no_terminal = || Failure::Message(session.texts.word("step-no-terminal"));
    if session.out.is_some() || session.output != OutputKind::Grid || !io::stdout().is_terminal() {
        return Err(no_terminal());
    }
    let signal = Signal::watch();
    // If no keys can be read, that is reported before the command waits for a puzzle.
    Keyboard::open(&signal).map_err(|_| no_terminal())?;

    let mut stepper =
        Stepper { session, options, guide: Guide::new(ladder), signal, exit: Exit::Holds };
    let reader = session.reader(inputs);
    let sources = reader.sources();
    let mut is_empty = vec![true; sources.len()];
    let mut pieces = reader.into_pieces();
    let mut turn = Ok(Turn::Next);
    while let (Ok(Turn::Next), Some(piece)) = (&turn, (pieces.next)(1)) {
        piece.records(|source, record| {
            if let Some(is_empty) = is_empty.get_mut(source.number) {
                *is_empty = false;
            }
            turn = match record {
                Entry::Read(record) => stepper.puzzle(&Place::at(source, record.line), &record),
                Entry::Unreadable(error) => {
                    let place = Place::at(source, error.line);
                    stepper.report(&place.message(
                        error.column,
                        &error.wrong.text(&session.texts),
                        &session.texts,
                    ))
                }
                Entry::Broken(error) => stepper.report(&unreadable(
                    &session.texts,
                    &source.name(&session.texts),
                    &error,
                )),
            };
            let is_over = inputs.strict && stepper.exit == Exit::Unusable;
            if is_over && turn.is_ok() {
                turn = Ok(Turn::End);
            }
            !matches!(turn, Ok(Turn::Next))
        });
    }
    if turn? == Turn::Next {
        for (source, _) in sources.iter().zip(is_empty).filter(|(_, is_empty)| *is_empty) {
            let place = Place::at(source, 1);
            stepper.report(&place.message(
                1,
                &session.texts.word("error-no-puzzle"),
                &session.texts,
            ))?;
        }
    }
    Ok(stepper.exit)
}

/// The event after the pages of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// The next puzzle.
    Next,
    /// The end of the run.
    End,
}

/// The state that all pages share.
struct Stepper<'a> {
    session: &'a Session,
    options: ExplainOptions,
    guide: Guide,
    signal: Signal,
    exit: Exit,
}

impl Stepper<'_> {
    /// Shows the pages of a puzzle: the puzzle, its steps, its solution. A puzzle that is not
    /// proper has one page.
    fn puzzle(&mut self, place: &Place, record: &Record) -> Result<Turn, Failure> {
        let texts = &self.session.texts;
        let explained = Explained::new(&mut self.guide, texts, record, self.options);
        self.exit = self.exit.max(explained.exit());
        let warnings: Vec<String> = record
            .warnings
            .iter()
            .map(|warning| {
                let (line, column) = warning.position();
                let place = Place { line, ..place.clone() };
                place.message(
                    column,
                    &texts.say("warning", &[("text", texts.warning(warning).into())]),
                    texts,
                )
            })
            .collect();
        let place = place.caption(texts);
        let (Some(explanation), Some(rank)) = (&explained.explanation, explained.rank) else {
            return self.pages(place, 1, |_, view| explained.view(view));
        };
        self.pages(place, explanation.steps.len() + 2, |page, view| {
            if page == 0 {
                warnings.iter().for_each(|warning| view.line(warning));
            }
            explained.page(page, explanation, rank, view);
        })
    }

    /// Shows a page with an error message.
    fn report(&mut self, message: &str) -> Result<Turn, Failure> {
        self.exit = Exit::Unusable;
        if !io::stderr().is_terminal() {
            eprintln!("{message}");
        }
        self.pages(None, 1, |_, view| {
            let message = view.paint(Tone::Bad, message);
            view.line(&message);
        })
    }

    /// Shows this number of pages, and lets the user turn them by keys.
    fn pages(
        &self,
        place: Option<String>,
        count: usize,
        draw: impl Fn(usize, &mut View<'_>),
    ) -> Result<Turn, Failure> {
        let gone = |error: io::Error| {
            Failure::Message(
                self.session
                    .texts
                    .say("step-terminal-gone", &[("error", error.to_string().into())]),
            )
        };
        let keyboard = Keyboard::open(&self.signal).map_err(gone)?;
        let screen = Page::begin().map_err(gone)?;
        let (mut page, mut is_help) = (0, false);
        loop {
            let style = Style { width: screen::width(true), ..self.session.style };
            let (mut text, mut foot) = (Vec::new(), Vec::new());
            let mut view = View::new(&self.session.texts, style, place.clone(), &mut text);
            if is_help {
                view.texts.word("step-help").lines().for_each(|line| view.line(line));
            } else {
                draw(page, &mut view);
            }
            let mut view = View::new(&self.session.texts, style, None, &mut foot);
            let keys = view.word(Tone::Faint, "step-keys");
            view.line(&keys);
            screen.show(&text, &foot).map_err(gone)?;

            match keyboard.next().map_err(gone)? {
                Pressed::Signal(signal) => return Err(Failure::Signal(signal)),
                Pressed::Again => {}
                // Any key closes the help.
                _ if is_help => is_help = false,
                Pressed::End => return Ok(Turn::End),
                Pressed::Help => is_help = true,
                Pressed::Next if page + 1 == count => return Ok(Turn::Next),
                Pressed::Next => page += 1,
                Pressed::Back => page = page.saturating_sub(1),
                Pressed::Other => {}
            }
        }
    }
}

impl Explained {
    /// Draws a page: first the puzzle, then each step with the board before it, at the end the
    /// solution.
    fn page(&self, page: usize, explanation: &Explanation, rank: Rank, view: &mut View<'_>) {
        let count = explanation.steps.len();
        let mut steps = explanation.steps.iter();
        let mut state = self.assessed.state();
        steps.by_ref().take(page.saturating_sub(1)).for_each(|step| state.apply(step));
        match (page.checked_sub(1), steps.next()) {
            (None, _) => {
                self.view_heading(explanation, rank, view);
                self.assessed.view_puzzle(view);
            }
            (Some(place), Some(step)) => {
                let values = [("number", (place + 1).into()), ("count", count.into())];
                let heading = [view.rank(rank), view.texts.say("step-of", &values)];
                view.heading(&heading);
                self.view_step(place, None, step, view);
                if self.boards != Boards::None {
                    view.step_drawn(self.assessed.givens(), &state, step);
                }
            }
            (Some(_), None) => {
                self.view_heading(explanation, rank, view);
                self.view_end(&state, view);
            }
        }
    }
}
