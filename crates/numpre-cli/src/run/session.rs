//! The settings of a whole run.

use super::destination::is_stdout;
use super::inputs::{RunInput, RunInputs};
use super::recipe::Recipe;
use crate::args::{ColorChoice, Global, Inputs};
use crate::exit::Failure;
use crate::form::{FileForm, FormChoice, OutputKind};
use crate::input::{DrawnPhotos, Reader};
use crate::language;
use crate::output::Style;
use crate::output::fields::StepForm;
use crate::terminal::screen;
use numpre_draw::ReadPicture;
use numpre_text::{Language, Texts};
use std::cell::RefCell;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::{env, thread};

/// The settings of a whole run, from the options and the environment.
pub struct Session {
    /// The user's language.
    pub language: Language,
    /// The texts of the user's language.
    pub texts: Texts,
    /// The colours, characters and width of boards and words.
    pub style: Style,
    /// The form of the output.
    pub output: OutputKind,
    /// The file to write to; `None` for standard output.
    pub out: Option<PathBuf>,
    /// True if a run that ends early keeps what it has finished in that file.
    pub keep_partial: bool,
    /// True if only errors are reported: no warnings, no notes, no progress.
    pub quiet: bool,
    threads: Option<NonZeroUsize>,
    /// The files that the run reads.
    inputs: RefCell<RunInputs>,
    /// The command and the options that determine the results.
    recipe: RefCell<Recipe>,
    /// The file of `--photo-out`, and the pictures to draw there.
    photos: RefCell<Option<(PathBuf, DrawnPhotos)>>,
}

