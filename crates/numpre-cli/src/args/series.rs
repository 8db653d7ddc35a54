//! Options of commands that make things by their indices under a seed.

use crate::args::whole;
use crate::ground::Failure;
use numpre_text::Texts;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::ops::Range;

/// Which of all that can be made.
#[derive(Clone, Debug, clap::Args)]
pub struct Series {
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(0, u64::MAX))]
    pub count: u64,
    #[arg(short, long, value_name = "SEED", value_parser = whole::<u64>(0, u64::MAX))]
    seed: Option<u64>,
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = whole::<u64>(0, u64::MAX))]
    pub start: u64,
}

impl Series {
    /// The seed. A random one is printed to standard error, unless `quiet`.
    pub fn seed(&self, texts: &Texts, quiet: bool) -> u64 {
        seed_or_chance(self.seed, texts, quiet)
    }

    /// The indices from the first to behind the last.
    ///
    /// # Errors
    /// Where there are not so many.
    pub fn indices(&self, texts: &Texts) -> Result<Range<u64>, Failure> {
        let end = self
            .start
            .checked_add(self.count)
            .ok_or_else(|| Failure::Message(texts.word("beyond-indices")))?;
        Ok(self.start..end)
    }
}

/// Returns the message how to resume a run that ended before this index with `count` left. There is
/// none if the run is complete.
pub fn resume_hint(seed: u64, start: u64, count: u64, texts: &Texts) -> Option<String> {
    let values = [
        ("seed", seed.to_string().into()),
        ("start", start.to_string().into()),
        ("count", count.to_string().into()),
    ];
    (count > 0).then(|| texts.say("goes-on", &values))
}

/// This seed, or a random one that is short enough to type. A random one is printed to standard
/// error, unless `quiet`.
pub fn seed_or_chance(seed: Option<u64>, texts: &Texts, quiet: bool) -> u64 {
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
