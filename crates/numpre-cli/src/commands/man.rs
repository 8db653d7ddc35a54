//! `numpre man`: the manual pages.

use super::subcommand::Subcommand;
use crate::args;
use crate::ground::{Exit, Failure};
use crate::run::{Output, Session, stream};
use clap::builder::PossibleValuesParser;
use clap_mangen::Man as Page;
use numpre_text::Texts;

#[derive(clap::Args)]
pub struct Man {
    #[arg(value_name = "COMMAND", value_parser = PossibleValuesParser::new(super::ALL.iter().map(|row| row.name)))]
    command: Option<String>,
}

impl Subcommand for Man {
    const NAME: &'static str = "man";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.has_no_outputs()?;
        session.has_no_workbook()?;
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
        // A vector takes everything.
        let _ = page.render(&mut text);
        let text = headed(&String::from_utf8_lossy(&text), &session.texts);
        let outlet = Output::open(session)?;
        let mut outlet = stream::lock(&outlet);
        outlet.write(text.as_bytes())?;
        outlet.finish()?;
        Ok(Exit::Holds)
    }
}

/// The page with its headings in the language of the texts, where they have them.
fn headed(page: &str, texts: &Texts) -> String {
    let line = |line: &str| {
        let heading = line.strip_prefix(".SH ").and_then(|name| {
            let own = texts.find(&format!("man-{}", name.to_lowercase()), &[])?;
            Some(format!(".SH {own}\n"))
        });
        heading.unwrap_or_else(|| format!("{line}\n"))
    };
    page.lines().map(line).collect()
}
