//! The files that a run reads, so that it never writes to one of them.
//!
//! `solve in.txt --out in.txt` would replace the puzzles with their solutions, and `solve in.txt >>
//! in.txt` would read its own answers without end. Both are refused before anything is written.
//! Files are compared by their identity in the file system, so links and other spellings of a path
//! are recognised too.

use crate::exit::Failure;
use numpre_text::Texts;
use same_file::Handle;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The files that a run reads.
#[derive(Clone, Debug, Default)]
pub struct RunInputs(Vec<RunInput>);

/// One of the files that a run reads.
#[derive(Clone, Debug)]
pub enum RunInput {
    /// Standard input, which may be a file.
    Stdin,
    /// The file or device of this name.
    File(PathBuf),
}

impl RunInputs {
    /// Adds more inputs.
    pub fn add(&mut self, inputs: impl IntoIterator<Item = RunInput>) {
        self.0.extend(inputs);
    }

    /// Returns whether the file at this path is one of the inputs.
    pub fn has(&self, path: &Path) -> bool {
        self.has_file(of_path(path))
    }

    /// Returns whether standard output is redirected to a file that is one of the inputs.
    pub fn has_stdout(&self) -> bool {
        self.has_file(regular(Handle::stdout()))
    }

    fn has_file(&self, file: Option<Handle>) -> bool {
        file.is_some_and(|file| {
            self.0.iter().any(|input| input.file().is_some_and(|input| input == file))
        })
    }
}

/// Returns the failure that an input is not overwritten. Its message says what to do instead.
pub fn refused(name: &str, texts: &Texts) -> Failure {
    Failure::Message(texts.say("out-is-input", &[("name", name.into())]))
}

impl RunInput {
    /// Returns the regular file of this input; `None` if it is a pipe, a device or missing.
    fn file(&self) -> Option<Handle> {
        match self {
            RunInput::Stdin => regular(Handle::stdin()),
            RunInput::File(path) => of_path(path),
        }
    }
}

/// Returns whether both paths lead to one regular file.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    of_path(one).zip(of_path(other)).is_some_and(|(one, other)| one == other)
}

/// Returns the regular file at a path; `None` if there is none. Pipes are not opened, because that
/// would wait for the process at the other end.
fn of_path(path: &Path) -> Option<Handle> {
    fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    Handle::from_path(path).ok()
}

fn regular(handle: io::Result<Handle>) -> Option<Handle> {
    handle.ok().filter(|handle| handle.as_file().metadata().is_ok_and(|found| found.is_file()))
}