impl Session {
    /// Creates the session from these options and the environment.
    pub fn new(global: Global) -> Session {
        let language = global.lang.unwrap_or_else(language::of_environment);
        let out = global.out.filter(|path| !is_stdout(path));
        let to_terminal = out.is_none() && io::stdout().is_terminal();
        // The function is called in any case, because on Windows it also makes the console accept
        // escape sequences.
        let takes_escapes = to_terminal && screen::takes_escapes();
        let color = match global.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => color_of_environment(takes_escapes),
        };
        Session {
            texts: Texts::new(&language),
            language,
            style: Style {
                color,
                unicode: language::is_unicode(),
                width: screen::width(to_terminal),
            },
            output: global
                .output
                .or_else(|| OutputKind::of_name(out.as_deref()?))
                .unwrap_or(if to_terminal { OutputKind::Grid } else { OutputKind::Line }),
            out,
            keep_partial: global.keep_partial,
            quiet: global.quiet,
            threads: global.threads,
            inputs: RefCell::default(),
            recipe: RefCell::default(),
            photos: RefCell::default(),
        }
    }

    /// Sets the command and the options that determine the results.
    pub fn set_recipe(&self, recipe: Recipe) {
        self.recipe.replace(recipe);
    }

    /// Records the value of an option, which replaces the value that was given: the seed, for
    /// example.
    pub fn note_option(&self, name: &'static str, value: String) {
        self.recipe.borrow_mut().set(name, value);
    }

    /// Returns the command and the options that determine the results.
    #[cfg(feature = "table")]
    pub fn recipe(&self) -> Recipe {
        self.recipe.borrow().clone()
    }

    /// Returns the number of threads to use. Call it only before threads are started, because
    /// counting the cores takes nearly as long as solving a puzzle.
    pub fn threads(&self) -> usize {
        self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
    }

    /// Returns whether the output has named fields, as JSON, CSV and workbooks do.
    pub fn has_fields(&self) -> bool {
        !matches!(self.output, OutputKind::Grid | OutputKind::Line)
    }

    /// Returns the form of steps in a field, or `None` if the output has no fields.
    pub fn step_form(&self) -> Option<StepForm> {
        match self.output {
            OutputKind::Grid | OutputKind::Line => None,
            #[cfg(feature = "table")]
            OutputKind::Parquet => Some(StepForm::Table),
            _ => Some(StepForm::Nested),
        }
    }

    /// Opens these inputs, and protects them from being overwritten. Prints a note if they are
    /// typed at the keyboard.
    pub fn reader(&self, inputs: &Inputs) -> Reader {
        let drawn = inputs.photo_out.as_ref().map(|path| {
            let photos = DrawnPhotos::default();
            self.photos.replace(Some((path.clone(), photos.clone())));
            photos
        });
        let reader = Reader::new(inputs, drawn);
        let streams = reader.streams();
        if streams.iter().any(Option::is_none) {
            self.note_keyboard();
        }
        self.reads(streams.into_iter().map(|path| path.map_or(RunInput::Stdin, RunInput::File)));
        reader
    }

    /// Returns the file of `--photo-out` and the pictures to draw there, if the option is given.
    /// Later calls return `None`.
    pub fn take_photos(&self) -> Option<(PathBuf, Vec<ReadPicture>)> {
        self.photos.take().map(|(path, photos)| (path, photos.take()))
    }

    /// Records that the run reads these inputs, so that it does not write to them.
    pub fn reads(&self, inputs: impl IntoIterator<Item = RunInput>) {
        self.inputs.borrow_mut().add(inputs);
    }

    /// Returns the files that the run reads.
    pub fn inputs(&self) -> RunInputs {
        self.inputs.borrow().clone()
    }

    /// Prints how to end input that is typed, if standard input is a terminal. Without this note
    /// the command seems to hang.
    pub fn note_keyboard(&self) {
        if io::stdin().is_terminal() {
            let key = if cfg!(windows) { "Ctrl-Z, Enter" } else { "Ctrl-D" };
            self.note(&self.texts.say("reads-keyboard", &[("key", key.into())]));
        }
    }

    /// Warns that the output has no place for the counts that this option asks for.
    pub fn warn_of_counts(&self, option: Option<&str>) {
        if let Some(option) = option {
            let text = self.texts.say("counts-not-written", &[("option", option.into())]);
            self.note(&format!("numpre: {}", self.texts.say("warning", &[("text", text.into())])));
        }
    }

    /// Prints a line to standard error, unless `--quiet` is given.
    fn note(&self, text: &str) {
        if !self.quiet {
            // If standard error is closed, the note has no reader.
            let _ = writeln!(io::stderr(), "{text}");
        }
    }

    /// Checks that a workbook has a file to go to, and that the extension of that file fits the
    /// output.
    ///
    /// # Errors
    /// Returns the reason why one of these does not hold.
    pub fn check_out(&self) -> Result<(), Failure> {
        if self.output.is_workbook() && self.out.is_none() {
            return Err(Failure::Message(self.texts.word("workbook-needs-out")));
        }
        if self.output == OutputKind::Parquet {
            self.check_parquet_out()?;
        }
        self.names_form(self.output.form(), FormChoice::Output)
    }

    /// Checks that this build can write Parquet, and that `--out` names a file.
    ///
    /// # Errors
    /// Returns the reason why one of these does not hold.
    pub fn check_parquet_out(&self) -> Result<(), Failure> {
        if !cfg!(feature = "table") {
            return Err(Failure::Message(self.texts.word("table-needs-feature")));
        }
        match self.out {
            Some(_) => Ok(()),
            None => Err(Failure::Message(self.texts.word("parquet-needs-out"))),
        }
    }

    /// Checks that the extension of the file after `--out` is one of the form that is written, or
    /// unknown.
    ///
    /// # Errors
    /// Returns an error if it is the extension of another form. The message says what to write
    /// instead.
    pub fn names_form(&self, written: FileForm, choice: FormChoice) -> Result<(), Failure> {
        let Some(out) = &self.out else { return Ok(()) };
        let promised = match FileForm::promised(out) {
            None => return Ok(()),
            Some(promised) if promised == written => return Ok(()),
            Some(promised) => promised,
        };
        let expected = if let Some(option) = choice.of(promised) {
            self.texts.say("out-expected-option", &[("option", option.into())])
        } else {
            let such_as = out.with_extension(written.names().1).to_string_lossy().into_owned();
            self.texts.say("out-expected-name", &[("name", such_as.into())])
        };
        let values = [
            ("name", out.to_string_lossy().into_owned().into()),
            ("form", self.texts.word(promised.names().0).into()),
            ("expected", expected.into()),
        ];
        Err(Failure::Message(self.texts.say("out-other-form", &values)))
    }

    /// Checks that the output is neither a workbook nor Parquet, for commands that cannot write
    /// them, and then the same as [`Session::check_out`].
    ///
    /// # Errors
    /// Returns the reason why one of these does not hold.
    pub fn has_no_workbook(&self) -> Result<(), Failure> {
        if self.output.is_workbook() {
            return Err(Failure::Message(self.texts.word("no-workbook")));
        }
        if self.output == OutputKind::Parquet {
            return Err(Failure::Message(self.texts.word("no-parquet")));
        }
        self.check_out()
    }

    /// Returns a copy of the session that writes to another file, or to standard output.
    pub fn writing_to(&self, out: Option<PathBuf>) -> Session {
        let (texts, inputs) = (Texts::new(&self.language), self.inputs.clone());
        let recipe = self.recipe.clone();
        let (language, photos) = (self.language.clone(), RefCell::default());
        Session { language, texts, out, inputs, recipe, photos, ..*self }
    }

    /// Returns a copy of the session that may replace one of its inputs.
    pub fn replacing(&self, input: PathBuf) -> Session {
        Session { inputs: RefCell::default(), ..self.writing_to(Some(input)) }
    }
}

/// Returns whether the environment asks for colours. The first of these rules that applies decides:
///
/// 1. `NO_COLOR`, not empty: no colours.
/// 2. `FORCE_COLOR` or `CLICOLOR_FORCE`, neither empty nor `0`: colours, even in a file or a pipe.
/// 3. `CLICOLOR=0`, or `TERM=dumb`: no colours.
/// 4. Otherwise colours on a terminal.
fn color_of_environment(to_terminal: bool) -> bool {
    let value = |variable| env::var_os(variable).filter(|value| !value.is_empty());
    let is_on = |variable| value(variable).is_some_and(|value| value != "0");
    if value("NO_COLOR").is_some() {
        return false;
    }
    if is_on("FORCE_COLOR") || is_on("CLICOLOR_FORCE") {
        return true;
    }
    let is_off = value("CLICOLOR").is_some_and(|value| value == "0")
        || value("TERM").is_some_and(|term| term == "dumb");
    to_terminal && !is_off
}
