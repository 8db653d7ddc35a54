//! The options that every subcommand has.

use crate::args::at_least_one;
use crate::ground::OutputKind;
use crate::language;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use numpre_text::Language;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// The options that every subcommand has; they may stand before or after its name.
#[derive(Clone, Debug, clap::Args)]
#[command(next_display_order = 100)]
pub struct Global {
    #[arg(short = 'O', long, global = true, value_name = "OUTPUT", value_enum)]
    pub output: Option<OutputKind>,
    #[arg(short, long, global = true, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[arg(long, global = true)]
    pub keep_partial: bool,
    #[arg(long, global = true, value_name = "LANG", value_parser = language())]
    pub lang: Option<Language>,
    #[arg(short = 'j', long, global = true, value_name = "N", value_parser = at_least_one)]
    pub threads: Option<NonZeroUsize>,
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t)]
    pub color: ColorChoice,
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
