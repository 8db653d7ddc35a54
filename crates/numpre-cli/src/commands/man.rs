//! `numpre man`: the manual pages.

use super::Subcommand;
use crate::args;
use crate::output::Outlet;
use crate::session::Session;
use crate::stream;
use crate::trouble::{Exit, Failure};
use clap::builder::PossibleValuesParser;
use clap_mangen::Man as Page;

/// Print the manual page of numpre, or of a subcommand
#[derive(clap::Args)]
pub struct Man {
    /// The subcommand
    #[arg(value_name = "COMMAND", value_parser = PossibleValuesParser::new(super::ALL.iter().map(|row| row.name)))]
    command: Option<String>,
}

impl Subcommand for Man {
    const NAME: &'static str = "man";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.has_no_outputs()?;
        let mut command = args::localized(args::command(), &session.texts);
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
        let outlet = Outlet::open(session)?;
        let mut outlet = stream::lock(&outlet);
        outlet.write(&text)?;
        outlet.finish()?;
        Ok(Exit::Holds)
    }
}
