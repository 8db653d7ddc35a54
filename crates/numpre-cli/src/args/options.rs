//! Options that several subcommands share.

use super::dashed::as_written;
use super::value::{svg, threads, whole};
use crate::exit::Failure;
use crate::form::OutputKind;
use crate::language;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgMatches, Error, FromArgMatches};
use numpre::{EngineKind, Limits};
use numpre_text::{Language, Texts};
use std::ffi::OsString;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::PathBuf;

/// The options of every subcommand. They may come before or after its name.
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
    #[arg(
        short = 'j',
        long,
        alias = "jobs",
        global = true,
        value_name = "N",
        value_parser = threads
    )]
    pub threads: Option<NonZeroUsize>,
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t)]
    pub color: ColorChoice,
    #[arg(short, long, global = true)]
    pub quiet: bool,
}

impl Global {
    /// Returns the options of all commands, from the matches of the subcommand. `--json` becomes
    /// `--output json`.
    ///
    /// # Errors
    /// Returns an argument conflict if both `--json` and another `--output` are given. clap itself
    /// does not notice this if one of them is before the subcommand and the other after it.
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

/// The choice when to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum ColorChoice {
    #[default]
    Auto,
    Always,
    Never,
}

/// The inputs of a command, and how they are read.
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
    #[arg(long, value_name = "WHAT", value_enum, default_value_t)]
    pub doubtful: DoubtfulChoice,
    #[arg(long, value_name = "WHAT", value_enum)]
    pub photo_entries: Option<EntriesChoice>,
    #[arg(long, value_name = "FILE.svg", value_parser = svg)]
    pub photo_out: Option<PathBuf>,
}

/// The engine of a search, and its limits.
#[derive(Clone, Debug, clap::Args)]
pub struct Engines {
    #[arg(
        short,
        long,
        value_name = "ENGINE",
        default_value = EngineKind::Batch.name(),
        value_parser = engine()
    )]
    pub engine: EngineKind,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(2, u64::MAX))]
    pub limit: Option<u64>,
    #[arg(long)]
    pub stats: bool,
}

impl Engines {
    /// Returns the option that asks for counts, if one is given.
    pub const fn counts(&self) -> Option<&'static str> {
        match (self.stats, self.limit) {
            (true, _) => Some("--stats"),
            (false, Some(_)) => Some("--limit"),
            (false, None) => None,
        }
    }

    /// Returns the limits of the search.
    pub fn limits(&self) -> Limits<'static> {
        self.limit.map_or_else(Limits::default, Limits::solutions)
    }
}

/// Reads the name of an engine.
pub fn engine() -> impl TypedValueParser<Value = EngineKind> {
    PossibleValuesParser::new(EngineKind::ALL.iter().map(|kind| kind.name()))
        .try_map(|name| name.parse::<EngineKind>())
}

/// The puzzles or grids to make: a range of indices with a seed.
#[derive(Clone, Debug, clap::Args)]
pub struct Series {
    #[arg(
        short = 'n',
        long,
        value_name = "N",
        default_value_t = 1,
        value_parser = whole::<u64>(0, u64::MAX)
    )]
    pub count: u64,
    #[arg(short, long, value_name = "SEED", value_parser = whole::<u64>(0, u64::MAX))]
    seed: Option<u64>,
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = whole::<u64>(0, u64::MAX))]
    pub start: u64,
}

impl Series {
    /// Returns the seed. If there is none, chooses a random one and prints it, unless `quiet` is
    /// set.
    pub fn seed(&self, texts: &Texts, quiet: bool) -> u64 {
        seed_or_random(self.seed, texts, quiet)
    }

    /// Returns the range of indices.
    ///
    /// # Errors
    /// Returns an error if the range goes beyond the largest index.
    pub fn indices(&self, texts: &Texts) -> Result<Range<u64>, Failure> {
        let end = self
            .start
            .checked_add(self.count)
            .ok_or_else(|| Failure::Message(texts.word("beyond-indices")))?;
        Ok(self.start..end)
    }
}

/// Returns the message that says how to resume a run that ended before the index `start` with
/// `count` puzzles left. Returns `None` if none are left.
pub fn resume_hint(seed: u64, start: u64, count: u64, texts: &Texts) -> Option<String> {
    let values = [
        ("seed", seed.to_string().into()),
        ("start", start.to_string().into()),
        ("count", count.to_string().into()),
    ];
    (count > 0).then(|| texts.say("goes-on", &values))
}

/// Returns this seed, or a random one that is short enough to type. Prints a random one to standard
/// error, unless `quiet` is set.
pub fn seed_or_random(seed: Option<u64>, texts: &Texts, quiet: bool) -> u64 {
    seed.unwrap_or_else(|| {
        let seed = RandomState::new().hash_one("numpre") >> 32;
        if !quiet {
            // Ignores a closed standard error.
            let _ = writeln!(
                io::stderr(),
                "{}",
                texts.say("seed", &[("seed", seed.to_string().into())])
            );
        }
        seed
    })
}

/// The choice what happens with doubtful boards of pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum DoubtfulChoice {
    #[default]
    Refuse,
    Take,
}

/// The choice what happens with a player's digits in pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum EntriesChoice {
    Keep,
    #[default]
    Drop,
}

/// The choice of the encoding from which the input is decoded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EncodingChoice {
    /// UTF-8, unless the bytes show another encoding.
    #[default]
    Auto,
    Utf8,
    ShiftJis,
    EucJp,
    Iso2022Jp,
    Utf16Le,
    Utf16Be,
    Windows1252,
}

impl clap::ValueEnum for EncodingChoice {
    fn value_variants<'a>() -> &'a [EncodingChoice] {
        use EncodingChoice::{
            Auto, EucJp, Iso2022Jp, ShiftJis, Utf8, Utf16Be, Utf16Le, Windows1252,
        };
        &[Auto, Utf8, ShiftJis, EucJp, Iso2022Jp, Utf16Le, Utf16Be, Windows1252]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            EncodingChoice::Auto => PossibleValue::new("auto"),
            EncodingChoice::Utf8 => PossibleValue::new("utf-8").alias("utf8"),
            EncodingChoice::ShiftJis => PossibleValue::new("shift_jis").aliases([
                "shift-jis",
                "sjis",
                "cp932",
                "windows-31j",
                "ms932",
            ]),
            EncodingChoice::EucJp => {
                PossibleValue::new("euc-jp").aliases(["euc", "eucjp", "euc_jp"])
            }
            EncodingChoice::Iso2022Jp => PossibleValue::new("iso-2022-jp").alias("jis"),
            EncodingChoice::Utf16Le => {
                PossibleValue::new("utf-16le").aliases(["utf-16", "utf16", "utf16le"])
            }
            EncodingChoice::Utf16Be => PossibleValue::new("utf-16be").alias("utf16be"),
            EncodingChoice::Windows1252 => PossibleValue::new("windows-1252").aliases([
                "cp1252",
                "latin1",
                "latin-1",
                "iso-8859-1",
            ]),
        })
    }
}
