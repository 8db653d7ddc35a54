//! Options that several subcommands share.

use crate::args::EncodingChoice;
use crate::args::dashed::as_written;
use crate::args::whole;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use numpre::{EngineKind, Limits};
use std::ffi::OsString;

/// What to read.
#[derive(Clone, Debug, clap::Args)]
pub struct Inputs {
    #[arg(value_name = "PUZZLE|FILE|FOLDER|-", value_parser = as_written())]
    pub inputs: Vec<OsString>,
    #[arg(long)]
    pub strict: bool,
    #[arg(long)]
    pub drop_extra: bool,
    #[arg(long, value_name = "ENCODING", value_enum, default_value_t)]
    pub encoding: EncodingChoice,
}

/// How to search.
#[derive(Clone, Debug, clap::Args)]
pub struct Engines {
    #[arg(short, long, value_name = "ENGINE", default_value = EngineKind::Batch.name(), value_parser = engine())]
    pub engine: EngineKind,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(2, u64::MAX))]
    pub limit: Option<u64>,
    #[arg(long)]
    pub stats: bool,
}

impl Engines {
    /// The option that asks for counts, if one does.
    pub const fn counts(&self) -> Option<&'static str> {
        match (self.stats, self.limit) {
            (true, _) => Some("--stats"),
            (false, Some(_)) => Some("--limit"),
            (false, None) => None,
        }
    }

    /// The limits to search within.
    pub fn limits(&self) -> Limits<'static> {
        self.limit.map_or_else(Limits::default, Limits::solutions)
    }
}

/// Reads the name of an engine.
pub fn engine() -> impl TypedValueParser<Value = EngineKind> {
    PossibleValuesParser::new(EngineKind::ALL.iter().map(|kind| kind.name()))
        .try_map(|name| name.parse::<EngineKind>())
}
