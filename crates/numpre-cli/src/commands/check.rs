//! `numpre check`: tests whether each puzzle is proper, that is, has exactly one solution (S0.1).

use super::subcommand::Subcommand;
use crate::args::{Engines, Inputs};
use crate::exit::{Exit, Failure};
use crate::results;
use crate::run::Session;

#[derive(clap::Args)]
pub struct Check {
    #[command(flatten)]
    inputs: Inputs,
    #[command(flatten)]
    engines: Engines,
}

impl Subcommand for Check {
    const NAME: &'static str = "check";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let reader = session.reader(&self.inputs);
        results::run::<false>(session, reader, self.inputs.strict, self.engines)
    }
}
