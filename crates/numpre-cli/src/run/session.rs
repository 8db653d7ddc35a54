//! What holds for the whole run.

use crate::args::{ColorChoice, Global};
use crate::ground::{Failure, OutputKind, Style};
use crate::language;
use crate::terminal::screen;
use numpre_text::{Language, Texts};
use std::io::{self, IsTerminal};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::{env, thread};

/// What holds for the whole run, from the options and the environment.
pub struct Session {
    /// The user's language.
    pub language: Language,
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

impl Session {
    /// The session that these options ask for.
    pub fn new(global: Global) -> Session {
        let language = global.lang.unwrap_or_else(language::of_environment);
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
            texts: Texts::new(&language),
            language,
            style: Style { color, unicode: language::is_unicode(), width: screen::width(to_terminal) },
            output: global.output.or_else(|| OutputKind::of_name(out.as_deref()?)).unwrap_or(if to_terminal {
                OutputKind::Grid
            } else {
                OutputKind::Line
            }),
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
        !matches!(self.output, OutputKind::Grid | OutputKind::Line)
    }

    /// Whether the name of the file to write to is that of a workbook.
    pub fn names_workbook(&self) -> bool {
        self.out.as_deref().and_then(OutputKind::of_name).is_some_and(OutputKind::is_workbook)
    }

    /// That the output and the name of the file do not contradict each other: a workbook needs a file, and a file that is called a
    /// workbook is to be one.
    ///
    /// # Errors
    /// Where they do.
    pub fn agrees(&self) -> Result<(), Failure> {
        match (self.output.is_workbook(), &self.out) {
            (true, None) => Err(Failure::ExtraColumns(self.texts.word("workbook-needs-out"))),
            (false, Some(out)) if self.names_workbook() => {
                let values = [("name", out.to_string_lossy().into_owned().into())];
                Err(Failure::ExtraColumns(self.texts.say("out-is-workbook", &values)))
            }
            _ => Ok(()),
        }
    }

    /// For commands whose output is text.
    ///
    /// # Errors
    /// Where a workbook is asked for.
    pub fn has_no_workbook(&self) -> Result<(), Failure> {
        let is_asked = self.output.is_workbook() || self.names_workbook();
        if is_asked { Err(Failure::ExtraColumns(self.texts.word("no-workbook"))) } else { Ok(()) }
    }

    /// The same session with another file to write to, or standard output.
    pub fn writing_to(&self, out: Option<PathBuf>) -> Session {
        Session { language: self.language.clone(), texts: Texts::new(&self.language), out, ..*self }
    }

    /// For commands whose output has one form only.
    ///
    /// # Errors
    /// Where `--output` asks for another.
    pub fn has_no_outputs(&self) -> Result<(), Failure> {
        if self.output_was_asked { Err(Failure::ExtraColumns(self.texts.word("no-outputs"))) } else { Ok(()) }
    }
}
