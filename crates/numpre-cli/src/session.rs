//! What holds for the whole run.

use crate::args::{ColorChoice, Global, OutputKind};
use crate::lang::{self, Lang, Texts};
use crate::screen;
use crate::trouble::Failure;
use std::env;
use std::io::{self, IsTerminal};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

/// What holds for the whole run, from the options and the environment.
pub struct Session {
    /// The texts of the user's language.
    pub texts: Texts,
    /// How boards and words look.
    pub style: Style,
    /// How answers are written.
    pub output: OutputKind,
    /// Whether `--output` asked for that.
    pub output_was_asked: bool,
    /// The file to write to, if not standard output.
    pub out: Option<PathBuf>,
    /// Whether a run that ends early leaves what it has finished in that file.
    pub keep_partial: bool,
    threads: Option<NonZeroUsize>,
}

/// How boards and words look; it is handed to every worker.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The language.
    pub lang: Lang,
    /// Whether colours may be used.
    pub color: bool,
    /// Whether more than ASCII may be used for frames.
    pub unicode: bool,
    /// How many columns a line may take.
    pub width: usize,
}

impl Session {
    /// The session that these options ask for.
    pub fn new(global: Global) -> Session {
        let lang = global.lang.unwrap_or_else(Lang::of_environment);
        let out = global.out.filter(|path| path != Path::new("-"));
        let to_terminal = out.is_none() && io::stdout().is_terminal();
        let has = |variable| env::var_os(variable).is_some_and(|value| !value.is_empty());
        let color = match global.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                to_terminal && !has("NO_COLOR") && env::var_os("TERM").is_none_or(|term| term != "dumb")
            }
        };
        Session {
            texts: Texts::new(lang),
            style: Style { lang, color, unicode: lang::is_unicode(), width: screen::width(to_terminal) },
            output: global.output.unwrap_or(if to_terminal { OutputKind::Grid } else { OutputKind::Line }),
            output_was_asked: global.output.is_some(),
            out,
            keep_partial: global.keep_partial,
            threads: global.threads,
        }
    }

    /// How many threads may work. Asked for only where threads are started: to count the cores is a good part of what one puzzle takes.
    pub fn threads(&self) -> usize {
        self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
    }

    /// Whether answers are written as the fields of an object or a table.
    pub fn has_fields(&self) -> bool {
        matches!(self.output, OutputKind::Json | OutputKind::Csv)
    }

    /// For commands whose output has one form only.
    ///
    /// # Errors
    /// Where `--output` asks for another.
    pub fn has_no_outputs(&self) -> Result<(), Failure> {
        if self.output_was_asked { Err(Failure::Told(self.texts.word("no-outputs"))) } else { Ok(()) }
    }
}
