//! `numpre help`, `numpre man` and `numpre completions`: the documentation of the command.

use super::subcommand::Subcommand;
use crate::args;
use crate::exit::{Exit, Failure};
use crate::form::{FileForm, FormChoice};
use crate::run::{Output, Session, stream};
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;
use clap_mangen::Man as Page;
use numpre_text::Texts;

#[derive(clap::Args)]
pub struct Help {
    #[arg(
        value_name = "COMMAND",
        value_parser = PossibleValuesParser::new(super::ALL.iter().map(|row| row.name))
    )]
    command: Option<String>,
}

impl Subcommand for Help {
    const NAME: &'static str = "help";
    const UNUSED: &'static [&'static str] = &["output", "json", "threads", "keep_partial"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.names_form(FileForm::Text, FormChoice::None)?;
        let mut command = args::displayed(super::command(), &session.texts);
        // Only `build` gives the subcommands their full names.
        command.build();
        let help = match self.command.and_then(|name| command.find_subcommand_mut(name)) {
            Some(command) => command.render_long_help(),
            None => command.render_long_help(),
        };
        let text = if session.style.color { help.ansi().to_string() } else { help.to_string() };
        let output = Output::open(session)?;
        let mut output = stream::lock(&output);
        output.write(text.as_bytes())?;
        output.finish()?;
        Ok(Exit::Holds)
    }
}

#[derive(clap::Args)]
pub struct Man {
    #[arg(
        value_name = "COMMAND",
        value_parser = PossibleValuesParser::new(super::ALL.iter().map(|row| row.name))
    )]
    command: Option<String>,
}

impl Subcommand for Man {
    const NAME: &'static str = "man";
    const UNUSED: &'static [&'static str] = &["output", "json", "threads", "keep_partial"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.names_form(FileForm::Text, FormChoice::None)?;
        let mut command = args::localized(super::command(), &session.texts);
        command.build();
        let page = match self.command.and_then(|name| command.find_subcommand(name)) {
            Some(command) => {
                let title = format!("numpre-{}", command.get_name());
                Page::new(command.clone()).title(title)
            }
            None => Page::new(command),
        };
        let page = page.source(concat!("numpre ", env!("CARGO_PKG_VERSION")));
        let mut text = Vec::new();
        // Writing to a vector cannot fail.
        let _ = page.render(&mut text);
        let text = laid_out(&String::from_utf8_lossy(&text), &session.texts);
        let output = Output::open(session)?;
        let mut output = stream::lock(&output);
        output.write(text.as_bytes())?;
        output.finish()?;
        Ok(Exit::Holds)
    }
}

/// Returns the page with its headings in the language of the texts, if there are messages for them,
/// and with each value of an option in its own paragraph. The library puts all values into one:
///
/// ```text
/// Possible values:                 Possible values:
/// \- none:  None                   .RS
/// \- point: A turn           ->    .IP \(bu 2
///                                  \fBnone\fR: None
///                                  .IP \(bu 2
///                                  \fBpoint\fR: A turn
///                                  .RE
/// ```
fn laid_out(page: &str, texts: &Texts) -> String {
    let mut text = String::new();
    let mut is_in_list = false;
    for line in page.lines() {
        let value = line.strip_prefix(r"\- ").and_then(value);
        if value.is_some() != is_in_list {
            text += if is_in_list { ".RE\n" } else { ".RS\n" };
            is_in_list = !is_in_list;
        }
        text += &match (value, line.strip_prefix(".SH ")) {
            (Some(value), _) => format!(".IP \\(bu 2\n{value}"),
            (None, Some(name)) => {
                let own = texts.find(&format!("man-{}", name.to_lowercase()), &[]);
                format!(".SH {}", own.unwrap_or_else(|| name.to_uppercase()))
            }
            (None, None) => line.to_owned(),
        };
        text.push('\n');
    }
    text
}

/// Returns a value and its meaning, with the value in bold: `none: None` becomes `\fBnone\fR:
/// None`.
fn value(line: &str) -> Option<String> {
    let place = line.find([':', '：'])?;
    let (name, meaning) = line.split_at(place);
    let (colon, meaning) = meaning.split_at(meaning.chars().next().map_or(0, char::len_utf8));
    let space = if meaning.starts_with(' ') { " " } else { "" };
    Some(format!("\\fB{name}\\fR{colon}{space}{}", meaning.trim_start()))
}

#[derive(clap::Args)]
pub struct Completions {
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

impl Subcommand for Completions {
    const NAME: &'static str = "completions";
    const UNUSED: &'static [&'static str] = &["output", "json", "threads", "keep_partial"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.names_form(FileForm::Text, FormChoice::None)?;
        let mut command = args::localized(super::completed(), &session.texts);
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "numpre", &mut script);
        let output = Output::open(session)?;
        let mut output = stream::lock(&output);
        output.write(&script)?;
        output.finish()?;
        Ok(Exit::Holds)
    }
}
