//! `numpre draw`: puzzles, their solutions and steps as SVG files.

mod picture;
mod picture_files;

use super::subcommand::Subcommand;
use crate::args::{Inputs, Order, length, whole};
use crate::commands::draw::picture::{Look, Picture, Subject};
use crate::commands::draw::picture_files::PictureFiles;
use crate::ground::{Exit, Failure, FileForm, FormChoice, Pieces};
use crate::output::Mapped;
use crate::run::{ReportOptions, Session, report};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use numpre_draw::Style;
use numpre_text::Texts;

#[derive(clap::Args)]
pub struct Draw {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, conflicts_with = "answer")]
    candidates: bool,
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1, u64::MAX), conflicts_with = "answer")]
    step: Option<usize>,
    #[arg(long)]
    answer: bool,
    #[arg(long, value_name = "LENGTH", default_value = "120mm", value_parser = length)]
    size: f32,
    #[arg(long, value_name = "STYLE", default_value = Style::Light.name(), value_parser = style())]
    style: Style,
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
        let (subject, look, language) =
            (self.subject(), Look { style: self.style, size: self.size }, session.language.clone());
        let reader = session.reader(&self.inputs);
        let sources = reader.sources();
        // The files opens the files: how many there are is known when the second puzzle is read.
        let without_out = session.writing_to(None);
        let setting = ReportOptions::new(&without_out, self.inputs.strict, &sources);
        let mut files = PictureFiles::new(session);
        let pieces = reader.into_pieces();
        // Who writes files listens for signals, which is done where threads are.
        let pieces = Pieces { at_hand: pieces.at_hand && session.out.is_none(), ..pieces };
        report::run_into(
            &setting,
            pieces,
            || Mapped::new(|_, picture: Picture| Some(picture.svg), |_, _| Some(None)),
            &mut files,
            move || (Order::default().assessor(), Texts::new(&language)),
            move |(assessor, texts), piece, writer| {
                writer.each(piece, |place, record| {
                    Picture::new(subject, look, assessor, texts, place, record)
                });
            },
        )
    }
}
