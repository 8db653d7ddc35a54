//! The options that every subcommand has.

use crate::args::threads;
use crate::ground::OutputKind;
use crate::language;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgMatches, Error, FromArgMatches};
use numpre_text::Language;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// The options that every subcommand has; they may stand before or after its name.
#[derive(Clone, Debug, clap::Args)]
#[command(next_display_order = 100)]
pub struct Global {
    #[arg(
        short = 'O',
        long,
        short_alias = 'f',
        alias = "format",
        global = true,
        value_name = "OUTPUT",
        value_enum
    )]
    pub output: Option<OutputKind>,
    #[arg(long, global = true)]
    json: bool,
    #[arg(short, long, global = true, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[arg(long, global = true)]
    pub keep_partial: bool,
    #[arg(long, global = true, value_name = "LANG", value_parser = language())]
    pub lang: Option<Language>,
    #[arg(short = 'j', long, alias = "jobs", global = true, value_name = "N", value_parser = threads)]
    pub threads: Option<NonZeroUsize>,
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t)]
    pub color: ColorChoice,
    #[arg(short, long, global = true)]
    pub quiet: bool,
}

impl Global {
    /// The options for all commands, from the subcommand's matches. `--json` becomes
    /// `--output json`.
    ///
    /// # Errors
    /// An argument conflict if `--json` and another `--output` are given. clap does not see this
    /// itself when one of them precedes the subcommand and the other follows it.
    pub fn read(matches: &ArgMatches) -> Result<Global, Error> {
        let global = Global::from_arg_matches(matches)?;
        match global.output {
            _ if !global.json => Ok(global),
            None | Some(OutputKind::Json) => {
                Ok(Global { output: Some(OutputKind::Json), ..global })
            }
            Some(_) => {
                let mut error = Error::new(ErrorKind::ArgumentConflict);
                error.insert(ContextKind::InvalidArg, ContextValue::String("--json".to_owned()));
                error.insert(ContextKind::PriorArg, ContextValue::String("--output".to_owned()));
                Err(error)
            }
        }
    }
}

/// Reads the code of a language.
fn language() -> impl TypedValueParser<Value = Language> {
    let value = |language: &Language| PossibleValue::new(language.code().to_owned());
    PossibleValuesParser::new(language::all().iter().map(value))
        .map(|code| language::find(&code).unwrap_or_else(language::english))
}

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum ColorChoice {
    #[default]
    Auto,
    Always,
    Never,
}
