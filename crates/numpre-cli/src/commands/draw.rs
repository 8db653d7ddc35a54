//! `numpre draw`: draws puzzles, their solutions and steps as SVG files.

mod picture;

use super::subcommand::Subcommand;
use crate::args::{Inputs, Ladder, length, whole};
use crate::exit::{Exit, Failure};
use crate::form::{FileForm, FormChoice};
use crate::input::Pieces;
use crate::output::Mapped;
use crate::results::Guide;
use crate::run::{Output, ReportOptions, Session, Sink, report};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use numpre_draw::Style;
use numpre_text::Texts;
use picture::{Appearance, Picture, Subject};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Draw {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, conflicts_with = "answer")]
    candidates: bool,
    #[arg(
        long,
        value_name = "N",
        value_parser = whole::<usize>(1, u64::MAX),
        conflicts_with = "answer"
    )]
    step: Option<usize>,
    #[arg(long)]
    answer: bool,
    #[arg(long, value_name = "LENGTH", default_value = "120mm", value_parser = length)]
    size: f32,
    #[arg(long, value_name = "STYLE", default_value = Style::Light.name(), value_parser = style())]
    style: Style,
    #[command(flatten)]
    ladder: Ladder,
}

/// Reads the name of a style.
fn style() -> impl TypedValueParser<Value = Style> {
    let value = |style: &Style| {
        PossibleValue::new(style.name()).alias(style.name().replace("colour", "color"))
    };
    PossibleValuesParser::new(Style::ALL.iter().map(value)).map(|name| {
        let is_called = |style: &&Style| style.name() == name.replace("color-", "colour-");
        Style::ALL.iter().copied().find(|style| is_called(&style)).unwrap_or_default()
    })
}

impl Draw {
    fn subject(&self) -> Subject {
        match self.step {
            Some(number) => Subject::Step(number),
            None if self.answer => Subject::Answer,
            None => Subject::Board { candidates: self.candidates },
        }
    }
}

impl Subcommand for Draw {
    const NAME: &'static str = "draw";
    const UNUSED: &'static [&'static str] = &["output", "json"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.names_form(FileForm::Svg, FormChoice::None)?;
        if let Some(option) = self.ladder.misplaced() {
            let values = [("option", option.into())];
            return Err(Failure::Message(session.texts.say("order-se-without", &values)));
        }
        let (subject, appearance, language) = (
            self.subject(),
            Appearance { style: self.style, size: self.size },
            session.language.clone(),
        );
        let (ladder, reader) = (self.ladder, session.reader(&self.inputs));
        let sources = reader.sources();
        // `PictureFiles` opens the files itself, because their names depend on whether there is a
        // second puzzle.
        let without_out = session.writing_to(None);
        let options = ReportOptions::new(&without_out, self.inputs.strict, &sources);
        let mut files = PictureFiles::new(session);
        let pieces = reader.into_pieces();
        // A run that writes files watches for signals, which needs threads.
        let pieces = Pieces { at_hand: pieces.at_hand && session.out.is_none(), ..pieces };
        report::run_into(
            &options,
            pieces,
            || Mapped::new(|_, picture: Picture| Some(picture.svg), |_, _| Some(None)),
            &mut files,
            move || (Guide::new(&ladder), Texts::new(&language)),
            move |(guide, texts), piece, writer| {
                writer.each(piece, |place, record| {
                    Picture::new(subject, appearance, guide, texts, place, record)
                });
            },
        )
    }
}

/// The text of a picture; `None` for a puzzle without a picture, which takes a number too.
type Svg = Option<String>;

/// A sink that writes each picture to a file. The first picture waits until the second puzzle
/// comes, because a single picture gets no number.
///
/// For `--out board.svg`:
///
/// ```text
/// one puzzle     board.svg
/// three puzzles  board-001.svg  board-002.svg  board-003.svg
/// ```
pub struct PictureFiles<'a> {
    session: &'a Session,
    first: Svg,
    /// The number of puzzles so far, with a picture or without.
    count: usize,
}

impl<'a> PictureFiles<'a> {
    /// Creates a sink that writes to the session's output.
    pub fn new(session: &'a Session) -> PictureFiles<'a> {
        PictureFiles { session, first: None, count: 0 }
    }

    fn add(&mut self, output: &mut Output, svg: &Svg) -> Result<(), Failure> {
        self.count += 1;
        match &self.session.out {
            None if self.first.is_none() => self.first.clone_from(svg),
            None if svg.is_some() => {
                return Err(Failure::Message(self.session.texts.word("draw-needs-out")));
            }
            None => {}
            Some(_) if self.count == 1 => self.first.clone_from(svg),
            Some(out) => {
                if let Some(first) = self.first.take() {
                    output.write_file(&numbered(out, 1), first.as_bytes())?;
                }
                if let Some(svg) = svg {
                    output.write_file(&numbered(out, self.count), svg.as_bytes())?;
                }
            }
        }
        Ok(())
    }
}

impl Sink<Svg> for PictureFiles<'_> {
    fn print(&mut self, output: &mut Output, part: &[Svg]) -> Result<(), Failure> {
        part.iter().try_for_each(|svg| self.add(output, svg))
    }

    fn writes_at_end(&self) -> bool {
        true
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        match (self.first.take(), &self.session.out) {
            (Some(svg), Some(out)) => output.write_file(out, svg.as_bytes()),
            (Some(svg), None) => output.write(svg.as_bytes()),
            (None, _) => Ok(()),
        }
    }
}

/// Returns the path with a number before the extension: `board.svg` becomes `board-001.svg`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let mut name = path.file_stem().map_or_else(OsString::new, OsString::from);
    name.push(format!("-{number:03}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}
