//! `numpre serve`: serves the web app. It needs the feature `serve`.

#[cfg(feature = "serve")]
mod linked;

use super::subcommand::Subcommand;
use crate::args::{address, base, whole};
use crate::exit::{Exit, Failure};
use crate::form::{FileForm, FormChoice};
use crate::run::Session;
#[cfg(feature = "serve")]
use linked::serve;
use std::net::IpAddr;

#[derive(clap::Args)]
pub struct Serve {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1", value_parser = address)]
    address: IpAddr,
    #[arg(
        long,
        value_name = "PORT",
        default_value_t = 8100,
        value_parser = whole::<u16>(0, u64::from(u16::MAX))
    )]
    port: u16,
    #[arg(long, value_name = "PATH", default_value = "/", value_parser = base)]
    base: String,
    #[arg(long)]
    open: bool,
}

impl Subcommand for Serve {
    const NAME: &'static str = "serve";
    const UNUSED: &'static [&'static str] = &["output", "json", "threads", "keep_partial"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.names_form(FileForm::Text, FormChoice::None)?;
        serve(&self, session)
    }
}

/// Reports that this command was built without the feature `serve`.
///
/// # Errors
/// Always returns an error.
#[cfg(not(feature = "serve"))]
fn serve(_: &Serve, session: &Session) -> Result<Exit, Failure> {
    Err(Failure::Message(session.texts.word("serve-needs-feature")))
}
